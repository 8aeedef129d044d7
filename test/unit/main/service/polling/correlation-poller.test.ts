import { describe, expect, it } from 'vitest';
import type { PollSnapshot } from '../../../../../main/service/polling/poll-run';
import { type ScriptedAnswer, type SeenRequest, scripted } from '../scripted-service';

const isPoll = ({ path }: SeenRequest) => path.includes('/correlation');
const user = { json: { userId: 'u' } };
const notYet = { status: 404, json: { type: 'notFound', message: 'no' } };
const minutes = (count: number) => count * 60_000;

function polled(answer: (nth: number, request: SeenRequest) => ScriptedAnswer, random = () => 0.5) {
  let polls = 0;
  return scripted(
    (request) => {
      if (!isPoll(request)) return user;
      polls += 1;
      return answer(polls, request);
    },
    { random },
  );
}

const run = { key: 'categorization.correlation', userId: 'u', correlationId: 'c-1' } as const;

describe('polling a run (B029)', () => {
  it('when the answer never comes: intervals double from 0.5 s to 30 s and it ends at the budget, not as a failure', async () => {
    const { client, clock, requests } = polled(
      () => notYet,
      () => 0,
    );
    const states: string[] = [];
    const poll = client.poll({ ...run, onChange: ({ state }) => states.push(state) });
    await clock.advance(minutes(20));
    const times = requests.filter(isPoll).map(({ atMs }) => atMs);
    const gaps = times.map((atMs, index) => atMs - (times[index - 1] ?? 0));
    expect(gaps.slice(0, 8)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 25_000, 25_000]);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(30_000);
    expect(times.at(-1)).toBe(minutes(15));
    expect(poll.snapshot()).toMatchObject({ state: 'outOfBudget', nextPollAt: null });
    expect([...new Set(states)]).toEqual(['running', 'noAnswerYet', 'outOfBudget']);
    expect((await poll.settled()).state).toBe('outOfBudget');
    expect(client.polls()).toEqual([]);
  });

  it('when out of budget and continued: goes on, and can still be done', async () => {
    let isDone = false;
    const { client, clock } = polled(() => (isDone ? { json: { status: 'ok' } } : notYet));
    const poll = client.poll({ ...run, budgetMs: 10_000 });
    await clock.advance(20_000);
    expect(poll.snapshot().state).toBe('outOfBudget');
    poll.continueFor(minutes(1));
    expect(poll.snapshot().state).toBe('running');
    isDone = true;
    await clock.advance(minutes(1));
    expect(await poll.settled()).toMatchObject({ state: 'done', value: { status: 'ok' } });
  });

  it('when stopped, and when its user is deleted: not one poll more', async () => {
    const { client, clock, requests } = polled(() => notYet);
    const stopped = client.poll(run);
    const orphan = client.poll({ ...run, userId: 'gone' });
    await clock.advance(5_000);
    stopped.stop();
    await client.call('users.delete', { path: { 'user-id': 'gone' } });
    const before = requests.filter(isPoll).length;
    await clock.advance(minutes(20));
    expect(requests.filter(isPoll)).toHaveLength(before);
    expect((await stopped.settled()).state).toBe('stopped');
    expect((await orphan.settled()).state).toBe('stopped');
  });

  it('when the user does not exist: says so instead of polling its 404', async () => {
    const { client, clock, requests } = scripted(() => notYet);
    const poll = client.poll(run);
    await clock.advance(minutes(1));
    expect(await poll.settled()).toMatchObject({ state: 'unknownUser', fault: { code: 'service.notFound' } });
    expect(requests.filter(isPoll)).toHaveLength(0);
  });

  it('when the poll is forbidden: fails with that reason', async () => {
    const { client, clock } = polled(() => ({ status: 403, json: { type: 'forbidden', message: 'no' } }));
    const poll = client.poll(run);
    await clock.advance(minutes(1));
    expect(await poll.settled()).toMatchObject({ state: 'failed', fault: { code: 'service.missingScope' } });
  });

  it('when polls meet 5xx, a cut connection and 202: goes on and names the trouble', async () => {
    const faults: ScriptedAnswer[] = [
      { status: 503, json: {} },
      { fails: Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } }) },
      { status: 202, json: {} },
      notYet,
    ];
    const seen: (string | undefined)[] = [];
    const { client, clock } = polled((nth) => faults[nth - 1] ?? { status: 200 });
    const poll = client.poll({ ...run, onChange: ({ fault }) => seen.push(fault?.code) });
    await clock.advance(minutes(1));
    expect((await poll.settled()).state).toBe('done');
    expect(new Set(seen)).toEqual(new Set([undefined, 'service.unavailable', 'service.answerUnknown']));
  });

  it('when the machine sleeps for hours: no poll, no budget spent, and on waking it looks soon', async () => {
    let isDone = false;
    const { client, clock, requests } = polled(() => (isDone ? {} : notYet));
    const poll = client.poll(run);
    await clock.advance(minutes(5));
    client.suspend();
    const before = { polls: requests.filter(isPoll).length, elapsedMs: poll.snapshot().elapsedMs };
    await clock.advance(minutes(600));
    expect(requests.filter(isPoll)).toHaveLength(before.polls);
    expect(poll.snapshot().elapsedMs).toBe(before.elapsedMs);
    client.resume();
    isDone = true;
    await clock.advance(2_000);
    expect((await poll.settled()).state).toBe('done');
  });

  it('when the program starts again: a saved run goes on with its interval, attempt and budget', async () => {
    const first = polled(() => notYet);
    const saved: PollSnapshot[] = [];
    first.client.poll({ ...run, onChange: (snapshot) => saved.push(snapshot) });
    await first.clock.advance(minutes(3));
    const last = JSON.parse(JSON.stringify(saved.at(-1))) as PollSnapshot;
    first.client.close();

    const second = polled(() => notYet);
    const poll = second.client.poll({ ...run, resumeFrom: last });
    expect(poll.id).toBe(last.id);
    expect(poll.snapshot()).toMatchObject({
      startedAt: last.startedAt,
      attempt: last.attempt,
      correlationId: 'c-1',
    });
    await second.clock.advance(minutes(20));
    const polls = second.requests.filter(isPoll);
    const spentMs = polls.at(-1)?.atMs ?? 0;
    expect(spentMs + last.elapsedMs).toBeGreaterThan(minutes(15) - 1_000);
    expect(spentMs + last.elapsedMs).toBeLessThan(minutes(15) + 1_000);
    expect(polls.length).toBeLessThan(45);
  });

  it('when the wall clock jumps a day ahead or back: interval and budget do not care', async () => {
    const { client, clock, requests } = polled(() => notYet);
    const poll = client.poll(run);
    await clock.advance(minutes(2));
    clock.jump(86_400_000);
    await clock.advance(minutes(2));
    clock.jump(-2 * 86_400_000);
    await clock.advance(minutes(2));
    expect(poll.snapshot().state).toBe('noAnswerYet');
    expect(requests.filter(isPoll).length).toBeGreaterThan(12);
    await clock.advance(minutes(10));
    expect(poll.snapshot().state).toBe('outOfBudget');
  });

  it('sends the identifier as header and as query parameter, under the names of the connection', async () => {
    const { client, clock, requests } = polled(() => ({}));
    client.poll(run);
    await clock.advance(2_000);
    const [poll] = requests.filter(isPoll);
    expect(poll?.headers.get('service-correlation-id')).toBe('c-1');
    expect(poll?.path).toBe('/users/u/categorization/correlation?correlationId=c-1');
  });

  it('when a 400 says that one of the two is not liked: drops one, and remembers', async () => {
    const { client, clock, requests } = polled((_nth, { path }) =>
      path.includes('correlationId=') ? { status: 400, json: {} } : notYet,
    );
    client.poll(run);
    await clock.advance(10_000);
    expect(client.learned().correlationRequestMode).toBe('header');
    const withBoth = requests.filter(isPoll).filter(({ path }) => path.includes('correlationId='));
    expect(withBoth).toHaveLength(1);
  });
});

describe('the limit of polls (interface.md 4.5)', () => {
  it('when ten runs poll at once for ten minutes: never three within a second, whoever asks', async () => {
    let chance = 0;
    const random = () => {
      chance = (chance + 0.37) % 1;
      return chance;
    };
    const { client, clock, requests } = polled(() => notYet, random);
    for (let index = 0; index < 10; index += 1) client.poll({ ...run, correlationId: `c-${index}` });
    // The explorer asks as well, past the poller.
    for (let index = 0; index < 5; index += 1) {
      client
        .call('company.credits.correlation', { path: { 'user-id': 'u' } })
        .catch((error: { code: string }) => expect(error.code).toBe('service.notFound'));
    }
    await clock.advance(minutes(10));
    const times = requests.filter(isPoll).map(({ atMs }) => atMs);
    for (const start of times) {
      expect(times.filter((atMs) => atMs >= start && atMs < start + 1_000).length).toBeLessThanOrEqual(2);
    }
    expect(times.length).toBeGreaterThan(200);
    const perMinute = Array.from({ length: 10 }, (_, minute) => {
      return times.filter((atMs) => Math.floor(atMs / 60_000) === minute).length;
    });
    expect(perMinute[9]).toBeLessThan(perMinute[0] ?? 0);
  });
});

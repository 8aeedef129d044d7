import { describe, expect, it } from 'vitest';
import { outcomeOf, scripted } from '../scripted-service';
import { settle } from '../simulated-clock';

const readUser = (id: string, more: object = {}) => ({ path: { 'user-id': id }, ...more });

describe('a rate limit (B027)', () => {
  it('when request 5 of 20 gets 429 with Retry-After 3: nothing leaves for 3 s, then one at a time, all arrive once', async () => {
    const answered = new Map<string, number>();
    const { client, clock, requests, states } = scripted(
      ({ path }, nth) => {
        if (nth === 5) return { status: 429, headers: { 'retry-after': '3' }, json: {}, afterMs: 20 };
        answered.set(path, (answered.get(path) ?? 0) + 1);
        return { json: { userId: 'u' }, afterMs: 50 };
      },
      { limits: { concurrency: 4 } },
    );
    const calls = Array.from({ length: 20 }, (_, index) => client.call('users.get', readUser(`u${index}`)));
    const all = outcomeOf(Promise.all(calls));
    await clock.advance(10_000);
    expect((await all).error).toBeUndefined();

    const refusedAtMs = (requests[4]?.atMs ?? 0) + 20;
    const later = requests.filter(({ atMs }) => atMs > refusedAtMs).map(({ atMs }) => atMs - refusedAtMs);
    expect(Math.min(...later)).toBeGreaterThanOrEqual(3_000);
    expect(Math.min(...later)).toBeLessThanOrEqual(3_600);
    const gaps = later.slice(1).map((atMs, index) => atMs - (later[index] ?? 0));
    expect(gaps.every((gap) => gap >= 50)).toBe(true);
    expect(answered.size).toBe(20);
    expect([...answered.values()].every((times) => times === 1)).toBe(true);

    const waiting = states.find(({ state }) => state === 'waiting');
    expect(waiting?.waitSeconds).toBeGreaterThanOrEqual(3);
    expect(waiting?.waitSeconds).toBeLessThanOrEqual(4);
    expect(waiting?.waitingUntil).toMatch(/^2026-03-02T08:00:03/);
    expect(states.at(-1)?.state).toBe('idle');
  });

  it('when 429 names no time: waits grow from one answer to the next and shrink back after a good one', async () => {
    const { client, clock, requests } = scripted((_request, nth) =>
      nth <= 4 ? { status: 429, json: {} } : { json: { userId: 'u' } },
    );
    const call = outcomeOf(client.call('users.get', readUser('u')));
    await clock.advance(60_000);
    expect((await call).error).toBeUndefined();
    const gaps = requests.slice(1).map(({ atMs }, index) => atMs - (requests[index]?.atMs ?? 0));
    expect(gaps).toEqual([1_100, 2_200, 4_400, 8_500]);
  });

  it('when the two clocks are read some milliseconds apart: tells one moment; when the wall clock is set, the new one', async () => {
    const { client, clock } = scripted(() => ({ status: 429, headers: { 'retry-after': '60' }, json: {} }));
    const call = outcomeOf(client.call('users.get', readUser('u')));
    await clock.advance(100);
    const { waitingUntil } = client.state();
    expect(waitingUntil).toMatch(/^2026-03-02T08:01:0/);
    for (const byMs of [1, 2, -7]) {
      clock.jump(byMs);
      expect(client.state().waitingUntil).toBe(waitingUntil);
    }
    clock.jump(3_600_000);
    expect(client.state().waitingUntil).toMatch(/^2026-03-02T09:01:0/);
    await clock.advance(3_600_000);
    await call;
  });

  it('when 429 goes on for ever: the call ends with a clear error instead of hanging', async () => {
    const { client, clock, requests } = scripted(() => ({ status: 429, json: {} }));
    const call = outcomeOf(client.call('users.get', readUser('u')));
    await clock.advance(3_600_000);
    expect((await call).error).toMatchObject({ code: 'service.rateLimited', status: 429 });
    expect(requests).toHaveLength(11);
  });

  it('when the service asks for longer than a call is willing to wait: that call ends at once, saying how long', async () => {
    const { client, requests } = scripted(() => ({
      status: 429,
      headers: { 'retry-after': '3600' },
      json: {},
    }));
    await expect(client.call('users.get', readUser('u', { maxPauseMs: 1_000 }))).rejects.toMatchObject({
      code: 'service.rateLimited',
      details: { waitSeconds: 3601 },
    });
    expect(requests).toHaveLength(1);
  });

  it('when /auth itself gets 429: the connection pauses alike', async () => {
    const { client, clock, auths, states } = scripted(() => ({ json: { userId: 'u' } }), {
      onAuth: (nth) =>
        nth === 1
          ? { status: 429, headers: { 'retry-after': '2' } }
          : { json: { access_token: 't', expires_in: 300 } },
    });
    const call = outcomeOf(client.call('users.get', readUser('u')));
    await clock.advance(5_000);
    expect((await call).error).toBeUndefined();
    expect((auths[1]?.atMs ?? 0) - (auths[0]?.atMs ?? 0)).toBeGreaterThanOrEqual(2_000);
    expect(states.some(({ state }) => state === 'waiting')).toBe(true);
  });
});

describe('the door of a connection', () => {
  it('when calls of different weight wait: high goes before normal before low', async () => {
    const { client, clock, requests } = scripted(() => ({ json: { userId: 'u' }, afterMs: 10 }), {
      limits: { concurrency: 1 },
    });
    await Promise.all([client.test(), clock.advance(100)]);
    requests.length = 0;
    const calls = [
      client.call('users.get', readUser('first')),
      client.call('users.get', readUser('low', { priority: 'low' })),
      client.call('users.get', readUser('normal')),
      client.call('users.get', readUser('high', { priority: 'high' })),
    ];
    await clock.advance(100);
    await Promise.all(calls);
    expect(requests.map(({ path }) => path.split('/').at(-1))).toEqual(['first', 'high', 'normal', 'low']);
  });

  it('when 50 calls come at once: never more than the agreed number are under way', async () => {
    const { client, clock, states } = scripted(() => ({ json: { userId: 'u' }, afterMs: 10 }));
    let most = 0;
    const calls = Array.from({ length: 50 }, (_, index) => client.call('users.get', readUser(`u${index}`)));
    for (let step = 0; step < 20; step += 1) {
      await clock.advance(5);
      most = Math.max(most, client.state().inFlight);
    }
    await clock.advance(1_000);
    await Promise.all(calls);
    expect(most).toBe(6);
    expect(states.at(-1)).toMatchObject({ state: 'idle', queued: 0, inFlight: 0 });
  });

  it('when the machine sleeps: nothing leaves until it is awake, and waiting calls go on then', async () => {
    const { client, clock, requests } = scripted(() => ({ json: { userId: 'u' } }));
    client.suspend();
    expect(client.state().state).toBe('suspended');
    const call = outcomeOf(client.call('users.get', readUser('u')));
    await clock.advance(60_000);
    expect(requests).toHaveLength(0);
    client.resume();
    await clock.advance(10);
    expect((await call).error).toBeUndefined();
  });

  it('when a waiting call is cancelled: it leaves the queue and is never sent', async () => {
    const { client, clock, requests } = scripted(() => ({ json: { userId: 'u' }, afterMs: 100 }), {
      limits: { concurrency: 1 },
    });
    const abort = new AbortController();
    const first = client.call('users.get', readUser('first'));
    const second = outcomeOf(client.call('users.get', readUser('second', { signal: abort.signal })));
    await clock.advance(10);
    abort.abort();
    expect((await second).error).toMatchObject({ code: 'service.cancelled', details: { wasSent: 'no' } });
    await clock.advance(500);
    await first;
    expect(requests).toHaveLength(1);
  });

  it('when the client is closed: everything under way and everything later ends as cancelled', async () => {
    const { client, clock } = scripted(() => ({ json: { userId: 'u' }, afterMs: 10_000 }));
    const calls = Array.from({ length: 10 }, (_, index) =>
      outcomeOf(client.call('users.get', readUser(`u${index}`))),
    );
    await clock.advance(100);
    client.close();
    await settle();
    for (const { error } of await Promise.all(calls))
      expect(error).toMatchObject({ code: 'service.cancelled' });
    await expect(client.call('users.list')).rejects.toMatchObject({ code: 'service.cancelled' });
    expect(client.tokenState()).toEqual({ state: 'none' });
  });
});

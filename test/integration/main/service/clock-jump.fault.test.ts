import { describe, expect, it } from 'vitest';
import { outcomeOf, scripted } from '../../../unit/main/service/scripted-service';

const day = 86_400_000;
const good = { json: { userId: 'u1' } };
const read = { path: { 'user-id': 'u1' } };

describe.each([
  ['ahead', day],
  ['back', -day],
])('when the wall clock jumps a day %s', (_where, byMs) => {
  it('in the life of a token: no expired one is sent, at most one /auth more than needed', async () => {
    const { client, clock, auths, requests } = scripted(() => good);
    await client.call('users.get', read);
    clock.jump(byMs);
    await client.call('users.get', read);
    await clock.advance(241_000);
    await client.call('users.get', read);
    expect(requests).toHaveLength(3);
    expect(auths.length).toBeGreaterThanOrEqual(2);
    expect(auths.length).toBeLessThanOrEqual(3);
    expect(requests.at(-1)?.headers.get('authorization')).toBe(`Bearer token-${auths.length}`);
  });

  it('in a pause of 3 s: it stays 3 s, and the window is told the new time of day', async () => {
    const { client, clock, requests } = scripted((_request, nth) =>
      nth === 1 ? { status: 429, headers: { 'retry-after': '3' } } : good,
    );
    const call = outcomeOf(client.call('users.get', read));
    await clock.advance(1_000);
    clock.jump(byMs);
    expect(client.state()).toMatchObject({ state: 'waiting', waitSeconds: 3 });
    await clock.advance(1_900);
    expect(requests).toHaveLength(1);
    await clock.advance(1_000);
    expect((await call).error).toBeUndefined();
    expect(requests[1]?.atMs).toBeGreaterThanOrEqual(3_000);
    expect(requests[1]?.atMs).toBeLessThan(4_000);
  });

  it('before a Retry-After date: the date of the answer counts, not this machine', async () => {
    const headers = { 'retry-after': 'Mon, 02 Mar 2026 08:00:05 GMT', date: 'Mon, 02 Mar 2026 08:00:00 GMT' };
    const { client, clock, requests } = scripted((_request, nth) =>
      nth === 1 ? { status: 429, headers } : good,
    );
    clock.jump(byMs);
    const call = outcomeOf(client.call('users.get', read));
    await clock.advance(10_000);
    expect((await call).error).toBeUndefined();
    expect(requests[1]?.atMs).toBeGreaterThanOrEqual(5_000);
    expect(requests[1]?.atMs).toBeLessThan(7_000);
  });

  it('in a back-off and in a poll: both go on at their own pace', async () => {
    let isDone = false;
    const { client, clock, requests } = scripted(({ path }, nth) => {
      if (path.includes('/correlation')) return isDone ? {} : { status: 404, json: {} };
      return nth === 1 ? { status: 503 } : good;
    });
    const call = outcomeOf(client.call('users.get', read));
    await clock.advance(100);
    clock.jump(byMs);
    await clock.advance(1_000);
    expect((await call).error).toBeUndefined();
    const poll = client.poll({ key: 'categorization.correlation', userId: 'u1' });
    await clock.advance(5_000);
    clock.jump(-byMs);
    const before = requests.length;
    await clock.advance(5_000);
    expect(requests.length).toBe(before + 1);
    isDone = true;
    await clock.advance(30_000);
    expect((await poll.settled()).state).toBe('done');
  });
});

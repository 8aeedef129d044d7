import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../../main/service/transport/service-error';
import { grant, outcomeOf, scripted } from './scripted-service';
import { settle } from './simulated-clock';

const ok = () => ({ json: { userId: 'u' } });
const readUser = { path: { 'user-id': 'u' } };

describe('the access token (SEC-16)', () => {
  it('when 80 % of its life are over: is renewed before the next call, not earlier', async () => {
    const { client, clock, auths, requests } = scripted(ok);
    await client.call('users.get', readUser);
    await clock.advance(239_000);
    await client.call('users.get', readUser);
    expect(auths).toHaveLength(1);
    await clock.advance(1_000);
    await client.call('users.get', readUser);
    expect(auths).toHaveLength(2);
    expect(requests.at(-1)?.headers.get('authorization')).toBe('Bearer token-2');
  });

  it('when an upload takes twenty minutes with tokens of 300 s, two batches under way: no call meets a dead one (feature 39)', async () => {
    const grantedAt: number[] = [];
    const { client, clock, auths, requests, activity } = scripted(
      ({ headers, atMs }) => {
        const nth = Number(headers.get('authorization')?.slice('Bearer token-'.length));
        const isDead = atMs - (grantedAt[nth - 1] ?? Number.NEGATIVE_INFINITY) >= 300_000;
        return isDead ? { status: 401 } : { json: {}, afterMs: 7_000 };
      },
      {
        onAuth: (nth, { atMs }) => {
          grantedAt.push(atMs);
          return grant(nth);
        },
      },
    );
    const path = { 'user-id': 'u', 'account-id': 'a' };
    const lane = async () => {
      while (clock.monotonicMs() < 20 * 60_000)
        await client.call('upload.addTransactions', { path, rawBody: '[]', repeat: false });
    };
    const walked = Promise.all([lane(), lane()]);
    await clock.advance(21 * 60_000);
    await walked;
    expect(requests.length).toBeGreaterThan(300);
    expect(activity.filter(({ status }) => status !== 200)).toEqual([]);
    // One at the start, and one whenever four fifths of its life are over.
    expect(auths).toHaveLength(5);
  });

  it('when two calls meet an old one, and only one of them sees the new one refused: that one fails, the other goes on', async () => {
    const { client, clock, auths, requests } = scripted(({ headers, path }, nth) => {
      const isOld = nth > 1 && headers.get('authorization') === 'Bearer token-1';
      if (isOld || path === '/users/odd') return { status: 401, afterMs: 10 };
      return { json: { userId: 'u' }, afterMs: 20 };
    });
    const first = client.call('users.get', readUser);
    await clock.advance(100);
    await first;
    const odd = outcomeOf(client.call('users.get', { path: { 'user-id': 'odd' } }));
    const good = outcomeOf(client.call('users.get', readUser));
    await clock.advance(1_000);
    expect((await odd).error).toMatchObject({ code: 'service.tokenRefused' });
    expect((await good).error).toBeUndefined();
    expect(auths).toHaveLength(2);
    expect(requests).toHaveLength(5);
    expect(client.tokenState()).toMatchObject({ state: 'valid' });
  });

  it('when one that was renewed in time is refused once: that is no second refusal, though a late answer told of the first', async () => {
    let refuses = '';
    const { client, clock, auths } = scripted(({ headers, path }) => {
      const token = headers.get('authorization') ?? '';
      if (path === '/users/slow' && token === 'Bearer token-1') return { status: 401, afterMs: 500 };
      return token === refuses ? { status: 401 } : { json: { userId: 'u' } };
    });
    await client.call('users.get', readUser);
    const slow = outcomeOf(client.call('users.get', { path: { 'user-id': 'slow' } }));
    refuses = 'Bearer token-1';
    await client.call('users.get', readUser);
    await clock.advance(600);
    expect((await slow).error).toBeUndefined();
    await clock.advance(250_000);
    refuses = 'Bearer token-3';
    await client.call('users.get', readUser);
    expect(auths).toHaveLength(4);
  });

  it('when the service takes no token at all: each call asks for one at most, and a press of a button helps as soon as it does', async () => {
    let isMended = false;
    const { client, auths, requests } = scripted(() => (isMended ? ok() : { status: 401 }));
    const failed = () => outcomeOf(client.call('users.get', readUser)).then(({ error }) => error);
    for (const call of [1, 2, 3, 4, 5]) {
      expect(await failed()).toMatchObject({ code: 'service.tokenRefused' });
      expect(client.tokenState().state).not.toBe('refused');
      expect(auths.length).toBeLessThanOrEqual(call + 1);
      expect(requests.length).toBeLessThanOrEqual(call + 1);
    }
    isMended = true;
    expect(await failed()).toBeUndefined();
  });

  it('when the answer spells it accessToken, gives its life as text and scopes as a list: is understood', async () => {
    const { client } = scripted(ok, {
      onAuth: () => ({
        json: { accessToken: 'x', expires_in: '120', scope: ['a', 'c'], 'not-before-policy': 0 },
      }),
    });
    await client.call('users.get', readUser);
    expect(client.tokenState()).toMatchObject({ state: 'valid', lifeSeconds: 120, scopes: ['a', 'c'] });
  });

  it('is asked for with exactly the three form fields of interface.md 4.1', async () => {
    const { client, auths } = scripted(ok);
    await client.call('users.get', readUser);
    const form = Object.fromEntries(new URLSearchParams(auths[0]?.body));
    expect(form).toEqual({
      client_id: 'client-1',
      client_secret: 'secret-of-the-test',
      grant_type: 'client_credentials',
    });
    expect(auths[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  });

  it('when asked for its state: tells expiry and scopes, never itself', async () => {
    const { client } = scripted(ok);
    expect(client.tokenState()).toEqual({ state: 'none' });
    await client.call('users.get', readUser);
    expect(client.tokenState()).toEqual({
      state: 'valid',
      expiresAt: '2026-03-02T08:05:00.000Z',
      lifeSeconds: 300,
      scopes: ['a', 'b'],
    });
  });

  it('when dropped, and when the machine goes to sleep: is asked for anew', async () => {
    const { client, auths } = scripted(ok);
    await client.call('users.get', readUser);
    client.dropToken();
    expect(client.tokenState()).toEqual({ state: 'none' });
    await client.call('users.get', readUser);
    client.suspend();
    expect(client.tokenState()).toEqual({ state: 'none' });
    client.resume();
    await client.call('users.get', readUser);
    expect(auths).toHaveLength(3);
  });

  it('when dropped while it is on its way: the answer is thrown away and the waiting call gets a newer one', async () => {
    const { client, clock, auths, requests } = scripted(ok, {
      onAuth: (nth) => ({ ...grant(nth), afterMs: 100 }),
    });
    const call = outcomeOf(client.call('users.get', readUser));
    await clock.advance(50);
    client.dropToken();
    await clock.advance(300);
    expect((await call).error).toBeUndefined();
    expect(auths).toHaveLength(2);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-2');
  });

  it('when the wall clock jumps back a day: an expired token is still not sent', async () => {
    const { client, clock, auths } = scripted(ok);
    await client.call('users.get', readUser);
    clock.jump(-86_400_000);
    await clock.advance(241_000);
    await client.call('users.get', readUser);
    expect(auths).toHaveLength(2);
  });

  it('when the wall clock jumps ahead a day, as after a sleep nobody announced: is renewed first', async () => {
    const { client, clock, auths, requests } = scripted(ok);
    await client.call('users.get', readUser);
    clock.jump(86_400_000);
    await client.call('users.get', readUser);
    expect(auths).toHaveLength(2);
    expect(requests).toHaveLength(2);
  });

  it('when the keychain is locked: its own error reaches the caller and nothing is sent', async () => {
    const locked = Object.assign(new Error('locked'), { code: 'keychain.locked' });
    const { client, auths, requests } = scripted(ok, { readSecret: () => Promise.reject(locked) });
    await expect(client.call('users.get', readUser)).rejects.toBe(locked);
    expect(auths.length + requests.length).toBe(0);
  });

  it('when there is no secret: says so', async () => {
    const { client } = scripted(ok, { readSecret: async () => '' });
    await expect(client.call('users.get', readUser)).rejects.toMatchObject({ code: 'service.secretMissing' });
  });
});

describe('a wrong client id or secret (B028)', () => {
  it.each([
    [401, 'service.unauthorized'],
    [400, 'service.unauthorized'],
    [403, 'service.logInRefused'],
  ])(
    'when /auth answers %i: one repeat, over within 2 s, then silence until the secret changes',
    async (status, code) => {
      let isRight = false;
      const { client, clock, auths, requests } = scripted(ok, {
        onAuth: (nth) => (isRight ? grant(nth) : { status, json: { type: 'unauthorized', message: 'no' } }),
      });
      const calls = Array.from({ length: 5 }, () => outcomeOf(client.call('users.get', readUser)));
      await clock.advance(2_000);
      for (const { error } of await Promise.all(calls)) {
        expect(error).toBeInstanceOf(ServiceError);
        expect(error).toMatchObject({
          code,
          details: { host: 'service.example', status, message: 'no' },
        });
      }
      expect(auths).toHaveLength(2);

      await clock.advance(3_600_000);
      await expect(client.call('users.get', readUser)).rejects.toMatchObject({ code });
      expect(client.tokenState()).toEqual({ state: 'refused', code });
      expect(auths).toHaveLength(2);
      expect(requests).toHaveLength(0);

      isRight = true;
      client.credentialsChanged();
      await client.call('users.get', readUser);
      expect(auths).toHaveLength(3);
    },
  );

  it('when /auth is merely out of order: is asked again with growing waits, and works in the end', async () => {
    const { client, clock, auths } = scripted(ok, {
      onAuth: (nth) => (nth < 4 ? { status: 503, text: '<html><title>Down</title></html>' } : grant(nth)),
    });
    const call = outcomeOf(client.call('users.get', readUser));
    await clock.advance(10_000);
    expect((await call).error).toBeUndefined();
    const gaps = auths.slice(1).map((request, index) => request.atMs - (auths[index]?.atMs ?? 0));
    expect(gaps).toEqual([575, 1_150, 2_300]);
  });

  it('when /auth answers 200 without a token: one clear error, no loop', async () => {
    const { client, auths } = scripted(ok, { onAuth: () => ({ json: { hello: 1 } }) });
    await expect(client.call('users.get', readUser)).rejects.toMatchObject({
      code: 'service.badAnswer',
      details: { reason: 'noToken' },
    });
    await settle();
    expect(auths).toHaveLength(1);
  });
});

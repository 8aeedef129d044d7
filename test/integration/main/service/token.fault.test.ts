import { describe, expect, it } from 'vitest';
import { type Behaviour, json } from './bad-server';
import { badService, errorOf } from './bad-server-client';

const read = (id: string) => ({ path: { 'user-id': id } });
const unauthorized = json(401, { type: 'unauthorized', message: 'token expired' });

/** Answers 401 to any token but the newest named one. */
const onlyWith =
  (isGood: (token: string) => boolean, good: Behaviour): Behaviour =>
  (response, request) =>
    (isGood(String(request.headers.authorization)) ? good : unauthorized)(response, request);

describe('a token that is no longer good', () => {
  it('when 8 calls run with a token that has just expired: one /auth, each repeated exactly once, all succeed (B026)', async () => {
    const { server, client } = await badService({ limits: { concurrency: 8 } });
    const paths = Array.from({ length: 8 }, (_, index) => `u${index}`);
    const good = json(200, { userId: 'u' });
    for (const path of paths)
      server.on(
        `GET /users/${path}`,
        onlyWith((token) => token === 'Bearer token-2', good),
      );
    server.on('GET /cockpits', good);
    await client.call('cockpits.list');
    expect(server.of('POST /auth')).toHaveLength(1);

    const answers = await Promise.all(paths.map((path) => client.call('users.get', read(path))));
    expect(answers).toHaveLength(8);
    expect(server.of('POST /auth')).toHaveLength(2);
    for (const path of paths) expect(server.of(`GET /users/${path}`)).toHaveLength(2);
  });

  it('when 100 callers come with an expired token: exactly one /auth', async () => {
    const { server, client } = await badService();
    server.on('POST /auth', json(200, { access_token: 'short', expires_in: 1 }));
    server.on('GET /users/u1', json(200, { userId: 'u1' }));
    await client.call('users.get', read('u1'));
    await new Promise((resolve) => setTimeout(resolve, 850));
    server.on('POST /auth', (response, request) => {
      setTimeout(() => json(200, { access_token: 'long', expires_in: 300 })(response, request), 50);
    });
    const before = server.of('POST /auth').length;
    await Promise.all(Array.from({ length: 100 }, () => client.call('users.get', read('u1'))));
    expect(server.of('POST /auth').length - before).toBe(1);
    expect(server.of('GET /users/u1')).toHaveLength(101);
  });

  it('when 401 comes in the middle of an upload: the same body is sent once more with a new token', async () => {
    const { server, client } = await badService();
    const upload = 'POST /users/u1/banking/accounts/a1/transactions';
    const taken = json(201, {});
    server.on(upload, taken, taken, unauthorized, taken);
    for (const batch of [1, 2, 3, 4]) {
      await client.call('upload.addTransactions', {
        path: { 'user-id': 'u1', 'account-id': 'a1' },
        body: [{ transactionId: `t${batch}`, amount: 1, bookingDate: 1 }],
      });
    }
    const batches = server
      .of(upload)
      .map(({ body, headers }) => [JSON.parse(body)[0].transactionId, headers.authorization]);
    expect(batches).toEqual([
      ['t1', 'Bearer token-1'],
      ['t2', 'Bearer token-1'],
      ['t3', 'Bearer token-1'],
      ['t3', 'Bearer token-2'],
      ['t4', 'Bearer token-2'],
    ]);
  });

  it('when 401 comes twice: one clear error for the call and for all that wait, two /auth in all', async () => {
    const { server, client } = await badService({ limits: { concurrency: 2 } });
    for (let index = 0; index < 30; index += 1) server.on(`GET /users/u${index}`, unauthorized);
    const errors = await Promise.all(
      Array.from({ length: 30 }, (_, index) => errorOf(client.call('users.get', read(`u${index}`)))),
    );
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['service.tokenRefused']));
    expect(server.of('POST /auth')).toHaveLength(2);
    // The log-ins, two with the old token, two with the new, and one that took the place of the first of these.
    expect(server.taken.length).toBeLessThanOrEqual(2 + 5);
  });

  it('when only one endpoint answers 401 to a token that others accept: that call fails, the others go on', async () => {
    const { server, client } = await badService();
    server.on('GET /users/odd', unauthorized);
    server.on('GET /users/u1', json(200, { userId: 'u1' }));
    const odd = errorOf(client.call('users.get', read('odd')));
    const others = Promise.all(Array.from({ length: 20 }, () => client.call('users.get', read('u1'))));
    expect((await odd).code).toBe('service.tokenRefused');
    expect(await others).toHaveLength(20);
  });

  it('when the token lacks the scope: 403 names the scope; when it has it: plain forbidden', async () => {
    const { server, client } = await badService();
    const forbidden = json(403, { type: 'forbidden', message: 'scope' });
    server.on('GET /users/u1/analysis/company/credits', forbidden);
    server.on('POST /users/u1/trigger-analysis', forbidden);
    expect(await errorOf(client.call('company.credits', read('u1')))).toMatchObject({
      code: 'service.missingScope',
      details: { scope: 'company-credit' },
    });
    expect((await errorOf(client.call('users.triggerAnalysis', read('u1')))).code).toBe('service.forbidden');
  });
});

describe('a rate limit over real time', () => {
  it('when Retry-After says 1 s, or gives a date: no request leaves before', async () => {
    const { server, client, states } = await badService();
    const good = json(200, { userId: 'u1' });
    const inOneSecond: Behaviour = (response, request) => {
      const at = new Date(Math.ceil(Date.now() / 1000) * 1000 + 1_000).toUTCString();
      json(429, {}, { 'retry-after': at })(response, request);
    };
    server.on('GET /users/u1', json(429, {}, { 'retry-after': '1' }), good, inOneSecond, good);
    for (const _round of [1, 2]) {
      await Promise.all(Array.from({ length: 3 }, () => client.call('users.get', read('u1'))));
    }
    const times = server.of('GET /users/u1').map(({ atMs }) => atMs);
    const pauses = times.slice(1).map((atMs, index) => atMs - (times[index] ?? 0));
    expect(pauses.filter((pauseMs) => pauseMs >= 990).length).toBeGreaterThanOrEqual(1);
    expect(states.filter(({ state }) => state === 'waiting').length).toBeGreaterThanOrEqual(1);
  });

  it('when 429 comes without a time: pauses by itself and succeeds', async () => {
    const { server, client } = await badService();
    server.on('GET /users/u1', json(429, {}), json(429, {}), json(200, { userId: 'u1' }));
    expect((await client.call('users.get', read('u1'))).attempts).toBe(3);
  });
});

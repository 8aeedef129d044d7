import { describe, expect, it } from 'vitest';
import { cut, cutInside, drip, halfJson, html, json, raw, redirect, silence } from './bad-server';
import { badService, errorOf } from './bad-server-client';

const one = 'GET /users/u1';
const good = json(200, { userId: 'u1', type: 'company' });
const read = { path: { 'user-id': 'u1' } };

describe('an answer that goes wrong, to a call that is safe to repeat', () => {
  it('when 500 comes once: is asked again and the answer is used', async () => {
    const { server, client, activity } = await badService();
    server.on(one, json(500, { type: 'internal', message: 'oops' }), good);
    expect(await client.call('users.get', read)).toMatchObject({ value: { userId: 'u1' }, attempts: 2 });
    const lines = activity.filter(({ key }) => key === 'users.get');
    expect(lines.map(({ status, attempt }) => [status, attempt])).toEqual([
      [500, 1],
      [200, 2],
    ]);
  });

  it('when 503 comes for ever: ends after the first and five repeats, with growing waits', async () => {
    const { server, client } = await badService({ limits: { backOffBaseMs: 20, backOffCapMs: 200 } });
    server.on(one, json(503, { type: 'unavailable', message: 'maintenance' }));
    const error = await errorOf(client.call('users.get', read));
    expect(error).toMatchObject({
      code: 'service.unavailable',
      status: 503,
      details: { endpoint: 'GET /users/{user-id}', status: 503, attempts: 6, message: 'maintenance' },
    });
    const times = server.of(one).map(({ atMs }) => atMs);
    expect(times).toHaveLength(6);
    // 20, 40, 80, 160 and 200 ms at least.
    expect((times[5] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(490);
  });

  it('when 503 names a time: is not asked again before it', async () => {
    const { server, client } = await badService();
    server.on(one, json(503, {}, { 'retry-after': '0.3' }), good);
    await client.call('users.get', read);
    const [first, second] = server.of(one);
    expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThanOrEqual(290);
  });

  it.each([400, 403, 404, 405, 409, 410, 413, 415, 422])(
    'when %i comes: is never asked again',
    async (status) => {
      const { server, client } = await badService();
      server.on(one, json(status, { type: 'word', message: 'sentence' }), good);
      const error = await errorOf(client.call('users.get', read));
      expect(error.status).toBe(status);
      expect(server.of(one)).toHaveLength(1);
    },
  );

  it('when the connection is cut before the answer, and inside it: is asked again', async () => {
    const { server, client, activity } = await badService();
    server.on(one, cut, cutInside, good);
    expect(await client.call('users.get', read)).toMatchObject({ attempts: 3 });
    expect(activity.filter(({ failure }) => failure?.kind === 'network')).toHaveLength(2);
  });

  it('when half a JSON comes once: is asked again; when it comes always: a bad answer, not a crash', async () => {
    const { server, client } = await badService();
    server.on(one, halfJson, good);
    expect((await client.call('users.get', read)).attempts).toBe(2);
    server.on(one, halfJson);
    const error = await errorOf(client.call('users.get', read));
    expect(error).toMatchObject({ code: 'service.badAnswer', status: 200, details: { reason: 'notJson' } });
  });

  it('when a page of a proxy comes with 502: a readable error with status and the title of the page', async () => {
    const { server, client } = await badService();
    server.on(one, html(502));
    const error = await errorOf(client.call('users.get', read));
    expect(error).toMatchObject({
      code: 'service.unavailable',
      details: { status: 502, message: 'Bad gateway of the proxy' },
    });
  });

  it('when a page comes with 200, as of a hotel network: a bad answer, asked once', async () => {
    const { server, client } = await badService();
    server.on(one, html(200));
    const error = await errorOf(client.call('users.get', read));
    expect(error).toMatchObject({ code: 'service.badAnswer', details: { reason: 'html' } });
    expect(server.of(one)).toHaveLength(1);
  });

  it('when 200 is empty: a bad answer where a user was promised, nothing found for a result, fine for a deletion', async () => {
    const { server, client } = await badService();
    server.on(one, raw(200, '')).on('DELETE /users/u1', raw(200, ''));
    server.on('GET /users/u1/analysis/company/credits', raw(200, ''));
    expect(await errorOf(client.call('users.get', read))).toMatchObject({ details: { reason: 'empty' } });
    const result = await client.call('company.credits', read);
    expect(result).toMatchObject({ status: 200, value: undefined, isExpectedShape: false });
    expect(await client.call('users.delete', read)).toMatchObject({ status: 200, value: undefined });
  });

  it('when 204 comes: is accepted without a body', async () => {
    const { server, client } = await badService();
    server.on('POST /users/u1/banking/accounts/a1/transactions', raw(204, ''));
    const answer = await client.call('upload.addTransactions', {
      path: { 'user-id': 'u1', 'account-id': 'a1' },
      body: [{ transactionId: 't1', amount: 1, bookingDate: 1 }],
    });
    expect(answer).toMatchObject({ status: 204, value: undefined });
  });

  it('when the answer drips for ever: the time-out ends it, whole call included', async () => {
    const { server, client } = await badService({ limits: { maxRepeats: 1 } });
    server.on(one, drip(20));
    const error = await errorOf(client.call('users.get', { ...read, timeoutMs: 150 }));
    expect(error).toMatchObject({ code: 'service.timeout', details: { timeoutSeconds: 0.15, attempts: 2 } });
  });

  it('when no answer comes at all: time-out, and a cancelled call ends at once', async () => {
    const { server, client } = await badService({ limits: { maxRepeats: 0 } });
    server.on(one, silence);
    expect((await errorOf(client.call('users.get', { ...read, timeoutMs: 100 }))).code).toBe(
      'service.timeout',
    );
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 50);
    const startMs = performance.now();
    const error = await errorOf(client.call('users.get', { ...read, signal: abort.signal }));
    expect(error).toMatchObject({ code: 'service.cancelled', details: { wasSent: 'yes' } });
    expect(performance.now() - startMs).toBeLessThan(1_500);
  });

  it('when JSON comes as text/plain or without a type: is read as JSON', async () => {
    const { server, client } = await badService();
    const text = JSON.stringify({ userId: 'u1' });
    server.on(one, raw(200, text, { 'content-type': 'text/plain' }), raw(200, `\uFEFF${text}`));
    expect((await client.call('users.get', read)).value.userId).toBe('u1');
    expect((await client.call('users.get', read)).value.userId).toBe('u1');
  });

  it('when the text claims to be JSON and is not: a bad answer', async () => {
    const { server, client } = await badService({ limits: { maxRepeats: 0 } });
    server.on(one, raw(200, 'hello', { 'content-type': 'application/json' }));
    expect(await errorOf(client.call('users.get', read))).toMatchObject({ details: { reason: 'notJson' } });
  });

  it('when the answer is larger than the memory bound: ends, instead of filling the memory', async () => {
    const { server, client } = await badService({ limits: { maxAnswerBytes: 1_000 } });
    server.on(one, raw(200, JSON.stringify({ userId: 'x'.repeat(5_000) })));
    expect(await errorOf(client.call('users.get', read))).toMatchObject({
      code: 'service.badAnswer',
      details: { reason: 'tooLarge' },
    });
  });

  it('when nobody listens: a network error with host and code', async () => {
    const { server, client } = await badService({ limits: { maxRepeats: 1 } });
    const { host } = new URL(server.baseAddress);
    await server.stop();
    expect(await errorOf(client.call('users.get', read))).toMatchObject({
      code: 'service.network',
      details: { host, reason: 'ECONNREFUSED', attempts: 2 },
    });
  });

  it('when members appear that nobody documented: they are kept', async () => {
    const { server, client } = await badService();
    server.on(one, json(200, { userId: 'u1', brandNew: { deep: [1] } }));
    expect((await client.call('users.get', read)).value).toEqual({ userId: 'u1', brandNew: { deep: [1] } });
  });
});

describe('a redirect of an API call (SEC-17)', () => {
  it('when 302 points to another origin, also from /auth: is refused, and the other origin sees nothing', async () => {
    const { server, client } = await badService();
    const other = await badService();
    server.on(one, redirect(`${other.server.baseAddress}/users/u1`));
    const error = await errorOf(client.call('users.get', read));
    expect(error.code).toBe('service.redirectRefused');
    expect(server.of(one)).toHaveLength(1);

    client.dropToken();
    server.on('POST /auth', redirect(`${other.server.baseAddress}/auth`));
    expect((await errorOf(client.call('users.get', read))).code).toBe('service.redirectRefused');
    expect(other.server.taken).toHaveLength(0);
  });

  it('when 307 points to the same origin: is refused as well', async () => {
    const { server, client } = await badService();
    server.on(one, (response) => response.writeHead(307, { location: '/api/v1/users/u2' }).end());
    expect((await errorOf(client.call('users.get', read))).code).toBe('service.redirectRefused');
    expect(server.of('GET /users/u2')).toHaveLength(0);
  });
});

import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_SCOPES } from '../../../../main/local-service/ground/scopes';
import { openService, type ServiceUnderTest, transaction } from './service-under-test';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await openService({ clientId: 'client', clientSecret: 'canary-secret', control: true });
});
afterAll(async () => {
  await service.stop();
});

const postAuth = (members: Record<string, string>) =>
  fetch(`${service.address}/auth`, { method: 'POST', body: new URLSearchParams(members) });

const credentials = { client_id: 'client', client_secret: 'canary-secret', grant_type: 'client_credentials' };

describe('authentication (interface.md 4.1, 5)', () => {
  it('POST /auth with the three form fields answers token, life, type, scopes and session, never a refresh token', async () => {
    const answer = await postAuth(credentials);
    const body = (await answer.json()) as Record<string, unknown>;
    expect(answer.status).toBe(200);
    expect(body).toMatchObject({ expires_in: 300, token_type: 'Bearer', scope: ALL_SCOPES.join(' ') });
    expect(String(body.access_token).split('.')).toHaveLength(3);
    expect(body.session_state).toMatch(/^[0-9a-f-]{36}$/);
    expect(body).not.toHaveProperty('refresh_token');
  });

  it('A wrong secret or client is 401, another grant type 400, a JSON body 415', async () => {
    expect((await postAuth({ ...credentials, client_secret: 'canary-secreT' })).status).toBe(401);
    expect((await postAuth({ ...credentials, client_id: 'other' })).status).toBe(401);
    expect((await postAuth({ ...credentials, grant_type: 'password' })).status).toBe(400);
    const json = await fetch(`${service.address}/auth`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    expect(json.status).toBe(415);
  });

  it('Without a token, with a forged one and with an expired one the answer is 401', async () => {
    await service.change({ tokenLifeSeconds: 1 });
    const short = await service.signIn();
    await service.reset();
    expect((await service.call('GET', '/users', undefined, { token: short })).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await service.call('GET', '/users', undefined, { token: short })).status).toBe(401);
    expect((await service.call('GET', '/users', undefined, { token: null })).status).toBe(401);
    const [header, payload, signature = ''] = (await service.signIn()).split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
    const longer = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 1000 })).toString('base64url');
    for (const token of [
      `${header}.${longer}.${signature}`,
      `${header}.${payload}.`,
      'x.y.z',
      `${header}.${payload}`,
    ]) {
      const answer = await service.call('GET', '/users', undefined, { token });
      expect([answer.status, answer.body.type]).toEqual([401, 'unauthorized']);
    }
  });

  it('A refused upload of many megabytes still gets its 401 to read', async () => {
    const rawBody = JSON.stringify([transaction('t', 1, { purpose: 'x'.repeat(20_000_000) })]);
    const answer = await service.call('POST', '/users/u/banking/accounts/a/transactions', undefined, {
      rawBody,
      token: 'a.b.c',
    });
    expect(answer.status).toBe(401);
  });

  it('/ready answers without a token', async () => {
    expect((await service.call('GET', '/ready', undefined, { token: null })).body).toEqual({
      status: 'ready',
    });
  });
});

describe('scopes (interface.md 5.5)', () => {
  const withScopes = async (clientScopes: string[] | null) => {
    await service.change({ clientScopes });
    await service.renewToken();
  };

  it('A call beyond the scopes of the client is 403 with type `forbidden`', async () => {
    const userId = await service.createUser();
    await withScopes(['categorization']);
    const upload = await service.upload(userId, 'a');
    expect([upload.status, upload.body.type]).toEqual([403, 'forbidden']);
    expect((await service.call('GET', '/webhooks')).status).toBe(403);
    expect((await service.call('POST', `/users/${userId}/banking/connect`)).status).toBe(403);
    expect((await service.call('GET', `/users/${userId}/analysis/company/credits`)).status).toBe(403);
    expect((await service.call('GET', '/categorization/categories')).status).toBe(200);
    await withScopes(null);
  });

  it('The user must have been given the scope too: POST /users/{user-id}/scopes adds it', async () => {
    const userId = await service.createUser({ scopes: ['banking-upload'] });
    await service.upload(userId, 'a', [transaction('t')]);
    const path = `/users/${userId}/analysis/company/credits`;
    expect((await service.call('GET', path)).status).toBe(403);
    const added = await service.call('POST', `/users/${userId}/scopes`, {
      scopes: ['company-credit', 'categorization'],
    });
    expect(added.body.scopes).toEqual(['banking-upload', 'company-credit', 'categorization']);
    // Open now: there is just no finished run yet.
    expect((await service.call('GET', path)).status).toBe(404);
  });

  it('A scope of the other type of user does not exist (400), one the client does not hold cannot be given (403)', async () => {
    const userId = await service.createUser();
    const add = (scope: string) => service.call('POST', `/users/${userId}/scopes`, { scopes: [scope] });
    expect((await add('person-adult-check')).status).toBe(400);
    expect((await add('no-such-scope')).status).toBe(403);
  });

  it('When new users begin with base scopes only, no analysis scope is among them', async () => {
    await service.change({ userScopes: 'base' });
    const created = await service.call('POST', '/users', { type: 'company' });
    expect(created.body.scopes).toEqual(['banking', 'banking-upload', 'categorization']);
    await service.reset();
  });
});

describe('refusals are JSON with `type` and `message` (interface.md 7)', () => {
  it('Unknown path 404, wrong method 405 with Allow, broken JSON 400, other media type 415', async () => {
    const userId = await service.createUser();
    const expectProblem = async (
      answer: Awaited<ReturnType<typeof service.call>>,
      status: number,
      type: string,
    ) => {
      expect([answer.status, answer.body.type]).toEqual([status, type]);
      expect(Object.keys(answer.body)).toEqual(['type', 'message']);
    };
    await expectProblem(await service.call('GET', '/nothing/here'), 404, 'not_found');
    const method = await service.call('DELETE', '/webhooks');
    await expectProblem(method, 405, 'method_not_allowed');
    expect(method.headers.get('allow')).toBe('GET, POST');
    const path = `/users/${userId}/banking/accounts`;
    await expectProblem(
      await service.call('POST', path, undefined, { rawBody: '{"accounts":' }),
      400,
      'validation',
    );
    const headers = { 'Content-Type': 'text/csv' };
    await expectProblem(
      await service.call('POST', path, undefined, { rawBody: 'a;b', headers }),
      415,
      'unsupported_media_type',
    );
    await expectProblem(await service.call('POST', path), 400, 'validation');
  });

  it('A body of over 64 MB is 413, one just below is read', async () => {
    const over = await service.call('POST', '/feedback', undefined, {
      rawBody: ' '.repeat(64 * 1024 * 1024 + 1),
    });
    expect([over.status, over.body.type]).toEqual([413, 'payload_too_large']);
    const rawBody = `{"text":"x"${' '.repeat(64 * 1024 * 1024 - 12)}}`;
    expect((await service.call('POST', '/feedback', undefined, { rawBody })).status).toBe(201);
  });

  it('A refusal of a value names its place and never repeats it', async () => {
    const userId = await service.createUser();
    const canary = 'DE89370400440532013000';
    const answer = await service.call('POST', `/users/${userId}/banking/accounts/a/transactions`, [
      { transactionId: canary, amount: canary, bookingDate: canary, purpose: { canary } },
    ]);
    expect([answer.status, answer.text.includes(canary)]).toEqual([400, false]);
  });
});

describe('the loopback address', () => {
  const askWithHost = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const call = request(`${service.address}/ready`, { headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      call.on('error', reject);
      call.end();
    });

  it('When a page of another name reaches this port (DNS rebinding), every path refuses it', async () => {
    expect(await askWithHost('localhost:1234')).toBe(200);
    expect(await askWithHost('127.0.0.1')).toBe(200);
    for (const host of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:80', '10.0.0.1']) {
      expect(await askWithHost(host)).toBe(403);
    }
  });

  it('When a page of another origin sends a request, it is refused before anything is read; a program and an own page are not', async () => {
    const ask = (headers: Record<string, string>, method = 'GET', path = '/ready') =>
      new Promise<number | undefined>((resolve, reject) => {
        const call = request(`${service.address}${path}`, { method, headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        call.on('error', reject);
        call.end();
      });
    const own = service.origin;
    expect(await ask({})).toBe(200);
    expect(await ask({ origin: own, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await ask({ 'sec-fetch-site': 'none' })).toBe(200);
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', 'file://']) {
      expect([origin, await ask({ origin })]).toEqual([origin, 403]);
      expect(await ask({ origin }, 'POST', '/auth')).toBe(403);
    }
    for (const site of ['cross-site', 'same-site']) {
      expect(await ask({ 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' })).toBe(403);
      expect(await ask({ 'sec-fetch-site': site }, 'POST', '/auth')).toBe(403);
    }
  });

  it('When a stranger sends a form of megabytes to /auth, it ends with 413 and most of it is never read (SEC-48)', async () => {
    let sent = 0;
    const status = await new Promise<number | string | undefined>((resolve) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const call = request(`${service.address}/auth`, { method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
      const piece = Buffer.alloc(65_536, 'a');
      const send = () => {
        if (sent >= 20_000_000 || call.destroyed) return void call.end();
        sent += piece.length;
        if (call.write(piece)) setImmediate(send);
        else call.once('drain', send);
      };
      send();
    });
    expect([413, 'ECONNRESET', 'EPIPE']).toContain(status);
    expect(sent).toBeLessThan(16_000_000);
    const small = await fetch(`${service.address}/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `client_id=${'a'.repeat(17_000)}`,
    });
    expect(small.status).toBe(413);
  });

  it('When a stranger asks without end, it meets the limit itself, and whoever holds the secret still gets its token and its answers', async () => {
    await service.change({ rateLimit: { requests: 20, windowMs: 60_000 } });
    try {
      const token = await service.signIn();
      const statuses: number[] = [];
      for (let index = 0; index < 30; index += 1) {
        statuses.push((await fetch(`${service.address}/ready`)).status);
        await service.call('GET', '/users', undefined, { token: 'x.y.z' });
        await postAuth({ ...credentials, client_secret: 'wrong' });
      }
      expect(statuses.at(-1)).toBe(429);
      expect((await service.call('GET', '/users', undefined, { token })).status).toBe(200);
      expect((await postAuth(credentials)).status).toBe(200);
    } finally {
      await service.reset();
    }
  });

  it('When a sender goes away in the middle of a form, that is no fault of the service', async () => {
    const faults: unknown[] = [];
    const own = await openService({ onFault: (error) => faults.push(error) });
    try {
      const user = await own.call('POST', '/users', { type: 'person' });
      const opened = await own.call('POST', `/users/${String(user.body.userId)}/banking/connect`);
      const page = String(opened.body.redirectURL);
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '5000' };
      for (const address of [page, `${own.address}/auth`]) {
        await new Promise<void>((resolve) => {
          const call = request(address, { method: 'POST', headers });
          call.on('error', () => resolve());
          call.write('action=cancel', () => setTimeout(() => call.destroy(new Error('gone')), 100));
        });
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(faults).toEqual([]);
      expect((await fetch(page)).status).toBe(200);
    } finally {
      await own.stop();
    }
  });

  it('The control endpoint exists only when asked for', async () => {
    const plain = await openService();
    expect((await fetch(`${plain.origin}/control/switches`)).status).toBe(404);
    expect((await fetch(`${service.origin}/control/switches`)).status).toBe(200);
    await plain.stop();
  });
});

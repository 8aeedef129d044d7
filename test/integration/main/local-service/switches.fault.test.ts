import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openService, type ServiceUnderTest, someDay, transaction } from './service-under-test';

let service: ServiceUnderTest;
let userId: string;
beforeAll(async () => {
  service = await openService({ control: true });
  userId = await service.createUser();
  await service.upload(userId, 'a', [transaction('t'), transaction('u')]);
  await service.analyse(userId);
}, 40_000);
afterEach(async () => {
  await service.reset();
  await service.change({ runDurationMs: 0 });
});
afterAll(async () => {
  await service.stop();
  expect(service.faults).toEqual([]);
});

const get = (path: string) => service.call('GET', path);
const user = (rest: string) => `/users/${userId}${rest}`;
const statuses = async (count: number) => {
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) {
    seen.push(
      await get('/ready').then(
        (answer) => answer.status,
        () => 0,
      ),
    );
  }
  return seen;
};

describe('faults', () => {
  it('latencyMs delays every answer', async () => {
    await service.change({ latencyMs: 120 });
    const started = performance.now();
    await get('/ready');
    expect(performance.now() - started).toBeGreaterThan(115);
  });

  it('rateLimit answers 429 beyond so many requests, with Retry-After in seconds, as a date, or without', async () => {
    for (const [retryAfter, expected] of [
      ['seconds', /^7$/],
      ['date', /GMT$/],
      ['none', null],
    ] as const) {
      await service.change({ rateLimit: { requests: 2, windowMs: 500 }, retryAfter, retryAfterSeconds: 7 });
      await new Promise((resolve) => setTimeout(resolve, 520));
      expect(await statuses(2)).toEqual([200, 200]);
      const refused = await get('/ready');
      expect([refused.status, refused.body.type]).toEqual([429, 'rate_limited']);
      const header = refused.headers.get('retry-after');
      if (expected === null) expect(header).toBeNull();
      else expect(header).toMatch(expected);
    }
  });

  it('Shares of 429, 5xx and dropped connections repeat with the same seed', async () => {
    const shares = { errorRate: 0.3, tooManyRate: 0.2, dropRate: 0.2 };
    await service.change({ ...shares, seed: 42 });
    const first = await statuses(25);
    await service.change({ seed: 43 });
    const other = await statuses(25);
    await service.change({ seed: 42 });
    expect(await statuses(25)).toEqual(first);
    expect(other).not.toEqual(first);
    expect(new Set(first)).toEqual(new Set([0, 200, 429, 503]));
  });

  it('A planned fault meets just the next matching requests', async () => {
    await service.change({
      faults: [{ method: 'GET', path: '/users', kind: 'status', status: 502, times: 2 }],
    });
    expect((await get('/ready')).status).toBe(200);
    expect([(await get('/users')).status, (await get('/users')).status]).toEqual([502, 502]);
    expect((await get('/users')).status).toBe(200);
  });

  it('dropAfter and statusAfter do the work and lose the answer, drop does not', async () => {
    const create = (customUserID: string) =>
      service.call('POST', '/users', { type: 'person', customUserID }).then(
        (answer) => answer.status,
        () => 'lost',
      );
    const exists = async (id: string) => (await get(`/users/custom-user-id/${id}`)).status === 200;
    await service.change({ faults: [{ method: 'POST', kind: 'dropAfter' }] });
    expect([await create('after'), await exists('after')]).toEqual(['lost', true]);
    await service.change({ faults: [{ method: 'POST', kind: 'statusAfter', status: 500 }] });
    expect([await create('status'), await exists('status')]).toEqual([500, true]);
    await service.change({ faults: [{ method: 'POST', kind: 'drop' }] });
    expect([await create('before'), await exists('before')]).toEqual(['lost', false]);
  });

  it('HTML, half a JSON, an empty 200 and a delay come when planned', async () => {
    const plan = (kind: string, more = {}) => service.change({ faults: [{ kind, path: '/ready', ...more }] });
    await plan('html');
    expect((await get('/ready')).text).toContain('<html>');
    await plan('halfJson');
    await expect(get('/ready')).rejects.toThrow();
    await plan('empty');
    expect([(await get('/ready')).text, (await get('/ready')).status]).toEqual(['', 200]);
    await plan('delay', { delayMs: 100 });
    const started = performance.now();
    expect((await get('/ready')).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(95);
  });

  it('errorEnvelope makes refusals HTML or empty', async () => {
    await service.change({ errorEnvelope: 'html' });
    expect((await get('/users/nobody')).text).toContain('<h1>404</h1>');
    await service.change({ errorEnvelope: 'empty' });
    expect((await get('/users/nobody')).text).toBe('');
  });

  it('bodyLimitBytes, batchLimit and a batch that half arrives', async () => {
    const add = (...ids: string[]) =>
      service.call(
        'POST',
        user('/banking/accounts/a/transactions'),
        ids.map((id) => transaction(id)),
      );
    await service.change({ bodyLimitBytes: 50 });
    expect((await add('x')).status).toBe(413);
    await service.reset();
    await service.change({ batchLimit: 2 });
    const refused = await add('x', 'y', 'z');
    expect([refused.status, String(refused.body.message).includes('size')]).toEqual([400, true]);
    await service.reset();
    await service.change({ batchOutcome: 'part' });
    expect((await add('x', 'y', 'z')).status).toBe(201);
    const ids = (await service.transactionsOf(userId)).map((row) => row.transactionId);
    expect([ids.includes('x'), ids.includes('y'), ids.includes('z')]).toEqual([true, false, true]);
  });
});

describe('contradictions of the gaps page', () => {
  it('tokenField and tokenLifeSeconds', async () => {
    await service.change({ tokenField: 'accessToken', tokenLifeSeconds: 7 });
    const answer = await fetch(`${service.address}/auth`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: service.clientId,
        client_secret: service.clientSecret,
        grant_type: 'client_credentials',
      }),
    });
    const body = (await answer.json()) as Record<string, unknown>;
    expect(body).toMatchObject({ accessToken: expect.any(String), expires_in: 7 });
    expect(body).not.toHaveProperty('access_token');
  });

  it('readyNeedsToken', async () => {
    await service.change({ readyNeedsToken: true });
    expect((await service.call('GET', '/ready', undefined, { token: null })).status).toBe(401);
    expect((await get('/ready')).status).toBe(200);
  });

  it('correlationHeader, correlationParameter, hideCorrelation', async () => {
    await service.change({ correlationHeader: 'X-Other-Correlation-Id', correlationParameter: 'id' });
    const answer = await service.call('POST', user('/trigger-analysis'));
    const id = answer.headers.get('x-other-correlation-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect((await get(user(`/contracts/correlation?correlationId=${id}`))).status).toBe(400);
    expect([200, 404]).toContain((await get(user(`/contracts/correlation?id=${id}`))).status);
    await service.change({ hideCorrelation: true });
    const hidden = await service.call('POST', user('/trigger-analysis'));
    expect([...hidden.headers.keys()].filter((name) => name.includes('correlation'))).toEqual([]);
  });

  it('correlationRequest refuses the other way of naming the run', async () => {
    const id = await service.analyse(userId);
    const path = user('/contracts/correlation');
    const headers = { 'Service-Correlation-Id': id };
    await service.change({ correlationRequest: 'header' });
    expect((await service.call('GET', `${path}?correlationId=${id}`, undefined, { headers })).status).toBe(
      400,
    );
    expect((await service.call('GET', path, undefined, { headers })).status).toBe(200);
    await service.change({ correlationRequest: 'parameter' });
    expect((await service.call('GET', path, undefined, { headers })).status).toBe(400);
    expect((await get(`${path}?correlationId=${id}`)).status).toBe(200);
  });

  it('pathSpelling', async () => {
    const pairs = [
      ['customers-suppliers', 'customer-supplier'],
      ['foreign-sales', 'foreign-payments'],
    ];
    for (const [main, elsewhere] of pairs) {
      const read = async (name: string | undefined) => (await get(user(`/analysis/company/${name}`))).status;
      expect([await read(main), await read(elsewhere)]).toEqual([200, 404]);
      await service.change({ pathSpelling: 'elsewhere' });
      expect([await read(main), await read(elsewhere)]).toEqual([404, 200]);
      await service.reset();
    }
  });

  it('redirectField', async () => {
    await service.change({ redirectField: 'redirect_url' });
    const { body } = await service.call('POST', user('/banking/connect'));
    expect(body.redirect_url).toMatch(/^http/);
    expect(body).not.toHaveProperty('redirectURL');
  });

  it('pageEnvelope and pageEnd', async () => {
    await service.change({ pageEnvelope: 'bareArray' });
    expect(JSON.parse((await get('/users')).text)).toHaveLength(1 + 2);
    await service.change({ pageEnvelope: 'noTotals' });
    expect(Object.keys((await get('/users')).body)).toEqual(['paging', 'users']);
    await service.change({ pageEnvelope: 'otherNames' });
    expect(Object.keys((await get('/users')).body)).toEqual(['meta', 'data']);
    await service.change({ pageEnvelope: 'object' });
    expect((await get('/users?page=9')).body.users).toEqual([]);
    await service.change({ pageEnd: 'repeat' });
    expect((await get('/users?page=9')).body.users).toEqual((await get('/users?page=1')).body.users);
  });

  it('idsSpelling', async () => {
    await service.change({ idsSpelling: 'IDs' });
    const path = user('/banking/accounts/a/transactions');
    expect((await service.call('DELETE', path, { ids: ['gone'] })).status).toBe(400);
    expect((await service.call('DELETE', path, { IDs: ['gone'] })).body.unknown).toEqual(['gone']);
  });

  it('listEnvelope', async () => {
    await service.change({ listEnvelope: 'bareArray' });
    for (const path of ['/banking/accounts', '/banking/transactions', '/categorization', '/contracts']) {
      expect(Array.isArray(JSON.parse((await get(user(path))).text))).toBe(true);
    }
    await service.change({ listEnvelope: 'nested' });
    const [account] = (await get(user('/banking/transactions'))).body.accounts as Array<
      Record<string, unknown>
    >;
    expect(account).toMatchObject({ accountId: 'a', transactions: expect.any(Array) });
  });

  it('period', async () => {
    const read = async () => (await get(user('/account-history'))).body.observedTimespan;
    expect(Object.keys((await read()) as object)).toEqual(['since', 'until']);
    await service.change({ period: 'from-to' });
    expect(Object.keys((await read()) as object)).toEqual(['from', 'to']);
    await service.change({ period: 'start-end' });
    expect(Object.keys((await read()) as object)).toEqual(['start', 'end']);
    await service.change({ period: 'text' });
    expect(await read()).toMatch(/^\d{4}-\d{2}-\d{2}\/\d{4}-\d{2}-\d{2}$/);
  });

  it('timestamps', async () => {
    const read = async () => (await service.transactionsOf(userId))[0]?.bookingDate;
    expect(await read()).toBe(someDay);
    await service.change({ timestamps: 'milliseconds' });
    expect(await read()).toBe(someDay * 1000);
    await service.change({ timestamps: 'iso' });
    expect(await read()).toBe('2023-11-14T12:00:00.000Z');
    await service.change({ timestamps: 'berlin-midnight' });
    expect(new Date(Number(await read()) * 1000).toISOString()).toBe('2023-11-13T23:00:00.000Z');
  });

  it('category as an object and as an array', async () => {
    const read = async () => {
      const { body } = await get(user('/categorization'));
      return (body.transactions as Array<Record<string, unknown>>)[0]?.category;
    };
    const text = await read();
    await service.change({ category: 'object' });
    expect(await read()).toMatchObject({ id: text });
    await service.change({ category: 'array' });
    expect(await read()).toEqual(String(text).split('.'));
  });

  it('pdf as base64 and as a link that opens once', async () => {
    const path = user('/banking/accounts/a/pdf');
    await service.change({ pdf: 'base64' });
    const { data } = (await get(path)).body;
    expect(Buffer.from(String(data), 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    await service.change({ pdf: 'link' });
    const url = String((await get(path)).body.url);
    expect((await (await fetch(url)).text()).slice(0, 5)).toBe('%PDF-');
    expect((await fetch(url)).status).toBe(404);
  });

  it('nothingFound as null and as an empty object', async () => {
    const path = user('/analysis/company/insurances');
    expect((await get(path)).body.available).toBe(false);
    await service.change({ nothingFound: 'null' });
    expect((await get(path)).text).toBe('null');
    await service.change({ nothingFound: 'empty' });
    expect((await get(path)).text).toBe('{}');
  });

  it('unknownMembers, createdStatus and deprecationHeaders', async () => {
    await service.change({ unknownMembers: true, deprecationHeaders: true });
    for (const path of ['', '/contracts', '/analysis/company/credits']) {
      const answer = await get(user(path));
      expect(answer.body).toHaveProperty('addedLater');
      expect(answer.headers.get('deprecation')).toBe('true');
      expect(answer.headers.get('sunset')).toMatch(/GMT$/);
    }
    for (const createdStatus of [200, 202, 204]) {
      await service.change({ createdStatus });
      const answer = await service.call('POST', '/feedback', { text: 'x' });
      expect([answer.status, answer.text === '']).toEqual([createdStatus, createdStatus === 204]);
    }
  });

  it('An unknown switch or value is refused and changes nothing', async () => {
    expect((await service.change({ latencyMs: 5, nonsense: true })).status).toBe(400);
    expect((await service.change({ pdf: 'fax' })).status).toBe(400);
    const current = (await (await fetch(`${service.origin}/control/switches`)).json()) as Record<
      string,
      unknown
    >;
    expect([current.latencyMs, current.pdf]).toEqual([0, 'pdf']);
  });

  it('Revoked tokens answer 401 until the client signs in again', async () => {
    await fetch(`${service.origin}/control/tokens/revoke`, { method: 'POST' });
    expect((await get('/users')).status).toBe(401);
    await service.renewToken();
    expect((await get('/users')).status).toBe(200);
  });
});

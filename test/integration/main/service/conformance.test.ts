import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../main/service/endpoint-tables/endpoint-definition';
import type { EndpointKey } from '../../../../main/service/endpoint-tables/endpoints';
import { endpoints } from '../../../../main/service/endpoint-tables/endpoints';
import { pathAliases } from '../../../../main/service/requests/path-aliases';
import { sampleBodies } from '../../../unit/main/service/sample-calls';
import { json, raw } from './bad-server';
import { badService } from './bad-server-client';

const awkward = 'ä/b c?d#e%2F&f=..;g';
const rows = Object.entries(endpoints) as [EndpointKey, Endpoint][];

/** An answer that fits any schema of the registry that demands something. */
const answers: Partial<Record<EndpointKey, unknown>> = Object.fromEntries(
  rows
    .filter(([, endpoint]) => !endpoint.answer.safeParse({ userId: 'u1', available: true }).success)
    .map(([key]) => [key, []]),
);

describe('every endpoint of the registry, called through the client', () => {
  it.each(rows)(
    '%s: goes out with method, encoded path, headers and body as documented',
    async (key, endpoint) => {
      const { server, client, activity } = await badService();
      const path = Object.fromEntries(endpoint.pathParameters.map((name) => [name, `${awkward}-${name}`]));
      const expectedPath = endpoint.path.replace(/\{([^}]+)\}/g, (_braces, name: string) =>
        encodeURIComponent(`${awkward}-${name}`),
      );
      const needsToken = json(200, answers[key] ?? { userId: 'u1', available: true });
      server.on(`${endpoint.method} ${expectedPath}`, needsToken);
      const body = sampleBodies[key];
      const correlationId = endpoint.isCorrelation ? 'correlation-1' : undefined;
      const query = endpoint.isPaginated ? { page: '1' } : undefined;
      const answer = await client.call(key, { path, body, query, correlationId } as never);
      expect(answer.status).toBe(200);

      const [sent, ...more] = server.taken.filter((request) => request.path !== '/auth');
      expect(more).toEqual([]);
      const [sentPath, sentQuery = ''] = sent?.path.split('?') ?? [];
      expect([sent?.method, sentPath]).toEqual([endpoint.method, expectedPath]);
      const expectedQuery = endpoint.isCorrelation ? 'correlationId=correlation-1' : query ? 'page=1' : '';
      expect(sentQuery).toBe(expectedQuery);
      expect(sent?.headers.authorization).toBe(endpoint.isOpen ? undefined : 'Bearer token-1');
      expect(sent?.headers.accept).toMatch(
        endpoint.answerKind === 'pdf' ? /^application\/pdf/ : /^application\/json/,
      );
      expect(sent?.headers['content-type']).toBe(body === undefined ? undefined : 'application/json');
      expect(sent?.body).toBe(body === undefined ? '' : JSON.stringify(body));
      expect(sent?.headers['service-correlation-id']).toBe(correlationId);
      expect(sent?.headers.tenantid).toBeUndefined();

      const line = activity.find((one) => one.key === key);
      expect(line).toMatchObject({
        method: endpoint.method,
        template: endpoint.path,
        status: 200,
        attempt: 1,
      });
    },
  );

  it('has a sample body exactly where the registry demands one', () => {
    const demanding = rows
      .filter(([, endpoint]) => endpoint.body && !endpoint.isBodyOptional)
      .map(([key]) => key);
    expect(Object.keys(sampleBodies).sort()).toEqual([...demanding].sort());
  });
});

describe('what the client adapts to (interface-gaps.md)', () => {
  const path = { 'user-id': 'u1' };

  it('when the connection names a tenant: every call carries it, /auth too', async () => {
    const { server } = await badService();
    const { client } = await badService({
      connection: {
        id: 'c',
        name: 'c',
        environment: 'local',
        baseAddress: `${server.baseAddress}/`,
        clientId: 'c',
        tenantId: 'tenant-1',
        timestampUnit: 's',
      },
    });
    server.on('GET /users/u1', json(200, { userId: 'u1' }));
    await client.call('users.get', { path });
    expect(server.taken.map(({ headers }) => headers.tenantid)).toEqual(['tenant-1', 'tenant-1']);
  });

  it.each(pathAliases.filter(({ segment }) => segment !== 'household-bugdet'))(
    'when the service spells $segment as $alias: is found on the first 404, remembered, and polls follow',
    async ({ segment, alias, keys }) => {
      const { server, client } = await badService();
      const base = '/users/u1/analysis/company';
      server.on(`GET ${base}/${alias}`, json(200, {}));
      server.on(`GET ${base}/${alias}/correlation`, json(200, {}));
      const [key, correlation] = keys as readonly [
        'company.customersSuppliers',
        'company.credits.correlation',
      ];
      await client.call(key, { path });
      await client.call(key, { path });
      await client.call(correlation, { path });
      expect(server.of(`GET ${base}/${segment}`)).toHaveLength(1);
      expect(server.of(`GET ${base}/${alias}`)).toHaveLength(2);
      expect(server.of(`GET ${base}/${segment}/correlation`)).toHaveLength(0);
      expect(client.learned().pathSpellings[key]).toBe('alias');
    },
  );

  it('when neither spelling answers: not found, and the next call tries both again', async () => {
    const { server, client } = await badService();
    for (const _round of [1, 2]) {
      await expect(client.call('company.foreignSales', { path })).rejects.toMatchObject({
        code: 'service.notFound',
      });
    }
    expect(server.of('GET /users/u1/analysis/company/foreign-payments')).toHaveLength(2);
  });

  it('when a deletion wants IDs instead of ids: is tried the other way after the 400, and remembered', async () => {
    const { server, client } = await badService();
    const endpoint = 'DELETE /users/u1/banking/accounts';
    server.on(endpoint, (response, request) =>
      json('IDs' in JSON.parse(request.body) ? 200 : 400, { type: 'format', message: 'IDs' })(
        response,
        request,
      ),
    );
    await client.call('banking.deleteAccounts', { path, body: { ids: ['a1'] } });
    await client.call('banking.deleteAccounts', { path, body: { ids: ['a2'] } });
    const bodies = server.of(endpoint).map(({ body }) => body);
    expect(bodies).toEqual(['{"ids":["a1"]}', '{"IDs":["a1"]}', '{"IDs":["a2"]}']);
  });

  it('when the answer header has another name: the identifier is found, and the name remembered', async () => {
    const { server, client } = await badService();
    server.on('POST /users/u1/trigger-analysis', json(202, {}, { 'X-Vendor-Correlation-Id': 'run-1' }));
    const answer = await client.call('users.triggerAnalysis', { path });
    expect(answer.correlationId).toBe('run-1');
    expect(client.learned().correlationHeaderSeen).toBe('x-vendor-correlation-id');
  });

  it('when /ready wants a token: is asked again with one', async () => {
    const { server, client } = await badService();
    server.on('GET /ready', (response, request) =>
      json(request.headers.authorization ? 200 : 401, {})(response, request),
    );
    expect(await client.test()).toEqual({ isReady: true, tokenLifeSeconds: 300, scopes: ['banking-upload'] });
    expect(server.of('GET /ready')).toHaveLength(2);
  });

  it('when /ready answers 503: the connection is not ready, yet token and scopes are shown', async () => {
    const { server, client } = await badService();
    server.on('GET /ready', raw(503, 'starting'));
    expect(await client.test()).toMatchObject({
      isReady: false,
      readyError: 'service.unavailable',
      tokenLifeSeconds: 300,
    });
  });

  it('when the service announces the end of an endpoint: the activity line says so', async () => {
    const { server, client, activity } = await badService();
    const headers = { deprecation: '@1767225600', sunset: 'Wed, 01 Jul 2026 00:00:00 GMT' };
    server.on('GET /users/u1', json(200, { userId: 'u1' }, headers));
    await client.call('users.get', { path });
    expect(activity.at(-1)).toMatchObject(headers);
  });

  it('when a PDF comes as bytes: is handed on as bytes', async () => {
    const { server, client } = await badService();
    server.on(
      'GET /users/u1/cockpits/download',
      raw(200, Buffer.from('%PDF-1.7\n'), { 'content-type': 'application/octet-stream' }),
    );
    const { value, isExpectedShape } = await client.call('cockpits.download', { path });
    expect(value).toBeInstanceOf(Uint8Array);
    expect(isExpectedShape).toBe(true);
  });
});

describe('a call that does not fit its endpoint', () => {
  it.each([
    ['users.get', { path: { 'user-id': '' } }, 'user-id', 'missing'],
    ['users.get', { path: { 'user-id': '..' } }, 'user-id', 'dots'],
    ['users.get', { path: { 'user-id': '.' } }, 'user-id', 'dots'],
    ['users.get', { path: { 'user-id': '\ud800' } }, 'user-id', 'notText'],
    ['users.create', {}, 'body', 'missing'],
    ['users.create', { body: { type: 'club' } }, 'body.type', 'invalid_value'],
    [
      'categorization.correlation',
      { path: { 'user-id': 'u' }, correlationId: 'a\r\nb' },
      'correlationId',
      'notText',
    ],
  ] as const)('%s with %j: is refused before anything is sent', async (key, options, member, reason) => {
    const { server, client } = await badService();
    await expect(client.call(key, options as never)).rejects.toMatchObject({
      code: 'service.invalidCall',
      details: { member, reason },
    });
    expect(server.taken).toHaveLength(0);
  });

  it('when the explorer sends its own text: goes out as it is, checked by nobody', async () => {
    const { server, client } = await badService();
    server.on('POST /users', json(400, { type: 'format', message: 'no' }));
    const call = client.call('users.create', { rawBody: '{"type": "club" }' });
    await expect(call).rejects.toMatchObject({
      code: 'service.badRequest',
      details: { type: 'format', message: 'no' },
    });
    expect(server.of('POST /users')[0]?.body).toBe('{"type": "club" }');
  });
});

describe('a paged list', () => {
  const ids = (pages: readonly { items: readonly unknown[] }[]) =>
    pages.flatMap(({ items }) => items.map((item) => (item as { userId: string }).userId));

  async function walk(pages: (page: number) => unknown) {
    const { server, client } = await badService();
    server.on('GET /users', (response, request) => {
      const page = Number(new URL(request.path, 'http://x').searchParams.get('page'));
      const answer = pages(page);
      (answer === undefined ? json(404, {}) : json(200, answer))(response, request);
    });
    const seen = [];
    for await (const page of client.pages('users.list', { maxPages: 50 })) seen.push(page);
    return { seen, asked: server.of('GET /users').length };
  }

  it('when a page is empty: ends there', async () => {
    const { seen, asked } = await walk((page) => ({
      info: { page },
      users: page < 3 ? [{ userId: `u${page}` }] : [],
    }));
    expect(ids(seen)).toEqual(['u1', 'u2']);
    expect(seen[0]?.info).toEqual({ page: 1 });
    expect(asked).toBe(3);
  });

  it('when the service ignores the page: ends at the repetition instead of going on for ever', async () => {
    const { seen, asked } = await walk(() => [{ userId: 'u1' }, { userId: 'u2' }]);
    expect(ids(seen)).toEqual(['u1', 'u2']);
    expect(asked).toBe(2);
  });

  it('when a page overlaps the one before because a user was added meanwhile: nobody is lost or given twice', async () => {
    const { seen } = await walk((page) =>
      page > 3 ? [] : [{ userId: `u${page}` }, { userId: `u${page + 1}` }],
    );
    expect(ids(seen)).toEqual(['u1', 'u2', 'u3', 'u4']);
  });

  it('when 404 comes for a later page: ends if the total says so, and is an error if not, as for the first', async () => {
    const two = (total: number) => (page: number) =>
      page < 3 ? { info: { total }, users: [{ userId: `u${page}` }] } : undefined;
    expect(ids((await walk(two(2))).seen)).toEqual(['u1', 'u2']);
    await expect(walk(two(3))).rejects.toMatchObject({ code: 'service.notFound' });
    await expect(walk((page) => (page === 1 ? [{ userId: 'u1' }] : undefined))).rejects.toMatchObject({
      code: 'service.notFound',
    });
    await expect(walk(() => undefined)).rejects.toMatchObject({ code: 'service.notFound' });
  });

  it('when pages never end: the hard cap does', async () => {
    const { asked } = await walk((page) => [{ userId: `u${page}` }]);
    expect(asked).toBe(50);
  });
});

import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseUnparsed } from '../../../../main/local-service/http/refuse-unparsed';
import { openService, type ServiceUnderTest, transaction } from './service-under-test';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await openService();
});
afterAll(async () => {
  await service.stop();
  expect(service.faults).toEqual([]);
});

/** Sends bytes as they are and answers what comes back until the end of the connection. */
function raw(
  text: string,
  port = Number(new URL(service.address).port),
): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (piece) => {
      answer += piece;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      const json = body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1);
      resolve({ status: Number(head.split(' ')[1]), body: json === '' ? body : JSON.parse(json) });
    });
  });
}

const end = 'Host: 127.0.0.1\r\nConnection: close\r\n\r\n';

describe('every refusal is {type, message}, also before any route (interface.md 7)', () => {
  it.each([
    [
      'headers too long',
      `GET /v1/ready HTTP/1.1\r\nX: ${'x'.repeat(40_000)}\r\n${end}`,
      431,
      'headers_too_large',
    ],
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'validation'],
    ['a wrong length', `POST /v1/auth HTTP/1.1\r\nContent-Length: many\r\n${end}`, 400, 'validation'],
    ['no host', 'GET /v1/ready HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'validation'],
    ['another host', 'GET /v1/ready HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400, 'validation'],
    ['a method of no use', `TRACE /v1/ready HTTP/1.1\r\n${end}`, 405, 'method_not_allowed'],
    ['a proxy', `CONNECT 127.0.0.1:80 HTTP/1.1\r\n${end}`, 405, 'method_not_allowed'],
    ['an expectation', `GET /v1/ready HTTP/1.1\r\nExpect: cake\r\n${end}`, 417, 'expectation_failed'],
    ['a broken escape', `GET /v1/users/%E0%A4%A HTTP/1.1\r\n${end}`, 401, 'unauthorized'],
    ['no path of the interface', `GET /elsewhere HTTP/1.1\r\n${end}`, 404, 'not_found'],
    ['an unknown download', `GET /download/x HTTP/1.1\r\n${end}`, 404, 'not_found'],
    ['an unknown link', `GET /link/x/y HTTP/1.1\r\n${end}`, 404, 'not_found'],
    [
      'a long form for a connect page that is none',
      `POST /connect/x/y HTTP/1.1\r\nContent-Length: 20000\r\n${end}${'x'.repeat(20_000)}`,
      404,
      'not_found',
    ],
  ])('%s', async (_what, text, status, type) => {
    const answer = await raw(text);
    expect(answer).toEqual({ status, body: { type, message: expect.any(String) } });
  });

  it('a request that does not arrive in time', async () => {
    const server = createServer({ requestTimeout: 50, headersTimeout: 50, connectionsCheckingInterval: 10 });
    refuseUnparsed(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await raw('GET /v1/ready HTTP/1.1\r\nHost: ', port);
    expect(answer).toEqual({ status: 408, body: { type: 'request_timeout', message: expect.any(String) } });
    server.close();
  });

  it('JSON nested too deep is 400 in every body, and the service goes on', async () => {
    const userId = await service.createUser();
    const deep = (open: string, close: string) => open.repeat(200_000) + close.repeat(200_000);
    const accounts = `/users/${userId}/banking/accounts`;
    for (const [path, rawBody] of [
      ['/users', `{"type":"company","note":${deep('[', ']')}}`],
      ['/users', `{"type":"company","note":${deep('{"a":', '}').replace(/:\}/, ':1}')}}`],
      [accounts, `{"accounts":[{"accountId":"a","extra":${deep('[', ']')}}]}`],
      ['/feedback', deep('[', ']')],
      ['/cockpits/advisors', `{"note":${deep('[', ']')}`],
    ] as const) {
      const answer = await service.call('POST', path, undefined, { rawBody });
      expect([answer.status, answer.body.type], path).toEqual([400, 'validation']);
    }
    const brackets = { note: '[{'.repeat(500), quoted: '"[\\"[' };
    expect((await service.call('POST', '/users', { type: 'company', ...brackets })).status).toBe(201);
    expect((await service.upload(userId, 'a', [transaction('t')])).status).toBe(201);
  });
});

describe('scopes of the user as well as of the client (interface.md 5.5)', () => {
  it('import-user uploads nothing for a user without banking-upload, and creates none', async () => {
    const body = { type: 'company', customUserID: 'bare', scopes: ['categorization'] };
    const accounts = [{ accountId: 'a', transactions: [transaction('t')] }];
    const refused = await service.call('POST', '/users/import-user', { ...body, accounts });
    expect([refused.status, refused.body.type]).toEqual([403, 'forbidden']);
    expect((await service.call('GET', '/users/custom-user-id/bare')).status).toBe(404);
    expect((await service.call('POST', '/users/import-user', body)).status).toBe(201);
  });

  it('trigger-analysis runs nothing for a user without banking-upload', async () => {
    const userId = await service.createUser({ scopes: ['banking', 'categorization'] });
    await service.call('POST', `/users/${userId}/banking/mock/connect`);
    const refused = await service.call('POST', `/users/${userId}/trigger-analysis`);
    expect([refused.status, refused.body.type]).toEqual([403, 'forbidden']);
  });
});

describe('tokens', () => {
  it('times in the JWT are whole seconds, `expires_in` apart', async () => {
    let now = 1_700_000_000_567;
    const timed = await openService({ now: () => now });
    const [, payload = ''] = (await timed.signIn()).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, number>;
    expect([claims.iat, claims.exp]).toEqual([1_700_000_000, 1_700_000_300]);
    now += 300_000;
    expect((await timed.call('GET', '/users')).status).toBe(401);
    await timed.stop();
  });
});

import { describe, expect, it } from 'vitest';
import { readTransactions } from '../../../../main/service/wire/list-envelope';
import { type Behaviour, cut, halfJson, html, json, raw, silence } from './bad-server';
import { badService, errorOf } from './bad-server-client';

const create = 'POST /users';
const lookUp = 'GET /users/custom-user-id/c-1';
const body = { type: 'company', customUserID: 'c-1' } as const;

describe('a lost answer to create user', () => {
  it.each<[string, Behaviour]>([
    ['the connection is cut after the request was taken', cut],
    ['half a JSON comes', halfJson],
    ['200 comes without the user', raw(200, '')],
    ['a gateway gives up', json(504, { type: 'gateway', message: 'time-out' })],
    ['the server stumbles', json(500, { type: 'internal', message: 'oops' })],
    ['no answer comes in time', silence],
  ])('when %s: the user is found by customUserID and no second one is made', async (_what, fault) => {
    const { server, client } = await badService();
    server.on(create, fault).on(lookUp, json(200, { userId: 'u1', customUserID: 'c-1' }));
    const answer = await client.call('users.create', { body, timeoutMs: 200 });
    expect(answer).toMatchObject({ value: { userId: 'u1' }, isRecovered: true });
    expect(server.of(create)).toHaveLength(1);
  });

  it('when the user is not there: is made by a second request', async () => {
    const { server, client } = await badService();
    server.on(create, cut, json(201, { userId: 'u2' }));
    const answer = await client.call('users.create', { body });
    expect(answer).toMatchObject({ value: { userId: 'u2' }, isRecovered: false, attempts: 2 });
    expect([server.of(create).length, server.of(lookUp).length]).toEqual([2, 1]);
  });

  it('when the second request meets 409 because the first was slow: the user is looked up', async () => {
    const { server, client } = await badService();
    const missing = json(404, { type: 'notFound', message: 'no' });
    server.on(create, cut, json(409, { type: 'conflict', message: 'exists' }));
    server.on(lookUp, missing, json(200, { userId: 'u3' }));
    expect((await client.call('users.create', { body })).value.userId).toBe('u3');
  });

  it('when 409 comes to the first request: is a conflict, not a find', async () => {
    const { server, client } = await badService();
    server.on(create, json(409, { type: 'conflict', message: 'exists' }));
    expect((await errorOf(client.call('users.create', { body }))).code).toBe('service.conflict');
    expect(server.of(lookUp)).toHaveLength(0);
  });

  it('when the user has no customUserID: cannot be looked up, so the answer stays unknown and nothing is repeated', async () => {
    const { server, client } = await badService();
    server.on(create, cut);
    expect(await errorOf(client.call('users.create', { body: { type: 'person' } }))).toMatchObject({
      code: 'service.answerUnknown',
      details: { endpoint: 'POST /users', reason: 'connectionLost' },
    });
    expect(server.of(create)).toHaveLength(1);
  });

  it('when nothing was sent because nobody listened: is simply tried again', async () => {
    let calls = 0;
    const refusing = (async (input: string, init: RequestInit) => {
      if (String(input).endsWith('/users') && calls++ === 0) {
        throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
      }
      return fetch(input, init);
    }) as typeof fetch;
    const { server, client } = await badService({ fetch: refusing });
    server.on(create, json(201, { userId: 'u1' }));
    expect((await client.call('users.create', { body })).attempts).toBe(2);
    expect(server.of(lookUp)).toHaveLength(0);
  });
});

describe('a lost answer to what cannot be looked up', () => {
  const transfer = 'POST /users/u1/banking/logins/l1/money-transfer';
  const path = { 'user-id': 'u1', 'banklogin-id': 'l1' };

  it.each<[string, Behaviour, string]>([
    ['cut', cut, 'connectionLost'],
    ['a gateway time-out', json(504, {}), 'gateway'],
    ['a page of a gateway', html(502), 'gateway'],
    ['silence', silence, 'timeout'],
    ['half an answer', halfJson, 'badAnswer'],
  ])(
    'when a money transfer or a trigger meets %s: answer unknown, sent exactly once',
    async (_what, fault, reason) => {
      const { server, client } = await badService();
      server.on(transfer, fault).on('POST /users/u1/trigger-analysis', fault);
      const money = client.call('banking.transferMoney', { path, body: { amount: 1 }, timeoutMs: 200 });
      expect(await errorOf(money)).toMatchObject({ code: 'service.answerUnknown', details: { reason } });
      const trigger = client.call('users.triggerAnalysis', { path: { 'user-id': 'u1' }, timeoutMs: 200 });
      expect(await errorOf(trigger)).toMatchObject({ code: 'service.answerUnknown', details: { reason } });
      expect(server.of(transfer)).toHaveLength(1);
      expect(server.of('POST /users/u1/trigger-analysis')).toHaveLength(1);
    },
  );

  it('when a deletion was taken and its answer lost: the 404 to the repeat counts as done', async () => {
    const { server, client } = await badService();
    server.on('DELETE /users/u1', cut, json(404, { type: 'notFound', message: 'gone' }));
    expect(await client.call('users.delete', { path: { 'user-id': 'u1' } })).toMatchObject({ attempts: 2 });
  });

  it('when the first deletion meets 404: there was nothing to delete, and that is said', async () => {
    const { client } = await badService();
    const error = await errorOf(client.call('users.delete', { path: { 'user-id': 'u1' } }));
    expect(error.code).toBe('service.notFound');
  });
});

describe('an upload whose answer is lost (B030)', () => {
  it('when 500 rows are stored and 504 answered: unknown is said, nothing is sent before reading back, and 500 stay 500', async () => {
    const { server, client } = await badService();
    const stored = new Map<string, unknown>();
    const store: Behaviour = (_response, request) => {
      for (const row of JSON.parse(request.body)) stored.set(row.transactionId, row);
    };
    const upload = 'POST /users/u1/banking/accounts/a1/transactions';
    server.on(
      upload,
      (response, request) => {
        store(response, request);
        json(504, { type: 'gateway', message: 'time-out' })(response, request);
      },
      (response, request) => {
        store(response, request);
        json(201, {})(response, request);
      },
    );
    server.on('GET /users/u1/banking/transactions', (response, request) =>
      json(200, { transactions: [...stored.values()] })(response, request),
    );
    const send = () =>
      client.call('upload.addTransactions', {
        path: { 'user-id': 'u1', 'account-id': 'a1' },
        body: Array.from({ length: 500 }, (_, index) => ({
          transactionId: `t${index}`,
          amount: 1,
          bookingDate: 1,
        })),
        repeat: false,
      });
    const error = await errorOf(send());
    expect(error).toMatchObject({
      code: 'service.answerUnknown',
      status: 504,
      details: { reason: 'gateway' },
    });
    expect(server.of(upload)).toHaveLength(1);

    const held = await client.call('banking.transactions', { path: { 'user-id': 'u1' } });
    expect(readTransactions(held.value)).toHaveLength(500);
    await send();
    expect(stored.size).toBe(500);
  });

  it('when repeating is left to the client: the same rows are sent again and overwrite themselves', async () => {
    const { server, client } = await badService();
    const upload = 'POST /users/u1/banking/accounts';
    server.on(upload, cut, json(201, {}));
    await client.call('upload.createAccounts', {
      path: { 'user-id': 'u1' },
      body: { accounts: [{ accountId: 'a1' }] },
    });
    const [first, second] = server.of(upload);
    expect(second?.body).toBe(first?.body);
  });
});

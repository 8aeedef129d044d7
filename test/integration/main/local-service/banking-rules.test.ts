import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, openService, type ServiceUnderTest, transaction, until } from './service-under-test';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await openService({ control: true });
});
afterAll(async () => {
  await service.stop();
  expect(service.faults).toEqual([]);
});

const idOf = (answer: Answer) => answer.headers.get('service-correlation-id') ?? '';
const connect = (userId: string, query = '') =>
  service.call('POST', `/users/${userId}/banking/connect${query}`);
const submit = (link: unknown, form: string) =>
  fetch(String(link), { method: 'POST', body: new URLSearchParams(form) });
const accountsOf = async (userId: string) =>
  (await service.call('GET', `/users/${userId}/banking/accounts`)).body.accounts as Array<
    Record<string, unknown>
  >;

describe('Banking Connect (interface.md 1.4, 3, 4.3)', () => {
  it('The response contains a redirect URL on this computer and the header names the process', async () => {
    const userId = await service.createUser();
    const answer = await connect(userId);
    expect(answer.body).toMatchObject({ sessionId: expect.any(String), userIdentifier: userId });
    expect(String(answer.body.redirectURL)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/connect\//);
    expect(idOf(answer)).not.toBe('');
    const page = await fetch(String(answer.body.redirectURL));
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('Musterbank Nord');
  });

  it('If automaticAnalysis is `active`, analysis starts when the user completes the connection', async () => {
    const userId = await service.createUser({ type: 'person', automaticAnalysis: 'active' });
    const answer = await connect(userId);
    expect((await service.correlation(userId, idOf(answer), 'banking')).status).toBe(404);
    expect((await service.correlation(userId, idOf(answer))).status).toBe(404);
    await submit(answer.body.redirectURL, 'bank=musterbank&action=connect');
    expect((await service.correlation(userId, idOf(answer), 'banking')).status).toBe(200);
    await until(async () => (await service.correlation(userId, idOf(answer))).status === 200);
    const income = await service.call('GET', `/users/${userId}/analysis/person/income`);
    expect(income.body).toHaveProperty('salary');
  });

  it('If automaticAnalysis is `suspended`, the data arrives and no analysis starts', async () => {
    const userId = await service.createUser({ automaticAnalysis: 'suspended' });
    const answer = await connect(userId);
    await submit(answer.body.redirectURL, 'bank=probebank&action=connect');
    expect(await accountsOf(userId)).toHaveLength(2);
    expect((await service.transactionsOf(userId)).length).toBeGreaterThan(50);
    expect((await service.correlation(userId, idOf(answer), 'banking')).status).toBe(200);
    expect((await service.correlation(userId, idOf(answer))).status).toBe(404);
    expect((await service.call('GET', `/users/${userId}/contracts`)).status).toBe(404);
  });

  it('A connection cancelled stays 404, and its link opens nothing any more', async () => {
    const userId = await service.createUser({ automaticAnalysis: 'active' });
    const answer = await connect(userId);
    await submit(answer.body.redirectURL, 'action=cancel');
    const late = await submit(answer.body.redirectURL, 'bank=musterbank&action=connect');
    expect(late.status).toBe(404);
    expect((await service.correlation(userId, idOf(answer))).status).toBe(404);
    expect((await service.correlation(userId, idOf(answer), 'banking')).status).toBe(404);
    expect(await accountsOf(userId)).toEqual([]);
  });

  it('A link with another secret is 404; recurring needs storeSecrets', async () => {
    const userId = await service.createUser();
    const link = String((await connect(userId)).body.redirectURL);
    expect((await fetch(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
    expect((await connect(userId, '?recurring=true&storeSecrets=false')).status).toBe(400);
    expect((await connect(userId, '?recurring=perhaps')).status).toBe(400);
  });

  it('Several banks at once need `multiple`; further ones come through a management session', async () => {
    const userId = await service.createUser();
    const single = await connect(userId);
    const two = 'bank=musterbank&bank=probebank&action=connect';
    expect((await submit(single.body.redirectURL, two)).status).toBe(400);
    const several = await connect(userId, '?multiple=true');
    expect((await submit(several.body.redirectURL, two)).status).toBe(200);
    const path = `/users/${userId}/banking/management?addBankLogin=true`;
    const management = await service.call('POST', path);
    await submit(management.body.redirectURL, 'bank=beispielkasse&action=connect');
    const { body } = await service.call('GET', `/users/${userId}/banking/logins/status/sync`);
    expect(body.logins).toHaveLength(3);
  });

  it('The mock connects without a page, and the status of all logins is paged', async () => {
    const userId = await service.createUser();
    const mock = await service.call('POST', `/users/${userId}/banking/mock/connect`, {
      bankId: 'beispielkasse',
    });
    expect(mock.body).toMatchObject({ bankName: 'Beispielkasse Mitte', status: 'SYNCHRONIZED' });
    const { body } = await service.call('GET', '/banking/logins/status/sync?pageSize=1');
    expect(body.logins).toHaveLength(1);
    expect(Number((body.pageInfo as Record<string, number>).totalElements)).toBeGreaterThan(1);
  });

  it('A synchronization finds the same accounts and bookings again; without a login it is a conflict', async () => {
    const userId = await service.createUser({ automaticAnalysis: 'suspended' });
    expect((await service.call('POST', `/users/${userId}/banking/sync`)).status).toBe(409);
    await service.call('POST', `/users/${userId}/banking/mock/connect`, { recurring: true });
    const before = await service.transactionsOf(userId);
    const sync = await service.call('POST', `/users/${userId}/banking/sync`);
    expect((await service.correlation(userId, idOf(sync), 'banking')).status).toBe(200);
    expect(await service.transactionsOf(userId)).toEqual(before);
    expect(await accountsOf(userId)).toHaveLength(2);
  });
});

describe('only manually uploaded data may be changed or deleted through the upload endpoints (interface.md 1.7)', () => {
  it('Data retrieved through bank interfaces is not uploaded over, changed or deleted', async () => {
    const userId = await service.createUser();
    await service.call('POST', `/users/${userId}/banking/mock/connect`);
    await service.upload(userId, 'mine', [transaction('t')]);
    const before = [await accountsOf(userId), await service.transactionsOf(userId)];
    const bank = before[0]?.find((account) => account.isUserAdded === false) ?? {};
    const accounts = `/users/${userId}/banking/accounts`;
    const path = `${accounts}/${bank.accountId}`;
    const known = before[1]?.find((row) => row.accountId === bank.accountId)?.transactionId;
    const { accountId, accountNumber } = bank;
    const refused = [
      await service.call('POST', accounts, {
        accounts: [{ accountId: 'new' }, { accountId, accountNumber }],
      }),
      await service.call('PATCH', accounts, {
        accounts: [
          { accountId: 'mine', name: 'x' },
          { accountId, name: 'x' },
        ],
      }),
      await service.call('PATCH', path, [{ transactionId: known, amount: 1 }]),
      await service.call('POST', `${path}/transactions`, [transaction('extra')]),
      await service.call('DELETE', `${path}/transactions`, { ids: [known] }),
      await service.call('DELETE', accounts, { ids: ['mine', accountId] }),
      await service.call('DELETE', path),
    ];
    expect(refused.map((answer) => [answer.status, answer.body.type])).toEqual(
      refused.map(() => [403, 'forbidden']),
    );
    expect([await accountsOf(userId), await service.transactionsOf(userId)]).toEqual(before);
  });

  it('Deleting the login, or disconnecting the user, takes its accounts and leaves the uploaded ones', async () => {
    const userId = await service.createUser();
    await service.upload(userId, 'mine', [transaction('t')]);
    const connectMock = () => service.call('POST', `/users/${userId}/banking/mock/connect`);
    const login = (await connectMock()).body.bankLoginId;
    const path = `/users/${userId}/banking/logins/${login}`;
    expect((await service.call('DELETE', path)).status).toBe(204);
    expect((await service.call('DELETE', path)).status).toBe(404);
    expect((await accountsOf(userId)).map((account) => account.accountId)).toEqual(['mine']);
    await connectMock();
    const open = await connect(userId);
    expect((await service.call('DELETE', `/users/${userId}/banking/disconnect`)).status).toBe(204);
    expect(await accountsOf(userId)).toHaveLength(1);
    expect((await submit(open.body.redirectURL, 'bank=musterbank&action=connect')).status).toBe(404);
  });
});

describe('money transfers (interface.md 4.7)', () => {
  it('A transfer is recorded, changes state over time and is found under its login alone', async () => {
    let now = Date.now();
    const timed = await openService({ now: () => now });
    const userId = await timed.createUser();
    const login = (await timed.call('POST', `/users/${userId}/banking/mock/connect`)).body.bankLoginId;
    const path = `/users/${userId}/banking/logins/${login}/money-transfer`;
    const recipient = { name: 'Somebody', iban: 'DE02 1203 0000 0000 2020 51' };
    const order = { amount: 12.5, currency: 'EUR', recipient, purpose: 'Test' };
    const created = await timed.call('POST', path, order);
    expect([created.status, created.body.status]).toEqual([201, 'CREATED']);
    const read = async () => (await timed.call('GET', `${path}/${created.body.moneyTransferId}`)).body;
    now += 2000;
    expect((await read()).status).toBe('IN_PROGRESS');
    now += 4000;
    expect(await read()).toMatchObject({ ...order, status: 'COMPLETED' });
    const wrong = [
      { amount: -1 },
      { amount: 0.001 },
      { amount: 1e9 },
      { currency: 'USD' },
      { recipient: undefined },
      { recipient: { iban: recipient.iban } },
      { recipient: { name: ' ', iban: recipient.iban } },
      { recipient: { name: 'Somebody' } },
      { recipient: { name: 'Somebody', iban: 'DE03120300000000202051' } },
      { recipient: { name: 'Somebody', iban: 'DE0212030000000020205' } },
    ];
    for (const change of wrong) {
      const refused = await timed.call('POST', path, { ...order, ...change });
      expect([refused.status, refused.body.type], JSON.stringify(change)).toEqual([400, 'validation']);
    }
    const elsewhere = `/users/${userId}/banking/logins/other/money-transfer/${created.body.moneyTransferId}`;
    expect((await timed.call('GET', elsewhere)).status).toBe(404);
    await timed.stop();
  });
});

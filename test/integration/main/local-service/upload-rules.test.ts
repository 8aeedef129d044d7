import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openService, type ServiceUnderTest, someDay, transaction } from './service-under-test';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await openService();
});
afterAll(async () => {
  await service.stop();
  expect(service.faults).toEqual([]);
});

const ids = (rows: Array<Record<string, unknown>>) => rows.map((row) => row.transactionId);

describe('identity rules (interface.md 2.2, 2.3, 4.4)', () => {
  it('An account whose accountId and accountNumber both match an existing account replaces it with everything in it', async () => {
    const userId = await service.createUser();
    await service.upload(userId, 'a', [transaction('old')], { name: 'Before', owner: 'Somebody' });
    await service.upload(userId, 'a', [transaction('new')], { name: 'After' });
    const { body } = await service.call('GET', `/users/${userId}/banking/accounts`);
    expect(body.accounts).toEqual([
      { accountId: 'a', accountNumber: '1', currency: 'EUR', name: 'After', isUserAdded: true },
    ]);
    expect(ids(await service.transactionsOf(userId))).toEqual(['new']);
  });

  it('An accountId that belongs to an account with another accountNumber is a conflict', async () => {
    const userId = await service.createUser();
    await service.upload(userId, 'a', [transaction('t')]);
    const answer = await service.call('POST', `/users/${userId}/banking/accounts`, {
      accounts: [{ accountId: 'fresh' }, { accountId: 'a', accountNumber: '2' }],
    });
    expect(answer.status).toBe(409);
    const { body } = await service.call('GET', `/users/${userId}/banking/accounts`);
    expect(body.accounts).toHaveLength(1);
  });

  it('A transaction uploaded with a transactionId that already exists on the account overwrites the existing one', async () => {
    const userId = await service.createUser();
    await service.upload(userId, 'a', [transaction('t', -10, { purpose: 'first', eref: 'E' })]);
    const path = `/users/${userId}/banking/accounts/a/transactions`;
    const answer = await service.call('POST', path, [
      transaction('t', -11, { purpose: 'second' }),
      transaction('u'),
    ]);
    expect([answer.status, answer.body]).toEqual([201, { added: 1, overwritten: 1 }]);
    const rows = await service.transactionsOf(userId);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual({ accountId: 'a', ...transaction('t', -11, { purpose: 'second' }) });
  });

  it('The same transactionId on another account is another transaction', async () => {
    const userId = await service.createUser();
    await service.upload(userId, 'a', [transaction('t', 1)]);
    await service.upload(userId, 'b', [transaction('t', 2)], { accountNumber: '2' });
    expect((await service.transactionsOf(userId)).map((row) => row.amount)).toEqual([1, 2]);
  });

  it('Transactions, securities and standing orders supplied are linked to the account, unknown members kept', async () => {
    const userId = await service.createUser();
    const more = {
      type: 'DEPOT',
      securities: [{ isin: 'X' }],
      standingOrders: [{ amount: 5 }],
      colour: 'blue',
    };
    await service.upload(userId, 'a', [transaction('t', 1, { bookingDateIso: '2023-11-14' })], more);
    const { body } = await service.call('GET', `/users/${userId}/banking/accounts`);
    expect((body.accounts as unknown[])[0]).toMatchObject(more);
    expect((await service.transactionsOf(userId))[0]).toMatchObject({ bookingDateIso: '2023-11-14' });
  });

  it('A transaction without a transactionId is taken and given one', async () => {
    const userId = await service.createUser();
    await service.upload(userId, 'a', [{ amount: 1, bookingDate: someDay }]);
    expect((await service.transactionsOf(userId))[0]?.transactionId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('An amount comes back as the very number that was sent', async () => {
    const userId = await service.createUser();
    const amounts = [0.1, 1234567.89, -0.01, 1e-2, 90071992547409.91];
    await service.upload(
      userId,
      'a',
      amounts.map((amount, index) => transaction(`t${index}`, amount)),
    );
    expect((await service.transactionsOf(userId)).map((row) => row.amount)).toEqual(amounts);
  });
});

describe('PATCH (interface.md 4.7, gaps page)', () => {
  it('PATCH of accounts is partial, and may carry transactions', async () => {
    const userId = await service.createUser();
    await service.upload(userId, 'a', [transaction('t', -1, { purpose: 'kept' })], {
      name: 'Old',
      owner: 'Kept',
    });
    const answer = await service.call('PATCH', `/users/${userId}/banking/accounts`, {
      accounts: [{ accountId: 'a', name: 'New', transactions: [{ transactionId: 't', amount: -2 }] }],
    });
    expect(answer.status).toBe(200);
    const { body } = await service.call('GET', `/users/${userId}/banking/accounts`);
    expect((body.accounts as unknown[])[0]).toMatchObject({ name: 'New', owner: 'Kept' });
    expect((await service.transactionsOf(userId))[0]).toMatchObject({ amount: -2, purpose: 'kept' });
  });

  it('PATCH of transactions keeps what is left out, also inside the payment partner', async () => {
    const userId = await service.createUser();
    const paymentPartner = { name: 'Old', iban: 'DE00' };
    await service.upload(userId, 'a', [transaction('t', -1, { purpose: 'kept', paymentPartner })]);
    await service.call('PATCH', `/users/${userId}/banking/accounts/a`, [
      { transactionId: 't', paymentPartner: { name: 'New' } },
    ]);
    expect((await service.transactionsOf(userId))[0]).toMatchObject({
      amount: -1,
      purpose: 'kept',
      paymentPartner: { name: 'New', iban: 'DE00' },
    });
  });

  it('accountNumber cannot be changed by PATCH', async () => {
    const userId = await service.createUser();
    await service.upload(userId, 'a');
    const change = (accountNumber: string) =>
      service.call('PATCH', `/users/${userId}/banking/accounts`, {
        accounts: [{ accountId: 'a', accountNumber }],
      });
    expect((await change('2')).status).toBe(400);
    expect((await change('1')).status).toBe(200);
  });

  it('When one transaction of a PATCH is unknown, none is changed', async () => {
    const userId = await service.createUser();
    await service.upload(userId, 'a', [transaction('t', -1)]);
    const answer = await service.call('PATCH', `/users/${userId}/banking/accounts/a`, [
      { transactionId: 't', amount: -9 },
      { transactionId: 'nobody', amount: -9 },
    ]);
    expect(answer.status).toBe(404);
    expect((await service.transactionsOf(userId))[0]?.amount).toBe(-1);
  });
});

describe('DELETE (interface.md 1.7, 4.7)', () => {
  it('DELETE of accounts takes a JSON body and removes their transactions for good', async () => {
    const userId = await service.createUser();
    await service.upload(userId, 'a', [transaction('t')]);
    await service.upload(userId, 'b', [transaction('u')], { accountNumber: '2' });
    const answer = await service.call('DELETE', `/users/${userId}/banking/accounts`, {
      ids: ['a', 'nobody'],
    });
    expect(answer.body).toEqual({ deleted: ['a'], unknown: ['nobody'] });
    expect(ids(await service.transactionsOf(userId))).toEqual(['u']);
    await service.upload(userId, 'a');
    expect(ids(await service.transactionsOf(userId))).toEqual(['u']);
  });

  it('DELETE of one account and of single transactions removes just those', async () => {
    const userId = await service.createUser();
    await service.upload(userId, 'a', [transaction('t'), transaction('u'), transaction('v')]);
    const path = `/users/${userId}/banking/accounts/a`;
    const answer = await service.call('DELETE', `${path}/transactions`, { ids: ['u', 'w'] });
    expect(answer.body).toEqual({ deleted: ['u'], unknown: ['w'] });
    expect(ids(await service.transactionsOf(userId))).toEqual(['t', 'v']);
    expect((await service.call('DELETE', path)).status).toBe(204);
    expect((await service.call('DELETE', path)).status).toBe(404);
  });
});

describe('reading transactions back', () => {
  it('The pages of the transactions together are the whole list, also after deletions', async () => {
    const userId = await service.createUser();
    const rows = Array.from({ length: 25 }, (_, index) => transaction(`t${index}`));
    await service.upload(userId, 'a', rows.slice(0, 15));
    await service.upload(userId, 'b', rows.slice(15), { accountNumber: '2' });
    const read = async () => {
      const seen: unknown[] = [];
      for (let page = 1; page < 6; page += 1) {
        const query = `page=${page}&pageSize=6`;
        const { body } = await service.call('GET', `/users/${userId}/banking/transactions?${query}`);
        seen.push(...ids(body.transactions as Array<Record<string, unknown>>));
      }
      return seen;
    };
    expect(await read()).toEqual(rows.map((row) => row.transactionId));
    await service.call('DELETE', `/users/${userId}/banking/accounts/a/transactions`, { ids: ['t0', 't9'] });
    expect(await read()).toEqual(ids(await service.transactionsOf(userId)));
    expect(await read()).toHaveLength(23);
  });

  it('An identifier may hold any letters: slashes, blanks, umlauts, percent signs', async () => {
    const userId = await service.createUser();
    const id = 'DE12/34 ä%2F?#';
    await service.upload(userId, id, [transaction('t/1')]);
    const path = `/users/${userId}/banking/accounts/${encodeURIComponent(id)}`;
    const added = await service.call('POST', `${path}/transactions`, [
      transaction('t/1', 5),
      transaction('ü'),
    ]);
    expect(added.body).toEqual({ added: 1, overwritten: 1 });
    expect((await service.call('GET', `${path}/pdf`)).status).toBe(200);
    expect((await service.call('DELETE', path)).status).toBe(204);
  });

  it('With accountId only that account is read', async () => {
    const userId = await service.createUser();
    await service.upload(userId, 'a', [transaction('t')]);
    await service.upload(userId, 'b', [transaction('u')], { accountNumber: '2' });
    const { body } = await service.call('GET', `/users/${userId}/banking/transactions?accountId=b`);
    expect(ids(body.transactions as Array<Record<string, unknown>>)).toEqual(['u']);
    expect((await service.call('GET', `/users/${userId}/banking/transactions?accountId=c`)).status).toBe(404);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serviceAccountIdOf, transactionIdOf } from '../../../../main/store/accounts/account-identity';
import { MemoryStore, stageExport } from './memory-store';
import { type Booking, draftOf, ibanA, ibanB } from './staged-export';

let store: MemoryStore;
let importId: string;

beforeEach(async () => {
  store = new MemoryStore();
  importId = (await store.call('imports.create')).id;
});
afterEach(() => store.close());

const rowsOf = (purpose: string): Booking[] => [{ day: '2025-03-01', amountMinor: 1_000, purpose }];

describe('the accounts of an import', () => {
  it('when two files name one IBAN in other writing, they are one account with the newest balance', async () => {
    await stageExport(store, importId, rowsOf('a'), {
      accounts: [draftOf({ balanceMinor: 100, balanceDay: '2025-03-31', owner: null })],
    });
    const summary = await stageExport(store, importId, rowsOf('b'), {
      accounts: [
        draftOf({
          iban: 'DE02 1203 0000 0000 2020 51',
          balanceMinor: 250,
          balanceDay: '2025-04-30',
          owner: 'Muster GmbH',
          origins: { owner: 'column' },
        }),
      ],
    });
    expect(summary.accounts.length).toBe(1);
    expect(summary.accounts[0]).toMatchObject({
      iban: ibanA,
      balance: '2.50',
      balanceDay: '2025-04-30',
      owner: 'Muster GmbH',
      bookings: 2,
    });
    expect(summary.accounts[0]?.fileIds.length).toBe(2);
  });

  it('when the amounts were read with other decimal places, the currency is not changed under them', async () => {
    const withoutOwn = rowsOf('a').map((row) => ({ ...row, currency: null }));
    const summary = await stageExport(store, importId, withoutOwn);
    const id = summary.accounts[0]?.id ?? '';
    const change = (currency: string) => store.call('imports.changeAccount', importId, id, { currency });
    await expect(change('JPY')).rejects.toMatchObject({
      code: 'import.currencyPlaces',
      params: { read: 'EUR', wanted: 'JPY', places: 2 },
    });
    expect((await change('USD')).accounts[0]?.currency).toBe('USD');
  });

  it('when only a balance was read with other decimal places, the currency is not changed under it either', async () => {
    const own = rowsOf('a').map((row) => ({ ...row, currency: 'JPY' }));
    const accounts = [draftOf({ balanceMinor: 123_400, balanceDay: '2025-04-30' })];
    const summary = await stageExport(store, importId, own, { accounts });
    const id = summary.accounts[0]?.id ?? '';
    const change = (patch: { currency: string; balance?: string }) =>
      store.call('imports.changeAccount', importId, id, patch);
    await expect(change({ currency: 'JPY' })).rejects.toMatchObject({ code: 'import.currencyPlaces' });
    const [changed] = (await change({ currency: 'JPY', balance: '1234' })).accounts;
    expect(changed).toMatchObject({ currency: 'JPY', balance: '1234' });
  });

  it('when two files name one number and amounts of other decimal places, they are not one account', async () => {
    const inYen = draftOf({ currency: 'JPY', origins: { currency: 'statement' } });
    const inAssumed = draftOf({ currency: 'EUR', origins: { currency: 'country' } });
    await stageExport(store, importId, rowsOf('a'), { accounts: [inAssumed] });
    const summary = await stageExport(store, importId, rowsOf('b'), { accounts: [inYen] });
    expect(summary.accounts.map(({ currency }) => currency)).toEqual(['EUR', 'JPY']);
    const third = await stageExport(store, importId, rowsOf('c'), { accounts: [inYen] });
    expect(third.accounts.map(({ bookings }) => bookings)).toEqual([1, 2]);
  });

  it('when one IBAN has statements in several currencies, each is an account with its own balance and id', async () => {
    const stated = (currency: string, balanceMinor: number) =>
      draftOf({ currency, balanceMinor, balanceDay: '2025-03-31', origins: { currency: 'statement' } });
    const summary = await stageExport(store, importId, rowsOf('a'), {
      accounts: [stated('EUR', 100), stated('USD', 250)],
    });
    expect(summary.accounts.map(({ iban, currency, balance }) => [iban, currency, balance])).toEqual([
      [ibanA, 'EUR', '1.00'],
      [ibanA, 'USD', '2.50'],
    ]);
    const [euro, dollar] = summary.accounts;
    expect(dollar?.accountId).not.toBe(euro?.accountId);
    // The one in the currency of the country goes by the number alone, as in an export that names no currency.
    expect(euro?.accountId).toBe(serviceAccountIdOf(draftOf()));
    const again = await stageExport(store, importId, rowsOf('b'), { accounts: [stated('USD', 300)] });
    expect(again.accounts).toHaveLength(2);
  });

  it('when a file does not say its currency, it belongs to the only account of its number; what is only proposed gives way', async () => {
    const proposed = draftOf({ origins: { currency: 'country' } });
    await stageExport(store, importId, rowsOf('a'), { accounts: [proposed] });
    const stated = draftOf({ currency: 'USD', origins: { currency: 'statement' } });
    await stageExport(store, importId, rowsOf('b'), { accounts: [stated] });
    const summary = await stageExport(store, importId, rowsOf('c'), { accounts: [proposed] });
    expect(summary.accounts.map(({ currency, bookings }) => [currency, bookings])).toEqual([['USD', 3]]);
  });

  it('when one file names the IBAN and the other its bank code and number, they are one account', async () => {
    await stageExport(store, importId, rowsOf('a'), {
      accounts: [draftOf({ iban: null, bankCode: '12030000', accountNumber: '202051' })],
    });
    const summary = await stageExport(store, importId, rowsOf('b'));
    expect(summary.accounts.map(({ iban }) => iban)).toEqual([ibanA]);
  });

  it('when a masked card number is all there is, it is the account number', async () => {
    const card = draftOf({ iban: null, accountNumber: '4998 **** **** 1234', type: 'KREDIT_KARTE' });
    await stageExport(store, importId, rowsOf('a'), { accounts: [card] });
    const summary = await stageExport(store, importId, rowsOf('b'), {
      accounts: [{ ...card, accountNumber: '4998********1234' }],
    });
    expect(summary.accounts.length).toBe(1);
    expect(summary.accounts[0]?.accountId).toMatch(/^acc-[0-9a-f]{32}$/);
  });

  it('when a file names no account, the account stays without id until the user gives one, and rows follow', async () => {
    const nameless = draftOf({ iban: null });
    const summary = await stageExport(store, importId, rowsOf('a'), { accounts: [nameless] });
    const account = summary.accounts[0];
    expect(account?.accountId).toBeNull();
    const before = await store.call('imports.rows', importId, {}, { offset: 0, limit: 1 });
    expect(before.rows[0]?.transactionId).toBeNull();
    const changed = await store.call('imports.changeAccount', importId, account?.id ?? '', {
      iban: 'de02 1203 0000 0000 2020 51',
    });
    expect(changed.accounts[0]).toMatchObject({ iban: ibanA, origins: { iban: 'user' } });
    expect(changed.accounts[0]?.accountId).toBe(serviceAccountIdOf(draftOf()));
    const after = await store.call('imports.rows', importId, {}, { offset: 0, limit: 1 });
    expect(
      after.rows[0]?.transactionId?.startsWith(`${changed.accounts[0]?.accountId?.slice(4, 20)}.c`),
    ).toBe(true);
  });

  it('when an edit makes two accounts one, their common rows become known', async () => {
    await stageExport(store, importId, rowsOf('a'));
    const summary = await stageExport(store, importId, rowsOf('a'), { accounts: [draftOf({ iban: ibanB })] });
    expect(summary.accounts.map(({ bookings }) => bookings)).toEqual([1, 1]);
    const merged = await store.call('imports.changeAccount', importId, summary.accounts[1]?.id ?? '', {
      iban: ibanA,
    });
    expect(merged.accounts.length).toBe(1);
    expect(merged.accounts[0]).toMatchObject({ bookings: 1, known: 1 });
  });

  describe('when an edit makes two accounts one, what is known of both stays', () => {
    /** Two files of March and April, what is typed of their accounts, and then that they are one. */
    async function joined(
      drafts: [object, object],
      typed: readonly [string | null, string | null],
      days = ['2025-03-31', '2025-04-30'],
    ) {
      for (const [index, iban] of [ibanA, ibanB].entries())
        await stageExport(store, importId, [{ day: days[index] ?? '', amountMinor: 1_000, purpose: iban }], {
          accounts: [draftOf({ iban, ...drafts[index] })],
        });
      const { accounts } = await store.call('imports.get', importId);
      const [first, second] = accounts.map(({ id }) => id);
      for (const [index, balance] of typed.entries()) {
        if (balance !== null)
          await store.call('imports.changeAccount', importId, accounts[index]?.id ?? '', { balance });
      }
      expect(first).not.toBe(second);
      const merged = await store.call('imports.changeAccount', importId, second ?? '', { iban: ibanA });
      expect(merged.accounts).toHaveLength(1);
      return merged.accounts[0];
    }

    it.each([
      ['the one that is typed, of the second account', [null, '2.00'], ['2.00', '2025-04-30', 'user']],
      ['the one that is typed, of the days of its own file', ['1.00', null], ['1.00', '2025-03-31', 'user']],
      ['the newer one of two', ['1.00', '2.00'], ['2.00', '2025-04-30', 'user']],
    ] as const)('balance: %s', async (_, typed, [balance, balanceDay, origin]) => {
      expect(await joined([{}, {}], typed)).toMatchObject({
        balance,
        balanceDay,
        origins: { balance: origin },
      });
    });

    it('balance: none where two are typed for one day that differ, for nobody knows which it is', async () => {
      const account = await joined([{}, {}], ['1.00', '2.00'], ['2025-04-30', '2025-04-30']);
      expect(account).toMatchObject({ balance: null, balanceDay: null });
      expect(account?.origins.balance).toBeUndefined();
    });

    it('the newest balance of files, and what only one of them names', async () => {
      const march = { balanceMinor: 100, balanceDay: '2025-03-31', owner: null };
      const april = { balanceMinor: 250, balanceDay: '2025-04-30', owner: 'Muster GmbH' };
      expect(await joined([march, { ...april, origins: { owner: 'column' } }], [null, null])).toMatchObject({
        balance: '2.50',
        balanceDay: '2025-04-30',
        owner: 'Muster GmbH',
      });
    });
  });

  it('when an edit makes two accounts of one file one, equal rows are two bookings with ids of their own', async () => {
    const rows: Booking[] = [
      { day: '2025-03-01', amountMinor: 5, accountIndex: 0 },
      { day: '2025-03-01', amountMinor: 5, accountIndex: 1 },
    ];
    const summary = await stageExport(store, importId, rows, {
      accounts: [draftOf(), draftOf({ iban: null })],
    });
    const merged = await store.call('imports.changeAccount', importId, summary.accounts[1]?.id ?? '', {
      iban: ibanA,
    });
    expect(merged.accounts[0]).toMatchObject({ bookings: 2, known: 0 });
    const window = await store.call('imports.rows', importId, {}, { offset: 0, limit: 2 });
    expect(new Set(window.rows.map(({ transactionId }) => transactionId)).size).toBe(2);
  });

  it('when the user states a value, a later file does not change it', async () => {
    const summary = await stageExport(store, importId, rowsOf('a'));
    await store.call('imports.changeAccount', importId, summary.accounts[0]?.id ?? '', {
      bankName: 'Meine Bank',
      balance: '7.00',
    });
    const later = await stageExport(store, importId, rowsOf('b'), {
      accounts: [draftOf({ bankName: 'Andere Bank', balanceMinor: 1, balanceDay: '2030-01-01' })],
    });
    expect(later.accounts[0]).toMatchObject({ bankName: 'Meine Bank', balance: '7.00' });
  });

  it('gives the same transaction id for the same content, and another one per account and occurrence', () => {
    const a = serviceAccountIdOf(draftOf()) ?? '';
    const b = serviceAccountIdOf(draftOf({ iban: ibanB })) ?? '';
    const ids = [transactionIdOf(a, 'c1', 1), transactionIdOf(a, 'c1', 2), transactionIdOf(b, 'c1', 1)];
    expect(new Set(ids).size).toBe(3);
    expect(transactionIdOf(a, 'c1', 1)).toBe(ids[0]);
    // The IBAN is not in it: ids stand in paths and logs (SEC-20).
    expect(a).not.toContain(ibanA.slice(4));
  });
});

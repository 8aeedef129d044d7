import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryStore, sendImport, stageExport } from './memory-store';
import { type Booking, draftOf, ibanB } from './staged-export';

let store: MemoryStore;

beforeEach(() => {
  store = new MemoryStore();
});
afterEach(() => store.close());

async function customer(name: string): Promise<string> {
  const id = await store.call('customers.begin', {
    connectionId: 'x',
    connectionName: 'X',
    environment: 'local',
    name,
    type: 'company',
    expiresIn: null,
    customUserId: name,
  });
  await store.call('customers.finish', id, { userId: name, expiresAt: null });
  return id;
}

let files = 0;
async function staged(rows: Booking[]): Promise<string> {
  const { id } = await store.call('imports.create');
  files += 1;
  await stageExport(store, id, rows, { sha256: String(files).padStart(64, '0') });
  return id;
}

const send = (importId: string, customerId: string) => sendImport(store, importId, customerId);

async function figures(customerId: string) {
  const { transactions, accounts, months } = await store.call('results.localFigures', customerId);
  const filter = { accountIds: [], since: null, until: null };
  const { total } = await store.call('results.bookingsOf', customerId, filter);
  expect(total).toBe(transactions);
  return { transactions, totalIn: accounts[0]?.totalIn, january: months[0]?.moneyIn };
}

const [one, two, three]: Booking[] = [
  { day: '2025-01-02', amountMinor: 100, purpose: 'eins' },
  { day: '2025-01-03', amountMinor: 200, purpose: 'zwei' },
  { day: '2025-01-04', amountMinor: 400, purpose: 'drei' },
];
const rows = (...wanted: (Booking | undefined)[]) => wanted.flatMap((row) => row ?? []);
const all = { transactions: 3, totalIn: '7.00', january: '7.00' };

describe('an account that one import names by its IBAN and another by its number', () => {
  const byIban = { accounts: [draftOf()] };
  const byNumber = { accounts: [draftOf({ iban: null, bankCode: '12030000', accountNumber: '202051' })] };
  const imported = async (wanted: Booking[], reading: typeof byIban) => {
    const { id } = await store.call('imports.create');
    files += 1;
    await stageExport(store, id, wanted, { ...reading, sha256: String(files).padStart(64, '0') });
    return id;
  };

  it.each([
    ['the IBAN first', byIban, byNumber],
    ['the number first', byNumber, byIban],
  ])('is one account, and its bookings count once (%s)', async (_what, first, second) => {
    const anna = await customer('Anna');
    await send(await imported(rows(one, two), first), anna);
    const next = await imported(rows(one, two, three), second);
    await send(next, anna);
    expect(await figures(anna)).toEqual(all);
    expect((await store.call('results.localFigures', anna)).accounts).toHaveLength(1);
    // What is said of it since changes nothing of that.
    const [account] = (await store.call('imports.get', next)).accounts;
    await store.call('imports.changeAccount', next, account?.id ?? '', { owner: 'Anna Beispiel' });
    const after = await store.call('imports.get', next);
    expect(after.accounts[0]?.accountId).toBe(account?.accountId);
  });

  it('is another one for another customer, and with an import that is given to that customer', async () => {
    const [anna, berta] = [await customer('Anna'), await customer('Berta')];
    await send(await imported(rows(one), byIban), anna);
    const next = await imported(rows(one), byNumber);
    const idOf = async () => (await store.call('imports.get', next)).accounts[0]?.accountId;
    const own = await idOf();
    await store.call('imports.setCustomer', next, anna);
    expect(await idOf()).not.toBe(own);
    await store.call('imports.setCustomer', next, berta);
    expect(await idOf()).toBe(own);
  });
});

describe('an account under two of its names', () => {
  const byIban = { accounts: [draftOf()] };
  const byNumber = { accounts: [draftOf({ iban: null, bankCode: '12030000', accountNumber: '202051' })] };
  const imported = async (wanted: Booking[], reading: typeof byIban) => {
    const { id } = await store.call('imports.create');
    files += 1;
    await stageExport(store, id, wanted, { ...reading, sha256: String(files).padStart(64, '0') });
    return id;
  };
  const twins = async (customerId: string) =>
    (await store.call('results.localFigures', customerId)).accounts.map(({ twinId }) => twinId !== undefined);

  it('is one where both imports were given to the customer before one of them was sent', async () => {
    const anna = await customer('Anna');
    const [first, second] = [
      await imported(rows(one, two), byNumber),
      await imported(rows(one, two, three), byIban),
    ];
    for (const id of [first, second]) await store.call('imports.setCustomer', id, anna);
    await send(first, anna);
    await send(second, anna);
    expect(await figures(anna)).toEqual(all);
    expect(await twins(anna)).toEqual([false]);
  });

  it('that are two at the service are told, and are one when the later upload is taken back and sent again', async () => {
    const [anna, berta] = [await customer('Anna'), await customer('Berta')];
    await send(await imported(rows(one, two), byNumber), anna);
    const shared = await imported(rows(one, two, three), byIban);
    // For Berta it goes by its IBAN, and keeps that name for Anna.
    const atBerta = await send(shared, berta);
    await store.call('imports.setCustomer', shared, anna);
    await store.call('imports.answerSent', shared, { rows: 'open', answer: 'both' });
    const atAnna = await send(shared, anna);
    expect((await store.call('results.localFigures', anna)).transactions).toBe(5);
    expect(await twins(anna)).toEqual([true, true]);
    for (const upload of [atBerta, atAnna]) {
      await store.call('rollBacks.begin', upload);
      await store.call('uploads.beginReadBack', upload);
      await store.call('rollBacks.adoptHeld', upload);
      await store.call('rollBacks.finish', upload, { compared: 3, missing: 0, different: 0 });
    }
    await send(shared, anna);
    expect(await figures(anna)).toEqual(all);
    expect(await twins(anna)).toEqual([false]);
  });
});

describe('an upload that is taken back and stands half-way', () => {
  it('counts with what is left of it, and no analysis of before is one of now', async () => {
    const anna = await customer('Anna');
    const upload = await send(await staged(rows(one, two, three)), anna);
    const lastUpload = async () => (await store.call('customers.get', anna)).lastUploadAt ?? '';
    const sentAt = await lastUpload();
    const [summary] = await store.call('imports.list');
    const { rows: shown } = await store.call('imports.rows', summary?.id ?? '', {}, { offset: 0, limit: 9 });
    await store.call('rollBacks.begin', upload);
    await store.call('uploads.beginReadBack', upload);
    const ids = shown.flatMap(({ transactionId }) => transactionId ?? []);
    const nothing = ids.map(() => null);
    await store.call('uploads.addHeld', upload, {
      transactionIds: ids,
      amounts: nothing,
      bookingDays: nothing,
      accountIds: nothing,
      currencies: nothing,
    });
    expect(await store.call('rollBacks.adoptHeld', upload)).toBe(3);
    expect(await figures(anna)).toEqual(all);
    const removal = await store.call('rollBacks.advance', upload, null, 2);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const position = removal?.position ?? -1;
    await store.call('rollBacks.advance', upload, { position, outcome: 'done' }, null);
    await store.call('uploads.change', upload, { state: 'rollBackStopped' });
    expect(await figures(anna)).toEqual({ transactions: 1, totalIn: '4.00', january: '4.00' });
    expect((await lastUpload()) > sentAt).toBe(true);
    // The answer to the next call is lost; what is gone shows when the service is read.
    const removedAt = await lastUpload();
    await store.call('rollBacks.begin', upload);
    const last = await store.call('rollBacks.advance', upload, null, 2);
    const lost = { position: last?.position ?? -1, outcome: 'unknown' } as const;
    await store.call('rollBacks.advance', upload, lost, null);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await store.call('uploads.beginReadBack', upload);
    expect(await store.call('rollBacks.adoptHeld', upload)).toBe(0);
    expect((await lastUpload()) > removedAt).toBe(true);
    expect((await store.call('results.localFigures', anna)).transactions).toBe(0);
  });
});

describe('bookings that two imports of a customer have', () => {
  it('count once, and stay when the import that had them first is removed here', async () => {
    const anna = await customer('Anna');
    const first = await staged(rows(one, two));
    await send(first, anna);
    await send(await staged(rows(one, two, three)), anna);
    expect(await figures(anna)).toEqual(all);
    await store.call('imports.remove', first);
    expect(await figures(anna)).toEqual(all);
  });

  it('stay when the import that had them first is taken back', async () => {
    const anna = await customer('Anna');
    const upload = await send(await staged(rows(one, two)), anna);
    await send(await staged(rows(one, two, three)), anna);
    await store.call('rollBacks.begin', upload);
    await store.call('uploads.beginReadBack', upload);
    await store.call('rollBacks.adoptHeld', upload);
    await store.call('rollBacks.finish', upload, { compared: 2, missing: 0, different: 0 });
    expect(await figures(anna)).toEqual(all);
  });

  const statesOf = async (importId: string) =>
    (await store.call('imports.rows', importId, {}, { offset: 0, limit: 9 })).rows.map(({ state }) => state);

  it('are called known by another import for as long as the one that sent them is there', async () => {
    const anna = await customer('Anna');
    const upload = await send(await staged(rows(one, two)), anna);
    const next = await staged(rows(one, two, three));
    await store.call('imports.setCustomer', next, anna);
    expect(await statesOf(next)).toEqual(['known', 'known', 'booking']);
    await store.call('rollBacks.begin', upload);
    await store.call('uploads.beginReadBack', upload);
    await store.call('rollBacks.adoptHeld', upload);
    await store.call('rollBacks.finish', upload, { compared: 2, missing: 0, different: 0 });
    expect(await statesOf(next)).toEqual(['booking', 'booking', 'booking']);
  });

  it('are called known as soon as another import has sent them, also where they were staged before', async () => {
    const anna = await customer('Anna');
    const [first, next] = [await staged(rows(one, two)), await staged(rows(two, three))];
    for (const id of [first, next]) await store.call('imports.setCustomer', id, anna);
    expect(await statesOf(next)).toEqual(['booking', 'booking']);
    await send(first, anna);
    expect(await statesOf(next)).toEqual(['known', 'booking']);
    expect((await store.call('imports.get', next)).accounts[0]).toMatchObject({ bookings: 1, known: 1 });
  });

  it('are not called known any more when the customer is set up again at the service', async () => {
    const anna = await customer('Anna');
    await send(await staged(rows(one, two)), anna);
    const next = await staged(rows(one, three));
    await store.call('imports.setCustomer', next, anna);
    expect(await statesOf(next)).toEqual(['known', 'booking']);
    await store.call('customers.renew', anna, { userId: 'again', expiresAt: null });
    expect(await statesOf(next)).toEqual(['booking', 'booking']);
  });

  it('are not called known any more when the other customer, who had them, is deleted', async () => {
    const [anna, berta] = [await customer('Anna'), await customer('Berta')];
    await send(await staged(rows(one)), berta);
    const shared = await staged(rows(one, two));
    await send(shared, anna);
    await store.call('imports.setCustomer', shared, berta);
    expect(await statesOf(shared)).toEqual(['known', 'booking']);
    await store.call('customers.purge', berta);
    expect(await statesOf(shared)).toEqual(['booking', 'booking']);
  });

  it('count once for the first customer too when the import is sent to another afterwards', async () => {
    const [anna, berta] = [await customer('Anna'), await customer('Berta')];
    await send(await staged(rows(one)), anna);
    const second = await staged(rows(one, two));
    await send(second, anna);
    const before = { transactions: 2, totalIn: '3.00', january: '3.00' };
    expect(await figures(anna)).toEqual(before);
    await store.call('imports.setCustomer', second, berta);
    expect(await figures(anna)).toEqual(before);
    await send(second, berta);
    expect(await figures(anna)).toEqual(before);
    expect(await figures(berta)).toEqual(before);
  });

  it('are as many as the import that has most of equal ones says', async () => {
    const anna = await customer('Anna');
    await send(await staged(rows(one, one, two)), anna);
    const second = await staged(rows(one, one, one, two));
    await send(second, anna);
    expect(await figures(anna)).toEqual({ transactions: 4, totalIn: '5.00', january: '5.00' });
  });
});

describe('an import that was sent to one customer and then given to another', () => {
  it('stays with the first, with its bookings and its upload, when the other is deleted', async () => {
    const [anna, berta] = [await customer('Anna'), await customer('Berta')];
    const shared = await staged(rows(one, two, three));
    const upload = await send(shared, anna);
    await store.call('imports.setCustomer', shared, berta);
    const own = await staged(rows(one));
    await store.call('imports.setCustomer', own, berta);
    await store.call('customers.purge', berta);
    expect((await store.call('imports.list')).map(({ id, customerId }) => [id, customerId])).toEqual([
      [shared, anna],
    ]);
    expect(await figures(anna)).toEqual(all);
    expect((await store.call('rollBacks.plan', upload)).transactions).toBe(3);
  });
});

describe('a file that comes to an import after that was sent', () => {
  it('counts once it is sent as well; what it repeats changes nothing', async () => {
    const anna = await customer('Anna');
    const id = await staged(rows(one, two));
    await send(id, anna);
    const before = await figures(anna);
    expect(before).toEqual({ transactions: 2, totalIn: '3.00', january: '3.00' });
    const later = { accounts: [draftOf({ balanceMinor: 5_000, balanceDay: '2025-01-06' })] };
    await stageExport(store, id, rows(two, three), { ...later, sha256: 'f'.repeat(64) });
    await stageExport(store, id, rows(three), {
      accounts: [draftOf({ iban: ibanB })],
      sha256: 'd'.repeat(64),
    });
    expect(await figures(anna)).toEqual(before);
    expect((await store.call('results.localFigures', anna)).accounts).toHaveLength(1);
    const [account] = (await store.call('results.localFigures', anna)).accounts;
    expect(account).toMatchObject({ closingBalance: null, lowestBalance: null });
    const other = (await store.call('imports.get', id)).files[2]?.id ?? '';
    await store.call('imports.removeFile', other);
    await store.call('imports.putAway', id);
    expect(await figures(anna)).toEqual(before);
    await send(id, anna);
    expect(await figures(anna)).toEqual(all);
    expect((await store.call('results.localFigures', anna)).accounts[0]?.closingBalance).toBe('50.00');
  });

  it('leaves those of before as they are when these are read anew', async () => {
    const anna = await customer('Anna');
    const id = await staged(rows(one, two));
    await stageExport(store, id, rows(three), { sha256: 'e'.repeat(64) });
    await send(id, anna);
    const file = (await store.call('imports.get', id)).files[1]?.id ?? '';
    await store.call('imports.removeFile', file);
    await stageExport(store, id, rows(three), { sha256: 'e'.repeat(64) });
    expect(await figures(anna)).toEqual(all);
  });
});

describe('two imports of one customer that were both staged before one of them was sent', () => {
  it('count each booking once', async () => {
    const anna = await customer('Anna');
    const [first, second] = [await staged(rows(one, two)), await staged(rows(one, two, three))];
    for (const id of [first, second]) await store.call('imports.setCustomer', id, anna);
    await send(first, anna);
    await send(second, anna);
    expect(await figures(anna)).toEqual(all);
  });
});

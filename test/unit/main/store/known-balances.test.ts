import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountDraft, LocalFigures } from '../../../../preload/contract';
import { MemoryStore, sendImport, stageExport } from './memory-store';
import { type Booking, draftOf, ibanB } from './staged-export';

let store: MemoryStore;
let customerId: string;
let importId: string;

beforeEach(async () => {
  store = new MemoryStore();
  importId = (await store.call('imports.create')).id;
  customerId = await store.call('customers.begin', {
    connectionId: 'x',
    connectionName: 'X',
    environment: 'local',
    name: 'Muster',
    type: 'company',
    expiresIn: null,
    customUserId: 'u',
  });
  await store.call('customers.finish', customerId, { userId: 'user', expiresAt: null });
});
afterEach(() => store.close());

const stage = (rows: readonly Booking[], stated: Partial<AccountDraft>) =>
  stageExport(store, importId, rows, { accounts: [draftOf({ balanceSource: 'preamble', ...stated })] });

async function accountOnceSent(): Promise<LocalFigures['accounts'][number] | undefined> {
  await sendImport(store, importId, customerId);
  return (await store.call('results.localFigures', customerId)).accounts[0];
}

async function leaveOut(number: number, reason?: string): Promise<void> {
  const { rows } = await store.call('imports.rows', importId, {}, { offset: 0, limit: 9 });
  const row = rows[number];
  if (!row) throw new Error('no such row');
  const choice = { rows: [{ rowId: row.rowId }], choice: 'leaveOut' as const };
  await store.call('imports.chooseRows', importId, reason ? { ...choice, reason } : choice);
}

const weekly: readonly Booking[] = [
  { day: '2025-03-03', amountMinor: -40_000, purpose: 'eins' },
  { day: '2025-03-10', amountMinor: 50_000, purpose: 'zwei' },
  { day: '2025-03-14', amountMinor: -30_000, purpose: 'drei' },
];

describe('a balance that an account states without one at each row', () => {
  it.each([
    ['of the last booking', '2025-03-14', '-300.00'],
    ['of a silence as the account has it', '2025-03-28', '-300.00'],
    ['of two months later: bookings between may be missing', '2025-05-15', null],
  ])('counts for the last booking if it is %s', async (_, balanceDay, lowestBalance) => {
    await stage(weekly, { balanceMinor: -10_000, balanceDay });
    const account = await accountOnceSent();
    expect(account).toMatchObject({
      lowestBalance,
      lowestDay: lowestBalance && '2025-03-03',
      closingBalance: '-100.00',
    });
    expect(account?.openingComputed).toBe(lowestBalance === null ? undefined : '100.00');
  });

  it('counts for an account that books each quarter, months later', async () => {
    const quarterly = ['2024-06-28', '2024-09-30', '2024-12-31'].map(
      (day): Booking => ({ day, amountMinor: 100, purpose: day }),
    );
    await stage(quarterly, { balanceMinor: 10_300, balanceDay: '2025-03-20' });
    expect(await accountOnceSent()).toMatchObject({ lowestBalance: '101.00', lowestDay: '2024-06-28' });
  });

  it.each([
    ['for no reason', undefined, null],
    ['as not needed', '#notNeeded', null],
    ['in words', 'Bar zurück', null],
    ['as a copy', '#duplicate: Mai', '-300.00'],
    ['as no booking', '#noBooking', '-300.00'],
  ])(
    'says nothing of the days where a row was left out %s: it may have moved the balance',
    async (_, reason, lowestBalance) => {
      await stage([...weekly, { day: '2025-03-12', amountMinor: -9_900, purpose: 'vier' }], {
        balanceMinor: -10_000,
        balanceDay: '2025-03-14',
      });
      await leaveOut(3, reason);
      const account = await accountOnceSent();
      expect(account).toMatchObject({ lowestBalance, leftOut: 1 });
      expect(account?.dayBalances === undefined).toBe(lowestBalance === null);
    },
  );
});

describe('balances of two files that contradict each other', () => {
  const proved = [
    { day: '2025-01-30', amountMinor: -1_000, balanceMinor: 9_000, purpose: 'eins' },
    { day: '2025-01-31', amountMinor: 1_000, balanceMinor: 10_000, purpose: 'zwei' },
  ];
  const after = [
    { day: '2025-02-03', amountMinor: -2_000, purpose: 'drei' },
    { day: '2025-02-28', amountMinor: -1_000, purpose: 'vier' },
  ];

  it.each([
    ['what is booked between them', 7_000, '90.00'],
    ['20.00 less than that: a booking is missing', 5_000, null],
  ])('are counted from where the later states %s', async (_, balanceMinor, lowestBalance) => {
    await stage(proved, { balanceSource: null });
    await stage(after, { balanceMinor, balanceDay: '2025-02-28' });
    const account = await accountOnceSent();
    expect(account).toMatchObject({ balanceProof: 'partly' });
    const { months } = await store.call('results.localFigures', customerId);
    // The bank itself has 100.00 at the end of January.
    expect(months[0]?.endBalance).toBe(lowestBalance === null ? null : '100.00');
    expect(account?.lowestBalance).toBe(lowestBalance === null ? null : '70.00');
  });

  it('do not, where a later file has more of the last day of the earlier one', async () => {
    await stage(proved, { balanceSource: null });
    const later = [{ day: '2025-01-31', amountMinor: -500, purpose: 'abends' }, ...after];
    await stage(later, { balanceMinor: 6_500, balanceDay: '2025-02-28' });
    await accountOnceSent();
    const { months } = await store.call('results.localFigures', customerId);
    expect(months[0]?.endBalance).toBe('95.00');
  });
});

describe('an account that is left out of an import', () => {
  it('takes no month and no balance from those that are sent', async () => {
    const proved = [
      { day: '2025-01-01', amountMinor: 1_000, balanceMinor: 11_000, purpose: 'eins' },
      { day: '2025-02-28', amountMinor: 2_000, balanceMinor: 13_000, purpose: 'zwei' },
    ];
    await stage(proved, { period: { from: '2025-01-01', to: '2025-02-28' } });
    const others = [
      { day: '2024-11-05', amountMinor: 500, purpose: 'drei' },
      { day: '2025-01-15', amountMinor: 700, purpose: 'vier' },
    ];
    await stage(others, { iban: ibanB });
    const [, other] = (await store.call('imports.get', importId)).accounts;
    await store.call('imports.leaveOutAccounts', importId, [other?.id ?? ''], true);
    await accountOnceSent();
    const { months, accounts } = await store.call('results.localFigures', customerId);
    expect(accounts).toHaveLength(1);
    expect(months.map((one) => [one.month, one.isPartial, one.endBalance])).toEqual([
      ['2025-01', false, '110.00'],
      ['2025-02', false, '130.00'],
    ]);
  });
});

describe('balances that a file proves', () => {
  it('give the balance before the first booking of all files, whatever the account states months later', async () => {
    await stage(weekly.slice(0, 2), { balanceSource: null });
    const proved = [
      { day: '2025-03-14', amountMinor: -30_000, balanceMinor: 70_000, purpose: 'drei' },
      { day: '2025-03-17', amountMinor: 10_000, balanceMinor: 80_000, purpose: 'vier' },
    ];
    await stage(proved, { balanceMinor: 20_000, balanceDay: '2025-08-31' });
    const account = await accountOnceSent();
    expect(account).toMatchObject({ closingBalance: '200.00', lowestBalance: '500.00' });
    // Of the first file no balance says that none of its bookings is missing.
    expect(account?.balanceProof).toBe('partly');
    // 900.00 - 400.00 + 500.00 - 300.00 + 100.00 are the 800.00 of the last row.
    expect(account).toMatchObject({ openingBalance: null, openingComputed: '900.00' });
  });

  it('prove as well what a file without balances says of the same days', async () => {
    const rows = [
      { day: '2025-03-03', amountMinor: -40_000, purpose: 'eins' },
      { day: '2025-03-14', amountMinor: 50_000, purpose: 'zwei' },
    ];
    await stage(rows, { balanceSource: null });
    const proved = rows.map((row, at) => ({ ...row, balanceMinor: [60_000, 110_000][at] ?? null }));
    await stage(proved, { balanceMinor: 110_000, balanceDay: '2025-03-14' });
    expect(await accountOnceSent()).toMatchObject({
      bookings: 2,
      duplicatesMerged: 2,
      balanceProof: 'proved',
    });
  });

  it.each([
    ['as no booking', '#noBooking', '600.00', '1000.00'],
    ['for no reason: it may be one', undefined, null, undefined],
  ])(
    'hold without the line of an opening balance that is left out %s',
    async (_, reason, lowestBalance, opening) => {
      const proved = [
        { day: '2025-03-01', amountMinor: 100_000, balanceMinor: 100_000, purpose: 'Anfangssaldo' },
        { day: '2025-03-03', amountMinor: -40_000, balanceMinor: 60_000, purpose: 'eins' },
        { day: '2025-03-05', amountMinor: 20_000, balanceMinor: 80_000, purpose: 'zwei' },
      ];
      await stage(proved, { balanceMinor: 80_000, balanceDay: '2025-03-05', balanceSource: 'runningColumn' });
      await leaveOut(0, reason);
      const account = await accountOnceSent();
      expect(account).toMatchObject({ balanceProof: 'proved', lowestBalance });
      expect(account?.openingComputed).toBe(opening);
    },
  );

  it('say nothing of the days where a row of them was left out', async () => {
    const proved = [
      { day: '2025-03-03', amountMinor: -40_000, balanceMinor: 60_000, purpose: 'eins' },
      { day: '2025-03-04', amountMinor: -50_000, balanceMinor: 10_000, purpose: 'zwei' },
      { day: '2025-03-05', amountMinor: 20_000, balanceMinor: 30_000, purpose: 'drei' },
    ];
    await stage(proved, {
      balanceMinor: 30_000,
      balanceDay: '2025-03-05',
      balanceSource: 'runningColumn',
    });
    await leaveOut(1, '#notNeeded');
    expect(await accountOnceSent()).toMatchObject({
      balanceProof: 'proved',
      openingBalance: '1000.00',
      closingBalance: '300.00',
      lowestBalance: null,
    });
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sumOfDecimals } from '../../../../preload/contract/values/minor-units';
import { MemoryStore, sendImport, stageExport } from './memory-store';
import { type Booking, draftOf, ibanB } from './staged-export';

const all = { accountIds: [], since: null, until: null };
let store: MemoryStore;
let customerId: string;

beforeEach(async () => {
  store = new MemoryStore();
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

/** An export of one account with its running balance, as if it had been sent. */
async function sent(start: number, amounts: readonly [string, number][], iban?: string): Promise<string> {
  const importId = (await store.call('imports.create')).id;
  let balanceMinor = start;
  const rows: Booking[] = amounts.map(([day, amountMinor]) => {
    balanceMinor += amountMinor;
    return { day, amountMinor, balanceMinor, purpose: `${day} ${amountMinor}` };
  });
  const [last] = amounts.slice(-1);
  await stageExport(store, importId, rows.slice().reverse(), {
    accounts: [
      draftOf({
        ...(iban ? { iban } : {}),
        balanceMinor,
        balanceDay: last?.[0] ?? null,
        balanceSource: 'runningColumn',
      }),
    ],
  });
  await sendImport(store, importId, customerId);
  return importId;
}

const giro: [string, number][] = [
  ['2025-01-01', 1_000],
  ['2025-01-20', -150_000],
  ['2025-02-03', 40_000],
  ['2025-02-20', 200_000],
  ['2025-03-31', -5],
];
const second: [string, number][] = [
  ['2025-01-01', 5],
  ['2025-02-10', -50],
  ['2025-03-31', 10],
];

describe('figures of some accounts and months', () => {
  it('without a filter are those of all, to the cent', async () => {
    await sent(100_000, giro);
    await sent(1_000, second, ibanB);
    const whole = await store.call('results.localFigures', customerId);
    const figures = await store.call('results.periodFigures', customerId, all);
    expect(figures.months).toEqual(whole.months);
    expect(figures.months).toHaveLength(3);
    expect(figures.accounts.map(({ line }) => line?.lowest)).toEqual(
      whole.accounts.map(({ lowestBalance, lowestDay }) => ({ day: lowestDay, amount: lowestBalance })),
    );
    expect(figures.accounts.map(({ line }) => [line?.days, line?.below, line?.firstBelow])).toEqual(
      whole.accounts.map(({ dayBalances }) => [
        dayBalances?.days,
        dayBalances?.below,
        dayBalances?.firstBelow,
      ]),
    );
  });

  it('of each account add up to those of all', async () => {
    await sent(100_000, giro);
    await sent(1_000, second, ibanB);
    const { accounts, months } = await store.call('results.periodFigures', customerId, all);
    const each = await Promise.all(
      accounts.map(({ accountId }) =>
        store.call('results.periodFigures', customerId, { ...all, accountIds: [accountId] }),
      ),
    );
    for (const part of ['moneyIn', 'moneyOut', 'endBalance'] as const) {
      const sums = months.map((_month, index) =>
        sumOfDecimals(each.map((one) => one.months[index]?.[part] ?? '')),
      );
      expect(sums).toEqual(months.map((month) => month[part]));
    }
    expect(each.map((one) => one.accounts.map(({ bookings }) => bookings))).toEqual([[5], [3]]);
  });

  it('keep to whole months: bookings, months and the days of the line', async () => {
    await sent(100_000, giro);
    const february = { ...all, since: '2025-02', until: '2025-02' };
    const { months, accounts } = await store.call('results.periodFigures', customerId, february);
    expect(months).toMatchObject([{ month: '2025-02', moneyIn: '2400.00', moneyOut: '0.00' }]);
    expect(accounts).toMatchObject([
      {
        bookings: 2,
        line: {
          points: [
            // 1,000 + 10 - 1,500 comes over from January.
            { day: '2025-02-01', balance: '-490.00' },
            { day: '2025-02-03', balance: '-90.00' },
            { day: '2025-02-20', balance: '1910.00' },
            { day: '2025-02-28', balance: '1910.00' },
          ],
          lowest: { day: '2025-02-01', amount: '-490.00' },
          days: 28,
          below: 19,
          firstBelow: '2025-02-01',
        },
      },
    ]);
    const { ids, total } = await store.call('results.bookingsOf', customerId, february);
    const traced = await store.call('results.transactions', customerId, ids);
    expect(traced.map(({ amount }) => amount).sort()).toEqual(['2000.00', '400.00']);
    expect(total).toBe(2);
  });

  it('have their days and accounts in the order asked, and none for a booking that is not here', async () => {
    const { ids } = await store.call('results.bookingsOf', customerId, {
      accountIds: [],
      since: null,
      until: null,
    });
    const traced = await store.call('results.transactions', customerId, ids);
    expect(await store.call('results.bookingDays', customerId, ['unknown', ...ids])).toEqual({
      days: [null, ...traced.map(({ bookingDay }) => bookingDay)],
      accountIds: [null, ...traced.map(({ accountId }) => accountId)],
    });
  });

  it('of accounts together have the lowest end of a day that the months have', async () => {
    await sent(100_000, giro);
    await sent(1_000, second, ibanB);
    const { together, months } = await store.call('results.periodFigures', customerId, all);
    const [line] = together.map((one) => one.line);
    expect(line?.lowest).toEqual({ day: '2025-01-20', amount: '-479.95' });
    expect(months[0]).toMatchObject({ lowestBalance: '-479.95', lowestDay: '2025-01-20' });
    expect(line?.below).toBe(14 + 17);
  });

  it('of accounts together have no line where the import of one of them was removed and the service still has it', async () => {
    await sent(100_000, giro);
    await sent(1_000, second, ibanB);
    const removed: [string, number][] = [
      ['2025-01-02', 70_000],
      ['2025-03-30', -7],
    ];
    await store.call('imports.remove', await sent(500, removed, 'DE75512108001245126199'));
    const { accounts, together, months } = await store.call('results.periodFigures', customerId, all);
    expect(accounts.map(({ bookings }) => bookings)).toEqual([5, 3, 2]);
    expect(months.map(({ endBalance }) => endBalance)).toEqual([null, null, null]);
    expect(together).toEqual([{ currency: 'EUR', line: null }]);
  });

  it('where the line of an account is not known for a gap, stop there', async () => {
    await sent(100_000, [
      ['2025-01-01', 1_000],
      ['2025-01-31', 1_000],
    ]);
    await sent(500_000, [
      ['2025-03-01', 1_000],
      ['2025-03-31', 1_000],
    ]);
    const [account] = (await store.call('results.periodFigures', customerId, all)).accounts;
    expect(account?.line?.points).toContainEqual({ day: '2025-02-01', balance: null });
  });

  it('say which bookings the analyst left out, and of which account', async () => {
    await sent(100_000, giro);
    await sent(1_000, second, ibanB);
    const { accounts } = await store.call('results.periodFigures', customerId, all);
    const [first, other] = accounts.map(({ accountId }) => ({ ...all, accountIds: [accountId] }));
    const { ids } = await store.call('results.bookingsOf', customerId, first ?? all);
    const rows = await store.call('results.transactions', customerId, ids);
    const out = rows.find(({ amount }) => amount === '-1500.00')?.transactionId ?? '';
    await store.call('results.enter', customerId, { kind: 'excluded', transactionId: out, note: 'double' });
    const own = await store.call('results.periodFigures', customerId, first ?? all);
    expect(own.excludedIds).toEqual([out]);
    expect(own.months[0]?.moneyOut).toBe('0.00');
    // The months of the account say the same wherever they stand, and those of all accounts are their sum.
    const whole = await store.call('results.localFigures', customerId);
    const ofAccount = whole.accounts.find(({ accountId }) => accountId === first?.accountIds[0]);
    expect(ofAccount?.months?.[0]?.moneyOut).toBe('0.00');
    expect(whole.months[0]?.moneyOut).toBe('0.00');
    const others = await store.call('results.periodFigures', customerId, other ?? all);
    expect(others.excludedIds).toEqual([]);
    expect(others.months[0]?.moneyOut).toBe('0.00');
    expect(others.months[1]?.moneyOut).toBe('-0.50');
  });
});

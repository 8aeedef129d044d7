import { describe, expect, it } from 'vitest';
import { noBasis } from '../../../../../renderer/results/answers/result-basis';
import { digestOf } from '../../../../../renderer/results/digests/digest-of';

const reading = { fetchedAt: '2026-05-01T00:00:00.000Z', currency: 'EUR', basis: noBasis };
const timespan = { since: '2026-01-01', until: '2026-04-30' };
const months = ['2026-04', '2026-03', '2026-02', '2026-01'];

const breakdown = (amounts: readonly number[], more: object = {}) => ({
  available: true,
  current: amounts[0],
  median: amounts[0],
  average: amounts.reduce((sum, one) => sum + one, 0) / amounts.length,
  monthlyOverview: months.map((month, index) => ({
    month,
    amount: amounts[index],
    recurringAmount: amounts[index],
    nonRecurringAmount: 0,
    recurringTransactionIDs: [`${month}-${amounts[index]}`],
  })),
  contractSummary: [],
  observedTimespan: timespan,
  ...more,
});

const minor = (value: number) => ({ kind: 'minor', value });

describe('the digest of a person', () => {
  it('shows a salary as money that came in, and the sum of all income from the same months', () => {
    const digest = digestOf(
      'person.income',
      {
        salary: breakdown([3000, 3000, 2800, 2800], {
          current: 3000,
          median: 2900,
          average: 2900,
          contractSummary: [
            {
              contractId: 'c',
              paymentPartner: { name: 'Ahorn KG' },
              category: 'income.salary',
              amount: -3000,
              interval: 'monthly',
              transactionIDs: ['2026-04-3000'],
            },
          ],
        }),
        childBenefit: breakdown([255, 255, 255, 255], { current: 255, median: 255, average: 255 }),
      },
      reading,
    );
    const [kinds, sources] = digest?.tables ?? [];
    expect(kinds?.rows.map((row) => row.slice(1, 4))).toEqual([
      [minor(300_000), minor(290_000), minor(290_000)],
      [minor(25_500), minor(25_500), minor(25_500)],
      [minor(325_500), minor(315_500), minor(315_500)],
    ]);
    expect(kinds?.isTotalled).toBe(true);
    expect(sources?.rows[0]?.at(-1)).toEqual({ ...minor(300_000), currency: 'EUR' });
    expect(digest?.notes[0]).toEqual({ text: 'results.basis.months', count: 4 });
  });

  it('keeps a loan that was paid out apart from the income and out of its sum', () => {
    const digest = digestOf(
      'person.income',
      {
        salary: breakdown([3000, 3000, 3000, 3000]),
        childBenefit: breakdown([255, 255, 255, 255]),
        loan: breakdown([0, 1500, 0, 0]),
      },
      reading,
    );
    const [kinds, borrowed] = digest?.tables ?? [];
    expect(kinds?.rows).toHaveLength(3);
    expect(kinds?.rows.at(-1)?.slice(1, 4)).toEqual([minor(325_500), minor(325_500), minor(325_500)]);
    expect(borrowed).toMatchObject({ heading: 'results.person.borrowed' });
    expect(borrowed?.rows.map((row) => row.slice(0, 4))).toEqual([
      [{ kind: 'word', group: 'results.module', code: 'loan' }, minor(0), minor(0), minor(37_500)],
    ]);
  });

  it('calls a column by what the heading above it says: income by kind, spending by category', () => {
    const one = { housing: breakdown([800, 800, 800, 800]), salary: breakdown([1, 1, 1, 1]) };
    const firstOf = (endpoint: string) => digestOf(endpoint, one, reading)?.tables[0]?.columns[0]?.label;
    expect(firstOf('person.income')).toBe('results.person.kind');
    expect(firstOf('person.spending')).toBe('results.member.category');
  });

  it('folds areas below two percent or with fewer than three bookings into one line', () => {
    const area = (amount: number) => breakdown([amount, amount, amount, amount]);
    const few = { ...area(0), monthlyOverview: [{ month: '2026-04', amount: 400 }] };
    const digest = digestOf(
      'person.spending',
      { housing: area(900), shopping: area(300), fees: area(5), giving: few },
      reading,
    );
    const [areas] = digest?.tables ?? [];
    expect(areas?.rows.map(([name]) => name)).toEqual([
      { kind: 'word', group: 'results.module', code: 'housing' },
      { kind: 'word', group: 'results.module', code: 'shopping' },
      { kind: 'others', count: 2 },
      { kind: 'word', group: 'results.person', code: 'all' },
    ]);
  });

  it('of an area that lists the months of its payments alone says no mean, nor of all areas together', () => {
    const quarterly = breakdown([300, 0, 0, 300], {
      current: null,
      median: null,
      average: null,
      monthlyOverview: ['2026-01', '2026-04'].map((month) => ({
        month,
        amount: 300,
        recurringAmount: 300,
        recurringTransactionIDs: [`q-${month}`],
      })),
    });
    const told = { ...quarterly, current: 300, median: 300, average: 150 };
    const rowsOf = (insurance: unknown) =>
      digestOf(
        'person.spending',
        { housing: breakdown([900, 900, 900, 900]), insurance },
        reading,
      )?.tables[0]?.rows.map((row) => row.slice(1, 4)) ?? [];
    const none = { kind: 'none' };
    expect(rowsOf(quarterly)).toEqual([
      [minor(90_000), minor(90_000), minor(90_000)],
      [none, none, none],
      [none, none, none],
    ]);
    // What the service itself says of it is its own figure.
    expect(rowsOf(told)[1]).toEqual([minor(30_000), minor(30_000), minor(15_000)]);
    expect(rowsOf(told)[2]).toEqual([none, none, none]);
  });

  it('of a budget that leaves a month out says no mean, but what the service says', () => {
    const listed = ['2026-04', '2026-01'].map((month) => ({
      month,
      income: 900,
      spending: -300,
      balance: 600,
    }));
    const rowsOf = (income: object) =>
      digestOf(
        'person.householdBudget',
        { monthlyOverview: listed, income, observedTimespan: timespan },
        reading,
      )?.tables[0]?.rows.map((row) => row.slice(1)) ?? [];
    const none = { kind: 'none' };
    expect(rowsOf({})).toEqual([
      [none, none, none],
      [none, none, none],
      [none, none, none],
    ]);
    expect(rowsOf({ current: 900, median: 900, average: 450 })[0]).toEqual([
      minor(90_000),
      minor(90_000),
      minor(45_000),
    ]);
  });

  it('counts signs of risk with the bookings behind them, and says in one sentence when there is none', () => {
    const calm = { month: '2026-02', backDebit: { count: 0 }, overdraftDays: 0 };
    const bad = {
      month: '2026-03',
      backDebit: { count: 2, transactionIDs: ['a', 'b'] },
      gambling: { count: 1, transactionIDs: ['g'], amount: -12.5 },
      overdraftDays: 3,
      overdrafts: [
        { date: '2026-03-02', amount: -4.1 },
        { date: '2026-03-03', amount: -9.9 },
      ],
    };
    const digest = digestOf('person.riskFactors', { monthlyOverview: [bad, calm] }, reading);
    const [seen, overdrawn] = digest?.tables ?? [];
    expect(seen?.rows[0]?.[1]).toEqual({ kind: 'ids', ids: ['a', 'b'] });
    expect(seen?.rows[1]?.at(-1)).toEqual(minor(-1_250));
    // Accounts in two currencies: the service may have added one of them, and names the bookings of both.
    const mixed = { ...reading, currency: null, basis: { ...noBasis, currencies: ['JPY', 'KWD'] } };
    const [ofBoth] = digestOf('person.riskFactors', { monthlyOverview: [bad, calm] }, mixed)?.tables ?? [];
    expect(ofBoth?.rows[1]?.at(-1)).toEqual({ kind: 'none' });
    expect(overdrawn?.rows).toEqual([
      [
        { kind: 'text', text: '2026-03' },
        { kind: 'number', value: 3 },
        { kind: 'amount', value: -9.9 },
      ],
    ]);
    const zero = { count: 0 };
    const told = { ...calm, garnishment: zero, collection: zero, gambling: zero };
    const none = digestOf('person.riskFactors', { monthlyOverview: [told] }, reading);
    expect(none).toMatchObject({ tables: [], sentence: 'results.digest.noRiskPerson' });
    // Nor is what two currencies make of a budget.
    const budget = {
      available: true,
      monthlyOverview: [{ month: '2026-03', income: 1, spending: -1, balance: 0 }],
    };
    expect(digestOf('person.householdBudget', budget, mixed)?.sentence).toBe('results.digest.mixed');
    // What a missing scope or an unknown balance leaves out is not none.
    for (const month of [calm, { ...told, overdraftDays: null }]) {
      const untold = digestOf('person.riskFactors', { monthlyOverview: [month] }, reading);
      expect(untold).toMatchObject({ tables: [], sentence: 'results.none.other' });
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { LocalFigures, TracedTransaction } from '../../../../../preload/contract';
import type { Texts } from '../../../../../renderer/base/language';
import { combined, headlineOf, readBreakdown } from '../../../../../renderer/results/answers/breakdown';
import { makeBasis } from '../../../../../renderer/results/answers/result-basis';
import type { Money } from '../../../../../renderer/results/answers/use-money';
import { basisSentences, breakdownFigures } from '../../../../../renderer/results/charts/breakdown-figures';
import { breakdownFinding } from '../../../../../renderer/results/charts/findings';
import { noFilter } from '../../../../../renderer/results/filters/figure-filter';
import { filteredBreakdown } from '../../../../../renderer/results/filters/filtered-breakdown';

const fetchedAt = '2026-07-15T08:00:00Z';
const whole = [{ since: '2026-01-01', until: '2026-06-30' }];
const figuresOf = (accounts: object[]) =>
  ({ accounts, months: [], transactions: 0 }) as unknown as LocalFigures;
const a = { accountId: 'a', currency: 'EUR', covered: whole };
const b = { accountId: 'b', currency: 'EUR', covered: [{ since: '2026-01-01', until: '2026-03-31' }] };

const months = ['2026-06', '2026-05', '2026-04', '2026-03', '2026-02', '2026-01'];
/** 100 a month from account a, and 30 from b as far as it goes, both counted as positive by the service. */
const answer = {
  available: true,
  current: 100,
  median: 115,
  average: 115,
  monthlyOverview: months.map((month) => ({
    month,
    amount: month <= '2026-03' ? 130 : 100,
    recurringAmount: 100,
    nonRecurringAmount: month <= '2026-03' ? 30 : 0,
    recurringTransactionIDs: [`a-${month}`],
    nonRecurringTransactionIDs: month <= '2026-03' ? [`b-${month}`] : [],
  })),
  contractSummary: [
    {
      contractId: '1',
      transactionIDs: ['a-2026-01'],
      duration: { since: '2026-01-05', until: '2026-02-05' },
    },
    {
      contractId: '2',
      transactionIDs: ['b-2026-01'],
      duration: { since: '2026-01-05', until: '2026-03-05' },
    },
  ],
  observedTimespan: { since: '2026-01-01', until: '2026-06-30' },
};

const bookingsOf = (change: (id: string, amount: string) => string = (_id, amount) => amount) =>
  new Map(
    months
      .flatMap((month): [string, string, string][] => [
        [`a-${month}`, 'a', '-100.00'],
        [`b-${month}`, 'b', '-30.00'],
      ])
      .map(([id, accountId, amount]) => [
        id,
        {
          transactionId: id,
          accountId,
          amount: change(id, amount),
          currency: 'EUR',
          bookingDay: `${id.slice(2)}-05`,
        } as TracedTransaction,
      ]),
  );

const basis = makeBasis(figuresOf([a, b]), false);
const breakdown = readBreakdown(answer, { fetchedAt, currency: 'EUR', basis });
if (!breakdown) throw new Error('not read');

const filtered = (filter: object, accounts: object[], bookings: ReturnType<typeof bookingsOf> | null) =>
  filteredBreakdown(breakdown, {
    filter: { ...noFilter, ...filter },
    basis: makeBasis(figuresOf(accounts), false),
    fetchedAt,
    bookings,
  });

describe('a breakdown of the service under a filter', () => {
  it('without one stays as it is', () => {
    expect(filtered({}, [a, b], null)).toBe(breakdown);
  });

  it('of one account is made of its bookings, with the months that this account has', () => {
    const own = filtered({ accountIds: ['a'] }, [a], bookingsOf());
    expect(own?.months.map(({ amount }) => amount)).toEqual([10_000, 10_000, 10_000, 10_000, 10_000, 10_000]);
    // All accounts together have three whole months; this one has six.
    expect(breakdown.own?.months).toHaveLength(3);
    expect(own?.own).toMatchObject({ median: 10_000, average: 10_000, current: 10_000 });
    expect(own && headlineOf(own)).toMatchObject({ origin: 'local', month: '2026-06' });
    expect(own?.contracts.map(({ id }) => id)).toEqual(['1']);
  });

  it('says nothing of months that no file of the account tells of', () => {
    const own = filtered({ accountIds: ['b'] }, [b], bookingsOf());
    expect(own?.months.map(({ amount }) => amount)).toEqual([3_000, 3_000, 3_000, null, null, null]);
    expect(own?.own?.average).toBe(3_000);
  });

  it('of some months counts these alone', () => {
    const own = filtered({ since: '2026-02', until: '2026-04' }, [a, b], null);
    expect(own?.months.map(({ month, amount }) => [month, amount])).toEqual([
      ['2026-02', 13_000],
      ['2026-03', 13_000],
      ['2026-04', 10_000],
    ]);
    // April is not whole: b ends in March.
    expect(own?.own).toMatchObject({ months: ['2026-02', '2026-03'], average: 13_000 });
    expect(own?.contracts).toHaveLength(2);
    expect(filtered({ since: '2026-03' }, [a, b], null)?.contracts.map(({ id }) => id)).toEqual(['2']);
  });

  it('does not follow where its bookings do not add up to its months, by a cent in one of them', () => {
    const off = bookingsOf((id, amount) => (id === 'b-2026-02' ? '-30.01' : amount));
    expect(filtered({ accountIds: ['a'] }, [a], off)).toBeNull();
  });

  it('does not follow where a booking is not on this computer, or of another currency', () => {
    const missing = bookingsOf();
    missing.delete('a-2026-04');
    expect(filtered({ accountIds: ['a'] }, [a], missing)).toBeNull();
    const foreign = bookingsOf();
    for (const booking of foreign.values()) if (booking.accountId === 'b') booking.currency = 'USD';
    expect(filtered({ accountIds: ['a'] }, [a], foreign)).toBeNull();
  });

  /** 900 in January and April: paid each quarter, listed only where it was paid. */
  const quarterly = {
    ...answer,
    monthlyOverview: ['2026-04', '2026-01'].map((month) => ({
      month,
      amount: 900,
      recurringAmount: 900,
      nonRecurringAmount: 0,
      recurringTransactionIDs: [`a-${month}`],
      nonRecurringTransactionIDs: [],
    })),
    contractSummary: [],
  };
  const read = (payload: object, accounts: object[]) => {
    const own = readBreakdown(payload, {
      fetchedAt,
      currency: 'EUR',
      basis: makeBasis(figuresOf(accounts), false),
    });
    if (!own) throw new Error('not read');
    return own;
  };

  it('keeps back the mean of several results where one of them still leaves a month out', () => {
    const whole = combined([read({ ...answer, contractSummary: [] }, [a]), read(quarterly, [a])]);
    if (!whole) throw new Error('nothing combined');
    expect(whole).toMatchObject({ own: null, omitted: ['2026-02', '2026-03', '2026-05', '2026-06'] });
    const inMonths = (since: string, until: string) =>
      filteredBreakdown(whole, {
        filter: { accountIds: [], since, until },
        basis: makeBasis(figuresOf([a]), false),
        fetchedAt,
        bookings: null,
      });
    expect(inMonths('2026-01', '2026-05')).toMatchObject({
      own: null,
      omitted: ['2026-02', '2026-03', '2026-05'],
    });
    expect(inMonths('2026-04', '2026-04')).toMatchObject({ own: { median: 100_000 }, omitted: [] });
  });

  it('of one account leaves out what this account has whole and nobody lists', () => {
    const whole = read(quarterly, [a, b]);
    expect(whole.omitted).toEqual(['2026-02', '2026-03']);
    const bookings = bookingsOf(() => '-900.00');
    const own = filteredBreakdown(whole, {
      filter: { ...noFilter, accountIds: ['a'] },
      basis: makeBasis(figuresOf([a]), false),
      fetchedAt,
      bookings,
    });
    expect(own).toMatchObject({ own: null, omitted: ['2026-02', '2026-03', '2026-05', '2026-06'] });
  });

  it('has no median, as figure and as sentence, where months are left out and the figures are made here', () => {
    const texts = {
      t: ((key: string, values?: { amount?: string }) => [key, values?.amount].join(' ')) as Texts['t'],
      language: 'en' as const,
    };
    const money = { minor: String, decimal: String } as Money;
    // The service reports no figures of its own: they are made here.
    const own = read({ ...quarterly, current: undefined, median: undefined, average: undefined }, [a]);
    expect(headlineOf(own)).toMatchObject({ origin: 'local', median: 90_000 });
    expect(breakdownFinding(texts, money, own, 'Credits')).toBe('finding.highest 90000');
    expect(breakdownFigures(texts, money, own).map(({ value }) => value)).toEqual([
      '90000',
      'results.undetermined ',
      'results.undetermined ',
    ]);
    expect(basisSentences(texts, money, own).join()).toContain('results.basis.omitted');
    const every = filtered({ until: '2026-03' }, [a, b], null);
    expect(every && breakdownFinding(texts, money, every, 'Credits')).toContain('finding.median');
  });
});

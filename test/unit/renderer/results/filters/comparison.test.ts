import { describe, expect, it } from 'vitest';
import type { PeriodFigures } from '../../../../../preload/contract';
import { compare, percentOf, rowsOf } from '../../../../../renderer/results/comparison/comparison';
import { proposedSides } from '../../../../../renderer/results/comparison/sides';

const monthOf = (month: string, moneyIn: string, moneyOut: string, isPartial = false, currency = 'EUR') => ({
  month,
  currency,
  moneyIn,
  moneyOut,
  isPartial,
  endBalance: null,
  lowestBalance: null,
  lowestDay: null,
});

function figures(months: PeriodFigures['months'], currency = 'EUR'): PeriodFigures {
  const line = {
    points: [],
    lowest: { day: '2026-01-05', amount: '-12.50' },
    days: 90,
    below: 4,
    firstBelow: '2026-01-05',
  };
  return {
    months,
    accounts: [{ accountId: currency, currency, bookings: 7, line }],
    together: [],
    excludedIds: [],
  };
}

const quarter = (first: number, moneyIn: string, last = false) =>
  [0, 1, 2].map((offset) => monthOf(`2026-0${first + offset}`, moneyIn, '-40.00', last && offset === 2));
const rowOf = (a: PeriodFigures, b: PeriodFigures, name: string) => {
  const [only] = compare(a, b);
  return only && rowsOf(only).find((row) => row.name === name);
};

describe('a comparison', () => {
  it('rounds half a cent of money out as it rounds one of money in', () => {
    const months = ['01', '02', '03', '04'].map((month, at) =>
      monthOf(`2026-${month}`, at === 0 ? '0.02' : '0.00', at === 0 ? '-0.02' : '0.00'),
    );
    const side = figures(months);
    expect(rowOf(side, side, 'meanIn')).toMatchObject({ a: 1, b: 1 });
    expect(rowOf(side, side, 'meanOut')).toMatchObject({ a: 1, b: 1 });
  });

  it('of two whole and equally long periods has differences of sums and means, in the currency of the accounts', () => {
    const [a, b] = [figures(quarter(4, '100.00')), figures(quarter(1, '80.00'))];
    expect(rowOf(a, b, 'moneyIn')).toMatchObject({ a: 30_000, b: 24_000, difference: 6_000, percent: 25 });
    expect(rowOf(a, b, 'meanNet')).toMatchObject({ a: 6_000, b: 4_000, difference: 2_000, percent: null });
    expect(rowOf(a, b, 'lowest')).toMatchObject({ a: -1_250, b: -1_250, difference: 0, percent: null });
  });

  it('of money out has it as an amount: what rose by a fifth is 20 percent more', () => {
    const a = figures(quarter(4, '80.00').map((month) => ({ ...month, moneyOut: '-60.00' })));
    const b = figures(quarter(1, '80.00').map((month) => ({ ...month, moneyOut: '-50.00' })));
    expect(rowOf(a, b, 'moneyOut')).toMatchObject({ a: 18_000, b: 15_000, difference: 3_000, percent: 20 });
    expect(rowOf(a, b, 'meanOut')).toMatchObject({ a: 6_000, b: 5_000, difference: 1_000, percent: 20 });
    expect(rowOf(b, a, 'moneyIn')).toMatchObject({ difference: 0, percent: 0 });
    expect(percentOf('moneyOut', 100, 0)).toBeNull();
  });

  it('of unlike periods subtracts no sums; a month that is not whole is not in the mean', () => {
    const a = figures([...quarter(4, '100.00'), monthOf('2026-07', '9.00', '0.00', true)]);
    const b = figures(quarter(1, '80.00'));
    expect(rowOf(a, b, 'moneyIn')).toMatchObject({ a: 30_900, b: 24_000, difference: null, percent: null });
    expect(rowOf(a, b, 'meanIn')).toMatchObject({ a: 10_000, difference: 2_000 });
    // Of some days of a month, and of all days of others.
    expect(rowOf(a, b, 'lowest')).toMatchObject({ a: -1_250, b: -1_250, difference: null });
  });

  it('of fewer than three whole months subtracts no means', () => {
    const a = figures(quarter(4, '100.00', true));
    expect(rowOf(a, figures(quarter(1, '80.00')), 'meanIn')).toMatchObject({ a: 10_000, difference: null });
  });

  it('of several accounts of which one states no balance has no lowest: that of one is not that of all', () => {
    const one = figures(quarter(4, '100.00'));
    const [account] = one.accounts;
    if (!account) throw new Error('no account');
    const accounts = [account, { ...account, accountId: 'second', line: null }];
    const lineless = { ...one, accounts, together: [{ currency: 'EUR', line: null }] };
    for (const side of [lineless, { ...lineless, together: [] }])
      expect(compare(side, one)).toMatchObject([
        { a: { lowest: null, below: null }, b: { lowest: { amount: -1_250 }, below: { days: 4, of: 90 } } },
      ]);
    const together = [{ currency: 'EUR', line: { ...account.line, below: 9 } }] as PeriodFigures['together'];
    expect(compare({ ...one, accounts, together }, one)[0]?.a?.below).toEqual({ days: 9, of: 90 });
  });

  it('never subtracts one currency from another', () => {
    const dollars = figures(
      quarter(1, '80.00').map((month) => ({ ...month, currency: 'USD' })),
      'USD',
    );
    const both = compare(figures(quarter(4, '100.00')), dollars);
    expect(both.map(({ currency, a, b }) => [currency, a !== null, b !== null])).toEqual([
      ['EUR', true, false],
      ['USD', false, true],
    ]);
    expect(both.flatMap(rowsOf).every(({ difference }) => difference === null)).toBe(true);
  });

  it('is proposed for the newest whole months and as many before them', () => {
    const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05'];
    expect(proposedSides(months).map(({ since, until }) => [since, until])).toEqual([
      ['2026-04', '2026-05'],
      ['2026-02', '2026-03'],
    ]);
    expect(proposedSides(['2026-01']).map(({ since }) => since)).toEqual([null, null]);
  });
});

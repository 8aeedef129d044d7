import type { PeriodFigures } from '../../../preload/contract';
import { currencyPlaces, sumOfDecimals } from '../../../preload/contract/values/minor-units';
import { type Minor, readMinor } from '../../../preload/contract/values/result-amounts';

/** One side of a comparison in one currency. Amounts in minor units, money out below zero. */
export interface Side {
  bookings: number;
  /** Months of the period, and those of them that every account of the side has whole. */
  months: number;
  wholeMonths: number;
  moneyIn: Minor;
  moneyOut: Minor;
  net: Minor;
  /** Over the whole months; null where there is none. */
  mean: { moneyIn: Minor; moneyOut: Minor; net: Minor } | null;
  lowest: { day: string; amount: Minor } | null;
  below: { days: number; of: number } | null;
}

export interface Comparison {
  currency: string;
  a: Side | null;
  b: Side | null;
}

/** Below so many whole months on a side means say nothing of each other (report-anchors, 0.3). */
const leastMonths = 3;

/** One comparison for each currency that a side has, A's first. */
export function compare(a: PeriodFigures, b: PeriodFigures): Comparison[] {
  const currencies = [...a.accounts, ...b.accounts].map(({ currency }) => currency);
  return [...new Set(currencies)].map((currency) => ({
    currency,
    a: sideOf(a, currency),
    b: sideOf(b, currency),
  }));
}

function sideOf({ months, accounts, together }: PeriodFigures, currency: string): Side | null {
  const own = accounts.filter((account) => account.currency === currency);
  const listed = months.filter((month) => month.currency === currency);
  if (own.length === 0 || listed.length === 0) return null;
  const minor = (decimal: string) => readMinor(Number(decimal), currency) ?? 0;
  const sum = (list: typeof listed, part: 'moneyIn' | 'moneyOut') =>
    minor(
      sumOfDecimals(
        list.map((month) => month[part]),
        currencyPlaces(currency),
      ),
    );
  const whole = listed.filter(({ isPartial }) => !isPartial);
  const mean = (part: 'moneyIn' | 'moneyOut') => meanOf(sum(whole, part), whole.length);
  const [moneyIn, moneyOut] = [sum(listed, 'moneyIn'), sum(listed, 'moneyOut')];
  const net = sum(whole, 'moneyIn') + sum(whole, 'moneyOut');
  // Where several are together without a line, that of one of them is not that of all.
  const all = together.find((one) => one.currency === currency);
  const known = (all ?? (own.length === 1 ? own[0] : undefined))?.line ?? null;
  return {
    bookings: own.reduce((total, account) => total + account.bookings, 0),
    months: listed.length,
    wholeMonths: whole.length,
    moneyIn,
    moneyOut,
    net: moneyIn + moneyOut,
    mean:
      whole.length === 0
        ? null
        : { moneyIn: mean('moneyIn'), moneyOut: mean('moneyOut'), net: meanOf(net, whole.length) },
    lowest: known && { day: known.lowest.day, amount: minor(known.lowest.amount) },
    below: known && { days: known.below, of: known.days },
  };
}

/** Halves away from zero: money out is shown as an amount, and rounded as money in is. */
const meanOf = (sum: Minor, count: number): Minor => Math.sign(sum) * Math.round(Math.abs(sum) / count) + 0;

export type RowName = 'moneyIn' | 'moneyOut' | 'net' | 'meanIn' | 'meanOut' | 'meanNet' | 'lowest';

/** Money out counts as positive here. */
export interface ComparedRow {
  name: RowName;
  a: Minor | null;
  b: Minor | null;
  /** A less B; null where the two say nothing of each other. */
  difference: Minor | null;
  /** Of the amount of B, in percent; null where that is no base. */
  percent: number | null;
}

/** What is never below zero: a net or a balance is no base of a percentage. */
const bases: ReadonlySet<string> = new Set(['moneyIn', 'moneyOut', 'meanIn', 'meanOut']);

/** A difference in percent of what it is compared with, money out counted as positive; null where that is no base, or nothing. */
export function percentOf(figure: string, difference: number, base: number): number | null {
  return bases.has(figure) && base > 0 ? (difference * 100) / base : null;
}

const positive = (moneyOut: Minor | undefined): Minor | null =>
  moneyOut === undefined ? null : Math.abs(moneyOut);

/** Amounts side by side. Sums and the lowest balance are subtracted only where both sides are whole and equally long, means from three whole months on. */
export function rowsOf({ a, b }: Comparison): ComparedRow[] {
  const areSums =
    a !== null &&
    b !== null &&
    a.months === b.months &&
    a.wholeMonths === a.months &&
    b.wholeMonths === b.months;
  const areMeans = a !== null && b !== null && Math.min(a.wholeMonths, b.wholeMonths) >= leastMonths;
  const row = (name: RowName, isComparable: boolean, of: (side: Side) => Minor | null): ComparedRow => {
    const [left, right] = [a && of(a), b && of(b)];
    const difference = isComparable && left !== null && right !== null ? left - right : null;
    return {
      name,
      a: left,
      b: right,
      difference,
      percent: difference === null || right === null ? null : percentOf(name, difference, right),
    };
  };
  return [
    row('moneyIn', areSums, ({ moneyIn }) => moneyIn),
    row('moneyOut', areSums, ({ moneyOut }) => positive(moneyOut)),
    row('net', areSums, ({ net }) => net),
    row('meanIn', areMeans, ({ mean }) => mean?.moneyIn ?? null),
    row('meanOut', areMeans, ({ mean }) => positive(mean?.moneyOut)),
    row('meanNet', areMeans, ({ mean }) => mean?.net ?? null),
    row('lowest', areSums, ({ lowest }) => lowest?.amount ?? null),
  ];
}

import { currencyPlaces, minorToDecimal } from './minor-units';

/**
 * Money of the service's results: whole minor units for sums. The service answers JSON numbers in main units without a
 * currency (interface.md 2.4); with the currency of the bookings behind them they become its minor units once, here, and never
 * take part in arithmetic before. Where that currency is not known the number keeps the digits it came with.
 */
export type Minor = number;

/** Places of the finest currency there is: what an unknown one may have. */
const unknownPlaces = 4;

const placesOf = (currency: string | null) => (currency === null ? unknownPlaces : currencyPlaces(currency));

/** A JSON number in main units, or null for anything else and for one beyond what can be counted exactly. `-0` becomes 0. */
export function readMinor(raw: unknown, currency: string | null): Minor | null {
  if (typeof raw !== 'number' || !Number.isFinite(raw)) return null;
  const places = placesOf(currency);
  const scaled = Number(`${raw}e${places}`);
  const minor = Math.round(Number.isNaN(scaled) ? raw * 10 ** places : scaled) + 0;
  return Number.isSafeInteger(minor) ? minor : null;
}

/** `-123456` in euros -> `-1234.56`; of an unknown currency without the zeros that it did not come with. */
export function resultDecimal(minor: Minor, currency: string | null): string {
  const decimal = minorToDecimal(minor, placesOf(currency));
  return currency === null ? decimal.replace(/\.?0+$/, '') || '0' : decimal;
}

/** For drawing only: the position on an axis. */
export function axisValue(minor: Minor, currency: string | null): number {
  return minor / 10 ** placesOf(currency);
}

/**
 * Places of an unknown currency are those that its amounts came with, and two at least: a mean of cents has cents. Unit in which it is
 * counted, in the minor units of the finest currency.
 */
function unitOf(amounts: readonly Minor[], currency: string | null): number {
  if (currency !== null) return 1;
  return [100, 10].find((unit) => amounts.every((amount) => amount % unit === 0)) ?? 1;
}

/**
 * Current, median and average over the months given, oldest first; null when there is none. Halves are rounded up, to the places of the
 * currency.
 */
export interface MonthSummary {
  months: readonly string[];
  current: Minor;
  median: Minor;
  average: Minor;
}

export function summariseMonths(
  months: readonly { month: string; amount: Minor }[],
  currency: string | null,
): MonthSummary | null {
  const newest = months.at(-1);
  if (!newest) return null;
  const amounts = months.map(({ amount }) => amount);
  const unit = unitOf(amounts, currency);
  const rounded = (mean: number) => Math.round(mean / unit) * unit + 0;
  return {
    months: months.map(({ month }) => month),
    current: newest.amount,
    median: rounded(medianOf(amounts) ?? 0),
    average: rounded(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length),
  };
}

/** The middle of them, half way between two where they are even in number: not rounded. Null for none. */
export function medianOf(amounts: readonly Minor[]): number | null {
  const sorted = [...amounts].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

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

/** Current, median and average over the months given, oldest first; null when there is none. Halves are rounded up. */
export interface MonthSummary {
  months: readonly string[];
  current: Minor;
  median: Minor;
  average: Minor;
}

export function summariseMonths(months: readonly { month: string; amount: Minor }[]): MonthSummary | null {
  const newest = months.at(-1);
  if (!newest) return null;
  const sorted = months.map(({ amount }) => amount).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  const median = sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? 0) + upper) / 2);
  return {
    months: months.map(({ month }) => month),
    current: newest.amount,
    median,
    average: Math.round(sorted.reduce((sum, amount) => sum + amount, 0) / sorted.length),
  };
}

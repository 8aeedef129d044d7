import type { UploadPlan } from '../../preload/contract';
import { currencyPlaces, decimalOf } from '../../preload/contract/values/minor-units';

interface PlanTotal {
  readonly currency: string;
  readonly totalIn: string;
  readonly totalOut: string;
  readonly newTransactions: number;
  readonly knownTransactions: number;
  readonly leftOut: number;
}

/** Sums of the plan per currency, in minor units; amounts of two currencies are never added. */
export function planTotals(plan: Pick<UploadPlan, 'accounts'>): PlanTotal[] {
  const sums = new Map<
    string,
    { inMinor: bigint; outMinor: bigint; fresh: number; known: number; left: number }
  >();
  const add = (currency: string, totalIn: string, totalOut: string, counts: [number, number, number]) => {
    const places = currencyPlaces(currency);
    const sum = sums.get(currency) ?? { inMinor: 0n, outMinor: 0n, fresh: 0, known: 0, left: 0 };
    sum.inMinor += minorOf(totalIn, places);
    sum.outMinor += minorOf(totalOut, places);
    sum.fresh += counts[0];
    sum.known += counts[1];
    sum.left += counts[2];
    sums.set(currency, sum);
  };
  for (const account of plan.accounts) {
    const others = account.otherCurrencies ?? [];
    // The account's count holds its rows in other currencies too; its sums do not.
    const own = others.reduce((rest, other) => rest - other.newTransactions, account.newTransactions);
    add(account.currency, account.totalIn, account.totalOut, [
      own,
      account.knownTransactions,
      account.leftOut,
    ]);
    for (const other of others)
      add(other.currency, other.totalIn, other.totalOut, [other.newTransactions, 0, 0]);
  }
  return [...sums].map(([currency, sum]) => ({
    currency,
    totalIn: decimalOf(sum.inMinor, currency),
    totalOut: decimalOf(sum.outMinor, currency),
    newTransactions: sum.fresh,
    knownTransactions: sum.known,
    leftOut: sum.left,
  }));
}

/** Exact: the decimal point is moved, nothing is multiplied. */
function minorOf(decimal: string, places: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(places, '0').slice(0, places));
}

/** Unix timestamps in a sample body as days, so that a person can check them. 12:00 UTC of the day (B021). */
export function dayOfTimestamp(timestamp: number): string {
  // Below this number a timestamp counts seconds: as milliseconds it would lie in 1973.
  const milliseconds = timestamp < 100_000_000_000 ? timestamp * 1000 : timestamp;
  return new Date(milliseconds).toISOString().slice(0, 10);
}

interface DecodedDate {
  readonly field: string;
  readonly timestamp: number;
  readonly day: string;
}

/** The dates of the sample body, decoded, in the order in which they stand there; each number once. */
export function decodedDates(sampleBody: string): DecodedDate[] {
  const found = new Map<string, DecodedDate>();
  for (const match of sampleBody.matchAll(/"(bookingDate|valueDate)":\s*(-?\d+)/g)) {
    const [, field = '', digits = ''] = match;
    const timestamp = Number(digits);
    found.set(`${field}:${digits}`, { field, timestamp, day: dayOfTimestamp(timestamp) });
  }
  return [...found.values()];
}

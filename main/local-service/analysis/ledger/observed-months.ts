import { firstBankDayOf, lastBankDayOf, monthIndex, monthName } from './calendar';
import type { LedgerTransaction } from './ledger-types';

/**
 * Observed timespan: first to last booking day over all accounts. A month is complete when all its bank days lie inside it:
 * a statement that ends on Friday 30 May has May, one that begins on Tuesday the 2nd lacks the month.
 */
export interface ObservedMonths {
  since: string;
  until: string;
  /** Index of the first month touched, months since year 0. */
  first: number;
  /** YYYY-MM, oldest first, without gaps. */
  months: readonly string[];
  /** By position in `months`. */
  isComplete: readonly boolean[];
}

export function observeMonths(transactions: readonly LedgerTransaction[]): ObservedMonths {
  let since = '';
  let until = '';
  for (const { bookingDay } of transactions) {
    if (bookingDay === '') continue;
    if (since === '' || bookingDay < since) since = bookingDay;
    if (until === '' || bookingDay > until) until = bookingDay;
  }
  if (since === '') return { since: '', until: '', first: 0, months: [], isComplete: [] };
  const first = monthIndex(since);
  const months: string[] = [];
  const isComplete: boolean[] = [];
  for (let index = first; index <= monthIndex(until); index += 1) {
    const month = monthName(index);
    months.push(month);
    isComplete.push(since <= firstBankDayOf(month) && until >= lastBankDayOf(month));
  }
  return { since, until, first, months, isComplete };
}

/** Median in minor units, rounded half up; 0 for none. */
export function medianMinor(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? 0) + upper) / 2);
}

export function averageMinor(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** Current, median and average over complete months; `values` by position in `months`. */
export function summariseMonths(
  values: readonly number[],
  observed: ObservedMonths,
): { current: number; median: number; average: number } {
  const complete = values.filter((_, position) => observed.isComplete[position]);
  return {
    current: complete[complete.length - 1] ?? 0,
    median: medianMinor(complete),
    average: averageMinor(complete),
  };
}

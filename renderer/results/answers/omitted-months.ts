import { hasMonth, type MonthBasis } from '../../../preload/contract/values/result-months';
import { monthAxis } from './month-axis';

/**
 * Whole months of the timespan that an answer does not list. Nothing says whether a service leaves out months without bookings
 * (interface.md 2.4), so such a month is not zero, and no mean runs over the others: a quarterly instalment would be a monthly one.
 */
export function omittedMonths(listed: readonly string[], basis: MonthBasis): string[] {
  return unlistedMonths(listed, basis.timespan).filter((month) => hasMonth(month, basis));
}

/** Whole or not: which of them are whole depends on the accounts that are looked at. */
export function unlistedMonths(listed: readonly string[], timespan: MonthBasis['timespan']): string[] {
  if (listed.length === 0) return [];
  const known = new Set(listed);
  const ends = timespan ? [timespan.since.slice(0, 7), timespan.until.slice(0, 7)] : [];
  return monthAxis([...listed, ...ends]).filter((month) => !known.has(month));
}

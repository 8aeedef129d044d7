import type { FigureFilter, TracedTransaction } from '../../../preload/contract';

import { type Minor, readMinor, summariseMonths } from '../../../preload/contract/values/result-amounts';
import { hasMonth } from '../../../preload/contract/values/result-months';
import { type Breakdown, type BreakdownMonth, wholeMonths } from '../answers/breakdown';
import type { Contract } from '../answers/contract-list';
import type { ResultBasis } from '../answers/result-basis';
import { hasAccount, hasMonthOf, isFiltering } from './figure-filter';

type Bookings = ReadonlyMap<string, TracedTransaction>;

export interface BreakdownFilter {
  filter: FigureFilter;
  /** Of the accounts of the filter alone. */
  basis: ResultBasis;
  fetchedAt: string;
  /** The bookings behind the breakdown; null where the filter takes every account and nobody looked for them. */
  bookings: Bookings | null;
}

const parts = [
  { amount: 'recurring', ids: 'recurringIds' },
  { amount: 'oneOff', ids: 'oneOffIds' },
] as const;

/**
 * A breakdown of the service for some accounts and months. For accounts its amounts are made anew from the bookings behind them, which is
 * no guess only where all bookings of each month add up to what the service says; null where they do not.
 */
export function filteredBreakdown(breakdown: Breakdown, how: BreakdownFilter): Breakdown | null {
  const { filter, basis, fetchedAt, bookings } = how;
  if (!isFiltering(filter)) return breakdown;
  const isOfAccounts = filter.accountIds.length > 0;
  const sign = isOfAccounts ? bookings && signOf(breakdown, bookings) : 1;
  if (sign === null) return null;
  const kept = breakdown.months.filter(({ month }) => hasMonthOf(filter, month));
  const months = !isOfAccounts
    ? kept
    : kept.map((month) => ({
        ...ofAccounts(month, how, sign),
        isUnfinished: !hasMonth(month.month, { ...basis, timespan: breakdown.timespan, fetchedAt }),
      }));
  const { timespan } = breakdown;
  // Anew: an account alone has whole months that all together do not have.
  const omitted = breakdown.unlisted.filter(
    (month) => hasMonthOf(filter, month) && hasMonth(month, { ...basis, timespan, fetchedAt }),
  );
  return {
    ...breakdown,
    reported: { month: null, current: null, median: null, average: null },
    own: omitted.length > 0 ? null : summariseMonths(wholeMonths(months), breakdown.currency),
    isServiceBasis: false,
    months,
    omitted,
    contracts: breakdown.contracts.filter((contract) => isPaidIn(contract, how)),
  };
}

/** How the service counts: 1 as booked, -1 the other way round; null where its months are not the sums of these bookings. */
function signOf({ months, currency }: Breakdown, bookings: Bookings): 1 | -1 | null {
  if (currency === null) return null;
  const isSigned = (sign: 1 | -1) =>
    months.every((month) =>
      parts.every(({ amount, ids }) => {
        const sum = sumOf(month[ids], bookings, currency);
        return sum !== null && (month[amount] ?? 0) === sign * sum + 0;
      }),
    );
  return ([-1, 1] as const).find(isSigned) ?? null;
}

const minorOf = (decimal: string, currency: string): Minor => readMinor(Number(decimal), currency) ?? 0;

function sumOf(ids: readonly string[], bookings: Bookings, currency: string): Minor | null {
  let sum = 0;
  for (const id of ids) {
    const booking = bookings.get(id);
    if (booking?.currency !== currency) return null;
    sum += minorOf(booking.amount, currency);
  }
  return sum;
}

function ofAccounts(
  month: BreakdownMonth,
  { filter, basis, bookings }: BreakdownFilter,
  sign: 1 | -1,
): BreakdownMonth {
  const isKnown = (basis.coverage?.accounts ?? []).some(
    ({ accountId }) => basis.coverage?.shareOf(accountId, month.month) !== 'none',
  );
  const isOwn = (id: string) => hasAccount(filter, bookings?.get(id)?.accountId ?? '');
  const recurringIds = month.recurringIds.filter(isOwn);
  const oneOffIds = month.oneOffIds.filter(isOwn);
  // Of a month that no file of these accounts tells of, nothing is known.
  if (!month.isListed || !isKnown || month.amount === null)
    return {
      ...month,
      isListed: false,
      amount: null,
      recurring: null,
      oneOff: null,
      recurringIds,
      oneOffIds,
    };
  const sum = (ids: readonly string[]) =>
    ids.reduce((total, id) => {
      const booking = bookings?.get(id);
      return total + (booking ? sign * minorOf(booking.amount, booking.currency) : 0);
    }, 0);
  const [recurring, oneOff] = [sum(recurringIds), sum(oneOffIds)];
  return { ...month, amount: recurring + oneOff, recurring, oneOff, recurringIds, oneOffIds };
}

/** Whether a contract has a payment of these accounts, and lasts into these months. */
function isPaidIn(
  { transactionIds, firstDay, lastDay }: Contract,
  { filter, bookings }: BreakdownFilter,
): boolean {
  const { since, until, accountIds } = filter;
  if (
    accountIds.length > 0 &&
    !transactionIds.some((id) => hasAccount(filter, bookings?.get(id)?.accountId ?? ''))
  )
    return false;
  return (
    (since === null || (lastDay ?? since).slice(0, 7) >= since) &&
    (until === null || (firstDay ?? until).slice(0, 7) <= until)
  );
}

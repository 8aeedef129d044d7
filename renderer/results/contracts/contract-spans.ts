import type { FigureFilter } from '../../../preload/contract';
import { dayNumberOf, dayOf } from '../../../preload/contract/values/calendar-day';
import type { CoveredAccount } from '../../../preload/contract/values/coverage';
import type { Contract } from '../answers/contract-list';
import { intervalDaysOf, lateAfter } from '../answers/contract-state';
import type { BookedAt } from '../bookings/use-bookings';
import { hasBooking, hasMonthOf, isFiltering, noFilter } from '../filters/figure-filter';

/** A contract over time. Days as `YYYY-MM-DD`. */
export interface ContractSpan {
  contract: Contract;
  /** Its bookings that are meant: with a filter those of it, else all that the service names. */
  ids: readonly string[];
  /** How many of them are on this computer. */
  payments: number;
  /** Their days, oldest first. */
  paid: readonly string[];
  /** Of these days; where there is none, what the service says of first and last. */
  first: string;
  last: string;
  /** Stretches between two payments that are longer than its rhythm allows, seen in the files from end to end. */
  gaps: readonly Stretch[];
  /** Whether the rhythm, every booking and every day between them are known: only then no gap means that there is none. */
  areGapsKnown: boolean;
  /** As the service expects it; null where it says nothing, or nothing later than the last payment. */
  next: string | null;
}

interface Stretch {
  since: string;
  until: string;
}

/** What this computer knows beside the contracts. */
export interface KnownOfContracts {
  /** Every booking of them that is here, of any account and month. */
  bookings: ReadonlyMap<string, BookedAt>;
  accounts: readonly CoveredAccount[];
  filter?: FigureFilter;
}

/** Contracts with a known first and last payment, and with a payment of the filter; those that began first at the top. */
export function contractSpans(contracts: readonly Contract[], known: KnownOfContracts): ContractSpan[] {
  return contracts
    .flatMap((contract) => spanOf(contract, known) ?? [])
    .sort((a, b) => a.first.localeCompare(b.first) || a.last.localeCompare(b.last));
}

function spanOf(contract: Contract, known: KnownOfContracts): ContractSpan | null {
  const { filter = noFilter } = known;
  const traced = contract.transactionIds.flatMap((id) => {
    const booking = known.bookings.get(id);
    return booking && isDay(booking.bookingDay) ? [{ id, booking }] : [];
  });
  const kept = traced.filter(({ booking }) => hasBooking(filter, booking));
  if (isFiltering(filter) && kept.length === 0) return null;
  const paid = daysOf(kept.map(({ booking }) => booking.bookingDay));
  const ends = paid.length > 0 ? paid : daysOf([contract.firstDay, contract.lastDay]);
  const [first] = ends;
  const last = ends.at(-1);
  if (first === undefined || last === undefined) return null;
  const whole = traced.map(({ booking }) => booking);
  const lastOfAll = daysOf(whole.map(({ bookingDay }) => bookingDay)).at(-1) ?? last;
  return {
    contract,
    ids: isFiltering(filter) ? kept.map(({ id }) => id) : contract.transactionIds,
    payments: kept.length,
    paid,
    first,
    last,
    ...gapsOf(contract, whole, known),
    next: isDay(contract.nextDay) && contract.nextDay > lastOfAll ? contract.nextDay : null,
  };
}

/** A service may name days that do not exist. */
const isDay = (day: string | null): day is string => day !== null && dayNumberOf(day) !== null;

const daysOf = (days: readonly (string | null)[]): string[] => [...new Set(days.filter(isDay))].sort();

/** From all bookings of the contract: one that another account paid is no gap, and of days that no file covers nothing is known. */
function gapsOf(
  { interval, transactionIds }: Contract,
  traced: readonly BookedAt[],
  { accounts, filter = noFilter }: KnownOfContracts,
): Pick<ContractSpan, 'gaps' | 'areGapsKnown'> {
  const days = intervalDaysOf(interval);
  if (days === null || traced.length === 0 || traced.length < transactionIds.length)
    return { gaps: [], areGapsKnown: false };
  const paid = daysOf(traced.map(({ bookingDay }) => bookingDay));
  const stretches = paid.flatMap((day, index): Stretch[] => {
    const [start, end] = [dayNumberOf(paid[index - 1] ?? ''), dayNumberOf(day)];
    if (start === null || end === null || end - start <= days + lateAfter(days)) return [];
    const stretch = { since: dayOf(start + 1), until: dayOf(end - 1) };
    return overlaps(filter, stretch) ? [stretch] : [];
  });
  const payers = [...new Set(traced.map(({ accountId }) => accountId))].map((accountId) =>
    accounts.find((account) => account.accountId === accountId),
  );
  const gaps = stretches.filter(({ since, until }) =>
    payers.every((account) =>
      account?.covered.some((covered) => covered.since <= since && covered.until >= until),
    ),
  );
  return { gaps, areGapsKnown: gaps.length === stretches.length };
}

function overlaps({ since, until }: FigureFilter, stretch: Stretch): boolean {
  return (
    hasMonthOf({ ...noFilter, since }, stretch.until.slice(0, 7)) &&
    hasMonthOf({ ...noFilter, until }, stretch.since.slice(0, 7))
  );
}

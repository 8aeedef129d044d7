import type { Contract } from './contract-list';
import { readContracts } from './contract-list';
import { type Minor, readMinor } from './minor-units';
import { isMonth, isUnfinishedMonth, monthAxis, type Period, readPeriod } from './month-axis';

/** A category breakdown (interface.md 2.4) as the screen and the report show it: months oldest first, without holes. */
export interface Breakdown {
  isAvailable: boolean;
  /** As the service reports them. */
  current: Minor | null;
  median: Minor | null;
  average: Minor | null;
  months: BreakdownMonth[];
  contracts: Contract[];
  timespan: Period | null;
}

export interface BreakdownMonth {
  /** YYYY-MM */
  month: string;
  /** False for a month the answer does not list: its place on the axis stays empty. */
  isListed: boolean;
  isUnfinished: boolean;
  amount: Minor | null;
  recurring: Minor | null;
  oneOff: Minor | null;
  recurringIds: readonly string[];
  oneOffIds: readonly string[];
}

export function readIds(raw: unknown): string[] {
  return Array.isArray(raw) ? raw.filter((id): id is string => typeof id === 'string' && id.length > 0) : [];
}

/** Null when the answer has not the shape of section 2.4; the screen then shows it as a tree. */
export function readBreakdown(raw: unknown, fetchedAt: string): Breakdown | null {
  if (!raw || typeof raw !== 'object' || Array.isArray(raw)) return null;
  const members = raw as Record<string, unknown>;
  const overview = members.monthlyOverview;
  if (typeof members.available !== 'boolean' && !Array.isArray(overview)) return null;
  const timespan = readPeriod(members.observedTimespan);
  const listed = new Map<string, Record<string, unknown>>();
  for (const entry of Array.isArray(overview) ? overview : []) {
    if (entry && typeof entry === 'object' && isMonth(entry.month)) listed.set(entry.month, entry);
  }
  const months = monthAxis([...listed.keys()]).map((month): BreakdownMonth => {
    const entry = listed.get(month);
    return {
      month,
      isListed: entry !== undefined,
      isUnfinished: isUnfinishedMonth(month, timespan, fetchedAt),
      amount: readMinor(entry?.amount),
      recurring: readMinor(entry?.recurringAmount),
      oneOff: readMinor(entry?.nonRecurringAmount),
      recurringIds: readIds(entry?.recurringTransactionIDs),
      oneOffIds: readIds(entry?.nonRecurringTransactionIDs),
    };
  });
  return {
    isAvailable: members.available === undefined ? months.length > 0 : members.available === true,
    current: readMinor(members.current),
    median: readMinor(members.median),
    average: readMinor(members.average),
    months,
    contracts: readContracts(members.contractSummary),
    timespan,
  };
}

/** The month that "current" belongs to: the newest complete one (interface.md 2.4). */
export function currentMonthOf(breakdown: Breakdown): string | null {
  return breakdown.months.filter((month) => month.isListed && !month.isUnfinished).at(-1)?.month ?? null;
}

/** Our own control of the average: complete months that the answer lists (case B038). */
export function completeMonthsOf(breakdown: Breakdown): { count: number; average: Minor | null } {
  const amounts = breakdown.months
    .filter((month) => month.isListed && !month.isUnfinished && month.amount !== null)
    .map((month) => month.amount ?? 0);
  if (amounts.length === 0) return { count: 0, average: null };
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return { count: amounts.length, average: Math.round(sum / amounts.length) };
}

export interface MonthTotals {
  amount: Minor;
  recurring: Minor;
  oneOff: Minor;
}

/** Totals under the month table: sums of what the answer lists, in cents. */
export function totalsOf(months: readonly BreakdownMonth[]): MonthTotals {
  return months.reduce<MonthTotals>(
    (totals, month) => ({
      amount: totals.amount + (month.amount ?? 0),
      recurring: totals.recurring + (month.recurring ?? 0),
      oneOff: totals.oneOff + (month.oneOff ?? 0),
    }),
    { amount: 0, recurring: 0, oneOff: 0 },
  );
}

/** Identifiers of all bookings of a breakdown, each once. */
export function idsOf(breakdown: Breakdown): string[] {
  const ids = new Set<string>();
  for (const month of breakdown.months)
    for (const id of [...month.recurringIds, ...month.oneOffIds]) ids.add(id);
  for (const contract of breakdown.contracts) for (const id of contract.transactionIds) ids.add(id);
  return [...ids];
}

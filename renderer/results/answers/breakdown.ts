import { type Minor, readMinor } from '../../../preload/contract/values/result-amounts';
import {
  hasMonth,
  isMonth,
  type Period,
  type ResultFigures,
  readPeriod,
  resultFiguresOf,
} from '../../../preload/contract/values/result-months';
import type { Contract } from './contract-list';
import { readContracts } from './contract-list';
import { monthAxis } from './month-axis';
import type { ResultBasis } from './result-basis';

/** A category breakdown (interface.md 2.4) as the screen and the report show it: months oldest first, without holes. */
export interface Breakdown extends ResultFigures {
  isAvailable: boolean;
  /** Of the amounts; null when it is not known, or when there may be several. */
  currency: string | null;
  months: BreakdownMonth[];
  contracts: Contract[];
  timespan: Period | null;
}

export interface BreakdownMonth {
  /** YYYY-MM */
  month: string;
  /** False for a month the answer does not list: its place on the axis stays empty. */
  isListed: boolean;
  /** Not every account has the whole month. */
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

/** How an answer is read: when it came, in which currency, and what the accounts have. */
export interface BreakdownReading {
  fetchedAt: string;
  currency: string | null;
  basis: ResultBasis;
}

/** Null when the answer has not the shape of section 2.4; the screen then shows it as a tree. */
export function readBreakdown(
  raw: unknown,
  { fetchedAt, currency, basis }: BreakdownReading,
): Breakdown | null {
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
      isUnfinished: !hasMonth(month, { ...basis, timespan, fetchedAt }),
      amount: readMinor(entry?.amount, currency),
      recurring: readMinor(entry?.recurringAmount, currency),
      oneOff: readMinor(entry?.nonRecurringAmount, currency),
      recurringIds: readIds(entry?.recurringTransactionIDs),
      oneOffIds: readIds(entry?.nonRecurringTransactionIDs),
    };
  });
  const listedAmounts = months.flatMap(({ month, amount }) => (amount === null ? [] : [{ month, amount }]));
  return {
    isAvailable: members.available === undefined ? months.length > 0 : members.available === true,
    currency,
    ...resultFiguresOf(members, listedAmounts, timespan, { ...basis, fetchedAt, currency }),
    months,
    contracts: readContracts(members.contractSummary, currency),
    timespan,
  };
}

/** The figures at the head of a breakdown, and whose they are. */
export interface Headline {
  /** `service`: as reported. `local`: computed here from the months of the answer. */
  origin: 'service' | 'local';
  month: string | null;
  current: Minor | null;
  median: Minor | null;
  average: Minor | null;
}

/** The service's own figures where it counts the months that every account has; else those of these months, computed here. */
export function headlineOf({ reported, own, isServiceBasis }: Breakdown): Headline {
  if (isServiceBasis) return { origin: 'service', ...reported };
  return {
    origin: 'local',
    month: own?.months.at(-1) ?? null,
    current: own?.current ?? null,
    median: own?.median ?? null,
    average: own?.average ?? null,
  };
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

import {
  type AnsweredBreakdown,
  breakdown as answeredBreakdown,
} from '../../../preload/contract/answers/answer-parts';
import { type Minor, readMinor, summariseMonths } from '../../../preload/contract/values/result-amounts';
import {
  hasMonth,
  type Period,
  type ResultFigures,
  resultFiguresOf,
} from '../../../preload/contract/values/result-months';
import type { Contract } from './contract-list';
import { contractsOf } from './contract-list';
import { monthAxis } from './month-axis';
import { unlistedMonths } from './omitted-months';
import { isOfSeveral, type ResultBasis } from './result-basis';

/** A category breakdown (interface.md 2.4) as the screen and the report show it: months oldest first, without holes. */
export interface Breakdown extends ResultFigures {
  isAvailable: boolean;
  /** Of the amounts; null when it is not known, or when there may be several. */
  currency: string | null;
  /** There may be several: no month has a sum then. */
  isMixed: boolean;
  months: BreakdownMonth[];
  /** Months of the timespan that the answer, or a part of it, does not list; and those of them that are whole. */
  unlisted: readonly string[];
  omitted: readonly string[];
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

/** How an answer is read: when it came, in which currency, and what the accounts have. */
export interface BreakdownReading {
  fetchedAt: string;
  currency: string | null;
  basis: ResultBasis;
  /** Money in counts as positive: contracts of income. */
  isIncome?: boolean;
}

/** Null when the answer has not the shape of section 2.4; the screen then shows it as a tree. */
export function readBreakdown(raw: unknown, reading: BreakdownReading): Breakdown | null {
  if (!raw || typeof raw !== 'object' || Array.isArray(raw)) return null;
  const { available, monthlyOverview } = raw as Record<string, unknown>;
  if (typeof available !== 'boolean' && !Array.isArray(monthlyOverview)) return null;
  return breakdownOf(answeredBreakdown.parse(raw), reading);
}

export function breakdownOf(answer: AnsweredBreakdown, reading: BreakdownReading): Breakdown {
  const { fetchedAt, currency, basis } = reading;
  const timespan = answer.observedTimespan;
  const isMixed = isOfSeveral(currency, basis);
  const sumOf = (raw: number | null | undefined) => (isMixed ? null : readMinor(raw, currency));
  const listed = new Map(answer.monthlyOverview.map((entry) => [entry.month, entry]));
  const months = monthAxis([...listed.keys()]).map((month): BreakdownMonth => {
    const entry = listed.get(month);
    return {
      month,
      isListed: entry !== undefined,
      isUnfinished: !hasMonth(month, { ...basis, timespan, fetchedAt }),
      amount: sumOf(entry?.amount),
      recurring: sumOf(entry?.recurringAmount),
      oneOff: sumOf(entry?.nonRecurringAmount),
      recurringIds: entry?.recurringTransactionIDs ?? [],
      oneOffIds: entry?.nonRecurringTransactionIDs ?? [],
    };
  });
  const amounts = months.flatMap(({ month, amount }) => (amount === null ? [] : [{ month, amount }]));
  const unlisted = unlistedMonths([...listed.keys()], timespan);
  return {
    isAvailable: answer.available ?? months.length > 0,
    currency,
    isMixed,
    ...resultFiguresOf(isMixed ? {} : answer, amounts, timespan, { ...basis, fetchedAt, currency }),
    months,
    unlisted,
    omitted: unlisted.filter((month) => hasMonth(month, { ...basis, timespan, fetchedAt })),
    contracts: contractsOf(answer.contractSummary, reading),
    timespan,
  };
}

/** Where an answer leaves whole months out: nothing computed here of the others stands for all; what the service reports is its own. */
export const noMean = { own: null } as const;

/** Amounts of the months that every account has whole, oldest first. */
export function wholeMonths(
  months: readonly BreakdownMonth[],
  part: 'amount' | 'recurring' = 'amount',
): { month: string; amount: Minor }[] {
  return months.flatMap(({ month, isUnfinished, [part]: amount }) =>
    amount === null || isUnfinished ? [] : [{ month, amount }],
  );
}

/** The same where the answer lists each of them with an amount; null where it leaves one out, and nothing can be said of all. */
export function everyWholeMonth(
  { months, omitted }: Pick<Breakdown, 'months' | 'omitted'>,
  part: 'amount' | 'recurring' = 'amount',
): { month: string; amount: Minor }[] | null {
  const isTold = months.every((month) => !month.isListed || month.isUnfinished || month[part] !== null);
  return omitted.length > 0 || !isTold ? null : wholeMonths(months, part);
}

/** Several breakdowns of one answer as one: months and contracts together, figures computed here from the complete months. */
export function combined(breakdowns: readonly Breakdown[]): Breakdown | null {
  const [head] = breakdowns;
  if (!head) return null;
  const byMonth = new Map<string, BreakdownMonth[]>();
  for (const { months } of breakdowns)
    for (const month of months) byMonth.set(month.month, [...(byMonth.get(month.month) ?? []), month]);
  // A month that one of them lists without an amount is not known as a whole.
  const sum = (parts: readonly BreakdownMonth[], name: 'amount' | 'recurring' | 'oneOff') =>
    parts.every((part) => part[name] === null) || parts.some((part) => part.isListed && part[name] === null)
      ? null
      : parts.reduce((total, part) => total + (part[name] ?? 0), 0);
  const months = monthAxis([...byMonth.keys()]).map((month): BreakdownMonth => {
    const parts = byMonth.get(month) ?? [];
    return {
      month,
      isListed: parts.some((part) => part.isListed),
      isUnfinished: parts.some((part) => part.isUnfinished),
      amount: sum(parts, 'amount'),
      recurring: sum(parts, 'recurring'),
      oneOff: sum(parts, 'oneOff'),
      recurringIds: parts.flatMap((part) => part.recurringIds),
      oneOffIds: parts.flatMap((part) => part.oneOffIds),
    };
  });
  // Listed by another of them, it is still not told of this one.
  const eachOf = (name: 'unlisted' | 'omitted') =>
    [...new Set(breakdowns.flatMap((one) => one[name]))].sort();
  const omitted = eachOf('omitted');
  return {
    isAvailable: breakdowns.some(({ isAvailable }) => isAvailable),
    currency: head.currency,
    isMixed: head.isMixed,
    reported: { month: null, current: null, median: null, average: null },
    own: omitted.length > 0 ? null : summariseMonths(wholeMonths(months), head.currency),
    isServiceBasis: false,
    months,
    unlisted: eachOf('unlisted'),
    omitted,
    contracts: breakdowns.flatMap(({ contracts }) => contracts),
    timespan: head.timespan,
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
export function headlineOf({ reported, own, isServiceBasis }: ResultFigures): Headline {
  if (isServiceBasis) return { origin: 'service', ...reported };
  return {
    origin: 'local',
    month: own?.months.at(-1) ?? null,
    current: own?.current ?? null,
    median: own?.median ?? null,
    average: own?.average ?? null,
  };
}

/**
 * The headline where the month of "current" is not named beside it, as in a row of areas. Where the answer leaves whole months
 * out, nothing computed here stands for all of them: what is paid each quarter would be paid each month.
 */
export function plainHeadlineOf(breakdown: ResultFigures & Pick<Breakdown, 'months' | 'omitted'>): Headline {
  const headline = headlineOf(breakdown);
  return headline.origin === 'local' && everyWholeMonth(breakdown) === null
    ? { origin: 'local', month: null, current: null, median: null, average: null }
    : headline;
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

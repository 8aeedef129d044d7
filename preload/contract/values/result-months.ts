import { dayNumberOf, lastDayOfMonth } from './calendar-day';
import { type Coverage, coversMonth } from './coverage';
import { type Minor, type MonthSummary, readMinor, summariseMonths } from './result-amounts';

/** Which months of a result count, and whose figures stand at its head (interface.md 2.4). Screen, report and export ask here. */

export interface Period {
  /** YYYY-MM-DD */
  since: string;
  until: string;
}

/** How an answer is read: when it came, in which currency, and what the accounts have. */
export interface ResultReading {
  fetchedAt: string;
  currency: string | null;
  /** Null when this computer knows nothing of the accounts. */
  coverage: Coverage | null;
  /** Bookings were uploaded after the analysis: the result may lack days that the accounts have. */
  isOutdated: boolean;
}

export type MonthBasis = Omit<ResultReading, 'currency'> & { timespan: Period | null };

/** Whether every account has the whole of a month; a result that is older than the files must have it as well. */
export function hasMonth(month: string, basis: MonthBasis): boolean {
  const { coverage, isOutdated } = basis;
  if (coverage && !coverage.isComplete(month)) return false;
  return (coverage !== null && !isOutdated) || wasObserved(month, basis);
}

/** By what the answer says alone: it has the month when its timespan has, and when the month was over when it was fetched. */
function wasObserved(
  month: string,
  { timespan, fetchedAt }: Pick<MonthBasis, 'timespan' | 'fetchedAt'>,
): boolean {
  const fetchedOn = dayNumberOf(fetchedAt.slice(0, 10)) ?? Number.POSITIVE_INFINITY;
  const since = dayNumberOf(timespan?.since ?? '') ?? Number.NEGATIVE_INFINITY;
  const until = dayNumberOf(timespan?.until ?? '') ?? Number.POSITIVE_INFINITY;
  return coversMonth([{ first: since, last: Math.min(until, fetchedOn) }], month);
}

type Amounts = readonly { month: string; amount: Minor }[];

/**
 * The months that the service counts: those that lie wholly inside its timespan. Whether it takes a month that ends on a bank
 * day for whole is told by the amount that it reports as current.
 */
function serviceMonths(
  months: Amounts,
  basis: ResultReading & MonthBasis,
  current: Minor | null,
): MonthSummary | null {
  const { timespan, currency } = basis;
  const observed = months.filter(({ month }) => wasObserved(month, basis));
  const wholly = observed.filter(
    ({ month }) => !timespan || (timespan.since <= `${month}-01` && timespan.until >= lastDayOfMonth(month)),
  );
  const [strict, byBankDays] = [wholly, observed].map((list) => summariseMonths(list, currency));
  return byBankDays?.current === current && strict?.current !== current ? byBankDays : (strict ?? null);
}

export interface ResultFigures {
  /** As the service reports them, and the month that its "current" belongs to, as far as that can be told. */
  reported: { month: string | null; current: Minor | null; median: Minor | null; average: Minor | null };
  /** Computed here from the months of the answer that every account has whole; null when there is none. */
  own: MonthSummary | null;
  /** The service counts exactly the months that every account has: its figures are the headline. */
  isServiceBasis: boolean;
}

/** `listed`: the months that the answer lists with an amount, oldest first. */
export function resultFiguresOf(
  members: { current?: unknown; median?: unknown; average?: unknown },
  listed: Amounts,
  timespan: Period | null,
  reading: ResultReading,
): ResultFigures {
  const basis = { ...reading, timespan };
  const current = readMinor(members.current, reading.currency);
  const own = summariseMonths(
    listed.filter(({ month }) => hasMonth(month, basis)),
    reading.currency,
  );
  const ofService = serviceMonths(listed, basis, current);
  const [median, average] = [
    readMinor(members.median, reading.currency),
    readMinor(members.average, reading.currency),
  ];
  // A service that tells months and no figures of them is no source of figures.
  const isTold = own === null || current !== null || median !== null || average !== null;
  return {
    reported: {
      month: ofService?.current === current ? (ofService?.months.at(-1) ?? null) : null,
      current,
      median,
      average,
    },
    own,
    // Where months are listed and none is whole, the service's figures are not of whole months either.
    isServiceBasis:
      isTold &&
      (own !== null || listed.length === 0) &&
      (own?.months.join() ?? '') === (ofService?.months.join() ?? ''),
  };
}

/** `{since, until}` first; `from/to`, `start/end` and texts with two days are read too (interface-gaps.md, "period"). */
export function readPeriod(raw: unknown): Period | null {
  const days: string[] = [];
  const take = (value: unknown) => {
    const found = typeof value === 'string' ? value.match(/\d{4}-\d{2}-\d{2}/g) : null;
    if (found) days.push(...found);
  };
  if (typeof raw === 'string') take(raw);
  else if (raw && typeof raw === 'object') {
    const members = raw as Record<string, unknown>;
    for (const [since, until] of [
      ['since', 'until'],
      ['from', 'to'],
      ['start', 'end'],
    ] as const) {
      if (days.length > 0) break;
      take(members[since]);
      take(members[until]);
    }
  }
  const [since, until] = days;
  return since && until ? { since, until } : null;
}

const monthPattern = /^(\d{4})-(0[1-9]|1[0-2])$/;

export function isMonth(raw: unknown): raw is string {
  return typeof raw === 'string' && monthPattern.test(raw);
}

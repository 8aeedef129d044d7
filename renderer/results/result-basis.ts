import { createContext, useContext } from 'react';
import type { LocalFigures } from '../../preload/contract';
import { dayNumberOf } from '../../preload/contract/calendar-day';
import { type Coverage, coverageOf, coversMonth } from '../../preload/contract/coverage';
import type { Period } from './month-axis';

export type AccountFigures = LocalFigures['accounts'][number];

/** What every figure of a customer rests on: which months the accounts have, and where its bookings stand. */
export interface ResultBasis {
  /** Null when this computer knows nothing of the accounts. */
  coverage: Coverage<AccountFigures> | null;
  /** Bookings were uploaded after the analysis: the results may lack days that the accounts have. */
  isOutdated: boolean;
  /** Account of a booking of a contract; null for one that is not on this computer. */
  accountOf: (transactionId: string) => string | null;
}

const accountUnknown = () => null;

export function makeBasis(
  figures: LocalFigures | null,
  isOutdated: boolean,
  accountOf: ResultBasis['accountOf'] = accountUnknown,
): ResultBasis {
  const coverage = figures ? coverageOf(figures.accounts) : null;
  return { coverage: coverage && coverage.accounts.length > 0 ? coverage : null, isOutdated, accountOf };
}

export const noBasis: ResultBasis = makeBasis(null, false);

const BasisContext = createContext(noBasis);
export const BasisProvider = BasisContext.Provider;

export function useBasis(): ResultBasis {
  return useContext(BasisContext);
}

/** Whether every account has the whole of a month; a result that is older than the files must have it as well. */
export function hasMonth(
  { coverage, isOutdated }: ResultBasis,
  month: string,
  timespan: Period | null,
  fetchedAt: string,
): boolean {
  if (coverage && !coverage.isComplete(month)) return false;
  return (coverage !== null && !isOutdated) || wasObserved(month, timespan, fetchedAt);
}

/** By what the answer says alone: it has the month when its timespan has, and when the month was over when it was fetched. */
export function wasObserved(month: string, timespan: Period | null, fetchedAt: string): boolean {
  const fetchedOn = dayNumberOf(fetchedAt.slice(0, 10)) ?? Number.POSITIVE_INFINITY;
  const since = dayNumberOf(timespan?.since ?? '') ?? Number.NEGATIVE_INFINITY;
  const until = dayNumberOf(timespan?.until ?? '') ?? Number.POSITIVE_INFINITY;
  return coversMonth([{ first: since, last: Math.min(until, fetchedOn) }], month);
}

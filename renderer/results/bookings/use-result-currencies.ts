import { useEffect, useMemo, useState } from 'react';
import type { LocalFigures, Result } from '../../../preload/contract';
import { transactionIdsIn } from '../../../preload/contract/rows/transaction-ids';
import { currenciesOf, currencyBehind, onlyCurrency } from '../answers/result-currency';
import { findBookings } from './use-bookings';

/** Bookings looked up for one result at most; above it the result counts as one of several currencies. */
const lookUpLimit = 20_000;

export interface ResultCurrencies {
  /** All currencies of the customer's bookings on this computer. */
  all: readonly string[];
  /** The one that a result is written in; null when several are, or may be, involved. */
  of: (endpoint: string) => string | null;
}

/** With one currency nothing is looked up; with several each result takes the one of the bookings behind it. */
export function useResultCurrencies(
  customerId: string,
  results: readonly Result[],
  figures: LocalFigures | null,
): ResultCurrencies {
  const all = useMemo(() => currenciesOf(figures, results), [figures, results]);
  const [found, setFound] = useState<ReadonlyMap<string, string | null>>(new Map());
  useEffect(() => {
    if (all.length < 2) return;
    let isCurrent = true;
    void lookUp(customerId, results, () => isCurrent).then((currencies) => {
      if (isCurrent) setFound(currencies);
    });
    return () => {
      isCurrent = false;
    };
  }, [customerId, results, all]);
  return useMemo(() => currenciesWith(all, found), [all, found]);
}

/** The same where there is no component. */
export async function resultCurrencies(
  customerId: string,
  results: readonly Result[],
  figures: LocalFigures | null,
): Promise<ResultCurrencies> {
  const all = currenciesOf(figures, results);
  return currenciesWith(all, all.length < 2 ? new Map() : await lookUp(customerId, results));
}

function currenciesWith(all: readonly string[], found: ReadonlyMap<string, string | null>): ResultCurrencies {
  const only = onlyCurrency(all);
  return { all, of: (endpoint) => only ?? found.get(endpoint) ?? null };
}

async function lookUp(
  customerId: string,
  results: readonly Result[],
  isWanted = () => true,
): Promise<ReadonlyMap<string, string | null>> {
  const currencies = new Map<string, string | null>();
  for (const { endpoint, payload } of results) {
    const ids = transactionIdsIn(payload);
    if (ids.length === 0 || ids.length > lookUpLimit) continue;
    const bookings = await findBookings(customerId, ids);
    if (!isWanted()) break;
    if (bookings.state === 'ready') currencies.set(endpoint, currencyBehind(ids, bookings.byId));
  }
  return currencies;
}

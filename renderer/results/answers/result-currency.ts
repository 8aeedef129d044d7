import type { LocalFigures, Result } from '../../../preload/contract';
import { currenciesIn } from '../../../preload/contract/answers/named-currencies';

/**
 * Currencies of the bookings on this computer, in one order. Breakdowns carry none of their own (interface.md 2.4); where nothing is here
 * any more, as after a customer was set up again, those count that other answers name with their accounts.
 */
export function currenciesOf(
  figures: Pick<LocalFigures, 'accounts' | 'months'> | null,
  results: readonly Pick<Result, 'payload'>[],
): string[] {
  if (!figures) return [];
  const all = [...figures.accounts, ...figures.months].map(({ currency }) => currency);
  const named = all.length > 0 ? all : results.flatMap(({ payload }) => currenciesIn(payload));
  return [...new Set(named)].sort();
}

/** The currency of everything; null when there are several, or none is known. */
export const onlyCurrency = (all: readonly string[]): string | null =>
  all.length === 1 ? (all[0] ?? null) : null;

/** The one currency of the bookings behind a result; null when they have several, or when not all of them are known. */
export function currencyBehind(
  ids: readonly string[],
  byId: ReadonlyMap<string, { currency: string }>,
): string | null {
  const currencies = new Set<string | undefined>();
  for (const id of ids) currencies.add(byId.get(id)?.currency);
  const [only] = currencies;
  return currencies.size === 1 ? (only ?? null) : null;
}

import type { LocalFigures } from '../../preload/contract';

/** Depth of an answer that is searched; deeper nesting is no answer of an analysis. */
const depthLimit = 20;

/** Currencies of the bookings on this computer, in one order. Results carry none of their own (interface.md 2.4). */
export function currenciesOf(figures: Pick<LocalFigures, 'accounts' | 'months'> | null): string[] {
  if (!figures) return [];
  const all = [...figures.accounts, ...figures.months].map(({ currency }) => currency);
  return [...new Set(all)].sort();
}

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

/** Identifiers of all bookings that an answer of any shape names, each once. */
export function transactionIdsIn(raw: unknown): string[] {
  const ids = new Set<string>();
  collect(raw, ids, 0);
  return [...ids];
}

function collect(raw: unknown, ids: Set<string>, depth: number): void {
  if (raw === null || typeof raw !== 'object' || depth > depthLimit) return;
  if (Array.isArray(raw)) {
    for (const entry of raw) collect(entry, ids, depth + 1);
    return;
  }
  for (const [name, member] of Object.entries(raw)) {
    if (/transactionids$/i.test(name) && Array.isArray(member)) {
      for (const id of member) if (typeof id === 'string' && id !== '') ids.add(id);
    } else {
      collect(member, ids, depth + 1);
    }
  }
}

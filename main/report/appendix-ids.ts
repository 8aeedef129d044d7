import type { Result } from '../../preload/contract';
import { appendixKeys } from '../../preload/contract/answers/result-table';
import { transactionIdsIn } from '../../preload/contract/rows/transaction-ids';

/** Longer ones are none of ours. */
const longestId = 200;

/** Identifiers of the bookings behind contracts, breakdowns and risk signs, each once, in a stable order. */
export function appendixIds(results: readonly Result[]): string[] {
  const ids = new Set<string>();
  for (const key of appendixKeys) {
    const result = results.find(({ endpoint }) => endpoint === key);
    if (result?.state !== 'received') continue;
    for (const id of transactionIdsIn(result.payload)) if (id.length <= longestId) ids.add(id);
  }
  return [...ids];
}

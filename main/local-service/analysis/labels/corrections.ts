import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import type { Correction } from '../ledger/ledger-types';
import { isCategory } from '../tables/category-tree';
import type { LabelContext } from './label';

/**
 * What an analyst said about one booking holds for all bookings of the payee that went the same way and were taken for the
 * same: an insurer that also lends keeps its loan. The later word wins, an empty category takes the word back; words about
 * bookings or categories that are not there any more are passed over.
 */

const said = 'said by the analyst';

export function applyCorrections(
  context: LabelContext,
  ordered: readonly PreparedTransaction[],
  counterpartyOf: Int32Array,
  corrections: readonly Correction[],
): void {
  if (corrections.length === 0) return;
  const asked = new Set(corrections.map(({ transactionId }) => transactionId));
  const bookings = new Map<string, PreparedTransaction>();
  for (const transaction of ordered)
    if (asked.has(transaction.transactionId)) bookings.set(transaction.transactionId, transaction);
  const answers = new Map<string, string>();
  for (const { transactionId, category } of corrections) {
    const transaction = bookings.get(transactionId);
    const label = transaction && context.labels[transaction.index];
    if (!label) continue;
    const key = keyOf(transaction, counterpartyOf, label.category);
    if (category === '') answers.delete(key);
    else if (isCategory(category)) answers.set(key, category);
  }
  for (const transaction of ordered) {
    const label = context.labels[transaction.index];
    const category = label && answers.get(keyOf(transaction, counterpartyOf, label.category));
    if (!label || category === undefined) continue;
    if (label.contract && label.contract.category === label.category) label.contract.category = category;
    context.labels[transaction.index] = { ...label, category, reason: said, confidence: 1 };
  }
}

/** Own transfers have no payee: there a correction is about one booking. */
function keyOf(
  { index, isOut, transactionId }: PreparedTransaction,
  counterpartyOf: Int32Array,
  category: string,
): string {
  const payee = counterpartyOf[index] ?? -1;
  return payee < 0 ? transactionId : `${payee} ${isOut} ${category}`;
}

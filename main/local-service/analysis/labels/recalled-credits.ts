import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { addTag, type LabelContext, setLabel } from './label';

/** A wage that is called back, a collection that a customer returns: money out that undoes money in, and nothing that was bought. */

/** As long as a debit can be returned; a payer calls a transfer back within days. */
const longestRecallDays = 60;

/** Each with the credit that it takes back: of the same counterparty and amount, the newest before it, and each one once. */
export function recalledCredits(
  transactions: readonly PreparedTransaction[],
  backs: readonly PreparedTransaction[],
): Map<PreparedTransaction, PreparedTransaction> {
  const found = new Map<PreparedTransaction, PreparedTransaction>();
  const recalls = transactions.filter(isCalledBack);
  if (recalls.length === 0) return found;
  // What came back itself was none of theirs: to pay it once more takes nothing back.
  const taken = new Set(backs);
  for (const recall of recalls) {
    const credit = transactions.findLast(
      (one) =>
        !one.isOut &&
        !taken.has(one) &&
        one.amountMinor === -recall.amountMinor &&
        one.dayNumber <= recall.dayNumber &&
        recall.dayNumber - one.dayNumber <= longestRecallDays,
    );
    if (!credit) continue;
    taken.add(credit);
    found.set(recall, credit);
  }
  return found;
}

const isCalledBack = ({ isOut, nature, signals }: PreparedTransaction): boolean =>
  isOut && !signals.has('retry') && (nature === 'return' || signals.has('return'));

/** They carry the label of what they take back, so that both together are nothing. */
export function labelRecalls(
  context: LabelContext,
  recalls: ReadonlyMap<PreparedTransaction, PreparedTransaction>,
): void {
  for (const [recall, credit] of recalls) {
    const known = context.labels[credit.index];
    if (!known) continue;
    setLabel(
      context,
      recall,
      known.category,
      `takes back the payment of ${credit.source.bookingDay}`,
      known.contract,
    );
    addTag(context, recall, 'refund');
  }
}

import { isCounted, type LabelledLedger } from '../labels/labelled-ledger';
import type { DoubtfulPayee } from '../ledger/ledger-types';

/** Bookings above this confidence are not asked about. */
const sure = 0.99;

/** Payees by the money that hangs on what is not sure about them: a quarter of the bookings holds most of the errors. */
export function doubtfulPayees(labelled: LabelledLedger, most: number): DoubtfulPayee[] {
  const payees = new Map<string, DoubtfulPayee & { doubt: number }>();
  for (const transaction of labelled.ordered) {
    const label = labelled.labels[transaction.index];
    const payee = labelled.counterpartyOf[transaction.index] ?? -1;
    if (!label || payee < 0 || label.confidence > sure || !isCounted(labelled, transaction)) continue;
    const amountMinor = Math.abs(transaction.amountMinor);
    const key = `${payee} ${transaction.isOut} ${label.category}`;
    const doubt = amountMinor * (1 - label.confidence);
    const known = payees.get(key);
    if (known) {
      known.doubt += doubt;
      known.amountMinor += amountMinor;
      known.confidence = Math.min(known.confidence, label.confidence);
      known.transactionIDs.push(transaction.transactionId);
    } else {
      payees.set(key, {
        name: transaction.partner.raw,
        category: label.category,
        reason: label.reason,
        confidence: label.confidence,
        amountMinor,
        transactionIDs: [transaction.transactionId],
        doubt,
      });
    }
  }
  return [...payees.values()]
    .sort((a, b) => b.doubt - a.doubt || ((a.transactionIDs[0] ?? '') < (b.transactionIDs[0] ?? '') ? -1 : 1))
    .slice(0, most)
    .map(({ doubt: _, ...payee }) => payee);
}

import { countSpellings, meantSpellings } from '../ledger/lost-letters';
import type { PreparedTransaction } from './prepared-transaction';

/** Creditor identifiers and mandates that lost letters are written as they are meant. */

const shortestCreditorId = 12;
const shortestMandate = 6;

export function restoreIdentifiers(transactions: readonly PreparedTransaction[]): void {
  const creditors = meantSpellings(
    countSpellings(transactions, ({ creditorId }) => creditorId),
    shortestCreditorId,
  );
  const mandates = meantSpellings(
    countSpellings(transactions, ({ mandate }) => mandate),
    shortestMandate,
  );
  if (creditors.size === 0 && mandates.size === 0) return;
  for (const transaction of transactions) {
    transaction.creditorId = creditors.get(transaction.creditorId) ?? transaction.creditorId;
    transaction.mandate = mandates.get(transaction.mandate) ?? transaction.mandate;
  }
}

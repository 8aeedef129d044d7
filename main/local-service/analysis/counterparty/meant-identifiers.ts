import { countSpellings, meantSpellings } from '../ledger/lost-letters';
import type { PreparedTransaction } from './prepared-transaction';

/** Creditor identifiers, IBANs and mandates that lost letters are written as they are meant. */

const shortestCreditorId = 12;
const shortestMandate = 6;

/** IBANs of one's own count as seen often, though no booking may name them whole. */
const often = 1000;

export function restoreIdentifiers(
  transactions: readonly PreparedTransaction[],
  ownIbans: Iterable<string>,
): void {
  const counts = countSpellings(transactions, ({ iban }) => iban);
  for (const iban of ownIbans) counts.set(iban, often);
  const ibans = meantSpellings(counts, shortestCreditorId);
  const creditors = meantSpellings(
    countSpellings(transactions, ({ creditorId }) => creditorId),
    shortestCreditorId,
  );
  const mandates = meantSpellings(
    countSpellings(transactions, ({ mandate }) => mandate),
    shortestMandate,
  );
  if (creditors.size + mandates.size + ibans.size === 0) return;
  for (const transaction of transactions) {
    transaction.creditorId = creditors.get(transaction.creditorId) ?? transaction.creditorId;
    transaction.iban = ibans.get(transaction.iban) ?? transaction.iban;
    transaction.mandate = mandates.get(transaction.mandate) ?? transaction.mandate;
  }
}

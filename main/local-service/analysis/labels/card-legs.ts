import type { OwnAccounts } from '../counterparty/own-accounts';
import type { PreparedTransaction } from '../counterparty/prepared-transaction';

/** What tells that a card account is settled, and what is only paid with a card. */

const issuesCards = /^(?:KREDITKARTE|KARTENSERVICE|CARDSERVICE)/;

/** Who issues cards is paid, by an owner who has one: "Musterbank Kreditkarten Service". */
export function settlesCard({ isOut, accountId, partner }: PreparedTransaction, own: OwnAccounts): boolean {
  if (!isOut || own.cardAccountIds.length === 0 || own.isCardAccount(accountId)) return false;
  return partner.words.some((word) => issuesCards.test(word));
}

/** What a shop gives back comes in without a name as well. */
export function isPaidCard(
  { isOut, accountId, partner, signals }: PreparedTransaction,
  own: OwnAccounts,
): boolean {
  return !isOut && partner.key === '' && !signals.has('refund') && own.isCardAccount(accountId);
}

/** A shop by card is no own account; "Kreditkarte" with the owner's name is the card being settled. */
export function isOfShop(transaction: PreparedTransaction, own: OwnAccounts): boolean {
  const { nature, partner, signals } = transaction;
  // Nobody pays coins into a card: its "Einzahlung" is the settlement.
  if (nature === 'cash') return !isPaidCard(transaction, own);
  return nature === 'card' && !partner.isOwn && !signals.has('card-settlement');
}

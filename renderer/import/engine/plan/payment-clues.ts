import { paymentCell, paymentWord } from '../vocabulary/payment-words';
import { weights } from './clues';
import { counted, type SignClue, signClue } from './sign-clue';
import { mostRows, type SignFacts } from './sign-facts';

/** What payments say of the signs of a card: whoever settles it is written with the sign that no charge has. */

/** Among amounts without minus only what speaks of a payment, or of something given back, has one: so cards are settled. */
export function paysWithMinus({ table: { rows }, signOf, amount: { profile } }: SignFacts): boolean {
  if (profile.negative > profile.positive) return false;
  const paid = rows.slice(0, mostRows).filter((cells) => cells.some((cell) => paymentWord.test(cell)));
  return paid.length > 0 && paid.every((cells) => (signOf(cells) ?? 0) < 0);
}

/** Thanks for a payment below a minus: only issuers of cards thank in these words, however many refunds stand beside it. */
export function bySettledCard({ isTransfers, isSales, paid, balance }: SignFacts): SignClue | null {
  if (balance || isTransfers || isSales || paid.settled === 0 || paid.positive > 0) return null;
  return counted(
    signClue('inverted', 'words', weights.payments, 'sign.payments', { count: paid.settled }),
    paid.settled,
  );
}

/** How rows that settle the card are signed, beside charges. */
export function byPayments(facts: SignFacts): SignClue | null {
  const { paid, isCard, isSurelyCard, isBare, amount, isTransfers, isSales } = facts;
  if (isTransfers || isSales || paid.negative + paid.positive === 0) return null;
  const count = paid.negative + paid.positive;
  if (paid.positive === 0)
    return counted(signClue('inverted', 'words', weights.payments, 'sign.payments', { count }), count);
  // A payment written like the charges beside it: neither reading is right for all of them.
  if (isSurelyCard && isBare && paid.positive < amount.profile.positive)
    return signClue('inverted', 'prior', weights.probable, 'sign.card');
  const weight = isCard ? weights.rowWords : weights.perhapsPayments;
  return counted(
    signClue('asWritten', 'words', weight, 'sign.paymentsIn', { count: paid.positive }),
    paid.positive,
    paid.negative,
  );
}

/** The only amounts with a minus stand in rows of nothing but a payment: it settled a card, or went out of an account. */
export function byLonePayments({
  table: { rows },
  signOf,
  isCard,
  isTransfers,
  isSales,
}: SignFacts): SignClue | null {
  if (isCard || isTransfers || isSales) return null;
  const isPayment = (cells: readonly string[]) => cells.some((cell) => paymentCell.test(cell));
  const known = rows.slice(0, mostRows).filter((cells) => signOf(cells));
  const isOfMinus = (cells: readonly string[]) => (signOf(cells) ?? 0) < 0;
  if (!known.some(isPayment) || !known.every((cells) => isPayment(cells) === isOfMinus(cells))) return null;
  return signClue('inverted', 'words', weights.probable, 'sign.payments', {
    count: known.filter(isPayment).length,
  });
}

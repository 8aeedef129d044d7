import { cardSettled, paymentCell, paymentReceived } from '../vocabulary/payment-words';
import { agreesWithWords } from '../vocabulary/row-words';
import { type Clue, clueWith, counted, weights } from './clues';
import { mostRows, type Sign, type SignFacts } from './sign-facts';

/**
 * Thanks for a payment below a minus: only issuers of cards thank in these words, however many refunds stand beside it. Asked where
 * another row's words say what its sign says, and no description: whoever pays may thank as well.
 */
export function bySettledCard({
  isTransfers,
  isSales,
  paid,
  balance,
  table,
  signOf,
}: SignFacts): Clue<Sign> | null {
  if (balance || isTransfers || isSales || paid.settled === 0 || paid.positive > 0) return null;
  const isDenied =
    !table.context.format &&
    table.rows
      .slice(0, mostRows)
      .some((cells) => !isPaid(cells) && agreesWithWords(cells, signOf(cells) ?? 0));
  const clue = clueWith<Sign>('inverted', 'words', weights.payments, 'sign.payments', {
    count: paid.settled,
  });
  return { ...counted(clue, paid.settled), isAsked: isDenied };
}

const isPaid = (cells: readonly string[]): boolean =>
  cells.some((cell) => cardSettled.test(cell) || paymentReceived.test(cell) || paymentCell.test(cell));

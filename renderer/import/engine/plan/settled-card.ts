import { headerWeight } from '../columns/column-candidates';
import { cardSettled, merchantHeader, paymentCell, paymentReceived } from '../vocabulary/payment-words';
import { agreesWithWords } from '../vocabulary/row-words';
import { type Clue, clueWith, counted, fewestBare, weights } from './clues';
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

/** A row's words say what its sign says. */
export const agreesAsWritten = ({ table, signOf }: SignFacts): boolean =>
  table.rows.slice(0, mostRows).some((cells) => agreesWithWords(cells, signOf(cells) ?? 0));

/**
 * More numbers without minus than with one on a card: charges are most of a card's rows. A merchant in every row and no minus at
 * all is no account of transfers: rather a card than nothing but income. One merchant in all rows may be the holder, a card in each
 * row that of a customer, and what says that it came in is no charge: none of these is likely.
 */
export function byCard(facts: SignFacts): Clue<Sign> | null {
  const { table, amount, isCard, isSurelyCard, paid, isSales } = facts;
  if (!isCard || isSales || paid.positive > 0) return null;
  const merchants = table.columns.filter(
    ({ key, profile }) => merchantHeader.test(key) && profile.filled >= profile.rows * 0.8,
  );
  const isMerchantOnly =
    (amount.profile.negative === 0 || merchants.length > 0) && !table.fields.has('counterpartyIban');
  if (!isSurelyCard && !isMerchantOnly) return null;
  const areSeveral = merchants.some(({ profile }) => profile.distinct.size > 1);
  const areOthers = table.columns.some(
    ({ profile }) => profile.masked >= fewestBare && profile.distinct.size === profile.rows,
  );
  // `Credit: Y` may say which way, or how it was paid.
  const isFlagged = table.columns.some(
    (column) =>
      !column.profile.isNumeric &&
      !column.profile.isEmpty &&
      Math.max(headerWeight(column, 'credit'), headerWeight(column, 'debit')) >= 0.9,
  );
  const clue = clueWith<Sign>('inverted', 'prior', weights.probable, 'sign.card');
  const isLikely = (isSurelyCard ? !areOthers : areSeveral) && !isFlagged && !agreesAsWritten(facts);
  return { ...clue, isLikely };
}

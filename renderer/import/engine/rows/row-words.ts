import type { TargetField } from '../../../../preload/contract/reading/reading';
import { fold } from '../vocabulary/fold';
import { isNoticeWord, mentionsSummary, readSummaryWord } from '../vocabulary/word-lists';

type FieldColumns = Readonly<Record<TargetField, readonly number[]>>;

/** Words for a total that are names and kinds of bookings as well: a filling station, a sale by card. */
const eitherWord =
  /^(?:totals?|total (?:eur|chf)|turnovers?|umsatz|umsaetze|umsatze|ventes?|vendite|ventas|sales?)$/;

/**
 * `Anfangssaldo` in the text columns of a row that has date and amount like any other. `isSum`: whether its amount is what the rows
 * above add up to, or those of one side. `perhapsTotal`: the sum of the rows above, under a word that names bookings as well.
 */
export function summaryOf(
  cells: readonly string[],
  ix: FieldColumns,
  isSum: (ofSide?: boolean) => boolean,
): 'balance' | 'total' | 'perhapsTotal' | null {
  if (!isNameless(cells, ix)) return null;
  for (const index of ix.purpose) {
    const text = cells[index];
    if (!text) continue;
    if (eitherWord.test(fold(text)) && isSum()) return 'perhapsTotal';
    const word = text.length < 60 ? readSummaryWord(text) : null;
    // `TOTAL` is a filling station as well: a dated row of that text is a booking, unless it is the sum of the others.
    if (word === 'total' && /\btotal\b/i.test(text)) return isSum() ? word : null;
    // In whatever words: `Solde de clôture` beside the sum of all rows.
    return word ?? (isSum() && mentionsSummary(text) ? 'total' : null);
  }
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index] ?? '';
    const word = cell.length > 1 && cell.length < 60 ? readSummaryWord(cell) : null;
    if (word === 'balance' || (word === 'total' && isSum(!/\btotal\b/i.test(cell)))) return word;
  }
  return null;
}

function isNameless(cells: readonly string[], ix: FieldColumns): boolean {
  for (const index of ix.counterpartyName) {
    const text = cells[index] ?? '';
    if (text !== '' && text.trim() !== '' && readSummaryWord(text) === null) return false;
  }
  return true;
}

/** The kind of the row only tells something: asked of rows that move nothing. */
export function isNotice(cells: readonly string[], ix: FieldColumns): boolean {
  const [kind = ix.purpose[0]] = ix.bookingText;
  return kind !== undefined && isNoticeWord(cells[kind] ?? '');
}

import type { TargetField } from '../../../../preload/contract/reading/reading';
import { isNoticeWord, mentionsSummary, readSummaryWord } from '../vocabulary/word-lists';

type FieldColumns = Readonly<Record<TargetField, readonly number[]>>;

/**
 * `Anfangssaldo` in the text columns of a row that has date and amount like any other. `isSum`: whether its amount is what the rows
 * above add up to, or those of one side.
 */
export function summaryOf(
  cells: readonly string[],
  ix: FieldColumns,
  isSum: (ofSide?: boolean) => boolean,
): 'balance' | 'total' | null {
  if (!isNameless(cells, ix)) return null;
  for (const index of ix.purpose) {
    const text = cells[index];
    if (!text) continue;
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

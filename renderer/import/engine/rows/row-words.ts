import type { TargetField } from '../../../../preload/contract/reading/reading';
import { isNoticeWord, readSummaryWord } from '../vocabulary/word-lists';

type FieldColumns = Readonly<Record<TargetField, readonly number[]>>;

/** `Anfangssaldo` in the text columns of a row that has date and amount like any other. */
export function isSummary(cells: readonly string[], ix: FieldColumns): boolean {
  if (!isNameless(cells, ix)) return false;
  for (const index of ix.purpose) {
    const text = cells[index];
    // `TOTAL` is a filling station as well: a dated row of that text is a booking.
    if (!text) continue;
    const word = text.length < 60 ? readSummaryWord(text) : null;
    return word === 'balance' || (word === 'total' && !/^total\b/i.test(text));
  }
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index] ?? '';
    if (cell.length > 4 && cell.length < 60 && readSummaryWord(cell) === 'balance') return true;
  }
  return false;
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

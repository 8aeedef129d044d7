import type { TablePlan } from '../plan/table-plan';
import { dateFailure } from '../values/calendar-days';
import { isCellError } from '../values/spreadsheet-marks';
import { isDayWord } from '../vocabulary/day-words';
import type { RowReader } from './row-reader';

/**
 * A word in place of the day of booking, in a record that has no other day: its neighbours tell what it is. With another day it is a
 * booking that somebody has to look at.
 */
export function isStrayWord(
  reader: RowReader,
  { width }: TablePlan,
  cells: readonly string[],
  text: string,
  day: number | null,
): boolean {
  if (day !== dateFailure.unreadable || /\d/.test(text) || isCellError(text)) return false;
  // `heute`, `pending`: a day all the same, of a whole row.
  if (cells.length >= width && isDayWord(text)) return false;
  const others = (['transactionDate', 'valueDate'] as const).map((field) => reader.readDay(cells, field));
  return cells.length < width || !others.some((other) => typeof other === 'string');
}

import type { TablePlan } from '../plan/table-plan';
import { saysPending } from '../vocabulary/pending-cells';
import { isPendingText, type RowStatus } from '../vocabulary/word-lists';
import type { RowReader } from './row-reader';

/** Whether the words of a row, outside of a column of states, say that it is not booked. */
export function saysNotBooked(
  plan: TablePlan,
  reader: RowReader,
  cells: readonly string[],
  status: RowStatus | null,
): boolean {
  const { pendingKinds, pendingColumns, hasPendingTexts } = plan;
  if (pendingKinds.size > 0 && pendingKinds.has(reader.firstFilled(cells, reader.ix.bookingText) ?? ''))
    return true;
  if (status === null && pendingColumns.some((index) => saysPending(cells[index] ?? ''))) return true;
  return hasPendingTexts && isPendingText(reader.joined(cells, 'purpose') ?? '');
}

import { partsOfReason } from '../../../preload/contract/values/leave-out-reasons';
import type { IndexedSegment } from '../rows/import-index';

/** What a person may say of a row that never was on the account. */
const neverBooked: readonly string[] = ['duplicate', 'noBooking'];

/** Whether a row that a person left out may have moved the balance all the same: all but the second of equal rows, and what is said to be no booking. */
export function mayHaveMoved({ columns, reasons }: IndexedSegment, position: number): boolean {
  if ((columns.occurrences[position] ?? 1) > 1) return false;
  const { listed } = partsOfReason(reasons.get(position) ?? '');
  return listed === null || !neverBooked.includes(listed);
}

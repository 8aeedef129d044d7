import { partsOfReason } from '../../../preload/contract/values/leave-out-reasons';
import type { IndexedSegment } from '../rows/import-index';

/** What a person may say of a row that never was on the account. */
const neverBooked: readonly string[] = ['duplicate', 'noBooking'];

/**
 * Whether a row that a person left out may have moved the balance all the same: any but what is said to be no booking, and the second of
 * equal rows of which nothing is said.
 */
export function mayHaveMoved({ columns, reasons }: IndexedSegment, position: number): boolean {
  const reason = reasons.get(position);
  if (reason === undefined) return (columns.occurrences[position] ?? 1) === 1;
  const { listed } = partsOfReason(reason);
  return listed === null || !neverBooked.includes(listed);
}

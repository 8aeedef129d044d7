import type { StoreDatabase } from '../../database/database';
import { takenBackStates } from '../../database/upload-states';
import type { ImportIndex, IndexedSegment } from '../../rows/import-index';
import { rowsInAir } from '../row-standings';
import type { SendRun } from '../send-run';
import { addSentRowsOfBefore } from '../sent-rows';
import { uploadMark, writeMarks } from '../uploaded-rows';
import { keepReceipts } from './kept-receipts';

interface Store {
  readonly db: StoreDatabase;
  readonly runs: Map<string, SendRun>;
}

/**
 * What uploads of the import say of rows that are about to be other bookings, be it in their number among equal ones alone: they do not
 * have them any more. Under which identities they were sent is written down already (`sent_rows`), so that what the service holds of
 * them is replaced. Answers the positions of those that were sent. Inside a transaction, before the rows change.
 */
export function forgetMarks(
  { db, runs }: Store,
  index: ImportIndex,
  segment: IndexedSegment,
  positions: readonly number[],
): Set<number> {
  const sent = new Set<number>();
  const uploads = db.all<{ upload_id: string; customerId: string; marks: Uint8Array }>(
    `select m.upload_id, u.customer_id as customerId, m.marks from upload_marks m join uploads u on u.id = m.upload_id
     where m.segment_id = ? and u.state not in ${takenBackStates}`,
    segment.id,
  );
  if (uploads.length === 0) return sent;
  addSentRowsOfBefore(db, index.files[segment.fileIndex]?.id ?? '');
  keepReceipts(db, index, segment, positions);
  for (const { upload_id: uploadId, customerId, marks } of uploads) {
    const inAir = marks.includes(uploadMark.toSend)
      ? rowsInAir(db, index.importId, customerId, 'transactions')
      : () => false;
    let isTouched = false;
    for (const position of positions) {
      const mark = marks[position];
      const isOpen = mark === uploadMark.toSend && inAir(uploadId, segment.id, position);
      if (mark !== uploadMark.arrived && mark !== uploadMark.held && !isOpen) continue;
      marks[position] = uploadMark.none;
      sent.add(position);
      isTouched = true;
    }
    if (!isTouched) continue;
    runs.delete(uploadId);
    writeMarks(db, uploadId, segment.id, marks);
  }
  return sent;
}

/**
 * Gives rows other numbers among equal ones. Answers whether one of them was sent. Inside a transaction.
 * @param numbers by position
 */
export function renumber(
  store: Store,
  index: ImportIndex,
  segment: IndexedSegment,
  numbers: ReadonlyMap<number, number>,
): boolean {
  const sent = forgetMarks(store, index, segment, [...numbers.keys()]);
  for (const [position, occurrence] of numbers) segment.columns.occurrences[position] = occurrence;
  return sent.size > 0;
}

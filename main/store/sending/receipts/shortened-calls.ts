import { rowIdOf, segmentOfRow } from '../../../../preload/contract/rows/row-columns';
import type { StoreDatabase } from '../../database/database';
import { rolledBackState } from '../../database/upload-states';
import { accountOfRow, type ImportIndex } from '../../rows/import-index';
import { RowOrder } from '../../rows/row-order';
import { uploadMark } from '../uploaded-rows';

interface OpenCall {
  uploadId: string;
  position: number;
  kind: 'transactions' | 'removal';
  serviceAccountId: string | null;
  firstRow: number;
  lastRow: number;
}

/**
 * Calls without an answer are told by their first and their last row: where one of these is about to go with its file, they begin and end
 * with what is left of them. Inside a transaction, before the file goes.
 */
export function shortenCalls(db: StoreDatabase, index: ImportIndex, fileId: string): void {
  const isGoing = new Set(
    index.segments.filter((one) => index.files[one.fileIndex]?.id === fileId).map(({ id }) => id),
  );
  const calls = db.all<OpenCall>(
    `select c.upload_id as uploadId, c.position, c.kind, c.service_account_id as serviceAccountId, c.first_row as firstRow,
       c.last_row as lastRow from upload_calls c join uploads u on u.id = c.upload_id
     where u.import_id = ? and c.state in ('sent', 'unknown') and c.first_row is not null and u.state not in ${rolledBackState}`,
    index.importId,
  );
  for (const call of calls) {
    if (![call.firstRow, call.lastRow].some((row) => isGoing.has(segmentOfRow(row).segmentId))) continue;
    const left = rowsOf(db, index, call).filter((row) => !isGoing.has(segmentOfRow(row).segmentId));
    db.run(
      'update upload_calls set first_row = ?, last_row = ? where upload_id = ? and position = ?',
      left[0] ?? null,
      left.at(-1) ?? null,
      call.uploadId,
      call.position,
    );
  }
}

/** Rows that went with a call. */
function rowsOf(db: StoreDatabase, index: ImportIndex, call: OpenCall): number[] {
  const order = new RowOrder(index.segments.map(({ id }) => id));
  const { first, last } = order.spanOf(call.firstRow, call.lastRow);
  const wanted = call.kind === 'removal' ? uploadMark.toRemove : uploadMark.toSend;
  const marksOf = new Map(
    db
      .all<{ id: number; marks: Uint8Array }>(
        'select segment_id as id, marks from upload_marks where upload_id = ?',
        call.uploadId,
      )
      .map(({ id, marks }) => [id, marks]),
  );
  const rows: number[] = [];
  for (const segment of index.segments)
    for (const [position, mark] of (marksOf.get(segment.id) ?? []).entries()) {
      const place = order.placeOf(segment.id, position);
      if (mark !== wanted || place < first || place > last) continue;
      const account = index.accounts[accountOfRow(segment, position)]?.serviceAccountId;
      if (account === call.serviceAccountId) rows.push(rowIdOf(segment.id, position));
    }
  return rows;
}

import { accountOfRow, type ImportIndex } from '../rows/import-index';
import { SendRun } from '../sending/send-run';
import { SendSet } from '../sending/send-set';
import { isSendable } from '../sending/sendable-rows';
import { readUpload, type UploadRecord } from '../sending/upload-record';
import { type UploadMark, uploadMark, writeMarks } from '../sending/uploaded-rows';
import { newestBalances, sentImports } from './balance-evidence';
import { indexOfImport } from './load-index';
import { replacedByImport, sentBeforeChange } from './replaced-by-import';
import { sentOtherwise } from './sent-otherwise';
import type { StoreContext } from './store-context';

const unfinished: ReadonlySet<UploadRecord['state']> = new Set([
  'running',
  'waiting',
  'paused',
  'interrupted',
  'answerUnknown',
  'failed',
]);

export function openRun(
  context: StoreContext,
  uploadId: string,
  wanted: UploadMark = uploadMark.toSend,
): SendRun {
  const { importId, customerId, state } = readUpload(context.db, uploadId);
  const index = indexOfImport(context, importId);
  const marks = marksOfUpload(context, uploadId);
  const sends = SendSet.of(
    index,
    (segment, position) => marks.get(segment.id)?.[position] ?? uploadMark.none,
    // An upload that is taken back says nothing of the balance any more.
    state === 'rollingBack'
      ? newestBalances(context, index, customerId, sentImports(context, customerId))
      : newestBalances(context, index, customerId),
  );
  // An upload that is over, or being taken back, corrects nothing; nor one whose import has other rows since: what goes
  // then is for a new plan to show.
  if (unfinished.has(state) && hasAllRows(index, marks))
    sends.replaced = replacedByImport(context, sends, customerId, sentOtherwise(context, sends, customerId));
  if (state === 'rollingBack') sends.replaced = sentBeforeChange(context, uploadId, sends);
  const run = new SendRun(uploadId, sends, wanted);
  context.runs.set(uploadId, run);
  return run;
}

/** By segment. */
export function marksOfUpload({ db }: StoreContext, uploadId: string): Map<number, Uint8Array> {
  return new Map(
    db
      .all<{ segment_id: number; marks: Uint8Array }>(
        'select segment_id, marks from upload_marks where upload_id = ?',
        uploadId,
      )
      .map((row) => [row.segment_id, row.marks]),
  );
}

/** Rows of an upload that have the mark, whether they still have an account or not. */
export function countOfMark(context: StoreContext, uploadId: string, wanted: UploadMark): number {
  let count = 0;
  for (const marks of marksOfUpload(context, uploadId).values())
    for (const mark of marks) if (mark === wanted) count += 1;
  return count;
}

function hasAllRows(index: ImportIndex, marks: ReadonlyMap<number, Uint8Array>): boolean {
  return index.segments.every((segment) => {
    const own = marks.get(segment.id);
    for (let position = 0; position < segment.columns.rowCount; position += 1) {
      if (isSendable(segment, position) === uploadMark.none || accountOfRow(segment, position) === -1)
        continue;
      if ((own?.[position] ?? uploadMark.none) === uploadMark.none) return false;
    }
    return true;
  });
}

export function requireRun(context: StoreContext, uploadId: string): SendRun {
  return context.runs.get(uploadId) ?? openRun(context, uploadId);
}

/** A transaction over a run. When it fails, what stands in memory is ahead of the store: it is read anew next time. */
export function ofRun<T>(context: StoreContext, uploadId: string, work: (run: SendRun) => T): T {
  const run = requireRun(context, uploadId);
  try {
    return context.db.transaction(() => work(run));
  } catch (cause) {
    context.runs.delete(uploadId);
    throw cause;
  }
}

export function isOfUpload(mark: number | undefined): boolean {
  return mark === uploadMark.toSend || mark === uploadMark.arrived;
}

export function saveArrived(context: StoreContext, run: SendRun, rows: readonly number[]): void {
  saveMarks(context, run, rows, uploadMark.arrived);
  context.db.run(
    'update uploads set transactions_done = transactions_done + ? where id = ?',
    rows.length,
    run.uploadId,
  );
  if (rows.length > 0) noteChangedThere(context, run.uploadId);
}

/**
 * What the service holds of the customer is not what it was, however the upload ends: an analysis of before does not have what arrived,
 * and still has what was taken away.
 */
export function noteChangedThere({ db, now }: StoreContext, uploadId: string): void {
  db.run(
    'update customers set last_upload_at = ? where id = (select customer_id from uploads where id = ?)',
    now(),
    uploadId,
  );
}

export function saveMarks(
  context: StoreContext,
  run: SendRun,
  rows: readonly number[],
  mark: UploadMark,
): void {
  for (const segmentId of run.mark(rows, mark)) {
    writeMarks(context.db, run.uploadId, segmentId, run.marksOfSegment.get(segmentId) ?? new Uint8Array());
  }
}

import { indexOfImport } from '../../context/load-index';
import { type OtherRow, rowsOfOthers } from '../../context/other-uploads';
import type { StoreContext } from '../../context/store-context';
import { keepFates, keepUnknown } from '../../sending/receipts/kept-receipts';
import { RemovedThere } from '../../sending/removed-there';
import { readMarks, uploadMark, writeMarks } from '../../sending/uploaded-rows';

interface Touched {
  uploadId: string;
  importId: string;
  segmentId: number;
  gone: number[];
  unknown: number[];
}

/**
 * An import goes, and with it the journal of what its uploads took from others half-way: what that says of their rows and of receipts is
 * written down there. Inside a transaction, before it goes.
 */
export function keepRemovals(context: StoreContext, importId: string, customerId: string): void {
  const removed = new RemovedThere(context.db, customerId);
  keepFates(context.db, customerId, removed);
  for (const touched of touchedBy(context, importId, customerId, removed)) {
    const { uploadId, segmentId, gone, unknown } = touched;
    const index = indexOfImport(context, touched.importId);
    const segment = index.segments.find(({ id }) => id === segmentId);
    const marks = readMarks(context.db, uploadId, segmentId);
    if (!segment || !marks) continue;
    keepUnknown(context.db, index, { id: uploadId, customerId, segment }, unknown);
    for (const position of gone) marks[position] = uploadMark.removed;
    for (const position of unknown) marks[position] = uploadMark.none;
    context.runs.delete(uploadId);
    writeMarks(context.db, uploadId, segmentId, marks);
  }
}

/** Rows of other imports whose removal was begun, and is answered or in the air. */
function touchedBy(
  context: StoreContext,
  importId: string,
  customerId: string,
  removed: RemovedThere,
): Iterable<Touched> {
  const found = new Map<string, Touched>();
  const begun = new Map(
    context.db
      .all<{ id: string; at: string }>(
        'select id, started_at as at from uploads where customer_id = ?',
        customerId,
      )
      .map(({ id, at }) => [id, at]),
  );
  const fateOf = ({ serviceAccountId, low, high, occurrence, uploadId }: OtherRow) =>
    removed.fateOf(serviceAccountId, { low, high, occurrence }, begun.get(uploadId) ?? '');
  for (const row of rowsOfOthers(context, { customerId, except: { importId } })) {
    const fate = row.mark === uploadMark.toRemove ? fateOf(row) : 'there';
    if (fate === 'there') continue;
    const { uploadId, importId: of, segmentId, position } = row;
    const key = `${uploadId}:${segmentId}`;
    const touched = found.get(key) ?? { uploadId, importId: of, segmentId, gone: [], unknown: [] };
    found.set(key, touched);
    touched[fate].push(position);
  }
  return found.values();
}

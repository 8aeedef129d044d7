import { dropKeptBytes } from '../database/kept-bytes';
import { type ImportIndex, rowState } from '../rows/import-index';
import { isSendable } from '../sending/sendable-rows';
import { uploadMark } from '../sending/uploaded-rows';
import { indexOfImport } from './load-index';
import type { StoreContext } from './store-context';

/**
 * An import is `uploaded` when every row that could go was part of an upload that is done, or was held by the service
 * when that began, and nothing was sent that is left out now; otherwise it is `open`, so that rows added or taken back
 * in later are not forgotten. Imports
 * without such an upload are left alone. The bytes of its files go when it is sent: the caller sweeps when the answer is
 * true. Inside a transaction.
 */
export function settleImportState({ db }: StoreContext, index: ImportIndex): boolean {
  const done = db.all<{ segment_id: number; marks: Uint8Array }>(
    `select m.segment_id, m.marks from uploads u join upload_marks m on m.upload_id = u.id
     where u.import_id = ? and u.state = 'done'`,
    index.importId,
  );
  if (done.length === 0) return false;
  const marksOf = new Map<number, Uint8Array[]>();
  for (const { segment_id: segmentId, marks } of done) {
    marksOf.set(segmentId, [...(marksOf.get(segmentId) ?? []), marks]);
  }
  const isOverwritten = db.get('select 1 from row_resends where import_id = ?', index.importId) !== undefined;
  const isSent =
    !isOverwritten &&
    index.segments.every((segment) => {
      const uploads = marksOf.get(segment.id) ?? [];
      for (let position = 0; position < segment.columns.rowCount; position += 1) {
        if (isSendable(segment, position) === uploadMark.none) {
          // Left out after it was sent: the service holds what the import has no more.
          const isElsewhere = segment.states[position] === rowState.known;
          if (!isElsewhere && uploads.some((marks) => isStill(marks[position]))) return false;
          continue;
        }
        if (!uploads.some((marks) => isThere(marks[position]))) return false;
      }
      return true;
    });
  db.run('update imports set state = ? where id = ?', isSent ? 'uploaded' : 'open', index.importId);
  return isSent && dropKeptBytes(db, index.importId);
}

function isStill(mark: number | undefined): boolean {
  return mark === uploadMark.arrived || mark === uploadMark.toRemove;
}

function isThere(mark: number | undefined): boolean {
  return mark === uploadMark.toSend || mark === uploadMark.arrived || mark === uploadMark.held;
}

/**
 * After an upload of an import was taken back, or the import went: what it had taken from other imports of the customer
 * (replaced-by-import.ts), or overwritten of theirs, is for these to send again. Inside a transaction.
 */
export function reopenOthers(context: StoreContext, importId: string, customerId: string): void {
  const stored = context.db.all<{ import_id: string; marks: Uint8Array; is_overwritten: number }>(
    `select u.import_id, m.marks, exists (select 1 from row_resends r where r.import_id = i.id) as is_overwritten
     from uploads u join upload_marks m on m.upload_id = u.id join imports i on i.id = u.import_id
     where u.customer_id = ? and u.import_id <> ? and u.state = 'done' and i.state = 'uploaded'`,
    customerId,
    importId,
  );
  const lacking = stored.filter(
    ({ marks, is_overwritten: isOverwritten }) =>
      isOverwritten === 1 || marks.includes(uploadMark.removed) || marks.includes(uploadMark.toRemove),
  );
  for (const other of new Set(lacking.map(({ import_id: id }) => id)))
    settleImportState(context, indexOfImport(context, other));
}

/**
 * What an import of which nothing is at the service had taken from others is missing there, and nothing came in its place. Inside a
 * transaction, before it goes.
 */
export function giveBack(context: StoreContext, importId: string): void {
  const customers = context.db.all<{ id: string }>(
    'select distinct customer_id as id from uploads where import_id = ?',
    importId,
  );
  for (const { id } of customers) reopenOthers(context, importId, id);
}

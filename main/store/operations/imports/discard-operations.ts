import type { AtService } from '../../../../preload/contract';
import { KontorError } from '../../../errors/kontor-error';
import { readReading, requireImport } from '../../context/import-summary';
import { forgetIndex, indexOfImport } from '../../context/load-index';
import { giveBack } from '../../context/sent-state';
import type { StoreContext } from '../../context/store-context';
import type { StoreDatabase } from '../../database/database';
import { dropKeptBytes } from '../../database/kept-bytes';
import { atService } from '../../sending/at-service';
import { forgetReceipts, keepReceiptsOfFile } from '../../sending/receipts/kept-receipts';
import { countUnwritten, keepUnwritten } from '../../sending/receipts/unwritten-rows';
import { RemovedThere } from '../../sending/removed-there';
import { requireNoOpenUpload } from '../../sending/upload-record';
import { keepRemovals } from './forgotten-removals';
import { inTransaction } from './import-operations';
import { stagingOperations } from './staging-operations';

/** Imports and files of which something is at the service are not thrown away silently. */
export const discardOperations = {
  /** @param fileId one file of the import; null for all of it */
  'imports.atService': ({ db }: StoreContext, importId: string, fileId: string | null): AtService =>
    atService(db, importId, fileId),

  /** It stands with its customer from now on and not among what is to be sent: its uploads can be taken back later. */
  'imports.putAway': (context: StoreContext, importId: string): null => {
    requireImport(context.db, importId);
    requireNoOpenUpload(context.db, importId);
    const hasLetGo = context.db.transaction(() => {
      context.db.run("update imports set state = 'uploaded' where id = ?", importId);
      return dropKeptBytes(context.db, importId);
    });
    if (hasLetGo) context.db.sweep();
    return null;
  },

  /** Removes a file and what is remembered of sending it: it stays at the service, and only figures know of it. */
  'imports.forgetFile': (context: StoreContext, fileId: string): null => {
    const { db } = context;
    const file = db.get<{ import_id: string }>('select import_id from files where id = ?', fileId);
    if (!file) throw new KontorError('import.unknown');
    const { import_id: importId } = file;
    const sha256 = readReading(db, fileId)?.sha256 ?? null;
    stagingOperations['imports.removeFile'](context, fileId);
    if (sha256 === null || hasBytes(db, importId, sha256)) return null;
    db.transaction(() =>
      forgetSending(context, importId, sha256, () =>
        db.run(
          'delete from sent_rows where file_sha256 = ? and upload_id in (select id from uploads where import_id = ?)',
          sha256,
          importId,
        ),
      ),
    );
    return null;
  },

  /** What of it is at the service stays there, and only figures know of it. */
  'imports.remove': (context: StoreContext, importId: string): null => {
    const { db } = context;
    requireImport(db, importId);
    requireNoOpenUpload(db, importId);
    context.sends.delete(importId);
    const isAtService = atService(db, importId, null).transactions > 0;
    inTransaction(context, importId, () => {
      const index = indexOfImport(context, importId);
      for (const { id } of index.files) keepReceiptsOfFile(db, index, id);
      for (const customerId of customersOf(db, importId)) keepRemovals(context, importId, customerId);
      if (!isAtService) giveBack(context, importId);
      forgetSending(context, importId, null, () => db.run('delete from imports where id = ?', importId));
    });
    forgetIndex(context, importId);
    db.sweep();
    return null;
  },
};

/** Another file of the import has the same bytes: what was sent of them is known by it. */
function hasBytes(db: StoreDatabase, importId: string, sha256: string): boolean {
  return (
    db.get("select 1 from files where import_id = ? and reading ->> '$.sha256' = ?", importId, sha256) !==
    undefined
  );
}

const customersOf = (db: StoreDatabase, importId: string): string[] =>
  db
    .all<{ id: string }>('select distinct customer_id as id from uploads where import_id = ?', importId)
    .map(({ id }) => id);

/** For each customer whom the import was sent to. @param fileSha256 null for all of it */
function forgetSending(
  { db }: StoreContext,
  importId: string,
  fileSha256: string | null,
  drop: () => void,
): void {
  const customers = customersOf(db, importId);
  const unwritten = customers.map((id) => countUnwritten(db, id));
  for (const customerId of customers)
    forgetReceipts(db, { importId, customerId, fileSha256 }, new RemovedThere(db, customerId));
  drop();
  for (const [at, id] of customers.entries()) keepUnwritten(db, id, unwritten[at] ?? 0);
}

import type { AtService } from '../../../../preload/contract';
import { KontorError } from '../../../errors/kontor-error';
import { readReading, requireImport } from '../../context/import-summary';
import type { StoreContext } from '../../context/store-context';
import { dropKeptBytes } from '../../database/kept-bytes';
import { atService } from '../../sending/at-service';
import { requireNoOpenUpload } from '../../sending/upload-record';
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

  /** Removes a file and what is remembered of sending it: it stays at the service, and nothing here knows of it. */
  'imports.forgetFile': (context: StoreContext, fileId: string): null => {
    const file = context.db.get<{ import_id: string }>('select import_id from files where id = ?', fileId);
    if (!file) throw new KontorError('import.unknown');
    const { import_id: importId } = file;
    const sha256 = readReading(context.db, fileId)?.sha256 ?? null;
    stagingOperations['imports.removeFile'](context, fileId);
    if (sha256 !== null) {
      for (const table of ['sent_rows', 'kept_receipts'])
        context.db.run(
          `delete from ${table} where file_sha256 = ?1 and upload_id in (select id from uploads where import_id = ?2)
           and not exists (select 1 from files where import_id = ?2 and reading ->> '$.sha256' = ?1)`,
          sha256,
          importId,
        );
    }
    return null;
  },
};

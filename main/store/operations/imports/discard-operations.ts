import type { AtService, ImportSummary } from '../../../../preload/contract';
import { KontorError } from '../../../errors/kontor-error';
import { readReading, requireImport } from '../../context/import-summary';
import type { StoreContext } from '../../context/store-context';
import { dropKeptBytes } from '../../database/kept-bytes';
import { requireNoOpenUpload } from '../../sending/upload-record';
import { uploadMark } from '../../sending/uploaded-rows';
import { stagingOperations } from './staging-operations';

/** Imports and files of which something is at the service are not thrown away silently. */
export const discardOperations = {
  /** @param fileId one file of the import; null for all of it */
  'imports.atService': ({ db }: StoreContext, importId: string, fileId: string | null): AtService => {
    const marks = db.all<{ upload_id: string; customer: string; file_id: string; marks: Uint8Array }>(
      `select u.id as upload_id, c.name as customer, s.file_id, m.marks
       from uploads u join customers c on c.id = u.customer_id
         join upload_marks m on m.upload_id = u.id join segments s on s.id = m.segment_id
       where u.import_id = ? and u.state <> 'rolledBack' order by u.started_at desc, u.id`,
      importId,
    );
    const perUpload = new Map<string, { customer: string; own: number; others: number }>();
    for (const { upload_id: uploadId, customer, file_id: ofFile, marks: bytes } of marks) {
      const counts = perUpload.get(uploadId) ?? { customer, own: 0, others: 0 };
      perUpload.set(uploadId, counts);
      const held = bytes.filter((mark) => mark === uploadMark.arrived || mark === uploadMark.toRemove).length;
      if (fileId === null || ofFile === fileId) counts.own += held;
      else counts.others += held;
    }
    const touched = Array.from(perUpload).filter(([, { own }]) => own > 0);
    const sum = (of: 'own' | 'others') => touched.reduce((total, [, counts]) => total + counts[of], 0);
    return {
      transactions: sum('own'),
      others: sum('others'),
      customers: Array.from(new Set(touched.map(([, { customer }]) => customer))),
      uploadIds: touched.map(([uploadId]) => uploadId),
    };
  },

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
  'imports.forgetFile': (context: StoreContext, fileId: string): ImportSummary => {
    const file = context.db.get<{ import_id: string }>('select import_id from files where id = ?', fileId);
    if (!file) throw new KontorError('import.unknown');
    const { import_id: importId } = file;
    const sha256 = readReading(context.db, fileId)?.sha256 ?? null;
    const summary = stagingOperations['imports.removeFile'](context, fileId);
    if (sha256 !== null) {
      context.db.run(
        `delete from sent_rows where file_sha256 = ?1 and upload_id in (select id from uploads where import_id = ?2)
           and not exists (select 1 from files where import_id = ?2 and reading ->> '$.sha256' = ?1)`,
        sha256,
        importId,
      );
    }
    return summary;
  },
};

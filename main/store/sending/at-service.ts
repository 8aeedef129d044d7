import type { AtService } from '../../../preload/contract';
import type { StoreDatabase } from '../database/database';
import { sentRowsOfUpload } from './sent-rows';
import { markedRows, uploadMark } from './uploaded-rows';

interface SentUpload {
  id: string;
  customer: string;
  done: number;
}

/** What uploads of an import brought to the service and did not take back. @param fileId one file of it; null for all */
export function atService(db: StoreDatabase, importId: string, fileId: string | null): AtService {
  const uploads = db.all<SentUpload>(
    `select u.id, c.name as customer, u.transactions_done as done from uploads u join customers c on c.id = u.customer_id
     where u.import_id = ? and u.state <> 'rolledBack' order by u.started_at desc, u.id`,
    importId,
  );
  const sha256 = fileId === null ? null : shaOf(db, fileId);
  const counted = uploads.map((upload) => ({ ...upload, ...countsOf(db, upload, { fileId, sha256 }) }));
  const touched = counted.filter(({ own }) => own > 0);
  const sum = (of: 'own' | 'others') => touched.reduce((total, counts) => total + counts[of], 0);
  return {
    transactions: sum('own'),
    others: sum('others'),
    customers: Array.from(new Set(touched.map(({ customer }) => customer))),
    uploadIds: touched.map(({ id }) => id),
  };
}

/**
 * Rows that have the mark, and what was sent under identities that no row has any more: corrected since, read anew, or of a file that
 * is gone. Of these there are at most as many as arrived and have no mark.
 */
function countsOf(
  db: StoreDatabase,
  { id: uploadId, done }: SentUpload,
  file: { fileId: string | null; sha256: string | null },
): { own: number; others: number } {
  let [own, others] = [0, 0];
  const isMarked = new Set<string>();
  const segments = db.all<{ id: number; file_id: string }>(
    'select s.id, s.file_id from upload_marks m join segments s on s.id = m.segment_id where m.upload_id = ?',
    uploadId,
  );
  for (const segment of segments) {
    for (const row of markedRows(db, uploadId, segment.id)) {
      isMarked.add(identityKey(row));
      if (row.mark !== uploadMark.arrived && row.mark !== uploadMark.toRemove) continue;
      if (file.fileId === null || segment.file_id === file.fileId) own += 1;
      else others += 1;
    }
  }
  let left = Math.max(0, done - own - others);
  for (const { sha256, identities } of sentRowsOfUpload(db, uploadId)) {
    let changed = 0;
    for (const identity of identities()) if (!isMarked.has(identityKey(identity))) changed += 1;
    const there = Math.min(changed, left);
    left -= there;
    if (file.fileId === null || sha256 === file.sha256) own += there;
    else others += there;
  }
  return { own, others };
}

function shaOf(db: StoreDatabase, fileId: string): string | null {
  const file = db.get<{ sha256: string | null }>(
    "select reading ->> '$.sha256' as sha256 from files where id = ?",
    fileId,
  );
  return file?.sha256 ?? null;
}

function identityKey({ low, high, occurrence }: { low: number; high: number; occurrence: number }): string {
  return `${low}:${high}:${occurrence}`;
}

import type { ImportFile } from '../../../preload/contract';
import type { StoreDatabase } from '../database/database';

type SameBytes = NonNullable<ImportFile['sameBytes']>;

/** Listed per file; who sent a file that often knows. */
const listed = 5;

/**
 * For each file of an import those of the same bytes: what another import sent of them, the newest first, and a file
 * before it in this import. What was taken back counts as not sent.
 */
export function filesOfSameBytes(
  db: StoreDatabase,
  importId: string,
  files: readonly { name: string; sha256: string | null }[],
): SameBytes[] {
  const first = new Map<string, string>();
  const sentOf = sentBefore(db, importId, files);
  return files.map(({ name, sha256 }) => {
    if (sha256 === null) return [];
    const before = first.get(sha256);
    if (before === undefined) first.set(sha256, name);
    return [
      ...(before === undefined ? [] : [{ kind: 'twice' as const, name: before }]),
      ...(sentOf.get(sha256) ?? []).slice(0, listed),
    ];
  });
}

/** By the hash of the file; asked once for all files of an import. */
function sentBefore(
  db: StoreDatabase,
  importId: string,
  files: readonly { sha256: string | null }[],
): Map<string, SameBytes> {
  const hashes = files.flatMap(({ sha256 }) => sha256 ?? []);
  const sent = new Map<string, SameBytes>();
  if (hashes.length === 0) return sent;
  const rows = db.all<{ sha256: string; customerName: string; sentAt: string }>(
    `select distinct r.file_sha256 as sha256, c.name as customerName, u.started_at as sentAt
     from sent_rows r join uploads u on u.id = r.upload_id join customers c on c.id = u.customer_id
     where r.file_sha256 in (select value from json_each(?)) and u.import_id <> ? and u.transactions_done > 0
       and u.state <> 'rolledBack'
     order by u.started_at desc`,
    JSON.stringify(hashes),
    importId,
  );
  for (const { sha256, ...one } of rows) {
    const ofFile = sent.get(sha256);
    if (ofFile) ofFile.push({ kind: 'sent', ...one });
    else sent.set(sha256, [{ kind: 'sent', ...one }]);
  }
  return sent;
}

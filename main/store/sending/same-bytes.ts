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
  return files.map(({ name, sha256 }) => {
    if (sha256 === null) return [];
    const sent = db.all<{ customerName: string; sentAt: string }>(
      `select distinct c.name as customerName, u.started_at as sentAt
       from sent_rows r join uploads u on u.id = r.upload_id join customers c on c.id = u.customer_id
       where r.file_sha256 = ? and u.import_id <> ? and u.transactions_done > 0 and u.state <> 'rolledBack'
       order by u.started_at desc limit ${listed}`,
      sha256,
      importId,
    );
    const before = first.get(sha256);
    if (before === undefined) first.set(sha256, name);
    return [
      ...(before === undefined ? [] : [{ kind: 'twice' as const, name: before }]),
      ...sent.map((one) => ({ kind: 'sent' as const, ...one })),
    ];
  });
}

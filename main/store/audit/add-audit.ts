import type { StoreDatabase } from '../database/database';
import { chainedHash, noHash } from './audit-chain';

/** What is told; the instant and the user of the computer are added. */
export interface AuditEvent {
  event: string;
  [member: string]: unknown;
}

interface AuditWriter {
  readonly db: StoreDatabase;
  readonly now: () => string;
  readonly userName: string | null;
  readonly programVersion: string | null;
}

/** Adds a line about a customer; to be called inside the transaction of what it tells, so that neither is without the other. */
export function addAudit(writer: AuditWriter, customerId: string, event: AuditEvent): void {
  const { db, now, userName, programVersion } = writer;
  const last = db.get<{ position: number; hash: string }>(
    'select position, hash from audit where customer_id = ? order by position desc limit 1',
    customerId,
  );
  const line = JSON.stringify({ at: now(), by: userName, version: programVersion, ...event });
  db.run(
    'insert into audit (customer_id, position, line, hash) values (?, ?, ?, ?)',
    customerId,
    (last?.position ?? -1) + 1,
    line,
    chainedHash(last?.hash ?? noHash, line),
  );
}

/** The same for what is known by its upload. */
export function addAuditOfUpload(writer: AuditWriter, uploadId: string, event: AuditEvent): void {
  const upload = writer.db.get<{ customer_id: string }>(
    'select customer_id from uploads where id = ?',
    uploadId,
  );
  if (upload) addAudit(writer, upload.customer_id, { ...event, uploadId });
}

import type { StoreDatabase } from '../database/database';
import type { RowIdentity } from '../rows/identity-table';
import type { SendSet } from './send-set';
import { uploadMark } from './uploaded-rows';

const wordsPerRow = 3;

/** Rows of one file and account that an upload set out to send. */
export interface SentRows {
  serviceAccountId: string;
  identities: () => Generator<Omit<RowIdentity, 'account'>>;
}

/** Writes down what an upload is about to send, under the identities that the rows have now. Inside a transaction. */
export function keepSentRows(db: StoreDatabase, uploadId: string, sends: SendSet): void {
  const parts = new Map<string, { fileSha256: string; serviceAccountId: string; words: number[] }>();
  for (let row = 0; row < sends.size; row += 1) {
    if (sends.marks[row] !== uploadMark.toSend) continue;
    const { account, low, high, occurrence } = sends.identityOf(row);
    const { fileIndex } = sends.place(row).segment;
    const fileSha256 = sends.index.files[fileIndex]?.sha256;
    const serviceAccountId = sends.index.accounts[account]?.serviceAccountId;
    if (!fileSha256 || !serviceAccountId) continue;
    const key = `${fileSha256}:${serviceAccountId}`;
    const part = parts.get(key) ?? { fileSha256, serviceAccountId, words: [] };
    parts.set(key, part);
    part.words.push(low, high, occurrence);
  }
  for (const { fileSha256, serviceAccountId, words } of parts.values()) {
    db.run(
      'insert into sent_rows (upload_id, file_sha256, service_account_id, identities) values (?, ?, ?, ?)',
      uploadId,
      fileSha256,
      serviceAccountId,
      new Uint8Array(Uint32Array.from(words).buffer),
    );
  }
}

/** What the uploads of an import sent and did not take back, from files that it still has. */
export function sentRowsOfImport(db: StoreDatabase, importId: string): SentRows[] {
  return db
    .all<{ service_account_id: string; identities: Uint8Array }>(
      `select r.service_account_id, r.identities
       from sent_rows r join uploads u on u.id = r.upload_id
       where u.import_id = ?1 and u.state not in ('rolledBack', 'rollingBack', 'rollBackStopped')
         and r.file_sha256 in (select reading ->> '$.sha256' from files where import_id = ?1 and state = 'staged')`,
      importId,
    )
    .map(({ service_account_id: serviceAccountId, identities: bytes }) => ({
      serviceAccountId,
      identities: () => identitiesIn(bytes),
    }));
}

function* identitiesIn(bytes: Uint8Array): Generator<Omit<RowIdentity, 'account'>> {
  const words = new Uint32Array(bytes.slice().buffer);
  for (let at = 0; at < words.length; at += wordsPerRow) {
    yield { low: words[at] ?? 0, high: words[at + 1] ?? 0, occurrence: words[at + 2] ?? 1 };
  }
}

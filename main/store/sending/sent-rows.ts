import type { StoreDatabase } from '../database/database';
import { takenBackStates } from '../database/upload-states';
import type { RowIdentity } from '../rows/identity-table';
import type { SendSet } from './send-set';
import { markedRows, uploadMark } from './uploaded-rows';

const wordsPerRow = 3;

/** Identities as they lie in the store: three words of 32 bits a row. */
function bytesOf(words: readonly number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(words).buffer);
}

/** Rows of one file and account that an upload set out to send. */
export interface SentRows {
  serviceAccountId: string;
  identities: () => Generator<Omit<RowIdentity, 'account'>>;
}

/** Writes down what an upload is about to send, under the identities that the rows have now. Inside a transaction. */
export function keepSentRows(db: StoreDatabase, uploadId: string, sends: SendSet): void {
  for (const { part, words } of partsToSend(uploadId, sends)) {
    db.run(
      'insert into sent_rows (upload_id, file_sha256, service_account_id, identities) values (?, ?, ?, ?)',
      uploadId,
      part.fileSha256,
      part.serviceAccountId,
      bytesOf(words),
    );
  }
}

/** Rows of an upload that goes on after some of them were corrected: what they are now is added to what they were. */
export function addChangedRows(db: StoreDatabase, uploadId: string, sends: SendSet): void {
  const known = new Set<string>();
  for (const { serviceAccountId, identities } of sentRowsOfUpload(db, uploadId)) {
    for (const identity of identities()) known.add(sentKey(serviceAccountId, identity));
  }
  for (const { part, words } of partsToSend(uploadId, sends)) {
    const added: number[] = [];
    for (const identity of identitiesIn(bytesOf(words))) {
      if (known.has(sentKey(part.serviceAccountId, identity))) continue;
      added.push(identity.low, identity.high, identity.occurrence);
    }
    if (added.length > 0) addSentRows(db, part, added);
  }
}

function sentKey(serviceAccountId: string, { low, high, occurrence }: Omit<RowIdentity, 'account'>): string {
  return `${serviceAccountId}:${low}:${high}:${occurrence}`;
}

function partsToSend(uploadId: string, sends: SendSet): { part: SentPart; words: number[] }[] {
  const parts = new Map<string, { part: SentPart; words: number[] }>();
  let [file, account] = [-1, -1];
  let words: number[] | undefined;
  for (let row = 0; row < sends.size; row += 1) {
    if (sends.marks[row] !== uploadMark.toSend) continue;
    const identity = sends.identityOf(row);
    const { fileIndex } = sends.place(row).segment;
    // Rows of one file and account stand side by side.
    if (fileIndex !== file || identity.account !== account) {
      [file, account] = [fileIndex, identity.account];
      words = wordsOfPart(parts, {
        uploadId,
        fileSha256: sends.index.files[file]?.sha256,
        serviceAccountId: sends.index.accounts[account]?.serviceAccountId,
      });
    }
    words?.push(identity.low, identity.high, identity.occurrence);
  }
  return Array.from(parts.values());
}

/** Where the identities of a part are gathered; nowhere without a file or an account. */
function wordsOfPart(
  parts: Map<string, { part: SentPart; words: number[] }>,
  { uploadId, fileSha256, serviceAccountId }: { [Key in keyof SentPart]: SentPart[Key] | null | undefined },
): number[] | undefined {
  if (!uploadId || !fileSha256 || !serviceAccountId) return undefined;
  const key = `${fileSha256}:${serviceAccountId}`;
  const found = parts.get(key) ?? { part: { uploadId, fileSha256, serviceAccountId }, words: [] };
  parts.set(key, found);
  return found.words;
}

interface SentPart {
  uploadId: string;
  fileSha256: string;
  serviceAccountId: string;
}

/** Rows that an upload found at the service became its own: another that brought them does not have them any more. */
export function addSentRows(
  db: StoreDatabase,
  { uploadId, fileSha256, serviceAccountId }: SentPart,
  words: readonly number[],
): void {
  const before = db.get<{ identities: Uint8Array }>(
    'select identities from sent_rows where upload_id = ? and file_sha256 = ? and service_account_id = ?',
    uploadId,
    fileSha256,
    serviceAccountId,
  );
  const added = bytesOf(words);
  db.run(
    `insert into sent_rows (upload_id, file_sha256, service_account_id, identities) values (?, ?, ?, ?)
     on conflict do update set identities = excluded.identities`,
    uploadId,
    fileSha256,
    serviceAccountId,
    before ? Buffer.concat([before.identities, added]) : added,
  );
}

/** Uploads of before this was written down: what their marks say of a file is, as long as it has its rows. */
export function addSentRowsOfBefore(db: StoreDatabase, fileId: string): void {
  const segments = db.all<{ upload_id: string; segment_id: number; sha256: string }>(
    `select m.upload_id, m.segment_id, f.reading ->> '$.sha256' as sha256
     from segments s join files f on f.id = s.file_id join upload_marks m on m.segment_id = s.id
     where f.id = ?1 and f.state = 'staged' and not exists (select 1 from sent_rows r
       where r.upload_id = m.upload_id and r.file_sha256 = f.reading ->> '$.sha256')`,
    fileId,
  );
  if (segments.length === 0) return;
  const ids = new Map(
    db
      .all<{ account_index: number; id: string | null }>(
        `select fa.account_index, a.service_account_id as id
         from file_accounts fa join accounts a on a.id = fa.account_row_id where fa.file_id = ?`,
        fileId,
      )
      .map((row) => [row.account_index, row.id]),
  );
  const parts = new Map<string, { part: SentPart; words: number[] }>();
  for (const { upload_id: uploadId, segment_id: segmentId, sha256: fileSha256 } of segments) {
    for (const { mark, accountIndex, low, high, occurrence } of markedRows(db, uploadId, segmentId)) {
      const serviceAccountId = ids.get(accountIndex);
      if (mark !== uploadMark.arrived || !serviceAccountId) continue;
      const key = `${uploadId}:${serviceAccountId}`;
      const found = parts.get(key) ?? { part: { uploadId, fileSha256, serviceAccountId }, words: [] };
      parts.set(key, found);
      found.words.push(low, high, occurrence);
    }
  }
  for (const { part, words } of parts.values()) addSentRows(db, part, words);
}

/** Takes out of what an import sent to a customer whatever is gone from the service; `importId` null: of what any import sent. */
export function dropSentRows(
  db: StoreDatabase,
  { customerId, importId }: { customerId: string; importId: string | null },
  isGone: (importId: string, serviceAccountId: string, identity: Omit<RowIdentity, 'account'>) => boolean,
): void {
  const stored = db.all<{
    import_id: string;
    upload_id: string;
    file_sha256: string;
    service_account_id: string;
    identities: Uint8Array;
  }>(
    `select u.import_id, r.upload_id, r.file_sha256, r.service_account_id, r.identities
     from sent_rows r join uploads u on u.id = r.upload_id
     where u.customer_id = ?1 and (?2 is null or u.import_id = ?2)`,
    customerId,
    importId,
  );
  for (const row of stored) {
    const words: number[] = [];
    for (const identity of identitiesIn(row.identities)) {
      if (isGone(row.import_id, row.service_account_id, identity)) continue;
      words.push(identity.low, identity.high, identity.occurrence);
    }
    const identities = bytesOf(words);
    if (identities.length === row.identities.length) continue;
    db.run(
      'update sent_rows set identities = ? where upload_id = ? and file_sha256 = ? and service_account_id = ?',
      identities,
      row.upload_id,
      row.file_sha256,
      row.service_account_id,
    );
  }
}

/** What the uploads of an import sent to a customer and did not take back, from files that it still has. */
export function sentRowsOfImport(db: StoreDatabase, importId: string, customerId: string): SentRows[] {
  for (const { id } of db.all<{ id: string }>('select id from files where import_id = ?', importId))
    addSentRowsOfBefore(db, id);
  return db
    .all<{ service_account_id: string; identities: Uint8Array }>(
      `select r.service_account_id, r.identities
       from sent_rows r join uploads u on u.id = r.upload_id
       where u.import_id = ?1 and u.customer_id = ?2 and u.state not in ${takenBackStates}
         and r.file_sha256 in (select reading ->> '$.sha256' from files where import_id = ?1 and state = 'staged')`,
      importId,
      customerId,
    )
    .map(({ service_account_id: serviceAccountId, identities: bytes }) => ({
      serviceAccountId,
      identities: () => identitiesIn(bytes),
    }));
}

/** What one upload set out to send and was not replaced since. */
export function sentRowsOfUpload(db: StoreDatabase, uploadId: string): (SentRows & { sha256: string })[] {
  return db
    .all<{ sha256: string; service_account_id: string; identities: Uint8Array }>(
      'select file_sha256 as sha256, service_account_id, identities from sent_rows where upload_id = ?',
      uploadId,
    )
    .map(({ sha256, service_account_id: serviceAccountId, identities: bytes }) => ({
      sha256,
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

import type { AccountRecord } from '../../accounts/account-record';
import type { StoreDatabase } from '../../database/database';
import { rolledBackState } from '../../database/upload-states';
import { accountOfRow, currencyOfRow, type ImportIndex, type IndexedSegment } from '../../rows/import-index';
import type { RemovedThere } from '../removed-there';
import { rowsInAir } from '../row-standings';
import { sentRowsOfUpload } from '../sent-rows';
import { isAtService, uploadMark } from '../uploaded-rows';
import { type StoredReceipts, storedForgotten, storedReceipts } from './read-receipts';
import { type Content, contentsIn, packed, receiptBytes } from './receipt-rows';
import { dropSentAccounts, keepSentAccount } from './sent-accounts';
import { shortenCalls } from './shortened-calls';

/**
 * Rows that are about to become others, or to go, lose the marks of their uploads; what the service has of them stays written down here.
 * Inside a transaction, before they change.
 * @param positions of the rows; null for all of the segment
 */
export function keepReceipts(
  db: StoreDatabase,
  index: ImportIndex,
  segment: IndexedSegment,
  positions: Iterable<number> | null,
): void {
  const uploads = db.all<{ id: string; customerId: string; marks: Uint8Array }>(
    `select u.id, u.customer_id as customerId, m.marks from upload_marks m join uploads u on u.id = m.upload_id
     where m.segment_id = ? and u.state not in ${rolledBackState}`,
    segment.id,
  );
  if (uploads.length === 0) return;
  const rows = Array.from(positions ?? segment.columns.lines.keys());
  for (const upload of uploads) {
    const there = rows.filter((position) => isAtService(upload.marks[position] ?? 0));
    keepRows(db, index, { ...upload, segment, isUnknown: 0 }, there);
    if (!upload.marks.includes(uploadMark.toSend)) continue;
    const inAir = rowsInAir(db, index.importId, upload.customerId, 'transactions');
    const unknown = rows.filter(
      (position) => upload.marks[position] === uploadMark.toSend && inAir(upload.id, segment.id, position),
    );
    keepRows(db, index, { ...upload, segment, isUnknown: 1 }, unknown);
  }
}

function keepRows(
  db: StoreDatabase,
  index: ImportIndex,
  of: { id: string; customerId: string; segment: IndexedSegment; isUnknown: 0 | 1 },
  positions: readonly number[],
): void {
  const { segment } = of;
  for (const { account, currency, own } of byPlace(index, segment, positions)) {
    keepSentAccount(db, of.customerId, account);
    db.run(
      `insert into kept_receipts (upload_id, file_sha256, service_account_id, currency, rows, is_unknown) values (?, ?, ?, ?, ?, ?)`,
      of.id,
      index.files[segment.fileIndex]?.sha256 ?? '',
      account.serviceAccountId ?? '',
      currency,
      packed(segment, own),
      of.isUnknown,
    );
  }
}

/** Rows of which nobody knows whether the service has them: the caller takes their marks away. */
export function keepUnknown(
  db: StoreDatabase,
  index: ImportIndex,
  of: { id: string; customerId: string; segment: IndexedSegment },
  positions: readonly number[],
): void {
  keepRows(db, index, { ...of, isUnknown: 1 }, positions);
}

/** The same for all rows of a file that is removed, or read in another way. */
export function keepReceiptsOfFile(db: StoreDatabase, index: ImportIndex, fileId: string): void {
  for (const segment of index.segments)
    if (index.files[segment.fileIndex]?.id === fileId) keepReceipts(db, index, segment, null);
  shortenCalls(db, index, fileId);
}

interface Place {
  account: AccountRecord;
  currency: string;
  own: number[];
}

/** Rows by account at the service and currency; one of no account cannot have been sent. */
function byPlace(index: ImportIndex, segment: IndexedSegment, positions: readonly number[]): Iterable<Place> {
  const places = new Map<string, Place>();
  for (const position of positions) {
    const account = index.accounts[accountOfRow(segment, position)];
    if (!account?.serviceAccountId) continue;
    const currency = currencyOfRow(index, segment, position) ?? '';
    const key = JSON.stringify([account.serviceAccountId, currency]);
    const place = places.get(key);
    if (place) place.own.push(position);
    else places.set(key, { account, currency, own: [position] });
  }
  return places.values();
}

/**
 * The import, or one file of it, is removed and forgotten: what the service has of it counts on, and no upload has it. Inside a transaction,
 * before they go and after the receipts of all rows were kept.
 * @param fileSha256 null for all of the import
 */
export function forgetReceipts(
  db: StoreDatabase,
  { importId, customerId, fileSha256 }: { importId: string; customerId: string; fileSha256: string | null },
  removed: RemovedThere,
): void {
  for (const part of storedReceipts(db, customerId, importId)) {
    if (fileSha256 !== null && part.fileSha256 !== fileSha256) continue;
    const { serviceAccountId, since, isUnknown } = part;
    const rows = partsBy(part, (content) => {
      const fate = removed.fateOf(serviceAccountId, content, since);
      if (fate === 'gone') return null;
      return isUnknown === 1 || fate === 'unknown' ? 1 : 0;
    });
    for (const [isOpen, bytes] of rows)
      db.run(
        `insert into forgotten_receipts (customer_id, service_account_id, currency, since, is_unknown, rows)
         values (?, ?, ?, ?, ?, ?)`,
        customerId,
        serviceAccountId,
        part.currency,
        since,
        isOpen,
        bytes,
      );
    db.run('delete from kept_receipts where rowid = ?', part.id);
  }
}

/** Bytes of the rows by what is said of them; those of which null is said are in none. */
function partsBy<Said>(
  { rows }: StoredReceipts,
  of: (content: Content) => Said | null,
): Map<Said, Uint8Array> {
  const parts = new Map<Said, Uint8Array[]>();
  for (const { at, ...content } of contentsIn(rows)) {
    const said = of(content);
    if (said === null) continue;
    const part = parts.get(said) ?? [];
    parts.set(said, part);
    part.push(rows.subarray(at, at + receiptBytes));
  }
  return new Map(Array.from(parts, ([said, bytes]) => [said, Buffer.concat(bytes)]));
}

/** What all receipts of a customer are about: account at the service, content, number among equal ones. */
export function receiptKeysOf(db: StoreDatabase, customerId: string): ReadonlySet<string> {
  return new Set(
    storedReceipts(db, customerId, null).flatMap(({ serviceAccountId, rows }) =>
      Array.from(contentsIn(rows), (content) => keyOf(serviceAccountId, content)),
    ),
  );
}

/** What tells a booking in a set; `account`: whatever tells its account. */
export function keyOf(account: string, { low, high, occurrence }: Content): string {
  return `${account}:${low}:${high}:${occurrence}`;
}

/** Keys of those of which it is not known whether the service has them. */
export function unknownKeys(
  db: StoreDatabase,
  customerId: string,
  tagOf: (serviceAccountId: string) => string,
): ReadonlySet<string> {
  const parts = [...storedReceipts(db, customerId, null), ...storedForgotten(db, customerId)];
  return new Set(
    parts
      .filter(({ isUnknown }) => isUnknown === 1)
      .flatMap(({ serviceAccountId, rows }) =>
        Array.from(contentsIn(rows), (content) => keyOf(tagOf(serviceAccountId), content)),
      ),
  );
}

/**
 * What the service was read to hold of them is there, the others are not; what was not looked for stays not known. Inside a transaction.
 * @param isHeld null where it was not looked for
 */
export function settleUnknown(
  db: StoreDatabase,
  customerId: string,
  isHeld: (serviceAccountId: string, content: Content) => boolean | null,
): void {
  for (const [table, parts] of tablesOf(db, customerId, null))
    for (const part of parts) {
      if (part.isUnknown === 0) continue;
      const said = partsBy(part, (content) => isHeld(part.serviceAccountId, content) ?? 'open');
      // Rows are kept together: of a part that came later, nothing was looked for.
      if (said.has('open')) continue;
      const rows = said.get(true);
      if (rows) db.run(`update ${table} set rows = ?, is_unknown = 0 where rowid = ?`, rows, part.id);
      else db.run(`delete from ${table} where rowid = ?`, part.id);
    }
  dropSentAccounts(db, customerId);
}

const columnsOf = {
  kept_receipts: 'upload_id, file_sha256, service_account_id, currency',
  forgotten_receipts: 'customer_id, service_account_id, currency, since',
};

/** What journals say of receipts is written down with them, for a journal goes. Inside a transaction. */
export function keepFates(db: StoreDatabase, customerId: string, removed: RemovedThere): void {
  for (const [table, parts] of tablesOf(db, customerId, null))
    for (const part of parts) {
      const { id, serviceAccountId, since, rows } = part;
      const said = partsBy(part, (content) => removed.fateOf(serviceAccountId, content, since));
      const there = said.get('there');
      if (there?.length === rows.length) continue;
      const unknown = said.get('unknown');
      const columns = columnsOf[table];
      if (unknown)
        db.run(
          `insert into ${table} (${columns}, rows, is_unknown) select ${columns}, ?, 1 from ${table} where rowid = ?`,
          unknown,
          id,
        );
      if (there) db.run(`update ${table} set rows = ? where rowid = ?`, there, id);
      else db.run(`delete from ${table} where rowid = ?`, id);
    }
}

function tablesOf(db: StoreDatabase, customerId: string, importId: string | null) {
  return [
    ['kept_receipts', storedReceipts(db, customerId, importId)],
    ['forgotten_receipts', storedForgotten(db, customerId)],
  ] as const;
}

/**
 * What is gone from the service, whichever upload of the customer had it: who has it by the mark of a row says so there. Inside a transaction.
 * @param importId whose receipts alone are meant, with what is forgotten; null for all of the customer
 */
export function dropReceipts(
  db: StoreDatabase,
  { customerId, importId }: { customerId: string; importId: string | null },
  isGone: (serviceAccountId: string, content: Content) => boolean,
): void {
  for (const [table, parts] of tablesOf(db, customerId, importId))
    for (const part of parts) {
      const { id, serviceAccountId, rows } = part;
      const left = partsBy(part, (content) => (isGone(serviceAccountId, content) ? null : 'left')).get(
        'left',
      );
      if (left?.length === rows.length) continue;
      if (!left) db.run(`delete from ${table} where rowid = ?`, id);
      else db.run(`update ${table} set rows = ? where rowid = ?`, left, id);
    }
  dropSentAccounts(db, customerId);
}

/**
 * An upload is taken back: what it had sent is gone, also where others had only found it; what it had only found stays with those that
 * brought it. Inside a transaction, before it is over.
 */
export function dropReceiptsOfUpload(db: StoreDatabase, uploadId: string, customerId: string): void {
  const hasReceipts = db.get(
    `select 1 from kept_receipts r join uploads u on u.id = r.upload_id where u.customer_id = ?1
     union all select 1 from forgotten_receipts where customer_id = ?1`,
    customerId,
  );
  if (!hasReceipts) return;
  const gone = new Set(
    sentRowsOfUpload(db, uploadId).flatMap(({ serviceAccountId, identities }) =>
      Array.from(identities(), (content) => keyOf(serviceAccountId, content)),
    ),
  );
  dropReceipts(db, { customerId, importId: null }, (id, content) => gone.has(keyOf(id, content)));
}

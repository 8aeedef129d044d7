import type { StoreDatabase } from '../database/database';
import { rolledBackState } from '../database/upload-states';
import { IdentityTable, type RowIdentity } from '../rows/identity-table';
import { accountOfRow, currencyOfRow, type ImportIndex, type IndexedSegment } from '../rows/import-index';
import type { RemovedThere } from './removed-there';
import { sentRowsOfUpload } from './sent-rows';
import { isAtService } from './uploaded-rows';

type Content = Omit<RowIdentity, 'account'>;

/** A booking as it was sent. Day number, minor units of its currency. */
export interface Receipt extends Content {
  serviceAccountId: string;
  currency: string;
  day: number;
  amount: number;
}

/** Two halves of the content hash, occurrence and day in 32 bits each, the amount in 64; little-endian. */
const receiptBytes = 24;

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
  const uploads = db.all<{ upload_id: string; marks: Uint8Array }>(
    `select m.upload_id, m.marks from upload_marks m join uploads u on u.id = m.upload_id
     where m.segment_id = ? and u.state not in ${rolledBackState}`,
    segment.id,
  );
  if (uploads.length === 0) return;
  const rows = Array.from(positions ?? segment.columns.lines.keys());
  for (const { upload_id: uploadId, marks } of uploads) {
    const there = rows.filter((position) => isAtService(marks[position] ?? 0));
    for (const [place, own] of byPlace(index, segment, there)) {
      const [serviceAccountId, currency] = JSON.parse(place) as [string, string];
      db.run(
        `insert into kept_receipts (upload_id, file_sha256, service_account_id, currency, rows) values (?, ?, ?, ?, ?)`,
        uploadId,
        index.files[segment.fileIndex]?.sha256 ?? '',
        serviceAccountId,
        currency,
        packed(segment, own),
      );
    }
  }
}

/** The same for all rows of a file that is removed, or read in another way. */
export function keepReceiptsOfFile(db: StoreDatabase, index: ImportIndex, fileId: string): void {
  for (const segment of index.segments)
    if (index.files[segment.fileIndex]?.id === fileId) keepReceipts(db, index, segment, null);
}

/** Rows by account at the service and currency; one of no account cannot have been sent. */
function byPlace(
  index: ImportIndex,
  segment: IndexedSegment,
  positions: readonly number[],
): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const position of positions) {
    const id = index.accounts[accountOfRow(segment, position)]?.serviceAccountId;
    if (!id) continue;
    const place = JSON.stringify([id, currencyOfRow(index, segment, position) ?? '']);
    const own = places.get(place);
    if (own) own.push(position);
    else places.set(place, [position]);
  }
  return places;
}

function packed({ columns }: IndexedSegment, positions: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(positions.length * receiptBytes));
  for (const [number, position] of positions.entries()) {
    const at = number * receiptBytes;
    view.setUint32(at, columns.hashLow[position] ?? 0, true);
    view.setUint32(at + 4, columns.hashHigh[position] ?? 0, true);
    view.setUint32(at + 8, columns.occurrences[position] ?? 1, true);
    view.setInt32(at + 12, columns.days[position] ?? 0, true);
    view.setFloat64(at + 16, columns.amounts[position] ?? 0, true);
  }
  return new Uint8Array(view.buffer);
}

function* contentsIn(
  rows: Uint8Array,
): Generator<Content & Pick<Receipt, 'day' | 'amount'> & { at: number }> {
  const view = new DataView(rows.buffer, rows.byteOffset, rows.byteLength);
  for (let at = 0; at < rows.length; at += receiptBytes) {
    yield {
      at,
      low: view.getUint32(at, true),
      high: view.getUint32(at + 4, true),
      occurrence: view.getUint32(at + 8, true),
      day: view.getInt32(at + 12, true),
      amount: view.getFloat64(at + 16, true),
    };
  }
}

interface StoredReceipts {
  id: number;
  upload_id: string;
  started_at: string;
  file_sha256: string;
  service_account_id: string;
  currency: string;
  rows: Uint8Array;
}

function stored(db: StoreDatabase, customerId: string, importId: string | null): StoredReceipts[] {
  return db.all<StoredReceipts>(
    `select r.rowid as id, r.upload_id, u.started_at, r.file_sha256, r.service_account_id, r.currency, r.rows
     from kept_receipts r join uploads u on u.id = r.upload_id
     where u.customer_id = ?1 and (?2 is null or u.import_id = ?2) and u.state not in ${rolledBackState} order by r.rowid`,
    customerId,
    importId,
  );
}

/** What all receipts of a customer are about: account at the service, content, number among equal ones. */
export function receiptKeysOf(db: StoreDatabase, customerId: string): ReadonlySet<string> {
  return new Set(
    stored(db, customerId, null).flatMap(({ service_account_id: id, rows }) =>
      Array.from(contentsIn(rows), (content) => keyOf(id, content)),
    ),
  );
}

function keyOf(serviceAccountId: string, { low, high, occurrence }: Content): string {
  return `${serviceAccountId}:${low}:${high}:${occurrence}`;
}

/** What the service has by the uploads of an import to a customer beside what the marks of its rows say; each booking once. */
export class Receipts {
  readonly all: readonly Receipt[];
  /** Of the files that they came from. */
  readonly fileShas: ReadonlySet<string>;
  readonly #table = new IdentityTable(0);
  readonly #accounts = new Map<string, number>();

  constructor(db: StoreDatabase, importId: string, customerId: string, removed: RemovedThere) {
    const parts = stored(db, customerId, importId);
    this.fileShas = new Set(parts.map(({ file_sha256: sha256 }) => sha256));
    this.all = parts.flatMap(
      ({ started_at: startedAt, service_account_id: serviceAccountId, currency, rows }) =>
        Array.from(contentsIn(rows), ({ at: _at, ...content }) => ({
          ...content,
          serviceAccountId,
          currency,
        })).filter(
          (receipt) =>
            !removed.has(serviceAccountId, receipt, startedAt) &&
            this.#table.add({ ...receipt, account: this.#numberOf(serviceAccountId) }, 0) === -1,
        ),
    );
  }

  has(serviceAccountId: string, { low, high, occurrence }: Content): boolean {
    const account = this.#accounts.get(serviceAccountId);
    return account !== undefined && this.#table.find({ account, low, high, occurrence }) !== -1;
  }

  #numberOf(serviceAccountId: string): number {
    const number = this.#accounts.get(serviceAccountId) ?? this.#accounts.size;
    this.#accounts.set(serviceAccountId, number);
    return number;
  }
}

/**
 * What is gone from the service, whichever upload of the customer had it: who has it by the mark of a row says so there. Inside a transaction.
 * @param importId whose receipts alone are meant; null for all of the customer
 */
export function dropReceipts(
  db: StoreDatabase,
  { customerId, importId }: { customerId: string; importId: string | null },
  isGone: (serviceAccountId: string, content: Content) => boolean,
): void {
  for (const { id, service_account_id: serviceAccountId, rows } of stored(db, customerId, importId)) {
    const left: Uint8Array[] = [];
    for (const { at, ...content } of contentsIn(rows))
      if (!isGone(serviceAccountId, content)) left.push(rows.subarray(at, at + receiptBytes));
    if (left.length * receiptBytes === rows.length) continue;
    if (left.length === 0) db.run('delete from kept_receipts where rowid = ?', id);
    else db.run('update kept_receipts set rows = ? where rowid = ?', Buffer.concat(left), id);
  }
}

/**
 * An upload is taken back: what it had sent is gone, also where others had only found it; what it had only found stays with those that
 * brought it. Inside a transaction, before it is over.
 */
export function dropReceiptsOfUpload(db: StoreDatabase, uploadId: string, customerId: string): void {
  if (
    !db.get(
      'select 1 from kept_receipts r join uploads u on u.id = r.upload_id where u.customer_id = ?',
      customerId,
    )
  )
    return;
  const gone = new Set(
    sentRowsOfUpload(db, uploadId).flatMap(({ serviceAccountId, identities }) =>
      Array.from(identities(), (content) => keyOf(serviceAccountId, content)),
    ),
  );
  dropReceipts(db, { customerId, importId: null }, (id, content) => gone.has(keyOf(id, content)));
}

import { rowIdOf } from '../../../preload/contract/rows/row-columns';
import { readAccounts } from '../accounts/account-record';
import { takenBackStates } from '../database/upload-states';
import type { IdentityTable, RowIdentity } from '../rows/identity-table';
import { keepResend } from '../sending/resent-rows';
import type { SendSet } from '../sending/send-set';
import { addSentRows, addSentRowsOfBefore } from '../sending/sent-rows';
import { type MarkedRow, markedRows, readMarks, uploadMark, writeMarks } from '../sending/uploaded-rows';
import type { StoreContext } from './store-context';

/** Where another upload has the same booking. */
export interface OtherPlace {
  uploadId: string;
  importId: string;
  segmentId: number;
  position: number;
  fileId: string;
  serviceAccountId: string;
  identity: Omit<RowIdentity, 'account'>;
  /** It found the booking at the service and did not send it itself. */
  isHeld: boolean;
}

interface MarkedSegment {
  upload_id: string;
  import_id: string;
  file_id: string;
  segment_id: number;
}

/** Whose others are asked for: uploads that are not others are this one, or all of this import. */
export interface Asking {
  customerId: string;
  except: { uploadId: string } | { importId: string };
  /** An upload that is being taken back and counts all the same, with what went. */
  andTakenBack?: string;
}

/** Rows of an upload or an import, by their identity. */
export interface OwnRows extends Asking {
  /** `accountId` at the service of each account of the table. */
  accountIds: readonly (string | null)[];
  table: IdentityTable;
}

/** A row that another upload of the customer has a mark of. */
export interface OtherRow extends MarkedRow {
  uploadId: string;
  importId: string;
  segmentId: number;
  fileId: string;
  serviceAccountId: string;
}

/** Rows of all other uploads of the customer that were not taken back, oldest upload first. The object is the same for all rows of a segment: whoever keeps one copies it. */
export function* rowsOfOthers(
  context: StoreContext,
  { customerId, except, andTakenBack = '' }: Asking,
  isWanted: (serviceAccountId: string) => boolean = () => true,
): Generator<OtherRow> {
  const segments = context.db.all<MarkedSegment>(
    `select u.id as upload_id, u.import_id, s.file_id, m.segment_id
     from uploads u join upload_marks m on m.upload_id = u.id join segments s on s.id = m.segment_id
     where u.customer_id = ? and ${'uploadId' in except ? 'u.id' : 'u.import_id'} <> ?
       and (u.state not in ${takenBackStates} or u.id = ?)
     order by u.started_at, m.segment_id`,
    customerId,
    'uploadId' in except ? except.uploadId : except.importId,
    andTakenBack,
  );
  const accountsOf = new Map<string, (string | null)[]>();
  for (const segment of segments) {
    const { upload_id: uploadId, import_id: importId, segment_id: segmentId, file_id: fileId } = segment;
    const accounts = accountsOf.get(fileId) ?? accountsOfFile(context, segment);
    accountsOf.set(fileId, accounts);
    if (!accounts.some((id) => id !== null && isWanted(id))) continue;
    const ofSegment = { uploadId, importId, segmentId, fileId, serviceAccountId: '' };
    for (const row of markedRows(context.db, uploadId, segmentId)) {
      const serviceAccountId = accounts[row.accountIndex];
      if (!serviceAccountId) continue;
      const other: OtherRow = Object.assign(row, ofSegment);
      const isGone = row.mark === uploadMark.removed || row.mark === uploadMark.takenBack;
      if (uploadId === andTakenBack && isGone) other.mark = uploadMark.arrived;
      other.serviceAccountId = serviceAccountId;
      yield other;
    }
  }
}

/**
 * Which of these rows (their numbers in the table) another upload of the customer brought or found at the service, and
 * that was not taken back: they stay when their own upload goes, or is corrected.
 */
export function rowsOthersHave(context: StoreContext, own: OwnRows): Map<number, OtherPlace> {
  const found = new Map<number, OtherPlace>();
  const accountOfId = new Map(own.accountIds.map((id, position) => [id ?? '', position]));
  for (const other of rowsOfOthers(context, own, (id) => accountOfId.has(id))) {
    const { uploadId, importId, segmentId, position, fileId, serviceAccountId, mark } = other;
    const { low, high, occurrence } = other;
    if (mark !== uploadMark.arrived && mark !== uploadMark.held) continue;
    const account = accountOfId.get(serviceAccountId);
    if (account === undefined) continue;
    const identity = { low, high, occurrence };
    const row = own.table.find({ account, ...identity });
    if (row === -1 || found.has(row)) continue;
    const isHeld = mark === uploadMark.held;
    found.set(row, { uploadId, importId, segmentId, position, fileId, serviceAccountId, identity, isHeld });
  }
  return found;
}

/** What others found at the service counts as theirs once the upload that brought it is taken back. Inside a transaction. */
export function keepWhatOthersHave(
  { db, runs }: StoreContext,
  others: ReadonlyMap<number, OtherPlace>,
  rows: readonly number[],
): void {
  const words = new Map<string, { place: OtherPlace; words: number[] }>();
  const files = new Set(
    rows.flatMap((row) => (others.get(row)?.isHeld ? [others.get(row)?.fileId ?? ''] : [])),
  );
  for (const fileId of files) addSentRowsOfBefore(db, fileId);
  for (const row of rows) {
    const place = others.get(row);
    if (!place?.isHeld) continue;
    const { uploadId, segmentId, position, identity } = place;
    const marks = readMarks(db, uploadId, segmentId);
    if (!marks) continue;
    const key = `${uploadId}:${place.fileId}:${place.serviceAccountId}`;
    const sent = words.get(key) ?? { place, words: [] };
    words.set(key, sent);
    sent.words.push(identity.low, identity.high, identity.occurrence);
    // What stands in memory of a paused upload is read anew.
    runs.delete(uploadId);
    marks[position] = uploadMark.arrived;
    writeMarks(db, uploadId, segmentId, marks);
    db.run(
      `update uploads set transactions_total = transactions_total + 1, transactions_done = transactions_done + 1
       where id = ?`,
      uploadId,
    );
  }
  // What it did not send itself is its own to correct from now on.
  for (const { place, words: added } of words.values()) keepAsSent(db, place, added);
}

/** What an upload that is taken back had written over under the same identifier, whoever keeps the row has to send again. */
export function keepOverwritten(
  context: StoreContext,
  sends: SendSet,
  others: ReadonlyMap<number, OtherPlace>,
  kept: readonly number[],
): void {
  for (const row of kept) {
    const { segment, position } = sends.place(row);
    const isOwnContent = segment.edits.has(position) || segment.choices.get(position) === 'replace';
    const place = others.get(row);
    if (isOwnContent && place) keepResend(context, place.importId, rowIdOf(place.segmentId, place.position));
  }
}

function keepAsSent(
  db: StoreContext['db'],
  { uploadId, fileId, serviceAccountId }: OtherPlace,
  words: readonly number[],
): void {
  const file = db.get<{ sha256: string | null }>(
    "select reading ->> '$.sha256' as sha256 from files where id = ?",
    fileId,
  );
  if (file?.sha256) addSentRows(db, { uploadId, fileSha256: file.sha256, serviceAccountId }, words);
}

/** `accountId` at the service by `accountIndex` of the file. */
function accountsOfFile(
  context: StoreContext,
  { file_id: fileId, import_id: importId }: MarkedSegment,
): (string | null)[] {
  const ids = new Map(
    readAccounts(context.db, importId).map((account) => [account.id, account.serviceAccountId]),
  );
  const accounts: (string | null)[] = [];
  for (const row of context.db.all<{ account_index: number; account_row_id: string }>(
    'select account_index, account_row_id from file_accounts where file_id = ?',
    fileId,
  )) {
    accounts[row.account_index] = ids.get(row.account_row_id) ?? null;
  }
  return accounts;
}

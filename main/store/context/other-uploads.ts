import { columnsOf } from '../../../preload/contract/rows/row-columns';
import { readAccounts } from '../accounts/account-record';
import type { IdentityTable } from '../rows/identity-table';
import type { SendSet } from '../sending/send-set';
import { readUpload } from '../sending/upload-record';
import { uploadMark } from '../sending/uploaded-rows';
import type { StoreContext } from './store-context';

/** Where another upload has the same booking. */
export interface OtherPlace {
  uploadId: string;
  segmentId: number;
  position: number;
  /** It found the booking at the service and did not send it itself. */
  isHeld: boolean;
}

interface MarkedSegment {
  upload_id: string;
  import_id: string;
  file_id: string;
  segment_id: number;
}

/**
 * Rows of the upload (numbers of the send set) that another upload of the customer brought or found at the service, and
 * that was not taken back: they stay when this one is.
 */
export function rowsOthersHave(
  context: StoreContext,
  uploadId: string,
  sends: SendSet,
  own: IdentityTable,
): Map<number, OtherPlace> {
  const found = new Map<number, OtherPlace>();
  const { customerId } = readUpload(context.db, uploadId);
  const accountOfId = new Map(
    sends.index.accounts.map(({ serviceAccountId }, position) => [serviceAccountId ?? '', position]),
  );
  const segments = context.db.all<MarkedSegment>(
    `select u.id as upload_id, u.import_id, s.file_id, m.segment_id
     from uploads u join upload_marks m on m.upload_id = u.id join segments s on s.id = m.segment_id
     where u.customer_id = ? and u.id <> ? and u.state not in ('rolledBack', 'rollingBack', 'rollBackStopped')
     order by u.started_at, m.segment_id`,
    customerId,
    uploadId,
  );
  for (const segment of segments) {
    const accounts = accountsOfFile(context, segment, accountOfId);
    if (accounts.every((account) => account === -1)) continue;
    eachMarked(context, segment, (position, mark, identity, accountIndex) => {
      const account = accounts[accountIndex] ?? -1;
      if (account === -1) return;
      const row = own.find({ account, ...identity });
      if (row === -1 || found.has(row)) return;
      const isHeld = mark === uploadMark.held;
      found.set(row, { uploadId: segment.upload_id, segmentId: segment.segment_id, position, isHeld });
    });
  }
  return found;
}

/** What others found at the service counts as theirs once the upload that brought it is taken back. Inside a transaction. */
export function keepWhatOthersHave(
  { db, runs }: StoreContext,
  others: ReadonlyMap<number, OtherPlace>,
  rows: readonly number[],
): void {
  for (const row of rows) {
    const place = others.get(row);
    if (!place?.isHeld) continue;
    const { uploadId, segmentId, position } = place;
    const stored = db.get<{ marks: Uint8Array }>(
      'select marks from upload_marks where upload_id = ? and segment_id = ?',
      uploadId,
      segmentId,
    );
    if (!stored) continue;
    // What stands in memory of a paused upload is read anew.
    runs.delete(uploadId);
    stored.marks[position] = uploadMark.arrived;
    db.run(
      'update upload_marks set marks = ? where upload_id = ? and segment_id = ?',
      stored.marks,
      uploadId,
      segmentId,
    );
    db.run(
      `update uploads set transactions_total = transactions_total + 1, transactions_done = transactions_done + 1
       where id = ?`,
      uploadId,
    );
  }
}

function accountsOfFile(
  context: StoreContext,
  { file_id: fileId, import_id: importId }: MarkedSegment,
  accountOfId: ReadonlyMap<string, number>,
): number[] {
  const ids = new Map(
    readAccounts(context.db, importId).map((account) => [account.id, account.serviceAccountId]),
  );
  const accounts: number[] = [];
  for (const row of context.db.all<{ account_index: number; account_row_id: string }>(
    'select account_index, account_row_id from file_accounts where file_id = ?',
    fileId,
  )) {
    accounts[row.account_index] = accountOfId.get(ids.get(row.account_row_id) ?? '') ?? -1;
  }
  return Array.from(accounts, (account) => account ?? -1);
}

function eachMarked(
  { db }: StoreContext,
  { upload_id: uploadId, segment_id: segmentId }: MarkedSegment,
  visit: (
    position: number,
    mark: number,
    identity: { low: number; high: number; occurrence: number },
    accountIndex: number,
  ) => void,
): void {
  const row = db.get<{ row_count: number; columns: Uint8Array; marks: Uint8Array }>(
    `select s.row_count, s.columns, m.marks from segments s join upload_marks m on m.segment_id = s.id
     where m.upload_id = ? and s.id = ?`,
    uploadId,
    segmentId,
  );
  if (!row) return;
  const columns = columnsOf(row.columns, row.row_count);
  for (let position = 0; position < row.row_count; position += 1) {
    const mark = row.marks[position] ?? uploadMark.none;
    if (mark !== uploadMark.arrived && mark !== uploadMark.held) continue;
    const identity = {
      low: columns.hashLow[position] ?? 0,
      high: columns.hashHigh[position] ?? 0,
      occurrence: columns.occurrences[position] ?? 1,
    };
    visit(position, mark, identity, columns.accountIndexes[position] ?? 0);
  }
}

import { columnsOf } from '../../../preload/contract/rows/row-columns';
import { readAccounts } from '../accounts/account-record';
import type { StoreDatabase } from '../database/database';
import { takenBackStates } from '../database/upload-states';

/**
 * Marks of `upload_marks`. `held`: the service had the row when the upload began, so it is no part of it. `toRemove` and
 * `takenBack`: the upload is being taken back. `removed`: it is not there, whoever took it away. `refused`: the service did not take it.
 */
export const uploadMark = {
  none: 0,
  toSend: 1,
  arrived: 2,
  held: 3,
  removed: 4,
  toRemove: 5,
  refused: 6,
  takenBack: 7,
} as const;
export type UploadMark = (typeof uploadMark)[keyof typeof uploadMark];

/** The service has such a row; one whose removal was begun and never ended it may have still. */
export function isAtService(mark: number): boolean {
  return mark === uploadMark.arrived || mark === uploadMark.held || mark === uploadMark.toRemove;
}

/** Marks of all uploads of an import to a customer, oldest first, but for those in some states: that are, or are being, taken back. */
export function marksOfImport(
  db: StoreDatabase,
  importId: string,
  customerId: string,
  without: string = takenBackStates,
): { uploadId: string; startedAt: string; segmentId: number; marks: Uint8Array }[] {
  return db.all<{ uploadId: string; startedAt: string; segmentId: number; marks: Uint8Array }>(
    `select u.id as uploadId, u.started_at as startedAt, m.segment_id as segmentId, m.marks from uploads u join upload_marks m on m.upload_id = u.id
     where u.import_id = ? and u.customer_id = ? and u.state not in ${without} order by u.started_at, u.rowid`,
    importId,
    customerId,
  );
}

/** Marks of an upload in a segment; null where it has none there. */
export function readMarks(db: StoreDatabase, uploadId: string, segmentId: number): Uint8Array | null {
  const stored = db.get<{ marks: Uint8Array }>(
    'select marks from upload_marks where upload_id = ? and segment_id = ?',
    uploadId,
    segmentId,
  );
  return stored?.marks ?? null;
}

export function writeMarks(db: StoreDatabase, uploadId: string, segmentId: number, marks: Uint8Array): void {
  db.run(
    'update upload_marks set marks = ? where upload_id = ? and segment_id = ?',
    marks,
    uploadId,
    segmentId,
  );
}

export interface UploadedPart {
  serviceAccountId: string;
  identities: () => Generator<{ low: number; high: number; occurrence: number }>;
}

/** Rows that earlier uploads of the customer brought to the service, per segment and account, without their texts. */
export function partsOfUploads(
  db: StoreDatabase,
  customerId: string,
  exceptImportId: string,
): UploadedPart[] {
  const segments = db.all<{ segment_id: number; file_id: string; import_id: string; upload_id: string }>(
    `select u.id as upload_id, m.segment_id, s.file_id, u.import_id
     from uploads u join upload_marks m on m.upload_id = u.id join segments s on s.id = m.segment_id
     where u.customer_id = ? and u.import_id <> ?`,
    customerId,
    exceptImportId,
  );
  const idsOfImport = new Map<string, Map<string, string | null>>();
  return segments.flatMap((row) => {
    const ids =
      idsOfImport.get(row.import_id) ??
      new Map(readAccounts(db, row.import_id).map((account) => [account.id, account.serviceAccountId]));
    idsOfImport.set(row.import_id, ids);
    return db
      .all<{ account_index: number; account_row_id: string }>(
        'select account_index, account_row_id from file_accounts where file_id = ?',
        row.file_id,
      )
      .flatMap(({ account_index: accountIndex, account_row_id: accountRowId }) => {
        const serviceAccountId = ids.get(accountRowId);
        if (!serviceAccountId) return [];
        const identities = () => identitiesOf(db, row.upload_id, row.segment_id, accountIndex);
        return [{ serviceAccountId, identities }];
      });
  });
}

function* identitiesOf(db: StoreDatabase, uploadId: string, segmentId: number, accountIndex: number) {
  for (const row of markedRows(db, uploadId, segmentId)) {
    if (row.mark === uploadMark.arrived && row.accountIndex === accountIndex) yield row;
  }
}

export interface MarkedRow {
  position: number;
  mark: number;
  accountIndex: number;
  low: number;
  high: number;
  occurrence: number;
  day: number;
  /** Minor units. */
  amount: number;
}

/** Rows of a segment that have any mark of the upload, with their identities. The object is the same each time. */
export function* markedRows(db: StoreDatabase, uploadId: string, segmentId: number): Generator<MarkedRow> {
  const stored = db.get<{ row_count: number; columns: Uint8Array; marks: Uint8Array }>(
    `select s.row_count, s.columns, m.marks from segments s join upload_marks m on m.segment_id = s.id
     where m.upload_id = ? and s.id = ?`,
    uploadId,
    segmentId,
  );
  if (!stored) return;
  const columns = columnsOf(stored.columns, stored.row_count);
  const row: MarkedRow = {
    position: 0,
    mark: 0,
    accountIndex: 0,
    low: 0,
    high: 0,
    occurrence: 1,
    day: 0,
    amount: 0,
  };
  for (let position = 0; position < stored.row_count; position += 1) {
    row.mark = stored.marks[position] ?? uploadMark.none;
    if (row.mark === uploadMark.none) continue;
    row.position = position;
    row.accountIndex = columns.accountIndexes[position] ?? 0;
    row.low = columns.hashLow[position] ?? 0;
    row.high = columns.hashHigh[position] ?? 0;
    row.occurrence = columns.occurrences[position] ?? 1;
    row.day = columns.days[position] ?? 0;
    row.amount = columns.amounts[position] ?? 0;
    yield row;
  }
}

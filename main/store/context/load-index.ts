import { columnsOf, type RowColumns } from '../../../preload/contract/rows/row-columns';
import { type AccountRecord, readAccounts, readAccountsOfFile } from '../accounts/account-record';
import type { StoreDatabase } from '../database/database';
import {
  type ImportIndex,
  type IndexedFile,
  type IndexedSegment,
  type RowChoice,
  refreshStates,
} from '../rows/import-index';
import { keyText, type RowKey, rowKeyOf } from '../rows/row-keys';
import { surePlaces } from '../rows/row-texts';
import type { StoreContext } from './store-context';

const indexesKept = 2;

/** The index of an import, from memory when it is there. Staged files only: an unfinished one is invisible. */
export function indexOfImport(context: StoreContext, importId: string): ImportIndex {
  const { indexes } = context;
  const index = indexes.get(importId) ?? loadIndex(context.db, importId);
  indexes.delete(importId);
  indexes.set(importId, index);
  for (const oldest of indexes.keys()) {
    if (indexes.size <= indexesKept) break;
    indexes.delete(oldest);
  }
  return index;
}

/** Call after every change of files, accounts or marks of an import. */
export function forgetIndex(context: StoreContext, importId: string): void {
  context.indexes.delete(importId);
}

function loadIndex(db: StoreDatabase, importId: string): ImportIndex {
  const accounts = readAccounts(db, importId);
  const files = readFiles(db, 'import_id = ?', importId, placesOfAccounts(accounts));
  const segments = files.flatMap((file, fileIndex) => loadSegments(db, file, fileIndex, accounts));
  const index = indexOf({ importId, files, accounts, segments });
  loadEdits(db, index);
  return index;
}

function indexOf(parts: Pick<ImportIndex, 'importId' | 'files' | 'accounts' | 'segments'>): ImportIndex {
  const rowCount = parts.segments.reduce((sum, { columns }) => sum + columns.rowCount, 0);
  return { ...parts, rowCount, lastFilter: null, unplaced: [] };
}

/**
 * The index with a file more that was staged since, for the cost of that file: rows, and what was counted of them, stay as they are. Null
 * where something else is not as it was: an account of the file is another one now, or something was corrected, which may be of its rows.
 */
export function indexWithFile(db: StoreDatabase, index: ImportIndex, fileId: string): ImportIndex | null {
  const { importId } = index;
  if (db.get('select 1 from row_edits where import_id = ? limit 1', importId)) return null;
  const accounts = accountsWithFile(db, index, fileId);
  const [file] = accounts ? readFiles(db, 'id = ?', fileId, placesOfAccounts(accounts)) : [];
  if (!accounts || !file) return null;
  const at = index.files.findLastIndex(({ position }) => position < file.position) + 1;
  const behind = index.segments.findIndex(({ fileIndex }) => fileIndex >= at);
  const before = behind === -1 ? index.segments : index.segments.slice(0, behind);
  const after = behind === -1 ? [] : index.segments.slice(behind);
  return indexOf({
    importId,
    files: [...index.files.slice(0, at), file, ...index.files.slice(at)],
    accounts,
    segments: [
      ...before,
      ...loadSegments(db, file, at, accounts),
      ...after.map((segment) => ({ ...segment, fileIndex: segment.fileIndex + 1 })),
    ],
  });
}

/** Accounts as they are now that the file names some; null where one of them counts otherwise than before. */
function accountsWithFile(db: StoreDatabase, index: ImportIndex, fileId: string): AccountRecord[] | null {
  const accounts = [...index.accounts];
  const places = placesOfAccounts(accounts);
  for (const account of readAccountsOfFile(db, fileId)) {
    const known = places.get(account.id);
    const before = known === undefined ? undefined : accounts[known];
    if (known === undefined) {
      if (account.position <= (accounts.at(-1)?.position ?? -1)) return null;
      accounts.push(account);
      continue;
    }
    const isSame =
      before?.serviceAccountId === account.serviceAccountId &&
      before.isLeftOut === account.isLeftOut &&
      before.fields.currency === account.fields.currency;
    if (!isSame) return null;
    accounts[known] = account;
  }
  return accounts;
}

function placesOfAccounts(accounts: readonly AccountRecord[]): ReadonlyMap<string, number> {
  return new Map(accounts.map(({ id }, place) => [id, place]));
}

/** Staged files alone. @param accounts by their identifiers, as indexes into `ImportIndex.accounts` */
function readFiles(
  db: StoreDatabase,
  condition: 'id = ?' | 'import_id = ?',
  value: string,
  accounts: ReadonlyMap<string, number>,
): IndexedFile[] {
  return db
    .all<Omit<IndexedFile, 'accountMap'>>(
      `select id, name, position, reading ->> '$.sha256' as sha256, reading ->> '$.counts.lines' as lines,
         reading ->> '$.counts.notBookingLines' as notBookingLines, reading ->> '$.firstBookingDay' as firstBookingDay
       from files where ${condition} and state = 'staged' order by position`,
      value,
    )
    .map((file) => ({ ...file, accountMap: accountMapOf(db, file.id, accounts) }));
}

function accountMapOf(db: StoreDatabase, fileId: string, positions: ReadonlyMap<string, number>): number[] {
  const map: number[] = [];
  for (const row of db.all<{ account_index: number; account_row_id: string }>(
    'select account_index, account_row_id from file_accounts where file_id = ?',
    fileId,
  )) {
    map[row.account_index] = positions.get(row.account_row_id) ?? -1;
  }
  return Array.from(map, (position) => position ?? -1);
}

function loadSegments(
  db: StoreDatabase,
  { id: fileId, accountMap }: IndexedFile,
  fileIndex: number,
  accounts: readonly AccountRecord[],
): IndexedSegment[] {
  const isLeftOut = accountMap.map((position) => accounts[position]?.isLeftOut ?? false);
  const choices = choicesOfFile(db, fileId);
  return db
    .all<{
      id: number;
      row_count: number;
      currencies: string;
      columns: Uint8Array;
      known: Uint8Array | null;
    }>(
      `select s.id, s.row_count, s.currencies, s.columns, m.known
       from segments s left join segment_marks m on m.segment_id = s.id
       where s.file_id = ? order by s.chunk`,
      fileId,
    )
    .map((row) => {
      const segment: IndexedSegment = {
        id: row.id,
        fileIndex,
        columns: columnsOf(row.columns, row.row_count),
        currencies: JSON.parse(row.currencies),
        accountMap,
        isLeftOut,
        known: row.known === null ? null : new Uint8Array(row.known),
        ...(choices.get(row.id) ?? noChoices()),
        edits: new Map(),
        states: new Uint8Array(row.row_count),
        revision: 0,
      };
      refreshStates(segment);
      return segment;
    });
}

type Choices = Pick<IndexedSegment, 'choices' | 'reasons'>;

function choicesOfFile(db: StoreDatabase, fileId: string): Map<number, Choices> {
  const found = new Map<number, Choices>();
  for (const { segment, position, choice, reason } of db.all<{
    segment: number;
    position: number;
    choice: RowChoice;
    reason: string | null;
  }>(
    'select row_id / 2048 as segment, row_id % 2048 as position, choice, reason from row_choices where file_id = ?',
    fileId,
  )) {
    const ofSegment = found.get(segment) ?? noChoices();
    found.set(segment, ofSegment);
    ofSegment.choices.set(position, choice);
    if (reason !== null) ofSegment.reasons.set(position, reason);
  }
  return found;
}

function noChoices(): Choices {
  return { choices: new Map(), reasons: new Map() };
}

/** Corrections belong to the content of a file: they hold in every file of it whose columns have them. */
function loadEdits(db: StoreDatabase, index: ImportIndex): void {
  const rows = db.all<{
    file_sha256: string;
    line: number;
    nth: number;
    fields: string;
    content_hash: string;
    text_digest: string | null;
  }>(
    'select file_sha256, line, nth, fields, content_hash, text_digest from row_edits where import_id = ?',
    index.importId,
  );
  if (rows.length === 0) return;
  const edited = originalColumns(db, index.importId);
  const keys = rows.map(({ file_sha256, line, nth, text_digest }) =>
    rowKeyOf({ fileSha256: file_sha256, line, nth }, text_digest),
  );
  const places = surePlaces(db, index, keys);
  const isHere = new Set(index.files.map(({ sha256 }) => sha256));
  index.unplaced = keys.filter(
    (key) => isHere.has(key.fileSha256) && (places.get(keyText(key)) ?? []).length === 0,
  );
  for (const [number, { fields, content_hash: contentHash }] of rows.entries()) {
    for (const { segment, position } of places.get(keyText(keys[number] as RowKey)) ?? []) {
      const original = edited.get(segment.id);
      if (!original) continue;
      const [low, high] = [original.hashLow[position] ?? 0, original.hashHigh[position] ?? 0];
      const origin = original.dispositions[position] === 2 ? null : { low, high };
      segment.edits.set(position, { fields: JSON.parse(fields), contentHash, origin });
    }
  }
}

/** Columns as the engine sent them, of the segments of an import in which something is corrected. */
export function originalColumns(db: StoreDatabase, importId: string): Map<number, RowColumns> {
  return new Map(
    db
      .all<{ id: number; row_count: number; columns: Uint8Array }>(
        `select e.segment_id as id, s.row_count, e.columns from edited_segments e join segments s on s.id = e.segment_id
           join files f on f.id = s.file_id where f.import_id = ?`,
        importId,
      )
      .map(({ id, row_count: rowCount, columns }) => [id, columnsOf(columns, rowCount)]),
  );
}

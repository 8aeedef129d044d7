import { noDay } from '../../preload/contract/calendar-day';
import { columnsOf, type RowColumns } from '../../preload/contract/row-columns';
import { type AccountRecord, readAccounts } from './account-record';
import type { StoreDatabase } from './database';
import type { StoreContext } from './store-context';

/** State of a row as a number; its name is the word of the contract. */
export const rowStates = ['booking', 'known', 'pending', 'blocked', 'leftOut'] as const;
export const rowState = { booking: 0, known: 1, pending: 2, blocked: 3, leftOut: 4 } as const;

/** Why a row is known: another file of the import has it, or an earlier upload of the customer. */
export const knownIn = { nothing: 0, import: 1, upload: 2 } as const;

type RowChoice = 'send' | 'leaveOut';

export interface IndexedSegment {
  readonly id: number;
  /** Position of the file among `ImportIndex.files`. */
  readonly fileIndex: number;
  readonly columns: RowColumns;
  readonly currencies: readonly string[];
  /** Account per `accountIndex` of the file, as index into `ImportIndex.accounts`; -1 for none. */
  readonly accountMap: readonly number[];
  /** Per `accountIndex` of the file: the user left this account out. */
  readonly isLeftOut: readonly boolean[];
  /** See `knownIn`; null when no row is known. */
  known: Uint8Array | null;
  readonly choices: Map<number, RowChoice>;
  /** See `rowState`, one per row. */
  readonly states: Uint8Array;
}

interface IndexedFile {
  readonly id: string;
  readonly name: string;
  readonly sha256: string;
  readonly lines: number;
}

/** Everything countable about the staged rows of one import, in memory: about 43 bytes per row, no texts. */
export interface ImportIndex {
  readonly importId: string;
  readonly files: readonly IndexedFile[];
  readonly accounts: readonly AccountRecord[];
  /** In the order of files and lines. */
  readonly segments: readonly IndexedSegment[];
  readonly rowCount: number;
  /** Rows that fit the filter asked last, as `segment number * 2048 + position`. */
  lastFilter: { key: string; rows: Uint32Array } | null;
}

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
  const files = db.all<IndexedFile>(
    "select id, name, reading ->> '$.sha256' as sha256, reading ->> '$.counts.lines' as lines from files where import_id = ? and state = 'staged' order by position",
    importId,
  );
  const accounts = readAccounts(db, importId);
  const positionOfAccount = new Map(accounts.map((account, index) => [account.id, index]));
  const segments = files.flatMap((file, fileIndex) => {
    const accountMap = accountMapOf(db, file.id, positionOfAccount);
    const isLeftOut = accountMap.map((position) => accounts[position]?.isLeftOut ?? false);
    return loadSegments(db, file.id, fileIndex, { accountMap, isLeftOut });
  });
  const rowCount = segments.reduce((sum, segment) => sum + segment.columns.rowCount, 0);
  return { importId, files, accounts, segments, rowCount, lastFilter: null };
}

function accountMapOf(db: StoreDatabase, fileId: string, positions: Map<string, number>): number[] {
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
  fileId: string,
  fileIndex: number,
  accounts: Pick<IndexedSegment, 'accountMap' | 'isLeftOut'>,
): IndexedSegment[] {
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
        ...accounts,
        known: row.known === null ? null : new Uint8Array(row.known),
        choices: choices.get(row.id) ?? new Map(),
        states: new Uint8Array(row.row_count),
      };
      refreshStates(segment);
      return segment;
    });
}

function choicesOfFile(db: StoreDatabase, fileId: string): Map<number, Map<number, RowChoice>> {
  const choices = new Map<number, Map<number, RowChoice>>();
  for (const { segment, position, choice } of db.all<{
    segment: number;
    position: number;
    choice: RowChoice;
  }>(
    'select row_id / 2048 as segment, row_id % 2048 as position, choice from row_choices where file_id = ?',
    fileId,
  )) {
    const ofSegment = choices.get(segment) ?? new Map<number, RowChoice>();
    choices.set(segment, ofSegment.set(position, choice));
  }
  return choices;
}

/** Every row is in exactly one state. */
export function refreshStates(segment: IndexedSegment): void {
  const { columns, known, choices, states, isLeftOut } = segment;
  for (let position = 0; position < columns.rowCount; position += 1) {
    const disposition = columns.dispositions[position];
    if (disposition === 2) states[position] = rowState.blocked;
    else if (known !== null && known[position] !== knownIn.nothing) states[position] = rowState.known;
    else states[position] = disposition === 1 ? rowState.pending : rowState.booking;
  }
  // A choice about a row of it does not bring an account back in.
  if (isLeftOut.some(Boolean)) {
    for (let position = 0; position < columns.rowCount; position += 1) {
      const isOfLeftOut = isLeftOut[columns.accountIndexes[position] ?? 0];
      if (isOfLeftOut && states[position] !== rowState.blocked) states[position] = rowState.leftOut;
    }
  }
  for (const [position, choice] of choices) {
    const state = states[position];
    if (choice === 'leaveOut') states[position] = rowState.leftOut;
    if (choice === 'send' && state === rowState.pending && isComplete(columns, position)) {
      states[position] = rowState.booking;
    }
  }
}

/** A pending row without day or amount cannot be sent, whatever the user wants. */
function isComplete(columns: RowColumns, position: number): boolean {
  return columns.days[position] !== noDay && !Number.isNaN(columns.amounts[position]);
}

/** Account of a row as index into `ImportIndex.accounts`, or -1. */
export function accountOfRow(segment: IndexedSegment, position: number): number {
  return segment.accountMap[segment.columns.accountIndexes[position] ?? 0] ?? -1;
}

/** Currency of a row: its own, else its account's. */
export function currencyOfRow(index: ImportIndex, segment: IndexedSegment, position: number): string | null {
  const own = segment.currencies[segment.columns.currencyIndexes[position] ?? 0];
  if (own) return own;
  return index.accounts[accountOfRow(segment, position)]?.fields.currency ?? null;
}

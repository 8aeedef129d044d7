import type { SentAnswer } from '../../../preload/contract';
import { type RowColumns, rowsPerSegment } from '../../../preload/contract/rows/row-columns';
import { noDay } from '../../../preload/contract/values/calendar-day';
import type { AccountRecord } from '../accounts/account-record';
import type { RowContent, RowEdit } from './row-edits';

/** State of a row as a number; its name is the word of the contract. */
export const rowStates = ['booking', 'known', 'pending', 'blocked', 'leftOut'] as const;
export const rowState = { booking: 0, known: 1, pending: 2, blocked: 3, leftOut: 4 } as const;

/** Why a row is known: another file of the import has it, or an earlier upload of the customer. */
export const knownIn = { nothing: 0, import: 1, upload: 2 } as const;

/**
 * What a person chose for a row. The last four answer what becomes of a booking that another import sent with other content
 * (context/sent-otherwise.ts): this one goes in its place or beside it, or stays here while that one stays or goes.
 */
export type RowChoice = 'send' | 'leaveOut' | 'replace' | 'beside' | 'leaveThere' | 'takeAway';

/** `counts`: of a booking that another import sent, what a person answered: the row here, both, or the one there. */
const meanings: Readonly<Record<RowChoice, { leavesOut: boolean; counts: SentAnswer | null }>> = {
  send: { leavesOut: false, counts: null },
  leaveOut: { leavesOut: true, counts: null },
  replace: { leavesOut: false, counts: 'here' },
  takeAway: { leavesOut: true, counts: 'here' },
  beside: { leavesOut: false, counts: 'both' },
  leaveThere: { leavesOut: true, counts: 'there' },
};

/** What a person answered of a booking that another import sent; null for no answer. */
export function answerOf(choice: RowChoice | null | undefined): SentAnswer | null {
  return choice ? meanings[choice].counts : null;
}

export function leavesOut(choice: RowChoice | undefined): boolean {
  return choice !== undefined && meanings[choice].leavesOut;
}

export interface IndexedSegment {
  readonly id: number;
  /** Position of the file among `ImportIndex.files`. */
  readonly fileIndex: number;
  readonly columns: RowColumns;
  /** Grows when a row is given a currency that the segment does not have. */
  readonly currencies: string[];
  /** Account per `accountIndex` of the file, as index into `ImportIndex.accounts`; -1 for none. */
  readonly accountMap: readonly number[];
  /** Per `accountIndex` of the file: the user left this account out. */
  readonly isLeftOut: readonly boolean[];
  /** See `knownIn`; null when no row is known. */
  known: Uint8Array | null;
  readonly choices: Map<number, RowChoice>;
  /** Why rows were left out, where it was said. */
  readonly reasons: Map<number, string>;
  /** What a person corrected, by position; the columns hold it already, the texts do not (segment-rows.ts). */
  readonly edits: Map<number, RowEdit>;
  /** See `rowState`, one per row. */
  readonly states: Uint8Array;
  /** Grows with every change of a row: what was made of the rows before does not hold any more. */
  revision: number;
}

export interface IndexedFile {
  readonly id: string;
  readonly name: string;
  /** Tells which of two files came first; files that went leave gaps. */
  readonly position: number;
  readonly sha256: string;
  readonly lines: number;
  readonly notBookingLines: number;
  readonly firstBookingDay: string | null;
  /** Account per account of its reading, as index into `ImportIndex.accounts`; -1 for none. */
  readonly accountMap: readonly number[];
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
  /** Corrections of files that are here, whose row is not found in them any more. */
  unplaced: readonly {
    readonly fileSha256: string;
    readonly line: number;
    readonly nth: number;
  }[];
}

/** A row by where it stands. */
export interface RowAt {
  readonly segment: IndexedSegment;
  readonly position: number;
}

/** Grows with every change of any row. */
export function changesIn({ segments }: ImportIndex): number {
  return segments.reduce((sum, { revision }) => sum + revision, 0);
}

/** Tells a row from all others of an index. */
export function placeKey({ segment, position }: RowAt): string {
  return `${segment.id}:${position}`;
}

/** The rows of numbers such as those of `ImportIndex.lastFilter`; rows that are not there any more are passed over. */
export function placesOfRows({ segments }: ImportIndex, rows: Uint32Array): RowAt[] {
  return Array.from(rows).flatMap((packed) => {
    const segment = segments[Math.floor(packed / rowsPerSegment)];
    return segment ? [{ segment, position: packed % rowsPerSegment }] : [];
  });
}

/** The 64 bits of a row's content hash that the columns hold. */
export function contentAt({ columns }: IndexedSegment, position: number): RowContent {
  return { low: columns.hashLow[position] ?? 0, high: columns.hashHigh[position] ?? 0 };
}

/** Every row is in exactly one state. To be called after every change of rows. */
export function refreshStates(segment: IndexedSegment): void {
  const { columns, known, choices, states, isLeftOut } = segment;
  segment.revision += 1;
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
    if (leavesOut(choice)) states[position] = rowState.leftOut;
    else if (state === rowState.pending && isComplete(columns, position)) {
      states[position] = rowState.booking;
    }
  }
}

/** A pending row without day or amount cannot be sent, whatever the user wants. */
function isComplete(columns: RowColumns, position: number): boolean {
  return columns.days[position] !== noDay && !Number.isNaN(columns.amounts[position]);
}

/** An announced row that is sent all the same. */
export function isPendingIn({ columns, choices }: IndexedSegment, position: number): boolean {
  const choice = choices.get(position);
  return columns.dispositions[position] === 1 && choice !== undefined && !leavesOut(choice);
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

/** Whether rows of the account are counted in its currency, because they name none themselves. */
export function hasRowsWithoutCurrency(index: ImportIndex, accountId: string): boolean {
  const account = index.accounts.findIndex(({ id }) => id === accountId);
  return index.segments.some((segment) => {
    const { currencyIndexes } = segment.columns;
    for (let position = 0; position < currencyIndexes.length; position++)
      if (!segment.currencies[currencyIndexes[position] ?? 0] && accountOfRow(segment, position) === account)
        return true;
    return false;
  });
}

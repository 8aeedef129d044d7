import type { StagedRow } from '../../../../preload/contract/reading/reading';
import type { AccountBook } from '../accounts/account-book';
import type { SettledOptions } from '../bytes/source';
import type { FindingLog } from '../checks/finding-log';
import type { OccurrenceCounter } from '../values/occurrence-counter';
import type { CellPlaces } from './cell-places';

/** What all tables of one file share. */
export interface FileState {
  book: AccountBook;
  log: FindingLog;
  occurrences: OccurrenceCounter;
  options: SettledOptions;
  counts: { bookings: number; pending: number; blocked: number; lines: number };
  /** The CSV was made from another file: numbers in it are written as short as they can be. */
  isMade: boolean;
  firstDay: string | null;
  lastDay: string | null;
  /** Takes a row whose hash is the last one made; see `ChunkPacker.add`. */
  emit(row: StagedRow, lineSpan: number, places: CellPlaces): void;
}

import {
  type BridgeError,
  digestOfReading,
  type ImportFile,
  type ImportSummary,
  type ReadingDigest,
} from '../../../preload/contract';
import { doneShare, type QueueItem } from '../queue/queue-state';
import { recognitionKeyOf } from '../reading/confirmation-key';
import { isRecognised } from './format-confidence';

export type FileRowState =
  | 'waiting'
  | 'reading'
  | 'question'
  /** Recognised with less than 80 %, and nobody has looked at it yet (feature 7). */
  | 'confirm'
  | 'ready'
  /** Read, and nothing in it could be used: every row is blocked, or there is none. */
  | 'nothing'
  | 'failed'
  | 'cancelled'
  | 'unpacking'
  /** All exports of a zip are in the list; it stays to say what of it was not taken. */
  | 'unpacked'
  /** The program ended while the file was read; its rows are not kept. */
  | 'unfinished';

/** One line of the file list: what this window knows of a file together with what the store knows. */
export interface FileRow {
  readonly key: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly state: FileRowState;
  readonly item: QueueItem | null;
  readonly file: ImportFile | null;
  /** What the list shows of the reading; the whole of it is asked for where it is looked at. */
  readonly digest: ReadingDigest | null;
  readonly error: BridgeError | null;
  /** Share of the bytes that are read, 0 to 1. */
  readonly share: number;
}

/** What the user confirmed of this import. */
type Confirmed = ReadonlySet<string>;

export function fileRows(items: readonly QueueItem[], summary: ImportSummary | null): FileRow[] {
  const confirmed: Confirmed = new Set(summary?.confirmed);
  const stored = new Map((summary?.files ?? []).map((file) => [file.id, file]));
  const rows = items.map((item): FileRow => {
    const file = (item.fileId !== null && stored.get(item.fileId)) || null;
    if (file) stored.delete(file.id);
    const reading = item.reading ?? item.preview?.reading ?? null;
    const digest = reading && digestOfReading(reading);
    return {
      key: item.id,
      name: item.name,
      sizeBytes: item.sizeBytes,
      state: stateOfItem(item, file, item.reading && digest, confirmed),
      item,
      file,
      digest,
      error: item.error,
      share: doneShare(item),
    };
  });
  for (const file of stored.values()) {
    rows.push({
      key: file.id,
      name: file.name,
      sizeBytes: file.sizeBytes,
      state: stateOfStored(file, confirmed),
      item: null,
      file,
      digest: file.digest,
      error: file.error,
      share: 1,
    });
  }
  return rows;
}

function stateOfItem(
  item: QueueItem,
  file: ImportFile | null,
  digest: ReadingDigest | null,
  confirmed: Confirmed,
): FileRowState {
  if (item.state === 'staged') {
    // Whoever answered or mapped this header has looked at it.
    const isAttended = item.templateName !== null || Object.keys(item.options).length > 0;
    return stateOfReading(digest, file, isAttended || isConfirmed(digest, confirmed));
  }
  // Until it is open, nothing can be said of how far it is.
  if (item.state === 'unpacking' && item.unpacking?.total === 0) return 'waiting';
  return item.state;
}

function stateOfStored(file: ImportFile, confirmed: Confirmed): FileRowState {
  if (file.state === 'reading') return 'unfinished';
  if (file.state === 'failed') return 'failed';
  return stateOfReading(file.digest, file, isConfirmed(file.digest, confirmed));
}

function isConfirmed(digest: ReadingDigest | null, confirmed: Confirmed): boolean {
  const key = digest && confirmed.size > 0 ? recognitionKeyOf(digest) : null;
  return key !== null && confirmed.has(key);
}

function stateOfReading(
  digest: ReadingDigest | null,
  file: Pick<ImportFile, 'lineCounts'> | null,
  isAttended: boolean,
): FileRowState {
  if (!digest) return 'ready';
  if (digest.needsAnswer) return 'question';
  // A row that was repaired can be used.
  const { staged = 0, known = 0 } = file?.lineCounts ?? {};
  if (digest.counts.bookings + digest.counts.pending + staged + known === 0) return 'nothing';
  return isAttended || isRecognised(digest) ? 'ready' : 'confirm';
}

/** A file of an earlier session that asks something and cannot be read again: its bytes were not kept. Kept ones come back in a moment. */
export function isGone({ state, item, file }: Pick<FileRow, 'state' | 'item' | 'file'>): boolean {
  return state === 'question' && item === null && !file?.isKept;
}

export interface FileTotals {
  readonly files: number;
  readonly ready: number;
  readonly questions: number;
  /** Neither read nor to be read: they are left out when the user goes on. */
  readonly failed: number;
  readonly busy: number;
}

export function fileTotals(rows: readonly FileRow[]): FileTotals {
  const of = (...states: FileRowState[]) => rows.filter((row) => states.includes(row.state)).length;
  return {
    // A zip that was taken apart is no file any more.
    files: rows.length - of('unpacked'),
    ready: of('ready'),
    questions: of('question', 'confirm'),
    failed: of('failed', 'unfinished', 'nothing'),
    busy: of('waiting', 'reading', 'unpacking'),
  };
}

/** All rows of the table: those to be sent, and the known, pending, blocked and left out ones. */
export function stagedRows(summary: Pick<ImportSummary, 'files'>): number {
  return summary.files.reduce((sum, { state, digest }) => {
    const counts = state === 'staged' ? digest?.counts : undefined;
    return sum + (counts ? counts.bookings + counts.pending + counts.blocked : 0);
  }, 0);
}

/** Rows that cannot be sent as they are; sending without them is a decision of the user (B023). */
export function blockedRows(summary: Pick<ImportSummary, 'files'>): number {
  return summary.files.reduce((sum, file) => sum + (file.state === 'staged' ? blockedRowsOf(file) : 0), 0);
}

/** Rows of a file that are blocked now; what was corrected or left out is not. */
function blockedRowsOf({
  lineCounts,
  digest,
}: Pick<ImportSummary['files'][number], 'lineCounts' | 'digest'>): number {
  return lineCounts?.blockedRows ?? digest?.counts.blocked ?? 0;
}

/** The next step is open when something is ready and nothing is still asked or read. */
export function canContinue(totals: FileTotals): boolean {
  return totals.ready > 0 && totals.busy === 0 && totals.questions === 0;
}

/**
 * Whether two rows show the same. The store answers with new objects each time, so its part is compared by what is
 * shown of it; a reading never changes under one file id.
 */
export function isSameRow(one: FileRow, other: FileRow): boolean {
  return (
    one.item === other.item &&
    one.state === other.state &&
    one.file?.id === other.file?.id &&
    one.file?.state === other.file?.state &&
    JSON.stringify(one.file?.lineCounts) === JSON.stringify(other.file?.lineCounts)
  );
}

import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type Checksum, checksum } from './checksum';

/** What a log holds that may not have reached its database yet. */
export interface LogState {
  /** Numbers of the pages that whole transactions wrote, from 1 on. */
  pages: ReadonlySet<number>;
  /** Pages of the database after the last whole transaction; null where there is none. */
  pagesAfter: number | null;
  /** Its own two numbers; null where there is no readable log. */
  salts: bigint | null;
  /** Frames of whole transactions. */
  frames: number;
  /** Transactions behind a damaged place: SQLite drops them without a word. */
  isDamaged: boolean;
}

const headerBytes = 32;
const frameHeaderBytes = 24;
const sliceBytes = 4 * 1024 * 1024;
/** Words of the lowest byte first, as every processor writes that Kontor runs on. */
const magic = 0x377f_0682;

const empty: LogState = { pages: new Set(), pagesAfter: null, salts: null, frames: 0, isDamaged: false };

/**
 * Reads a write-ahead log of SQLite (its file format, section 4). Frames of a transaction that never ended, and what an undone
 * one left behind, are no damage: they hold no end of a transaction.
 *
 * @param pageBytes null where nobody knows: the log's own word counts
 */
export function readLog(path: string, pageBytes: number | null): LogState {
  const file = openIfThere(path);
  if (file === null) return empty;
  try {
    return readFrames(file, pageBytes);
  } finally {
    closeSync(file);
  }
}

function readFrames(file: number, pageBytes: number | null): LogState {
  const { size } = fstatSync(file);
  const header = readAt(file, 0, headerBytes);
  // Killed before its first frame was written.
  if (!header || size < headerBytes + frameHeaderBytes) return empty;
  const view = viewOf(header);
  const page = view.getUint32(8);
  const sum = checksum(header.subarray(0, 24));
  const isHeaderWhole = view.getUint32(0) === magic && isSum(view, 24, sum);
  if (!isHeaderWhole || (pageBytes !== null && page !== pageBytes)) return { ...empty, isDamaged: true };
  return walk(file, { page, size, salts: view.getBigUint64(16), sum });
}

/**
 * The pages of a log that is whole, as SQLite says, in the order in which they were written; one may come again.
 * Throws where the log at this place is not SQLite's: it was taken away while the database was open.
 *
 * @param frames how many of them count
 * @param each gets the page as it is in the log and will be in the file: encrypted
 */
export function eachFrame(
  path: string,
  { frames, pageBytes }: { frames: number; pageBytes: number },
  each: (number: number, page: Uint8Array) => void,
): void {
  const file = openSync(path, 'r');
  try {
    const frameBytes = frameHeaderBytes + pageBytes;
    const perSlice = Math.ceil(sliceBytes / frameBytes);
    const slice = new Uint8Array(perSlice * frameBytes);
    const view = viewOf(slice);
    for (let first = 0; first < frames; first += perSlice) {
      const count = Math.min(perSlice, frames - first);
      const read = readSync(file, slice, 0, count * frameBytes, headerBytes + first * frameBytes);
      if (read !== count * frameBytes) throw new Error('the log is shorter than SQLite says');
      for (let at = 0; at < count * frameBytes; at += frameBytes)
        each(view.getUint32(at), slice.subarray(at + frameHeaderBytes, at + frameBytes));
    }
  } finally {
    closeSync(file);
  }
}

interface Frames {
  page: number;
  size: number;
  salts: bigint;
  sum: Checksum;
}

function walk(file: number, { page, size, salts, sum: first }: Frames): LogState {
  const frameBytes = frameHeaderBytes + page;
  const pages = new Set<number>();
  let pagesAfter: number | null = null;
  let frames = 0;
  const state = (isDamaged: boolean): LogState => ({ pages, pagesAfter, salts, frames, isDamaged });
  let open: number[] = [];
  let sum = first;
  let isChainWhole = true;
  for (let at = headerBytes; at + frameBytes <= size; at += frameBytes) {
    const frame = readAt(file, at, isChainWhole ? frameBytes : frameHeaderBytes);
    if (!frame) break;
    const view = viewOf(frame);
    const isOurs = view.getBigUint64(8) === salts;
    const endsWith = view.getUint32(4);
    if (isChainWhole) {
      const now = checksum(frame.subarray(frameHeaderBytes), checksum(frame.subarray(0, 8), sum));
      if (isOurs && isSum(view, 16, now)) {
        sum = now;
        open.push(view.getUint32(0));
        if (endsWith === 0) continue;
        for (const number of open) pages.add(number);
        frames += open.length;
        open = [];
        pagesAfter = endsWith;
        continue;
      }
      isChainWhole = false;
      // An end of a transaction that does not hold, whatever of it is harmed.
      if (endsWith !== 0) return state(true);
    } else if (isOurs && endsWith !== 0) return state(true);
  }
  return state(false);
}

function isSum(view: DataView, at: number, [first, second]: Checksum): boolean {
  return view.getInt32(at) === first && view.getInt32(at + 4) === second;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function readAt(file: number, at: number, length: number): Uint8Array | null {
  const bytes = new Uint8Array(length);
  return readSync(file, bytes, 0, length, at) === length ? bytes : null;
}

function openIfThere(path: string): number | null {
  try {
    return openSync(path, 'r');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  }
}

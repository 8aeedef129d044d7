import { closeSync, constants, fsyncSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { checksum } from './checksum';
import type { LogState } from './write-ahead-log';

/** How far a log has come. */
interface Reach {
  /** The log's own two numbers, which change when it begins anew. */
  salts: bigint;
  /** Frames of whole transactions. */
  frames: number;
}

/** Written in place: neither cut nor appended to. */
const openFlags = constants.O_RDWR | constants.O_CREAT;
const sumAt = 16;
const markBytes = 24;
/** Of SQLite's index of the log (its file format, section 4.6): native numbers, the salts as the log has them. */
const index = { bytes: 48, frames: 16, salts: 32 } as const;

/**
 * The file beside an open database. It says what the log must hold at least: a log that was cut between two transactions, emptied or
 * removed looks like one that never held more (SEC-46).
 */
export class OpenMark {
  readonly #path: string;
  readonly #indexPath: string;
  #file: number | null = null;
  #index: number | null = null;
  #isSet: boolean;

  /** @param indexPath SQLite's index of the log */
  constructor(path: string, indexPath: string) {
    this.#path = path;
    this.#indexPath = indexPath;
    this.#isSet = reachIn(path) !== null;
  }

  /** Whether the log holds less than what once was on the disk. */
  misses({ salts, frames }: LogState): boolean {
    const reach = reachIn(this.#path);
    return reach !== null && (reach.salts !== salts || frames < reach.frames);
  }

  /** The database is about to be opened. */
  open(): void {
    this.#file ??= openSync(this.#path, openFlags, 0o600);
  }

  /**
   * After a commit that has reached the disk, and never before: the system may write this one down at any time. Two small calls,
   * no wait for the disk. One that fails leaves the mark as it was, which asks for less.
   */
  note(): void {
    try {
      this.#index ??= openSync(this.#indexPath, 'r');
      const head = new Uint8Array(index.bytes);
      if (readSync(this.#index, head, 0, head.length, 0) !== head.length) return;
      const mark = new Uint8Array(markBytes);
      mark.set(head.subarray(index.salts, index.salts + 8));
      mark.set(head.subarray(index.frames, index.frames + 4), 8);
      this.#write(mark);
      this.#isSet = true;
    } catch {}
  }

  /** All that the log holds is in the database. On the disk when it returns: the log may begin anew. */
  clear(): void {
    if (!this.#isSet) return;
    this.#write(new Uint8Array(markBytes));
    fsyncSync(this.#file as number);
    this.#isSet = false;
  }

  close(): void {
    for (const file of [this.#file, this.#index]) if (file !== null) closeSync(file);
    this.#file = null;
    this.#index = null;
  }

  #write(mark: Uint8Array): void {
    this.open();
    const view = new DataView(mark.buffer);
    const [first, second] = checksum(mark.subarray(0, sumAt));
    view.setInt32(sumAt, first);
    view.setInt32(sumAt + 4, second);
    writeSync(this.#file as number, mark, 0, markBytes, 0);
  }
}

/** Null where nothing is asked of the log: no file, an empty one, or one that is damaged itself. */
function reachIn(path: string): Reach | null {
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.from(readFileSync(path));
  } catch {
    return null;
  }
  if (bytes.length !== markBytes) return null;
  const view = new DataView(bytes.buffer);
  const [first, second] = checksum(bytes.subarray(0, sumAt));
  if (view.getInt32(sumAt) !== first || view.getInt32(sumAt + 4) !== second) return null;
  const frames = new Uint32Array(bytes.buffer, 8, 1)[0] as number;
  return frames === 0 ? null : { salts: view.getBigUint64(0), frames };
}

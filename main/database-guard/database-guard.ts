import { closeSync, existsSync, openSync, readSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { OpenMark } from './open-mark';
import { PageSums } from './page-sums';
import { eachFrame, type LogState, readLog } from './write-ahead-log';

/** What is wrong with the file of a database, as far as it can be told without opening it. */
export type Damage =
  /** Pages that are not what was written, of those that the file should have. */
  | { kind: 'pages'; pages: number; total: number }
  /** The file is gone or empty; once it held this many pages. */
  | { kind: 'gone'; total: number }
  /** The last transactions cannot be read; the ones before them can. */
  | { kind: 'log' };

/** What the guard asks of an open database. */
export interface GuardedDatabase {
  pragma(text: string): Record<string, unknown>[];
}

/** The files beside a database, by their endings. */
export const endings = { log: '-wal', shared: '-shm', sums: '-sums', open: '-open', copy: '-copy' } as const;

/** From this size of the log on, its pages are moved into the file. */
const fullLogBytes = 32 * 1024 * 1024;
const sliceBytes = 4 * 1024 * 1024;
/** Enough for the first page of any size. */
const probeBytes = 65_536;
const probeEnding = '-key';

/**
 * Finds what a disk, another program or a person did to the file of a database. SQLite's cipher notices nothing of it: a flipped
 * bit becomes sixteen bytes of another text or amount. Each page has a sum in a file beside the database; pages in the log are
 * held by the log's own sums. Only this class moves pages from the log into the file.
 */
export class DatabaseGuard {
  readonly #path: string;
  readonly #mark: OpenMark;
  #sums: PageSums | null;
  /** What keeps the file as it is, while something does. */
  #holder: symbol | null = null;

  constructor(path: string) {
    this.#path = path;
    this.#mark = new OpenMark(path + endings.open, path + endings.shared);
    this.#sums = PageSums.read(path + endings.sums);
  }

  /**
   * Whether what the open database holds can be trusted. Sums tell it; where there are none (a database of an older version, or one
   * whose sums are damaged themselves) its structure is looked at.
   */
  isSound(database: GuardedDatabase): boolean {
    if (this.#sums) return true;
    const answers = database.pragma('quick_check(1)');
    return answers.length === 1 && answers[0]?.quick_check === 'ok';
  }

  /**
   * To be asked before the database is opened, which changes its files.
   *
   * @param isLogGivenUp the user knows that the last transactions are lost
   */
  check(isLogGivenUp = false): Damage | null {
    const log = readLog(this.#path + endings.log, this.#sums?.pageBytes ?? null);
    const sums = this.#sums;
    if (!sums && sizeOf(this.#path) === 0 && log.frames === 0 && existsSync(this.#path + endings.copy))
      return { kind: 'gone', total: PageSums.read(this.#path + endings.copy + endings.sums)?.count ?? 0 };
    if (sums) {
      const total = Math.min(sums.count, log.pagesAfter ?? sums.count);
      const file = openIfFilled(this.#path);
      if (file === null) return { kind: 'gone', total: sums.count };
      let pages = 0;
      try {
        eachPage(file, sums.pageBytes, total, (number, page) => {
          if (!log.pages.has(number) && !(page && sums.fits(number, page))) pages += 1;
        });
      } finally {
        closeSync(file);
      }
      if (pages > 0 && !this.#wasLeftToSqlite()) return { kind: 'pages', pages, total };
      if (pages > 0) this.#sums = null;
    }
    if (!isLogGivenUp && (log.isDamaged || this.#isLogCut(log))) return { kind: 'log' };
    this.#mark.open();
    if (isLogGivenUp) this.#mark.clear();
    return null;
  }

  /** A log that SQLite moved into the file and removed is not missed: pages without a fitting sum were told of that, and took the sums away. */
  #isLogCut(log: LogState): boolean {
    const isThere = existsSync(this.#path + endings.log);
    return (isThere || this.#sums !== null) && this.#mark.misses(log);
  }

  /**
   * Moves the log into the file, then notes the sums of the pages as the log has them, then empties the log: killed in between,
   * the log still holds what has no sum. A full disk leaves the log as it is; sums that cannot be made or written are removed, never left untrue.
   */
  settle(database: GuardedDatabase): void {
    if (this.#holder) return;
    const [moved] = database.pragma('wal_checkpoint(passive)');
    if (moved?.busy !== 0 || moved.log !== moved.checkpointed) return;
    this.#mark.clear();
    const frames = Number(moved.log);
    const pageBytes = Number(database.pragma('page_size')[0]?.page_size);
    const isFirst = this.#sums?.pageBytes !== pageBytes;
    const sums = isFirst ? PageSums.none(pageBytes) : (this.#sums as PageSums);
    if (isFirst || frames > 0) {
      try {
        this.#note(sums, isFirst ? null : frames);
        sums.write(this.#path + endings.sums);
        this.#sums = sums;
      } catch {
        this.#forgetSums();
        return;
      }
    }
    database.pragma('wal_checkpoint(truncate)');
  }

  /** After each transaction that has surely reached the disk. */
  noteOnDisk(): void {
    this.#mark.note();
  }

  /** After each transaction: cheap while the log is small. */
  afterCommit(database: GuardedDatabase): void {
    if (sizeOf(this.#path + endings.log) >= fullLogBytes) this.settle(database);
  }

  /** The database does not open after all. */
  letGo(): void {
    this.#mark.close();
  }

  /** Right before the database closes; closing moves what is still in the log without asking anybody. */
  beforeClose(database: GuardedDatabase): void {
    this.release();
    this.settle(database);
    if (sizeOf(this.#path + endings.log) > 0) this.#forgetSums();
    this.#mark.close();
    rmSync(this.#path + endings.open, { force: true });
  }

  /**
   * A worker that is terminated, or a process that ends with an open database, makes SQLite close it: it moves the log into the file and
   * removes it, and no sum was noted. Pages without a fitting sum are no damage then.
   */
  #wasLeftToSqlite(): boolean {
    return existsSync(this.#path + endings.open) && !existsSync(this.#path + endings.log);
  }

  /**
   * Tries a key on a copy of the first pages. SQLite closes a database by moving its log into the file, with a wrong key too, which
   * destroys it: so the file itself is opened only with a key that fits.
   *
   * @param open is told the path of the copy, and throws where the key does not fit
   */
  tryKey(open: (path: string) => void): void {
    const size = Math.min(sizeOf(this.#path), probeBytes);
    if (size === 0) return;
    const probe = this.#path + probeEnding;
    const remove = () => {
      for (const ending of ['', endings.log, endings.shared]) rmSync(probe + ending, { force: true });
    };
    remove();
    const pages = new Uint8Array(size);
    const file = openSync(this.#path, 'r');
    try {
      readSync(file, pages, 0, size, 0);
    } finally {
      closeSync(file);
    }
    try {
      writeFileSync(probe, pages, { mode: 0o600, flag: 'wx' });
      open(probe);
    } finally {
      remove();
    }
  }

  /**
   * While `work` runs the file stays as it is: everything new waits in the log. `release` ends that early.
   *
   * @param work is told the sums, and can ask whether the file still is as it was
   */
  async hold(work: (sums: PageSums, isHeld: () => boolean) => Promise<void>): Promise<void> {
    if (this.#holder || !this.#sums) return;
    const holder = Symbol('hold');
    this.#holder = holder;
    try {
      await work(this.#sums, () => this.#holder === holder);
    } finally {
      if (this.#holder === holder) this.#holder = null;
    }
  }

  /** Ends a `hold`: what it was for cannot be trusted any more. */
  release(): void {
    this.#holder = null;
  }

  /** @param frames of the log; null for all that the file holds */
  #note(sums: PageSums, frames: number | null): void {
    const { pageBytes } = sums;
    const count = Math.floor(sizeOf(this.#path) / pageBytes);
    sums.resize(count);
    const note = (number: number, page: Uint8Array | null) => {
      if (page && number <= count) sums.set(number, page);
    };
    if (frames !== null) {
      eachFrame(this.#path + endings.log, { frames, pageBytes }, note);
      return;
    }
    const file = openSync(this.#path, 'r');
    try {
      eachPage(file, pageBytes, count, note);
    } finally {
      closeSync(file);
    }
  }

  #forgetSums(): void {
    this.#sums = null;
    rmSync(this.#path + endings.sums, { force: true });
  }
}

/** @param each gets null for a page that the file does not hold */
export function eachPage(
  file: number,
  pageBytes: number,
  count: number,
  each: (number: number, page: Uint8Array | null) => void,
): void {
  const perSlice = Math.max(1, Math.floor(sliceBytes / pageBytes));
  const slice = new Uint8Array(perSlice * pageBytes);
  for (let first = 0; first < count; first += perSlice) {
    const read = readSync(file, slice, 0, slice.length, first * pageBytes);
    for (let at = 0; at < perSlice && first + at < count; at++) {
      const end = (at + 1) * pageBytes;
      each(first + at + 1, end <= read ? slice.subarray(at * pageBytes, end) : null);
    }
  }
}

function openIfFilled(path: string): number | null {
  return sizeOf(path) > 0 ? openSync(path, 'r') : null;
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

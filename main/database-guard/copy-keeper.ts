import type { DatabaseGuard } from './database-guard';
import { copyAgeMs, dropCopy, keepCopy } from './last-copy';

export interface CopyKeeperParts {
  path: string;
  guard: DatabaseGuard;
  /** Moves the log into the file, where nothing could be moved while a copy was made. Throws nothing that nobody would hear of. */
  settle: () => void;
}

/** When the last good copy of an open database is made anew: in the background, one at a time. */
export class CopyKeeper {
  readonly #parts: CopyKeeperParts;
  #isCopying = false;
  /** The copy was dropped, or grew old, while another was being made. */
  #isWanted = false;
  #isClosed = false;
  #dueAt = Number.POSITIVE_INFINITY;

  constructor(parts: CopyKeeperParts) {
    this.#parts = parts;
  }

  /** The last copy has grown old while somebody worked. */
  get isDue(): boolean {
    return performance.now() >= this.#dueAt;
  }

  /** Where the last one is old. Without a copy all works as before; the next is tried in an hour, or at the next start. */
  keep(): void {
    if (this.#isClosed) return;
    this.#dueAt = performance.now() + copyAgeMs;
    this.#isWanted = this.#isCopying;
    if (this.#isCopying) return;
    this.#isCopying = true;
    const { path, guard } = this.#parts;
    void keepCopy(path, guard, Date.now())
      .catch(() => undefined)
      .then(() => this.#made());
  }

  /** What was deleted must not stay readable in the copy (SEC-23): `settle` moves it out of the log, and a new copy is made. */
  renew(settle: () => void): void {
    const { path, guard } = this.#parts;
    dropCopy(path);
    guard.release();
    settle();
    this.keep();
  }

  close(): void {
    this.#isClosed = true;
  }

  #made(): void {
    this.#isCopying = false;
    if (this.#isClosed) return;
    this.#parts.settle();
    if (this.#isWanted) this.keep();
  }
}

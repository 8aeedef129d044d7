import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { exportsIn } from './input-files';

/** How often a folder is looked at. Looked at, not listened to: network drives tell of no changes. */
const lookEveryMs = 1_000;

/** Exports that lie whole in a folder: as long, and as old, as one look before. */
export class FolderWatch {
  readonly #taken = new Set<string>();
  #before = new Map<string, string>();
  readonly #end = new AbortController();

  constructor(
    private readonly folder: string,
    private readonly everyMs = lookEveryMs,
  ) {}

  /** The next files that nobody took yet; empty once the watch is closed. */
  async next(): Promise<string[]> {
    while (!this.#end.signal.aborted) {
      const whole = await this.#look();
      if (whole.length > 0) return whole;
      await sleep(this.everyMs, undefined, { signal: this.#end.signal }).catch(() => undefined);
    }
    return [];
  }

  close(): void {
    this.#end.abort();
  }

  async #look(): Promise<string[]> {
    const now = new Map<string, string>();
    for (const path of await exportsIn(this.folder)) {
      const found = await stat(path).catch(() => null);
      // A file that was written over is a new one.
      if (found) now.set(path, `${path} ${found.size} ${found.mtimeMs}`);
    }
    const fresh = [...now].filter(([, stand]) => !this.#taken.has(stand));
    // One that still grows holds up the others: they belong together, as a drop does.
    const isWhole = fresh.every(([path, stand]) => this.#before.get(path) === stand);
    this.#before = now;
    if (!isWhole) return [];
    for (const [, stand] of fresh) this.#taken.add(stand);
    return fresh.map(([path]) => path);
  }
}

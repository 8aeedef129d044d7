import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { exportsIn, identityOf } from './input-files';

/** How often a folder is looked at. Looked at, not listened to: network drives tell of no changes. */
const lookEveryMs = 1_000;

interface WatchOptions {
  everyMs?: number;
  /** Places that the program itself writes to. */
  outputs?: ReadonlySet<string>;
}

/** Exports that lie whole in a folder, not in folders below it: as long, and as old, as one look before. */
export class FolderWatch {
  /** What was given: how it stood, and from when on it is given again (milliseconds of the clock). */
  readonly #taken = new Map<string, { stand: string; againAt: number }>();
  #before = new Map<string, string>();
  readonly #end = new AbortController();
  readonly #everyMs: number;
  readonly #outputs: ReadonlySet<string>;

  constructor(
    private readonly folder: string,
    { everyMs = lookEveryMs, outputs = new Set() }: WatchOptions = {},
  ) {
    this.#everyMs = everyMs;
    this.#outputs = outputs;
  }

  /** The next files that nobody took yet; empty once the watch is closed. */
  async next(): Promise<string[]> {
    while (!this.#end.signal.aborted) {
      const whole = await this.#look();
      if (whole.length > 0) return whole;
      await sleep(this.#everyMs, undefined, { signal: this.#end.signal }).catch(() => undefined);
    }
    return [];
  }

  /** Nothing came of these: they are given again. */
  release(paths: readonly string[], afterMs: number): void {
    for (const path of paths) {
      const taken = this.#taken.get(path);
      if (taken) taken.againAt = Date.now() + afterMs;
    }
  }

  close(): void {
    this.#end.abort();
  }

  async #look(): Promise<string[]> {
    const now = new Map<string, string>();
    const outputs = new Set(await Promise.all([...this.#outputs].map(identityOf)));
    // A drive that is away comes back; nothing is new meanwhile.
    for (const path of await exportsIn(this.folder).catch(() => [])) {
      const found = await stat(path).catch(() => null);
      // By whatever way the folder is named: what was written here is no export.
      if (this.#outputs.has(path) || (found && outputs.has(`${found.dev} ${found.ino}`))) continue;
      // A file that was written over is a new one.
      if (found) now.set(path, `${found.size} ${found.mtimeMs}`);
    }
    const fresh = [...now].filter(([path, stand]) => {
      const taken = this.#taken.get(path);
      return taken?.stand !== stand || taken.againAt <= Date.now();
    });
    // One that still grows holds up the others: they belong together, as a drop does.
    const isWhole = fresh.every(([path, stand]) => this.#before.get(path) === stand);
    this.#before = now;
    if (!isWhole) return [];
    for (const [path, stand] of fresh) this.#taken.set(path, { stand, againAt: Number.POSITIVE_INFINITY });
    return fresh.map(([path]) => path);
  }
}

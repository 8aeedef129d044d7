import type { ActivityLine } from '../../preload/contract';

const shown = 2_000;
const published = 200;

export interface ActivityLogOptions {
  publish: (newest: ActivityLine[]) => void;
  /** Keeps lines beyond this session; rejects while the store is closed, and then they are offered again. */
  keep: (lines: ActivityLine[]) => Promise<void>;
  everyMs?: number;
}

/**
 * Every call to a service leaves a line here: time, route template, status, duration, attempt; no body, no secret, no
 * identifiers in paths. An upload makes many lines a second and a person reads a few: they are published and kept in
 * bundles.
 */
export class ActivityLog {
  readonly #options: ActivityLogOptions;
  readonly #lines: ActivityLine[] = [];
  #unkept: ActivityLine[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(options: ActivityLogOptions) {
    this.#options = options;
  }

  add(line: ActivityLine): void {
    this.#lines.unshift(line);
    if (this.#lines.length > shown) this.#lines.length = shown;
    this.#unkept.push(line);
    if (this.#unkept.length > shown) this.#unkept.shift();
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#options.publish(this.#lines.slice(0, published));
      void this.flush();
    }, this.#options.everyMs ?? 250);
    this.#timer.unref?.();
  }

  /** Lines of earlier sessions, newest first; they come behind those of this one. */
  addEarlier(lines: ActivityLine[]): void {
    const known = new Set(this.#lines.map((line) => line.id));
    this.#lines.push(...lines.filter((line) => !known.has(line.id)));
    if (this.#lines.length > shown) this.#lines.length = shown;
    this.#options.publish(this.#lines.slice(0, published));
  }

  /** Keeps what is not kept yet. Never rejects. */
  async flush(): Promise<void> {
    const lines = this.#unkept;
    if (lines.length === 0) return;
    this.#unkept = [];
    try {
      await this.#options.keep(lines);
    } catch {
      this.#unkept = [...lines, ...this.#unkept].slice(-shown);
    }
  }

  /** Newest first. */
  lines(): ActivityLine[] {
    return [...this.#lines];
  }

  asJsonLines(): string {
    return this.#lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  }

  clear(): void {
    this.#lines.length = 0;
    this.#unkept = [];
    this.#options.publish([]);
  }
}

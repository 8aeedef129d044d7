import type { ActivityLine } from '../../preload/contract';

const kept = 2_000;
const published = 200;

/**
 * Every call to a service leaves a line here: time, route template, status, duration, attempt; no body, no secret, no
 * identifiers in paths. The newest 2,000 are kept in memory, the log file has them all.
 */
export class ActivityLog {
  readonly #lines: ActivityLine[] = [];
  readonly #publish: (newest: ActivityLine[]) => void;
  readonly #publishEveryMs: number;
  #timer: NodeJS.Timeout | null = null;

  constructor(publish: (newest: ActivityLine[]) => void, publishEveryMs = 250) {
    this.#publish = publish;
    this.#publishEveryMs = publishEveryMs;
  }

  add(line: ActivityLine): void {
    this.#lines.unshift(line);
    if (this.#lines.length > kept) this.#lines.length = kept;
    // An upload makes many lines a second; a person reads a few.
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#publish(this.#lines.slice(0, published));
    }, this.#publishEveryMs);
    this.#timer.unref?.();
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
  }
}

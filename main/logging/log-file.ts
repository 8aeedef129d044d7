import { appendFileSync, chmodSync, existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withoutSecrets } from '../service';
import { type LogEntry, logEntry } from './log-entry';
import { prepareFolder } from './own-folder';
import { redact } from './redaction';

const sizeLimitBytes = 2 * 1024 * 1024;

/** From the least important one up. */
const levels = ['info', 'warning', 'fault'] as const;
type Level = (typeof levels)[number];

/** The log on disk: JSON lines, redacted where they leave for the disk (SEC-20), one older file kept. */
export class LogFile {
  readonly #path: string;
  #least = 0;

  constructor(folder: string) {
    prepareFolder(folder);
    this.#path = join(folder, 'kontor.log');
  }

  /** @param least the least important level that is written from now on */
  setLevel(least: Level): void {
    this.#least = levels.indexOf(least);
  }

  /** The last lines of this file and the one before it, the oldest first. */
  tail(most: number): string[] {
    const lines = [`${this.#path}.1`, this.#path].flatMap((path) =>
      existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [],
    );
    return lines.slice(-most);
  }

  /** Writes one line. A field that is not allowed is a programming fault: the line then says only that. */
  write(rawEntry: LogEntry): void {
    const parsed = logEntry.safeParse(rawEntry);
    const entry: LogEntry = parsed.success ? parsed.data : { event: 'log.fieldRefused', level: 'fault' };
    if (levels.indexOf(entry.level ?? 'info') < this.#least) return;
    const line = redactFields({ at: new Date().toISOString(), ...entry });
    try {
      this.#rotate();
      const isNew = !existsSync(this.#path);
      appendFileSync(this.#path, `${JSON.stringify(line)}\n`, { mode: 0o600 });
      if (isNew) chmodSync(this.#path, 0o600);
    } catch {
      // A log that cannot be written must not stop the program, and there is no other place to say so.
    }
  }

  #rotate(): void {
    if (existsSync(this.#path) && statSync(this.#path).size > sizeLimitBytes) {
      renameSync(this.#path, `${this.#path}.1`);
    }
  }
}

/** Names of events and levels are ours; every other text may hold something of the outside (SEC-20). */
const ownFields = new Set(['at', 'event', 'level', 'method', 'logId']);

function redactFields(entry: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      if (typeof value !== 'string' || ownFields.has(name)) return [name, value];
      // Identifiers have long runs of digits; only what is free text loses numbers and amounts as well.
      return [name, name === 'message' ? redact(value) : withoutSecrets(value)];
    }),
  );
}

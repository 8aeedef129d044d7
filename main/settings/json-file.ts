import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';

/**
 * A small JSON file that is replaced as a whole (temporary file, then rename) and readable by its owner only
 * (SEC-24). A file that is missing or damaged counts as the default; it never stops the program.
 */
export class JsonFile<T> {
  readonly #path: string;
  readonly #schema: z.ZodType<T>;
  #value: T;

  constructor(path: string, schema: z.ZodType<T>, fallback: T) {
    this.#path = path;
    this.#schema = schema;
    this.#value = this.#load(fallback) ?? fallback;
  }

  get value(): T {
    return this.#value;
  }

  save(value: T): void {
    const checked = this.#schema.parse(value);
    mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 });
    const temporary = `${this.#path}.${randomBytes(4).toString('hex')}.tmp`;
    writeFileSync(temporary, `${JSON.stringify(checked, null, 2)}\n`, { mode: 0o600 });
    renameSync(temporary, this.#path);
    chmodSync(this.#path, 0o600);
    this.#value = checked;
  }

  #load(fallback: T): T | null {
    try {
      const raw: unknown = JSON.parse(readFileSync(this.#path, 'utf8'));
      // A member that an older version did not know takes its default.
      const isRecord = typeof fallback === 'object' && fallback !== null && !Array.isArray(fallback);
      const parsed = this.#schema.safeParse(isRecord ? { ...fallback, ...(raw as object) } : raw);
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  }
}

import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { z } from 'zod';
import { salvagedJson } from './salvaged-json';

const previousEnding = '.previous';
const asideEnding = '.damaged-';

/**
 * A small JSON file that is replaced as a whole (temporary file, on the disk, then rename) and readable by its owner only
 * (SEC-24); the version before stays beside it. A missing file counts as the default. A damaged one, or one of a newer version, never
 * stops the program and is never written over: it gets another name, and what can be taken of it counts.
 */
export class JsonFile<T> {
  readonly path: string;
  readonly #schema: z.ZodType<T>;
  #value: T;

  /** @param onSetAside is told the name that a damaged file has now */
  constructor(
    path: string,
    schema: z.ZodType<T>,
    fallback: T,
    onSetAside: (name: string) => void = () => undefined,
  ) {
    this.path = path;
    this.#schema = schema;
    const read = this.#read(path, fallback);
    this.#value = read?.value ?? fallback;
    if (!read || read.isWhole) return;
    this.#value = read.value ?? this.#read(path + previousEnding, fallback)?.value ?? fallback;
    this.#setAside(onSetAside);
  }

  get value(): T {
    return this.#value;
  }

  save(value: T): void {
    const checked = this.#schema.parse(value);
    mkdirSync(dirname(this.path), { recursive: true, mode: 0o700 });
    const temporary = `${this.path}.${randomBytes(4).toString('hex')}.tmp`;
    try {
      const file = openSync(temporary, 'wx', 0o600);
      try {
        writeFileSync(file, `${JSON.stringify(checked, null, 2)}\n`);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      if (existsSync(this.path)) copyFileSync(this.path, this.path + previousEnding);
      renameSync(temporary, this.path);
    } catch (cause) {
      // On a full disk each try would leave one more, with what the file holds.
      rmSync(temporary, { force: true });
      throw cause;
    }
    chmodSync(this.path, 0o600);
    this.#value = checked;
  }

  /** Null where there is no file; a value of null where nothing can be taken of it. */
  #read(path: string, fallback: T): { value: T | null; isWhole: boolean } | null {
    try {
      const raw: unknown = JSON.parse(readFileSync(path, 'utf8'));
      // A member that an older version did not know takes its default.
      const isRecord = typeof fallback === 'object' && fallback !== null && !Array.isArray(fallback);
      const parsed = this.#schema.safeParse(isRecord ? { ...fallback, ...(raw as object) } : raw);
      if (parsed.success) return { value: parsed.data, isWhole: true };
      return { value: salvagedJson(this.#schema, raw, fallback), isWhole: false };
    } catch (cause) {
      return (cause as NodeJS.ErrnoException).code === 'ENOENT' ? null : { value: null, isWhole: false };
    }
  }

  /** In a folder that cannot be written to it stays where it is: nothing can be written over it there either. */
  #setAside(onSetAside: (name: string) => void): void {
    const time = new Date().toISOString().slice(0, 19).replaceAll(':', '');
    const aside = `${this.path}${asideEnding}${time}`;
    try {
      renameSync(this.path, aside);
      onSetAside(basename(aside));
      this.save(this.#value);
    } catch {}
  }
}

/** The file and what was kept of it under other names. */
export function filesOfJson(path: string): string[] {
  const folder = dirname(path);
  const name = basename(path);
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file === name || file.startsWith(`${name}.`))
        .map((file) => join(folder, file))
    : [];
}

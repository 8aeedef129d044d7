import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { OfferedFile } from '../../preload/contract';
import { readFully } from '../database-guard/read-fully';
import { KontorError } from '../errors/kontor-error';
import { type KnownFile, withFile } from './file-stand';

/** Files beyond this number in one action are a mistake of the caller, and are not offered. */
const filesLimit = 1_000;

/** Paths among the arguments of a start: no switches, not the program itself. Relative ones belong to `folder`. */
export function pathsInArguments(argv: readonly string[], folder: string): string[] {
  return argv
    .filter((argument) => argument !== '' && !argument.startsWith('-'))
    .map((argument) => resolve(folder, argument));
}

/**
 * Export files that came in past the window: command line, file association, dock, a second start. The page learns name
 * and size and reads the bytes under a token; the path stays here (SEC-27).
 */
export class FileIntake {
  readonly #known = new Map<string, KnownFile>();
  readonly #files: OfferedFile[] = [];
  readonly #publish: (files: OfferedFile[]) => void;

  constructor(publish: (files: OfferedFile[]) => void) {
    this.#publish = publish;
  }

  /** Offers the regular files among these, and answers which; anything else was no export and is passed over. */
  async offer(paths: readonly string[]): Promise<OfferedFile[]> {
    const fresh: OfferedFile[] = [];
    for (const path of paths.slice(0, filesLimit)) {
      const found = await stat(path).catch(() => null);
      if (!found?.isFile()) continue;
      const token = randomUUID();
      this.#known.set(token, { path, sizeBytes: found.size, modifiedMs: found.mtimeMs });
      fresh.push({ token, name: basename(path).slice(0, 500), sizeBytes: found.size });
    }
    this.#files.push(...fresh);
    this.#publish([...this.#files]);
    return fresh;
  }

  /**
   * Bytes of an offered file; fewer than `length` at its end.
   * @throws KontorError file.vanished, file.unreadable, file.grew, file.changed: it is not what it was when it was offered
   */
  async read(token: string, offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#known.get(token);
    if (!known) throw new KontorError('file.vanished');
    const found = await withFile(known, async (handle) => {
      const buffer = new Uint8Array(length);
      return buffer.subarray(0, await readFully(handle, buffer, offset));
    });
    if (found.stand === 'same') return found.value;
    throw new KontorError(`file.${found.stand}`, undefined, { cause: found.cause });
  }

  /** The page has the file, or could not get it: it is offered no longer. */
  take(token: string): void {
    this.#known.delete(token);
    const index = this.#files.findIndex((file) => file.token === token);
    if (index >= 0) this.#files.splice(index, 1);
    this.#publish([...this.#files]);
  }
}

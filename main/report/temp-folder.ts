import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that live for a moment: in one folder of our own under userData, emptied at start and at quit (SEC-25). */
export class TempFolder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Writes the bytes, down to the disk, under a name of its own; the caller moves or removes the file. */
  async write(bytes: Uint8Array): Promise<string> {
    await mkdir(this.#path, { recursive: true, mode: 0o700 });
    const path = join(this.#path, `${randomUUID()}.part`);
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } catch (error) {
      await file.close();
      await rm(path, { force: true });
      throw error;
    }
    await file.close();
    return path;
  }

  /** Removes what a crash left behind. Never throws: a file in use is removed next time. */
  async clear(): Promise<void> {
    const names = await readdir(this.#path).catch(() => [] as string[]);
    await Promise.all(
      names.map((name) =>
        rm(join(this.#path, name), { recursive: true, force: true }).catch(() => undefined),
      ),
    );
  }
}

import { open } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { FileStand } from '../../preload/contract';

/** A file as it was when the page got it. */
export interface KnownFile {
  readonly path: string;
  readonly sizeBytes: number;
  readonly modifiedMs: number;
}

const gone: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR']);

/** How a file stands against what was known of it. One that has grown is still being written, as a rule. */
export async function standOf({ path, sizeBytes, modifiedMs }: KnownFile): Promise<FileStand> {
  if (!isAbsolute(path)) return 'unreadable';
  try {
    const handle = await open(path, 'r');
    try {
      const { size, mtimeMs } = await handle.stat();
      if (size > sizeBytes) return 'grew';
      if (size < sizeBytes || Math.floor(mtimeMs) !== Math.floor(modifiedMs)) return 'changed';
      await handle.read(new Uint8Array(1), 0, 1, 0);
      return 'same';
    } finally {
      await handle.close();
    }
  } catch (error) {
    return gone.has((error as NodeJS.ErrnoException).code) ? 'vanished' : 'unreadable';
  }
}

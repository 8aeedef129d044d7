import { type FileHandle, open } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { FileStand } from '../../preload/contract';
import { openToRead } from '../settings/open-to-read';

/** A file as it was when the page got it. */
export interface KnownFile {
  readonly path: string;
  readonly sizeBytes: number;
  readonly modifiedMs: number;
}

const gone: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR']);

/** How a file stands against what was known of it. One that has grown is still being written, as a rule. */
export async function standOf(known: KnownFile): Promise<FileStand> {
  const { stand } = await withFile(known, (handle) => handle.read(new Uint8Array(1), 0, 1, 0));
  return stand;
}

/** Reads of a file that is as it was known: what is checked and what is read is the same one, whatever takes its name meanwhile. */
export async function withFile<T>(
  { path, sizeBytes, modifiedMs }: KnownFile,
  read: (handle: FileHandle) => Promise<T>,
): Promise<{ stand: 'same'; value: T } | { stand: Exclude<FileStand, 'same'>; cause?: unknown }> {
  if (!isAbsolute(path)) return { stand: 'unreadable' };
  try {
    const handle = await open(path, openToRead);
    try {
      const found = await handle.stat();
      if (!found.isFile()) return { stand: 'unreadable' };
      if (found.size > sizeBytes) return { stand: 'grew' };
      if (found.size < sizeBytes || Math.floor(found.mtimeMs) !== Math.floor(modifiedMs))
        return { stand: 'changed' };
      return { stand: 'same', value: await read(handle) };
    } finally {
      await handle.close();
    }
  } catch (cause) {
    return { stand: gone.has((cause as NodeJS.ErrnoException).code) ? 'vanished' : 'unreadable', cause };
  }
}

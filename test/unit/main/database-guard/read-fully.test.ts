import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readFully } from '../../../../main/database-guard/read-fully';

const folder = mkdtempSync(join(tmpdir(), 'kontor-read-fully-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A disk that answers with three bytes at most, as a share may. */
const inPieces = (handle: FileHandle): Pick<FileHandle, 'read'> =>
  ({
    read: (buffer: Uint8Array, offset: number, length: number, position: number) =>
      handle.read(buffer, offset, Math.min(3, length), position),
  }) as Pick<FileHandle, 'read'>;

describe('a file that is read whole', () => {
  it.each([
    [0, 16, 'version: 1\nfiles'.slice(0, 16)],
    [9, 100, '1\nfiles: [exports]\n'],
    [29, 4, ''],
  ])('is read from %i on, %i bytes at most, however small the answers are', async (position, most, text) => {
    const path = join(folder, 'job.yaml');
    writeFileSync(path, 'version: 1\nfiles: [exports]\n');
    const handle = await open(path);
    try {
      const buffer = Buffer.alloc(most);
      const read = await readFully(inPieces(handle), buffer, position);
      expect(buffer.toString('utf8', 0, read)).toBe(text);
    } finally {
      await handle.close();
    }
  });
});

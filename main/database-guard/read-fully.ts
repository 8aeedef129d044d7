import type { FileHandle } from 'node:fs/promises';

/**
 * As many bytes as there are from `position` on, at most a whole `buffer`: one reading may answer with fewer than there are, as on shares and
 * in file systems of other programs. Answers how many were read.
 */
export async function readFully(
  handle: Pick<FileHandle, 'read'>,
  buffer: Uint8Array,
  position: number,
): Promise<number> {
  let read = 0;
  while (read < buffer.length) {
    const { bytesRead } = await handle.read(buffer, read, buffer.length - read, position + read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return read;
}

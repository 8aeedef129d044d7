import { lostBytes } from './lost-bytes';
import { type ExportSource, ReadFailure } from './source';

/** Bytes of a source; a file that went or changed meanwhile is named for what it is. */
export async function readBytes(source: ExportSource, start: number, end: number): Promise<Uint8Array> {
  let bytes: Uint8Array;
  try {
    bytes = await source.slice(start, end);
  } catch (thrown) {
    throw lostBytes(thrown);
  }
  if (bytes.length !== end - start) throw new ReadFailure('file.changed');
  return bytes;
}

import { Sha256 } from '../engine/bytes/sha256';

/** Few enough that the window does not stand still while they are hashed. */
const sliceBytes = 1_048_576;

/** SHA-256 of a file as hexadecimal text, slice by slice. Rejects when the file cannot be read. */
export async function digestOfFile(file: Blob): Promise<string> {
  const hash = new Sha256();
  for (let start = 0; start < file.size; start += sliceBytes) {
    hash.update(new Uint8Array(await file.slice(start, start + sliceBytes).arrayBuffer()));
  }
  return hash.digestHex();
}

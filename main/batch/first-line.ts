/** A secret is short; the key store of one system takes 2,560 bytes. */
const longestLine = 16 * 1024;

/** The first line of an input, without its end; empty for one that is longer than any secret, or that has none. */
export async function firstLineOf(input: AsyncIterable<Uint8Array>): Promise<string> {
  let line = Buffer.alloc(0);
  for await (const piece of input) {
    line = Buffer.concat([line, piece]);
    const end = line.indexOf(0x0a);
    if (end >= 0) line = line.subarray(0, end);
    if (line.length > longestLine) return '';
    if (end >= 0) break;
  }
  return line.toString('utf8').replace(/\r$/, '');
}

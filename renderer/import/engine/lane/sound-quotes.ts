const quote = 34;
const lineFeed = 10;
const carriageReturn = 13;

/**
 * Whether every quote in whole lines opens a cell, closes it on the same line, or is doubled within it (RFC 4180). Where one is not,
 * what it means depends on what stands around it, and that is the parser's to tell.
 */
export function hasSoundQuotes(bytes: Uint8Array, delimiter: number): boolean {
  let isStart = true;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte !== quote) {
      isStart = byte === delimiter || byte === lineFeed;
      continue;
    }
    if (!isStart) return false;
    at = closingQuote(bytes, at + 1);
    if (at < 0) return false;
    const next = bytes[at + 1];
    if (next !== delimiter && next !== lineFeed && !(next === carriageReturn && bytes[at + 2] === lineFeed))
      return false;
  }
  return true;
}

/** Place of the quote that closes a cell; -1 where its line ends before. */
function closingQuote(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === lineFeed) return -1;
    if (byte !== quote) continue;
    if (bytes[at + 1] !== quote) return at;
    at++;
  }
  return -1;
}

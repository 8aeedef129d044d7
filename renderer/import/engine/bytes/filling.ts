/** NUL bytes with which machines of fixed record lengths fill cells and lines: they are no text and end nothing. */

/** What stands beside a filled cell: separators, quotes, blanks and line ends. */
const edges = new Set([...';,\t|"\r\n '].map((sign) => sign.charCodeAt(0)));
/** One run of NULs within a word for so many lines is damage; more of them, and the bytes are no text. */
const linesPerDamage = 20;
const lineFeed = 10;

/** Whether the NULs of a file stand at the edges of cells and lines, as only filling does. */
export function isFilledText(bytes: Uint8Array): boolean {
  let lines = 0;
  let within = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === lineFeed) lines++;
    if (bytes[at] !== 0) continue;
    const before = bytes[at - 1];
    while (bytes[at + 1] === 0) at++;
    const behind = bytes[at + 1];
    const isAtEdge = before === undefined || behind === undefined || edges.has(before) || edges.has(behind);
    if (!isAtEdge) within++;
  }
  return lines > 0 && within <= Math.ceil(lines / linesPerDamage);
}

const filling = /(?<=^|[;,\t|"\r\n ])\0+|\0+(?=$|[;,\t|"\r\n ])/g;

/** The text without its filling; what is left of NULs is damage. */
export function withoutFilling(text: string): string {
  return text.replace(filling, '');
}

/** From so many characters on V8 makes a slice by reference to the text it was cut from. */
const leastSliced = 13;
/** More than are handed to a function at once, and longer than any cell of a usual export. */
const mostUnits = 4_096;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const kept: number[] = [];

/**
 * The same text with characters of its own. Whoever keeps a cell for longer than its row takes this: a slice would keep its whole
 * piece of the file in memory, and many of them the whole file. By units, because a decoder costs the browser ten times as much.
 */
export function flatText(text: string): string {
  const { length } = text;
  if (length < leastSliced) return text;
  if (length > mostUnits) return decoder.decode(encoder.encode(text));
  kept.length = length;
  for (let at = 0; at < length; at++) kept[at] = text.charCodeAt(at);
  return String.fromCharCode.apply(null, kept);
}

/** From so many characters on V8 makes a slice by reference to the text it was cut from. */
const leastSliced = 13;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The same text with characters of its own. Whoever keeps a cell for longer than its row takes this: a slice would keep its whole
 * piece of the file in memory, and many of them the whole file.
 */
export function flatText(text: string): string {
  return text.length < leastSliced ? text : decoder.decode(encoder.encode(text));
}

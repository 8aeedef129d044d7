/** Signs that are written from right to left, and what says which way to write. */
const turning =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Embeddings, overrides and isolates. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;
/** Of a text whose isolates close: they keep parts of it apart, and end before it does. */
const overrides = /[\u202a-\u202e\u2066\u2067]/g;
const [isolate, end] = ['\u2068', '\u2069'];

/**
 * A text from outside as a part of a longer one: without it a name could show the amount behind it from right to left (UAX 9, section 2.4).
 * Most texts stay as they are.
 */
export function isolatedText(text: string | false | null | undefined): string {
  if (!text || !turning.test(text)) return text || '';
  const kept = text.replace(overrides, '');
  return `${isolate}${isClosed(kept) ? kept : kept.replace(turns, '')}${end}`;
}

/** Parts of one line, what is missing or empty left out, each kept apart from the next (`isolatedText`). */
export function joinedTexts(parts: readonly (string | false | null | undefined)[], separator = ', '): string {
  return parts.filter(Boolean).map(isolatedText).join(separator);
}

/** Whether each isolate of a text ends in it. */
function isClosed(text: string): boolean {
  let open = 0;
  for (const sign of text) {
    if (sign === isolate) open += 1;
    else if (sign === end) open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

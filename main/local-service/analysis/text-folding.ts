/**
 * Folding brings every spelling of a word to one form: upper case, no accents, no punctuation, and "ä", "ae" and "a"
 * alike become "A" (banks write Prämie, Praemie, PRAEMIE and Pramie). The same folding is applied to the word tables, so
 * a real "ue" (STEUER) is shortened on both sides and still meets itself.
 */

const cache = new Map<string, string>();
const cacheLimit = 200_000;

function foldUncached(text: string): string {
  let folded = text.normalize('NFC').toUpperCase();
  if (/[^\x20-\x7e]/.test(folded)) {
    folded = folded
      .replace(/Ä|Æ/g, 'A')
      .replace(/Ö|Ø|Œ/g, 'O')
      .replace(/Ü/g, 'U')
      .replace(/ß|ẞ/g, 'SS')
      .normalize('NFD')
      .replace(/\p{M}/gu, '');
  }
  return folded
    .replace(/AE/g, 'A')
    .replace(/OE/g, 'O')
    .replace(/UE/g, 'U')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Folded text, words separated by one blank. */
export function fold(text: string): string {
  if (text === '') return '';
  const known = cache.get(text);
  if (known !== undefined) return known;
  const folded = foldUncached(text);
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(text, folded);
  return folded;
}

export interface SqueezedText {
  /** Folded text without blanks: words that a bank broke with a stray blank are whole again. */
  text: string;
  /** 1 at each position where a word started in the folded text, and at the end. */
  starts: Uint8Array;
}

export function squeeze(folded: string): SqueezedText {
  const starts = new Uint8Array(folded.length + 1);
  let text = '';
  let isStart = true;
  let from = 0;
  for (let i = 0; i <= folded.length; i += 1) {
    if (i < folded.length && folded.charCodeAt(i) !== 32) {
      if (isStart) {
        starts[text.length + i - from] = 1;
        isStart = false;
      }
    } else {
      text += folded.slice(from, i);
      from = i + 1;
      isStart = true;
    }
  }
  starts[text.length] = 1;
  return { text, starts };
}

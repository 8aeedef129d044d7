/**
 * Folding brings every spelling of a word to one form: upper case, no accents, no punctuation, and "ä", "ae" and "a"
 * alike become "A" (banks write Prämie, Praemie, PRAEMIE and Pramie). The same folding is applied to the word tables, so
 * a real "ue" (STEUER) is shortened on both sides and still meets itself.
 */

const cache = new Map<string, string>();
const cacheLimit = 200_000;

function foldUncached(text: string): string {
  let folded = text.toUpperCase();
  if (/[^\x20-\x7e]/.test(folded)) {
    folded = folded
      .normalize('NFC')
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

/** Folded text, words separated by one blank; not kept, for texts that hardly come twice. */
export function foldOnce(text: string): string {
  return text === '' ? '' : foldUncached(text);
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

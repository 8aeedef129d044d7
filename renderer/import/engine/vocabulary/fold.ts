import { unprotected } from '../values/protected-cell';
import { inEnglish } from './header-words/east-asian';
import { latinLetters } from './header-words/letters';

/**
 * The one way to compare texts. `fold` is for what stands in cells and keeps blanks and signs; `foldHeader` is for names of columns
 * and labels and keeps words only. They differ in one letter rule: German headers write `ü` as `ue`, cells lose its dots. Tables spell
 * a word once, with its own letters: `spellings` and `headerSpellings` give every form in which it may stand in a file.
 */

/** Letters that are no letter with an accent. */
const ownLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
/** How letters are written on keyboards that lack them. */
const typed: Readonly<Record<string, string>> = { ...umlauts, ø: 'oe', å: 'aa' };
/** Anything but ASCII: only then is there an accent to take away. */
const hasOther = /[^\0-\x7f]/;

/** Small letters without accents; letters of other scripts stay. */
function plainLetters(small: string): string {
  if (!hasOther.test(small)) return small;
  const plain = small.normalize('NFD').replace(/\p{M}/gu, '');
  return hasOther.test(plain)
    ? plain.replace(/[ßøæłđœðþı]/g, (letter) => ownLetters[letter] ?? letter)
    : plain;
}

const twoLetters = (small: string) => small.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter);

/** From its first mark only: looked for at each mark of a long row of them, it would take the square of their number. */
const trailingMarks = /(?<![.:*])[.:*]+$/;

/** Comparable form of a cell: small letters without accents, one blank for all white space, no punctuation at the end. */
export function fold(raw: string): string {
  const small = unprotected(raw.trim())
    .replace(/^[|/]+\s*(?=\p{L}{4})/u, '')
    .toLowerCase();
  return plainLetters(small)
    .replace(/[\s_]+/g, ' ')
    .replace(trailingMarks, '');
}

/**
 * Comparable form of a header: the letters of `fold`, umlauts as ae, oe, ue, Greek and Cyrillic in Latin letters, gender marks and
 * punctuation gone, words apart. `Zahlungsempfänger*in` -> `zahlungsempfaenger`, `booking_date` -> `booking date`.
 */
export function foldHeader(raw: string): string {
  const small = inEnglish(raw)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[*:_](r|in|innen|n)\b/g, '');
  return plainLetters(twoLetters(small))
    .replace(/[α-ωа-яєіґ]/g, (letter) => latinLetters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** `foldHeader` without the German way of writing umlauts: `Bokföringsdag`, `Kirjauspäivä`. */
export function foldHeaderPlain(raw: string): string {
  return foldHeader(raw.normalize('NFD').replace(/\p{M}/gu, ''));
}

const typedOut = (word: string) =>
  word.toLowerCase().replace(/[äöüøå]/g, (letter) => typed[letter] ?? letter);

/** The forms of a word of a table in cells: `Gebühr` as `gebuhr` and `gebuehr`. */
export function spellings(word: string): readonly string[] {
  if (!hasOther.test(word)) return [fold(word)];
  return [...new Set([fold(word), fold(typedOut(word))])];
}

/** The forms of a word of a table in headers. */
export function headerSpellings(word: string): readonly string[] {
  if (!hasOther.test(word)) return [foldHeader(word)];
  return [...new Set([foldHeader(word), foldHeaderPlain(word), foldHeader(typedOut(word))])];
}

/** All forms of the words of a list, which are parted by `|`. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split('|').flatMap((word) => [...spellings(word)]));
}

/**
 * Folding brings every spelling of a word to one form: upper case, no accents, no punctuation, and "ä", "ae" and "a"
 * alike become "A" (banks write Prämie, Praemie, PRAEMIE and Pramie). Behind an "a" a "ue" is no umlaut: "Bauer" is not "Baur". The same
 * folding is applied to the word tables, so a real "ue" elsewhere (STEUER) is shortened on both sides and still meets itself.
 */

const blank = 32;
const letterE = 69;
/** Written "SS". */
const sharpS = 0xdf;

/** Folded letter by character code: 0 for what separates words, 255 for what only Unicode tables can judge. */
const plainLetters = new Uint8Array(256).fill(255);
for (let code = 0; code < 128; code += 1) {
  const letter = String.fromCharCode(code).toUpperCase();
  plainLetters[code] = /[A-Z0-9]/.test(letter) ? letter.charCodeAt(0) : 0;
}
for (const [written, folded] of ['äA', 'ÄA', 'öO', 'ÖO', 'üU', 'ÜU', 'ßS'])
  plainLetters[(written ?? '').charCodeAt(0)] = (folded ?? '').charCodeAt(0);

/** Kept between calls, since texts are folded millions of times; twice the longest text, for "ß". */
let buffer = Buffer.alloc(2048);

/** Whether an "E" behind these two letters belongs to "AE", "OE" or "UE". */
function endsUmlaut(before: number, beforeThat: number): boolean {
  if (before !== 85) return before === 65 || before === 79;
  return beforeThat !== 65;
}

/** One pass over a text of plain German letters; null where another letter asks for the Unicode tables. */
function foldPlain(text: string): string | null {
  if (buffer.length < text.length * 2) buffer = Buffer.alloc(text.length * 4);
  let length = 0;
  let before = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    const letter = code < 256 ? (plainLetters[code] ?? 255) : 255;
    if (letter === 255) return null;
    if (letter === 0) {
      if (length > 0 && buffer[length - 1] !== blank) {
        buffer[length] = blank;
        length += 1;
      }
    } else if (letter !== letterE || !endsUmlaut(before, length > 1 ? (buffer[length - 2] ?? 0) : 0)) {
      buffer[length] = letter;
      length += 1;
      if (code === sharpS) {
        buffer[length] = letter;
        length += 1;
      }
    }
    before = letter;
  }
  if (length > 0 && buffer[length - 1] === blank) length -= 1;
  return buffer.toString('latin1', 0, length);
}

function foldByTables(text: string): string {
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
    .replace(/(?<!A)UE/g, 'U')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Folded text, words separated by one blank. */
export function fold(text: string): string {
  return text === '' ? '' : (foldPlain(text) ?? foldByTables(text));
}

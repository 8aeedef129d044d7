/** IBANs as they stand inside of texts: in groups of four, cut, or with words right behind them. */

/** Letters and digits of an IBAN by country (ISO 13616), of the countries that statements here name most. */
const lengths: Readonly<Record<string, number>> = {
  AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27, GB: 22, GR: 27, HR: 21,
  HU: 28, IE: 22, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, SE: 24, SI: 19,
  SK: 24, SM: 27, TR: 26,
}; // biome-ignore format: a table

const begins = /(?<![A-Za-z0-9])([A-Za-z]{2})(\d\d)(?=[A-Za-z0-9 ]{8})/g;

export interface IbanInText {
  iban: string;
  before: string;
  after: string;
}

/** Letters and digits from `at`, blanks left out, until there are `count` of them; null where the text holds fewer in a row. */
function gather(text: string, at: number, count: number): { squeezed: string; end: number } | null {
  let squeezed = '';
  let i = at;
  for (; i < text.length && squeezed.length < count; i += 1) {
    const letter = text.charAt(i);
    if (letter === ' ') {
      if (text.charAt(i + 1) === ' ') break;
      continue;
    }
    if (!/[A-Za-z0-9]/.test(letter)) break;
    squeezed += letter;
  }
  return squeezed.length === count ? { squeezed: squeezed.toUpperCase(), end: i } : null;
}

/** The first whole IBAN of a text; null where there is none. */
export function findIban(text: string): IbanInText | null {
  begins.lastIndex = 0;
  for (let found = begins.exec(text); found; found = begins.exec(text)) {
    const count = lengths[(found[1] ?? '').toUpperCase()];
    const whole = count === undefined ? null : gather(text, found.index, count);
    // Behind its country and check digits an IBAN is mostly digits; a word that happens to begin like one is not.
    if (whole && whole.squeezed.replace(/\D/g, '').length >= whole.squeezed.length * 0.6)
      return {
        iban: whole.squeezed,
        before: text.slice(0, found.index).trim(),
        after: text.slice(whole.end).trim(),
      };
  }
  return null;
}

/** Too short for its country: the text was cut inside of it. */
export function isCutIban(iban: string): boolean {
  const count = lengths[iban.slice(0, 2)];
  return count !== undefined && iban.length < count;
}

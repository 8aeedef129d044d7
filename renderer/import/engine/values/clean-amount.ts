import { partsBreak, totalOfParts } from './amount-parts';
import { isCurrencyWord, isHundredth, parseCurrency } from './currencies';
import { KnownTexts } from './known-texts';
import { unprotected } from './protected-cell';

export interface CleanAmount {
  /** Digits and the signs `.` and `,` only. */
  readonly core: string;
  readonly sign: -1 | 1 | 0;
  /** ISO code beside the number; null when there is none. */
  readonly currency: string | null;
  /** A currency sign stands there that names no single currency. */
  readonly hasUnknownCurrency: boolean;
  /** Two minus signs: the sign is that of one, and the column tells what the second means. */
  readonly isDoubled: boolean;
}

const wordInFront = /^([\p{L}\p{Sc}][\p{L}$.]{0,3})\s*(?=[-+(\d.,])/u;
const wordBehind = /\s*([\p{L}\p{Sc}][\p{L}$.]{0,4})$/u;
const markInFront = /^(?:[DC]|DR|CR|Dr|Cr)\.?$/;
const blanks = /[\s\u00a0\u2007\u2009\u202f'’‘`´]/g;
/** What blanks and apostrophes part are groups of three digits: `123 45` is no number. */
const brokenGroup = /\d[\s\u00a0\u2007\u2009\u202f'’‘`´]+(?!\d{3}(?!\d))\d/;
const signInBrackets = /^[([]\s*([-−–+])\s*[)\]]\s*(?=[\p{L}\p{Sc}\d.,])/u;
/** `10,-`, `1.200,–`, `5.-- CHF`: no cents, and no minus either. */
const noCents = /(\d[.,])[-−–—]{1,2}(?=\s*(?:[\p{L}\p{Sc}.]{1,4}\s*)?\)?$)/u;
/** No currency and no sign has that many letters in a row. */
const manyLetters = /[A-Za-z]{6}/;
const coreForm = /^(?:\d+|\d{1,3}(?:[.,]\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})?(?:[.,]\d*)?$/;
const signWords: Record<string, -1 | 1> = {
  S: -1,
  H: 1,
  D: -1,
  C: 1,
  DR: -1,
  CR: 1,
  K: 1,
  SOLL: -1,
  HABEN: 1,
  DB: -1,
  OD: -1,
  Χ: -1,
  Π: 1,
};

/** Digits, their signs and at most a sign in front: nearly every amount, and nothing to take away from it. */
const plainForm = /^([-+]?)(\d[\d.,]*)$/;
const anyDigit = /\d/;

function plainAmount([, mark, core = '']: RegExpExecArray): CleanAmount | null {
  if (!coreForm.test(core)) return null;
  const sign = mark === '' ? 0 : mark === '-' ? -1 : 1;
  return { core, sign, currency: null, hasUnknownCurrency: false, isDoubled: false };
}

const known = new KnownTexts(amountIn);

/** Takes everything from a cell that is not digits: null when what remains is no amount. */
export function cleanAmount(raw: string): CleanAmount | null {
  const text = raw.trim();
  const plain = text.length > 40 ? null : plainForm.exec(text);
  if (plain) return plainAmount(plain);
  if (!anyDigit.test(text) || manyLetters.test(text)) return null;
  return text.length > 40 ? amountIn(text) : known.of(text);
}

function amountIn(cell: string): CleanAmount | null {
  let text = cell;
  if (partsBreak.test(text)) text = totalOfParts(text) ?? text;
  if (text.length > 40) return null;
  text = unprotected(text);
  if (text.startsWith("'")) text = text.slice(1);
  text = text.replace(noCents, '$100');
  let sign: -1 | 1 | 0 = 0;
  let currency: string | null = null;
  let hasUnknownCurrency = false;
  let isDoubled = false;
  // `▲1,000`, `△ 500`: how Japan writes a minus.
  text = text.replace(/^([\\¥￥]?)\s*[▲△]\s*/u, '-$1');
  // `(-) 4.20`, `[+] 4.20`: a sign that stands in brackets.
  text = text.replace(signInBrackets, '$1');
  for (let round = 0; round < 4; round++) {
    const before = text;
    if (text.startsWith('(') && text.endsWith(')')) {
      sign = -1;
      text = text.slice(1, -1).trim();
    }
    const first = text[0];
    const last = text[text.length - 1];
    if (first === '-' || first === '−' || first === '–' || first === '+') {
      if (sign !== 0 && first !== '+') return null;
      if (first !== '+' && text[1] === first) {
        // Behind a currency the first minus is that of the bank's form, whatever the other amounts have.
        isDoubled = currency === null && !hasUnknownCurrency;
        text = text.slice(1);
      }
      if (sign === 0) sign = first === '+' ? 1 : -1;
      text = text.slice(1).trim();
    } else if (last === '-' || last === '−' || last === '–' || last === '+') {
      if (sign !== 0) return null;
      sign = last === '+' ? 1 : -1;
      text = text.slice(0, -1).trim();
    }
    for (const pattern of [wordInFront, wordBehind]) {
      const word = pattern.exec(text)?.[1];
      if (word === undefined) continue;
      // `-R 30,000.00`: rand, where a cell with the letter alone says something else.
      if (word === 'R' && pattern === wordInFront) currency = 'ZAR';
      // `D 23.50`, `CR 100.00`: the mark of the direction in front.
      else if (markInFront.test(word) && pattern === wordInFront && sign === 0)
        sign = word[0]?.toUpperCase() === 'D' ? -1 : 1;
      if ((word === 'R' || markInFront.test(word)) && pattern === wordInFront) {
        text = text.replace(pattern, '').trim();
        continue;
      }
      // An amount of pence is none of pounds.
      if (isHundredth(word)) return null;
      if (isCurrencyWord(word)) {
        const code = parseCurrency(word);
        if (code === null) hasUnknownCurrency = true;
        else currency = code;
      } else if (pattern === wordBehind && signWords[word.toUpperCase()] !== undefined && sign === 0) {
        sign = signWords[word.toUpperCase()] ?? 0;
      } else return null;
      text = text.replace(pattern, '').trim();
    }
    if (text === before) break;
  }
  if (brokenGroup.test(text)) return null;
  const core = text.replace(blanks, '');
  if (!anyDigit.test(core) || !coreForm.test(core)) return null;
  return { core, sign, currency, hasUnknownCurrency, isDoubled };
}

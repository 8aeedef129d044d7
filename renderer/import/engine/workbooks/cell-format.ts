import { type DecimalSign, decimalEvidence, parseCurrency } from '../values/amounts';
import { isoDay } from '../values/calendar-days';
import { cleanAmount } from '../values/clean-amount';

/**
 * What a number format of a workbook (ECMA-376, 18.8.30) says of the numbers under it. A date is a number there, and a
 * currency often stands in the format alone.
 */
export interface CellFormat {
  kind: 'number' | 'percent' | 'date' | 'time' | 'dateTime';
  /** Decimals that are always shown. */
  decimals: number;
  /** Digits that are always shown, as `00000` for a bank code; 0 for any other format. */
  digits: number;
  currency: string | null;
}

const general: CellFormat = { kind: 'number', decimals: 0, digits: 0, currency: null };

/** Formats that have a number and no code in the file. Those of money show two decimals in the currency of the reader's system. */
const builtIn: Record<number, Partial<CellFormat>> = {
  2: { decimals: 2 },
  4: { decimals: 2 },
  7: { decimals: 2 },
  8: { decimals: 2 },
  9: { kind: 'percent' },
  10: { kind: 'percent', decimals: 2 },
  18: { kind: 'time' },
  19: { kind: 'time' },
  20: { kind: 'time' },
  21: { kind: 'time' },
  22: { kind: 'dateTime' },
  39: { decimals: 2 },
  40: { decimals: 2 },
  43: { decimals: 2 },
  44: { decimals: 2 },
  45: { kind: 'time' },
  46: { kind: 'time' },
  47: { kind: 'time' },
};
/** Dates, also those of East Asian systems. */
const builtInDates: [number, number][] = [
  [14, 17],
  [27, 31],
  [36, 36],
  [50, 54],
  [57, 58],
];
const builtInTimes: [number, number][] = [
  [32, 35],
  [55, 56],
];

function within(ranges: readonly [number, number][], id: number): boolean {
  return ranges.some(([first, last]) => id >= first && id <= last);
}

export function builtInFormat(id: number): CellFormat {
  if (within(builtInDates, id)) return { ...general, kind: 'date' };
  if (within(builtInTimes, id)) return { ...general, kind: 'time' };
  return { ...general, ...builtIn[id] };
}

const currencyMark = /\[\$([^\]-]+)(?:-[^\]]*)?\]|"([^"]+)"|([€£])/g;

/** Spreadsheet programs take 255 characters; time to read one grows with the square of its length. */
const longestCode = 1_000;

/** Reads the code of a format, as `#,##0.00\ [$€-407];[Red]-#,##0.00`; the part for positive numbers counts. */
export function parseFormat(code: string): CellFormat {
  const section = code.slice(0, longestCode).split(';')[0] ?? '';
  // Without texts, escaped characters, fillers, and brackets that are neither elapsed time nor text.
  const bare = section
    .replace(/"[^"]*"|\\.|[_*]./g, '')
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
    .replace(/general|standard/gi, '');
  const hasTime = /[hs]/i.test(bare);
  // `J` for the year is what some German and French writers leave in.
  const hasDate = /[ydj]/i.test(bare) || (!hasTime && /m/i.test(bare));
  if (!bare.includes('#') && (hasDate || hasTime)) {
    return { ...general, kind: hasDate && hasTime ? 'dateTime' : hasDate ? 'date' : 'time' };
  }
  const decimals = /\.(0+)/.exec(bare)?.[1]?.length ?? 0;
  if (bare.includes('%')) return { ...general, kind: 'percent', decimals };
  const digits = /^0{2,}$/.test(bare.trim()) ? bare.trim().length : 0;
  let currency: string | null = null;
  for (const [, inBrackets, quoted, sign] of section.matchAll(currencyMark))
    currency ??= parseCurrency(inBrackets ?? quoted ?? sign ?? '');
  return { kind: 'number', decimals, digits, currency };
}

const msPerDay = 86_400_000;
/** Days from 1900-01-00, as workbooks count them, to 1970-01-01; one less up to February 1900, which had no 29th (they think it had). */
const epoch1900 = 25_569;
const epoch1904 = 24_107;
/** 9999-12-31. */
const lastDay = 2_958_465;

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** Day, time or both of a serial number, as far as the format shows them; null for a number that is none. */
function dateText(serial: number, kind: CellFormat['kind'], is1904: boolean): string | null {
  if (!Number.isFinite(serial) || serial < 0 || serial > lastDay) return null;
  const seconds = Math.round((serial % 1) * 86_400);
  const days = Math.floor(serial) + (seconds === 86_400 ? 1 : 0);
  const rest = seconds % 86_400;
  const time = [Math.floor(rest / 3_600), Math.floor(rest / 60) % 60, rest % 60].map(twoDigits).join(':');
  if (kind === 'time') return time;
  if (!is1904 && days === 60) return '1900-02-29';
  const fromEpoch = days - (is1904 ? epoch1904 : days < 60 ? epoch1900 - 1 : epoch1900);
  const date = new Date(fromEpoch * msPerDay);
  const day = isoDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
  return kind === 'dateTime' && rest !== 0 ? `${day} ${time}` : day;
}

const written = /^([+-]?)(\d*)(?:\.(\d*))?(?:E([+-]?\d{1,3}))?$/i;
/** Digits that a floating-point number carries for sure. */
const sureDigits = 15;

/**
 * A number as plain decimal digits: exponents written out, and the noise of binary fractions taken away, which shows only
 * where more digits are written than such a number carries. Null for a text that is no number.
 */
function plainDecimal(raw: string): { sign: string; whole: string; fraction: string } | null {
  const found = written.exec(raw);
  if (!found) return null;
  const [, mark, before = '', behind = '', exponent = '0'] = found;
  if (before + behind === '') return null;
  const significant = (before + behind).replace(/^0+/, '');
  const sign = mark === '-' ? '-' : '';
  const isWhole = behind === '' && exponent === '0';
  if (!isWhole && significant.length > sureDigits) {
    const value = Math.abs(Number(raw));
    const short = value.toFixed(6);
    const text =
      value < 1e15 && Math.abs(value - Number(short)) <= 1e-11 * Math.max(1, value)
        ? short
        : value.toPrecision(sureDigits);
    return shift(sign, ...halves(text));
  }
  return shift(sign, before, behind, Number(exponent));
}

function halves(text: string): [string, string, number] {
  const [, , before = '', behind = '', exponent = '0'] = written.exec(text) ?? [];
  return [before, behind, Number(exponent)];
}

function shift(sign: string, before: string, behind: string, places: number) {
  const digits = before + behind;
  const point = before.length + places;
  const whole = point <= 0 ? '0' : digits.slice(0, point).padEnd(point, '0');
  const fraction = point <= 0 ? '0'.repeat(-point) + digits : digits.slice(point);
  const plain = { whole: whole.replace(/^0+(?=\d)/, '') || '0', fraction: fraction.replace(/0+$/, '') };
  return { sign: /[1-9]/.test(plain.whole + plain.fraction) ? sign : '', ...plain };
}

/** Texts from which the style of a workbook is inferred. */
const judgedTexts = 20_000;

/** How numbers are to be written beside the texts of a workbook: as most amounts among them are. */
export function decimalSignOf(texts: readonly string[]): DecimalSign {
  const seen = { ',': 0, '.': 0, either: 0, none: 0 };
  for (const text of texts.slice(0, judgedTexts)) {
    const amount = text.length <= 20 && /\d/.test(text) ? cleanAmount(text) : null;
    if (amount) seen[decimalEvidence(amount.core)]++;
  }
  return seen[','] > 0 && seen[','] >= seen['.'] ? ',' : '.';
}

/**
 * A number as it stands in the CSV: one sign for decimals, no groups, at least the decimals of its format. Three decimals
 * become four, for `1.234` could be a thousand and more elsewhere.
 */
export function numberText(
  raw: string,
  format: CellFormat,
  is1904: boolean,
  decimalSign: DecimalSign,
): string {
  const text = raw.trim();
  if (format.kind !== 'number' && format.kind !== 'percent') {
    const found = written.test(text) ? dateText(Number(text), format.kind, is1904) : null;
    if (found !== null) return found;
  }
  const plain = plainDecimal(text);
  if (!plain) return text;
  const isPercent = format.kind === 'percent';
  const { sign, whole, fraction: exact } = shift(plain.sign, plain.whole, plain.fraction, isPercent ? 2 : 0);
  const least = exact === '' ? format.decimals : Math.max(format.decimals, 2);
  let fraction = exact.padEnd(Math.min(least, 20), '0');
  if (fraction.length === 3) fraction += '0';
  const number =
    sign + whole.padStart(Math.min(format.digits, 40), '0') + (fraction === '' ? '' : decimalSign + fraction);
  if (isPercent) return `${number}%`;
  return format.currency === null ? number : `${number} ${format.currency}`;
}

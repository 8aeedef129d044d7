import { currencyPlaces } from '../../../../preload/contract/values/minor-units';
import { cleanAmount } from './clean-amount';
import { isCurrencyWord, parseCurrency } from './currencies';

export { isCurrencyWord, parseCurrency };

/** Reading of amounts: exact integers, never floats in arithmetic. The style belongs to the column, not to the cell. */

export type DecimalSign = ',' | '.';

/**
 * What two minus signs in front of an amount say. `CHF --61.03`: a bank's own minus in front of that of the number, where the column has
 * no other; `--21.78` beside `-21.78`: the minus is taken back. Where neither is told, the amount is not read.
 */
export type DoubleMinus = 'negative' | 'positive' | 'unreadable';

/** What one amount says of the decimal sign of its column: 0 nothing, 1 it could be either. */
export type StyleEvidence = DecimalSign | 'none' | 'either';

export function decimalEvidence(core: string): StyleEvidence {
  const comma = core.lastIndexOf(',');
  const point = core.lastIndexOf('.');
  if (comma < 0 && point < 0) return 'none';
  if (comma >= 0 && point >= 0) {
    const sign = comma > point ? ',' : '.';
    return core.indexOf(sign) === core.lastIndexOf(sign) ? sign : sign === ',' ? '.' : ',';
  }
  const sign: DecimalSign = comma >= 0 ? ',' : '.';
  const other: DecimalSign = sign === ',' ? '.' : ',';
  if (core.indexOf(sign) !== core.lastIndexOf(sign)) return other;
  const at = core.indexOf(sign);
  const behind = core.length - at - 1;
  if (behind !== 3) return sign;
  if (at === 0 || at > 3 || core[0] === '0') return sign;
  return 'either';
}

/** An amount in hundredths, of which only itself is known: a last group of three digits is one of thousands. Null for no amount. */
export function looseMinor(text: string): number | null {
  const clean = text.length <= 40 && /\d/.test(text) ? cleanAmount(text) : null;
  if (!clean) return null;
  const evidence = decimalEvidence(clean.core);
  const sign = evidence === 'none' || evidence === 'either' ? '' : evidence;
  const [whole = '', decimals = ''] = sign === '' ? [clean.core] : clean.core.split(sign);
  const minor = Number(whole.replace(/\D/g, '') + decimals.padEnd(2, '0').slice(0, 2));
  return clean.sign < 0 ? -minor : minor;
}

export const amountFailure = { unreadable: 1, tooPrecise: 2 } as const;

/** Whole numbers are in the smallest unit of their currency. */
export const ofMinorUnits = -1;

/**
 * Reads the amounts of one column. `parse` gives 0 when it succeeded and leaves the value in `minor`; otherwise a code of
 * `amountFailure`. Groups of thousands must be groups of three: `12.50` is no amount where the comma is the decimal sign.
 * The Indian way has groups of two before the last one: `3,92,090.60`.
 */
export class AmountReader {
  /** Value in minor units with `places` decimals. */
  minor = 0;
  /** Currency beside the number, or null. */
  currency: string | null = null;
  /** A sign of a currency stands there that names no single one. */
  hasUnknownCurrency = false;
  /** The cell has a sign of its own (plus, minus, parentheses, S/H). */
  hasSign = false;
  private readonly decimalCode: number;
  private readonly groupCode: number;
  /** Reads cells that this style cannot explain at all. */
  private readonly other: AmountReader | null;

  constructor(
    readonly decimalSign: DecimalSign,
    /** The file writes whole minor units with this many places; null: as written. */
    private readonly impliedDecimals: number | null = null,
    /** The column has single cells in the other style: what only that one explains is read by it. */
    isMixed = false,
    private readonly doubleMinus: DoubleMinus = 'negative',
  ) {
    this.other = isMixed
      ? new AmountReader(decimalSign === ',' ? '.' : ',', impliedDecimals, false, doubleMinus)
      : null;
    this.decimalCode = decimalSign.charCodeAt(0);
    this.groupCode = (decimalSign === ',' ? '.' : ',').charCodeAt(0);
  }

  parse(text: string, placesWanted: number): number {
    this.currency = null;
    this.hasUnknownCurrency = false;
    const first = text.charCodeAt(0);
    const isNegative = first === 45;
    this.hasSign = isNegative;
    const done = this.digits(text, isNegative ? 1 : 0, placesWanted);
    if (done === 0) {
      if (isNegative) this.minor = -this.minor;
      return 0;
    }
    if (done === amountFailure.tooPrecise) return done;
    const clean = cleanAmount(text);
    if (!clean || (clean.isDoubled && this.doubleMinus === 'unreadable')) return amountFailure.unreadable;
    this.currency = clean.currency;
    this.hasUnknownCurrency = clean.hasUnknownCurrency;
    this.hasSign = clean.sign !== 0;
    const again = this.digits(
      clean.core,
      0,
      clean.currency === null ? placesWanted : currencyPlaces(clean.currency),
    );
    if (again === 0 && clean.sign < 0 && !(clean.isDoubled && this.doubleMinus === 'positive'))
      this.minor = -this.minor;
    return again === amountFailure.unreadable && this.other ? this.readOther(text, placesWanted) : again;
  }

  private readOther(text: string, placesWanted: number): number {
    const code = this.other?.parse(text, placesWanted) ?? amountFailure.unreadable;
    this.minor = this.other?.minor ?? 0;
    return code;
  }

  private digits(text: string, start: number, placesWanted: number): number {
    const end = text.length;
    let value = 0;
    let decimals = -1;
    let group = -1;
    let count = 0;
    let inner = 0;
    for (let at = start; at < end; at++) {
      const code = text.charCodeAt(at);
      if (code >= 48 && code <= 57) {
        value = value * 10 + (code - 48);
        count++;
        if (decimals >= 0) decimals++;
        else if (group >= 0) group++;
      } else if (code === this.decimalCode) {
        if (decimals >= 0 || (group >= 0 && group !== 3)) return amountFailure.unreadable;
        decimals = 0;
        group = -1;
      } else if (code === this.groupCode) {
        if (decimals >= 0 || count === 0) return amountFailure.unreadable;
        if (group < 0 ? count > 3 : inner > 0 ? group !== inner : !isInner(group, count, code))
          return amountFailure.unreadable;
        if (group > 0) inner = group;
        group = 0;
      } else return amountFailure.unreadable;
    }
    if (count === 0 || (group >= 0 && group !== 3)) return amountFailure.unreadable;
    if (count > 18 && count - leadingZeros(text, start) > 18) return amountFailure.unreadable;
    let have = Math.max(decimals, 0);
    if (this.impliedDecimals !== null && decimals < 0)
      have = this.impliedDecimals === ofMinorUnits ? placesWanted : this.impliedDecimals;
    while (have > placesWanted && value % 10 === 0) {
      value /= 10;
      have--;
    }
    if (have > placesWanted) return amountFailure.tooPrecise;
    while (have < placesWanted) {
      value *= 10;
      have++;
    }
    if (!Number.isSafeInteger(value)) return amountFailure.unreadable;
    this.minor = value;
    return 0;
  }
}

/** Whether a group with others on both sides has three digits, or two in the Indian way, of `count` so far. */
function isInner(group: number, count: number, separator: number): boolean {
  return group === 3 || (group === 2 && separator === 44 && count <= 4);
}

/** Zeros in front that pad a number to one width. */
function leadingZeros(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) === 48) at++;
  return at - start;
}

/** Reads texts in one style of amounts, in thousandths; NaN for what is no amount. */
export function thousandthsIn(sign: DecimalSign): (text?: string) => number {
  const reader = new AmountReader(sign);
  return (text = '') => (reader.parse(text, 3) === 0 ? reader.minor * scaleOf(reader.currency) : Number.NaN);
}

/** To thousandths from the minor units of the currency that stands beside a number, which has its own places. */
const scaleOf = (currency: string | null): number =>
  currency === null ? 1 : 10 ** (3 - currencyPlaces(currency));

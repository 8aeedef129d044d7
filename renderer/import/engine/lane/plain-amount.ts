const minus = 45;
/** With two decimals all of them are safe integers. */
const mostDigits = 13;

/** How a plain amount is written, as bits: what `MixedWriting` tells apart. */
export const written = { negative: 1, decimal: 2, long: 4, grouped: 8 } as const;

/**
 * Amounts as banks write them, and no others: a minus, digits or groups of three of them, one or two decimals. `AmountReader` reads
 * these the same; anything else is its to tell.
 */
export class PlainAmount {
  /** Hundredths. */
  minor = 0;
  /** Bits of `written`. */
  form = 0;
  decimals = 0;
  private readonly decimal: number;
  private readonly group: number;

  constructor(decimalSign: ',' | '.') {
    this.decimal = decimalSign.charCodeAt(0);
    this.group = (decimalSign === ',' ? '.' : ',').charCodeAt(0);
  }

  read(bytes: Uint8Array, start: number, end: number): boolean {
    let at = start;
    const isNegative = bytes[at] === minus;
    if (isNegative) at++;
    const first = at;
    let value = 0;
    let digits = 0;
    let code = 0;
    for (; at < end; at++) {
      code = bytes[at] as number;
      if (code < 48 || code > 57) break;
      value = value * 10 + code - 48;
      digits++;
    }
    if (digits === 0) return false;
    const isGrouped = at < end && code === this.group;
    if (isGrouped && digits > 3) return false;
    while (at < end && bytes[at] === this.group) {
      for (let place = 1; place <= 3; place++) {
        const digit = (at + place < end ? (bytes[at + place] as number) : 0) - 48;
        if (digit < 0 || digit > 9) return false;
        value = value * 10 + digit;
      }
      digits += 3;
      at += 4;
    }
    const whole = at - first;
    let decimals = 0;
    if (at < end) {
      decimals = end - at - 1;
      if (bytes[at] !== this.decimal || decimals < 1 || decimals > 2) return false;
      for (at++; at < end; at++) {
        const digit = (bytes[at] as number) - 48;
        if (digit < 0 || digit > 9) return false;
        value = value * 10 + digit;
      }
    }
    // `0000000` stands for nothing in some columns.
    if (digits > mostDigits || (value === 0 && decimals === 0 && digits > 1)) return false;
    const hundredths = decimals === 2 ? value : decimals === 1 ? value * 10 : value * 100;
    this.minor = isNegative ? -hundredths : hundredths;
    this.decimals = decimals;
    this.form =
      (isNegative ? written.negative : 0) |
      (decimals > 0 ? written.decimal : 0) |
      (whole >= 4 ? written.long : 0) |
      (isGrouped ? written.grouped : 0);
    return true;
  }
}

/**
 * Decimal places of currencies that do not have two (ISO 4217). A table, because what `Intl` says is how many places a
 * country cares to show, and differs between runtimes: none for the dinar, and for the forint in newer ones.
 */
const places: ReadonlyMap<string, number> = new Map(
  (
    [
      ['BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF', 0],
      ['BHD IQD JOD KWD LYD OMR TND', 3],
      ['CLF UYW', 4],
    ] as const
  ).flatMap(([codes, count]) => codes.split(' ').map((code) => [code, count] as const)),
);

/** Places of the minor unit of a currency, an ISO code in capitals; two for an unknown one and for none. */
export function currencyPlaces(currency: string | null): number {
  return currency === null ? 2 : (places.get(currency) ?? 2);
}

/** Minor units; a bigint where a number would be rounded. */
export type Minor = number | bigint;

/** Exact, however many are added. */
export function plusMinor(sum: Minor, minor: Minor): Minor {
  if (typeof sum === 'number' && typeof minor === 'number') {
    const next = sum + minor;
    if (Number.isSafeInteger(next)) return next;
  }
  const exact = BigInt(sum) + BigInt(minor);
  const near = Number(exact);
  return Number.isSafeInteger(near) ? near : exact;
}

/** Exact decimal text of an integer of minor units: -1250 with two places gives `-12.50`. */
export function minorToDecimal(minor: Minor, decimals: number): string {
  const sign = minor < 0 ? '-' : '';
  const digits = String(minor < 0 ? -minor : minor).padStart(decimals + 1, '0');
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The same with the places of the currency: -1205 EUR gives `-12.05`. */
export function decimalOf(minor: Minor, currency: string | null): string {
  return minorToDecimal(minor, currencyPlaces(currency));
}

/** Adds exact decimals of any number of places; the sum has as many as the longest of them. */
export function sumOfDecimals(decimals: readonly string[], least = 0): string {
  const places = Math.max(least, ...decimals.map((decimal) => (decimal.split('.')[1] ?? '').length));
  const sum = decimals.reduce((total, decimal) => {
    const [whole = '0', fraction = ''] = decimal.split('.');
    return total + BigInt(whole + fraction.padEnd(places, '0'));
  }, 0n);
  return minorToDecimal(sum, places);
}

/** Below zero when the first decimal is the smaller one, zero when they are equal. */
export function compareDecimals(a: string, b: string): number {
  const difference = sumOfDecimals([a, b.startsWith('-') ? b.slice(1) : `-${b}`]);
  return /[1-9]/.test(difference) ? (difference.startsWith('-') ? -1 : 1) : 0;
}

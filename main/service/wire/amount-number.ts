import { currencyPlaces as placesOf } from '../../../preload/contract/values/minor-units';

/** Decimal places of a currency's minor unit, in any spelling of its code. */
export function currencyPlaces(currency: string): number {
  return placesOf(currency.toUpperCase());
}

/**
 * The JSON number, in main units, of an amount in minor units: the double nearest to the decimal text, which JSON
 * writes back as that same text. Both numbers of the division are exact, so it rounds once, to the very double that reading the
 * decimal text gives.
 *
 * @throws RangeError when `minor` is no safe integer
 */
export function amountNumberOfMinor(minor: number | bigint, currency: string): number {
  if (!Number.isSafeInteger(Number(minor))) throw new RangeError('not a safe number of minor units');
  return Number(minor) / 10 ** currencyPlaces(currency);
}

/** The same where minor units can hold it; null for any other number, such as ten trillions of a currency of three places. */
export function countableMinor(amount: number, currency: string): number | null {
  try {
    return minorOfAmountNumber(amount, currency);
  } catch (cause) {
    if (cause instanceof RangeError) return null;
    throw cause;
  }
}

/**
 * Minor units of an amount that came as a JSON number, by its decimal text; further places round half away from zero.
 *
 * @throws RangeError when the result is no safe integer
 */
export function minorOfAmountNumber(amount: number, currency: string): number {
  const places = currencyPlaces(currency);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(amount)) ?? [];
  if (whole === '') throw new RangeError('not an amount');
  const point = whole.length + Number(exponent) + places;
  const digits = whole + fraction;
  const kept = point <= 0 ? '0' : digits.slice(0, point).padEnd(point, '0');
  const next = point < 0 ? '0' : (digits[point] ?? '0');
  const minor = Number(kept) + (next >= '5' ? 1 : 0);
  if (!Number.isSafeInteger(minor)) throw new RangeError('not a safe number of minor units');
  return sign === '-' && minor !== 0 ? -minor : minor;
}

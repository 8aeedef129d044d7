import { currencyPlaces } from '../service/wire/amount-number';

/** Decimal places of a currency; two for an unknown one, as the engine counts too. */
function placesOf(currency: string | null): number {
  return currency === null ? 2 : currencyPlaces(currency);
}

/** Exact decimal text in main units of an integer of minor units: -1205 EUR gives `-12.05`. */
export function decimalOf(minor: number, currency: string | null): string {
  const places = placesOf(currency);
  const digits = String(Math.abs(minor)).padStart(places + 1, '0');
  const sign = minor < 0 ? '-' : '';
  if (places === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Minor units of a decimal text; null when it has more places than the currency. */
export function minorOf(decimal: string, currency: string | null): number | null {
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,4}))?$/.exec(decimal);
  if (!match) return null;
  const places = placesOf(currency);
  const fraction = (match[3] ?? '').padEnd(places, '0');
  if (/[1-9]/.test(fraction.slice(places))) return null;
  const value = Number(`${match[2]}${fraction.slice(0, places)}`);
  if (!Number.isSafeInteger(value)) return null;
  return match[1] === '-' && value !== 0 ? -value : value;
}

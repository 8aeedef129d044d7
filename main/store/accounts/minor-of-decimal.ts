import { currencyPlaces } from '../../../preload/contract/values/minor-units';

/** Minor units of a decimal text; null when it has more places than the currency. */
export function minorOf(decimal: string, currency: string | null): number | null {
  const match = /^(-?)(\d{1,16})(?:\.(\d{1,4}))?$/.exec(decimal);
  if (!match) return null;
  const places = currencyPlaces(currency);
  const fraction = (match[3] ?? '').padEnd(places, '0');
  if (/[1-9]/.test(fraction.slice(places))) return null;
  const value = Number(`${match[2]}${fraction.slice(0, places)}`);
  if (!Number.isSafeInteger(value)) return null;
  return match[1] === '-' && value !== 0 ? -value : value;
}

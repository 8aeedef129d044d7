const placesByCurrency = new Map<string, number>();

/** Decimal places of a currency as ISO 4217 has them; 2 when the currency is unknown. */
export function placesOf(currency: string | null): number {
  if (currency === null) return 2;
  const known = placesByCurrency.get(currency);
  if (known !== undefined) return known;
  const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const places = options.maximumFractionDigits ?? 2;
  placesByCurrency.set(currency, places);
  return places;
}

/** Integer of minor units as an exact decimal string. */
export function minorToDecimal(minor: number, currency: string | null): string {
  const places = placesOf(currency);
  const digits = String(Math.abs(minor)).padStart(places + 1, '0');
  const sign = minor < 0 ? '-' : '';
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

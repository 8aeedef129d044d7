const euroCountries = new Set(
  'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA AD ME XK'.split(' '),
);
const otherCurrencies: Record<string, string> = {
  CH: 'CHF',
  LI: 'CHF',
  GB: 'GBP',
  SE: 'SEK',
  DK: 'DKK',
  NO: 'NOK',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  BG: 'BGN',
  IS: 'ISK',
  TR: 'TRY',
  UA: 'UAH',
  RS: 'RSD',
  BA: 'BAM',
  MK: 'MKD',
  AL: 'ALL',
  MD: 'MDL',
  BY: 'BYN',
  GE: 'GEL',
  AZ: 'AZN',
  KZ: 'KZT',
  IL: 'ILS',
  AE: 'AED',
  SA: 'SAR',
  QA: 'QAR',
  KW: 'KWD',
  BH: 'BHD',
  OM: 'OMR',
  JO: 'JOD',
  EG: 'EGP',
  TN: 'TND',
  PK: 'PKR',
  BR: 'BRL',
  CR: 'CRC',
  DO: 'DOP',
  GT: 'GTQ',
  MU: 'MUR',
};

/** Currency an account of this country usually has: a proposal for the form, never a fact. */
export function usualCurrency(country: string): string | null {
  return euroCountries.has(country) ? 'EUR' : (otherCurrencies[country] ?? null);
}

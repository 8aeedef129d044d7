import { unprotected } from './protected-cell';

/** Codes of currencies, and signs and words that stand for them. */

const isoCodes = new Set(
  (
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLP CNY ' +
    'COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS ' +
    'INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LTL LVL LYD MAD MDL MGA MKD MMK MNT MOP ' +
    'MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG ' +
    'SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XAG ' +
    'XAU XCD XOF XPF YER ZAR ZMW ZWL DEM ATS RUR'
  ).split(' '),
);

/** Maps, here and below: a cell may say `constructor`. Signs and local names that stand for one currency; a dollar sign or `kr` names no single one, and rupees are of several countries. */
const currencySymbols: ReadonlyMap<string, string | null> = new Map(
  Object.entries({
    '€': 'EUR',
    '£': 'GBP',
    // Yen or yuan: see yen-or-yuan.ts.
    '¥': null,
    '￥': null,
    $: null,
    US$: 'USD',
    zł: 'PLN',
    Kč: 'CZK',
    Ft: 'HUF',
    kr: null,
    'kr.': null,
    'Fr.': 'CHF',
    'SFr.': 'CHF',
    Euro: 'EUR',
    euro: 'EUR',
    EURO: 'EUR',
    euros: 'EUR',
    Euros: 'EUR',
    EUROS: 'EUR',
    lei: 'RON',
    '₺': 'TRY',
    '₽': 'RUB',
    '₹': 'INR',
    '₩': 'KRW',
    '₴': 'UAH',
    лв: 'BGN',
    'лв.': 'BGN',
    TL: 'TRY',
    kn: 'HRK',
    'руб.': 'RUB',
    руб: 'RUB',
    '₸': 'KZT',
    '₾': 'GEL',
    '₪': 'ILS',
    '₫': 'VND',
    '₱': 'PHP',
    '₦': 'NGN',
    '฿': 'THB',
    '₮': 'MNT',
    '₼': 'AZN',
    '֏': 'AMD',
    Soles: 'PEN',
    soles: 'PEN',
    SOLES: 'PEN',
    'Nuevos Soles': 'PEN',
    Reais: 'BRL',
    Bolivianos: 'BOB',
    Quetzales: 'GTQ',
    Lempiras: 'HNL',
    Baht: 'THB',
    บาท: 'THB',
    Forint: 'HUF',
    Ringgit: 'MYR',
    Rupiah: 'IDR',
    Naira: 'NGN',
    R$: 'BRL',
    'S/': 'PEN',
    грн: 'UAH',
    'грн.': 'UAH',
    тг: 'KZT',
    Rp: 'IDR',
    원: 'KRW',
    人民币: 'CNY',
    人民幣: 'CNY',
    元: 'CNY',
    円: 'JPY',
    日本円: 'JPY',
    港币: 'HKD',
    美元: 'USD',
    新臺幣: 'TWD',
    台幣: 'TWD',
    'Bs.': null,
    Rs: null,
    'Rs.': null,
  }),
);

/** Codes that banks still write for the currency that came after them, one for one. */
const laterCodes: ReadonlyMap<string, string> = new Map([['RUR', 'RUB']]);

const alsoWords = new Set('ALL TOP TRY CUP MOP SOS PEN'.split(' '));

/** Hundredths of a currency, as exchanges quote them; known from its code by the small letter alone, mostly. */
const hundredths: ReadonlyMap<string, string> = new Map(
  Object.entries({
    GBp: 'GBP',
    GBX: 'GBP',
    ZAc: 'ZAR',
    ZAC: 'ZAR',
    ILA: 'ILS',
    ILa: 'ILS',
  }),
);

/** The cell says that its row counts in hundredths: pence, not pounds. */
export function isHundredth(raw: string): boolean {
  return hundredths.has(raw.trim());
}

/** An amount of hundredths in minor units of the currency; null where it has parts of a penny, which nobody books. */
export function ofHundredths(minor: number): number | null {
  return minor % 100 === 0 ? minor / 100 : null;
}

/** Signs that several currencies share, with those that they stand for. */
const sharedSymbols: readonly (readonly [sign: RegExp, currencies: string])[] = [
  [/(?<![A-Z])\$/, 'USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU BBD BSD BZD FJD JMD TTD XCD BRL'],
  [/[¥￥]/, 'JPY CNY'],
  [/\bkr\b/i, 'SEK NOK DKK ISK CZK'],
  [/\bRs\b/i, 'INR PKR LKR NPR MUR SCR'],
];

/** Whether a sign beside an amount, which names no single currency, can mean this one. */
export function canMean(raw: string, currency: string): boolean {
  return sharedSymbols.every(([sign, currencies]) => !sign.test(raw) || currencies.includes(currency));
}

/** ISO code of a currency cell; null when it names none. `€` and small letters are understood. */
export function parseCurrency(raw: string): string | null {
  const text = unprotected(raw.trim());
  if (text.length === 3 && !hundredths.has(text)) {
    const upper = text.toUpperCase();
    // `All`, `Top` and `Try` are words, `ALL`, `TOP` and `TRY` are codes.
    if (isoCodes.has(upper))
      return text === upper || !alsoWords.has(upper) ? (laterCodes.get(upper) ?? upper) : null;
  }
  return currencySymbols.get(text) ?? hundredths.get(text) ?? null;
}

export function isCurrencyWord(raw: string): boolean {
  return parseCurrency(raw) !== null || currencySymbols.has(raw.trim());
}

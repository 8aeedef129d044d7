import { unprotected } from './protected-cell';

/** Checks of IBAN, BIC and creditor identifiers (feature 18). */

const ibanLengths: Record<string, number> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BR: 29,
  BY: 28,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LC: 32,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MR: 27,
  MT: 31,
  MU: 30,
  NL: 18,
  NO: 15,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  SA: 24,
  SC: 31,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  ST: 25,
  SV: 28,
  TL: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  VG: 24,
  XK: 20,
};

/** Remainder of a long number written with letters (A = 10), as ISO 7064 uses it. */
function mod97(text: string): number {
  let remainder = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) remainder = (remainder * 10 + code - 48) % 97;
    else if (code >= 65 && code <= 90) remainder = (remainder * 100 + code - 55) % 97;
    else return -1;
  }
  return remainder;
}

const ibanForm = /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/;

/** IBAN in electronic form when the text has the shape of one (check digits not considered), else null. */
export function shapeIban(raw: string): string | null {
  if (raw.length < 12 || raw.length > 45) return null;
  const text = raw.replace(/[\s\u00a0'"=-]/g, '').toUpperCase();
  if (!ibanForm.test(text)) return null;
  const length = ibanLengths[text.slice(0, 2)];
  return length !== undefined && length === text.length ? text : null;
}

export function hasValidIbanDigits(iban: string): boolean {
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Electronic form of a valid IBAN, else null. */
export function parseIban(raw: string): string | null {
  const iban = shapeIban(raw);
  return iban !== null && hasValidIbanDigits(iban) ? iban : null;
}

const bicForm = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

export function parseBic(raw: string): string | null {
  const text = unprotected(raw.trim()).toUpperCase();
  return (text.length === 8 || text.length === 11) && bicForm.test(text) ? text : null;
}

const creditorForm = /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/;

export function looksLikeCreditorId(raw: string): boolean {
  return creditorForm.test(raw.trim().toUpperCase());
}

/** Check digits of a SEPA creditor identifier; the business code (places 5 to 7) is not part of them. */
export function hasValidCreditorDigits(raw: string): boolean {
  const text = raw.trim().toUpperCase();
  return creditorForm.test(text) && mod97(text.slice(7) + text.slice(0, 4)) === 1;
}

/** Bank code and account number to IBAN, on request only (feature 18): Germany and Austria. Null when the form does not fit. */
export function domesticToIban(country: 'DE' | 'AT', bankCode: string, accountNumber: string): string | null {
  const bank = bankCode.replace(/\s/g, '');
  const account = accountNumber.replace(/[\s-]/g, '');
  const [bankDigits, accountDigits] = country === 'DE' ? [8, 10] : [5, 11];
  if (
    !/^\d+$/.test(bank) ||
    !/^\d+$/.test(account) ||
    bank.length !== bankDigits ||
    account.length > accountDigits
  )
    return null;
  const bban = bank + account.padStart(accountDigits, '0');
  const check = 98 - mod97(`${bban}${country}00`);
  return `${country}${String(check).padStart(2, '0')}${bban}`;
}

/** Bank code and account number inside an IBAN, on request only: Germany and Austria, else null. */
export function ibanToDomestic(iban: string): { bankCode: string; accountNumber: string } | null {
  const found = /^(?:DE\d{2}(\d{8})(\d{10})|AT\d{2}(\d{5})(\d{11}))$/.exec(iban);
  const [bankCode, number] = found?.[1] ? [found[1], found[2]] : [found?.[3], found?.[4]];
  if (bankCode === undefined || number === undefined) return null;
  return { bankCode, accountNumber: number.replace(/^0+(?=.)/, '') };
}

/** The bank code inside an IBAN, for countries that have one at a fixed place. */
export function bankCodeOf(iban: string): string | null {
  const at: Record<string, [number, number]> = {
    DE: [4, 12],
    AT: [4, 9],
    CH: [4, 9],
    LI: [4, 9],
    NL: [4, 8],
    BE: [4, 7],
    GB: [4, 8],
    LU: [4, 7],
  };
  const range = at[iban.slice(0, 2)];
  return range ? iban.slice(range[0], range[1]) : null;
}

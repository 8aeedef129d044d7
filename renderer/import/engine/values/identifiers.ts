import { mod97 } from '../../../../preload/contract/values/iban';
import { unprotected } from './protected-cell';

export { hasValidIbanDigits, parseIban, shapeIban } from '../../../../preload/contract/values/iban';

/** Checks of IBAN, BIC and creditor identifiers (feature 18). */

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

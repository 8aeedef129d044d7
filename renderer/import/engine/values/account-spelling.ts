import { isCellError, scientificForm } from './spreadsheet-marks';

/** With room for blanks and masks; what is longer is no number of an account. */
const longestNumber = 80;

/** A mask without any digit, or with a word for nothing behind it: `****`, `****null`, `-`; a number that a spreadsheet cut short. */
export function namesNoAccount(text: string): boolean {
  if (text.length > longestNumber) return false;
  if (scientificForm.test(text) || isCellError(text)) return true;
  return /^[*•.\s-]*(?:null|none|n\/?a|nan|undefined|x{4,})?[*•.\s-]*$/i.test(text);
}

/** The same number in groups and without them has one key. */
export function accountKey(text: string): string {
  const isNumber = /^[\d\s./-]{6,}$/.test(text);
  return (isNumber ? text.replace(/[\s./-]/g, '') : text.replace(/\s+/g, ' ')).toUpperCase();
}

/** `****4071` is short for `5412 55** **** 4071`, the account number for the IBAN that ends with it. */
export function isShortFor(short: string, long: string): boolean {
  const masked = /^[*xX•.\s-]{2,}(\d{4})$/.exec(short);
  if (masked) return long.length > 8 && long.replace(/\s/g, '').endsWith(masked[1] as string);
  const number = accountKey(short);
  return /^\d{6,12}$/.test(number) && /^[A-Z]{2}\d{2}[A-Z0-9]{11,}$/.test(long) && long.endsWith(number);
}

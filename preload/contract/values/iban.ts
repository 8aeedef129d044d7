/** Checks of IBANs (ISO 13616): lengths by country, check digits by ISO 7064. */

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
export function mod97(text: string): number {
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

/**
 * A text with every valid IBAN in it shortened to its first and last four characters (`DE89…3000`), however it is broken up by blanks,
 * dots, strokes and hyphens. What has the form of one but other check digits stays: it names no account.
 */
export function withMaskedIbans(text: string): string {
  let masked = '';
  let copied = 0;
  for (const { index } of text.matchAll(/[A-Z][\s\u00a0./-]*[A-Z][\s\u00a0./-]*\d/gi)) {
    if (index < copied) continue;
    const found = ibanAt(text, index);
    if (found === null) continue;
    masked += `${text.slice(copied, index)}${found.iban.slice(0, 4)}…${found.iban.slice(-4)}`;
    copied = found.end;
  }
  return masked + text.slice(copied);
}

/** As many characters as may stand between two of an IBAN. */
const longestBreak = 3;

/** The valid IBAN that begins here, and where it ends. */
function ibanAt(text: string, start: number): { iban: string; end: number } | null {
  let iban = '';
  let length = 0;
  let apart = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (/[A-Z0-9]/i.test(character)) {
      iban += character.toUpperCase();
      apart = 0;
      if (iban.length === 2) length = ibanLengths[iban] ?? 0;
      if (iban.length >= 2 && iban.length === length)
        return ibanForm.test(iban) && hasValidIbanDigits(iban) ? { iban, end: at + 1 } : null;
      if (iban.length >= 2 && length === 0) return null;
    } else {
      apart += 1;
      if (apart > longestBreak || !/[\s\u00a0./-]/.test(character)) return null;
    }
  }
  return null;
}

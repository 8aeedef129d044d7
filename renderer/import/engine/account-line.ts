import { parseCurrency } from './amounts';
import { parseIban } from './identifiers';

/** What one value beside a label such as `Konto` holds: number, IBAN, name and currency stand together in many files. */
export interface AccountLine {
  iban?: string | null;
  accountNumber?: string;
  name?: string;
  currency?: string;
}

const numberOnly = /^[\d\s.\-/X*•]{4,}$/;

export function readAccountLine(value: string): AccountLine {
  // `447120/01 CHF`: the currency of the account behind its number.
  const tail = /^(.*\d)\s+([A-Z]{3})$/.exec(value);
  const currency = tail ? parseCurrency(tail[2] ?? '') : null;
  if (currency && tail?.[1]) return { ...readAccountLine(tail[1]), currency };
  return readDashed(value) ?? readListed(value) ?? readSingle(value);
}

/** `0117004471188 - EUR - Conta Extracto`. */
function readDashed(value: string): AccountLine | null {
  const [accountNumber = '', ...rest] = value.split(/\s+-\s+/);
  if (rest.length === 0 || !/^\d[\d\s./*]{5,}$/.test(accountNumber)) return null;
  const line: AccountLine = { accountNumber };
  for (const part of rest) {
    const code = parseCurrency(part);
    if (code) line.currency ??= code;
    else line.name ??= part;
  }
  return line;
}

/** `Giro / DE51 …`, `771.100.44 / CH71 …`, `Privatkonto,CH18 …,Seraina Bühlmattner`. */
function readListed(value: string): AccountLine | null {
  const parts = value.split(/\s+\/\s+|\s*,\s*/);
  const at = parts.findIndex((part) => parseIban(part) !== null);
  if (at < 0) return null;
  const line: AccountLine = { iban: parseIban(parts[at] ?? '') };
  for (const [index, part] of parts.entries()) {
    if (index === at || part === '') continue;
    if (numberOnly.test(part)) line.accountNumber ??= part;
    else if (index < at || !value.includes(',')) line.name ??= part;
  }
  return line;
}

function readSingle(value: string): AccountLine {
  if (numberOnly.test(value)) return { accountNumber: value };
  if (/\p{L}{3}/u.test(value)) return { name: value };
  return /\d{4}/.test(value) ? { accountNumber: value } : {};
}

import { parseCurrency } from './amounts';
import { parseIban } from './identifiers';

/** What one value beside a label such as `Konto` holds: number, IBAN, name and currency stand together in many files. */
export interface AccountLine {
  iban?: string | null;
  accountNumber?: string;
  name?: string;
  currency?: string;
}

/** Masked places as well: `xxxxxx1234`, `**** 4471`; `XXXXXX7712-S9` names one of several accounts of a member. */
const numberOnly = /^(?:[\d\s.\-/X*•]{4,}(?:-[A-Z]\d{1,3})?|x{2,}[\s-]?\d{3,})$/;

export function readAccountLine(value: string): AccountLine {
  // `447120/01 CHF`: the currency of the account behind its number.
  const tail = /^(.*\d)\s+([A-Z]{3})$/.exec(value);
  const currency = tail ? parseCurrency(tail[2] ?? '') : null;
  if (currency && tail?.[1]) return { ...readAccountLine(tail[1]), currency };
  return readDashed(value) ?? readListed(value) ?? readRunOn(value) ?? readNamed(value) ?? readSingle(value);
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

/** `CH93 0076 2011 6238 5295 7 Privatkonto CHF`, `Privatkonto DE51 …`: an IBAN among words. */
function readRunOn(value: string): AccountLine | null {
  const words = value.split(/\s+/);
  for (let from = 0; from < words.length; from++) {
    if (!/^[A-Z]{2}\d{2}/.test(words[from] ?? '')) continue;
    for (let to = words.length; to > from; to--) {
      const iban = parseIban(words.slice(from, to).join(''));
      if (iban === null) continue;
      const rest = [...words.slice(0, from), ...words.slice(to)].filter((word) => !/^[-,;/]+$/.test(word));
      const code = rest.map(parseCurrency).find((found) => found !== null);
      const name = rest.filter((word) => parseCurrency(word) === null).join(' ');
      return { iban, ...(name && { name }), ...(code && { currency: code }) };
    }
  }
  return null;
}

/** `4471200815 Privatgiro`, `Privatgiro 4471200815`: the number of an account and what it is called. */
function readNamed(value: string): AccountLine | null {
  if (value.length > 80) return null;
  const first = /^(\d[\d\s./-]{4,}\d)\s+(\p{L}[^\d]*)$/u.exec(value);
  if (first?.[1] && first[2]) return { accountNumber: first[1].trim(), name: first[2].trim() };
  const last = /^(\p{L}[\p{L}\s.&+-]*?)[\s,-]+(\d[\d\s./-]{5,}\d)$/u.exec(value);
  return last?.[1] && last[2] ? { name: last[1].trim(), accountNumber: last[2] } : null;
}

function readSingle(value: string): AccountLine {
  if (numberOnly.test(value)) return { accountNumber: value };
  if (/\p{L}{3}/u.test(value)) return { name: value };
  return /\d{4}/.test(value) ? { accountNumber: value } : {};
}

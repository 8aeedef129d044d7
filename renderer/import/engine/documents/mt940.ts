import { currencyPlaces } from '../../../../preload/contract/minor-units';
import { AmountReader } from '../amounts';
import { dayExists, isoDay } from '../calendar-days';
import { parseTags } from '../free-text';
import { parseBic, parseIban } from '../identifiers';
import { ReadFailure } from '../source';
import { type DocumentEntry, type DocumentRows, documentText, emptyEntry, LineIndex } from './document-rows';
import { readKeys } from './mt940-keys';

/** SWIFT MT940 and MT942 as banks hand them out: with or without the envelope, :86: with the German sub fields. */

const field = /^:(\d{2}[A-Z]?):/gm;
const reader = new AmountReader(',');

interface Field {
  tag: string;
  value: string;
  start: number;
  end: number;
}

function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  field.lastIndex = 0;
  for (let found = field.exec(text); found; found = field.exec(text)) {
    const last = fields[fields.length - 1];
    if (last) last.end = found.index;
    fields.push({ tag: found[1] ?? '', value: '', start: found.index, end: text.length });
  }
  for (const entry of fields) {
    entry.value = text
      .slice(entry.start + entry.tag.length + 2, entry.end)
      .replace(/\r/g, '')
      .replace(/\n-\}?\s*(?:\{[\s\S]*)?$/, '')
      .replace(/\n+$/, '');
  }
  return fields;
}

function day(text: string): string | null {
  const [year, month, date] = [
    2000 + Number(text.slice(0, 2)),
    Number(text.slice(2, 4)),
    Number(text.slice(4, 6)),
  ];
  return dayExists(year, month, date) ? isoDay(year, month, date) : null;
}

function readBalance(value: string): { minor: number; currency: string; day: string | null } | null {
  const found = /^([CD])(\d{6})([A-Z]{3})([\d,]+)/.exec(value);
  if (!found) return null;
  const [, mark, date = '', currency = '', amount = ''] = found;
  if (reader.parse(amount.replace(/,$/, ''), currencyPlaces(currency)) !== 0) return null;
  return { minor: mark === 'D' ? -reader.minor : reader.minor, currency, day: day(date) };
}

const line61 =
  /^(\d{6})(\d{4})?(R?[CD])([A-Z])?([\d,]+)([A-Z][A-Z0-9]{3})([^\n/]*(?:\/(?!\/)[^\n/]*)*)(?:\/\/([^\n]*))?/;

/** Reads all statements of an MT940 text into rows. */
export function readMt940(text: string, rows: DocumentRows): void {
  const lines = new LineIndex(text);
  rows.lineCount += lines.count;
  let account = -1;
  let currency: string | null = null;
  let open: DocumentEntry | null = null;
  const flush = () => {
    if (open) rows.add(open);
    open = null;
  };
  for (const entry of fieldsOf(text)) {
    const line = lines.lineAt(entry.start);
    const covered = lines.lineAt(Math.max(entry.start, entry.end - 1)) - line + 1;
    if (entry.tag === '86' && open !== null) {
      const current: DocumentEntry = open;
      open = {
        ...withText(current, entry.value),
        lines: current.lines + covered,
        raw: `${current.raw}\n:86:${entry.value}`,
      };
      flush();
      continue;
    }
    flush();
    if (entry.tag === '25') account = describeAccount(entry.value, rows);
    else if (/^60|^62/.test(entry.tag) && account >= 0)
      currency = takeBalance(entry, account, rows) ?? currency;
    else if (entry.tag === '61') {
      if (account < 0) account = rows.book.add();
      open = { ...readLine(entry.value, currency), account, line, lines: covered, raw: `:61:${entry.value}` };
    }
  }
  flush();
  if (account < 0) throw new ReadFailure('file.damaged', { kind: 'mt940' });
}

function describeAccount(value: string, rows: DocumentRows): number {
  const text = value.split('\n')[0]?.trim() ?? '';
  const [first = '', second = ''] = text.split('/');
  const bare = (second || first).replace(/[A-Z]{3}$/, '').trim();
  const iban = parseIban(first) ?? parseIban(second) ?? parseIban(bare);
  const account = rows.book.indexOfStatement(iban ?? bare);
  if (!iban && second) rows.book.set(account, 'bankCode', first.trim(), 'statement');
  return account;
}

function takeBalance(entry: Field, account: number, rows: DocumentRows): string | null {
  const balance = readBalance(entry.value);
  const draft = rows.book.drafts[account];
  if (!balance || !draft) return null;
  rows.book.set(account, 'currency', balance.currency, 'statement');
  if (entry.tag.startsWith('60')) draft.openingBalanceMinor ??= balance.minor;
  else {
    draft.balanceMinor = null;
    rows.book.setBalance(account, balance.minor, balance.day, 'statement');
  }
  return balance.currency;
}

function readLine(value: string, currency: string | null): DocumentEntry {
  const found = line61.exec(value);
  const entry = { ...emptyEntry(), currency };
  if (!found) return entry;
  const [, valueDate = '', bookingDate, mark = '', , amount = '', code = '', customer = '', bank = ''] =
    found;
  const valueDay = day(valueDate);
  const isOk = reader.parse(amount.replace(/,$/, ''), currencyPlaces(currency)) === 0;
  const isOut = mark === 'D' || mark === 'RC';
  return {
    ...entry,
    valueDay,
    bookingDay: bookingDate && valueDay ? bookingDay(valueDay, bookingDate) : valueDay,
    amountMinor: isOk ? (isOut ? -reader.minor : reader.minor) : null,
    transactionCode: code.slice(1),
    eref: customer === 'NONREF' || customer.startsWith('KREF') ? null : documentText(customer),
    reference: bank.trim().length >= 8 ? bank.trim() : '',
  };
}

/** The entry date has no year: it lies within half a year of the value date. */
function bookingDay(valueDay: string, monthDay: string): string | null {
  const month = Number(monthDay.slice(0, 2));
  const date = Number(monthDay.slice(2));
  const shift = month - Number(valueDay.slice(5, 7));
  const year = Number(valueDay.slice(0, 4)) + (shift > 6 ? -1 : shift < -6 ? 1 : 0);
  return dayExists(year, month, date) ? isoDay(year, month, date) : null;
}

function withText(entry: DocumentEntry, value: string): DocumentEntry {
  const text = value.replace(/\n/g, '');
  const named = readKeys(entry, text);
  if (named) return named;
  const mark = /^\d{3}(.)00|^\d{3}(\?)/.exec(text);
  if (!mark) {
    const plain = documentText(value.replace(/\n/g, ' '));
    return withTags({ ...entry, purpose: plain, purposeRaw: plain });
  }
  const separator = mark[1] ?? '?';
  const parts = new Map<string, string>();
  for (const part of text.slice(3).split(separator)) {
    if (/^\d{2}/.test(part)) parts.set(part.slice(0, 2), part.slice(2));
  }
  const pick = (...keys: string[]) => keys.map((key) => parts.get(key) ?? '').join('');
  const range = (from: number, to: number) =>
    pick(...Array.from({ length: to - from + 1 }, (_, at) => String(from + at)));
  const purpose = documentText(range(20, 29) + range(60, 63));
  return withTags({
    ...entry,
    transactionCode: text.slice(0, 3),
    bookingText: documentText(pick('00')),
    counterpartyBic: parseBic(pick('30')),
    counterpartyIban: parseIban(pick('31')) ?? wholeIban(pick('38')),
    counterpartyName: documentText(pick('32') + pick('33')),
    purpose,
    purposeRaw: purpose,
  });
}

/** Polish banks write the whole account number here, some without the letters of the country. */
function wholeIban(text: string): string | null {
  return parseIban(text) ?? (/^\d{26}$/.test(text) ? parseIban(`PL${text}`) : null);
}

function withTags(entry: DocumentEntry): DocumentEntry {
  const found = entry.purpose === null ? null : parseTags(entry.purpose);
  if (!found) return entry;
  return {
    ...entry,
    purpose: found.purpose,
    eref: documentText(found.eref) ?? entry.eref,
    mref: documentText(found.mref),
    creditorId: documentText(found.creditorId),
    counterpartyIban: entry.counterpartyIban ?? found.iban,
    counterpartyBic: entry.counterpartyBic ?? found.bic,
    differentCreditor: found.differentCreditor,
    differentDebitor: found.differentDebitor,
  };
}

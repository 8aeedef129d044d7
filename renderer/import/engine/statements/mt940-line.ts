import { currencyPlaces } from '../../../../preload/contract/values/minor-units';
import { AmountReader, decimalEvidence } from '../values/amounts';
import { dayExists, isoDay } from '../values/calendar-days';
import { parseIban } from '../values/identifiers';
import { type DocumentEntry, documentText, emptyEntry } from './document-rows';

/** Field :61: of MT940 and MT942: one booking. */

const readers = { ',': new AmountReader(','), '.': new AmountReader('.') };

/**
 * Minor units; null for what is no amount. The standard writes a comma and nothing between thousands; some banks write a point
 * instead, which is the decimal sign then as well.
 */
export function readSwiftAmount(text: string, places: number): number | null {
  const bare = text.replace(/[.,]$/, '');
  const evidence = decimalEvidence(bare);
  const isPoint = evidence === '.' || (evidence === 'either' && bare.includes('.') && places > 2);
  const reader = readers[isPoint ? '.' : ','];
  return reader.parse(bare, places) === 0 ? reader.minor : null;
}

/** `250131` -> `2025-01-31`; null for a day that is not in the calendar. */
export function swiftDay(text: string): string | null {
  const [year, month, date] = [0, 2, 4].map((at) => Number(text.slice(at, at + 2))) as [
    number,
    number,
    number,
  ];
  return dayExists(2000 + year, month, date) ? isoDay(2000 + year, month, date) : null;
}

/**
 * Value date, entry date (four digits, four blanks or nothing), mark, funds letter, amount, type, references; banks put blanks in
 * between, and a type of less than four signs is filled up with them.
 */
const line61 =
  /^(\d{6})(\d{4}|[ ]{4})?[ ]*([A-Z]{1,3})[ ]*([\d,][\d.,]*)[ ]*([A-Z][A-Z0-9 ]{0,3})?([^\n/]*(?:\/(?!\/)[^\n/]*)*)(?:\/\/([^\n]*))?(?:\n([\s\S]*))?$/;

/** `RC` takes a credit back; `EC` and `ED` are expected. What stands behind is the funds letter. */
const marks = /^(R[CD]|E[CD]|[CD])[A-Z]?$/;
/** Not given, or a word for where it stands. */
const noReference = /^(?:NONREF|NOTPROVIDED|[EKMP]REF\+?|MARF)/;

/** A booking from its first field; `account` and place are the caller's. */
export function readLine(value: string, currency: string | null): DocumentEntry {
  const entry = { ...emptyEntry(), currency };
  const found = line61.exec(value.trimEnd());
  if (!found) return entry;
  const [
    ,
    valueDate = '',
    entryDate = '',
    letters = '',
    amount = '',
    code = '',
    customer = '',
    bank = '',
    more,
  ] = found;
  const mark = marks.exec(letters)?.[1] ?? null;
  const minor = readSwiftAmount(amount, currencyPlaces(currency));
  const isOut = mark === 'D' || mark === 'RC' || mark === 'ED';
  return {
    ...entry,
    ...daysOf(valueDate, entryDate.trim()),
    ...referencesOf(customer.trim(), documentText(more)),
    amountMinor: minor === null || mark === null ? null : isOut ? -minor : minor,
    amountFault: mark === null ? 'direction.unknown' : null,
    isPending: mark?.startsWith('E') ?? false,
    transactionCode: code.slice(1).trim() || null,
    reference: bank.trim().length >= 8 ? bank.trim() : '',
  };
}

function daysOf(
  valueDate: string,
  entryDate: string,
): Pick<DocumentEntry, 'bookingDay' | 'valueDay' | 'dayFinding'> {
  const valueDay = swiftDay(valueDate);
  const bookingDay = entryDate === '' ? valueDay : bookingDayOf(valueDate, entryDate);
  if (valueDay !== null) return { bookingDay, valueDay, dayFinding: null };
  return {
    bookingDay,
    valueDay,
    dayFinding: bookingDay === null ? 'date.nonexistent' : 'valueDate.nonexistent',
  };
}

/** The entry date has no year: it lies within half a year of the value date, which need not exist (30 February). */
function bookingDayOf(valueDate: string, entryDate: string): string | null {
  const month = Number(entryDate.slice(0, 2));
  const shift = month - Number(valueDate.slice(2, 4));
  const year = 2000 + Number(valueDate.slice(0, 2)) + (shift > 6 ? -1 : shift < -6 ? 1 : 0);
  const date = Number(entryDate.slice(2));
  return dayExists(year, month, date) ? isoDay(year, month, date) : null;
}

/** Some Dutch banks write the account of the counterparty where the reference stands, and its name on the line below; or the account there. */
function referencesOf(
  customer: string,
  more: string | null,
): Pick<DocumentEntry, 'eref' | 'counterpartyIban' | 'counterpartyName' | 'purpose' | 'purposeRaw'> {
  const iban = parseIban(customer);
  const isText = more !== null && !more.startsWith('/') && /\p{L}{3}/u.test(more);
  return {
    eref: iban !== null || noReference.test(customer) ? null : documentText(customer),
    counterpartyIban: iban ?? parseIban(more ?? ''),
    counterpartyName: iban !== null && isText ? more : null,
    purpose: iban === null && isText ? more : null,
    purposeRaw: iban === null && isText ? more : null,
  };
}

/** `/OCMT/USD2853,12/`: what was paid in another currency. */
export function withOriginal(entry: DocumentEntry): DocumentEntry {
  const [, currency = '', text = ''] =
    /\/OCMT\/([A-Z]{3})(\d[\d.,]*)/.exec(entry.raw.replace(/\n/g, '')) ?? [];
  const minor =
    text === '' || currency === entry.currency ? null : readSwiftAmount(text, currencyPlaces(currency));
  if (minor === null || entry.amountMinor === null) return entry;
  return {
    ...entry,
    originalAmountMinor: entry.amountMinor < 0 ? -minor : minor,
    originalCurrency: currency,
  };
}

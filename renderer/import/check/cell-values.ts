import type { Language, RowEditField, RowView } from '../../../preload/contract';
import { decimalSignOf, rowEditValues } from '../../../preload/contract';
import { formatOf } from '../../base/format';
import type { TextKey } from '../../base/languages';
import { parseCurrency } from '../engine/values/amounts';
import { parseBic, parseIban } from '../engine/values/identifiers';
import { typedAmount } from '../engine/values/typed-amount';

type Read = { value: string | null } | { problem: TextKey };

const problemOf: Readonly<Record<RowEditField, TextKey>> = {
  bookingDay: 'cells.problem.day',
  valueDay: 'cells.problem.day',
  amount: 'cells.problem.amount',
  balance: 'cells.problem.amount',
  currency: 'cells.problem.currency',
  counterpartyIban: 'cells.problem.iban',
  counterpartyBic: 'cells.problem.bic',
  counterpartyName: 'cells.problem.text',
  purpose: 'cells.problem.text',
  bookingText: 'cells.problem.text',
  eref: 'cells.problem.text',
  mref: 'cells.problem.text',
  creditorId: 'cells.problem.text',
};

/**
 * What a person typed or pasted into a cell. Days and amounts as the language writes them or as no other reading is possible; a
 * text keeps its leading zeros. Nothing means that the value is taken away.
 */
export function readCell(
  field: RowEditField,
  typed: string,
  language: Language,
  order: DayOrder = 'DMY',
): Read {
  const text = typed.replace(/[\s\u00a0]+/g, ' ').trim();
  const value = text === '' ? null : typedAs(field, text, language, order);
  const isFit = value !== undefined && rowEditValues[field].safeParse(value).success;
  return isFit ? { value } : { problem: problemOf[field] };
}

function typedAs(field: RowEditField, text: string, language: Language, order: DayOrder): string | undefined {
  switch (field) {
    case 'bookingDay':
    case 'valueDay':
      return readDay(text, order);
    case 'amount':
    case 'balance':
      return typedAmount(text, decimalSignOf(language));
    case 'currency':
      return parseCurrency(text) ?? undefined;
    case 'counterpartyIban':
      return parseIban(text) ?? undefined;
    case 'counterpartyBic':
      return parseBic(text) ?? undefined;
    default:
      return text;
  }
}

type DayOrder = 'DMY' | 'MDY';

const dottedDay = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})$/;
/** Written so with the day first, and with the month first. */
const slashedDay = /^(\d{1,2})[/-] ?(\d{1,2})[/-] ?(\d{4}|\d{2})$/;

/** Year first, or day, month, year: what both languages of the window write. A block from elsewhere may have the month first. */
function readDay(text: string, order: DayOrder): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const slashed = slashedDay.exec(text);
  const parts = slashed ?? dottedDay.exec(text);
  if (!parts) return undefined;
  const [, first = '', second = '', year = ''] = parts;
  const [day, month] = slashed && order === 'MDY' ? [second, first] : [first, second];
  const whole = year.length === 2 ? `20${year}` : year;
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * Which comes first in days that a program wrote alike: all of them have to be days in it. Where both orders are possible, one that says
 * so: nobody knows which it is.
 */
export function orderOfDays(texts: readonly string[]): { order: DayOrder } | { open: string } {
  const days = texts.flatMap((text) => {
    const parts = slashedDay.exec(text.trim());
    return parts ? [{ text: text.trim(), first: Number(parts[1]), second: Number(parts[2]) }] : [];
  });
  const isDayFirst = days.every(({ second }) => second <= 12);
  const isMonthFirst = days.every(({ first }) => first <= 12);
  const doubtful = days.find(({ first, second }) => first !== second);
  if (isDayFirst && isMonthFirst && doubtful) return { open: doubtful.text };
  return { order: isMonthFirst && !isDayFirst ? 'MDY' : 'DMY' };
}

/** How a value is put into a cell for changing it. */
export function typedValue(field: RowEditField, value: string | null, language: Language): string {
  if (value === null) return '';
  if (field === 'amount' || field === 'balance') return value.replace('.', decimalSignOf(language));
  if (field !== 'bookingDay' && field !== 'valueDay') return value;
  return formatOf(language).day(value);
}

export function valueInRow(row: RowView, field: RowEditField): string | null {
  return row[field];
}

/** A block of cells from a spreadsheet: rows by line, cells by tab; quotes around a cell that holds breaks. */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const body = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (body[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t' || sign === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign === '\n') rows.push([]);
    } else cell += sign;
  }
  rows.at(-1)?.push(cell);
  return rows;
}

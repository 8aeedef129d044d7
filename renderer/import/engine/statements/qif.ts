import { withoutEndMark } from '../bytes/end-mark';
import { ReadFailure, readLimits } from '../bytes/source';
import { CsvWriter, type DerivedCsv } from '../derived/csv-writer';
import { cleanAmount } from '../values/clean-amount';
import { parseIban } from '../values/identifiers';

/**
 * Quicken Interchange Format: one field a line, told by its first letter, `^` behind each record. It says neither in which
 * order day and month stand nor the currency, so it is read as a CSV, which asks for what is open.
 */

/** Headers that the general rules know; what has no meaning here is shown and left unmapped. */
const columns: readonly [letter: string, header: string][] = [
  ['D', 'Date'],
  ['T', 'Amount'],
  ['P', 'Payee'],
  ['M', 'Memo'],
  ['N', 'Check number'],
  ['L', 'Category'],
  ['A', 'Address'],
  ['C', 'Cleared'],
];

/** Lists whose records are bookings of an account; `Invst` has trades, the others are settings of a program. */
const bookingLists = /^!Type:\s*(?:Bank|Cash|CCard|Oth A|Oth L)\s*$/i;
const listMark = /^!/;

/** `1/ 5' 4` -> `1/5/2004`, `31.12.99` -> `31.12.1999`: the apostrophe, where a program writes one, stands for 2000. */
function plainDate(text: string): string {
  const bare = text.replace(/\s+/g, '');
  const found = /^(\d{1,2})([/.-])(\d{1,2})(?:'(\d{1,2}|\d{4})|[/.-](\d{2}|\d{4}))$/.exec(bare);
  if (!found) return bare;
  const [, first = '', separator = '', second = '', since2000, plain] = found;
  const year = (since2000 ?? plain ?? '').padStart(2, '0');
  const century = since2000 === undefined && Number(year) >= 70 ? '19' : '20';
  return [first, second, year.length === 2 ? century + year : year].join(separator);
}

/** Day, month and year as they stand, without apostrophe: a year has two digits at least. */
const threeParts = /^D\s*(\d{1,2})\s*([/.-])\s*(\d{1,2})\s*\2\s*(\d{1,2})\s*$/;

/**
 * Whether the year, of two digits, stands in front (`25/3/14`): where the last part has one digit it is no year, and all of them can
 * be years, months and days in this order.
 */
function hasYearInFront(lines: readonly string[]): boolean {
  const days = lines.map((line) => threeParts.exec(line)).filter((found) => found !== null);
  return (
    days.some(([, , , , last = '']) => last.length === 1) &&
    days.every(
      ([, year = '', , month, date]) => year.length === 2 && Number(month) <= 12 && Number(date) <= 31,
    )
  );
}

/** `25/3/14` -> `2025-03-14`. */
function yearFirst(text: string): string {
  const [, year = '', , month = '', date = ''] = threeParts.exec(`D${text}`) ?? [];
  if (year === '') return plainDate(text);
  return [(Number(year) >= 70 ? '19' : '20') + year, month.padStart(2, '0'), date.padStart(2, '0')].join('-');
}

class QifReader {
  private readonly writer = new CsvWriter();
  private dateOf = plainDate;
  private fields = new Map<string, string>();
  /** Lines of the record at hand, and the line it begins on. */
  private record: string[] = [];
  private start = 0;
  /** Records that no `^` closes. */
  private unclosed = 0;
  private list: 'bookings' | 'account' | 'other' = 'bookings';
  private hasHeader = false;
  private lists = 0;
  /** Name of the account, then fields of a booking and the form of its day: as near to a header as these files have one. */
  private account = '';
  private form = '';

  read(text: string): DerivedCsv {
    const lines = text.split(/\r\n|\r|\n/);
    if (lines.at(-1) === '') lines.pop();
    if (hasYearInFront(lines)) this.dateOf = yearFirst;
    for (const [index, line] of lines.entries()) {
      if (line.length > readLimits.recordLength)
        throw new ReadFailure('limit.lineLength', { line: index + 1, limit: readLimits.recordLength });
      if (listMark.test(line)) this.beginList(line, index + 1);
      else this.addLine(line, index + 1);
    }
    // The last field of a record that nothing closes may lack its end.
    const isOpen = this.record.length > 0;
    const isInField = isOpen && !/[\r\n]$/.test(text);
    if (isInField) this.fields.delete((this.record.at(-1) ?? '').charAt(0).toUpperCase());
    this.endRecord();
    if (this.lists === 0) throw new ReadFailure('file.unsupported', { kind: 'qif' });
    const csv = { ...this.writer.finish(lines.length), key: `${this.account}\n${this.form}` };
    // At a line end its next fields may be missing, where all others are closed.
    const isCut = isInField || (isOpen && this.unclosed === 1);
    return isCut ? { ...csv, cutBehind: text } : csv;
  }

  private beginList(line: string, number: number): void {
    this.endRecord();
    if (bookingLists.test(line)) {
      this.list = 'bookings';
      this.lists++;
      this.writer.row(
        columns.map(([, header]) => header),
        number,
        1,
        line,
      );
      this.hasHeader = true;
      return;
    }
    this.list = /^!Account/i.test(line) ? 'account' : 'other';
    this.writer.row([line], number);
  }

  private addLine(line: string, number: number): void {
    if (this.record.length === 0) {
      if (line.trim() === '') return;
      this.start = number;
    }
    this.record.push(line);
    if (line.startsWith('^')) {
      this.endRecord();
      return;
    }
    const letter = line.charAt(0).toUpperCase();
    const value = line.slice(1).trim();
    // Splits (S, E, $) are parts of the record: its total is what moved the account.
    const before = this.fields.get(letter);
    this.fields.set(letter, before && value ? `${before} ${value}` : before || value);
  }

  private endRecord(): void {
    const { record, fields, start } = this;
    if (record.length === 0) return;
    if (!record.at(-1)?.startsWith('^')) this.unclosed++;
    this.record = [];
    this.fields = new Map();
    if (this.list === 'account') this.account ||= fields.get('N') ?? '';
    else if (this.list === 'bookings' && !isOpening(fields)) this.form ||= formOf(fields);
    const raw = record.join('\n');
    if (this.list === 'bookings' && this.hasHeader)
      this.writer.row(bookingCells(fields, this.dateOf), start, record.length, raw, !isOpening(fields));
    else if (this.list === 'account') this.writer.row(accountCells(fields), start, record.length, raw);
    else this.writer.row([raw.replace(/\s+/g, ' ')], start, record.length, raw);
  }
}

/** The first record of many files is the balance before it, with a name of its own as payee. */
function isOpening(fields: ReadonlyMap<string, string>): boolean {
  return /^opening balance$/i.test(fields.get('P') ?? '');
}

/** `D9/9'9 T P M`: numbers do not count, nor do the parts of a split. */
function formOf(fields: ReadonlyMap<string, string>): string {
  const letters = columns.map(([letter]) => letter).filter((letter) => fields.has(letter));
  return `${(fields.get('D') ?? '').replace(/\s/g, '').replace(/\d+/g, '9')} ${letters.join(' ')}`;
}

function bookingCells(fields: ReadonlyMap<string, string>, dateOf: (text: string) => string): string[] {
  const of = (letter: string) => fields.get(letter) ?? '';
  const isBalance = isOpening(fields);
  return columns.map(([letter]) => {
    if (letter === 'D') return dateOf(of('D'));
    if (letter === 'T') return of('T') || of('U');
    if (isBalance && letter === 'P') return '';
    if (isBalance && letter === 'M') return of('P');
    return of(letter);
  });
}

function accountCells(fields: ReadonlyMap<string, string>): string[] {
  const name = fields.get('N') ?? '';
  if (parseIban(name)) return ['IBAN', name];
  if (/^ccard$/i.test(fields.get('T') ?? '')) return ['Card', name];
  return /^\d[\d\s/-]*$/.test(name) && cleanAmount(name) ? ['Account number', name] : ['Account name', name];
}

export function readQif(text: string): DerivedCsv {
  return new QifReader().read(withoutEndMark(text));
}

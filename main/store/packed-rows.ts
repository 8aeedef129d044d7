import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  chunkRowLimit,
  type StagedRow,
  type StagedRowColumn,
  stagedRowColumns,
} from '../../preload/contract/reading';
import { KontorError } from '../bridge/handler-types';
import { dayNumberOf } from './calendar-day';
import { hashBits } from './identity-table';
import { emptyColumns, type RowColumns } from './row-columns';

const indexOf = Object.fromEntries(stagedRowColumns.map((name, index) => [name, index])) as Record<
  StagedRowColumn,
  number
>;

/** Position of each column in a staged row, for those who read a body. */
export const stagedRowIndex: Readonly<Record<StagedRowColumn, number>> = indexOf;

export interface PackedSegment {
  columns: RowColumns;
  /** Currencies that `currencyIndexes` points into; '' where the file names none. */
  currencies: string[];
}

const textColumns = stagedRowColumns.filter(
  (name) =>
    ![
      'line',
      'disposition',
      'accountIndex',
      'amountMinor',
      'balanceMinor',
      'originalAmountMinor',
      'occurrence',
    ].includes(name),
);
const textIndexes = textColumns.map((name) => indexOf[name]);

/**
 * Columns of a packed chunk. Every value is checked here, because it comes from the page: a chunk that is not exactly
 * what `stagedRowColumns` says is refused as a whole. Columns are all ASCII, so the bytes are read one to one, which
 * spares decoding the texts; those stay in the body, untouched.
 */
export function readPackedRows(bytes: Uint8Array): PackedSegment {
  const rawRows = parseArray(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'),
  );
  if (rawRows.length === 0 || rawRows.length > chunkRowLimit) throw refuse('rows', rawRows.length);
  const columns = emptyColumns(rawRows.length);
  const currencies: string[] = [];
  for (let position = 0; position < rawRows.length; position += 1) {
    fillRow(columns, currencies, position, rawRows[position]);
  }
  return { columns, currencies };
}

function fillRow(columns: RowColumns, currencies: string[], position: number, rawRow: unknown): void {
  if (!Array.isArray(rawRow) || rawRow.length !== stagedRowColumns.length) throw refuse('row', position);
  for (const index of textIndexes) {
    const value: unknown = rawRow[index];
    if (value !== null && typeof value !== 'string') throw refuse('text', position);
  }
  const hash: unknown = rawRow[indexOf.contentHash];
  const raw: unknown = rawRow[indexOf.raw];
  if (typeof hash !== 'string' || hash.length < 2 || hash.length > 120 || typeof raw !== 'string') {
    throw refuse('contentHash', position);
  }
  const disposition = integer(rawRow[indexOf.disposition], 0, 2, position);
  const amount = optionalInteger(rawRow[indexOf.amountMinor], position);
  const balance = optionalInteger(rawRow[indexOf.balanceMinor], position);
  optionalInteger(rawRow[indexOf.originalAmountMinor], position);
  const day = optionalDay(rawRow[indexOf.bookingDay], position);
  optionalDay(rawRow[indexOf.valueDay], position);
  if (disposition === 0 && (day === null || amount === null)) throw refuse('booking', position);

  columns.lines[position] = integer(rawRow[indexOf.line], 0, 0xffff_ffff, position);
  columns.dispositions[position] = disposition;
  columns.accountIndexes[position] = integer(rawRow[indexOf.accountIndex], 0, 0xffff, position);
  columns.occurrences[position] = integer(rawRow[indexOf.occurrence], 1, 0xffff_fffe, position);
  if (amount !== null) columns.amounts[position] = amount;
  if (balance !== null) columns.balances[position] = balance;
  if (day !== null) columns.days[position] = day;
  const { low, high } = hashBits(hash);
  columns.hashLow[position] = low;
  columns.hashHigh[position] = high;
  columns.lineSpans[position] = Math.min(lineSpan(raw), 0xffff);
  columns.currencyIndexes[position] = currencyIndex(currencies, rawRow[indexOf.currency], position);
}

function currencyIndex(currencies: string[], rawCurrency: unknown, position: number): number {
  const currency = rawCurrency === null ? '' : rawCurrency;
  const known = currencies.indexOf(currency as string);
  if (known >= 0) return known;
  if (typeof currency !== 'string' || !/^([A-Z]{3})?$/.test(currency) || currencies.length > 250) {
    throw refuse('currency', position);
  }
  currencies.push(currency);
  return currencies.length - 1;
}

/** Physical lines of a record: one more than the line ends inside its quotes, whichever kind they are. */
function lineSpan(raw: string): number {
  if (!raw.includes('\n') && !raw.includes('\r')) return 1;
  return raw.split(/\r\n|\r|\n/).length;
}

function integer(rawValue: unknown, least: number, most: number, position: number): number {
  if (!Number.isInteger(rawValue) || (rawValue as number) < least || (rawValue as number) > most) {
    throw refuse('integer', position);
  }
  return rawValue as number;
}

function optionalInteger(rawValue: unknown, position: number): number | null {
  if (rawValue === null) return null;
  if (!Number.isSafeInteger(rawValue)) throw refuse('amount', position);
  return rawValue as number;
}

function optionalDay(rawValue: unknown, position: number): number | null {
  if (rawValue === null) return null;
  const day = typeof rawValue === 'string' ? dayNumberOf(rawValue) : null;
  if (day === null) throw refuse('day', position);
  return day;
}

function parseArray(text: string): unknown[] {
  try {
    const rawValue: unknown = JSON.parse(text);
    if (Array.isArray(rawValue)) return rawValue;
  } catch {
    // Falls through to the refusal: what JSON.parse says would quote the rows.
  }
  throw refuse('json', 0);
}

function refuse(reason: string, position: number): KontorError {
  return new KontorError('bridge.invalidArguments', { reason, position });
}

/** Body as it is stored. Level 1: about a fifth of the size for less time than encrypting and writing the rest takes. */
export function packBody(bytes: Uint8Array): Uint8Array {
  return deflateRawSync(bytes, { level: 1 });
}

export function unpackBody(body: Uint8Array): Buffer {
  return inflateRawSync(body);
}

/** Rows of a stored body; they were checked when they came in. */
export function rowsOfBody(body: Uint8Array): StagedRow[] {
  return JSON.parse(unpackBody(body).toString('utf8'));
}

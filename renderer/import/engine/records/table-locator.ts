import { bareParts, dateParts } from '../values/calendar-days';
import { cleanAmount } from '../values/clean-amount';
import { parseIban } from '../values/identifiers';
import { matchHeader } from '../vocabulary/header-terms';
import type { CsvRecord } from './record-reader';

const dateFields = new Set(['bookingDate', 'transactionDate', 'valueDate']);
const moneyFields = new Set(['amount', 'debit', 'credit']);

export function isBlank(record: CsvRecord): boolean {
  return record.cells.every((cell) => cell.trim() === '');
}

function isValue(cell: string): boolean {
  const text = cell.trim();
  return (
    text !== '' &&
    /\d/.test(text) &&
    (dateParts(text) !== null || cleanAmount(text) !== null || parseIban(text) !== null)
  );
}

export interface HeaderScore {
  /** Cells whose words are known. */
  known: number;
  filled: number;
  hasDate: boolean;
  hasMoney: boolean;
  hasValues: boolean;
}

/** How much a record looks like a header. */
export function scoreHeader(record: CsvRecord): HeaderScore {
  const score: HeaderScore = { known: 0, filled: 0, hasDate: false, hasMoney: false, hasValues: false };
  for (const cell of record.cells) {
    const text = cell.trim();
    if (text === '') continue;
    score.filled++;
    if (isValue(cell)) {
      score.hasValues = true;
      return score;
    }
    const matches = text.length > 60 ? [] : matchHeader(text);
    const best = matches[0];
    if (!best || best.weight < 0.55) continue;
    score.known++;
    for (const { field, weight } of matches) {
      if (weight < 0.55) continue;
      if (dateFields.has(field)) score.hasDate = true;
      if (moneyFields.has(field)) score.hasMoney = true;
    }
  }
  return score;
}

/** Indexes of the cells that name a date. */
export function columnsNamedDate(header: CsvRecord): number[] {
  return header.cells.flatMap((cell, index) =>
    matchHeader(cell.trim()).some(({ field, weight }) => weight >= 0.9 && dateFields.has(field))
      ? [index]
      : [],
  );
}

/** `Date of:;2025.01.01 (00:00);Amount of:;` names values that stand in the same line. */
function isOfLabels({ cells }: CsvRecord): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const labels = filled.filter((cell) => /:\s*$/.test(cell));
  return labels.length > 1 && labels.length < filled.length;
}

const fewestNames = 3;

/** A header by its words alone: a date, an amount and most cells known. */
export function isHeaderByWords(record: CsvRecord): boolean {
  const filled = record.cells.reduce((count, cell) => (cell.trim() === '' ? count : count + 1), 0);
  if (filled < fewestNames || record.raw.length > 4_000 || isOfLabels(record)) return false;
  const score = scoreHeader(record);
  return (
    !score.hasValues &&
    score.hasDate &&
    score.hasMoney &&
    score.known >= fewestNames &&
    score.known >= score.filled * 0.4
  );
}

/** Date and number as whole cells: the signs of a row of bookings. */
function signature(record: CsvRecord): { dates: number[]; numbers: number[] } {
  const dates: number[] = [];
  const numbers: number[] = [];
  for (const [index, cell] of record.cells.entries()) {
    const text = cell.trim();
    if (text === '' || text.length > 40) continue;
    if (dateParts(text) !== null) dates.push(index);
    else if (cleanAmount(text) !== null) numbers.push(index);
  }
  // `251003`: only where no other cell is a day, and another one is the amount.
  const bare = dates.length > 0 || numbers.length < 2 ? [] : numbers.filter((index) => isBare(record, index));
  if (bare.length === 0 || bare.length === numbers.length) return { dates, numbers };
  return { dates: bare, numbers: numbers.filter((index) => !bare.includes(index)) };
}

function isBare(record: CsvRecord, index: number): boolean {
  return bareParts(record.cells[index]?.trim() ?? '') !== null;
}

/** Length of the block of rows from `start` that share a date column and a number column. */
function blockLength(records: readonly CsvRecord[], start: number, limit: number): number {
  const first = records[start];
  if (!first) return 0;
  const head = signature(first);
  if (head.dates.length === 0 || head.numbers.length === 0) return 0;
  let length = 0;
  let misses = 0;
  for (let at = start; at < records.length && length < limit && misses < 4; at++) {
    const record = records[at];
    if (!record || isBlank(record)) continue;
    const own = signature(record);
    if (
      own.dates.some((index) => head.dates.includes(index)) &&
      own.numbers.length > 0 &&
      Math.abs(record.cells.length - first.cells.length) <= 2
    ) {
      length++;
      misses = 0;
      // A line of values above the header of the bookings is no booking.
    } else if (isHeaderByWords(record)) break;
    else misses++;
  }
  return length;
}

export interface TableStart {
  /** Index of the header record, or -1 for a table without header. */
  header: number;
  /** Index of the first record below the header. */
  body: number;
}

const lookAhead = 400;

/** Finds where the next table begins; null when no record looks like one. */
export function locateTable(
  records: readonly CsvRecord[],
  from: number,
  chosenLine: number | undefined,
): TableStart | null {
  if (chosenLine !== undefined) {
    if (chosenLine === 0) return { header: -1, body: from };
    const index = records.findIndex((record, at) => at >= from && record.line === chosenLine);
    return index < 0 ? null : { header: index, body: index + 1 };
  }
  const end = Math.min(records.length, from + lookAhead);
  const byWords = headerByWords(records, from, end);
  // Nothing above it has the shape of rows: what stands below cannot take its place.
  if (byWords !== null && headerByShape(records, from, byWords) === null)
    return { header: byWords, body: byWords + 1 };
  const byShape = headerByShape(records, from, end);
  if (byWords !== null && (byShape === null || byShape.header < 0 || byShape.body >= byWords)) {
    return { header: byWords, body: byWords + 1 };
  }
  if (byWords !== null && byShape !== null && byShape.length < 3)
    return { header: byWords, body: byWords + 1 };
  return byShape ?? (byWords === null ? null : { header: byWords, body: byWords + 1 });
}

function headerByWords(records: readonly CsvRecord[], from: number, end: number): number | null {
  for (let at = from; at < end; at++) {
    const record = records[at];
    if (
      record &&
      isHeaderByWords(record) &&
      !isAboveSums(records, at, end) &&
      !isAboveFacts(records, at, end)
    )
      return at;
  }
  return null;
}

/** `Valuta;Opening;Debit;Credit;Closing` above one line of sums without a date: what the statement adds up to, not its rows. */
function isAboveSums(records: readonly CsvRecord[], header: number, end: number): boolean {
  const below = records.slice(header + 1, end).find((record) => !isBlank(record));
  if (!below || isHeaderByWords(below) || signature(below).numbers.length < 2) return false;
  if (signature(below).dates.length > 0) return false;
  const rest = records.slice(records.indexOf(below) + 1, end);
  const next = rest.find((record) => isHeaderByWords(record) || signature(record).dates.length > 0);
  return next !== undefined && isHeaderByWords(next);
}

const textFields = new Set(['purpose', 'bookingText', 'counterpartyName', 'payerName', 'payeeName']);

/**
 * `Umsätze ab;Enddatum;Kontonummer;Saldo;Währung` above one line and a blank one: facts of the account. What a booking is about
 * has no column there, and the header of the bookings is still to come.
 */
function isAboveFacts(records: readonly CsvRecord[], header: number, end: number): boolean {
  const [value, behind] = [records[header + 1], records[header + 2]];
  if (!value || isBlank(value) || !behind) return false;
  // Blank lines are not among the records of every file.
  if (!isBlank(behind) && behind.cells.length > value.cells.length / 2) return false;
  const isOfBookings = records[header]?.cells.some((cell) =>
    matchHeader(cell.trim()).some(({ field, weight }) => textFields.has(field) && weight >= 0.7),
  );
  return !isOfBookings && records.slice(header + 3, end).some((record) => isHeaderByWords(record));
}

/** The longest block of like rows, and the record of texts right above it. */
function headerByShape(
  records: readonly CsvRecord[],
  from: number,
  end: number,
): (TableStart & { length: number }) | null {
  let best = -1;
  let length = 0;
  for (let at = from; at < end; at++) {
    const record = records[at];
    if (!record || record.cells.length < 2 || isBlank(record)) continue;
    const found = blockLength(records, at, 200);
    if (found > length || (found === 1 && length === 1 && isFuller(record, records[best]))) {
      best = at;
      length = found;
      if (found > 50) break;
    }
  }
  if (best < 0) return null;
  for (let at = best - 1; at >= Math.max(from, best - 40); at--) {
    const record = records[at];
    if (!record || isBlank(record)) continue;
    const score = scoreHeader(record);
    const width = records[best]?.cells.length ?? 0;
    const isWide =
      score.filled >= 2 &&
      Math.abs(record.cells.length - width) <= 2 &&
      score.filled >= Math.min(3, width - 1);
    if (!score.hasValues && isWide && (score.known >= 1 || at === best - 1))
      return { header: at, body: at + 1, length };
    if (score.hasValues && record.cells.length === width) continue;
    break;
  }
  return { header: -1, body: best + (isStatementLine(records, best, length) ? 1 : 0), length };
}

/** Of single lines with a date and a number, a booking fills more cells than what stands above it about the account. */
function isFuller(record: CsvRecord, other: CsvRecord | undefined): boolean {
  const filled = ({ cells }: CsvRecord) => cells.filter((cell) => cell.trim() !== '').length;
  return other !== undefined && record.cells.length === other.cells.length && filled(record) > filled(other);
}

/**
 * Without a header, a first line whose date is written in another form than all dates below it is a line about the statement:
 * account, balances and the like in the place of a booking.
 */
function isStatementLine(records: readonly CsvRecord[], start: number, length: number): boolean {
  const [first, ...rest] = records.slice(start, start + Math.min(length, 50));
  const index = first ? first.cells.findIndex((cell) => dateParts(cell) !== null) : -1;
  if (!first) return false;
  const own = first.cells[index] ?? '';
  const below = rest.flatMap(({ cells }) =>
    dateParts(cells[index] ?? '') === null ? [] : [cells[index] ?? ''],
  );
  const isApart = below.every((day) => !areOfOneForm(own, day) && areOfOneForm(day, below[0] ?? ''));
  // Two lines must differ in where the year stands.
  return isApart && (below.length > 1 || (below.length === 1 && yearAt(own) !== yearAt(below[0] ?? '')));
}

function yearAt(day: string): number | undefined {
  return dateParts(day)?.digits.indexOf(4);
}

/** Whether two days may be written in one form: `9/03/2024` and `12/03/2024` may, `9/03/2024` and `09/03/2024` are of two. */
function areOfOneForm(one: string, other: string): boolean {
  const theirs = digitGroups(other);
  const mine = digitGroups(one);
  return mine.length === theirs.length && mine.every((group, at) => isOneWriting(group, theirs[at] ?? ''));
}

/** The groups of digits of a day; the time behind it is left out. */
function digitGroups(day: string): string[] {
  return (day.match(/\d+/g) ?? []).slice(0, 3);
}

function isOneWriting(one: string, other: string): boolean {
  if (one.length === other.length) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length === 1 && long.length === 2 && !long.startsWith('0');
}

import type { FileReading, ImportFile } from '../../../preload/contract';
import { dayOf, noDay } from '../../../preload/contract/values/calendar-day';
import { accountOfRow, currencyOfRow, type ImportIndex, rowState } from '../rows/import-index';
import { isSendable } from '../sending/sendable-rows';
import type { StoreContext } from './store-context';

/** Counts and totals of an account of an import, as kept in `accounts.figures`. */
export interface AccountFigures {
  bookings: number;
  known: number;
  pending: number;
  blocked: number;
  leftOut: number;
  sendable: number;
  firstBookingDay: string | null;
  lastBookingDay: string | null;
  /** Minor units; rows in another currency than the account's are counted but not added. */
  totalInMinor: number;
  totalOutMinor: number;
}

export function emptyFigures(): AccountFigures {
  return {
    bookings: 0,
    known: 0,
    pending: 0,
    blocked: 0,
    leftOut: 0,
    sendable: 0,
    firstBookingDay: null,
    lastBookingDay: null,
    totalInMinor: 0,
    totalOutMinor: 0,
  };
}

/** Counts all rows of the import anew and keeps the figures of its accounts and files. */
export function saveFigures(context: StoreContext, index: ImportIndex): void {
  const figures = figuresOf(index);
  for (const [position, account] of index.accounts.entries()) {
    context.db.run(
      'update accounts set figures = ? where id = ?',
      JSON.stringify(figures[position]),
      account.id,
    );
  }
  for (const [fileIndex, file] of index.files.entries()) {
    const row = context.db.get<{ reading: string }>('select reading from files where id = ?', file.id);
    if (!row) continue;
    const reading: FileReading = JSON.parse(row.reading);
    context.db.run(
      'update files set line_counts = ? where id = ?',
      JSON.stringify(lineCountsOf(index, fileIndex, reading)),
      file.id,
    );
  }
}

function figuresOf(index: ImportIndex): AccountFigures[] {
  const figures = index.accounts.map(emptyFigures);
  const days = index.accounts.map(() => ({
    first: Number.POSITIVE_INFINITY,
    last: Number.NEGATIVE_INFINITY,
  }));
  for (const segment of index.segments) {
    const { columns, states } = segment;
    for (let position = 0; position < columns.rowCount; position += 1) {
      const account = accountOfRow(segment, position);
      const figure = figures[account];
      const span = days[account];
      if (!figure || !span) continue;
      if (isSendable(segment, position) !== 0) figure.sendable += 1;
      switch (states[position]) {
        case rowState.known:
          figure.known += 1;
          break;
        case rowState.pending:
          figure.pending += 1;
          break;
        case rowState.blocked:
          figure.blocked += 1;
          break;
        case rowState.leftOut:
          figure.leftOut += 1;
          break;
        default: {
          figure.bookings += 1;
          const day = columns.days[position] ?? noDay;
          if (day < span.first) span.first = day;
          if (day > span.last) span.last = day;
          if (currencyOfRow(index, segment, position) !== index.accounts[account]?.fields.currency) break;
          const amount = columns.amounts[position] ?? 0;
          if (amount > 0) figure.totalInMinor += amount;
          else figure.totalOutMinor += amount;
        }
      }
    }
  }
  for (const [account, { first, last }] of days.entries()) {
    const figure = figures[account];
    if (!figure || first > last) continue;
    figure.firstBookingDay = dayOf(first);
    figure.lastBookingDay = dayOf(last);
  }
  return figures;
}

/**
 * What became of each physical line (docs/architecture.md: the counts add up). A record may cover several lines; lines of the
 * file that neither a record nor the reading accounts for cannot exist, so the remainder belongs to the staged ones.
 */
function lineCountsOf(
  index: ImportIndex,
  fileIndex: number,
  reading: FileReading,
): NonNullable<ImportFile['lineCounts']> {
  const counts = { staged: 0, known: 0, leftOut: 0, blocked: 0 };
  let blockedRows = 0;
  for (const segment of index.segments) {
    if (segment.fileIndex !== fileIndex) continue;
    const { columns, states } = segment;
    for (let position = 0; position < columns.rowCount; position += 1) {
      const lines = columns.lines[position] === 0 ? 1 : (columns.lineSpans[position] ?? 1);
      switch (states[position]) {
        case rowState.booking:
          counts.staged += lines;
          break;
        case rowState.known:
          counts.known += lines;
          break;
        case rowState.blocked:
          counts.blocked += lines;
          blockedRows += 1;
          break;
        default:
          counts.leftOut += lines;
      }
    }
  }
  const { lines, notBookingLines } = reading.counts;
  return { ...fitted(counts, lines - notBookingLines), notBooking: notBookingLines, lines, blockedRows };
}

type RowLines = { staged: number; known: number; leftOut: number; blocked: number };

/** The engine's own number of booking lines is the truth: formats without lines have records of any height. */
function fitted(counts: RowLines, lines: number): RowLines {
  let difference = lines - (counts.staged + counts.known + counts.leftOut + counts.blocked);
  const fit = { ...counts };
  for (const name of ['staged', 'known', 'leftOut', 'blocked'] as const) {
    if (difference === 0) break;
    if (counts[name] === 0 && difference > 0) continue;
    const change = Math.max(difference, -counts[name]);
    fit[name] += change;
    difference -= change;
  }
  return fit;
}

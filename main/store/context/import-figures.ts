import type { FileReading, ImportFile } from '../../../preload/contract';
import { dayOf, noDay } from '../../../preload/contract/values/calendar-day';
import { type Minor, plusMinor } from '../../../preload/contract/values/minor-units';
import {
  accountOfRow,
  currencyOfRow,
  type ImportIndex,
  type IndexedSegment,
  rowState,
} from '../rows/import-index';
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
  totalInMinor: Minor;
  totalOutMinor: Minor;
}

/** As text; a sum that no number holds is written as text inside of it. */
export function figuresText(figures: AccountFigures | undefined): string {
  return JSON.stringify(figures, (_, value) => (typeof value === 'bigint' ? String(value) : value));
}

/** Absent in what was kept is null, as before anything was counted. */
export function keptFigures(text: string | null): Partial<AccountFigures> | null {
  if (text === null) return null;
  return JSON.parse(text, (name, value) =>
    name.endsWith('Minor') && typeof value === 'string' ? BigInt(value) : value,
  );
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

/** Counts the rows of the import, anew where some changed, and keeps the figures of its accounts and files. */
export function saveFigures(context: StoreContext, index: ImportIndex): void {
  const figures = figuresOf(index);
  for (const [position, account] of index.accounts.entries()) {
    context.db.run(
      'update accounts set figures = ? where id = ?',
      figuresText(figures[position]),
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

/** What one segment has, kept until a row of it changes. */
interface SegmentCounts {
  readonly revision: number;
  readonly accounts: ReadonlyMap<number, AccountCounts>;
  readonly lines: RowLines & { blockedRows: number };
}

interface AccountCounts extends Omit<AccountFigures, 'firstBookingDay' | 'lastBookingDay'> {
  firstDay: number;
  lastDay: number;
}

const kept = new WeakMap<IndexedSegment, SegmentCounts>();

function countsOf(index: ImportIndex, segment: IndexedSegment): SegmentCounts {
  const known = kept.get(segment);
  if (known?.revision === segment.revision) return known;
  const counts = { revision: segment.revision, ...countSegment(index, segment) };
  kept.set(segment, counts);
  return counts;
}

function emptyCounts(): AccountCounts {
  const { firstBookingDay: _first, lastBookingDay: _last, ...counts } = emptyFigures();
  return { ...counts, firstDay: Number.POSITIVE_INFINITY, lastDay: Number.NEGATIVE_INFINITY };
}

function countSegment(index: ImportIndex, segment: IndexedSegment): Omit<SegmentCounts, 'revision'> {
  const accounts = new Map<number, AccountCounts>();
  const lines = { staged: 0, known: 0, leftOut: 0, blocked: 0, blockedRows: 0 };
  const { columns } = segment;
  let last = -1;
  let counts = emptyCounts();
  for (let position = 0; position < columns.rowCount; position += 1) {
    const ofRow = columns.lines[position] === 0 ? 1 : (columns.lineSpans[position] ?? 1);
    countLines(lines, segment.states[position], ofRow);
    const account = accountOfRow(segment, position);
    if (account === -1) continue;
    if (account !== last) {
      counts = accounts.get(account) ?? emptyCounts();
      accounts.set(account, counts);
      last = account;
    }
    countRow(counts, index, segment, position);
  }
  return { accounts, lines };
}

function countLines(lines: SegmentCounts['lines'], state: number | undefined, ofRow: number): void {
  if (state === rowState.booking) lines.staged += ofRow;
  else if (state === rowState.known) lines.known += ofRow;
  else if (state === rowState.blocked) {
    lines.blocked += ofRow;
    lines.blockedRows += 1;
  } else lines.leftOut += ofRow;
}

const countedAs = [
  'bookings',
  'known',
  'pending',
  'blocked',
  'leftOut',
] as const satisfies readonly (keyof AccountCounts)[];

function countRow(
  counts: AccountCounts,
  index: ImportIndex,
  segment: IndexedSegment,
  position: number,
): void {
  const { columns, states } = segment;
  if (isSendable(segment, position) !== 0) counts.sendable += 1;
  const state = states[position] as number;
  counts[countedAs[state] ?? 'bookings'] += 1;
  if (state !== rowState.booking) return;
  const day = columns.days[position] ?? noDay;
  if (day < counts.firstDay) counts.firstDay = day;
  if (day > counts.lastDay) counts.lastDay = day;
  const currency = index.accounts[accountOfRow(segment, position)]?.fields.currency;
  if (currencyOfRow(index, segment, position) !== currency) return;
  const amount = columns.amounts[position] ?? 0;
  if (amount > 0) counts.totalInMinor = plusMinor(counts.totalInMinor, amount);
  else counts.totalOutMinor = plusMinor(counts.totalOutMinor, amount);
}

function figuresOf(index: ImportIndex): AccountFigures[] {
  const all = index.accounts.map(emptyCounts);
  for (const segment of index.segments) {
    for (const [account, counts] of countsOf(index, segment).accounts) {
      const sum = all[account];
      if (!sum) continue;
      for (const name of [...countedAs, 'sendable'] as const) sum[name] += counts[name];
      for (const name of ['totalInMinor', 'totalOutMinor'] as const)
        sum[name] = plusMinor(sum[name], counts[name]);
      sum.firstDay = Math.min(sum.firstDay, counts.firstDay);
      sum.lastDay = Math.max(sum.lastDay, counts.lastDay);
    }
  }
  return all.map(({ firstDay, lastDay, ...figures }) => ({
    ...figures,
    firstBookingDay: firstDay <= lastDay ? dayOf(firstDay) : null,
    lastBookingDay: firstDay <= lastDay ? dayOf(lastDay) : null,
  }));
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
  const counts = { staged: 0, known: 0, leftOut: 0, blocked: 0, blockedRows: 0 };
  for (const segment of index.segments) {
    if (segment.fileIndex !== fileIndex) continue;
    for (const [name, lines] of Object.entries(countsOf(index, segment).lines))
      counts[name as keyof typeof counts] += lines;
  }
  const { blockedRows, ...rowLines } = counts;
  const { lines, notBookingLines } = reading.counts;
  return { ...fitted(rowLines, lines - notBookingLines), notBooking: notBookingLines, lines, blockedRows };
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

import type { ImportFile } from '../../../preload/contract';
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
  saveFiguresOf(context, index, new Set(index.accounts.keys()), new Set(index.files.keys()));
}

/** The same of a file and of what changed with it: the others are as they are kept. */
export function saveFiguresOfFile(
  context: StoreContext,
  index: ImportIndex,
  fileId: string,
  changed: readonly IndexedSegment[],
): void {
  const own = index.files.findIndex(({ id }) => id === fileId);
  const files = new Set([own, ...changed.map(({ fileIndex }) => fileIndex)]);
  const accounts = Array.from(files).flatMap((file) => index.files[file]?.accountMap ?? []);
  saveFiguresOf(context, index, new Set(accounts.filter((account) => account !== -1)), files);
}

function saveFiguresOf(
  context: StoreContext,
  index: ImportIndex,
  accounts: ReadonlySet<number>,
  files: ReadonlySet<number>,
): void {
  for (const [position, figures] of figuresOf(index, accounts))
    context.db.run(
      'update accounts set figures = ? where id = ?',
      figuresText(figures),
      index.accounts[position]?.id ?? '',
    );
  for (const [fileIndex, counts] of lineCountsOf(index, files))
    context.db.run(
      'update files set line_counts = ? where id = ?',
      JSON.stringify(counts),
      index.files[fileIndex]?.id ?? '',
    );
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

/** @param wanted indexes into `ImportIndex.accounts`, by which the figures stand */
function figuresOf(index: ImportIndex, wanted: ReadonlySet<number>): Map<number, AccountFigures> {
  const all = new Map(Array.from(wanted, (account) => [account, emptyCounts()]));
  for (const segment of index.segments) {
    if (!segment.accountMap.some((account) => wanted.has(account))) continue;
    for (const [account, counts] of countsOf(index, segment).accounts) {
      const sum = all.get(account);
      if (!sum) continue;
      for (const name of [...countedAs, 'sendable'] as const) sum[name] += counts[name];
      for (const name of ['totalInMinor', 'totalOutMinor'] as const)
        sum[name] = plusMinor(sum[name], counts[name]);
      sum.firstDay = Math.min(sum.firstDay, counts.firstDay);
      sum.lastDay = Math.max(sum.lastDay, counts.lastDay);
    }
  }
  return new Map(
    Array.from(all, ([account, { firstDay, lastDay, ...figures }]) => [
      account,
      {
        ...figures,
        firstBookingDay: firstDay <= lastDay ? dayOf(firstDay) : null,
        lastBookingDay: firstDay <= lastDay ? dayOf(lastDay) : null,
      },
    ]),
  );
}

/**
 * What became of each physical line (docs/architecture.md: the counts add up). A record may cover several lines; lines of the
 * file that neither a record nor the reading accounts for cannot exist, so the remainder belongs to the staged ones.
 */
function lineCountsOf(
  index: ImportIndex,
  wanted: ReadonlySet<number>,
): Map<number, NonNullable<ImportFile['lineCounts']>> {
  const sums = new Map(
    Array.from(wanted, (file) => [file, { staged: 0, known: 0, leftOut: 0, blocked: 0, blockedRows: 0 }]),
  );
  for (const segment of index.segments) {
    const counts = sums.get(segment.fileIndex);
    if (!counts) continue;
    for (const [name, lines] of Object.entries(countsOf(index, segment).lines))
      counts[name as keyof typeof counts] += lines;
  }
  return new Map(
    Array.from(sums, ([file, { blockedRows, ...rowLines }]) => {
      const { lines = 0, notBookingLines: notBooking = 0 } = index.files[file] ?? {};
      return [file, { ...fitted(rowLines, lines - notBooking), notBooking, lines, blockedRows }];
    }),
  );
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

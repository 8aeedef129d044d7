import type { EqualDecision } from '../../../preload/contract';
import { type RowColumns, rowsPerSegment } from '../../../preload/contract/rows/row-columns';
import { noDay } from '../../../preload/contract/values/calendar-day';
import type { StoreContext } from '../context/store-context';
import { HashSieve } from '../rows/hash-sieve';
import { IdentityTable } from '../rows/identity-table';
import {
  accountOfRow,
  contentAt,
  type ImportIndex,
  type IndexedSegment,
  knownIn,
  leavesOut,
  type RowAt,
} from '../rows/import-index';
import { rowsTwice } from './equal-rows';
import { placesOfAccounts } from './import-checks';
import { findingsOfImport } from './import-findings';

/** Rows of one file and account that say the same. */
export interface EqualGroup {
  readonly key: string;
  readonly rows: readonly RowAt[];
  /** Of each row: it counts, and its balance proves that it is a booking of its own. */
  readonly isOwn: readonly boolean[];
  readonly isProven: boolean;
  readonly decision: EqualDecision | 'some' | null;
}

/** Rows of an account that a file has and an earlier file of the import has as well. */
export interface OverlapGroup {
  readonly key: string;
  readonly rows: number;
  /** Day numbers of the first and the last copy that has a day; the first is above the last where none has. */
  readonly days: readonly [first: number, last: number];
  /** The row of the earlier file, and its copy: those that come first. */
  readonly pairs: readonly { readonly first: RowAt; readonly copy: RowAt }[];
}

/** Pairs that are kept of an overlap: those of whole files are counted only. */
export const keptPairs = 50;

/**
 * Equal rows by file, in the order of their first lines; what the balances do not prove comes first.
 * @param segments of whole files: what others have is not looked at
 */
export function equalGroups(
  context: StoreContext,
  index: ImportIndex,
  segments: readonly IndexedSegment[] = index.segments,
): EqualGroup[] {
  const again = bookingsWhere(segments, ({ occurrences }, position) => (occurrences[position] as number) > 1);
  if (again.length === 0) return [];
  const groups = new Map<string, RowAt[]>(again.map((row) => [keyOf(index, row), []]));
  const lows = again.map(({ segment, position }) => segment.columns.hashLow[position] as number);
  const sieve = new HashSieve(lows, lows.length);
  for (const row of bookingsWhere(segments, ({ hashLow }, position) =>
    sieve.mayHave(hashLow[position] as number),
  ))
    groups.get(keyOf(index, row))?.push(row);
  const isAsked = askedIn(context, index, again);
  return Array.from(groups, ([key, rows]): EqualGroup => {
    const decision = decisionOf(rows);
    const isOwn = rows.map((row) => !leavesOut(row.segment.choices.get(row.position)) && !isAsked(row));
    return { key, rows, isOwn, decision, isProven: decision === null && isOwn.every(Boolean) };
  })
    .filter(({ rows }) => rows.length > 1)
    .sort((a, b) => Number(a.isProven) - Number(b.isProven));
}

/** Whether a row is asked about: not by the findings, of which the first few are listed, but by what they are made of. */
function askedIn(
  context: StoreContext,
  index: ImportIndex,
  again: readonly RowAt[],
): (row: RowAt) => boolean {
  const { cells, today } = findingsOfImport(context, index);
  const facts = cells.map((file) => file.facts);
  const places = placesOfAccounts(index);
  const asked = new Set<number>();
  for (const account of new Set(again.map(({ segment, position }) => accountOfRow(segment, position)))) {
    const scope = { index, account, places: places[account] ?? new Uint32Array(0), facts, today };
    for (const packed of rowsTwice(scope).keys()) asked.add(packed);
  }
  const numbers = new Map(index.segments.map((segment, number) => [segment, number]));
  return ({ segment, position }) => asked.has((numbers.get(segment) ?? 0) * rowsPerSegment + position);
}

/** Bookings and what a person left out, as far as their columns may be wanted; a copy of another file is no second booking. */
function bookingsWhere(
  segments: readonly IndexedSegment[],
  mayBeWanted: (columns: RowColumns, position: number) => boolean,
): RowAt[] {
  const rows: RowAt[] = [];
  for (const segment of segments) {
    const { columns, known, isLeftOut } = segment;
    for (let position = 0; position < columns.rowCount; position += 1) {
      if (!mayBeWanted(columns, position)) continue;
      if (columns.dispositions[position] !== 0 || known?.[position] === knownIn.import) continue;
      if (isLeftOut[columns.accountIndexes[position] ?? 0] || accountOfRow(segment, position) === -1)
        continue;
      rows.push({ segment, position });
    }
  }
  return rows;
}

function keyOf(index: ImportIndex, { segment, position }: RowAt): string {
  const { low, high } = contentAt(segment, position);
  return `${index.files[segment.fileIndex]?.id}:${accountOfRow(segment, position)}:${low}:${high}`;
}

function decisionOf(rows: readonly RowAt[]): EqualGroup['decision'] {
  const choices = rows.map(({ segment, position }) => segment.choices.get(position));
  const left = choices.filter(leavesOut).length;
  if (left === 0) return choices.every((choice) => choice !== undefined) ? 'all' : null;
  if (left === rows.length) return 'none';
  return left === rows.length - 1 && !leavesOut(choices[0]) ? 'one' : 'some';
}

/** What two files have, by account and pair of files. */
export function overlapGroups(index: ImportIndex): OverlapGroup[] {
  const sieve = sieveOfCopies(index);
  if (!sieve) return [];
  const holders = new IdentityTable(0);
  const identity = { account: 0, low: 0, high: 0, occurrence: 1 };
  const groups = new Map<string, { key: string; rows: number; days: [number, number]; pairs: Pair[] }>();
  for (const [number, segment] of index.segments.entries()) {
    const { hashLow, hashHigh, occurrences, dispositions, days, rowCount } = segment.columns;
    for (let position = 0; position < rowCount; position += 1) {
      if (!sieve.mayHave(hashLow[position] as number) || dispositions[position] !== 0) continue;
      identity.account = accountOfRow(segment, position);
      if (identity.account === -1) continue;
      identity.low = hashLow[position] as number;
      identity.high = hashHigh[position] as number;
      identity.occurrence = occurrences[position] as number;
      const holder = holders.add(identity, number * rowsPerSegment + position);
      if (holder === -1 || segment.known?.[position] !== knownIn.import) continue;
      const first = index.segments[Math.floor(holder / rowsPerSegment)] as IndexedSegment;
      const key = `${index.files[first.fileIndex]?.id}:${index.files[segment.fileIndex]?.id}:${identity.account}`;
      const group = groups.get(key) ?? { key, rows: 0, days: [...noDays] as [number, number], pairs: [] };
      groups.set(key, group);
      group.rows += 1;
      addDay(group.days, days[position] as number);
      if (group.pairs.length < keptPairs)
        group.pairs.push({
          first: { segment: first, position: holder % rowsPerSegment },
          copy: { segment, position },
        });
    }
  }
  return Array.from(groups.values());
}

type Pair = OverlapGroup['pairs'][number];

export const noDays = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY] as const;

export function addDay(days: [number, number], day: number): void {
  if (day === noDay) return;
  if (day < days[0]) days[0] = day;
  if (day > days[1]) days[1] = day;
}

/** Of the rows that an earlier file has; undefined for none. */
function sieveOfCopies(index: ImportIndex): HashSieve | undefined {
  const lows: number[] = [];
  for (const { known, columns } of index.segments) {
    for (let at = known?.indexOf(knownIn.import) ?? -1; at !== -1; ) {
      lows.push(columns.hashLow[at] as number);
      at = known?.indexOf(knownIn.import, at + 1) ?? -1;
    }
  }
  return lows.length > 0 ? new HashSieve(lows, lows.length) : undefined;
}

import type { EqualDecision } from '../../../preload/contract';
import type { StoreContext } from '../context/store-context';
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
import { findingsIn, findingsOfImport } from './import-findings';

/** Rows of one file and account that say the same. */
export interface EqualGroup {
  readonly key: string;
  readonly rows: readonly RowAt[];
  readonly isProven: boolean;
  readonly decision: EqualDecision | 'some' | null;
}

/** Rows of an account that a file has and an earlier file of the import has as well. */
export interface OverlapGroup {
  readonly key: string;
  /** The row of the earlier file, and its copy. */
  readonly pairs: readonly { readonly first: RowAt; readonly copy: RowAt }[];
}

/** Equal rows by file, in the order of their first lines; what the balances do not prove comes first. */
export function equalGroups(context: StoreContext, index: ImportIndex): EqualGroup[] {
  const groups = new Map<string, RowAt[]>();
  const lows = new Set<number>();
  eachBooking(index, (segment, position) => {
    if ((segment.columns.occurrences[position] as number) < 2) return;
    groups.set(keyOf(index, { segment, position }), []);
    lows.add(segment.columns.hashLow[position] as number);
  });
  if (groups.size === 0) return [];
  eachBooking(index, (segment, position) => {
    if (!lows.has(segment.columns.hashLow[position] as number)) return;
    groups.get(keyOf(index, { segment, position }))?.push({ segment, position });
  });
  const found = findingsOfImport(context, index);
  // Of very many the first are listed: what is not among them is not proven by that.
  const listed = found.findings.filter(({ rule }) => rule === 'row.twice').length;
  const areAllListed = (found.totals['row.twice'] ?? 0) <= listed;
  const isAsked = ({ segment, position }: RowAt) =>
    findingsIn(found, segment)(position).some(({ rule }) => rule === 'row.twice');
  return Array.from(groups, ([key, rows]): EqualGroup => {
    const decision = decisionOf(rows);
    return { key, rows, decision, isProven: areAllListed && decision === null && !rows.some(isAsked) };
  })
    .filter(({ rows }) => rows.length > 1)
    .sort((a, b) => Number(a.isProven) - Number(b.isProven));
}

/** Bookings and what a person left out; a copy of another file is no second booking. */
function eachBooking(index: ImportIndex, visit: (segment: IndexedSegment, position: number) => void): void {
  for (const segment of index.segments) {
    const { columns, known, isLeftOut } = segment;
    for (let position = 0; position < columns.rowCount; position += 1) {
      if (columns.dispositions[position] !== 0 || known?.[position] === knownIn.import) continue;
      if (isLeftOut[columns.accountIndexes[position] ?? 0] || accountOfRow(segment, position) === -1)
        continue;
      visit(segment, position);
    }
  }
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
  const isCopied = (segment: IndexedSegment) => segment.known?.includes(knownIn.import) ?? false;
  if (!index.segments.some(isCopied)) return [];
  const holders = new IdentityTable(index.rowCount);
  const places: RowAt[] = [];
  const groups = new Map<string, { first: RowAt; copy: RowAt }[]>();
  for (const segment of index.segments) {
    for (let position = 0; position < segment.columns.rowCount; position += 1) {
      const account = accountOfRow(segment, position);
      if (account === -1 || segment.columns.dispositions[position] !== 0) continue;
      const occurrence = segment.columns.occurrences[position] ?? 1;
      const identity = { account, ...contentAt(segment, position), occurrence };
      const holder = holders.add(identity, places.length);
      if (holder === -1) {
        places.push({ segment, position });
        continue;
      }
      const first = places[holder];
      if (!first || segment.known?.[position] !== knownIn.import) continue;
      const key = `${index.files[first.segment.fileIndex]?.id}:${index.files[segment.fileIndex]?.id}:${account}`;
      const pairs = groups.get(key) ?? [];
      groups.set(key, pairs);
      pairs.push({ first, copy: { segment, position } });
    }
  }
  return Array.from(groups, ([key, pairs]) => ({ key, pairs }));
}

import { accountOfRow, type ImportIndex, type IndexedSegment, knownIn } from '../rows/import-index';
import { sentIdentities } from './overlap-marks';
import type { StoreContext } from './store-context';

/** A content in an account; which of several equal bookings a row is, is told by counting them. */
export interface ContentIdentity {
  account: number;
  low: number;
  high: number;
}

interface Equal {
  segment: IndexedSegment;
  position: number;
}

/** So few contents are searched for one by one. */
const searchedSingly = 8;

/**
 * Counts the rows of these contents anew in each file, and tells again which of them are known: what `markKnownRows` does for
 * all rows, after a correction of some. Adds segments whose columns changed to `changed`.
 */
export function settleIdentities(
  context: StoreContext,
  index: ImportIndex,
  contents: readonly ContentIdentity[],
  changed: Set<IndexedSegment>,
): void {
  const groups = equalRows(index, contents);
  const sent = sentIdentities(context, index);
  for (const { account, low, high } of contents) {
    const key = keyOf(account, low, high);
    const rows = groups.get(key);
    if (!rows) continue;
    groups.delete(key);
    const holders = new Map<number, number>();
    let file = -1;
    let occurrence = 0;
    for (const { segment, position } of rows) {
      occurrence = segment.fileIndex === file ? occurrence + 1 : 1;
      file = segment.fileIndex;
      const { columns } = segment;
      if (columns.occurrences[position] !== occurrence) {
        columns.occurrences[position] = occurrence;
        changed.add(segment);
      }
      let known: number = knownIn.nothing;
      if (columns.dispositions[position] === 0 && account !== -1) {
        if (holders.has(occurrence)) known = knownIn.import;
        else {
          holders.set(occurrence, file);
          if (sent.find({ account, low, high, occurrence }) !== -1) known = knownIn.upload;
        }
      }
      mark(segment, position, known, changed);
    }
  }
}

function mark(segment: IndexedSegment, position: number, known: number, changed: Set<IndexedSegment>): void {
  if ((segment.known?.[position] ?? 0) === known) return;
  segment.known ??= new Uint8Array(segment.columns.rowCount);
  segment.known[position] = known;
  changed.add(segment);
}

function keyOf(account: number, low: number, high: number): string {
  return `${account}:${low}:${high}`;
}

/** Rows of the import with these contents, in the order of files and lines. */
function equalRows(index: ImportIndex, contents: readonly ContentIdentity[]): Map<string, Equal[]> {
  const groups = new Map<string, Equal[]>(
    contents.map(({ account, low, high }) => [keyOf(account, low, high), []]),
  );
  const lows = new Set(contents.map(({ low }) => low));
  const take = (segment: IndexedSegment, position: number) => {
    const { hashLow, hashHigh } = segment.columns;
    const key = keyOf(accountOfRow(segment, position), hashLow[position] ?? 0, hashHigh[position] ?? 0);
    groups.get(key)?.push({ segment, position });
  };
  for (const segment of index.segments) {
    const { hashLow } = segment.columns;
    if (lows.size > searchedSingly) {
      for (let position = 0; position < hashLow.length; position += 1)
        if (lows.has(hashLow[position] ?? 0)) take(segment, position);
      continue;
    }
    for (const low of lows) {
      for (let at = hashLow.indexOf(low); at !== -1; at = hashLow.indexOf(low, at + 1)) take(segment, at);
    }
  }
  return groups;
}

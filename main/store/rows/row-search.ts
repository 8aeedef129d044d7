import { setImmediate } from 'node:timers/promises';
import type { StagedRow } from '../../../preload/contract/reading/reading';
import { referredColumns } from '../../../preload/contract/rows/packed-rows';
import { rowsPerSegment } from '../../../preload/contract/rows/row-columns';
import type { StoreDatabase } from '../database/database';
import type { ImportIndex, IndexedSegment } from './import-index';
import { stagedRowIndex } from './packed-rows';
import { readTexts, rowsOfTexts, rowsOfTextsHolding } from './segment-rows';

/** Columns that hold texts: those whose bytes are looked at first. */
const searched = [...referredColumns, 'raw' as const].map((name) => stagedRowIndex[name]);

/** The worker answers other calls at least this often while it searches. */
const sliceMs = 25;

/** What texts of a row have to contain. */
export interface Sought {
  /** Anywhere in its names, references, purpose and line of the file, whatever the case. */
  readonly search?: string | undefined;
  /** Somewhere, as it is written: whoever looks closer passes over what cannot be. */
  readonly contains?: string | undefined;
}

/** Those of `rows` whose texts (names, references, purpose, the line of the file) contain `search`, whatever the case. */
export async function searchRows(
  db: StoreDatabase,
  index: ImportIndex,
  rows: Uint32Array,
  search: string,
): Promise<Uint32Array> {
  const found = new Uint32Array(rows.length);
  let length = 0;
  await visitRows(db, index, { rows, sought: { search } }, (_row, packed) => {
    found[length] = packed;
    length += 1;
  });
  return found.slice(0, length);
}

/** Visits rows with their texts, those that may contain what is sought. Others are answered in between. */
export async function visitRows(
  db: StoreDatabase,
  index: ImportIndex,
  { rows, sought }: { rows: Uint32Array; sought: Sought },
  visit: (row: StagedRow, packed: number) => void,
): Promise<void> {
  const needle = sought.search?.toLowerCase() ?? '';
  const wanted = [needle, sought.contains?.toLowerCase() ?? ''].filter((text) => text !== '');
  let sliceEnd = performance.now() + sliceMs;
  for (let start = 0; start < rows.length; ) {
    const number = Math.floor((rows[start] ?? 0) / rowsPerSegment);
    let end = start;
    while (end < rows.length && Math.floor((rows[end] ?? 0) / rowsPerSegment) === number) end += 1;
    const segment = index.segments[number];
    const read = segment ? rowsWith(db, segment, wanted) : undefined;
    for (let at = start; read && at < end; at += 1) {
      const packed = rows[at] ?? 0;
      const row = read[packed % rowsPerSegment];
      if (row && (needle === '' || hasText(row, needle))) visit(row, packed);
    }
    start = end;
    if (performance.now() > sliceEnd) {
      await setImmediate();
      sliceEnd = performance.now() + sliceMs;
    }
  }
}

/**
 * The rows of a segment that may hold all that is wanted; undefined when none can. Whether reading the texts is worth it is told by
 * the bytes alone: ASCII letters and digits stand in UTF-8 as they are, and most segments lack them.
 */
function rowsWith(
  db: StoreDatabase,
  segment: IndexedSegment,
  wanted: readonly string[],
): StagedRow[] | undefined {
  const texts = readTexts(db, segment);
  if (texts === null) return undefined;
  const [first] = wanted;
  if (first === undefined) return rowsOfTexts(segment, texts);
  // What was corrected stands beside the texts of the file.
  if (segment.edits.size === 0) {
    const bytes = texts.toString('latin1').toLowerCase();
    if (!wanted.map(longestAscii).every((hint) => bytes.includes(hint))) return undefined;
  }
  return rowsOfTextsHolding(segment, texts, first);
}

function hasText(row: StagedRow, needle: string): boolean {
  return searched.some((index) => (row[index] as string | null)?.toLowerCase().includes(needle));
}

/** Longest run of letters, digits and spaces without an accent: UTF-8 writes nothing else in their place. */
function longestAscii(needle: string): string {
  const runs = needle.match(/[a-z0-9 ]+/g) ?? [];
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}

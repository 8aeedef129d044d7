import { setImmediate } from 'node:timers/promises';
import { referredColumns } from '../../../preload/contract/rows/packed-rows';
import { rowsPerSegment } from '../../../preload/contract/rows/row-columns';
import type { StoreDatabase } from '../database/database';
import type { ImportIndex, IndexedSegment } from './import-index';
import { stagedRowIndex } from './packed-rows';
import { readTexts, rowsOfTexts } from './segment-rows';

/** Columns that hold texts: those whose bytes are looked at first. */
const searched = [...referredColumns, 'raw' as const].map((name) => stagedRowIndex[name]);

/** The worker answers other calls at least this often while it searches. */
const sliceMs = 25;

/** Those of `rows` whose texts (names, references, purpose, the line of the file) contain `search`, whatever the case. */
export async function searchRows(
  db: StoreDatabase,
  index: ImportIndex,
  rows: Uint32Array,
  search: string,
): Promise<Uint32Array> {
  const needle = search.toLowerCase();
  const hint = longestAscii(needle);
  const found = new Uint32Array(rows.length);
  let length = 0;
  let sliceEnd = performance.now() + sliceMs;
  for (let start = 0; start < rows.length; ) {
    const number = Math.floor((rows[start] ?? 0) / rowsPerSegment);
    let end = start;
    while (end < rows.length && Math.floor((rows[end] ?? 0) / rowsPerSegment) === number) end += 1;
    const segment = index.segments[number];
    const texts = segment ? readTexts(db, segment) : null;
    const matches = segment && texts ? matchingRows(segment, texts, needle, hint) : undefined;
    for (let at = start; matches && at < end; at += 1) {
      const packed = rows[at] ?? 0;
      if (!matches[packed % rowsPerSegment]) continue;
      found[length] = packed;
      length += 1;
    }
    start = end;
    if (performance.now() > sliceEnd) {
      await setImmediate();
      sliceEnd = performance.now() + sliceMs;
    }
  }
  return found.slice(0, length);
}

/**
 * Per row of a segment whether it matches; undefined when none does. Whether reading the texts is worth it is told by
 * the bytes alone: ASCII letters and digits of the search stand in UTF-8 as they are, and most segments lack them.
 */
function matchingRows(
  segment: IndexedSegment,
  texts: Buffer,
  needle: string,
  hint: string,
): boolean[] | undefined {
  // What was corrected stands beside the texts of the file.
  if (hint !== '' && segment.edits.size === 0 && !texts.toString('latin1').toLowerCase().includes(hint))
    return undefined;
  return rowsOfTexts(segment, texts).map((row) =>
    searched.some((index) => (row[index] as string | null)?.toLowerCase().includes(needle)),
  );
}

/** Longest run of letters, digits and spaces without an accent: UTF-8 writes nothing else in their place. */
function longestAscii(needle: string): string {
  const runs = needle.match(/[a-z0-9 ]+/g) ?? [];
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}

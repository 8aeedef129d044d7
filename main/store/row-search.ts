import { setImmediate } from 'node:timers/promises';
import type { StoreDatabase } from './database';
import type { ImportIndex } from './import-index';
import { rowsPerSegment } from './row-columns';
import { readRowsText } from './segment-rows';

/** The worker answers other calls at least this often while it searches. */
const sliceMs = 25;

/** Those of `rows` whose texts (names, references, purpose, the line of the file) contain `search`, whatever the case. */
export async function searchRows(
  db: StoreDatabase,
  index: ImportIndex,
  rows: Uint32Array,
  search: string,
): Promise<Uint32Array> {
  const needle = JSON.stringify(search.toLowerCase()).slice(1, -1);
  const found = new Uint32Array(rows.length);
  let length = 0;
  let sliceEnd = performance.now() + sliceMs;
  for (let start = 0; start < rows.length; ) {
    const number = Math.floor((rows[start] ?? 0) / rowsPerSegment);
    let end = start;
    while (end < rows.length && Math.floor((rows[end] ?? 0) / rowsPerSegment) === number) end += 1;
    const segment = index.segments[number];
    const texts = segment ? matchingTexts(readRowsText(db, segment.id), needle) : undefined;
    for (let at = start; texts && at < end; at += 1) {
      const packed = rows[at] ?? 0;
      if (!texts[packed % rowsPerSegment]) continue;
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

/** Per row of a segment whether it matches; undefined when none does, which the text of the whole tells quickly. */
function matchingTexts(text: string, needle: string): boolean[] | undefined {
  if (!text.toLowerCase().includes(needle)) return undefined;
  const rows: unknown[][] = JSON.parse(text);
  return rows.map((row) =>
    row.some(
      (value) =>
        typeof value === 'string' && JSON.stringify(value.toLowerCase()).slice(1, -1).includes(needle),
    ),
  );
}

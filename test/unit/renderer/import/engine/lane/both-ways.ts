import { createHash } from 'node:crypto';
import type { ReadOptions } from '../../../../../../preload/contract/reading/reading';
import { rowsOfChunk } from '../../../../../../preload/contract/rows/packed-rows';
import { ReadFailure } from '../../../../../../renderer/import/engine/bytes/source';
import { sourceOf } from '../../../../../../renderer/import/engine/derived/derived-export';
import { readExport } from '../../../../../../renderer/import/engine/read-export';

/** So small that a file of a few kilobytes is read as one of many megabytes is. */
const smallSizes = { whole: 0, sample: 3_072, slice: 6_144, piece: 2_048, lane: 4_096 };

/** All that is told of a file: its rows, its reading or why it has none, and how often it was begun anew. */
async function told(name: string, bytes: Uint8Array, options: ReadOptions, hasLane: boolean) {
  let rows: string[] = [];
  let restarts = 0;
  const sink = {
    chunk: (chunk: Uint8Array) => {
      for (const row of rowsOfChunk(chunk)) rows.push(JSON.stringify(row));
    },
    restart: () => {
      rows = [];
      restarts++;
    },
  };
  try {
    const reading = await readExport(sourceOf(name, bytes), options, sink, { hasLane, sizes: smallSizes });
    return { rows, restarts, reading: JSON.stringify(reading, null, 1) };
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    return { rows, restarts, reading: JSON.stringify([error.code, error.params]) };
  }
}

/** The first thing that the two ways tell differently of a file, null for none. */
export async function differenceOf(
  name: string,
  bytes: Uint8Array,
  options: ReadOptions = {},
): Promise<string | null> {
  const fast = await told(name, bytes, options, true);
  const usual = await told(name, bytes, options, false);
  const shown = `${name} ${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`;
  if (fast.restarts !== usual.restarts)
    return `${shown}: begun anew ${fast.restarts} and ${usual.restarts} times`;
  const at = usual.rows.findIndex((row, index) => row !== fast.rows[index]);
  if (at >= 0) return `${shown}: row ${at} is\n${fast.rows[at]}\ninstead of\n${usual.rows[at]}`;
  if (fast.rows.length !== usual.rows.length)
    return `${shown}: ${fast.rows.length} rows instead of ${usual.rows.length}`;
  if (fast.reading === usual.reading) return null;
  const [own, other] = [fast.reading.split('\n'), usual.reading.split('\n')];
  const line = other.findIndex((text, index) => text !== own[index]);
  return `${shown}: the reading has\n${own.slice(line - 6, line + 3).join('\n')}\ninstead of\n${other.slice(line - 6, line + 3).join('\n')}`;
}

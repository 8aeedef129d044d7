import { setImmediate } from 'node:timers/promises';
import type { StagedRow } from '../../../preload/contract/reading/reading';
import { fixedTextBytes } from '../../../preload/contract/rows/packed-chunk';
import { referredColumns } from '../../../preload/contract/rows/packed-rows';
import { rowsPerSegment } from '../../../preload/contract/rows/row-columns';
import type { StoreDatabase } from '../database/database';
import type { ImportIndex, IndexedSegment } from './import-index';
import { stagedRowIndex } from './packed-rows';
import { readTexts, rowsOfTexts, rowsOfTextsHolding } from './segment-rows';

/** Columns that hold texts: the line of the file first, in which most of the others stand. */
const searched = ['raw' as const, ...referredColumns].map((name) => stagedRowIndex[name]);

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
  const take = (packed: number) => {
    found[length] = packed;
    length += 1;
  };
  await walkRows(db, index, { rows, sought: { search } }, { visit: (_row, packed) => take(packed), take });
  return found.slice(0, length);
}

/** Visits rows with their texts, those that may contain what is sought. Others are answered in between. */
export async function visitRows(
  db: StoreDatabase,
  index: ImportIndex,
  wanted: { rows: Uint32Array; sought: Sought },
  visit: (row: StagedRow, packed: number) => void,
): Promise<void> {
  await walkRows(db, index, wanted, { visit });
}

interface Visitor {
  visit(row: StagedRow, packed: number): void;
  /** Gets rows that are found without being read, where their texts are not asked for. */
  take?(packed: number): void;
}

async function walkRows(
  db: StoreDatabase,
  index: ImportIndex,
  { rows, sought }: { rows: Uint32Array; sought: Sought },
  { visit, take }: Visitor,
): Promise<void> {
  const needle = sought.search?.toLowerCase() ?? '';
  const wanted = [needle, sought.contains?.toLowerCase() ?? ''].filter((text) => text !== '').map(hintOf);
  let sliceEnd = performance.now() + sliceMs;
  /** Whether the last segment held it: then a look at the bytes of the next one would mostly be for nothing. */
  let isLikely = false;
  for (let start = 0; start < rows.length; ) {
    const number = Math.floor((rows[start] ?? 0) / rowsPerSegment);
    let end = start;
    while (end < rows.length && Math.floor((rows[end] ?? 0) / rowsPerSegment) === number) end += 1;
    const segment = index.segments[number];
    const sure = new Set<number>();
    const read: StagedRow[] | undefined = segment
      ? rowsWith(db, segment, wanted, { isLikely, take: take && ((position) => sure.add(position)) })
      : undefined;
    for (let at = start; read && at < end; at += 1) {
      const packed = rows[at] ?? 0;
      const position = packed % rowsPerSegment;
      const row = read[position];
      if (sure.has(position)) take?.(packed);
      else if (row && (needle === '' || hasText(row, needle))) visit(row, packed);
    }
    isLikely = read !== undefined && (sure.size > 0 || read.length > 0);
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
  wanted: readonly Hint[],
  { isLikely, take }: { isLikely: boolean; take: ((position: number) => void) | undefined },
): StagedRow[] | undefined {
  const texts = readTexts(db, segment);
  if (texts === null) return undefined;
  const [first] = wanted;
  if (first === undefined) return rowsOfTexts(segment, texts);
  // What was corrected stands beside the texts of the file.
  if (segment.edits.size === 0 && !isLikely && !mayHold(texts, segment.columns.rowCount, wanted))
    return undefined;
  return rowsOfTextsHolding(segment, texts, first.needle, take);
}

/** What the bytes of a segment must have for one of its rows to hold a text. */
interface Hint {
  /** In small letters. */
  readonly needle: string;
  /** The longest run of digits: they have no small letters, and are found without a text being made of the bytes. */
  readonly digits: string;
  readonly form: RegExp;
}

function hintOf(needle: string): Hint {
  const digits = longest(needle.match(/\d+/g));
  return { needle, digits, form: new RegExp(longestAscii(needle), 'i') };
}

function mayHold(texts: Buffer, rowCount: number, hints: readonly Hint[]): boolean {
  // What is fixed of each row stands in front of the texts; the references behind it are few.
  const start = rowCount * fixedTextBytes;
  if (!hints.every(({ digits }) => digits === '' || texts.includes(digits, start, 'latin1'))) return false;
  if (hints.every(isOfDigits)) return true;
  const text = texts.toString('latin1', start);
  return hints.every(({ form }) => form.test(text));
}

/** The bytes have told all that they can. */
const isOfDigits = ({ digits, form }: Hint) => form.source === digits;

function hasText(row: StagedRow, needle: string): boolean {
  return searched.some((index) => (row[index] as string | null)?.toLowerCase().includes(needle));
}

/** Longest run of letters, digits and spaces without an accent: UTF-8 writes nothing else in their place. */
function longestAscii(needle: string): string {
  return longest(needle.match(/[a-z0-9 ]+/g));
}

function longest(runs: readonly string[] | null): string {
  return (runs ?? []).reduce((most, run) => (run.length > most.length ? run : most), '');
}

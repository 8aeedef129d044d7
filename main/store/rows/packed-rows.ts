import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type StagedRowColumn, stagedRowColumns } from '../../../preload/contract/reading/reading';
import {
  hasSoundReferences,
  hasWholeHash,
  openPackedRows,
  originalAmountAt,
  type PackedRows,
  textBytesOf,
  valueDayAt,
} from '../../../preload/contract/rows/packed-rows';
import { noDay } from '../../../preload/contract/values/calendar-day';
import { KontorError } from '../../errors/kontor-error';

/** Position of each column in a staged row. */
export const stagedRowIndex = Object.fromEntries(
  stagedRowColumns.map((name, index) => [name, index]),
) as Readonly<Record<StagedRowColumn, number>>;

/** Days from year 1 to 9999. */
const firstDay = -719_162;
const lastDay = 2_932_896;

/**
 * A packed chunk as it came from the page. Every number is checked here: a chunk that is not exactly what
 * preload/contract/rows/packed-rows.ts says is refused as a whole. Texts are kept as they are.
 */
export function readPackedRows(bytes: Uint8Array): PackedRows {
  const packed = openPackedRows(bytes);
  if (packed === null) throw refuse('form', 0);
  const { columns, currencies, rowCount, texts } = packed;
  const view = new DataView(texts.buffer, texts.byteOffset, texts.byteLength);
  if (currencies.some((currency) => !/^([A-Z]{3})?$/.test(currency))) throw refuse('currency', 0);
  for (let position = 0; position < rowCount; position += 1) {
    const day = columns.days[position] ?? noDay;
    const amount = columns.amounts[position] ?? Number.NaN;
    const isBooking = columns.dispositions[position] === 0;
    if ((columns.dispositions[position] ?? 3) > 2) throw refuse('disposition', position);
    if (!isDay(day) || !isDay(valueDayAt(view, rowCount, position))) throw refuse('day', position);
    const balance = columns.balances[position] ?? Number.NaN;
    if (!isAmount(amount) || !isAmount(balance) || !isAmount(originalAmountAt(view, position)))
      throw refuse('amount', position);
    if (isBooking && (day === noDay || Number.isNaN(amount))) throw refuse('booking', position);
    const occurrence = columns.occurrences[position] ?? 0;
    if (occurrence < 1 || occurrence === 0xffff_ffff) throw refuse('occurrence', position);
    if ((columns.lineSpans[position] ?? 0) < 1) throw refuse('lines', position);
    if (!hasWholeHash(packed, view, position)) throw refuse('contentHash', position);
    if ((columns.currencyIndexes[position] ?? 0) >= currencies.length) throw refuse('currency', position);
  }
  if (!hasSoundReferences(packed, textBytesOf(bytes))) throw refuse('text', 0);
  return packed;
}

function isDay(value: number): boolean {
  return value === noDay || (value >= firstDay && value <= lastDay);
}

/** Minor units as a safe integer, or NaN for none. */
function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) || Number.isNaN(value);
}

function refuse(reason: string, position: number): KontorError {
  return new KontorError('bridge.invalidArguments', { reason, position });
}

/** Texts as they are stored. Level 1: a tenth to a fifth of the size for less time than encrypting and writing the rest takes. */
export function packTexts(texts: Uint8Array): Uint8Array {
  return deflateRawSync(texts, { level: 1, memLevel: 9, chunkSize: deflateChunkBytes });
}

/** One piece of output for most chunks, instead of many that are joined. */
const deflateChunkBytes = 262_144;

/** Texts of a whole chunk in one piece: in the usual pieces of 16 KB they take twice the time. */
const inflateChunkBytes = 524_288;

export function unpackTexts(body: Uint8Array): Buffer {
  return inflateRawSync(body, { chunkSize: inflateChunkBytes });
}

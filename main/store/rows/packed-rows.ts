import { inflateRawSync } from 'node:zlib';
import { type StagedRowColumn, stagedRowColumns } from '../../../preload/contract/reading/reading';
import {
  bodyMark,
  type OpenedChunk,
  openBody,
  openChunk,
  unpackBody,
} from '../../../preload/contract/rows/packed-chunk';
import {
  hasSoundTexts,
  hasWholeHash,
  originalAmountAt,
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
 * preload/contract/rows/packed-chunk.ts says is refused as a whole. Texts are kept as they are.
 */
export function readChunk(bytes: Uint8Array): OpenedChunk {
  const packed = openChunk(bytes);
  const body = packed && openBody(packed.body, packed.rowCount);
  if (!packed || !body) throw refuse('form', 0);
  const { columns, currencies, rowCount } = packed;
  const { head } = body;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
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
  if (!hasSoundTexts(body, rowCount)) throw refuse('text', 0);
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

/** Texts of a whole chunk in one piece: in the usual pieces of 16 KB they take twice the time. */
const inflateChunkBytes = 524_288;

/** Texts of a segment (`PackedRows.texts`), of which the store keeps the body of its chunk. */
export function unpackTexts(body: Uint8Array, rowCount: number): Buffer {
  // Earlier versions kept them deflated.
  const isDeflated = body[0] !== (bodyMark & 255);
  if (isDeflated) return inflateRawSync(body, { chunkSize: inflateChunkBytes });
  const opened = openBody(body, rowCount);
  const texts = Buffer.allocUnsafeSlow(opened ? opened.head.length + opened.textBytes : 0);
  if (!opened || !unpackBody(opened, texts)) throw new Error('a segment whose texts cannot be unpacked');
  return texts;
}

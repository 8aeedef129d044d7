import { chunkRowLimit } from '../reading/staged-row';
import { chunkBytesLimit } from './chunk-port';
import { unpackBlock } from './lz4-block';
import { columnBytes, columnsOf, type RowColumns } from './row-columns';

/**
 * A packed chunk, the form in which staged rows cross the bridge. Little-endian:
 *
 *   u32 mark, u32 rows, u32 currencies, u32 0
 *   currencies: four bytes each, three letters and 0; all 0 where the file names none; padded to a multiple of eight
 *   columns: 42 bytes a row (row-columns.ts), which the store keeps apart
 *   body: from here on, what the store keeps as it came:
 *     u32 mark, u32 bytes of references, u32 bytes of text, u32 0
 *     f64 original amounts (NaN for none), u32 lane c and u32 lane d of the content hash, i32 value days (`noDay` for none)
 *     references
 *     text in UTF-8, as one LZ4 block (lz4-block.ts): a byte over the border between processes costs more than packing it
 *
 * The text of a row is its raw record, then what does not stand in it word for word. A field is a place in that text, so a cell is
 * never written twice. References of a row, as variable-length integers, seven bits a byte, the low ones first: length of the raw
 * record, a bit for each of `referredColumns` (packed-rows.ts) that has a value, start and length of each of these, length of the text
 * behind the raw record. Places count UTF-16 units.
 */
export const chunkMark = 0x3352_4b4b;
export const chunkHeaderBytes = 16;
/** Its lowest bits begin no deflated bytes: bodies of earlier versions are told from these. */
export const bodyMark = 0x3154_524e;
export const bodyHeaderBytes = 16;
/** Bytes per row in front of the references. */
export const fixedTextBytes = 20;

export interface Packed {
  rowCount: number;
  columns: RowColumns;
  /** What `currencyIndexes` points into; '' where the file names none. */
  currencies: string[];
}

/** A chunk taken apart, its texts as they came. */
export interface OpenedChunk extends Packed {
  readonly body: Uint8Array;
}

export interface PackedRows extends Packed {
  /** Original amounts and what else is fixed, references, and the text in UTF-8, unpacked. */
  texts: Uint8Array;
}

/** Length of the block of currencies, so that the columns behind it begin on a multiple of eight. */
export function currencyBlockBytes(count: number): number {
  return Math.ceil(count / 2) * 8;
}

/** Takes a chunk apart without reading its texts. Null for bytes that are no chunk of staged rows; `body` is a view. */
export function openChunk(bytes: Uint8Array): OpenedChunk | null {
  if (bytes.length < chunkHeaderBytes) return null;
  const [mark, rowCount = 0, currencyCount = 0] = wordsAt(bytes, 3);
  if (mark !== chunkMark || rowCount < 1 || rowCount > chunkRowLimit || currencyCount > 255) return null;
  const columnsAt = chunkHeaderBytes + currencyBlockBytes(currencyCount);
  const bodyAt = columnsAt + rowCount * columnBytes;
  if (bytes.length < bodyAt) return null;
  return {
    rowCount,
    columns: columnsOf(bytes.subarray(columnsAt, bodyAt), rowCount),
    currencies: readCurrencies(bytes, currencyCount),
    body: bytes.subarray(bodyAt),
  };
}

/** The same with its texts. */
export function openPackedRows(bytes: Uint8Array): PackedRows | null {
  const chunk = openChunk(bytes);
  const body = chunk && openBody(chunk.body, chunk.rowCount);
  if (!body) return null;
  const { rowCount, columns, currencies } = chunk;
  const texts = new Uint8Array(body.head.length + body.textBytes);
  return unpackBody(body, texts) ? { rowCount, columns, currencies, texts } : null;
}

/** A body taken apart. */
export interface RowBody {
  /** What is fixed, and the references. */
  readonly head: Uint8Array;
  readonly textBytes: number;
  readonly block: Uint8Array;
}

/** Null for what is no body of so many rows. */
export function openBody(body: Uint8Array, rowCount: number): RowBody | null {
  if (body.length < bodyHeaderBytes) return null;
  const [mark, referenceBytes = 0, textBytes = 0] = wordsAt(body, 3);
  const blockAt = bodyHeaderBytes + rowCount * fixedTextBytes + referenceBytes;
  if (mark !== bodyMark || blockAt > body.length || textBytes > chunkBytesLimit) return null;
  return { head: body.subarray(bodyHeaderBytes, blockAt), textBytes, block: body.subarray(blockAt) };
}

/** @param into as long as the head and the text; false where the block holds another text than it says */
export function unpackBody({ head, block }: RowBody, into: Uint8Array): boolean {
  into.set(head);
  return unpackBlock(block, into.subarray(head.length));
}

function wordsAt(bytes: Uint8Array, count: number): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: count }, (_, index) => view.getUint32(index * 4, true));
}

function readCurrencies(bytes: Uint8Array, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const at = chunkHeaderBytes + index * 4;
    return bytes[at] === 0 ? '' : String.fromCharCode(...bytes.subarray(at, at + 3));
  });
}

import { noDay } from '../values/calendar-day';

/** Bytes per row of the fixed-width columns. */
export const columnBytes = 42;
/** Positions per segment in a row id; a packed chunk holds at most 2,000 rows. */
export const rowsPerSegment = 2_048;

/** Stands for "none" in the amount columns; real amounts are safe integers of minor units. */
const noAmount = Number.NaN;

/**
 * The fixed-width columns of a chunk of staged rows, one entry per row: all that is counted, compared, summed or filtered, so
 * that a million rows take 42 MB and no object per row. The engine fills them, the store keeps them as they came; texts
 * stand beside them (packed-rows.ts).
 */
export interface RowColumns {
  readonly rowCount: number;
  /** Minor units, `noAmount` for none. */
  readonly amounts: Float64Array;
  /** Balance after the row in minor units, `noAmount` for none. */
  readonly balances: Float64Array;
  /** Day number, `noDay` for none. */
  readonly days: Int32Array;
  /** Physical line on which the record begins. */
  readonly lines: Uint32Array;
  /** 64 of the 120 bits of `contentHash`: see content-hash.ts. */
  readonly hashLow: Uint32Array;
  readonly hashHigh: Uint32Array;
  readonly occurrences: Uint32Array;
  /** Physical lines of the record. */
  readonly lineSpans: Uint16Array;
  /** Index into the accounts of the file's reading. */
  readonly accountIndexes: Uint16Array;
  /** Index into the currencies of the segment. */
  readonly currencyIndexes: Uint8Array;
  /** See `rowDisposition` of the contract. */
  readonly dispositions: Uint8Array;
  /** The whole, as it is stored. */
  readonly bytes: Uint8Array;
}

export function emptyColumns(rowCount: number): RowColumns {
  const columns = columnsOver(new ArrayBuffer(rowCount * columnBytes), rowCount);
  columns.days.fill(noDay);
  columns.amounts.fill(noAmount);
  columns.balances.fill(noAmount);
  return columns;
}

/** Columns over stored or received bytes, which are copied only where their place in memory does not fit the views. */
export function columnsOf(bytes: Uint8Array, rowCount: number): RowColumns {
  const isInPlace = bytes.byteOffset % 8 === 0 && bytes.buffer instanceof ArrayBuffer;
  const { buffer, byteOffset } = isInPlace ? bytes : new Uint8Array(bytes);
  return columnsOver(buffer as ArrayBuffer, rowCount, byteOffset);
}

/** Wide columns first, so that each begins on a multiple of its width. Little-endian, as every platform we ship to is. */
function columnsOver(buffer: ArrayBuffer, rowCount: number, start = 0): RowColumns {
  let offset = start;
  const next = (width: number) => {
    offset += width * rowCount;
    return offset - width * rowCount;
  };
  return {
    rowCount,
    amounts: new Float64Array(buffer, next(8), rowCount),
    balances: new Float64Array(buffer, next(8), rowCount),
    days: new Int32Array(buffer, next(4), rowCount),
    lines: new Uint32Array(buffer, next(4), rowCount),
    hashLow: new Uint32Array(buffer, next(4), rowCount),
    hashHigh: new Uint32Array(buffer, next(4), rowCount),
    occurrences: new Uint32Array(buffer, next(4), rowCount),
    lineSpans: new Uint16Array(buffer, next(2), rowCount),
    accountIndexes: new Uint16Array(buffer, next(2), rowCount),
    currencyIndexes: new Uint8Array(buffer, next(1), rowCount),
    dispositions: new Uint8Array(buffer, next(1), rowCount),
    bytes: new Uint8Array(buffer, start, columnBytes * rowCount),
  };
}

export function rowIdOf(segmentId: number, position: number): number {
  return segmentId * rowsPerSegment + position;
}

export function segmentOfRow(rowId: number): { segmentId: number; position: number } {
  return { segmentId: Math.floor(rowId / rowsPerSegment), position: rowId % rowsPerSegment };
}

/** As many rows as the target has. */
export function copyColumns(from: RowColumns, to: RowColumns): void {
  const { rowCount } = to;
  to.amounts.set(from.amounts.subarray(0, rowCount));
  to.balances.set(from.balances.subarray(0, rowCount));
  to.days.set(from.days.subarray(0, rowCount));
  to.lines.set(from.lines.subarray(0, rowCount));
  to.hashLow.set(from.hashLow.subarray(0, rowCount));
  to.hashHigh.set(from.hashHigh.subarray(0, rowCount));
  to.occurrences.set(from.occurrences.subarray(0, rowCount));
  to.lineSpans.set(from.lineSpans.subarray(0, rowCount));
  to.accountIndexes.set(from.accountIndexes.subarray(0, rowCount));
  to.currencyIndexes.set(from.currencyIndexes.subarray(0, rowCount));
  to.dispositions.set(from.dispositions.subarray(0, rowCount));
}

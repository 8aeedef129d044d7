import type { BiffBook } from './biff-book';
import { BiffRecords, damagedWorkbook, recordTypes } from './biff-records';

/** Types of cells, with the bytes that each has at least. */
const cellBytes = new Map<number, number>([
  [recordTypes.labelSst, 10],
  [recordTypes.label, 8],
  [recordTypes.rString, 8],
  [recordTypes.number, 14],
  [recordTypes.rk, 10],
  [recordTypes.mulRk, 6],
  [recordTypes.blank, 6],
  [recordTypes.mulBlank, 6],
  [recordTypes.formula, 20],
  [recordTypes.boolErr, 8],
]);
/** Rows that a number of two bytes can name. */
const rowCount = 65_536;
/** Records between two turns in which the thread is free. */
const recordsAtOnce = 50_000;

interface CellPlaces {
  /** Where the records of the cells begin, row by row. Most writers have them in this order, but none must. */
  places: Uint32Array;
  /** Bytes of the sheet. */
  length: number;
}

/** @param limitBytes how long the sheet may be */
export async function cellPlaces(
  book: BiffBook,
  offset: number,
  limitBytes: number,
  turn: () => Promise<void>,
): Promise<CellPlaces> {
  const { bytes } = book;
  const records = new BiffRecords(bytes, Math.min(offset, bytes.length));
  if (!records.next() || records.type !== recordTypes.bof) damagedWorkbook();
  let places = new Uint32Array(1_024);
  let count = 0;
  let lastRow = 0;
  let isOrdered = true;
  let depth = 1;
  for (let seen = 1; ; seen++) {
    const at = records.end;
    // A sheet without an end was cut.
    if (!records.next() || records.end - offset > limitBytes) damagedWorkbook();
    // Charts within a sheet are streams within its stream.
    if (records.type === recordTypes.bof) depth++;
    else if (records.type === recordTypes.eof && --depth === 0) break;
    const least = depth === 1 ? cellBytes.get(records.type) : undefined;
    if (least !== undefined) {
      records.need(least);
      const row = records.uint16(0);
      isOrdered &&= row >= lastRow;
      lastRow = row;
      if (count === places.length) places = enlarged(places);
      places[count++] = at;
    }
    if (seen % recordsAtOnce === 0) await turn();
  }
  const found = places.subarray(0, count);
  return { places: isOrdered ? found : byRow(found, records), length: records.end - offset };
}

function enlarged(places: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(places.length * 2);
  more.set(places);
  return more;
}

/** Within a row the order stays, so that of two records for one cell the later one counts. Counts, hence linear in the records. */
function byRow(places: Uint32Array, { view }: BiffRecords): Uint32Array {
  const rowOf = (place: number) => view.getUint16(place + 4, true);
  const starts = new Uint32Array(rowCount + 1);
  for (const place of places) starts[rowOf(place) + 1] = (starts[rowOf(place) + 1] ?? 0) + 1;
  for (let row = 1; row <= rowCount; row++) starts[row] = (starts[row] ?? 0) + (starts[row - 1] ?? 0);
  const sorted = new Uint32Array(places.length);
  for (const place of places) {
    const row = rowOf(place);
    const at = starts[row] ?? 0;
    sorted[at] = place;
    starts[row] = at + 1;
  }
  return sorted;
}

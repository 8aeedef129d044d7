import type { StagedRow } from '../reading/staged-row';
import { dayOf, noDay } from '../values/calendar-day';
import { contentHashText } from './content-hash';
import { lengthOfBlock } from './lz4-block';
import { fixedTextBytes, openPackedRows, type Packed, type PackedRows, type RowBody } from './packed-chunk';

/** Columns whose value is a place in the text of the row, in the order of their bits. */
export const referredColumns = [
  'counterpartyName',
  'counterpartyIban',
  'counterpartyBic',
  'creditorId',
  'mref',
  'eref',
  'purpose',
  'bookingText',
  'originalCurrency',
  'differentCreditor',
  'differentDebitor',
  'merchantCategoryCode',
  'sepaPurposeCode',
  'transactionCode',
  'purposeRaw',
] as const;

/** Walks the references of a row. `at` is where those of the next row begin. */
class References {
  at: number;
  isBroken = false;

  constructor(
    private readonly bytes: Uint8Array,
    rowCount: number,
  ) {
    this.at = rowCount * fixedTextBytes;
  }

  next(): number {
    // Most are less than 128: one byte.
    const first = this.bytes[this.at] as number | undefined;
    if (first !== undefined && first < 128) {
      this.at += 1;
      return first;
    }
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.bytes[this.at] as number | undefined;
      if (byte === undefined) break;
      this.at += 1;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
    this.isBroken = true;
    return 0;
  }
}

/** Whether the references of a chunk end where its text begins, none leaves the text of its row, and the text is as long as it says. */
export function hasSoundTexts({ head, textBytes, block }: RowBody, rowCount: number): boolean {
  const references = new References(head, rowCount);
  let units = 0;
  for (let position = 0; position < rowCount && !references.isBroken; position += 1) {
    const length = soundLength(references);
    if (length < 0) return false;
    units += length;
  }
  return (
    !references.isBroken &&
    references.at === head.length &&
    units <= textBytes &&
    lengthOfBlock(block) === textBytes
  );
}

/** Of the text of the next row, in UTF-16 units; -1 where a field leaves it. */
function soundLength(references: References): number {
  const rawLength = references.next();
  let reach = 0;
  const known = references.next();
  if (known >>> referredColumns.length !== 0) return -1;
  for (let bits = known; bits !== 0; bits &= bits - 1) {
    const end = references.next() + references.next();
    if (end > reach) reach = end;
  }
  const length = rawLength + references.next();
  return reach > length ? -1 : length;
}

/** Minor units of the original amount, NaN for none. @param view over `PackedRows.texts`, or the head of a body */
export function originalAmountAt(view: DataView, position: number): number {
  return view.getFloat64(position * 8, true);
}

/** Day number of the value day, `noDay` for none. @param view over `PackedRows.texts`, or the head of a body */
export function valueDayAt(view: DataView, rowCount: number, position: number): number {
  return view.getInt32((rowCount * 4 + position) * 4, true);
}

/** Whether the two words of a hash that stand in the columns carry the bits of lane d that belong to them. */
export function hasWholeHash({ rowCount, columns }: Packed, view: DataView, position: number): boolean {
  const d = view.getUint32((rowCount * 3 + position) * 4, true);
  const low = columns.hashLow[position] ?? 0;
  const high = columns.hashHigh[position] ?? 0;
  return low >>> 30 === (d & 3) && high >>> 30 === ((d >>> 2) & 3);
}

/** A byte order mark inside of a cell is a character like any other. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Positions of rows in a chunk: from the first on, before `end`. */
export interface RowSpan {
  readonly first: number;
  readonly end: number;
}

/** The rows of a chunk with their texts, in the order of `stagedRowColumns`; of a span, those at their positions and no others. */
export function unpackRows(
  packed: PackedRows,
  span: RowSpan = { first: 0, end: packed.rowCount },
): StagedRow[] {
  const rows: StagedRow[] = [];
  const walk = walkOf(packed);
  const end = Math.min(span.end, packed.rowCount);
  for (let before = 0; before < span.first && before < end; before += 1) skipRow(walk);
  for (let position = span.first; position < end; position += 1) rows[position] = nextRow(walk, position);
  return rows;
}

export interface Walk {
  readonly packed: PackedRows;
  readonly view: DataView;
  readonly references: References;
  readonly text: string;
  /** Where the text of the next row begins. */
  base: number;
  /** The same for all rows: a chunk has thousands of fields. */
  readonly fields: (string | null)[];
}

export function walkOf(packed: PackedRows): Walk {
  const { texts, rowCount } = packed;
  const view = new DataView(texts.buffer, texts.byteOffset, texts.byteLength);
  const text = decoder.decode(texts.subarray(endOfReferences(texts, rowCount)));
  return { packed, view, references: new References(texts, rowCount), text, base: 0, fields: [] };
}

/** Walks over the next row: only its lengths are read. Gives that of its line. */
export function skipRow(walk: Walk): number {
  const rawLength = walk.references.next();
  skipFields(walk.references);
  walk.base += rawLength + walk.references.next();
  return rawLength;
}

export function nextRow(walk: Walk, position: number): StagedRow {
  const { packed, view, references, text, base, fields } = walk;
  const { columns, currencies, rowCount } = packed;
  const rawLength = references.next();
  readFields(references, text, base, fields);
  walk.base = base + rawLength + references.next();
  return [
    columns.lines[position] ?? 0,
    (columns.dispositions[position] ?? 2) as 0 | 1 | 2,
    columns.accountIndexes[position] ?? 0,
    dayText(columns.days[position] ?? noDay),
    dayText(valueDayAt(view, rowCount, position)),
    optional(columns.amounts[position]),
    currencies[columns.currencyIndexes[position] ?? 0] || null,
    fields[0] ?? null,
    fields[1] ?? null,
    fields[2] ?? null,
    fields[3] ?? null,
    fields[4] ?? null,
    fields[5] ?? null,
    fields[6] ?? null,
    fields[7] ?? null,
    optional(columns.balances[position]),
    optional(originalAmountAt(view, position)),
    fields[8] ?? null,
    fields[9] ?? null,
    fields[10] ?? null,
    fields[11] ?? null,
    fields[12] ?? null,
    fields[13] ?? null,
    contentHashText(
      columns.hashLow[position] ?? 0,
      columns.hashHigh[position] ?? 0,
      view.getUint32((rowCount * 2 + position) * 4, true),
      view.getUint32((rowCount * 3 + position) * 4, true),
    ),
    columns.occurrences[position] ?? 1,
    text.slice(base, base + rawLength),
    fields[14] ?? null,
  ];
}

/** Texts of the referred columns of a row into `fields`. */
function readFields(references: References, text: string, base: number, fields: (string | null)[]): void {
  const bits = references.next();
  for (let bit = 0; bit < referredColumns.length; bit += 1) {
    if ((bits & (1 << bit)) === 0) {
      fields[bit] = null;
      continue;
    }
    const start = base + references.next();
    fields[bit] = text.slice(start, start + references.next());
  }
}

function endOfReferences(texts: Uint8Array, rowCount: number): number {
  const references = new References(texts, rowCount);
  for (let position = 0; position < rowCount && !references.isBroken; position += 1) {
    references.next();
    skipFields(references);
    references.next();
  }
  return references.at;
}

function skipFields(references: References): void {
  for (let bits = references.next(); bits !== 0; bits &= bits - 1) {
    references.next();
    references.next();
  }
}

let lastDay = noDay;
let lastText: string | null = null;

/** Neighbouring rows share their days. */
function dayText(day: number): string | null {
  if (day !== lastDay) {
    lastDay = day;
    lastText = day === noDay ? null : dayOf(day);
  }
  return lastText;
}

function optional(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** All rows of a chunk; nothing for bytes that are none. */
export function rowsOfChunk(chunk: Uint8Array): StagedRow[] {
  const packed = openPackedRows(chunk);
  return packed === null ? [] : unpackRows(packed);
}

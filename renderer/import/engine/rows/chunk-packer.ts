import {
  rowDisposition,
  type StagedRow,
  stagedRowColumns,
} from '../../../../preload/contract/reading/reading';
import { chunkByteLimit, chunkRowLimit } from '../../../../preload/contract/reading/staged-row';
import type { HashWords } from '../../../../preload/contract/rows/content-hash';
import { BlockPacker } from '../../../../preload/contract/rows/lz4-block';
import {
  bodyHeaderBytes,
  bodyMark,
  chunkHeaderBytes,
  chunkMark,
  currencyBlockBytes,
  fixedTextBytes,
} from '../../../../preload/contract/rows/packed-chunk';
import { referredColumns } from '../../../../preload/contract/rows/packed-rows';
import {
  columnBytes,
  columnsOf,
  copyColumns,
  emptyColumns,
  type RowColumns,
} from '../../../../preload/contract/rows/row-columns';
import { dayNumberOf, noDay } from '../../../../preload/contract/values/calendar-day';
import type { CellPlaces } from './cell-places';

export interface PackedChunk {
  bytes: Uint8Array<ArrayBuffer>;
  rows: number;
}

/** Texts that are joined before they become bytes. Few, so that they die young: what outlives a collection is copied by it. */
const batchTexts = 64;
/** UTF-8 of one code unit, at most. */
const mostUnitBytes = 3;
const referredIndexes = referredColumns.map((name) => stagedRowColumns.indexOf(name));
const fieldCount = referredIndexes.length;
/** Bytes of references that a row can need: five for each of its numbers. */
const mostReferenceBytes = (fieldCount * 2 + 3) * 5;

/** A booking whose texts stand in the bytes of its line. */
export interface ByteRow {
  line: number;
  account: number;
  day: number;
  /** `noDay` for none. */
  valueDay: number;
  amount: number;
  currency: string | null;
  /** NaN for none. */
  balance: number;
  occurrence: number;
  /** UTF-16 units of its line. */
  units: number;
  /** By number among `referredColumns`: where its text begins in the line, -1 for none, and its UTF-16 units. */
  readonly starts: Int32Array;
  readonly lengths: Int32Array;
  /** Texts that do not stand in the line, behind it. */
  added: string;
  /** Writes the line in UTF-8, at most three bytes a unit; gives the place behind it. */
  write(into: Uint8Array, at: number): number;
}

/** Gathers staged rows into chunks; their form is documented in preload/contract/rows/packed-chunk.ts. */
export class ChunkPacker {
  readonly ready: PackedChunk[] = [];
  private rows = 0;
  private readonly columns: RowColumns = emptyColumns(chunkRowLimit);
  private readonly originals = new Float64Array(chunkRowLimit);
  private readonly valueDays = new Int32Array(chunkRowLimit);
  private readonly laneC = new Uint32Array(chunkRowLimit);
  private readonly laneD = new Uint32Array(chunkRowLimit);
  private references = new Uint8Array(chunkRowLimit * 64);
  private referenceBytes = 0;
  private batch: string[] = [];
  private batchUnits = 0;
  private text = new Uint8Array(chunkByteLimit);
  private textBytes = 0;
  private readonly blocks = new BlockPacker();
  private currencies: (string | null)[] = [];
  private lastDay: string | null = null;
  private lastNumber = noDay;
  private readonly encoder = new TextEncoder();

  /**
   * `lineSpan`: physical lines of the record. `places`: where the cells of the record stand in its raw text, which spares
   * searching for them.
   */
  add(row: StagedRow, hash: HashWords, lineSpan: number, places: CellPlaces | null): void {
    // A row may be as long as the bridge takes in one piece: it begins a chunk of its own then.
    if (this.rows > 0 && this.pendingBytes + row[25].length * mostUnitBytes >= chunkByteLimit) this.flush();
    const { columns } = this;
    const at = this.rows++;
    columns.lines[at] = row[0];
    columns.dispositions[at] = row[1];
    columns.accountIndexes[at] = row[2];
    columns.days[at] = this.dayNumber(row[3]);
    this.valueDays[at] = this.dayNumber(row[4]);
    columns.amounts[at] = row[5] ?? Number.NaN;
    columns.currencyIndexes[at] = this.currencyIndex(row[6]);
    columns.balances[at] = row[15] ?? Number.NaN;
    this.originals[at] = row[16] ?? Number.NaN;
    columns.hashLow[at] = hash[0] as number;
    columns.hashHigh[at] = hash[1] as number;
    this.laneC[at] = hash[2] as number;
    this.laneD[at] = hash[3] as number;
    columns.occurrences[at] = row[24];
    columns.lineSpans[at] = Math.min(lineSpan, 0xffff);
    this.addTexts(row, places);
    if (this.rows === chunkRowLimit || this.pendingBytes >= chunkByteLimit) this.flush();
  }

  /** A booking on one line, without an original amount. */
  addBytes(row: ByteRow, hash: HashWords): void {
    const units = row.units + row.added.length;
    if (this.rows > 0 && this.pendingBytes + units * mostUnitBytes >= chunkByteLimit) this.flush();
    this.encodeBatch();
    const { columns } = this;
    const at = this.rows++;
    columns.lines[at] = row.line;
    columns.dispositions[at] = rowDisposition.booking;
    columns.accountIndexes[at] = row.account;
    columns.days[at] = row.day;
    this.valueDays[at] = row.valueDay;
    columns.amounts[at] = row.amount;
    columns.currencyIndexes[at] = this.currencyIndex(row.currency);
    columns.balances[at] = row.balance;
    this.originals[at] = Number.NaN;
    columns.hashLow[at] = hash[0] as number;
    columns.hashHigh[at] = hash[1] as number;
    this.laneC[at] = hash[2] as number;
    this.laneD[at] = hash[3] as number;
    columns.occurrences[at] = row.occurrence;
    columns.lineSpans[at] = 1;
    if (this.textBytes + units * mostUnitBytes > this.text.length) this.growText(units * mostUnitBytes);
    this.textBytes = row.write(this.text, this.textBytes);
    if (row.added !== '')
      this.textBytes += this.encoder.encodeInto(row.added, this.text.subarray(this.textBytes)).written;
    this.blocks.take(this.text, this.textBytes);
    this.referBytes(row);
    if (this.rows === chunkRowLimit || this.pendingBytes >= chunkByteLimit) this.flush();
  }

  private referBytes({ starts, lengths, units, added }: ByteRow): void {
    if (this.referenceBytes + mostReferenceBytes > this.references.length) this.growReferences();
    this.refer(units);
    let bits = 0;
    for (let field = 0; field < fieldCount; field++) if ((starts[field] as number) >= 0) bits |= 1 << field;
    this.refer(bits);
    for (let field = 0; field < fieldCount; field++) {
      if ((starts[field] as number) < 0) continue;
      this.refer(starts[field] as number);
      this.refer(lengths[field] as number);
    }
    this.refer(added.length);
  }

  /** Nothing of a file is left in it, and no row was so long that its memory is not to be kept. */
  get isFresh(): boolean {
    return this.rows + this.ready.length + this.batch.length === 0 && this.text.length === chunkByteLimit;
  }

  /** Bytes of the text so far, at most. */
  private get pendingBytes(): number {
    return this.textBytes + this.batchUnits * mostUnitBytes;
  }

  private addTexts(row: StagedRow, places: CellPlaces | null): void {
    const raw = row[25];
    let { length } = raw;
    if (this.referenceBytes + mostReferenceBytes > this.references.length) this.growReferences();
    this.batchText(raw);
    this.refer(length);
    let bits = 0;
    for (let field = 0; field < fieldCount; field++)
      if (row[referredIndexes[field] as number] !== null) bits |= 1 << field;
    this.refer(bits);
    for (let field = 0; field < fieldCount; field++) {
      const text = row[referredIndexes[field] as number] as string | null;
      if (text === null) continue;
      let start = places ? places.of(field, text) : -1;
      if (start < 0) start = raw.indexOf(text);
      if (start < 0) {
        start = length;
        this.batchText(text);
        length += text.length;
      }
      this.refer(start);
      this.refer(text.length);
    }
    this.refer(length - raw.length);
  }

  private batchText(text: string): void {
    this.batch.push(text);
    this.batchUnits += text.length;
    if (this.batch.length >= batchTexts) this.encodeBatch();
  }

  private growText(length: number): void {
    const longer = new Uint8Array(this.textBytes + length + chunkByteLimit);
    longer.set(this.text.subarray(0, this.textBytes));
    this.text = longer;
  }

  private refer(number: number): void {
    let rest = number;
    while (rest > 127) {
      this.references[this.referenceBytes++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.references[this.referenceBytes++] = rest;
  }

  private growReferences(): void {
    const longer = new Uint8Array(this.references.length * 2);
    longer.set(this.references);
    this.references = longer;
  }

  private dayNumber(day: string | null): number {
    if (day === null) return noDay;
    if (day !== this.lastDay) {
      this.lastDay = day;
      this.lastNumber = dayNumberOf(day) ?? noDay;
    }
    return this.lastNumber;
  }

  private currencyIndex(currency: string | null): number {
    const { currencies } = this;
    for (let index = 0; index < currencies.length; index++) if (currencies[index] === currency) return index;
    return currencies.push(currency) - 1;
  }

  private encodeBatch(): void {
    if (this.batch.length === 0) return;
    const most = this.batchUnits * mostUnitBytes;
    if (this.textBytes + most > this.text.length) this.growText(most);
    const { written } = this.encoder.encodeInto(this.batch.join(''), this.text.subarray(this.textBytes));
    this.textBytes += written;
    this.batch = [];
    this.batchUnits = 0;
    this.blocks.take(this.text, this.textBytes);
  }

  /** Ends the chunk at hand. */
  flush(): void {
    this.encodeBatch();
    const { rows, currencies, referenceBytes, textBytes } = this;
    if (rows === 0) return;
    const block = this.blocks.end(this.text, textBytes);
    const columnsAt = chunkHeaderBytes + currencyBlockBytes(currencies.length);
    const bodyAt = columnsAt + rows * columnBytes;
    const fixedAt = bodyAt + bodyHeaderBytes;
    const referencesAt = fixedAt + rows * fixedTextBytes;
    const bytes = new Uint8Array(referencesAt + referenceBytes + block.length);
    putWords(bytes, 0, [chunkMark, rows, currencies.length, 0]);
    putWords(bytes, bodyAt, [bodyMark, referenceBytes, textBytes, 0]);
    for (const [index, currency] of currencies.entries())
      this.encoder.encodeInto(currency ?? '', bytes.subarray(chunkHeaderBytes + index * 4));
    copyColumns(this.columns, columnsOf(bytes.subarray(columnsAt, bodyAt), rows));
    let at = fixedAt;
    for (const fixed of [this.originals, this.laneC, this.laneD, this.valueDays]) {
      const part = fixed.subarray(0, rows);
      bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
      at += part.byteLength;
    }
    bytes.set(this.references.subarray(0, referenceBytes), referencesAt);
    bytes.set(block, referencesAt + referenceBytes);
    this.ready.push({ bytes, rows });
    this.rows = 0;
    this.referenceBytes = 0;
    this.textBytes = 0;
    this.currencies = [];
  }
}

/** Words of four bytes, the low byte first. */
function putWords(bytes: Uint8Array, at: number, words: readonly number[]): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (const [index, word] of words.entries()) view.setUint32(at + index * 4, word, true);
}

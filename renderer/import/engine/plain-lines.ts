import { CellMemory } from './cell-memory';
import type { CsvRecord } from './record-reader';
import { readLimits } from './source';

const lineFeed = 10;
const carriageReturn = 13;
const quote = 34;
/** Kinds of bytes at which the walk over a cell stops; 0 for all others. */
const stops = { end: 1, quote: 2, high: 3 } as const;

/** A record whose text is made when somebody asks for it. */
class PlainRecord implements CsvRecord {
  readonly lines = 1;
  readonly isPlain = true;

  constructor(
    readonly cells: string[],
    readonly line: number,
    private readonly text: string,
    private readonly start: number,
    readonly rawLength: number,
    readonly bytes: Uint8Array | null,
    readonly byteStart: number,
  ) {}

  get raw(): string {
    return this.text.slice(this.start, this.start + this.rawLength);
  }
}

/**
 * Splits plain lines at the level of bytes: every cell either without any quote or wholly in quotes without one inside. That is
 * nearly every line of nearly every export, and there nothing is left to interpret; what is odd in any way is papaparse's
 * (record-reader.ts), and gives the same records (dialects.property.test.ts).
 */
export class PlainLines {
  private readonly kinds = new Uint8Array(256);
  private readonly memories: CellMemory[] = [];
  private readonly delimiter: number;
  /** Bytes and code units behind the last line that was taken. */
  byteAt = 0;
  unitAt = 0;

  constructor(delimiter: string) {
    this.delimiter = delimiter.charCodeAt(0);
    this.kinds.fill(stops.high, 128);
    for (const code of [this.delimiter, lineFeed, carriageReturn]) this.kinds[code] = stops.end;
    this.kinds[quote] = stops.quote;
  }

  /** Whether a delimiter can be told by one byte. */
  static fits(delimiter: string): boolean {
    return delimiter.length === 1 && delimiter.charCodeAt(0) < 128 && delimiter !== '"';
  }

  begin(): void {
    this.byteAt = 0;
    this.unitAt = 0;
  }

  /** Moves behind so many physical lines; false when there are not that many. */
  skipLines(bytes: Uint8Array, text: string, count: number): boolean {
    let { byteAt, unitAt } = this;
    for (let line = 0; line < count; line++) {
      byteAt = bytes.indexOf(lineFeed, byteAt) + 1;
      unitAt = text.indexOf('\n', unitAt) + 1;
      if (byteAt === 0 || unitAt === 0) return false;
    }
    this.byteAt = byteAt;
    this.unitAt = unitAt;
    return true;
  }

  /**
   * Takes lines from `byteAt` on until one is odd or cut; `byteAt` and `unitAt` are moved behind the last one taken.
   *
   * @param text what `bytes` are, decoded
   * @param isWide UTF-8 with letters of several bytes, so that places in bytes and in text differ
   * @param line physical line of the first one
   */
  take(bytes: Uint8Array, text: string, isWide: boolean, line: number, out: CsvRecord[]): number {
    const { kinds, delimiter, memories } = this;
    let taken = 0;
    for (;;) {
      const cells: string[] = [];
      let at = this.byteAt;
      /** Bytes of this line that are no code unit of their own. */
      let surplus = 0;
      let isAscii = true;
      for (;;) {
        const isQuoted = bytes[at] === quote;
        const start = isQuoted ? ++at : at;
        const surplusBefore = surplus;
        let isHigh = false;
        let hash = 0;
        for (;;) {
          const byte = bytes[at];
          if (byte === undefined) return taken;
          const kind = kinds[byte] as number;
          if (kind !== 0) {
            if (kind === stops.quote) break;
            if (kind === stops.end && (!isQuoted || byte === lineFeed || byte === carriageReturn)) break;
            if (kind === stops.high) {
              isHigh = true;
              if ((byte & 0xc0) === 0x80) surplus++;
              else if (byte >= 0xf0) surplus--;
            }
          }
          hash = Math.imul(hash ^ byte, 0x01000193);
          at++;
        }
        const end = at;
        // A quote inside of a cell, or a quoted cell that the line ends: not plain.
        if ((bytes[at] === quote) !== isQuoted) return taken;
        if (isQuoted && kinds[bytes[++at] as number] !== stops.end) return taken;
        if (isHigh) isAscii = false;
        const memory = memories[cells.length] ?? this.addMemory();
        let cell = start === end ? '' : memory.isOn ? memory.find(bytes, start, end, hash) : null;
        if (cell === null) {
          const shift = this.unitAt - this.byteAt;
          const from = start + shift - (isWide ? surplusBefore : 0);
          cell = text.slice(from, end + shift - (isWide ? surplus : 0));
          if (memory.isOn) cell = memory.keep(bytes, start, end, hash, cell);
        }
        cells.push(cell);
        if (bytes[at] !== delimiter) break;
        at++;
      }
      const stop = at;
      if (bytes[at] === carriageReturn) at++;
      if (bytes[at] !== lineFeed) return taken;
      if (cells.length > readLimits.columns || at - this.byteAt > readLimits.recordLength) return taken;
      const units = stop - this.byteAt - (isWide ? surplus : 0);
      const ascii = isAscii ? bytes : null;
      out.push(new PlainRecord(cells, line + taken, text, this.unitAt, units, ascii, this.byteAt));
      taken++;
      this.unitAt += units + at + 1 - stop;
      this.byteAt = at + 1;
    }
  }

  private addMemory(): CellMemory {
    const memory = new CellMemory();
    if (this.memories.length < readLimits.columns) this.memories.push(memory);
    return memory;
  }
}

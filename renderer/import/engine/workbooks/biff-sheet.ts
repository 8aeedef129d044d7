import type { DecimalSign } from '../values/amounts';
import type { BiffBook } from './biff-book';
import { cellPlaces } from './biff-places';
import { BiffRecords, damagedWorkbook, recordTypes } from './biff-records';
import { TextReader } from './biff-texts';
import { builtInFormat, numberText } from './cell-format';
import { RowCells } from './row-cells';

const plain = builtInFormat(0);
/** Records between two turns in which the thread is free. */
const recordsAtOnce = 20_000;
/** Filled cells of a workbook: 64 columns of as many rows as a sheet can have; no export holds more. */
const cellLimit = 64 * 65_536;
/** Bit of the flags of a formula: to be calculated when the file is opened, as of writers who do not calculate. */
const calculatesOnLoad = 2;
/** Stands for a formula without a result, so that the row is found wanting and not silently short. */
const withoutResult = '=?';

const errorNames: Record<number, string> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

/** What may stand between a formula and the text that it came to. */
const besideFormula: readonly number[] = [
  recordTypes.array,
  recordTypes.table,
  recordTypes.sharedFormula,
  recordTypes.continued,
];

/** Turns the records of sheets into rows of texts, by the same rules as `SheetRows`. */
export class BiffSheetReader {
  private readonly records: BiffRecords;
  private cells = new RowCells();
  private cellCount = 0;
  /** Bytes that no sheet was read from: sheets within each other would be read for ever. */
  private unreadBytes: number;

  /** @param turn lets events through; throws when the file is no longer wanted */
  constructor(
    private readonly book: BiffBook,
    private readonly decimalSign: DecimalSign,
    private readonly turn: () => Promise<void>,
  ) {
    this.unreadBytes = book.bytes.length;
    this.records = new BiffRecords(book.bytes);
  }

  /** Rows without any text are not given; `width` may be more than there are cells. */
  async read(offset: number, take: (cells: string[], row: number, width: number) => void): Promise<void> {
    const { places, length } = await cellPlaces(this.book, offset, this.unreadBytes, this.turn);
    this.unreadBytes -= length;
    this.cells = new RowCells();
    let current = -1;
    const finishRow = () => {
      if (this.cells.texts.length > 0) take(this.cells.texts, current + 1, this.cells.width);
    };
    for (let at = 0; at < places.length; at++) {
      this.records.goTo(places[at] ?? 0);
      const row = this.records.uint16(0);
      if (row !== current) {
        finishRow();
        this.cells = new RowCells();
        current = row;
      }
      this.readCells();
      if (this.cellCount > cellLimit) damagedWorkbook();
      if (at % recordsAtOnce === 0) await this.turn();
    }
    finishRow();
  }

  private readCells(): void {
    const { records } = this;
    const column = records.uint16(2);
    switch (records.type) {
      case recordTypes.mulRk:
        for (let at = 4; at + 6 <= records.end - records.start; at += 6)
          this.put(column + (at - 4) / 6, this.number(rkNumber(records.uint32(at + 2)), records.uint16(at)));
        break;
      case recordTypes.mulBlank:
        for (let at = 4; at + 4 <= records.end - records.start; at += 2) this.put(column + (at - 4) / 2, '');
        break;
      default:
        this.put(column, this.cellText());
    }
  }

  private put(column: number, text: string): void {
    if (text !== '') this.cellCount++;
    this.cells.put(column, text);
  }

  private cellText(): string {
    const { records } = this;
    switch (records.type) {
      case recordTypes.labelSst: {
        const text = this.book.texts[records.uint32(6)];
        if (text === undefined) damagedWorkbook();
        return text;
      }
      case recordTypes.label:
      case recordTypes.rString:
        return labelText(this.book, records);
      case recordTypes.number:
        return this.number(this.double(6), records.uint16(4));
      case recordTypes.rk:
        return this.number(rkNumber(records.uint32(6)), records.uint16(4));
      case recordTypes.boolErr:
        return records.uint8(7) === 0 ? booleanText(records.uint8(6)) : errorText(records.uint8(6));
      case recordTypes.formula:
        return this.resultText();
      default:
        return '';
    }
  }

  /** The stored result: a number, or a mark with the kind of another one. */
  private resultText(): string {
    const { records } = this;
    if (records.uint16(12) !== 0xffff) {
      const value = this.double(6);
      const isCalculated = value !== 0 || (records.uint16(14) & calculatesOnLoad) === 0;
      return isCalculated ? this.number(value, records.uint16(4)) : withoutResult;
    }
    switch (records.uint8(6)) {
      case 0:
        return this.resultString();
      case 1:
        return booleanText(records.uint8(8));
      case 2:
        return errorText(records.uint8(8));
      case 3:
        return '';
      default:
        return damagedWorkbook();
    }
  }

  private resultString(): string {
    const { records } = this;
    while (records.next()) {
      if (records.type === recordTypes.string) return stringText(this.book, records);
      if (!besideFormula.includes(records.type)) break;
    }
    return withoutResult;
  }

  private double(at: number): number {
    return this.records.view.getFloat64(this.records.start + at, true);
  }

  private number(value: number, look: number): string {
    if (!Number.isFinite(value)) return errorText(36);
    const format = this.book.formats[look] ?? plain;
    return numberText(String(value), format, this.book.is1904, this.decimalSign);
  }
}

const doubleBits = new DataView(new ArrayBuffer(8));

/** Thirty bits of a whole or of a floating-point number, and whether they are hundredths. */
function rkNumber(bits: number): number {
  let value = bits >> 2;
  if ((bits & 2) === 0) {
    doubleBits.setUint32(4, (bits & 0xfffffffc) >>> 0, true);
    value = doubleBits.getFloat64(0, true);
  }
  return (bits & 1) === 0 ? value : value / 100;
}

function booleanText(value: number): string {
  return value === 0 ? 'FALSE' : 'TRUE';
}

function errorText(code: number): string {
  return errorNames[code] ?? `#${code}!`;
}

/** The text of a cell that holds it itself. */
export function labelText(book: BiffBook, records: BiffRecords): string {
  return ownText(book, records, 6, false);
}

/** The text that a formula came to. */
function stringText(book: BiffBook, records: BiffRecords): string {
  records.need(2);
  return ownText(book, records, 0, true);
}

function ownText(book: BiffBook, records: BiffRecords, at: number, goesOn: boolean): string {
  if (book.isUnicode) return new TextReader(records, at, goesOn).text();
  const length = records.uint16(at);
  records.need(at + 2 + length);
  return book.byteText(records.bytes.subarray(records.start + at + 2, records.start + at + 2 + length));
}

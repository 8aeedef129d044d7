import { ReadFailure } from '../bytes/source';
import { attributeOf, type XmlHandler } from '../markup/xml-scanner';
import type { DecimalSign } from '../values/amounts';
import { builtInFormat, type CellFormat, numberText } from './cell-format';
import { RowCells } from './row-cells';
import { workbookText } from './workbook';

/** Rows of a worksheet: ECMA-376 allows no more, so a larger number is a lie. */
const rowLimit = 1_048_576;
const plain = builtInFormat(0);

function damaged(): never {
  throw new ReadFailure('file.damaged', { kind: 'xlsx' });
}

/** Column from 0 of a reference such as `AB12`; -1 for none. */
function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at++) {
    const code = reference.charCodeAt(at);
    if (code < 65 || code > 90) break;
    column = column * 26 + (code - 64);
    if (column > 100_000) damaged();
  }
  return column - 1;
}

/** What the cells of a sheet refer to. */
export interface BookCells {
  texts: readonly string[];
  formats: readonly CellFormat[];
  /** Days are counted from 1904 on. */
  is1904: boolean;
  decimalSign: DecimalSign;
}

/**
 * Turns the elements of a worksheet into rows of texts. Of a formula the stored result counts; a cell that names an error
 * keeps the name, so that the row is found wanting and not silently short.
 */
export class SheetRows implements XmlHandler {
  private row = 0;
  private cells = new RowCells();
  private column = -1;
  private type = '';
  private format: CellFormat = plain;
  private value = '';
  private formula = '';
  private hasResult = false;
  /** Where characters go: the value, the formula, or nowhere. */
  private target: 'value' | 'formula' | null = null;
  private isSpoken = false;
  private isInRow = false;

  constructor(
    private readonly book: BookCells,
    /** Rows without any text are not given; `width` may be more than there are cells. */
    private readonly take: (cells: string[], row: number, width: number) => void,
  ) {}

  open(name: string, attributes: string): void {
    switch (name) {
      case 'row':
        this.beginRow(attributeOf(attributes, 'r'));
        break;
      case 'c':
        if (this.isInRow) this.beginCell(attributes);
        break;
      case 'v':
        this.target = 'value';
        this.hasResult = true;
        break;
      case 't':
        if (!this.isSpoken) this.target = 'value';
        break;
      case 'f':
        this.target = 'formula';
        break;
      case 'rPh':
        this.isSpoken = true;
        break;
    }
  }

  text(raw: string): void {
    if (this.target === 'value') this.value += raw;
    else if (this.target === 'formula') this.formula += raw;
  }

  close(name: string): void {
    switch (name) {
      case 'v':
      case 't':
      case 'f':
        this.target = null;
        break;
      case 'rPh':
        this.isSpoken = false;
        break;
      case 'c':
        if (this.isInRow) this.cells.put(this.column, this.cellText());
        break;
      case 'row':
        this.isInRow = false;
        if (this.cells.texts.length > 0) this.take(this.cells.texts, this.row, this.cells.width);
        break;
    }
  }

  private beginRow(reference: string): void {
    const row = reference === '' ? this.row + 1 : Number(reference);
    if (!Number.isInteger(row) || row <= this.row || row > rowLimit) damaged();
    this.row = row;
    this.cells = new RowCells();
    this.column = -1;
    this.isInRow = true;
  }

  private beginCell(attributes: string): void {
    const column = columnOf(attributeOf(attributes, 'r'));
    this.column = column < 0 ? this.column + 1 : column;
    this.type = attributeOf(attributes, 't');
    const style = attributeOf(attributes, 's');
    this.format =
      style === '' ? (this.book.formats[0] ?? plain) : (this.book.formats[Number(style)] ?? plain);
    this.value = '';
    this.formula = '';
    this.hasResult = false;
  }

  private cellText(): string {
    const { value } = this;
    if (value === '') return this.isEmptyResult() ? '' : `=${workbookText(this.formula)}`;
    switch (this.type) {
      case 's': {
        const text = this.book.texts[Number(value)];
        if (text === undefined) damaged();
        return text;
      }
      case 'inlineStr':
      case 'str':
        return workbookText(value);
      case 'b':
        return value.trim() === '1' || value.trim() === 'true' ? 'TRUE' : 'FALSE';
      case 'd':
        return isoText(value.trim());
      case 'e':
        return workbookText(value);
      default:
        return numberText(workbookText(value), this.format, this.book.is1904, this.book.decimalSign);
    }
  }

  /** Of a text: writers that do not calculate leave a result of no type that is empty too. */
  private isEmptyResult(): boolean {
    return this.formula === '' || (this.hasResult && this.type === 'str');
  }
}

/** `2024-01-31T00:00:00` of a date cell is a day. */
export function isoText(text: string): string {
  return text.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '').replace('T', ' ');
}

import { ReadFailure, readLimits } from '../bytes/source';
import type { DerivedCsv } from '../derived/csv-writer';
import { EvenRows } from '../derived/even-rows';
import { attributeOf, type XmlHandler, XmlScanner } from '../markup/xml-scanner';
import { decodeEntities } from '../markup/xml-tree';
import type { DecimalSign } from '../values/amounts';
import { builtInFormat, decimalSignOf, numberText } from './cell-format';
import { isoText } from './sheet-rows';

/** XML Spreadsheet 2003: one text file with the sheets of a workbook, mostly under the name of an old Excel file. */

interface XmlSheet {
  name: string;
  csv: DerivedCsv;
}

const general = builtInFormat(0);
const rowLimit = 1_048_576;

function damaged(): never {
  throw new ReadFailure('file.damaged', { kind: 'xml' });
}

class SpreadsheetXml implements XmlHandler {
  readonly sheets: XmlSheet[] = [];
  private name = '';
  private rows = new EvenRows();
  private row = 0;
  private cells: string[] = [];
  private column = 0;
  private across = 0;
  private type = '';
  private data: string | null = null;
  /** A comment stands within its cell and has data of its own. */
  private isInComment = false;

  constructor(private readonly decimalSign: DecimalSign) {}

  open(name: string, attributes: string): void {
    switch (name) {
      case 'Worksheet':
        this.name = decodeEntities(attributeOf(attributes, 'ss:Name'));
        this.rows = new EvenRows();
        this.row = 0;
        break;
      case 'Row':
        this.row = this.placeOf(attributes, this.row, rowLimit);
        this.cells = [];
        this.column = 0;
        break;
      case 'Cell':
        this.column = this.placeOf(attributes, this.column, readLimits.columns);
        this.across = Math.min(Number(attributeOf(attributes, 'ss:MergeAcross')) || 0, readLimits.columns);
        break;
      case 'Comment':
        this.isInComment = true;
        break;
      case 'Data':
        if (this.isInComment) break;
        this.type = attributeOf(attributes, 'ss:Type');
        this.data = '';
        break;
    }
  }

  /** Rows and cells stand where they say, else behind the one before. */
  private placeOf(attributes: string, before: number, limit: number): number {
    const stated = attributeOf(attributes, 'ss:Index');
    const place = stated === '' ? before + 1 : Number(stated);
    if (!Number.isInteger(place) || place <= before || place > limit) damaged();
    return place;
  }

  text(raw: string): void {
    if (this.data !== null) this.data += raw;
  }

  close(name: string): void {
    if (name === 'Data' && this.data !== null) {
      const text = this.cellText(decodeEntities(this.data));
      this.data = null;
      while (this.cells.length < this.column) this.cells.push('');
      this.cells[this.column - 1] = text;
    } else if (name === 'Comment') this.isInComment = false;
    else if (name === 'Cell') this.column += this.across;
    else if (name === 'Row') {
      if (this.cells.some((text) => text !== '')) this.rows.add(this.cells, this.row, this.cells.length);
    } else if (name === 'Worksheet') {
      const csv = this.rows.finish();
      if (csv) this.sheets.push({ name: this.name, csv });
    }
  }

  private cellText(value: string): string {
    if (this.type === 'Number') return numberText(value, general, false, this.decimalSign);
    if (this.type === 'Boolean') return value.trim() === '1' ? 'TRUE' : 'FALSE';
    return this.type === 'DateTime' ? isoText(value.trim()) : value;
  }
}

const textCell = /<(?:ss:)?Data ss:Type="String">([^<]{1,20})</g;

/** The sheets that are not empty. */
export function readSpreadsheetXml(text: string): XmlSheet[] {
  const texts = Array.from(text.matchAll(textCell), ([, content = '']) => content);
  const sheets = new SpreadsheetXml(decimalSignOf(texts));
  const scanner = new XmlScanner(sheets);
  scanner.push(text);
  scanner.end();
  return sheets.sheets;
}

import { readMinor, resultDecimal } from '../../../preload/contract/values/result-amounts';
import type { Texts } from '../../base/language';
import type { SheetCell } from '../../import/exchange/write-xlsx';
import { cellText } from '../answers/result-cell';
import type { ResultCell } from '../answers/result-tree';

/** A table as it is saved; the first row holds the names of its columns. Numbers are numbers, texts as they are. */
export interface NamedTable {
  title: string;
  rows: SheetCell[][];
}

const plainNumber = /^-?\d+(\.\d+)?$/;

/** A number of a spreadsheet; nothing where there is none. */
export function numberCell(value: number | string | null): SheetCell {
  const text = value === null ? '' : String(value);
  return plainNumber.test(text) ? { number: text } : text;
}

export interface CellReading {
  currency: string | null;
  /** Sums may be of several currencies. */
  isMixed: boolean;
}

export function sheetCell(texts: Texts, cell: ResultCell, { currency, isMixed }: CellReading): SheetCell {
  switch (cell.kind) {
    case 'none':
      return '';
    case 'amount': {
      const minor = isMixed ? null : readMinor(cell.value, currency);
      return minor === null ? '' : numberCell(resultDecimal(minor, currency));
    }
    case 'minor':
      return numberCell(resultDecimal(cell.value, cell.currency ?? currency));
    case 'number':
    case 'percent':
      return numberCell(cell.value);
    case 'ids':
      return numberCell(cell.ids.length);
    case 'text':
      // Months and days stand as they are: a spreadsheet sorts them.
      return /^\d{4}-\d{2}(-\d{2})?$/.test(cell.text) ? cell.text : cellText(texts, cell, currency);
    default:
      return cellText(texts, cell, currency);
  }
}

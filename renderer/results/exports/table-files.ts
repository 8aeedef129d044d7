import { zipSync } from 'fflate';
import type { Language } from '../../../preload/contract';
import { csvOf } from '../../import/exchange/rows-file';
import { neutralText } from '../../import/exchange/spreadsheet-text';
import { type SheetCell, workbookOf } from '../../import/exchange/write-xlsx';
import type { NamedTable } from './sheet-cell';

/** Texts that no spreadsheet runs. */
const neutralRows = (rows: NamedTable['rows']): SheetCell[][] =>
  rows.map((row) => row.map((cell) => (typeof cell === 'string' ? neutralText(cell) : cell)));

/** One workbook, a sheet for each table. */
export function workbookOfTables(tables: readonly NamedTable[]): Uint8Array<ArrayBuffer> {
  return workbookOf(tables.map(({ title, rows }) => ({ name: title, rows: neutralRows(rows) })));
}

/** A zip with a CSV for each table, numbered in the order of the screen. */
export function csvFilesOf(tables: readonly NamedTable[], language: Language): Uint8Array<ArrayBuffer> {
  const files = tables.map(({ title, rows }, index): [string, Uint8Array] => {
    const name = title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60);
    return [`${String(index + 1).padStart(2, '0')}-${name}.csv`, csvOf(neutralRows(rows), { language })];
  });
  return zipSync(Object.fromEntries(files));
}

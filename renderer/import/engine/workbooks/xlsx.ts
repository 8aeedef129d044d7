import type { ExportSource } from '../bytes/source';
import { EvenRows } from '../derived/even-rows';
import { decimalSignOf } from './cell-format';
import { SheetRows } from './sheet-rows';
import { type DerivedSheet, derivedSheet, type SheetBook } from './sheet-tables';
import { Workbook } from './workbook';

/** Null for a zip that is no office document. */
export async function openXlsx(source: ExportSource): Promise<SheetBook | null> {
  const workbook = await Workbook.open(source);
  if (!workbook) return null;
  return { sheets: workbook.sheets, readSheets: (keepsBreaks) => readSheets(workbook, keepsBreaks) };
}

async function readSheets(workbook: Workbook, keepsBreaks = true): Promise<DerivedSheet[]> {
  const formats = await workbook.readFormats();
  const texts = await workbook.readTexts();
  const cells = { formats, texts, is1904: workbook.is1904, decimalSign: decimalSignOf(texts) };
  const found: DerivedSheet[] = [];
  for (const { name, path } of workbook.sheets) {
    const table = new EvenRows(keepsBreaks);
    await workbook.scan(path, new SheetRows(cells, (row, number, width) => table.add(row, number, width)));
    const csv = table.finish();
    if (csv !== null) found.push(derivedSheet(name, csv));
  }
  return found;
}

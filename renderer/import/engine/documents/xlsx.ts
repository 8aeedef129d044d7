import type { ReadOptions, Reason } from '../../../../preload/contract/reading';
import { readRecords } from '../record-reader';
import { type ExportSource, ReadFailure, type ReadSink } from '../source';
import { locateTable } from '../table-locator';
import type { ArchiveEntry } from './archive';
import { decimalSignOf } from './cell-format';
import { CsvWriter, type DerivedCsv, derivedDelimiter } from './csv-writer';
import { derivedExport, type InnerExport } from './derived-export';
import { SheetRows } from './sheet-rows';
import type { Workbook } from './workbook';

/** A workbook is read as the CSV of its sheet: the line of a record is the number of its row. */

export interface DerivedSheet {
  name: string;
  csv: DerivedCsv;
  /** Somewhere in it a table of bookings begins. */
  hasTable: boolean;
}

/** Bytes in which a table must begin. */
const headBytes = 262_144;

/** All sheets that are not empty, in their order, hidden ones included. */
export async function readSheets(workbook: Workbook, keepsBreaks = true): Promise<DerivedSheet[]> {
  const formats = await workbook.readFormats();
  const texts = await workbook.readTexts();
  const cells = { formats, texts, is1904: workbook.is1904, decimalSign: decimalSignOf(texts) };
  const found: DerivedSheet[] = [];
  for (const { name, path } of workbook.sheets) {
    const writer = new CsvWriter(keepsBreaks);
    await workbook.scan(path, new SheetRows(cells, (row, number) => writer.row(row, number)));
    if (writer.isEmpty) continue;
    const csv = writer.finish();
    found.push({ name, csv, hasTable: hasTable(csv) });
  }
  return found;
}

function hasTable({ bytes }: DerivedCsv): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, headBytes));
  return locateTable(readRecords(head, derivedDelimiter), 0, undefined) !== null;
}

/** The one sheet with bookings, read as its CSV. Several are for the queue to unpack, as in an archive of several exports. */
export function readWorkbook(
  file: ExportSource,
  sheets: readonly DerivedSheet[],
  options: ReadOptions,
  sink: ReadSink,
): InnerExport {
  const tables = sheets.filter((sheet) => sheet.hasTable);
  const [sheet] = tables.length > 0 ? tables : sheets;
  if (!sheet) throw new ReadFailure('file.empty');
  if (tables.length > 1) throw new ReadFailure('file.severalSheets', { sheets: namesOf(tables) });
  const others = sheets.filter((other) => other !== sheet);
  const evidence: Reason[] = [{ code: 'workbook.sheet', params: { sheet: sheet.name } }];
  if (others.length > 0) evidence.push({ code: 'workbook.otherSheets', params: { sheets: namesOf(others) } });
  return derivedExport(file, sheet.csv, { kind: 'xlsx', evidence }, options, sink);
}

function namesOf(sheets: readonly DerivedSheet[]): string {
  return sheets.map(({ name }) => name).join(', ');
}

/** The sheets with bookings as files of their own; null where one sheet holds them all. */
export async function unpackWorkbook(workbook: Workbook, fileName: string): Promise<ArchiveEntry[] | null> {
  // Most have one sheet, and are then not unpacked for nothing.
  if (workbook.sheets.length < 2) return null;
  const tables = (await readSheets(workbook, false)).filter((sheet) => sheet.hasTable);
  if (tables.length < 2) return null;
  const stem = fileName.replace(/\.[^.]*$/, '');
  return tables.map(({ name, csv }) => ({
    name: `${stem} – ${name.replace(/[\\/]/g, '-')}.csv`,
    bytes: csv.bytes,
  }));
}

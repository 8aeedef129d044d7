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
    const table = new EvenRows(new CsvWriter(keepsBreaks));
    await workbook.scan(path, new SheetRows(cells, (row, number, width) => table.add(row, number, width)));
    const csv = table.finish();
    if (csv === null) continue;
    found.push({ name, csv, hasTable: hasTable(csv) });
  }
  return found;
}

/** Rows from which the width of a sheet is told. */
const firstRows = 500;

/** Rows of a CSV are of one width; those of a sheet end where their last text stands. */
class EvenRows {
  private first: { cells: string[]; row: number }[] = [];
  private width = 0;

  constructor(private readonly writer: CsvWriter) {}

  add(cells: string[], row: number, width: number): void {
    this.width = Math.max(this.width, width);
    if (this.first.length < firstRows && this.writer.isEmpty) this.first.push({ cells, row });
    else {
      this.flush();
      this.write(cells, row);
    }
  }

  /** Null for a sheet without any text. */
  finish(): DerivedCsv | null {
    this.flush();
    return this.writer.isEmpty ? null : this.writer.finish();
  }

  private flush(): void {
    for (const { cells, row } of this.first) this.write(cells, row);
    this.first = [];
  }

  private write(cells: string[], row: number): void {
    while (cells.length < this.width) cells.push('');
    this.writer.row(cells, row);
  }
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

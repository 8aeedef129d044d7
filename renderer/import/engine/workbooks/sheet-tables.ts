import type { Reason } from '../../../../preload/contract/reading/reading';
import type { EncodingGuess } from '../bytes/encoding';
import { ReadFailure } from '../bytes/source';
import { type DerivedCsv, derivedDelimiter } from '../derived/csv-writer';
import {
  type ArchiveEntry,
  derivedExport,
  type InnerExport,
  type ReadRequest,
} from '../derived/derived-export';
import { readRecords } from '../records/record-reader';
import { isHeaderByWords, locateTable } from '../records/table-locator';

/** A workbook is read as the CSV of its sheet: the line of a record is the number of its row. */

export interface DerivedSheet {
  name: string;
  csv: DerivedCsv;
  /** What speaks for bookings: names of columns, or at least rows with a day and a number. */
  bookings: 'named' | 'shaped' | null;
}

/** A workbook of any form, opened. */
export interface SheetBook {
  readonly sheets: readonly { name: string }[];
  /** All sheets that are not empty, in their order, hidden ones included. */
  readSheets(keepsBreaks?: boolean): Promise<DerivedSheet[]>;
}

/** Bytes in which a table must begin. */
const headBytes = 262_144;

export function derivedSheet(name: string, csv: DerivedCsv): DerivedSheet {
  return { name, csv, bookings: judgeBookings(csv) };
}

function judgeBookings({ bytes }: DerivedCsv): DerivedSheet['bookings'] {
  const head = new TextDecoder().decode(bytes.subarray(0, headBytes));
  const records = readRecords(head, derivedDelimiter);
  if (records.some(isHeaderByWords)) return 'named';
  return locateTable(records, 0, undefined) === null ? null : 'shaped';
}

/** A day beside a balance on a sheet of notes is no table where another sheet has columns with names. */
function tablesOf(sheets: readonly DerivedSheet[]): DerivedSheet[] {
  const named = sheets.filter((sheet) => sheet.bookings === 'named');
  return named.length > 0 ? named : sheets.filter((sheet) => sheet.bookings !== null);
}

/** The one sheet with bookings, read as its CSV. Several are for the queue to unpack, as in an archive of several exports. */
export function readWorkbook(
  request: ReadRequest,
  sheets: readonly DerivedSheet[],
  kind: 'xlsx' | 'xls',
  encoding?: EncodingGuess,
): InnerExport {
  const tables = tablesOf(sheets);
  const [sheet] = tables.length > 0 ? tables : sheets;
  if (!sheet) throw new ReadFailure('file.empty');
  if (tables.length > 1) throw new ReadFailure('file.severalSheets', { sheets: namesOf(tables) });
  const others = sheets.filter((other) => other !== sheet);
  const evidence: Reason[] = [{ code: 'workbook.sheet', params: { sheet: sheet.name } }];
  if (others.length > 0) evidence.push({ code: 'workbook.otherSheets', params: { sheets: namesOf(others) } });
  return derivedExport(request, sheet.csv, { kind, evidence, encoding });
}

function namesOf(sheets: readonly DerivedSheet[]): string {
  return sheets.map(({ name }) => name).join(', ');
}

/** The sheets with bookings as files of their own; null where one sheet holds them all. */
export async function unpackWorkbook(book: SheetBook, fileName: string): Promise<ArchiveEntry[] | null> {
  // Most have one sheet, and are then not unpacked for nothing.
  if (book.sheets.length < 2) return null;
  const tables = tablesOf(await book.readSheets(false));
  if (tables.length < 2) return null;
  const stem = fileName.replace(/\.[^.]*$/, '');
  return tables.map(({ name, csv }) => ({
    name: `${stem} – ${name.replace(/[\\/]/g, '-')}.csv`,
    bytes: csv.bytes,
  }));
}

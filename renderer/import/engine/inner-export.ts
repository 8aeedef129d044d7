import type { EncodingGuess } from './bytes/encoding';
import type { FileKind } from './bytes/file-kind';
import { readBytes } from './bytes/read-bytes';
import { Sha256 } from './bytes/sha256';
import { type ExportSource, ReadFailure, type ReadSink } from './bytes/source';
import { derivedExport, type InnerExport, type ReadRequest, sourceOf } from './derived/derived-export';
import { withRows } from './derived/encoding-rows';
import { decodeText, openArchive, refuseTooLarge } from './read-document';
import { readLabelledRecords } from './statements/labelled-records';
import { readQif } from './statements/qif';
import { readHtmlTables } from './workbooks/html-tables';
import { type DerivedSheet, derivedSheet, readWorkbook } from './workbooks/sheet-tables';
import { readSpreadsheetXml } from './workbooks/spreadsheet-xml';
import { openXls } from './workbooks/xls';
import { openXlsx } from './workbooks/xlsx';

/** A file is looked at first and read then: its sheets are unpacked once. Forgotten with the file. */
const sheetsOf = new WeakMap<ExportSource, Promise<DerivedSheet[] | null>>();

function sheetsIn(source: ExportSource, kind: 'zip' | 'xls', sink: ReadSink): Promise<DerivedSheet[] | null> {
  let sheets = sheetsOf.get(source);
  if (!sheets) {
    sheets = unpackSheets(source, kind, sink);
    sheetsOf.set(source, sheets);
  }
  return sheets;
}

/** Bytes of a workbook, and of what it was unpacked to, above which it is not kept. */
const keptBytes = 50_000_000;
/** While columns are mapped the same file is looked at again and again, each time as another source. */
let last: { sha256: string; sheets: DerivedSheet[] } | null = null;

async function unpackSheets(
  source: ExportSource,
  kind: 'zip' | 'xls',
  sink: ReadSink,
): Promise<DerivedSheet[] | null> {
  const book = await (kind === 'xls'
    ? openXls(source, () => sink.isCancelled?.() ?? false)
    : openXlsx(source));
  if (!book) return null;
  if (source.sizeBytes > keptBytes) return book.readSheets();
  const hash = new Sha256();
  hash.update(await readBytes(source, 0, source.sizeBytes));
  const sha256 = hash.digestHex();
  if (last?.sha256 === sha256) return last.sheets;
  const sheets = await book.readSheets();
  const bytes = sheets.reduce((sum, { csv }) => sum + csv.bytes.length, 0);
  last = bytes <= keptBytes ? { sha256, sheets } : null;
  return sheets;
}

/**
 * What is to be read in place of a file: the sheet of a workbook, the tables of a page, a QIF as CSV,
 * the one export in a zip. Null for any other.
 */
export async function openInnerExport(request: ReadRequest, kind: FileKind): Promise<InnerExport | null> {
  const { source, options, sink } = request;
  if (kind === 'csv' || kind === 'xml' || kind === 'mt940' || kind === 'ofx') return null;
  refuseTooLarge(source.sizeBytes);
  if (kind === 'zip') return openZip(request);
  if (kind === 'xls') return readWorkbook(request, (await sheetsIn(source, kind, sink)) ?? [], kind);
  const bytes = await readBytes(source, 0, source.sizeBytes);
  const { text, encoding } = decodeText(bytes, options);
  if (kind === 'qif') {
    const origin = { kind, evidence: [{ code: 'qif.lines' }], encoding, hasHeader: false };
    return derivedExport(request, readQif(text), origin);
  }
  if (kind === 'records') {
    const origin = {
      kind: 'csv',
      evidence: [{ code: 'records.lines' }],
      encoding,
      hasHeader: false,
    } as const;
    return derivedExport(request, readLabelledRecords(text), origin);
  }
  if (kind === 'html') return openPage(request, bytes, text, encoding);
  const sheets = readSpreadsheetXml(text).map(({ name, csv }) => derivedSheet(name, csv));
  const origin = withRows(encoding, bytes, (other) => readSpreadsheetXml(other).map(({ csv }) => csv));
  return readWorkbook(request, sheets, 'xls', origin);
}

function openPage(request: ReadRequest, bytes: Uint8Array, text: string, guess: EncodingGuess): InnerExport {
  const csv = readHtmlTables(text);
  if (csv === null || derivedSheet('', csv).bookings === null)
    throw new ReadFailure('file.unsupported', { kind: 'html' });
  const encoding = withRows(guess, bytes, (other) => {
    const tables = readHtmlTables(other);
    return tables ? [tables] : [];
  });
  const origin = { kind: 'xls' as const, evidence: [{ code: 'page.tables' }], encoding };
  return derivedExport(request, csv, origin);
}

async function openZip(request: ReadRequest): Promise<InnerExport | null> {
  const { source, options, sink } = request;
  const sheets = await sheetsIn(source, 'zip', sink);
  if (sheets) return readWorkbook(request, sheets, 'xlsx');
  const content = await openArchive(source);
  if (content.kind !== 'one') return null;
  return { source: sourceOf(content.name, content.bytes), options, sink, complete: (reading) => reading };
}

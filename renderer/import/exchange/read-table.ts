import { createDecoder } from '../engine/bytes/encoding';
import { derivedDelimiter } from '../engine/derived/csv-writer';
import { readRecords } from '../engine/records/record-reader';
import { openXlsx } from '../engine/workbooks/xlsx';

/** Larger tables are no rows of ours that somebody corrected. */
const mostBytes = 50_000_000;

/** The cells of a CSV or XLSX by rows, in every way in which it can be split; empty when it is neither. */
export async function readTable(file: File): Promise<string[][][]> {
  if (file.size > mostBytes) return [];
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readSheets(file.name, bytes);
  const text = decoded(bytes);
  return [';', ',', '\t'].map((delimiter) => readRecords(text, delimiter).map(({ cells }) => cells));
}

async function readSheets(name: string, bytes: Uint8Array): Promise<string[][][]> {
  const source = {
    name,
    sizeBytes: bytes.length,
    slice: async (start: number, end: number) => bytes.subarray(start, end),
  };
  const book = await openXlsx(source);
  const sheets = book ? await book.readSheets() : [];
  return sheets.map(({ csv }) =>
    readRecords(new TextDecoder().decode(csv.bytes), derivedDelimiter).map(({ cells }) => cells),
  );
}

/** As it was saved, or as an older spreadsheet saves it again. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return createDecoder('windows-1252').decode(bytes, true);
  }
}

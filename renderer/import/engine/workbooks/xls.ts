import { nextTurn } from '../bytes/next-turn';
import { readBytes } from '../bytes/read-bytes';
import { type ExportSource, ReadFailure } from '../bytes/source';
import { CompoundFile, compoundSignature } from '../containers/compound-file';
import { EvenRows } from '../derived/even-rows';
import { type BiffBook, readBiffBook } from './biff-book';
import { BiffRecords, recordTypes } from './biff-records';
import { BiffSheetReader, labelText } from './biff-sheet';
import { decimalSignOf } from './cell-format';
import { type DerivedSheet, derivedSheet, type SheetBook } from './sheet-tables';

/** Workbooks before XLSX: a stream of records, mostly in a container of streams, of small writers alone. */

/** Streams of the newer and the older form; files for both have both. */
const bookStreams = ['Workbook', 'Book'];
/** Content of new office documents behind a password. */
const encryptedStream = 'EncryptedPackage';
/** What tells other documents in such a container from workbooks. */
const otherDocuments: [string, string][] = [
  ['WordDocument', 'doc'],
  ['PowerPoint Document', 'ppt'],
  ['__properties_version1.0', 'msg'],
];
/** Texts from which the style of a workbook without a table of texts is inferred. */
const judgedTexts = 20_000;

export async function openXls(source: ExportSource, isCancelled?: () => boolean): Promise<SheetBook> {
  const book = readBiffBook(bookStream(await readBytes(source, 0, source.sizeBytes)));
  const turn = async () => {
    await nextTurn();
    if (isCancelled?.()) throw new ReadFailure('read.cancelled');
    // A source that is no longer wanted says so when it is asked for bytes.
    await source.slice(0, 0);
  };
  return { sheets: book.sheets, readSheets: (keepsBreaks) => readSheets(book, turn, keepsBreaks) };
}

function bookStream(bytes: Uint8Array): Uint8Array {
  if (compoundSignature.some((byte, at) => bytes[at] !== byte)) return bytes;
  const file = new CompoundFile(bytes);
  for (const name of bookStreams) {
    const stream = file.read(name);
    if (stream) return stream;
  }
  if (file.has(encryptedStream)) throw new ReadFailure('file.protected');
  const [, kind] = otherDocuments.find(([name]) => file.has(name)) ?? ['', 'ole'];
  throw new ReadFailure('file.unsupported', { kind });
}

/** Of a file in an archive: throws where it is no workbook at all, or one behind a password. */
export function refuseOtherDocuments(bytes: Uint8Array): void {
  bookStream(bytes);
}

async function readSheets(
  book: BiffBook,
  turn: () => Promise<void>,
  keepsBreaks = true,
): Promise<DerivedSheet[]> {
  const decimalSign = decimalSignOf(book.texts.length > 0 ? book.texts : labelTexts(book));
  const reader = new BiffSheetReader(book, decimalSign, turn);
  const found: DerivedSheet[] = [];
  for (const { name, offset } of book.sheets) {
    const table = new EvenRows(keepsBreaks);
    await reader.read(offset, (row, number, width) => table.add(row, number, width));
    const csv = table.finish();
    if (csv !== null) found.push(derivedSheet(name, csv));
  }
  return found;
}

function labelTexts(book: BiffBook): string[] {
  const texts: string[] = [];
  const records = new BiffRecords(book.bytes);
  while (texts.length < judgedTexts && records.next())
    if (records.type === recordTypes.label || records.type === recordTypes.rString) {
      records.need(8);
      texts.push(labelText(book, records));
    }
  return texts;
}

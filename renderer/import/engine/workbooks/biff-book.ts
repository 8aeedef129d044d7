import { ReadFailure } from '../bytes/source';
import { BiffRecords, damagedWorkbook, recordTypes } from './biff-records';
import { type ByteText, byteTextOf, readSharedTexts, TextReader } from './biff-texts';
import { builtInFormat, type CellFormat, parseFormat } from './cell-format';

/** The frame of a workbook before XLSX: which sheets there are, and what their cells refer to. */

export interface BiffSheet {
  name: string;
  /** Of its first record. */
  offset: number;
}

export interface BiffBook {
  bytes: Uint8Array;
  /** Texts are Unicode and begin with a byte of their own (BIFF8). */
  isUnicode: boolean;
  /** Sheets with cells, hidden ones included; charts, macros and modules are none. */
  sheets: BiffSheet[];
  /** Days are counted from 1904 on. */
  is1904: boolean;
  texts: string[];
  /** Formats by the number of the look of a cell. */
  formats: CellFormat[];
  byteText: ByteText;
}

/** Kinds of streams in the record BOF, and of sheets in BOUNDSHEET. */
const worksheetStream = 0x0010;
const worksheet = 0;
/** Versions in BOF; 0 is what small writers leave, who write as BIFF5 does. */
const unicodeVersion = 0x0600;
const oldVersions = [0x0000, 0x0500];
/** Records BOF of Excel 2 to 4. */
const olderBeginnings = [0x0009, 0x0209, 0x0409];
/** Sheets, looks and formats that a real workbook has no more than some hundreds of. */
const partLimit = 100_000;
/** Bytes of texts from which an unnamed code page is inferred. */
const sampleBytes = 262_144;

/** What is collected in the globals, before all is known that it needs. */
interface Globals {
  codePage: number | null;
  is1904: boolean;
  texts: string[];
  sheets: { offset: number; name: Uint8Array | string }[];
  codes: Map<number, Uint8Array | string>;
  looks: number[];
}

export function readBiffBook(bytes: Uint8Array): BiffBook {
  const records = new BiffRecords(bytes);
  if (!records.next()) damagedWorkbook();
  if (olderBeginnings.includes(records.type)) throw new ReadFailure('file.oldWorkbook');
  if (records.type !== recordTypes.bof) damagedWorkbook();
  records.need(4);
  const version = records.uint16(0);
  const isUnicode = version === unicodeVersion;
  if (!isUnicode && !oldVersions.includes(version)) throw new ReadFailure('file.oldWorkbook');
  const globals: Globals = {
    codePage: null,
    is1904: false,
    texts: [],
    sheets: [],
    codes: new Map(),
    looks: [],
  };
  // Small writers write one sheet and nothing around it.
  if (records.uint16(2) === worksheetStream) globals.sheets.push({ offset: 0, name: '' });
  readGlobals(records, isUnicode, globals);
  const byteText = byteTextOf(globals.codePage, () => textSample(bytes));
  const textOf = (raw: Uint8Array | string) => (typeof raw === 'string' ? raw : byteText(raw));
  const own = new Map([...globals.codes].map(([id, code]) => [id, parseFormat(textOf(code))]));
  return {
    bytes,
    isUnicode,
    sheets: globals.sheets.map(({ offset, name }) => ({ offset, name: textOf(name) })),
    is1904: globals.is1904,
    texts: globals.texts,
    formats: globals.looks.map((id) => own.get(id) ?? builtInFormat(id)),
    byteText,
  };
}

function readGlobals(records: BiffRecords, isUnicode: boolean, globals: Globals): void {
  while (records.next()) {
    switch (records.type) {
      case recordTypes.eof:
        return;
      case recordTypes.filePass:
        throw new ReadFailure('file.protected');
      case recordTypes.codePage:
        records.need(2);
        globals.codePage = records.uint16(0);
        break;
      case recordTypes.date1904:
        records.need(2);
        globals.is1904 = records.uint16(0) === 1;
        break;
      case recordTypes.boundSheet:
        records.need(7);
        if (records.uint8(5) === worksheet)
          globals.sheets.push({ offset: records.uint32(0), name: shortText(records, isUnicode, 6) });
        break;
      case recordTypes.format:
        records.need(3);
        globals.codes.set(
          records.uint16(0),
          isUnicode ? longText(records, 2) : shortText(records, isUnicode, 2),
        );
        break;
      case recordTypes.xf:
        records.need(4);
        globals.looks.push(records.uint16(2));
        break;
      case recordTypes.sst:
        globals.texts = readSharedTexts(records);
        break;
    }
    if (Math.max(globals.sheets.length, globals.looks.length, globals.codes.size) > partLimit)
      damagedWorkbook();
  }
  // A file that was cut has no end.
  damagedWorkbook();
}

/** A text behind a count of one byte; its bytes where only the code page says what they mean. */
function shortText(records: BiffRecords, isUnicode: boolean, at: number): Uint8Array | string {
  const length = records.uint8(at);
  if (isUnicode) return new TextReader(records, at + 1).body(length);
  records.need(at + 1 + length);
  return records.bytes.subarray(records.start + at + 1, records.start + at + 1 + length);
}

function longText(records: BiffRecords, at: number): string {
  return new TextReader(records, at).text();
}

/** Bytes of the texts in cells, a break behind each. */
function textSample(bytes: Uint8Array): Uint8Array {
  const sample: number[] = [];
  const records = new BiffRecords(bytes);
  while (sample.length < sampleBytes && records.next()) {
    if (records.type !== recordTypes.label || records.end - records.start < 8) continue;
    sample.push(...bytes.subarray(records.start + 8, records.end), 10);
  }
  return Uint8Array.from(sample);
}

import type { EncodingLabel } from './encoding';
import { isFilledText } from './filling';
import { ReadFailure } from './source';

export type FileKind =
  | 'csv'
  | 'xml'
  | 'mt940'
  | 'ofx'
  | 'qif'
  | 'records'
  | 'zip'
  | 'html'
  | 'spreadsheetXml'
  | 'xls';

const signatures: [string, number[]][] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['gzip', [0x1f, 0x8b]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf]],
  ['rar', [0x52, 0x61, 0x72, 0x21]],
  ['exe', [0x4d, 0x5a, 0x90]],
  ['elf', [0x7f, 0x45, 0x4c, 0x46]],
  ['sqlite', [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65]],
];

/** Beginnings of workbooks before XLSX: the container of most, the record BOF of those without one (BIFF2 to BIFF8). */
const oldWorkbooks = [
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x09, 0x00, 0x04, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x04, 0x06, 0x00],
  [0x09, 0x08, 0x08, 0x00],
  [0x09, 0x08, 0x10, 0x00],
];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

export function isOldWorkbook(head: Uint8Array): boolean {
  return oldWorkbooks.some((signature) => startsWith(head, signature));
}

/** Text of the first bytes, UTF-16 included, for the characters of text formats. */
function headText(bytes: Uint8Array, label: EncodingLabel): string {
  const order = label.startsWith('utf-16be') ? 'utf-16be' : 'utf-16le';
  return new TextDecoder(isWide(label) ? order : 'utf-8').decode(bytes);
}

const isWide = (label: EncodingLabel) => label.startsWith('utf-16');

const spreadsheetXml = /^<\?xml[\s\S]*urn:schemas-microsoft-com:office:spreadsheet/;

/** Whatever banks and converters put in front of it: lines of the header in any order, declarations, comments. */
const ofxFront = /^(?:<\?[^>]*\?>|<!--(?:(?!-->)[\s\S])*-->|[A-Z]+\s?:[^\s<]*(?=[\s<])|\s)*<OFX[\s>]/i;
/** An account and what follows it: the reference in front is left out by some banks. */
const mt940Fields = [/^:25P?:/m, /^:(?:28C?|60[FM]|61|34F):/m];

function hasTable(head: Uint8Array, label: EncodingLabel): boolean {
  return /<table\b/i.test(headText(head, label));
}

/** Each line a label and its value, a day above an amount: bookings one below the other instead of a table. */
function holdsRecords(text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/).slice(0, -1);
  return (
    lines.every((line) => line.trim() === '' || /^[A-Za-z][A-Za-z /]{1,29}?\s*:/.test(line)) &&
    /^Date\s*:.*\d.*(?:\r\n|\r|\n)(?:[A-Za-z /]+:.*(?:\r\n|\r|\n)){0,4}?Amount\s*:.*\d/m.test(text)
  );
}

/** Judges a file by its content, never by its name or reported type (case B035). Refuses what is no text. */
export function judgeFileKind(head: Uint8Array, label: EncodingLabel): FileKind {
  if (head.length === 0) throw new ReadFailure('file.empty');
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04])) return 'zip';
  if (isOldWorkbook(head)) return 'xls';
  for (const [kind, signature] of signatures) {
    if (startsWith(head, signature)) throw new ReadFailure('file.binary', { kind });
  }
  if (!isWide(label)) {
    let controls = 0;
    let zeros = 0;
    for (const byte of head) {
      if (byte === 0) zeros++;
      else if (
        byte < 32 &&
        byte !== 9 &&
        byte !== 10 &&
        byte !== 13 &&
        byte !== 12 &&
        byte !== 26 &&
        byte !== 27
      )
        controls++;
    }
    const isBinary = zeros > 0 && (controls > 0 || !isFilledText(head));
    if (isBinary || controls > head.length * 0.02) throw new ReadFailure('file.binary', { kind: 'binary' });
  }
  const text = headText(head.subarray(0, 4096), label)
    .replace(/^\ufeff/, '')
    .trimStart();
  if (text === '') throw new ReadFailure('file.empty');
  if (spreadsheetXml.test(text)) return 'spreadsheetXml';
  if (ofxFront.test(text) || /^OFXHEADER/i.test(text)) return 'ofx';
  if (/^<\?xml|^<(?:\w+:)?Document[\s>]/.test(text)) return 'xml';
  if (/^<(?:!doctype|html|head|meta|body|style|table)\b/i.test(text)) {
    if (!hasTable(head, label)) throw new ReadFailure('file.unsupported', { kind: 'html' });
    return 'html';
  }
  if (/^!(?:Type:|Account\b|Option:|Clear:)/i.test(text)) return 'qif';
  if (holdsRecords(text)) return 'records';
  if (/^(?:\{1:|:20:|:940:)/.test(text) || mt940Fields.every((field) => field.test(text))) return 'mt940';
  return 'csv';
}

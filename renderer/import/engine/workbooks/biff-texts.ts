import { createDecoder, type EncodingLabel, guessEncoding } from '../bytes/encoding';
import { ReadFailure, readLimits } from '../bytes/source';
import { type BiffRecords, damagedWorkbook } from './biff-records';

/** Bits of the byte before a text of BIFF8. */
const isWide = 1;
const hasPhonetic = 4;
const hasRuns = 8;

/** Characters that are made a text at once; the runtime takes no more arguments than some ten thousand. */
const signsAtOnce = 4_096;

/** Reads texts of BIFF8: one may be cut anywhere by the end of a record, and behind the cut it may change its width. */
export class TextReader {
  private at: number;

  /**
   * @param skip bytes of the record before the first text
   * @param goesOn whether texts go on in the records that continue this one; the reader then moves to them
   */
  constructor(
    private readonly records: BiffRecords,
    skip: number,
    private readonly goesOn = false,
  ) {
    this.at = records.start + skip;
    if (this.at > records.end) damagedWorkbook();
  }

  get isAtEnd(): boolean {
    return this.isPieceRead && !(this.goesOn && this.records.isContinued);
  }

  private get isPieceRead(): boolean {
    return this.at >= this.records.end;
  }

  /** A text behind its count of characters of two bytes. */
  text(): string {
    return this.body(this.uint16());
  }

  /** A text whose count was read. */
  body(length: number): string {
    const flags = this.uint8();
    const runs = (flags & hasRuns) === 0 ? 0 : this.uint16();
    const phonetic = (flags & hasPhonetic) === 0 ? 0 : this.uint32();
    const text = this.characters(length, (flags & isWide) !== 0);
    this.skip(runs * 4 + phonetic);
    return text;
  }

  private characters(length: number, startsWide: boolean): string {
    let text = '';
    let wide = startsWide;
    for (let left = length; left > 0; ) {
      if (this.isPieceRead) {
        this.nextPiece();
        wide = (this.uint8() & isWide) !== 0;
        continue;
      }
      const width = wide ? 2 : 1;
      const count = Math.min(left, Math.floor((this.records.end - this.at) / width));
      // A sign of two bytes is never cut.
      if (count === 0) damagedWorkbook();
      text += wide ? wideText(this.records, this.at, count) : narrowText(this.records.bytes, this.at, count);
      this.at += count * width;
      left -= count;
    }
    return text;
  }

  private nextPiece(): void {
    if (this.isAtEnd) damagedWorkbook();
    this.records.next();
    this.at = this.records.start;
  }

  private uint8(): number {
    while (this.isPieceRead) this.nextPiece();
    return this.records.view.getUint8(this.at++);
  }

  private uint16(): number {
    const low = this.uint8();
    return low + this.uint8() * 256;
  }

  private uint32(): number {
    const low = this.uint16();
    return low + this.uint16() * 65_536;
  }

  private skip(length: number): void {
    for (let left = length; left > 0; ) {
      if (this.isPieceRead) this.nextPiece();
      const step = Math.min(left, this.records.end - this.at);
      this.at += step;
      left -= step;
    }
  }
}

function narrowText(bytes: Uint8Array, start: number, count: number): string {
  let text = '';
  for (let at = 0; at < count; at += signsAtOnce)
    text += String.fromCharCode(...bytes.subarray(start + at, start + Math.min(at + signsAtOnce, count)));
  return text;
}

function wideText({ view }: BiffRecords, start: number, count: number): string {
  let text = '';
  for (let at = 0; at < count; at += signsAtOnce) {
    const characters: number[] = [];
    for (let sign = at; sign < Math.min(at + signsAtOnce, count); sign++)
      characters.push(view.getUint16(start + sign * 2, true));
    text += String.fromCharCode(...characters);
  }
  return text;
}

/** The texts that cells refer to by number. The count in the record may lie: what stands there counts. */
export function readSharedTexts(records: BiffRecords): string[] {
  records.need(8);
  const count = records.uint32(4);
  const reader = new TextReader(records, 8, true);
  const texts: string[] = [];
  let characters = 0;
  while (texts.length < count && !reader.isAtEnd) {
    const text = reader.text();
    // An empty text costs memory too.
    characters += text.length + 20;
    if (characters > readLimits.archiveBytes)
      throw new ReadFailure('limit.archive', { limit: readLimits.archiveBytes });
    texts.push(text);
  }
  return texts;
}

/** Code pages (record CODEPAGE) by the names that decoders know, where those differ from `windows-` and the number. */
const codePages: Record<number, string> = {
  866: 'ibm866',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  32768: 'macintosh',
  65001: 'utf-8',
};
/** Those that the runtime does not know, or not well; the last is what Windows itself puts for its own. */
const ownPages: Record<number, EncodingLabel> = {
  850: 'ibm850',
  852: 'ibm852',
  1252: 'windows-1252',
  32769: 'windows-1252',
};

/** What BIFF8 names. In BIFF5 it is Gnumeric's, who then writes texts in UTF-16 beside others in single bytes. */
const unicodePage = 1_200;

/** What makes texts of the bytes of BIFF5. */
export type ByteText = (bytes: Uint8Array) => string;

/** @param sample bytes of all texts, for writers that do not name their code page */
export function byteTextOf(codePage: number | null, sample: () => Uint8Array): ByteText {
  if (codePage === unicodePage) {
    const wide = new TextDecoder('utf-16le');
    const narrow = byteTextOf(1_252, sample);
    return (bytes) => (bytes.includes(0) ? wide.decode(bytes) : narrow(bytes));
  }
  const own = codePage === null ? guessEncoding(sample(), true).label : ownPages[codePage];
  const native = own || codePage === null ? null : decoderOf(codePages[codePage] ?? `windows-${codePage}`);
  if (native) return (bytes) => native.decode(bytes);
  const decoder = createDecoder(own ?? 'windows-1252');
  return (bytes) => decoder.decode(bytes, true);
}

/** Null for a page that nobody knows: characters of the West are likelier than none. */
function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

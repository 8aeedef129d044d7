import { type ByteSigns, sign } from './byte-signs';

const lineFeed = 10;
/** A byte in each of the four of a word. */
const ones = 0x01010101;
const tops = 0x80808080 | 0;
const blanks = 0x20202020;
const quotes = 0x22222222;

/**
 * The top bit of each byte of a word that is no plain text: below a blank, above 127, a quote, or the sign of which `ends` has four. The
 * lowest of them is right; a borrow may set others above it.
 */
function oddBytes(word: number, ends: number): number {
  const quoted = word ^ quotes;
  const ended = word ^ ends;
  const isLow = (word - blanks) & ~word;
  return (isLow | ((quoted - ones) & ~quoted) | ((ended - ones) & ~ended) | word) & tops;
}

/** The cells of one line as places in its bytes. `isPlain` is false for a line that only the parser takes apart. */
export class ByteLine {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** Bytes of the line up to the end of each cell that are no UTF-16 units of their own. */
  private readonly extras: Int32Array;
  isPlain = false;
  count = 0;
  start = 0;
  /** Behind the last character of the line. */
  end = 0;
  /** Where the next line begins. */
  next = 0;
  /** UTF-16 units of the line. */
  units = 0;
  hasHigh = false;
  private extra = 0;
  /** The bytes of the last line. */
  private bytes: Uint8Array = new Uint8Array(0);
  /** The same, to be read by words. */
  words = new DataView(this.bytes.buffer);
  /** Where the last whole word of them begins. */
  private lastWord = -4;
  private readonly delimiters: number;

  constructor(
    private readonly signs: ByteSigns,
    /** Cells that a line has to have. */
    private readonly width: number,
  ) {
    this.delimiters = Math.imul(signs.delimiter, ones);
    this.starts = new Int32Array(width);
    this.ends = new Int32Array(width);
    this.extras = new Int32Array(width);
  }

  /** Takes the line at `from` apart. The bytes end with a line feed. */
  read(bytes: Uint8Array, from: number): void {
    if (bytes !== this.bytes) {
      this.bytes = bytes;
      this.words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.lastWord = bytes.length - 4;
    }
    this.start = from;
    this.count = 0;
    this.hasHigh = false;
    this.isPlain = false;
    this.extra = 0;
    const odd = this.walk(bytes, from);
    if (odd < 0) return;
    this.isPlain = false;
    const found = bytes.indexOf(lineFeed, odd);
    this.next = found < 0 ? bytes.length : found + 1;
    this.end = this.next;
  }

  /** Place of what is odd in the line; -1 for none. */
  private walk(bytes: Uint8Array, from: number): number {
    const { kinds } = this.signs;
    let start = from;
    for (let at = from; ; ) {
      at = this.stop(at, this.delimiters);
      const kind = kinds[bytes[at] as number];
      if (kind === sign.delimiter) {
        if (!this.close(start, at)) return at;
        start = ++at;
        continue;
      }
      if (kind === sign.high) {
        const behind = this.highEnd(bytes, at);
        if (behind === 0) return at;
        at = behind;
        continue;
      }
      let end = at;
      if (kind === sign.quote) {
        if (at !== start) return at;
        start = at + 1;
        end = this.quoted(bytes, start);
        if (end < 0) return at;
        at = end + 1;
      }
      const behind = kinds[bytes[at] as number];
      const isReturn = behind === sign.carriageReturn && bytes[at + 1] === lineFeed;
      const isEnd = behind === sign.lineFeed || isReturn;
      if (!isEnd && behind !== sign.delimiter) return at;
      if (!this.close(start, end)) return at;
      if (isEnd) {
        this.finish(at, isReturn ? at + 2 : at + 1);
        return -1;
      }
      start = ++at;
    }
  }

  /** Place of the first byte from one on that is no plain text, four at a time. The last one of all is a line feed. */
  private stop(from: number, ends: number): number {
    const { words, lastWord, bytes } = this;
    let at = from;
    for (; at <= lastWord; at += 4) {
      const odd = oddBytes(words.getInt32(at, true), ends);
      if (odd !== 0) return at + ((31 - Math.clz32(odd & -odd)) >> 3);
    }
    while (oddBytes(Math.imul(bytes[at] as number, ones), ends) === 0) at++;
    return at;
  }

  private finish(end: number, next: number): void {
    this.end = end;
    this.next = next;
    this.units = end - this.start - this.extra;
    this.isPlain = this.count === this.width;
  }

  /** Place of the quote that ends a cell; -1 where something odd stands in it. */
  private quoted(bytes: Uint8Array, from: number): number {
    const { kinds } = this.signs;
    for (let at = from; ; ) {
      // A tab that delimits is odd within a text, too: there it is a blank, which is tidied.
      at = this.stop(at, quotes);
      const kind = kinds[bytes[at] as number];
      if (kind !== sign.high) return kind === sign.quote ? at : -1;
      at = this.highEnd(bytes, at);
      if (at === 0) return -1;
    }
  }

  /** Behind a character of more than one byte, or of a byte above 127; 0 for what is none. */
  private highEnd(bytes: Uint8Array, at: number): number {
    this.hasHigh = true;
    if (!this.signs.isUtf8) return at + 1;
    const length = sequenceLength(bytes, at);
    if (length === 0) return 0;
    this.extra += length - 1;
    return at + length;
  }

  private close(start: number, end: number): boolean {
    const at = this.count++;
    if (at >= this.width) return false;
    this.starts[at] = start;
    this.ends[at] = end;
    this.extras[at] = this.extra;
    return true;
  }

  /** Where a cell begins in the text of the line, in UTF-16 units. */
  unitStart(column: number): number {
    const start = (this.starts[column] as number) - this.start;
    return this.extra === 0 || column === 0 ? start : start - (this.extras[column - 1] as number);
  }

  /** UTF-16 units of a cell. */
  unitLength(column: number): number {
    const length = (this.ends[column] as number) - (this.starts[column] as number);
    if (this.extra === 0) return length;
    return (
      length - (this.extras[column] as number) + (column === 0 ? 0 : (this.extras[column - 1] as number))
    );
  }
}

/** Bytes of a character of UTF-8 of more than one; 0 for what is no character, for what is tidied, and for those beyond the basic plane. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const a = bytes[at] as number;
  const b = bytes[at + 1] as number;
  if (a < 0xc2 || (b & 0xc0) !== 0x80) return 0;
  if (a < 0xe0) return a === 0xc2 && (b <= 0xa0 || b === 0xad) ? 0 : 2;
  const c = bytes[at + 2] as number;
  if (a >= 0xef || (c & 0xc0) !== 0x80) return 0;
  if ((a === 0xe0 && b < 0xa0) || (a === 0xed && b > 0x9f)) return 0;
  if (a === 0xe1 && b === 0x9a) return 0;
  if (a === 0xe2 && (b === 0x80 || b === 0x81) && isUntidy(b, c)) return 0;
  return a === 0xe3 && b === 0x80 && c === 0x80 ? 0 : 3;
}

/** U+2000 to U+200A, U+2028 to U+202F, U+205F, U+2066 to U+2069: blanks, and what turns the direction of writing. */
function isUntidy(b: number, c: number): boolean {
  if (b === 0x81) return c === 0x9f || (c >= 0xa6 && c <= 0xa9);
  return c <= 0x8a || (c >= 0xa8 && c <= 0xaf);
}

import type { Reason } from '../../../../preload/contract/reading/reading';
import { signOf } from './encoding-fit';
import { otherScripts } from './other-scripts';
import { chooseOtherScript, chooseSingleByte, type SingleByteChoice } from './single-byte-choice';
import { highCharacters, type SingleByteLabel, type UnmarkedLabel } from './single-byte-tables';

export type EncodingLabel =
  | 'utf-8'
  | 'utf-8-bom'
  | 'utf-16le-bom'
  | 'utf-16be-bom'
  | 'utf-16le'
  | 'utf-16be'
  | UnmarkedLabel;

const c1Controls = /[\x80-\x9f]/;
const c1ControlsAll = /[\x80-\x9f]/g;
const latin9Characters = /[¤¦¨´¸¼½¾]/g;

function replaced(text: string, characters: RegExp, label: SingleByteLabel): string {
  const table = highCharacters(label);
  return text.replace(characters, (character) => table[character.charCodeAt(0) - 0x80] ?? character);
}

/** A stateful decoder: chunks in, text out; byte sequences may be cut anywhere. */
export interface ChunkDecoder {
  decode(bytes: Uint8Array, isLast: boolean): string;
  /** True when bytes had to be replaced by U+FFFD. */
  readonly hasReplaced: boolean;
  /** What the encoding turned out to be, which can change while only ASCII was seen. */
  readonly label: EncodingLabel;
  /** How it was chosen, when that was behind the head of the file; lines count from the chunk that decided. */
  readonly lateChoice?: SingleByteChoice | null;
  /** Whether whole lines may go another way than through here: false where these bytes decide what the encoding is. */
  mayPass?(lines: Uint8Array): boolean;
}

class NativeDecoder implements ChunkDecoder {
  hasReplaced = false;
  private readonly decoder: TextDecoder;

  constructor(
    readonly label: EncodingLabel,
    name: string,
  ) {
    this.decoder = new TextDecoder(name);
  }

  decode(bytes: Uint8Array, isLast: boolean): string {
    const text = this.decoder.decode(bytes, { stream: !isLast });
    if (!this.hasReplaced && text.includes('\ufffd')) this.hasReplaced = true;
    return text;
  }
}

class LatinDecoder implements ChunkDecoder {
  readonly hasReplaced = false;
  private readonly decoder = new TextDecoder('latin1');

  constructor(readonly label: 'windows-1252' | 'iso-8859-15') {}

  decode(bytes: Uint8Array): string {
    const latin1 = this.decoder.decode(bytes);
    const text = c1Controls.test(latin1) ? replaced(latin1, c1ControlsAll, 'windows-1252') : latin1;
    return this.label === 'iso-8859-15' ? replaced(text, latin9Characters, 'iso-8859-15') : text;
  }
}

/** Sign by sign: slow, for what no `TextDecoder` knows. */
class TableDecoder implements ChunkDecoder {
  readonly hasReplaced = false;

  constructor(readonly label: SingleByteLabel) {}

  decode(bytes: Uint8Array): string {
    return Array.from(bytes, (byte) => signOf(byte, this.label)).join('');
  }
}

/** UTF-8 until a byte proves otherwise: a file whose first umlaut stands in line 90,000 is still decided by that line. */
class Utf8OrWindowsDecoder implements ChunkDecoder {
  hasReplaced = false;
  label: EncodingLabel = 'utf-8';
  lateChoice: SingleByteChoice | null = null;
  private strict = new TextDecoder('utf-8', { fatal: true });
  private fallback: ChunkDecoder | null = null;
  private isAsciiSoFar = true;

  constructor(private readonly chosen: UnmarkedLabel | null) {}

  decode(bytes: Uint8Array, isLast: boolean): string {
    if (this.fallback) return this.relay(bytes, isLast);
    try {
      const text = this.strict.decode(bytes, { stream: !isLast });
      if (text.length !== bytes.length) this.isAsciiSoFar = false;
      return text;
    } catch {
      this.fallback = this.isAsciiSoFar ? this.singleByte(bytes) : new NativeDecoder('utf-8', 'utf-8');
      this.label = this.fallback.label;
      return this.relay(bytes, isLast);
    }
  }

  mayPass(lines: Uint8Array): boolean {
    if (this.fallback || isAscii(lines)) return true;
    if (!isUtf8(lines, true)) return false;
    this.isAsciiSoFar = false;
    return true;
  }

  private singleByte(bytes: Uint8Array): ChunkDecoder {
    if (this.chosen) return createDecoder(this.chosen);
    const choice = chooseOtherScript(otherScripts(bytes)) ?? chooseSingleByte(bytes);
    this.lateChoice = choice;
    return createDecoder(choice.label);
  }

  private relay(bytes: Uint8Array, isLast: boolean): string {
    const text = this.fallback?.decode(bytes, isLast) ?? '';
    this.hasReplaced = this.fallback?.hasReplaced ?? false;
    return text;
  }
}

export interface EncodingGuess {
  label: EncodingLabel;
  /** Bytes of the byte order mark. */
  skip: number;
  evidence: Reason[];
  /** Where bytes and not a mark decide: what the choice was between, with lines of the file. */
  choice: SingleByteChoice | null;
}

const lineFeed = 10;

function isUtf8(bytes: Uint8Array, isWhole: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
    return true;
  } catch {
    return false;
  }
}

function isAscii(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) if ((bytes[at] as number) >= 0x80) return false;
  return true;
}

function countHigh(bytes: Uint8Array): number {
  let high = 0;
  for (let i = 0; i < bytes.length; i++) if ((bytes[i] ?? 0) >= 0x80) high++;
  return high;
}

/** UTF-16 without a mark: of each sign of two bytes one is zero, as a rule. Which one it is tells the order. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length & ~1, 4096);
  if (length < 8) return null;
  const zeros = [0, 0] as [number, number];
  for (let i = 0; i < length; i++) if (bytes[i] === 0) zeros[i % 2 === 0 ? 0 : 1]++;
  const [first, second] = zeros.map((count) => count > length * 0.4);
  // Zeros in both places are no signs at all.
  if (first === second) return null;
  return first ? 'utf-16be' : 'utf-16le';
}

/** A program put the mark of UTF-8 in front of other bytes: more letters are broken than whole, which damage alone does not do. */
function isBelied(bytes: Uint8Array): boolean {
  const end = bytes.lastIndexOf(lineFeed) + 1 || bytes.length;
  let [broken, whole] = [0, 0];
  for (const [character] of new TextDecoder('utf-8')
    .decode(bytes.subarray(0, end))
    .matchAll(/[\u0080-\uffff]/g)) {
    if (character === '\ufffd') broken++;
    else whole++;
  }
  return broken > whole;
}

/**
 * Decides the encoding from the head of a file: byte order mark, else valid UTF-8, else a single byte encoding told by the
 * words that come out.
 */
export function guessEncoding(head: Uint8Array, isWhole: boolean): EncodingGuess {
  const [a, b, c] = head;
  const marked = (label: EncodingLabel, skip: number): EncodingGuess => ({
    label,
    skip,
    evidence: [{ code: 'encoding.bom', params: { label } }],
    choice: null,
  });
  if (a === 0xef && b === 0xbb && c === 0xbf)
    return isBelied(head.subarray(3))
      ? { ...guessEncoding(head.subarray(3), isWhole), skip: 3 }
      : marked('utf-8-bom', 3);
  if (a === 0xff && b === 0xfe) return marked('utf-16le-bom', 2);
  if (a === 0xfe && b === 0xff) return marked('utf-16be-bom', 2);
  const wide = unmarkedUtf16(head);
  if (wide) return { label: wide, skip: 0, evidence: [{ code: 'encoding.zeroBytes' }], choice: null };
  const high = countHigh(head);
  if (isUtf8(head, isWhole)) {
    const evidence: Reason =
      high > 0 ? { code: 'encoding.validUtf8', params: { sequences: high } } : { code: 'encoding.ascii' };
    return { label: 'utf-8', skip: 0, evidence: [evidence], choice: null };
  }
  const choice = chooseOtherScript(otherScripts(head)) ?? chooseSingleByte(head);
  return { label: choice.label, skip: 0, evidence: [singleByteEvidence(choice, head, high)], choice };
}

function singleByteEvidence(choice: SingleByteChoice, bytes: Uint8Array, high: number): Reason {
  if (choice.isDoubtful) return { code: 'encoding.doubtful', params: { bytes: high } };
  const isWindows = choice.label === 'windows-1252' || choice.label === 'windows-1250';
  return isWindows && bytes.some((byte) => byte >= 0x80 && byte <= 0x9f)
    ? { code: 'encoding.windowsOnly', params: { bytes: high } }
    : { code: 'encoding.highBytes', params: { bytes: high } };
}

const nativeNames: Partial<Record<EncodingLabel, string>> = {
  'utf-8-bom': 'utf-8',
  'utf-16le-bom': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be-bom': 'utf-16be',
  'utf-16be': 'utf-16be',
  'windows-1250': 'windows-1250',
  'iso-8859-2': 'iso-8859-2',
  'windows-1254': 'windows-1254',
  'windows-1257': 'windows-1257',
  macintosh: 'macintosh',
  'windows-1251': 'windows-1251',
  'windows-1253': 'windows-1253',
  'windows-1255': 'windows-1255',
  'windows-1256': 'windows-1256',
  gbk: 'gb18030',
  big5: 'big5',
  shift_jis: 'shift_jis',
  'euc-kr': 'euc-kr',
};

/**
 * `text.length === bytes.length` for a chunk of plain ASCII, whatever the decoder.
 * @param singleByte what a file that turns out not to be UTF-8 is in, when the user said so
 */
export function createDecoder(label: EncodingLabel, singleByte: UnmarkedLabel | null = null): ChunkDecoder {
  if (label === 'utf-8') return new Utf8OrWindowsDecoder(singleByte);
  if (label === 'windows-1252' || label === 'iso-8859-15') return new LatinDecoder(label);
  if (label === 'ibm850' || label === 'ibm852') return new TableDecoder(label);
  return new NativeDecoder(label, nativeNames[label] ?? 'utf-8');
}

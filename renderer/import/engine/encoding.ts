import type { Reason } from '../../../preload/contract/reading';

export type EncodingLabel =
  | 'utf-8'
  | 'utf-8-bom'
  | 'utf-16le-bom'
  | 'utf-16be-bom'
  | 'utf-16le'
  | 'windows-1252'
  | 'iso-8859-15'
  | 'windows-1250';

/** windows-1252 from 0x80 to 0x9F. A table of our own: Node 20 decodes windows-1252 as Latin-1. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Where ISO-8859-15 differs from Latin-1. */
const latin9: Record<string, string> = {
  '¤': '€',
  '¦': 'Š',
  '¨': 'š',
  '´': 'Ž',
  '¸': 'ž',
  '¼': 'Œ',
  '½': 'œ',
  '¾': 'Ÿ',
};

const c1Controls = /[\x80-\x9f]/;
const c1ControlsAll = /[\x80-\x9f]/g;
const latin9Signs = /[¤¦¨´¸¼½¾]/g;

function toWindows1252(latin1: string): string {
  return c1Controls.test(latin1)
    ? latin1.replace(c1ControlsAll, (sign) => windows1252[sign.charCodeAt(0) - 0x80] ?? sign)
    : latin1;
}

/** A stateful decoder: chunks in, text out; byte sequences may be cut anywhere. */
export interface ChunkDecoder {
  decode(bytes: Uint8Array, isLast: boolean): string;
  /** True when bytes had to be replaced by U+FFFD. */
  readonly hasReplaced: boolean;
  /** What the encoding turned out to be, which can change while only ASCII was seen. */
  readonly label: EncodingLabel;
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

class SingleByteDecoder implements ChunkDecoder {
  readonly hasReplaced = false;
  private readonly decoder = new TextDecoder('latin1');

  constructor(readonly label: 'windows-1252' | 'iso-8859-15') {}

  decode(bytes: Uint8Array): string {
    const text = toWindows1252(this.decoder.decode(bytes));
    return this.label === 'iso-8859-15' ? text.replace(latin9Signs, (sign) => latin9[sign] ?? sign) : text;
  }
}

/** UTF-8 until a byte proves otherwise: a file whose first umlaut stands in line 90,000 is still decided by that line. */
class Utf8OrWindowsDecoder implements ChunkDecoder {
  hasReplaced = false;
  label: EncodingLabel = 'utf-8';
  private strict = new TextDecoder('utf-8', { fatal: true });
  private fallback: ChunkDecoder | null = null;
  private isAsciiSoFar = true;

  decode(bytes: Uint8Array, isLast: boolean): string {
    if (this.fallback) return this.relay(bytes, isLast);
    try {
      const text = this.strict.decode(bytes, { stream: !isLast });
      if (text.length !== bytes.length) this.isAsciiSoFar = false;
      return text;
    } catch {
      this.fallback = this.isAsciiSoFar
        ? new SingleByteDecoder(guessSingleByte(bytes))
        : new NativeDecoder('utf-8', 'utf-8');
      this.label = this.fallback.label;
      return this.relay(bytes, isLast);
    }
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
  alternatives: { label: EncodingLabel; sample: string }[];
}

/** Signs that only stand in words when Central European text was read as windows-1252. */
const centralEuropean =
  /(úètu|èást|mìna|zaúèt|Èís|pøíj|ksiêg|tytu³|p³at|³u¿|obci¹¿|s³|o¶|w³a|Z³|szczegó³|õ|û)/i;

function guessSingleByte(bytes: Uint8Array): 'windows-1252' | 'iso-8859-15' {
  let currencySigns = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte >= 0x80 && byte <= 0x9f) return 'windows-1252';
    if (byte === 0xa4) currencySigns++;
  }
  return currencySigns > 0 ? 'iso-8859-15' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array, isWhole: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
    return true;
  } catch {
    return false;
  }
}

function countHigh(bytes: Uint8Array): number {
  let high = 0;
  for (let i = 0; i < bytes.length; i++) if ((bytes[i] ?? 0) >= 0x80) high++;
  return high;
}

function looksLikeUtf16le(bytes: Uint8Array): boolean {
  const length = Math.min(bytes.length & ~1, 4096);
  if (length < 8) return false;
  let zeros = 0;
  for (let i = 1; i < length; i += 2) if (bytes[i] === 0) zeros++;
  return zeros > length * 0.4;
}

/** Text around the first high byte, for the side by side view. */
function sampleText(bytes: Uint8Array, label: EncodingLabel): string {
  const at = bytes.findIndex((byte) => byte >= 0x80);
  const slice = bytes.subarray(Math.max(0, at - 20), at + 40);
  return createDecoder(label).decode(slice, true).replace(/\s+/g, ' ');
}

/**
 * Decides the encoding from the head of a file: byte order mark, else valid UTF-8, else a single byte encoding told by the
 * bytes that only one of them uses. `alternatives` is filled when two readings remain.
 */
export function guessEncoding(head: Uint8Array, isWhole: boolean): EncodingGuess {
  const [a, b, c] = head;
  const marked = (label: EncodingLabel, skip: number): EncodingGuess => ({
    label,
    skip,
    evidence: [{ code: 'encoding.bom', params: { label } }],
    alternatives: [],
  });
  if (a === 0xef && b === 0xbb && c === 0xbf) return marked('utf-8-bom', 3);
  if (a === 0xff && b === 0xfe) return marked('utf-16le-bom', 2);
  if (a === 0xfe && b === 0xff) return marked('utf-16be-bom', 2);
  if (looksLikeUtf16le(head)) {
    return { label: 'utf-16le', skip: 0, evidence: [{ code: 'encoding.zeroBytes' }], alternatives: [] };
  }
  const high = countHigh(head);
  if (isUtf8(head, isWhole)) {
    const evidence: Reason =
      high > 0 ? { code: 'encoding.validUtf8', params: { sequences: high } } : { code: 'encoding.ascii' };
    return { label: 'utf-8', skip: 0, evidence: [evidence], alternatives: [] };
  }
  const label = guessSingleByte(head);
  if (label === 'windows-1252') {
    const text = new SingleByteDecoder(label).decode(head);
    if (centralEuropean.test(text)) {
      return {
        label: 'windows-1250',
        skip: 0,
        evidence: [{ code: 'encoding.highBytes', params: { bytes: high } }],
        alternatives: [
          { label: 'windows-1250', sample: sampleText(head, 'windows-1250') },
          { label, sample: sampleText(head, label) },
        ],
      };
    }
  }
  const code =
    label === 'windows-1252' && head.some((byte) => byte >= 0x80 && byte <= 0x9f)
      ? 'encoding.windowsOnly'
      : 'encoding.highBytes';
  return {
    label,
    skip: 0,
    evidence: [{ code, params: { bytes: high } }],
    alternatives:
      label === 'iso-8859-15'
        ? [
            { label, sample: sampleText(head, label) },
            { label: 'windows-1252', sample: sampleText(head, 'windows-1252') },
          ]
        : [],
  };
}

const nativeNames: Partial<Record<EncodingLabel, string>> = {
  'utf-8-bom': 'utf-8',
  'utf-16le-bom': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be-bom': 'utf-16be',
  'windows-1250': 'windows-1250',
};

/** `text.length === bytes.length` for a chunk of plain ASCII, whatever the decoder. */
export function createDecoder(label: EncodingLabel): ChunkDecoder {
  if (label === 'utf-8') return new Utf8OrWindowsDecoder();
  if (label === 'windows-1252' || label === 'iso-8859-15') return new SingleByteDecoder(label);
  return new NativeDecoder(label, nativeNames[label] ?? 'utf-8');
}

/** Label of a user's or a test's choice, in any common spelling; null for an unknown one. */
export function parseEncodingLabel(raw: string): EncodingLabel | null {
  const key = raw.toLowerCase().replace(/[\s_]/g, '-');
  const known: Record<string, EncodingLabel> = {
    'utf-8': 'utf-8',
    utf8: 'utf-8',
    'utf-8-bom': 'utf-8-bom',
    'utf-8-with-bom': 'utf-8-bom',
    'utf-16le-bom': 'utf-16le-bom',
    'utf-16be-bom': 'utf-16be-bom',
    'utf-16le': 'utf-16le',
    'windows-1252': 'windows-1252',
    'iso-8859-1': 'windows-1252',
    latin1: 'windows-1252',
    'iso-8859-15': 'iso-8859-15',
    'windows-1250': 'windows-1250',
  };
  return known[key] ?? null;
}

import { createDecoder, type EncodingLabel } from '../bytes/encoding';

/** What a byte is to a line of a table. `odd`: whoever meets one leaves its line to the parser. */
export const sign = {
  text: 0,
  delimiter: 1,
  lineFeed: 2,
  quote: 3,
  carriageReturn: 4,
  high: 5,
  odd: 6,
} as const;

/** The bytes of one encoding between one kind of delimiter. */
export interface ByteSigns {
  /** By byte: one of `sign`. */
  readonly kinds: Uint8Array;
  /** By byte: its UTF-16 unit, where each byte is one; of UTF-8 those below 128. */
  readonly units: Uint16Array;
  readonly isUtf8: boolean;
  /** The byte between two cells. */
  readonly delimiter: number;
}

/** One byte, one character. Encodings of several bytes other than UTF-8 are left to the parser. */
const singleBytes: ReadonlySet<EncodingLabel> = new Set<EncodingLabel>([
  'windows-1252',
  'iso-8859-15',
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
  'windows-1257',
  'windows-1251',
  'windows-1253',
  'macintosh',
  'ibm850',
  'ibm852',
]);

/** Blanks of any kind, soft hyphens and what no character stands for: texts with these are tidied. */
const odd = /[\s\u00ad\ufeff\ufffd]/;

/** Null for what the lane does not read. */
export function byteSigns(label: EncodingLabel, delimiter: string): ByteSigns | null {
  const code = delimiter.charCodeAt(0);
  const isUtf8 = label === 'utf-8' || label === 'utf-8-bom';
  if (delimiter.length !== 1 || code >= 128 || code === 34 || code === 32) return null;
  if (!isUtf8 && !singleBytes.has(label)) return null;
  const kinds = new Uint8Array(256);
  const units = Uint16Array.from({ length: 256 }, (_, byte) => byte);
  kinds.fill(sign.odd, 0, 32);
  kinds[10] = sign.lineFeed;
  kinds[13] = sign.carriageReturn;
  kinds[34] = sign.quote;
  kinds[code] = sign.delimiter;
  kinds.fill(sign.high, 128);
  for (let byte = 128; byte < 256 && !isUtf8; byte++) {
    const text = createDecoder(label).decode(Uint8Array.of(byte), true);
    if (text.length !== 1 || odd.test(text)) kinds[byte] = sign.odd;
    units[byte] = text.charCodeAt(0);
  }
  return { kinds, units, isUtf8, delimiter: code };
}

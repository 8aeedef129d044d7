import type { ByteSigns } from './byte-signs';

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
/** More units than are handed to a function at once. */
const mostUnits = 4_096;

/** Texts of cells in a piece of a file, each with characters of its own (`flatText`). */
export class CellTexts {
  private bytes: Uint8Array = new Uint8Array(0);
  private readonly kept: number[] = [];

  constructor(private readonly signs: ByteSigns) {}

  begin(bytes: Uint8Array): void {
    this.bytes = bytes;
  }

  /** @param start, end of a cell of a plain line: its characters are whole, and none is beyond the basic plane */
  of(start: number, end: number): string {
    if (end - start > mostUnits) return this.ofLong(start, end);
    const { kept, signs, bytes } = this;
    let count = 0;
    kept.length = end - start;
    for (let at = start; at < end; at++) {
      const byte = bytes[at] as number;
      if (byte < 0x80 || !signs.isUtf8) kept[count++] = signs.units[byte] as number;
      else if (byte < 0xe0) kept[count++] = ((byte & 31) << 6) | low(bytes[++at]);
      else kept[count++] = ((byte & 15) << 12) | (low(bytes[++at]) << 6) | low(bytes[++at]);
    }
    kept.length = count;
    return String.fromCharCode.apply(null, kept);
  }

  private ofLong(start: number, end: number): string {
    const { bytes, signs } = this;
    if (signs.isUtf8) return utf8.decode(bytes.subarray(start, end));
    let text = '';
    for (let at = start; at < end; at++)
      text += String.fromCharCode(signs.units[bytes[at] as number] as number);
    return text;
  }
}

/** Six bits of a byte that goes on with a character. */
function low(byte: number | undefined): number {
  return (byte as number) & 63;
}

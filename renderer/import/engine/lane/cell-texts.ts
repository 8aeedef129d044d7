import type { ByteSigns } from './byte-signs';

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
/** One byte, one unit: of ASCII this is the text, and places in it are those of the bytes. */
const latin1 = new TextDecoder('latin1');

/** Texts of cells in a piece of a file. The piece is decoded once, when the first one is asked for. */
export class CellTexts {
  private bytes: Uint8Array = new Uint8Array(0);
  private text: string | null = null;

  constructor(private readonly signs: ByteSigns) {}

  begin(bytes: Uint8Array): void {
    this.bytes = bytes;
    this.text = null;
  }

  /** A slice of the piece; whoever keeps it takes `flatText` of it. */
  of(start: number, end: number): string {
    const { bytes, signs } = this;
    let hasHigh = false;
    for (let at = start; at < end && !hasHigh; at++) hasHigh = (bytes[at] as number) >= 0x80;
    if (!hasHigh) {
      this.text ??= latin1.decode(bytes);
      return this.text.slice(start, end);
    }
    if (signs.isUtf8) return utf8.decode(bytes.subarray(start, end));
    let text = '';
    for (let at = start; at < end; at++)
      text += String.fromCharCode(signs.units[bytes[at] as number] as number);
    return text;
  }
}

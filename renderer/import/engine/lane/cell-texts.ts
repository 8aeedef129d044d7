import type { ByteSigns } from './byte-signs';

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
/** One byte, one unit: of ASCII this is the text, and places in it are those of the bytes. */
const latin1 = new TextDecoder('latin1');

/** Texts of a piece that are made one by one; where more are asked for, the piece is decoded as a whole. */
const fewTexts = 32;

/** Texts of cells in a piece of a file. */
export class CellTexts {
  private bytes: Uint8Array = new Uint8Array(0);
  private text: string | null = null;
  private asked = 0;

  constructor(private readonly signs: ByteSigns) {}

  begin(bytes: Uint8Array): void {
    this.bytes = bytes;
    this.text = null;
    this.asked = 0;
  }

  /** A slice of the piece; whoever keeps it takes `flatText` of it. */
  of(start: number, end: number): string {
    const { bytes, signs } = this;
    let hasHigh = false;
    for (let at = start; at < end && !hasHigh; at++) hasHigh = (bytes[at] as number) >= 0x80;
    if (!hasHigh && this.asked++ >= fewTexts) {
      this.text ??= latin1.decode(bytes);
      return this.text.slice(start, end);
    }
    if (hasHigh && signs.isUtf8) return utf8.decode(bytes.subarray(start, end));
    let text = '';
    for (let at = start; at < end; at++)
      text += String.fromCharCode(signs.units[bytes[at] as number] as number);
    return text;
  }
}

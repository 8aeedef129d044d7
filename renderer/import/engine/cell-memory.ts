/** Slots of a column; more different texts than that push each other out. */
const slots = 1_024;
/** Cells after which a column without repetition is given up, and again each so many. */
const trial = 1_024;
const leastShare = 0.3;
const longest = 64;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The same text with characters of its own. */
export function detached(text: string): string {
  return decoder.decode(encoder.encode(text));
}

/**
 * Remembers the texts of one column by their bytes: most columns repeat themselves, and a cell that is known needs neither
 * a new string nor any later look at its characters.
 */
export class CellMemory {
  private readonly texts: string[] = new Array<string>(slots).fill('');
  private readonly bytes: Uint8Array[] = new Array<Uint8Array>(slots).fill(new Uint8Array(0));
  private asked = 0;
  private found = 0;
  isOn = true;

  /** The text of these bytes, or null when it is not known. */
  find(bytes: Uint8Array, start: number, end: number, hash: number): string | null {
    if (++this.asked === trial) this.judge();
    const slot = (hash ^ (hash >>> 15)) & (slots - 1);
    const known = this.bytes[slot] as Uint8Array;
    if (known.length !== end - start) return null;
    for (let at = 0; at < known.length; at++) if (known[at] !== bytes[start + at]) return null;
    this.found++;
    return this.texts[slot] as string;
  }

  /** Gives the text back as it was kept: a copy, because a slice of the file would keep its whole piece in memory. */
  keep(bytes: Uint8Array, start: number, end: number, hash: number, text: string): string {
    if (end - start > longest) return text;
    const slot = (hash ^ (hash >>> 15)) & (slots - 1);
    const copy = detached(text);
    this.bytes[slot] = bytes.slice(start, end);
    this.texts[slot] = copy;
    return copy;
  }

  private judge(): void {
    this.isOn = this.found >= trial * leastShare;
    this.asked = 0;
    this.found = 0;
  }
}

import type { Form } from '../checks/mixed-writing';

/** What is known of one text in one column: found out once, by the readers that every row goes through. */
export class KnownCell {
  /** False where the row needs more than what is known here. */
  isPlain = true;
  /** What the row has of it, null for nothing. */
  value: string | null = null;
  /** `value` is the text as it stands in the line. */
  isInPlace = false;
  /** Day number, sign of the direction, or number of the account: what its column is for. */
  number = 0;
  /** Check digits are wrong, which is said where its row is read. */
  isWrong = false;
  /** A name, and not a word for a total or a balance. */
  isNamed = false;
  /** What `MixedWriting` counts; null until it knows a text that is written like this one. */
  forms: readonly Form[] | null = null;
  /** State of the hash of a booking behind this day. */
  hash: Int32Array | null = null;
  /** The account that stood beside this name last. */
  beside: string | null = null;

  constructor(readonly text: string) {}
}

const mostCells = 16_384;
/** A slot has the number of a cell in its low bits, and the upper bits of the hash above: cells that differ there need no look. */
const numberBits = 15;
const numberMask = (1 << numberBits) - 1;
const leastSlots = 64;
/** Look-ups after which a column is judged: one in which nearly every row has another text is not remembered. */
const trial = 32_768;
const leastShare = 0.3;
const firstHash = 0x811c9dc5 | 0;
const hashFactor = 0x9e3779b1 | 0;

/** Of the bytes of a cell, four at a time; the last four may be some of those before. */
function hashOf(words: DataView, start: number, length: number): number {
  let hash = firstHash ^ length;
  if (length < 4)
    for (let at = 0; at < length; at++) hash = Math.imul(hash ^ words.getUint8(start + at), hashFactor);
  else
    for (let at = 0; at < length; at += 4) {
      hash = Math.imul(hash ^ words.getInt32(start + Math.min(at, length - 4), true), hashFactor);
      hash ^= hash >>> 15;
    }
  return hash ^ (hash >>> 13);
}

/**
 * Texts of one column by their bytes. Small, since what is looked up at random is to stay near the processor. Begins anew when it is full,
 * and gives itself up where texts do not come again.
 */
export class CellBook {
  private slots = new Int32Array(leastSlots);
  private mask = leastSlots - 1;
  /** By number, from 1 on. */
  private readonly cells: KnownCell[] = [];
  /** By number: where the bytes of a cell begin, those of the next one behind them. */
  private readonly places = new Int32Array(mostCells + 2);
  private bytes = new Uint8Array(65_536);
  private words = new DataView(this.bytes.buffer);
  /** Number of the cell that was found last: neighbouring rows share their days. */
  private last = 0;
  private asked = 0;
  private found = 0;
  isOn = true;

  /** @param words of the piece of a file in which the cell stands */
  find(words: DataView, start: number, end: number): KnownCell | undefined {
    if (!this.isOn) return undefined;
    if (++this.asked === trial) this.judge();
    const length = end - start;
    const { last } = this;
    if (last !== 0 && this.isSame(last, words, start, length)) {
      this.found++;
      return this.cells[last];
    }
    const { slots, mask } = this;
    const hash = hashOf(words, start, length);
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const entry = slots[slot] as number;
      if (entry === 0) return undefined;
      const number = entry & numberMask;
      if ((entry ^ hash) >> numberBits !== 0 || !this.isSame(number, words, start, length)) continue;
      this.found++;
      this.last = number;
      return this.cells[number];
    }
  }

  /** Keeps what was not found. */
  add(words: DataView, start: number, end: number, cell: KnownCell): void {
    const length = end - start;
    if (this.cells.length > mostCells) this.clear();
    const number = Math.max(this.cells.length, 1);
    if (number * 2 > this.slots.length) this.grow();
    const used = this.places[number] as number;
    if (used + length > this.bytes.length) {
      const longer = new Uint8Array((used + length) * 2);
      longer.set(this.bytes.subarray(0, used));
      this.bytes = longer;
      this.words = new DataView(longer.buffer);
    }
    for (let at = 0; at < length; at++) this.bytes[used + at] = words.getUint8(start + at);
    this.places[number + 1] = used + length;
    this.cells[number] = cell;
    this.enter(number);
    this.last = number;
  }

  private enter(number: number): void {
    const { slots, mask, places } = this;
    const from = places[number] as number;
    const hash = hashOf(this.words, from, (places[number + 1] as number) - from);
    let slot = hash & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = (hash & ~numberMask) | number;
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 2);
    this.mask = this.slots.length - 1;
    for (let number = 1; number < this.cells.length; number++) this.enter(number);
  }

  private isSame(number: number, words: DataView, start: number, length: number): boolean {
    const { words: own, places } = this;
    const from = places[number] as number;
    if ((places[number + 1] as number) - from !== length) return false;
    if (length < 4) {
      for (let at = 0; at < length; at++)
        if (words.getUint8(start + at) !== own.getUint8(from + at)) return false;
      return true;
    }
    // The last four bytes first: names and numbers differ there.
    const end = length - 4;
    if (words.getInt32(start + end, true) !== own.getInt32(from + end, true)) return false;
    for (let at = 0; at < end; at += 4)
      if (words.getInt32(start + at, true) !== own.getInt32(from + at, true)) return false;
    return true;
  }

  private judge(): void {
    this.isOn = this.found >= trial * leastShare;
    if (!this.isOn) this.clear();
    this.asked = 0;
    this.found = 0;
  }

  private clear(): void {
    this.slots.fill(0);
    this.cells.length = 0;
    this.last = 0;
  }
}

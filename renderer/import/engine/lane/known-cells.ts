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
const slotCount = mostCells * 2;
/** Look-ups after which a column is judged: one in which nearly every row has another text is not remembered. */
const trial = 32_768;
const leastShare = 0.3;

/** Words of a slot, side by side so that one look into the memory finds them: hash, place of its bytes, their number, number of its cell. */
const slotWords = 4;

/** Texts of one column by their bytes. Begins anew when it is full, and gives itself up where texts do not come again. */
export class CellBook {
  /** A cell is never number 0: that is a slot without one. */
  private readonly slots = new Int32Array(slotCount * slotWords);
  private readonly cells: KnownCell[] = [];
  private bytes = new Uint8Array(65_536);
  private words = new DataView(this.bytes.buffer);
  private used = 0;
  private asked = 0;
  private found = 0;
  isOn = true;

  /** @param words of the piece of a file in which the cell stands */
  find(words: DataView, start: number, end: number, hash: number): KnownCell | undefined {
    if (!this.isOn) return undefined;
    if (++this.asked === trial) this.judge();
    const { slots } = this;
    const length = end - start;
    for (let slot = hash & (slotCount - 1); ; slot = (slot + 1) & (slotCount - 1)) {
      const at = slot * slotWords;
      const cell = slots[at + 3] as number;
      if (cell === 0) return undefined;
      if (slots[at] !== hash || slots[at + 2] !== length) continue;
      if (!this.isSame(words, start, slots[at + 1] as number, length)) continue;
      this.found++;
      return this.cells[cell];
    }
  }

  add(bytes: Uint8Array, start: number, end: number, hash: number, cell: KnownCell): void {
    const length = end - start;
    if (this.cells.length > mostCells - 1) this.clear();
    if (this.used + length > this.bytes.length) {
      const longer = new Uint8Array((this.used + length) * 2);
      longer.set(this.bytes.subarray(0, this.used));
      this.bytes = longer;
      this.words = new DataView(longer.buffer);
    }
    const { slots } = this;
    const number = Math.max(this.cells.length, 1);
    this.bytes.set(bytes.subarray(start, end), this.used);
    let slot = hash & (slotCount - 1);
    while (slots[slot * slotWords + 3] !== 0) slot = (slot + 1) & (slotCount - 1);
    const at = slot * slotWords;
    slots[at] = hash;
    slots[at + 1] = this.used;
    slots[at + 2] = length;
    slots[at + 3] = number;
    this.cells[number] = cell;
    this.used += length;
  }

  private isSame(words: DataView, start: number, from: number, length: number): boolean {
    const own = this.words;
    let place = 0;
    for (; place + 4 <= length; place += 4)
      if (words.getInt32(start + place, true) !== own.getInt32(from + place, true)) return false;
    for (; place < length; place++)
      if (words.getUint8(start + place) !== own.getUint8(from + place)) return false;
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
    this.used = 0;
  }
}

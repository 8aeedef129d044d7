/**
 * What makes a booking the same booking: the account as a small number, 64 bits of its content hash, its occurrence. Among a
 * million rows a chance meeting has a probability of 3 in 100 million.
 */
export interface RowIdentity {
  account: number;
  low: number;
  high: number;
  occurrence: number;
}

const free = 0xffff_ffff;
const width = 5;

/** Identity -> a number of the caller's. Open addressing over one array: 40 bytes per row and no object per row. */
export class IdentityTable {
  #cells: Uint32Array;
  #mask: number;
  #size = 0;

  constructor(expectedRows: number) {
    let capacity = 64;
    while (capacity < expectedRows * 2) capacity *= 2;
    this.#cells = newCells(capacity);
    this.#mask = capacity - 1;
  }

  get size(): number {
    return this.#size;
  }

  /** The number under this identity, or -1. */
  find({ account, low, high, occurrence }: RowIdentity): number {
    const at = this.#slot(account, low, high, occurrence) * width;
    const value = this.#cells[at + 4] ?? free;
    return value === free ? -1 : value;
  }

  /** Puts it in unless the identity is there: answers the number that is there from before, or -1. */
  add({ account, low, high, occurrence }: RowIdentity, value: number): number {
    if (this.#size * 2 > this.#mask) this.#grow();
    const at = this.#slot(account, low, high, occurrence) * width;
    const known = this.#cells[at + 4] ?? free;
    if (known !== free) return known;
    this.#cells[at] = account;
    this.#cells[at + 1] = low;
    this.#cells[at + 2] = high;
    this.#cells[at + 3] = occurrence;
    this.#cells[at + 4] = value;
    this.#size += 1;
    return -1;
  }

  /** Gives an identity that is there another number. */
  replace({ account, low, high, occurrence }: RowIdentity, value: number): void {
    this.#cells[this.#slot(account, low, high, occurrence) * width + 4] = value;
  }

  #slot(account: number, low: number, high: number, occurrence: number): number {
    const cells = this.#cells;
    // Both words: rows that share one of them do not crowd together.
    let slot =
      (low ^
        Math.imul(high, 0xc2b2ae35) ^
        Math.imul(occurrence, 0x9e3779b1) ^
        Math.imul(account, 0x85ebca77)) &
      this.#mask;
    for (;;) {
      const at = slot * width;
      if (cells[at + 4] === free) return slot;
      if (
        cells[at + 1] === low &&
        cells[at + 2] === high &&
        cells[at + 3] === occurrence &&
        cells[at] === account
      ) {
        return slot;
      }
      slot = (slot + 1) & this.#mask;
    }
  }

  #grow(): void {
    const old = this.#cells;
    const capacity = (this.#mask + 1) * 2;
    this.#cells = newCells(capacity);
    this.#mask = capacity - 1;
    for (let at = 0; at < old.length; at += width) {
      if (old[at + 4] === free) continue;
      const slot = this.#slot(old[at] ?? 0, old[at + 1] ?? 0, old[at + 2] ?? 0, old[at + 3] ?? 0) * width;
      this.#cells.set(old.subarray(at, at + width), slot);
    }
  }
}

function newCells(capacity: number): Uint32Array {
  return new Uint32Array(capacity * width).fill(free);
}

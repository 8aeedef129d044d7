const smallest = 16;
/** Words of an entry: its key, high and low, and how often it was seen. Side by side, so that one look into the memory finds all. */
const entryWords = 3;

/** Contents of one day. Open addressing in a flat array: twelve bytes an entry, where a Map of strings would need ten times that. */
class DayTable {
  private used = 0;
  private entries: Uint32Array;

  constructor(private size: number) {
    this.entries = new Uint32Array(size * entryWords);
  }

  /** With room for as many contents: days of one file are about as long, and a table that grows is written anew. */
  next(): DayTable {
    let size = smallest;
    while (size < this.used * 2) size *= 2;
    return new DayTable(size);
  }

  /** @param high, low as words without a sign */
  count(high: number, low: number): number {
    if (this.used * 2 > this.size) this.grow();
    const at = this.find(high, low);
    const next = (this.entries[at + 2] as number) + 1;
    if (next === 1) {
      this.used++;
      this.entries[at] = high;
      this.entries[at + 1] = low;
    }
    this.entries[at + 2] = next;
    return next;
  }

  /** Where the entry of a key stands, or would. */
  private find(high: number, low: number): number {
    const { entries } = this;
    const mask = this.size - 1;
    for (let slot = high ^ Math.imul(low, 0x9e3779b1); ; slot++) {
      const at = (slot & mask) * entryWords;
      if (entries[at + 2] === 0 || (entries[at] === high && entries[at + 1] === low)) return at;
    }
  }

  private grow(): void {
    const { entries } = this;
    this.size *= 2;
    this.entries = new Uint32Array(this.size * entryWords);
    for (let from = 0; from < entries.length; from += entryWords) {
      if (entries[from + 2] === 0) continue;
      const to = this.find(entries[from] as number, entries[from + 1] as number);
      for (let word = 0; word < entryWords; word++) this.entries[to + word] = entries[from + word] as number;
    }
  }
}

/**
 * Counts how often a content was seen, by 64 bits of its hash, day by day: the day is a part of the content, and rows of one day stand
 * together mostly, so that the table in use is small and near.
 */
export class OccurrenceCounter {
  private readonly days = new Map<string | null, DayTable>();
  private lastDay: string | null | undefined;
  private last = new DayTable(smallest);

  /** Number of a booking of that day and hash in an account of its file so far, this one included. */
  ofAccount(account: number, day: string | null, hash: ArrayLike<number>): number {
    if (day !== this.lastDay) {
      this.lastDay = day;
      this.last = this.days.get(day) ?? this.begin(day);
    }
    const high = (hash[0] as number) + Math.imul(account + 1, 0x9e3779b1);
    return this.last.count(high >>> 0, (hash[1] as number) >>> 0);
  }

  private begin(day: string | null): DayTable {
    const table = this.last.next();
    this.days.set(day, table);
    return table;
  }
}

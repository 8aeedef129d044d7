/**
 * Counts how often a content was seen, by 64 bits of its hash. Open addressing in flat arrays: twelve bytes an entry, where a
 * Map of strings would need ten times that for a million rows.
 */
export class OccurrenceCounter {
  private size = 1 << 12;
  private used = 0;
  private keys = new Uint32Array(this.size * 2);
  private counts = new Uint32Array(this.size);

  /** Number of a booking of that hash in an account of its file so far, this one included. */
  ofAccount(account: number, hash: ArrayLike<number>): number {
    return this.count((hash[0] as number) + Math.imul(account + 1, 0x9e3779b1), hash[1] as number);
  }

  /** Number of this content so far, this one included. */
  count(high: number, low: number): number {
    if (this.used * 2 > this.size) this.grow();
    const slot = this.find(high >>> 0, low >>> 0);
    const next = (this.counts[slot] ?? 0) + 1;
    if (next === 1) {
      this.used++;
      this.keys[slot * 2] = high >>> 0;
      this.keys[slot * 2 + 1] = low >>> 0;
    }
    this.counts[slot] = next;
    return next;
  }

  private find(high: number, low: number): number {
    const mask = this.size - 1;
    let slot = (high ^ Math.imul(low, 0x9e3779b1)) & mask;
    while (this.counts[slot] !== 0 && (this.keys[slot * 2] !== high || this.keys[slot * 2 + 1] !== low))
      slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const { keys, counts, size } = this;
    this.size = size * 2;
    this.keys = new Uint32Array(this.size * 2);
    this.counts = new Uint32Array(this.size);
    for (let slot = 0; slot < size; slot++) {
      if (counts[slot] === 0) continue;
      const to = this.find(keys[slot * 2] ?? 0, keys[slot * 2 + 1] ?? 0);
      this.keys[to * 2] = keys[slot * 2] ?? 0;
      this.keys[to * 2 + 1] = keys[slot * 2 + 1] ?? 0;
      this.counts[to] = counts[slot] ?? 0;
    }
  }
}

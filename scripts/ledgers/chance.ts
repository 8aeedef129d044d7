/** Chance from a seed: the same seed gives the same ledger on every computer. */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = (seed * 2_654_435_761 + 97) >>> 0;
    for (let i = 0; i < 8; i += 1) this.next();
  }

  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  isOnce(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.next() * list.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }

  digits(count: number): string {
    let text = String(this.between(1, 9));
    while (text.length < count) text += String(this.between(0, 9));
    return text;
  }
}

export type Part = 'work' | 'exam';

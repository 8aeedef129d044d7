import type { TablePlan } from './table-plan';
import { cellKey } from './word-lists';

/** Reads the cells that say which way money went; few words stand in many rows, so each is judged once. */
export class DirectionReader {
  private readonly known = new Map<string, -1 | 0 | 1>();

  constructor(private readonly words: TablePlan['direction']) {}

  /** -1 for money out, 1 for money in, 0 for a word that says neither. */
  read(text: string): -1 | 0 | 1 {
    let sign = this.known.get(text);
    if (sign === undefined) {
      const key = cellKey(text);
      sign = this.words.out.has(key) ? -1 : this.words.in.has(key) ? 1 : 0;
      if (this.known.size < 1_000) this.known.set(text, sign);
    }
    return sign;
  }
}

import { RecentTexts } from './recent-texts';
import type { TablePlan } from './table-plan';
import { cellKey } from './word-lists';

type Sign = -1 | 0 | 1;

/** Reads the cells that say which way money went; few words stand in many rows, so each is judged once. */
export class DirectionReader {
  private readonly known = new RecentTexts<Sign>(1_000);

  constructor(private readonly words: TablePlan['direction']) {}

  /** -1 for money out, 1 for money in, 0 for a word that says neither. */
  read(text: string): Sign {
    return this.known.of(text, this.judge);
  }

  private readonly judge = (text: string): Sign => {
    const key = cellKey(text);
    return this.words.out.has(key) ? -1 : this.words.in.has(key) ? 1 : 0;
  };
}

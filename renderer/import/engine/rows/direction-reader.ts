import { rowKey } from '../columns/signs-by-balance';
import { partyKey, signOfSides } from '../plan/own-sides';
import type { Sides, TablePlan } from '../plan/table-plan';
import { RecentTexts } from '../values/recent-texts';
import { fold } from '../vocabulary/fold';

type Sign = -1 | 0 | 1;

/** Reads which way the money of a row went; few words stand in many rows, so each is judged once. */
export class DirectionReader {
  private readonly known = new RecentTexts<Sign>(1_000);
  private readonly parties = new RecentTexts<string>();
  private readonly words: TablePlan['direction'];
  private readonly column: number | undefined;
  private readonly sides: readonly Sides[];
  /** Something beside the sign of the amount tells its direction. */
  readonly isDirected: boolean;

  constructor(private readonly plan: TablePlan) {
    this.words = plan.direction;
    this.column = plan.fields.get('direction')?.[0];
    this.sides = plan.sides;
    this.isDirected =
      this.column !== undefined || plan.isUnmarkedOut || this.sides.length > 0 || plan.rowSigns !== null;
  }

  /** -1 for money out, 1 for money in, 0 where neither is said. `hasSign`: the amount has a mark of its own. */
  ofRow(cells: readonly string[], hasSign: boolean): Sign {
    if (this.column !== undefined) return this.known.of(cells[this.column] ?? '', this.judge);
    const { rowSigns } = this.plan;
    if (rowSigns) return hasSign ? 0 : (rowSigns.get(rowKey(cells)) ?? 0);
    if (this.plan.isUnmarkedOut) return hasSign ? 1 : -1;
    return signOfSides(this.sides, cells, this.keyOf);
  }

  /** Whether the row has a mark that denies the sign of its amount. */
  denies(cells: readonly string[], minor: number): boolean {
    const marks = this.plan.otherMarks;
    if (marks === null || minor === 0) return false;
    const text = cells[marks.column] ?? '';
    return text.trim() !== '' && this.known.of(text, this.judgeOther) === Math.sign(-minor);
  }

  private readonly judgeOther = (text: string): Sign => (fold(text) === this.plan.otherMarks?.out ? -1 : 1);

  private readonly keyOf = (text: string): string => this.parties.of(text, partyKey);

  private readonly judge = (text: string): Sign => {
    const key = fold(text);
    return this.words.out.has(key) ? -1 : this.words.in.has(key) ? 1 : 0;
  };
}

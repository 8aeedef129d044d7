import { RecentTexts } from '../values/recent-texts';
import { fold } from './fold';
import { type RowStatus, readStatus } from './word-lists';

/** Reads the status cells of one table; few words stand in many rows, so each is judged once. */
export class StatusReader {
  private readonly known = new RecentTexts<RowStatus | null>(1_000);
  private readonly booked: ReadonlySet<string>;
  private readonly leftOut: ReadonlySet<string>;

  constructor(
    /** Words of booked rows, as the user named them: every other row is open then. */
    bookedMarkers: readonly string[],
    /** Words of rows that moved no money, as the description of the format has them. */
    leftOutWords: readonly string[],
    /** Marks of open rows, as a legend of the file explains them. */
    private readonly pendingMarks: ReadonlySet<string>,
    /** What else is known of single words: what the user said, what the balance proves. */
    private readonly settled: ReadonlyMap<string, RowStatus>,
  ) {
    this.booked = new Set(bookedMarkers.map(fold));
    this.leftOut = new Set(leftOutWords.map(fold));
  }

  read(text: string): RowStatus | null {
    return this.known.of(text, this.judge);
  }

  private readonly judge = (text: string): RowStatus | null => {
    if (this.pendingMarks.has(text.trim())) return 'pending';
    if (this.leftOut.size > 0 && this.leftOut.has(fold(text))) return 'declined';
    const settled = this.settled.get(fold(text));
    if (settled) return settled;
    if (this.booked.size === 0) return readStatus(text);
    if (this.booked.has(fold(text))) return 'booked';
    return readStatus(text) === 'declined' ? 'declined' : 'pending';
  };
}

import { cellKey, type RowStatus, readStatus } from './word-lists';

/** Reads the status cells of one table; few words stand in many rows, so each is judged once. */
export class StatusReader {
  private readonly known = new Map<string, RowStatus | null>();
  private readonly booked: ReadonlySet<string>;
  private readonly leftOut: ReadonlySet<string>;

  constructor(
    /** Words of booked rows, as the user named them: every other row is open then. */
    bookedMarkers: readonly string[],
    /** Words of rows that moved no money, as the description of the format has them. */
    leftOutWords: readonly string[],
  ) {
    this.booked = new Set(bookedMarkers.map(cellKey));
    this.leftOut = new Set(leftOutWords.map(cellKey));
  }

  read(text: string): RowStatus | null {
    let status = this.known.get(text);
    if (status === undefined) {
      status = this.judge(text);
      if (this.known.size < 1_000) this.known.set(text, status);
    }
    return status;
  }

  private judge(text: string): RowStatus | null {
    if (this.leftOut.size > 0 && this.leftOut.has(cellKey(text))) return 'declined';
    if (this.booked.size === 0) return readStatus(text);
    if (this.booked.has(cellKey(text))) return 'booked';
    return readStatus(text) === 'declined' ? 'declined' : 'pending';
  }
}

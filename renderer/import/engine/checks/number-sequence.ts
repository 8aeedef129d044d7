/** Numbers that follow each other without a hole. */
interface Stretch {
  from: number;
  to: number;
  /** Lines of the rows with the two. */
  fromLine: number;
  toLine: number;
}

/** Numbers between two that stand in no row. */
export interface SequenceJump {
  from: number;
  to: number;
  /** Line of the row with the higher one. */
  line: number;
}

/** More holes than that are no sequence. */
const mostStretches = 2_000;

/**
 * Consecutive numbers of rows or statements, in whatever order, kept as stretches without a hole. Each year may begin at 1 again.
 */
export class NumberSequence {
  private readonly stretches: Stretch[] = [];
  private isGivenUp = false;
  private previous: number | null = null;
  /** Rows with a higher number than the one above, less those with a lower one. */
  private ups = 0;

  add(number: number, line: number): void {
    if (this.isGivenUp) return;
    this.ups += Math.sign(number - (this.previous ?? number));
    this.previous = number;
    const last = this.stretches.at(-1);
    if (last && number >= last.from && number <= last.to) return;
    if (last && number === last.to + 1) [last.to, last.toLine] = [number, line];
    else if (last && number === last.from - 1) [last.from, last.fromLine] = [number, line];
    else {
      this.stretches.push({ from: number, to: number, fromLine: line, toLine: line });
      this.isGivenUp = this.stretches.length > mostStretches;
    }
  }

  /** The jumps, and how many numbers follow the one before them; null for numbers that are no sequence. */
  settle(): { jumps: SequenceJump[]; steps: number; missing: number } | null {
    if (this.isGivenUp || this.stretches.length === 0) return null;
    const jumps: SequenceJump[] = [];
    let steps = 0;
    for (const years of this.ranges()) {
      const all = years.flat().sort((a, b) => a.from - b.from);
      for (const year of years) {
        const sorted = merged(year);
        steps += sorted.reduce((sum, { from, to }) => sum + to - from, 0);
        // Both lists go up: the highest number of all stretches that begin below a jump is carried along.
        let [seen, highest] = [0, Number.NEGATIVE_INFINITY];
        for (const [at, { from: next, fromLine }] of sorted.entries()) {
          const before = sorted[at - 1];
          for (; seen < all.length && (all[seen] as Stretch).from < next; seen += 1)
            highest = Math.max(highest, (all[seen] as Stretch).to);
          if (!before || highest > before.to) continue;
          jumps.push({ from: before.to, to: next, line: fromLine });
        }
      }
    }
    const missing = jumps.reduce((sum, { from, to }) => sum + to - from - 1, 0);
    return { jumps, steps, missing };
  }

  /**
   * Stretches between two beginnings at 1, in which a number missing in one place may stand in another; inside of them those that go
   * up: a number far below all others is of another year whose beginning is not in the file.
   */
  private ranges(): Stretch[][][] {
    const ranges: Stretch[][][] = [[[]]];
    let lowest = Number.POSITIVE_INFINITY;
    for (const stretch of this.ups < 0 ? [...this.stretches].reverse() : this.stretches) {
      const range = ranges.at(-1) as Stretch[][];
      if (stretch.from <= 1 && lowest !== Number.POSITIVE_INFINITY) ranges.push([[stretch]]);
      else if (stretch.to < lowest && lowest !== Number.POSITIVE_INFINITY) range.push([stretch]);
      else {
        range.at(-1)?.push(stretch);
        lowest = Math.min(lowest, stretch.from);
        continue;
      }
      lowest = stretch.from;
    }
    return ranges;
  }
}

function merged(stretches: readonly Stretch[]): Stretch[] {
  const sorted: Stretch[] = [];
  for (const next of [...stretches].sort((a, b) => a.from - b.from)) {
    const last = sorted.at(-1);
    if (last && next.from <= last.to + 1) {
      if (next.to > last.to) [last.to, last.toLine] = [next.to, next.toLine];
    } else sorted.push({ ...next });
  }
  return sorted;
}

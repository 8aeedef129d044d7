/** Proof that no booking is missing: running balances must follow from the amounts (feature 25, case B020). */

export interface BalanceBreak {
  line: number;
  /** Balance that the row before and the amount give. */
  expectedMinor: number;
  foundMinor: number;
}

interface Row {
  line: number;
  amountMinor: number;
  balanceMinor: number;
}

export interface BalanceProofResult {
  /** Whether the column behaves like a running balance at all. */
  isRunning: boolean;
  /** One value in all rows: the balance of the day of the export. */
  isConstant: boolean;
  /** Direction of time in which the column adds up best. */
  isNewestFirst: boolean;
  breaks: BalanceBreak[];
  breakCount: number;
  rows: number;
  /** Balance before the oldest and after the newest row. */
  openingMinor: number;
  closingMinor: number;
  newestLine: number;
  oldestLine: number;
  /** Balance after the oldest row. */
  oldestMinor: number;
}

const breakLimit = 1_000;

/** Follows one chain of balances (one account, one currency) in both directions of time at once; memory does not grow. */
export class BalanceProof {
  private first: Row | null = null;
  private last: Row | null = null;
  private rows = 0;
  private readonly oldestFirst: BalanceBreak[] = [];
  private readonly newestFirst: BalanceBreak[] = [];
  private isConstant = true;
  private oldestFirstCount = 0;
  private newestFirstCount = 0;
  /** Sum of the rows without a balance since the last one that has it, and of those in front of the first. */
  private carried = 0;
  private carriedAtStart = 0;

  /** A booked row whose balance is left empty, as where it stands once a day: it counts in the next one. */
  skip(amountMinor: number): void {
    this.carried += amountMinor;
  }

  add(line: number, amountMinor: number, balanceMinor: number): void {
    const before = this.last;
    this.rows++;
    if (before) {
      if (before.balanceMinor !== balanceMinor) this.isConstant = false;
      const forward = before.balanceMinor + amountMinor;
      if (forward !== balanceMinor && forward + this.carried !== balanceMinor) {
        this.oldestFirstCount++;
        if (this.oldestFirst.length < breakLimit)
          this.oldestFirst.push({ line, expectedMinor: forward, foundMinor: balanceMinor });
      }
      const backward = balanceMinor + before.amountMinor;
      if (backward !== before.balanceMinor && backward + this.carried !== before.balanceMinor) {
        this.newestFirstCount++;
        if (this.newestFirst.length < breakLimit) {
          this.newestFirst.push({
            line: before.line,
            expectedMinor: backward,
            foundMinor: before.balanceMinor,
          });
        }
      }
      before.line = line;
      before.amountMinor = amountMinor;
      before.balanceMinor = balanceMinor;
    } else {
      this.carriedAtStart = this.carried;
      this.first = { line, amountMinor, balanceMinor };
      this.last = { line, amountMinor, balanceMinor };
    }
    this.carried = 0;
  }

  /** `fallback`: direction of time where the balances do not tell (one row, or equal counts). */
  result(fallback: 'newestFirst' | 'oldestFirst'): BalanceProofResult | null {
    const { first, last } = this;
    if (!first || !last) return null;
    const isNewestFirst =
      this.newestFirstCount === this.oldestFirstCount
        ? fallback === 'newestFirst'
        : this.newestFirstCount < this.oldestFirstCount;
    const breakCount = isNewestFirst ? this.newestFirstCount : this.oldestFirstCount;
    const oldest = isNewestFirst ? last : first;
    const newest = isNewestFirst ? first : last;
    return {
      isRunning: this.rows < 3 ? breakCount === 0 : breakCount <= (this.rows - 1) / 2,
      isConstant: this.rows > 1 && this.isConstant,
      isNewestFirst,
      breaks: isNewestFirst ? this.newestFirst : this.oldestFirst,
      breakCount,
      rows: this.rows,
      openingMinor:
        oldest.balanceMinor - oldest.amountMinor - (isNewestFirst ? this.carried : this.carriedAtStart),
      closingMinor: newest.balanceMinor,
      newestLine: newest.line,
      oldestLine: oldest.line,
      oldestMinor: oldest.balanceMinor,
    };
  }
}

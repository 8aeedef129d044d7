import { type BalanceSides, rowKey } from '../columns/signs-by-balance';

/**
 * On which side of zero the balances of one table lie that stand there without a minus: of rows of the sample it is known, behind it each
 * balance follows from the row before it.
 */
export class BalanceSide {
  /** What the last balance may be, in minor units: one where its side is known. */
  private last: readonly number[] = [];
  /** What the last row moved; null where nobody knows. */
  private moved: number | null = null;

  constructor(private readonly sides: BalanceSides) {}

  /**
   * The balance of the next row, in minor units; null where its side is not known: the row right behind one that is missing, or whose
   * amount cannot be read. `written`: as it stands there, null for none; `amount`: null where it cannot be read.
   */
  next(cells: readonly string[], written: number | null, amount: number | null): number | null {
    const step = this.sides.isOldestFirst ? amount : this.moved === null ? null : -this.moved;
    const reached = step === null ? [] : this.last.map((balance) => balance + step);
    this.moved = amount;
    if (written === null) {
      this.last = reached;
      return null;
    }
    const size = Math.abs(written);
    const side = this.sides.known.get(rowKey(cells));
    const fitting = reached.filter((balance) => Math.abs(balance) === size);
    if (side !== undefined) this.last = [(side || 1) * size];
    else if (fitting.length > 0) this.last = fitting;
    else this.last = size === 0 ? [0] : [size, 0 - size];
    const [only = null, ...others] = this.last;
    return others.length > 0 ? null : only;
  }
}

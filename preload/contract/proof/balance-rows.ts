import { noDay } from '../values/calendar-day';

/** How a row counts: `optional` was left out by somebody, or is announced, and the balances tell whether it is needed. */
export const rowPart = { counted: 0, optional: 1, announced: 2 } as const;

/**
 * Rows of one account in one currency, in the order of the file, as the proof needs them: 25 bytes each. Amounts and balances in
 * minor units, NaN where there is none or where it cannot be read.
 */
export class BalanceRows {
  length = 0;
  amounts = new Float64Array(64);
  balances = new Float64Array(64);
  days = new Int32Array(64);
  lines = new Uint32Array(64);
  /** See `rowPart`. */
  optional = new Uint8Array(64);

  /** Some row is announced: whether the balances count such rows is to be found out. */
  hasAnnounced = false;

  add(
    line: number,
    day: number | null,
    amountMinor: number,
    balanceMinor: number,
    part: number = rowPart.counted,
  ): void {
    if (this.length === this.amounts.length) this.#grow();
    const at = this.length;
    this.amounts[at] = amountMinor;
    this.balances[at] = balanceMinor;
    this.days[at] = day ?? noDay;
    this.lines[at] = line;
    this.optional[at] = part;
    if (part === rowPart.announced) this.hasAnnounced = true;
    this.length = at + 1;
  }

  /** Puts these rows in the place of as many from a position on. */
  overwrite(from: number, { amounts, balances, days, lines, optional, length }: BalanceRows): void {
    this.amounts.set(amounts.subarray(0, length), from);
    this.balances.set(balances.subarray(0, length), from);
    this.days.set(days.subarray(0, length), from);
    this.lines.set(lines.subarray(0, length), from);
    this.optional.set(optional.subarray(0, length), from);
    this.hasAnnounced = this.optional.subarray(0, this.length).includes(rowPart.announced);
  }

  /** The same rows, of which those that are announced count only where a break needs them. */
  withoutAnnounced(): BalanceRows {
    const other = Object.assign(new BalanceRows(), this);
    other.optional = this.optional.map((part) => (part === rowPart.announced ? rowPart.optional : part));
    other.hasAnnounced = false;
    return other;
  }

  amountAt(row: number): number {
    return this.amounts[row] ?? Number.NaN;
  }

  balanceAt(row: number): number {
    return this.balances[row] ?? Number.NaN;
  }

  /** The balances that rows state, in their order; a row without one is left out. */
  statedBalances(): Float64Array {
    return this.balances.subarray(0, this.length).filter((balance) => !Number.isNaN(balance));
  }

  #grow(): void {
    const size = this.length * 2;
    this.amounts = copyTo(new Float64Array(size), this.amounts);
    this.balances = copyTo(new Float64Array(size), this.balances);
    this.days = copyTo(new Int32Array(size), this.days);
    this.lines = copyTo(new Uint32Array(size), this.lines);
    this.optional = copyTo(new Uint8Array(size), this.optional);
  }
}

function copyTo<List extends Float64Array | Int32Array | Uint32Array | Uint8Array>(
  target: List,
  source: List,
): List {
  target.set(source);
  return target;
}

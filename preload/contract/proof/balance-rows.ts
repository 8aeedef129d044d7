import { noDay } from '../values/calendar-day';

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
  /** 1: left out by somebody; the balances tell whether it is needed. */
  optional = new Uint8Array(64);

  add(line: number, day: number | null, amountMinor: number, balanceMinor: number, isOptional = false): void {
    if (this.length === this.amounts.length) this.#grow();
    const at = this.length;
    this.amounts[at] = amountMinor;
    this.balances[at] = balanceMinor;
    this.days[at] = day ?? noDay;
    this.lines[at] = line;
    this.optional[at] = isOptional ? 1 : 0;
    this.length = at + 1;
  }

  amountAt(row: number): number {
    return this.amounts[row] ?? Number.NaN;
  }

  balanceAt(row: number): number {
    return this.balances[row] ?? Number.NaN;
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

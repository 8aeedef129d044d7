import type { BalanceRows } from './balance-rows';

/** A row whose balance moved by its amount in the other direction. */
export interface OppositeStep {
  row: number;
  expected: number;
  found: number;
}

const fewest = 3;

/**
 * Rows whose balance moved by exactly their amount, but against its sign, in a table in which every balance moves by the amount of its
 * row: the balances run, and the signs are wrong. Nothing where any step is of another size.
 */
export function oppositeSteps(rows: BalanceRows): readonly OppositeStep[] {
  const forward = stepsOf(rows, -1);
  return forward.length > 0 ? forward : stepsOf(rows, 1);
}

/** `way`: where the row before it in time stands. */
function stepsOf(rows: BalanceRows, way: -1 | 1): readonly OppositeStep[] {
  const found: OppositeStep[] = [];
  let seen = 0;
  for (let row = 0; row < rows.length; row++) {
    const before = row + way;
    if (before < 0 || before >= rows.length) continue;
    const [amount, from, to] = [rows.amountAt(row), rows.balanceAt(before), rows.balanceAt(row)];
    if (Number.isNaN(amount) || Number.isNaN(from) || Number.isNaN(to)) continue;
    if (Math.abs(to - from) !== Math.abs(amount)) return [];
    seen++;
    if (to - from !== amount) found.push({ row, expected: from + amount, found: to });
  }
  return seen >= fewest ? found : [];
}

import { thousandthsIn } from '../values/amounts';

/** Reads the cell of a column, in thousandths; null when it holds no amount. */
type CellReader = (cells: readonly string[] | undefined, index: number) => number | null;
/** Rows whose steps are looked at. */
const mostSteps = 200;

type RowAmount = (cells: readonly string[] | undefined, read: CellReader) => number | null;

/** Whether a balance column is the running sum of what rows move, in either direction of time. */
function followsBalance(
  rows: readonly string[][],
  balanceIndex: number,
  amountOf: RowAmount,
  isBefore = false,
): boolean {
  for (const sign of [',', '.'] as const) {
    const minorOf = thousandthsIn(sign);
    const read: CellReader = (cells, index) => {
      const minor = cells ? minorOf(cells[index]) : Number.NaN;
      return Number.isNaN(minor) ? null : minor;
    };
    let forward = 0;
    let backward = 0;
    let seen = 0;
    for (let at = 1; at < Math.min(rows.length, mostSteps); at++) {
      const before = read(rows[at - 1], balanceIndex);
      const after = read(rows[at], balanceIndex);
      const amount = amountOf(rows[at], read);
      const amountBefore = amountOf(rows[at - 1], read);
      if (before === null || after === null || amount === null || amountBefore === null) continue;
      seen++;
      if (before + (isBefore ? amountBefore : amount) === after) forward++;
      if (after + (isBefore ? amount : amountBefore) === before) backward++;
    }
    if (seen >= 2 && Math.max(forward, backward) >= seen * 0.8) return true;
  }
  return false;
}

/** How many steps of the balance are what `minorOf` makes of the amounts, in the better direction of time. */
export function stepsMoved(
  rows: readonly string[][],
  amountIndex: number,
  balanceIndex: number,
  minorOf: (minor: number, cells: readonly string[]) => number,
): number {
  const counts = ([',', '.'] as const).flatMap((sign) => {
    const read = thousandthsIn(sign);
    let [forward, backward] = [0, 0];
    for (let at = 1; at < Math.min(rows.length, mostSteps); at++) {
      const [before, here] = [rows[at - 1] as string[], rows[at] as string[]];
      const step = read(here[balanceIndex]) - read(before[balanceIndex]);
      if (step === minorOf(read(here[amountIndex]), here)) forward++;
      if (step === -minorOf(read(before[amountIndex]), before)) backward++;
    }
    return [forward, backward];
  });
  return Math.max(...counts);
}

/** Whether one column is the running sum of another. */
export function movesBalance(rows: readonly string[][], amountIndex: number, balanceIndex: number): boolean {
  return followsBalance(rows, balanceIndex, (cells, read) => read(cells, amountIndex));
}

/** The same for few rows: every step between rows that have both, of which one is enough. */
export function movesEveryStep(
  rows: readonly string[][],
  amountIndex: number,
  balanceIndex: number,
): boolean {
  const filled = rows.filter((cells) => [amountIndex, balanceIndex].every((at) => (cells[at] ?? '').trim()));
  return ([',', '.'] as const).some((sign) => {
    const read = thousandthsIn(sign);
    const steps = filled.slice(1).map((cells, at) => {
      const before = filled[at] as string[];
      const step = read(cells[balanceIndex]) - read(before[balanceIndex]);
      return [step === read(cells[amountIndex]), step === -read(before[amountIndex])];
    });
    return steps.length > 0 && [0, 1].some((way) => steps.every((step) => step[way] === true));
  });
}

/** Whether one column is the balance before each amount of another. */
export function leavesBalance(rows: readonly string[][], amountIndex: number, balanceIndex: number): boolean {
  return followsBalance(rows, balanceIndex, (cells, read) => read(cells, amountIndex), true);
}

/** The same for money out and money in, each in a column of its own, with or without minus. */
export function sidesMoveBalance(
  rows: readonly string[][],
  debitIndex: number,
  creditIndex: number,
  balanceIndex: number,
): boolean {
  return followsBalance(rows, balanceIndex, (cells, read) => {
    const debit = read(cells, debitIndex);
    const credit = read(cells, creditIndex);
    return debit === null && credit === null ? null : (credit ?? 0) - Math.abs(debit ?? 0);
  });
}

/** The same for the columns that were taken for money, -1 for none: the amount, else its two sides. */
export function moneyMovesBalance(
  rows: readonly string[][],
  { amount, debit, credit }: { amount: number; debit: number; credit: number },
  balanceIndex: number,
): boolean {
  if (amount >= 0) return movesBalance(rows, amount, balanceIndex);
  return debit >= 0 && credit >= 0 && sidesMoveBalance(rows, debit, credit, balanceIndex);
}

/** The same for amounts without sign of which another cell says whether they are money out. */
export function directedMovesBalance(
  rows: readonly string[][],
  amountIndex: number,
  isOut: (cells: readonly string[]) => boolean,
  balanceIndex: number,
): boolean {
  return followsBalance(rows, balanceIndex, (cells, read) => {
    const amount = read(cells, amountIndex);
    return amount !== null && cells && isOut(cells) ? -amount : amount;
  });
}

import { thousandthsIn } from '../values/amounts';

/** Reads the cell of a column, in thousandths; null when it holds no amount. */
type CellReader = (cells: readonly string[] | undefined, index: number) => number | null;
/** Rows whose steps are looked at. */
const mostRows = 200;

/** Steps from row to row that are looked at: what a count of them is a share of. */
export const stepsLooked = (rows: readonly string[][]): number =>
  Math.max(0, Math.min(rows.length, mostRows) - 1);

type RowAmount = (cells: readonly string[] | undefined, read: CellReader) => number | null;

/** Steps of a balance that are the amounts of rows, in one direction of time, and such that are an amount the other way round. */
interface Steps {
  alike: number;
  opposite: number;
}

function count(steps: Steps, step: number, amount: number): void {
  if (step === amount) steps.alike++;
  else if (step === -amount) steps.opposite++;
}

/**
 * Whether a balance column is the running sum of what rows move, in either direction of time. A step that is missing may be a row that is
 * missing; where all amounts have one sign, or none, a step of exactly the opposite size is a row whose sign is not written.
 */
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
    const forward: Steps = { alike: 0, opposite: 0 };
    const backward: Steps = { alike: 0, opposite: 0 };
    const signs = new Set<number>();
    let seen = 0;
    for (let at = 1; at < Math.min(rows.length, mostRows); at++) {
      const before = read(rows[at - 1], balanceIndex);
      const after = read(rows[at], balanceIndex);
      const amount = amountOf(rows[at], read);
      const amountBefore = amountOf(rows[at - 1], read);
      if (before === null || after === null || amount === null || amountBefore === null) continue;
      seen++;
      signs.add(Math.sign(amount)).add(Math.sign(amountBefore));
      count(forward, after - before, isBefore ? amountBefore : amount);
      count(backward, before - after, isBefore ? amount : amountBefore);
    }
    const best = backward.alike > forward.alike ? backward : forward;
    const isOneSided = !(signs.has(1) && signs.has(-1));
    if (seen >= 2 && best.alike >= seen * 0.8 && !(isOneSided && best.opposite > 0)) return true;
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
    for (let at = 1; at < Math.min(rows.length, mostRows); at++) {
      const [before, here] = [rows[at - 1] as string[], rows[at] as string[]];
      const step = read(here[balanceIndex]) - read(before[balanceIndex]);
      if (step === minorOf(read(here[amountIndex]), here)) forward++;
      if (step === -minorOf(read(before[amountIndex]), before)) backward++;
    }
    return [forward, backward];
  });
  return Math.max(...counts);
}

/** How many steps of a balance have the size of what rows moved, whichever way, in the better direction of time. */
export function stepsOfSize(
  rows: readonly string[][],
  { amount, debit, credit }: { amount: number; debit: number; credit: number },
  balanceIndex: number,
): number {
  const counts = ([',', '.'] as const).flatMap((sign) => {
    const read = thousandthsIn(sign);
    const sizeOf = (cells: readonly string[] | undefined) =>
      amount >= 0
        ? Math.abs(read(cells?.[amount]))
        : Math.abs((read(cells?.[credit]) || 0) - Math.abs(read(cells?.[debit]) || 0));
    let [forward, backward] = [0, 0];
    for (let at = 1; at < Math.min(rows.length, mostRows); at++) {
      const step = Math.abs(read(rows[at]?.[balanceIndex]) - read(rows[at - 1]?.[balanceIndex]));
      if (step > 0 && step === sizeOf(rows[at])) forward++;
      if (step > 0 && step === sizeOf(rows[at - 1])) backward++;
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

/** Whether the balance goes on from one row to the next, whichever came first, by what the later of them moved. */
export function goesOn(
  [one, other]: readonly (readonly string[])[],
  { amount, debit, credit }: { amount: number; debit: number; credit: number },
  balanceIndex: number,
): boolean {
  return ([',', '.'] as const).some((sign) => {
    const read = thousandthsIn(sign);
    const moved = (cells: readonly string[] | undefined) =>
      amount >= 0
        ? read(cells?.[amount])
        : (read(cells?.[credit]) || 0) - Math.abs(read(cells?.[debit]) || 0);
    const step = read(other?.[balanceIndex]) - read(one?.[balanceIndex]);
    return step === moved(other) || step === -moved(one);
  });
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

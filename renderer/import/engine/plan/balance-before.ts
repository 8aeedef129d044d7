import { type Column, headerWeight } from '../columns/column-candidates';
import { rowKey } from '../columns/signs-by-balance';
import { thousandthsIn } from '../values/amounts';
import { markSign } from '../vocabulary/direction-marks';
import { fold } from '../vocabulary/fold';
import { namesBalanceBefore } from '../vocabulary/header-terms';
import { isPlaceholder } from '../vocabulary/word-lists';
import type { Decimals } from './decide-decimals';
import type { Direction } from './decide-direction';
import type { MappedTable } from './mapped-table';
import type { RowOrder } from './table-plan';

/** Steps that prove a column whose header does not name it, and the share of all steps that have to follow. */
const fewestSteps = 3;
const leastShare = 0.8;
const mostRows = 2_000;

interface Steps {
  seen: number;
  /** Steps that are what the row moved, if the balance is that after it, and if it is that before it. */
  after: number;
  before: number;
  /** The order of time in which more of them are. */
  order: RowOrder;
}

/** What a row moved, in thousandths, as it will be read; NaN where that is not known here. */
function movedBy(table: MappedTable, { sign }: Decimals, direction: Direction) {
  const read = thousandthsIn(sign);
  const [amount, debit, credit] = (['amount', 'debit', 'credit'] as const).map((field) => table.at(field));
  const { words, column, rowSigns, isInverted } = direction;
  return (cells: readonly string[]): number => {
    if (!amount)
      return (read(cells[credit?.index ?? -1]) || 0) - Math.abs(read(cells[debit?.index ?? -1]) || 0);
    const minor = read(cells[amount.index]);
    if (rowSigns) return Math.abs(minor) * (rowSigns.get(rowKey(cells)) ?? Number.NaN);
    if (column === null) return isInverted ? -minor : minor;
    const word = fold(cells[column] ?? '');
    return words.out.has(word) ? -Math.abs(minor) : words.in.has(word) ? minor : Number.NaN;
  };
}

/** Steps of a column from row to row, in the better direction of time for each of the two meanings. */
function stepsOf(
  rows: readonly string[][],
  balanceOf: (cells: readonly string[]) => number,
  moved: (cells: readonly string[]) => number,
): Steps {
  const counts = { seen: 0, after: [0, 0] as [number, number], before: [0, 0] as [number, number] };
  for (const [at, cells] of rows.slice(1, mostRows).entries()) {
    const above = rows[at] as string[];
    const step = balanceOf(cells) - balanceOf(above);
    const [here, there] = [moved(cells), moved(above)];
    if (Number.isNaN(step + here + there)) continue;
    counts.seen++;
    if (step === here) counts.after[0]++;
    if (step === -there) counts.after[1]++;
    if (step === there) counts.before[0]++;
    if (step === -here) counts.before[1]++;
  }
  const [up, down] = counts.before;
  const order = down > up ? 'newestFirst' : 'oldestFirst';
  return { seen: counts.seen, after: Math.max(...counts.after), before: Math.max(up, down), order };
}

/** Balances before each booking, in the order of time of the rows. */
interface BalanceBefore {
  column: Column;
  order: RowOrder;
}

/**
 * The column of balances that stand before each booking: `Saldo voor boeking`, `Startsaldo`, or what was taken for the balance after it,
 * where the steps deny that and follow from the row before. A header that names it is enough where no step denies it. Null where there is
 * none, or where balances after each booking are there as well.
 */
export function balanceBefore(
  table: MappedTable,
  decimals: Decimals,
  direction: Direction,
  mark: BalanceMark | null,
): BalanceBefore | null {
  const { rows, columns, draft, context } = table;
  const known = table.at('balanceAfter');
  const moved = movedBy(table, decimals, direction);
  const read = thousandthsIn(decimals.balanceSign);
  const isOut = (cells: readonly string[]) => mark?.out.has(fold(cells[mark.column] ?? '')) ?? false;
  const steps = (column: Column) =>
    stepsOf(rows, (cells) => (column === known && isOut(cells) ? -1 : 1) * read(cells[column.index]), moved);
  const found = (column: Column): BalanceBefore => ({ column, order: steps(column).order });
  if (known && context.format?.hasBalanceBefore) return found(known);
  if (direction.isBalanceInverted || table.balanceSides || context.options.mapping?.balanceAfter) return null;
  const isProven = (column: Column) => {
    const { seen, after, before } = steps(column);
    const isNamed = namesBalanceBefore(column.header);
    if (isNamed && before === seen) return true;
    return before > after && before >= (isNamed ? 1 : fewestSteps) && before >= seen * leastShare;
  };
  if (known) return draft.fixed.has('balanceAfter') || !isProven(known) ? null : found(known);
  if (draft.fixed.has('balanceAfter')) return null;
  const spare = columns.filter(({ index, profile }) => {
    const field = draft.byColumn.get(index)?.field;
    return (field === undefined || field === 'ignored') && profile.isNumeric && !profile.isDate;
  });
  const proven = spare.find(isProven);
  return proven ? found(proven) : null;
}

/** The column of marks behind a balance, and the words in it that say that it is below zero. */
export interface BalanceMark {
  column: number;
  out: ReadonlySet<string>;
}

/** `Saldo;S/H` behind an amount that has such a column of its own. */
export function balanceMarkOf(
  table: MappedTable,
  decimals: Decimals,
  direction: Direction,
): BalanceMark | null {
  const balance = table.at('balanceAfter');
  const mark = balance && table.columns[balance.index + 1];
  if (!balance || !mark || balance.profile.signed > 0 || table.indexes('direction').includes(mark.index))
    return null;
  const { words, filled } = mark.profile;
  if (filled < balance.profile.filled || words.length === 0 || !words.every((word) => markSign(word) !== 0))
    return null;
  const found = { column: mark.index, out: new Set(words.filter((word) => markSign(word) < 0)) };
  const read = thousandthsIn(decimals.balanceSign);
  const plain = (cells: readonly string[]) => read(cells[balance.index]);
  const signed = (cells: readonly string[]) =>
    found.out.has(fold(cells[mark.index] ?? '')) ? -plain(cells) : plain(cells);
  const moved = movedBy(table, decimals, direction);
  const [asWritten, asMarked] = [plain, signed].map((one) => stepsOf(table.rows, one, moved).after);
  // `メモ` with a dash in each row: balances that follow as they stand have no other sign.
  if ((asWritten ?? 0) > (asMarked ?? 0)) return null;
  // One that no step proves is a place holder, unless its column is one of signs.
  const isNamed = mark.key === '' || headerWeight(mark, 'direction') > 0;
  const isDash = !isNamed && words.every(isPlaceholder);
  return isDash && asWritten === asMarked ? null : found;
}

import { headerWeight } from '../columns/column-candidates';
import { thousandthsIn } from '../values/amounts';
import { markSign } from '../vocabulary/direction-marks';
import { fold } from '../vocabulary/fold';
import { isPlaceholder } from '../vocabulary/word-lists';
import { movedBy, stepsOf } from './balance-before';
import type { Decimals } from './decide-decimals';
import type { Direction } from './decide-direction';
import type { MappedTable } from './mapped-table';

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

import { type DecimalSign, type DoubleMinus, thousandthsIn } from '../values/amounts';
import { cleanAmount } from '../values/clean-amount';
import { wordsOfRow } from '../vocabulary/row-words';
import type { Column } from './column-candidates';

/** Where the balances of a table stand, and how its amounts are written. */
interface MovedBalance {
  rows: readonly string[][];
  balance: Column | undefined;
  decimalSign: DecimalSign;
}

/**
 * What a second minus means in the amounts of a table: what the balances say, else beside amounts with one it takes that back; where all
 * have two it says no more.
 */
export function doubleMinusOf(
  columns: readonly (Column | undefined)[],
  moved: MovedBalance,
): { doubleMinus: DoubleMinus; isDoubleMinusGuessed: boolean } {
  let [doubled, negative] = [0, 0];
  for (const column of columns) {
    doubled += column?.profile.doubled ?? 0;
    negative += column?.profile.negative ?? 0;
  }
  const found = (doubleMinus: DoubleMinus, isDoubleMinusGuessed = doubleMinus !== 'unreadable') => ({
    doubleMinus,
    isDoubleMinusGuessed,
  });
  if (doubled === 0) return found('unreadable');
  const [amount] = columns;
  const resolved =
    amount && moved.balance ? resolvedByBalance(amount.index, moved.balance.index, moved) : null;
  if (resolved) return found(resolved, false);
  if (negative > doubled) return found('positive', !areReversals(columns, moved.rows));
  return found(doubled > 1 ? 'negative' : 'unreadable');
}

const reversal =
  /(?:^|[^\p{L}])(?:rev|reversals?|reversed|storno\p{L}*|r(?:ü|ue)ck(?:buchung|zahlung|erstattung)|extourne|annulation|storn[oi]|anulaci[oó]n|estorno)(?=$|[^\p{L}])/iu;

/** Every row with two minus signs says that it takes another one back. */
function areReversals(columns: readonly (Column | undefined)[], rows: readonly string[][]): boolean {
  const isDoubled = (cells: readonly string[]) =>
    columns.some((column) => column && cleanAmount(cells[column.index] ?? '')?.isDoubled);
  return rows
    .filter(isDoubled)
    .every((cells) => wordsOfRow(cells) > 0 || cells.some((cell) => reversal.test(cell)));
}

/** The steps of the balance to or from the rows with two signs; `unreadable` where they say both, null where they say nothing. */
function resolvedByBalance(
  amountIndex: number,
  balanceIndex: number,
  { rows, decimalSign }: MovedBalance,
): DoubleMinus | null {
  const thousandths = thousandthsIn(decimalSign);
  const read = (cells: readonly string[] | undefined, index: number) => thousandths(cells?.[index]);
  let [out, into] = [0, 0];
  for (const [at, cells] of rows.entries()) {
    if (!cleanAmount(cells[amountIndex] ?? '')?.isDoubled) continue;
    const size = Math.abs(read(cells, amountIndex));
    const here = read(cells, balanceIndex);
    const steps = [rows[at - 1], rows[at + 1]].map((near) => here - read(near, balanceIndex));
    if (steps.includes(-size)) out++;
    if (steps.includes(size)) into++;
  }
  if (out === 0 && into === 0) return null;
  if (out > 0 && into > 0) return 'unreadable';
  return out > 0 ? 'negative' : 'positive';
}

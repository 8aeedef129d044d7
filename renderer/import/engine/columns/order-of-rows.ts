import { type DateOrder, DayReader } from '../values/calendar-days';
import { moneyMovesBalance } from './balance-evidence';
import type { Column } from './column-candidates';

/** Different days that show the order of rows. */
const fewestDays = 3;

interface Money {
  amount: number;
  debit: number;
  credit: number;
  balance: number;
}

/** Steps from row to row that go forward in time, and back. */
function stepsOf(rows: readonly string[][], { index }: Column, order: DateOrder) {
  const reader = new DayReader(order, null);
  const days = rows
    .map((cells) => reader.read((cells[index] ?? '').trim()))
    .filter((day) => typeof day === 'string');
  let [forward, back] = [0, 0];
  for (let at = 1; at < days.length; at++) {
    const [before = '', here = ''] = [days[at - 1], days[at]];
    if (here > before) forward++;
    if (here < before) back++;
  }
  return { turns: Math.min(forward, back), days: new Set(days).size };
}

/**
 * The one order of day and month in which rows stand in the order of time, newest or oldest first; null where a running balance does not
 * prove that they do, or where both are in order.
 */
export function orderOfRows(rows: readonly string[][], column: Column, money: Money): DateOrder | null {
  const [day, month] = [stepsOf(rows, column, 'DMY'), stepsOf(rows, column, 'MDY')];
  if ((day.turns === 0) === (month.turns === 0)) return null;
  const kept = day.turns === 0 ? day : month;
  if (kept.days < fewestDays || money.balance < 0 || !moneyMovesBalance(rows, money, money.balance))
    return null;
  return day.turns === 0 ? 'DMY' : 'MDY';
}

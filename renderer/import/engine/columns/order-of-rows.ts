import { type DateOrder, DayReader } from '../values/calendar-days';
import { moneyMovesBalance } from './balance-evidence';
import type { Column } from './column-candidates';

/** Different days that show the order of rows beside a balance, and without one; then the other order has to jump back so often. */
const fewestDays = 3;
const fewestDaysAlone = 6;
const fewestTurns = 3;

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

/** Whether rows stand in the order of time with the month in front, and with the day in front do not. */
export function isInOrderByMonth(rows: readonly string[][], column: Column): boolean {
  return stepsOf(rows, column, 'MDY').turns === 0 && stepsOf(rows, column, 'DMY').turns > 0;
}

/**
 * The one order of day and month in which rows stand in the order of time, newest or oldest first; null where both are in order, or where
 * a running balance does not prove it. Many rows in the order of time are no chance either; but days that were sorted as texts stand in the
 * order of time as if the month came first.
 */
export function orderOfRows(rows: readonly string[][], column: Column, money: Money): DateOrder | null {
  const [day, month] = [stepsOf(rows, column, 'DMY'), stepsOf(rows, column, 'MDY')];
  if ((day.turns === 0) === (month.turns === 0)) return null;
  const kept = day.turns === 0 ? day : month;
  const turns = Math.max(day.turns, month.turns);
  if (kept === day && kept.days >= fewestDaysAlone && turns >= fewestTurns) return 'DMY';
  if (kept.days < fewestDays || money.balance < 0 || !moneyMovesBalance(rows, money, money.balance))
    return null;
  return day.turns === 0 ? 'DMY' : 'MDY';
}

import type { BalanceLine } from '../../../preload/contract';
import { dayNumberOf, dayOf, lastDayOfMonth } from '../../../preload/contract/values/calendar-day';
import { decimalOf } from '../../../preload/contract/values/minor-units';
import type { DayBalances, Stretch } from './day-balances';
import { endsOfMonth } from './month-figures';

/** As many as cross the bridge. */
const pointLimit = 40_000;

/** The line of one account between two days; null unless each balance of that time is known. */
export function lineOfAccount(
  balances: DayBalances,
  from: number,
  to: number,
  currency: string,
): BalanceLine | null {
  const stretches = balances.stretches(from, to);
  return stretches && lineOfStretches(stretches, currency);
}

/** The line of several accounts together in some months, by the rule of the lowest balance of a month. */
export function lineTogether(
  balances: readonly DayBalances[],
  months: readonly string[],
  currency: string,
): BalanceLine | null {
  const stretches: Stretch[] = [];
  for (const month of months) {
    const firstDay = dayNumberOf(`${month}-01`) ?? 0;
    const lastDay = dayNumberOf(lastDayOfMonth(month)) ?? 0;
    // Carried past the last day of which anybody knows: not a day of its own.
    for (const { day, balance } of endsOfMonth(balances, firstDay, lastDay))
      if (balances.some((account) => account.covers(day))) stretches.push({ day, length: 1, balance });
  }
  return lineOfStretches(stretches, currency);
}

/** The lowest and the days below zero are of the same days: those that are drawn. */
function lineOfStretches(stretches: readonly Stretch[], currency: string): BalanceLine | null {
  const points: { day: number; balance: number | null }[] = [];
  const seen = { days: 0, below: 0, firstBelow: null as number | null };
  let [lowest] = stretches;
  let next: number | null = null;
  for (const stretch of stretches) {
    const { day, length, balance } = stretch;
    if (lowest && balance < lowest.balance) lowest = stretch;
    if (next !== null && day > next) points.push({ day: next, balance: null });
    if (points.at(-1)?.balance !== balance) points.push({ day, balance });
    next = day + length;
    seen.days += length;
    if (balance >= 0) continue;
    seen.below += length;
    seen.firstBelow ??= day;
  }
  if (!lowest || next === null) return null;
  const last = points.at(-1);
  if (last && last.day < next - 1) points.push({ day: next - 1, balance: last.balance });
  return {
    points: points.slice(-pointLimit).map(({ day, balance }) => ({
      day: dayOf(day),
      balance: balance === null ? null : decimalOf(balance, currency),
    })),
    lowest: { day: dayOf(lowest.day), amount: decimalOf(lowest.balance, currency) },
    ...seen,
    firstBelow: seen.firstBelow === null ? null : dayOf(seen.firstBelow),
  };
}

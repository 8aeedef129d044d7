import type { LocalFigures } from '../../../preload/contract';
import { dayNumberOf, dayOf, lastDayOfMonth } from '../../../preload/contract/values/calendar-day';
import { coversMonth, type DaySpan, monthsBetween } from '../../../preload/contract/values/coverage';
import { decimalOf, type Minor, plusMinor } from '../../../preload/contract/values/minor-units';
import { type BalanceAnchor, DayBalances } from './day-balances';

/** Bookings of one account by day, the days that its files cover, and balances known for the end of a day. Minor units. */
export interface AccountDays {
  currency: string;
  moneyIn: Map<number, Minor>;
  moneyOut: Map<number, Minor>;
  /** Empty when no balance is stated or the statements contradict each other. */
  anchors: readonly BalanceAnchor[];
  spans: readonly DaySpan[];
}

type MonthFigure = LocalFigures['months'][number];

/** Longest list of months that crosses the bridge. */
const monthLimit = 2_000;

/** A booking that does not count in sums of months. Minor units, day number. */
export interface ExcludedAmount {
  day: number;
  amount: number;
  currency: string;
}

/**
 * Money in and out per month and currency over all accounts, transfers between them included, and the balance at its
 * end and at its lowest day end where every account of that currency has one. Months without a booking are listed too.
 */
export function monthFiguresOf(
  accounts: readonly AccountDays[],
  excluded: readonly ExcludedAmount[] = [],
): MonthFigure[] {
  const currencies = Array.from(new Set(accounts.map(({ currency }) => currency))).sort();
  return currencies
    .flatMap((currency) =>
      monthsOfCurrency(
        accounts.filter((account) => account.currency === currency),
        excluded.filter((one) => one.currency === currency),
      ),
    )
    .slice(0, monthLimit);
}

function monthsOfCurrency(all: readonly AccountDays[], excluded: readonly ExcludedAmount[]): MonthFigure[] {
  // A booking that counts has its month, also where no file covers it.
  const accounts = all.filter((one) => one.spans.length + one.moneyIn.size + one.moneyOut.size > 0);
  const [head] = accounts;
  if (!head) return [];
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const day of accounts.flatMap(daysOf)) {
    first = Math.min(first, day);
    last = Math.max(last, day);
  }
  const balances = accounts.map((account) => new DayBalances(account));
  return monthsBetween(dayOf(first).slice(0, 7), dayOf(last).slice(0, 7)).map((month) => {
    const firstDay = dayNumberOf(`${month}-01`) ?? 0;
    const lastDay = dayNumberOf(lastDayOfMonth(month)) ?? 0;
    const shown = balancesOfMonth(balances, firstDay, Math.min(lastDay, last));
    const out = excluded.filter(({ day }) => day >= firstDay && day <= lastDay);
    const leftOut = (isIn: boolean) =>
      out.reduce<Minor>((sum, { amount }) => plusMinor(sum, amount > 0 === isIn ? -amount : 0), 0);
    const decimal = (minor: Minor) => decimalOf(minor, head.currency);
    return {
      month,
      currency: head.currency,
      moneyIn: decimal(plusMinor(sumOfDays(accounts, 'moneyIn', firstDay, lastDay), leftOut(true))),
      moneyOut: decimal(plusMinor(sumOfDays(accounts, 'moneyOut', firstDay, lastDay), leftOut(false))),
      isPartial: !accounts.every((account) => coversMonth(account.spans, month)),
      endBalance: shown === null ? null : decimal(shown.end),
      lowestBalance: shown === null ? null : decimal(shown.lowest),
      lowestDay: shown === null ? null : dayOf(shown.lowestDay),
    };
  });
}

/** Days on which anything begins, ends or is booked. */
function daysOf({ spans, moneyIn, moneyOut }: AccountDays): number[] {
  return [...spans.flatMap(({ first, last }) => [first, last]), ...moneyIn.keys(), ...moneyOut.keys()];
}

function sumOfDays(
  accounts: readonly AccountDays[],
  side: 'moneyIn' | 'moneyOut',
  firstDay: number,
  lastDay: number,
): Minor {
  let sum: Minor = 0;
  for (const account of accounts) {
    for (let day = firstDay; day <= lastDay; day += 1) sum = plusMinor(sum, account[side].get(day) ?? 0);
  }
  return sum;
}

/** Of all accounts together; null unless each of them has a known balance on a covered day of the month. */
function balancesOfMonth(
  balances: readonly DayBalances[],
  firstDay: number,
  lastDay: number,
): { end: number; lowest: number; lowestDay: number } | null {
  let found: { end: number; lowest: number; lowestDay: number } | null = null;
  for (const { day, balance: end } of endsOfMonth(balances, firstDay, lastDay)) {
    if (found === null || end < found.lowest) found = { end, lowest: end, lowestDay: day };
    found.end = end;
  }
  return found;
}

/** Ends of the days of a month, of all accounts together, where each of them has one on that day or before it in this month. */
export function* endsOfMonth(
  balances: readonly DayBalances[],
  firstDay: number,
  lastDay: number,
): Generator<{ day: number; balance: number }> {
  for (let day = firstDay; day <= lastDay; day += 1) {
    let end: number | null = 0;
    for (const account of balances) {
      const own = account.endOf(day, firstDay);
      end = end === null || own === null ? null : end + own;
    }
    if (end !== null) yield { day, balance: end };
  }
}

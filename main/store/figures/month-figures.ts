import type { LocalFigures } from '../../../preload/contract';
import { dayNumberOf, dayOf, lastDayOfMonth } from '../../../preload/contract/calendar-day';
import { decimalOf } from '../../../preload/contract/minor-units';
import { type Coverage, coversMonth } from './coverage';

/** Bookings of one account by day, and a balance known for the end of one day. Minor units. */
export interface AccountDays {
  currency: string;
  moneyIn: Map<number, number>;
  moneyOut: Map<number, number>;
  /** Null when no balance is stated or the statements contradict each other. */
  anchor: { day: number; balance: number } | null;
  coverage: Coverage;
}

type MonthFigure = LocalFigures['months'][number];

/** Longest list of months that crosses the bridge. */
const monthLimit = 2_000;

/**
 * Money in and out per month and currency over all accounts, transfers between them included, and the balance at its
 * end and at its lowest day end where every account of that currency has one. Months without a booking are listed too.
 */
export function monthFiguresOf(accounts: readonly AccountDays[]): MonthFigure[] {
  const currencies = Array.from(new Set(accounts.map(({ currency }) => currency))).sort();
  return currencies
    .flatMap((currency) => monthsOfCurrency(accounts.filter((account) => account.currency === currency)))
    .slice(0, monthLimit);
}

function monthsOfCurrency(accounts: readonly AccountDays[]): MonthFigure[] {
  const spans = accounts.flatMap(({ coverage }) => coverage.spans);
  const [head] = accounts;
  if (spans.length === 0 || !head) return [];
  const first = spans.reduce((least, span) => Math.min(least, span.first), Number.POSITIVE_INFINITY);
  const last = spans.reduce((most, span) => Math.max(most, span.last), Number.NEGATIVE_INFINITY);
  const balances = accounts.map((account) => new DayBalances(account));
  return monthsBetween(first, last).map((month) => {
    const firstDay = dayNumberOf(`${month}-01`) ?? 0;
    const lastDay = dayNumberOf(lastDayOfMonth(month)) ?? 0;
    const shown = balancesOfMonth(balances, firstDay, lastDay);
    return {
      month,
      currency: head.currency,
      moneyIn: decimalOf(sumOfDays(accounts, 'moneyIn', firstDay, lastDay), head.currency),
      moneyOut: decimalOf(sumOfDays(accounts, 'moneyOut', firstDay, lastDay), head.currency),
      isPartial: !accounts.every(({ coverage }) => coversMonth(coverage, firstDay, lastDay)),
      endBalance: shown === null ? null : decimalOf(shown.end, head.currency),
      lowestBalance: shown === null ? null : decimalOf(shown.lowest, head.currency),
    };
  });
}

function sumOfDays(
  accounts: readonly AccountDays[],
  side: 'moneyIn' | 'moneyOut',
  firstDay: number,
  lastDay: number,
): number {
  let sum = 0;
  for (const account of accounts) {
    for (let day = firstDay; day <= lastDay; day += 1) sum += account[side].get(day) ?? 0;
  }
  return sum;
}

function balancesOfMonth(
  balances: readonly DayBalances[],
  firstDay: number,
  lastDay: number,
): { end: number; lowest: number } | null {
  if (!balances.every(({ isKnown }) => isKnown)) return null;
  let lowest = Number.POSITIVE_INFINITY;
  let end = 0;
  for (let day = firstDay; day <= lastDay; day += 1) {
    end = balances.reduce((sum, account) => sum + account.endOf(day), 0);
    lowest = Math.min(lowest, end);
  }
  return { end, lowest };
}

/** Balance of an account at the end of any day, counted from its anchor. */
class DayBalances {
  readonly isKnown: boolean;
  readonly #sumUpTo: { day: number; sum: number }[];
  readonly #base: number;

  constructor({ moneyIn, moneyOut, anchor }: AccountDays) {
    this.isKnown = anchor !== null;
    let sum = 0;
    const days = Array.from(new Set([...moneyIn.keys(), ...moneyOut.keys()])).sort((a, b) => a - b);
    this.#sumUpTo = days.map((day) => {
      sum += (moneyIn.get(day) ?? 0) + (moneyOut.get(day) ?? 0);
      return { day, sum };
    });
    this.#base = anchor === null ? 0 : anchor.balance - this.#sum(anchor.day);
  }

  endOf(day: number): number {
    return this.#base + this.#sum(day);
  }

  /** Sum of all bookings up to the end of the day. */
  #sum(day: number): number {
    let low = 0;
    let high = this.#sumUpTo.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sumUpTo[middle]?.day ?? 0) <= day) low = middle + 1;
      else high = middle;
    }
    return this.#sumUpTo[low - 1]?.sum ?? 0;
  }
}

function monthsBetween(first: number, last: number): string[] {
  const months: string[] = [];
  const end = dayOf(last).slice(0, 7);
  let month = dayOf(first).slice(0, 7);
  while (month <= end && months.length < monthLimit) {
    months.push(month);
    const year = Number(month.slice(0, 4));
    const number = Number(month.slice(5, 7));
    month =
      number === 12
        ? `${String(year + 1).padStart(4, '0')}-01`
        : `${month.slice(0, 5)}${String(number + 1).padStart(2, '0')}`;
  }
  return months;
}

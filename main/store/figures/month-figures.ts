import type { LocalFigures } from '../../../preload/contract';
import { dayNumberOf, dayOf, lastDayOfMonth } from '../../../preload/contract/values/calendar-day';
import { coversMonth, type DaySpan, monthsBetween } from '../../../preload/contract/values/coverage';
import { decimalOf, type Minor, plusMinor } from '../../../preload/contract/values/minor-units';
import { type BalanceAnchor, DayBalances } from './day-balances';

/** Bookings of one account by day, the days that its files cover, and balances known for the end of a day. Minor units. */
export interface AccountDays {
  accountId: string;
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
 * end and at its lowest day end, of the days on which every account of that currency is known. Months without a booking are listed too.
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
  const accounts = all.filter(isTold);
  const [head] = accounts;
  if (!head) return [];
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const day of accounts.flatMap(daysOf)) {
    first = Math.min(first, day);
    last = Math.max(last, day);
  }
  const balances = accounts.map((account) => ({ ...account, balances: new DayBalances(account) }));
  const months = monthsBetween(dayOf(first).slice(0, 7), dayOf(last).slice(0, 7)).map((month) => {
    const firstDay = dayNumberOf(`${month}-01`) ?? 0;
    const lastDay = dayNumberOf(lastDayOfMonth(month)) ?? 0;
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
      ...balancesOfMonth(balances, head.currency, firstDay, Math.min(lastDay, last)),
    };
  });
  // Where they are never known together, there is nothing that some months lack.
  const isEverKnown = months.some(({ lowestBalance }) => lowestBalance !== null);
  return isEverKnown ? months : months.map(({ endKnown: _, ...month }) => month);
}

/** Whether anything is known of an account: a booking that counts has its month, also where no file covers it. */
export function isTold({ spans, moneyIn, moneyOut }: AccountDays): boolean {
  return spans.length + moneyIn.size + moneyOut.size > 0;
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

type MonthBalances = Pick<MonthFigure, 'endBalance' | 'lowestBalance' | 'lowestDay' | 'endKnown'>;

/** As many as a sentence names. */
const namedLimit = 12;

/**
 * Of all accounts together, on the days on which each of them is known. The end is one of the month only where they are known to the same
 * day; else what is known of each stands beside it, for a sum of several days is the balance of none.
 */
function balancesOfMonth(
  accounts: readonly (AccountDays & { balances: DayBalances })[],
  currency: string,
  firstDay: number,
  lastDay: number,
): MonthBalances {
  const decimal = (minor: number) => decimalOf(minor, currency);
  const ends = endsOfMonth(
    accounts.map(({ balances }) => balances),
    firstDay,
    lastDay,
  );
  let lowest: { day: number; balance: number } | null = null;
  let newest: { day: number; balance: number } | null = null;
  for (const end of ends) {
    if (lowest === null || end.balance < lowest.balance) lowest = end;
    newest = end;
  }
  const known = accounts.flatMap(({ accountId, balances }) => {
    const own = lastKnown(balances, firstDay, lastDay);
    return own ? [{ accountId, ...own }] : [];
  });
  const isOneDay = known.length === accounts.length && known.every(({ day }) => day === known[0]?.day);
  const dated = ({ day, balance }: { day: number; balance: number }) => ({
    day: dayOf(day),
    amount: decimal(balance),
  });
  return {
    endBalance: isOneDay && newest !== null ? decimal(newest.balance) : null,
    lowestBalance: lowest === null ? null : decimal(lowest.balance),
    lowestDay: lowest === null ? null : dayOf(lowest.day),
    ...(isOneDay || known.length === 0
      ? {}
      : {
          endKnown: {
            together: newest && dated(newest),
            accounts: known
              .slice(0, namedLimit)
              .map(({ accountId, ...end }) => ({ accountId, ...dated(end) })),
            known: known.length,
            of: accounts.length,
          },
        }),
  };
}

/** The last day of some on which the balance of an account is known. */
function lastKnown(
  balances: DayBalances,
  firstDay: number,
  lastDay: number,
): { day: number; balance: number } | null {
  for (let day = lastDay; day >= firstDay; day -= 1) {
    const balance = balances.endOf(day);
    if (balance !== null) return { day, balance };
  }
  return null;
}

/** Ends of the days of a month, of all accounts together, where each of them is known on that day. */
export function* endsOfMonth(
  balances: readonly DayBalances[],
  firstDay: number,
  lastDay: number,
): Generator<{ day: number; balance: number }> {
  for (let day = firstDay; day <= lastDay; day += 1) {
    let end: number | null = 0;
    for (const account of balances) {
      const own = account.endOf(day);
      end = end === null || own === null ? null : end + own;
    }
    if (end !== null) yield { day, balance: end };
  }
}

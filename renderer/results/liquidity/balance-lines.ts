import type { BalanceLine, LocalFigures, PeriodFigures } from '../../../preload/contract';
import { dayNumberOf, dayOf } from '../../../preload/contract/values/calendar-day';
import { type Minor, readMinor } from '../../../preload/contract/values/result-amounts';
import type { Texts } from '../../base/language';
import { namedAccount } from '../answers/account-name';

/** The balance of an account, or of all together, on each day of an axis; null where it is not known. Minor units. */
export interface DayLine {
  /** Null for all accounts together. */
  accountId: string | null;
  /** Of the account; null for all together. */
  name: string | null;
  /** Null where no balance is known. */
  line: BalanceLine | null;
  values: readonly (Minor | null)[];
  /** Agreed overdraft, above zero; null where none was entered. */
  limit: Minor | null;
}

export interface CurrencyLines {
  currency: string;
  /** `YYYY-MM-DD`, without a hole. */
  days: readonly string[];
  /** Together first, then the accounts. */
  lines: readonly DayLine[];
}

/** One axis for each currency; a currency without any known balance has no day. */
export function balanceLines(figures: LocalFigures, period: PeriodFigures): CurrencyLines[] {
  const byId = new Map(figures.accounts.map((account) => [account.accountId, account]));
  const currencies = [...new Set(period.accounts.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const together = period.together.find((one) => one.currency === currency);
    const own = period.accounts.filter((account) => account.currency === currency);
    const all = [
      ...(together ? [{ accountId: null, name: null, line: together.line, limit: null }] : []),
      ...own.map(({ accountId, line }) => {
        const account = byId.get(accountId);
        const limit = account?.line ? readMinor(Number(account.line.limit), currency) : null;
        return { accountId, name: account ? namedAccount(account) : accountId, line, limit };
      }),
    ];
    const ends = all.flatMap(({ line }) => (line ? [line.points[0]?.day, line.points.at(-1)?.day] : []));
    const numbers = ends.flatMap((day) => dayNumberOf(day ?? '') ?? []);
    const first = numbers.reduce((least, number) => Math.min(least, number), numbers[0] ?? 0);
    const last = numbers.reduce((most, number) => Math.max(most, number), first - 1);
    const days = numbers.length === 0 ? [] : daysBetween(first, last);
    return {
      currency,
      days,
      lines: all.map((one) => ({ ...one, values: valuesOf(one.line, days.length, first, currency) })),
    };
  });
}

function daysBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, offset) => dayOf(first + offset));
}

/** A balance stays until the next point; after the last one nothing is known. */
function valuesOf(
  line: BalanceLine | null,
  length: number,
  first: number,
  currency: string,
): (Minor | null)[] {
  const values: (Minor | null)[] = Array.from({ length }, () => null);
  const points = (line?.points ?? []).map(({ day, balance }) => ({
    at: (dayNumberOf(day) ?? first) - first,
    value: balance === null ? null : readMinor(Number(balance), currency),
  }));
  for (const [index, { at, value }] of points.entries()) {
    const next = points[index + 1]?.at ?? at + 1;
    values.fill(value, at, next);
  }
  return values;
}

/** The months of an axis of days, each with its first place on it. */
export function monthsOnAxis(days: readonly string[]): { month: string; start: number }[] {
  const months: { month: string; start: number }[] = [];
  for (const [start, day] of days.entries())
    if (months.at(-1)?.month !== day.slice(0, 7)) months.push({ month: day.slice(0, 7), start });
  return months;
}

/** What a line was in each month: its last and its lowest known end of a day. */
export function monthsOfLine(
  { values }: DayLine,
  months: readonly { month: string; start: number }[],
): { month: string; end: Minor | null; lowest: Minor | null }[] {
  return months.map(({ month, start }, index) => {
    const known = values
      .slice(start, months[index + 1]?.start ?? values.length)
      .filter((value): value is Minor => value !== null);
    const [head] = known;
    return {
      month,
      end: known.at(-1) ?? null,
      lowest: head === undefined ? null : known.reduce((least, value) => Math.min(least, value), head),
    };
  });
}

/** What a line is called. */
export function nameOf({ t }: Pick<Texts, 't'>, { name }: Pick<DayLine, 'name'>): string {
  return name ?? t('liquidity.together');
}

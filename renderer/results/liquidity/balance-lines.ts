import type { BalanceLine, LocalFigures, PeriodFigures } from '../../../preload/contract';
import { bankDaysOfMonth } from '../../../preload/contract/values/bank-days';
import { dayNumberOf, dayOf } from '../../../preload/contract/values/calendar-day';
import { type Minor, readMinor } from '../../../preload/contract/values/result-amounts';
import type { Texts } from '../../base/language';
import { namedAccount } from '../answers/account-name';
import { type KnownEnds, readKnownEnds } from '../answers/cash-flow';

/** The balance of an account, or of all together, on each day of an axis; null where it is not known. Minor units. */
export interface DayLine {
  /** Null for all accounts together. */
  accountId: string | null;
  /** Of the account; null for all together. */
  name: string | null;
  /** Null where no balance is known. */
  line: BalanceLine | null;
  values: readonly (Minor | null)[];
  /** Agreed overdraft, above zero, as it was entered: exact decimal, maybe of more places than the currency has; null where none was. */
  limit: string | null;
  /** Months that not every account of the line has whole, as far as the line itself does not show it. */
  partial: ReadonlySet<string>;
  /** Of all together: months whose end is not known for all accounts, and what is known of them. */
  knownEnds: ReadonlyMap<string, KnownEnds>;
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
    const ofCurrency = period.months.filter((one) => one.currency === currency);
    const partial = new Set(ofCurrency.filter(({ isPartial }) => isPartial).map(({ month }) => month));
    const knownEnds = new Map(
      ofCurrency.flatMap(({ month, endKnown }) => {
        const read = readKnownEnds(endKnown, figures.accounts);
        return read ? [[month, read] as const] : [];
      }),
    );
    const all = [
      ...(together
        ? [{ accountId: null, name: null, line: together.line, limit: null, partial, knownEnds }]
        : []),
      ...own.map(({ accountId, line }) => {
        const account = byId.get(accountId);
        const name = account ? namedAccount(account) : accountId;
        const limit = account?.line?.limit ?? null;
        return { accountId, name, line, limit, partial: new Set<string>(), knownEnds: new Map() };
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

/** A month of an axis of days: its first place on it, and the day of that. */
export interface AxisMonth {
  month: string;
  start: number;
  since: string;
}

export function monthsOnAxis(days: readonly string[]): AxisMonth[] {
  const months: AxisMonth[] = [];
  for (const [start, since] of days.entries())
    if (months.at(-1)?.month !== since.slice(0, 7)) months.push({ month: since.slice(0, 7), start, since });
  return months;
}

interface LineMonth {
  month: string;
  isPartial: boolean;
  end: Minor | null;
  knownEnds: KnownEnds | null;
  lowest: Minor | null;
}

/**
 * What a line was in each month: its last and its lowest known end of a day; `isPartial`: not of each bank day of the month. Where the end is
 * not known for all accounts, there is none, and `knownEnds` says what is known.
 */
export function monthsOfLine(
  { values, partial, knownEnds }: Pick<DayLine, 'values' | 'partial' | 'knownEnds'>,
  months: readonly AxisMonth[],
): LineMonth[] {
  return months.map(({ month, start, since }, index) => {
    const own = values.slice(start, months[index + 1]?.start ?? values.length);
    const known = own.filter((value): value is Minor => value !== null);
    const [head] = known;
    return {
      month,
      isPartial: partial.has(month) || !isSeen(own, month, since),
      end: knownEnds.has(month) ? null : (known.at(-1) ?? null),
      knownEnds: knownEnds.get(month) ?? null,
      lowest: head === undefined ? null : known.reduce((least, value) => Math.min(least, value), head),
    };
  });
}

/** Whether a value is known from the first to the last bank day of a month; the first of them is of the day `since`. */
function isSeen(values: readonly (Minor | null)[], month: string, since: string): boolean {
  const { first, last } = bankDaysOfMonth(month);
  const start = dayNumberOf(since) ?? 0;
  if (first < start || last >= start + values.length) return false;
  return values.slice(first - start, last - start + 1).every((value) => value !== null);
}

/** Months that are not whole in some line. */
export function partialMonths(lines: readonly DayLine[], months: readonly AxisMonth[]): ReadonlySet<string> {
  const all = lines.flatMap((line) => monthsOfLine(line, months));
  return new Set(all.filter(({ isPartial }) => isPartial).map(({ month }) => month));
}

/** What a line is called. */
export function nameOf({ t }: Pick<Texts, 't'>, { name }: Pick<DayLine, 'name'>): string {
  return name ?? t('liquidity.together');
}

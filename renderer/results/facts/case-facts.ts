import type { LocalFigures, Result } from '../../../preload/contract';
import {
  type Answer,
  type AnsweredEndpoint,
  readAnswer,
} from '../../../preload/contract/answers/answer-table';
import type { BookingSigns } from '../../../preload/contract/answers/booking-signs';
import {
  type Minor,
  medianOf,
  readMinor,
  summariseMonths,
} from '../../../preload/contract/values/result-amounts';
import { hasMonth, type Period } from '../../../preload/contract/values/result-months';
import { omittedMonths } from '../answers/omitted-months';
import type { ResultBasis } from '../answers/result-basis';
import { onlyCurrency } from '../answers/result-currency';
import type { DigestReading } from '../digests/digest-parts';

/** An answer of a shape that nobody knows is none: what it does not say is not zero. */
function readOf(endpoint: AnsweredEndpoint, { state, payload }: Result): unknown {
  if (state === 'nothingFound') return readAnswer(endpoint, payload ?? {});
  if (state !== 'received') return null;
  const answer = readAnswer(endpoint, payload);
  const isUnread = saysNothing(answer) && !saysNothing(payload);
  return isUnread ? null : answer;
}

function saysNothing(raw: unknown): boolean {
  if (raw === null || raw === undefined || raw === '') return true;
  return typeof raw === 'object' && Object.values(raw).every(saysNothing);
}

/** What a figure is made of; every sum is of one currency. */
export interface CaseSources {
  isPerson: boolean;
  results: ReadonlyMap<string, Result>;
  figures: LocalFigures | null;
  basis: ResultBasis;
  /** What only single bookings tell; null while it is computed, and where nothing is known of them. */
  signs: BookingSigns | null;
  /** Of all bookings on this computer: amounts of several are never added, and without any nothing is known of them. */
  currencies: readonly string[];
}

/** A month and an amount in minor units. */
export interface MonthAmount {
  month: string;
  amount: Minor;
}

const asides: ReadonlySet<string> = new Set(['KREDIT_KARTE', 'DARLEHEN', 'DEPOT']);

/** Accounts whose balance says how money is managed: what is owed on a card or a loan is no overdraft. */
export function accountsThatPay({ figures }: Pick<CaseSources, 'figures'>): LocalFigures['accounts'] {
  return (figures?.accounts ?? []).filter(({ type }) => !asides.has(type));
}

/** Why a figure cannot be made of the answers. */
export type Lack = 'mixed' | 'noAnswer' | 'otherCodes' | 'noMonths';

export class CaseFacts {
  readonly sources: CaseSources;
  readonly #made = new Map<string, unknown>();

  constructor(sources: CaseSources) {
    this.sources = sources;
  }

  /** Null where there are several, or where none is known. */
  get currency(): string | null {
    return onlyCurrency(this.sources.currencies);
  }

  /** No amount can be put together with another. */
  get isMixed(): boolean {
    return this.sources.currencies.length > 1;
  }

  /** Made once for a case, however many figures ask for it. */
  once<Made>(name: string, make: () => Made): Made {
    if (!this.#made.has(name)) this.#made.set(name, make());
    return this.#made.get(name) as Made;
  }

  /** Null for an answer that did not come, or that cannot be read. One that found nothing reads as empty. */
  answer<Endpoint extends AnsweredEndpoint>(endpoint: Endpoint): Answer<Endpoint> | null {
    return this.once(endpoint, () => {
      const result = this.sources.results.get(endpoint);
      return result ? readOf(endpoint, result) : null;
    }) as Answer<Endpoint> | null;
  }

  reading(endpoint: string): DigestReading {
    const { results, basis } = this.sources;
    return { fetchedAt: results.get(endpoint)?.fetchedAt ?? '', currency: this.currency, basis };
  }

  /** The answer leaves out whole months of its timespan: nothing can be said of all of them. */
  omits(endpoint: AnsweredEndpoint, timespan: Period | null, months: readonly { month: string }[]): boolean {
    const { fetchedAt, basis } = this.reading(endpoint);
    const listed = months.map(({ month }) => month);
    return omittedMonths(listed, { ...basis, timespan, fetchedAt }).length > 0;
  }

  /** Amounts of the months that every account has whole, oldest first. */
  complete<Month extends { month: string }>(
    endpoint: AnsweredEndpoint,
    timespan: Period | null,
    months: readonly Month[],
    amountOf: (month: Month) => number | null,
  ): MonthAmount[] {
    const { fetchedAt, basis } = this.reading(endpoint);
    return months.flatMap((one) => {
      const amount = readMinor(amountOf(one), this.currency);
      const isWhole = hasMonth(one.month, { ...basis, timespan, fetchedAt });
      return amount === null || !isWhole ? [] : [{ month: one.month, amount }];
    });
  }
}

interface Counted {
  readonly count: number | null;
  readonly transactionIDs: readonly string[];
}

/** What was counted in months; null where nothing is found and not every month tells it: what is not told is not zero. */
export function countedOf(months: readonly Counted[]): { value: number; ids: string[] } | null {
  const value = months.reduce(
    (sum, { count, transactionIDs }) => sum + Math.max(count ?? 0, transactionIDs.length),
    0,
  );
  if (value === 0 && (months.length === 0 || months.some(({ count }) => count === null))) return null;
  return { value, ids: months.flatMap(({ transactionIDs }) => transactionIDs) };
}

/** The last ones of a list, at most so many. */
export const newest = <One>(list: readonly One[], count: number): readonly One[] =>
  list.slice(Math.max(0, list.length - count));

/**
 * Whole months from the first payment on (or from another month) in which nothing was paid. One that a neighbour makes up for with about twice the usual is
 * none: pay of the 30th moves over a weekend into the next month.
 */
export function missedOf(
  months: readonly MonthAmount[],
  first = months.findIndex(({ amount }) => amount > 0),
): string[] {
  const due = first < 0 ? [] : months.slice(first);
  const usual = medianOf(due.flatMap(({ amount }) => (amount > 0 ? [amount] : []))) ?? 0;
  const spare = due.map(({ amount }) => amount >= usual * 1.5);
  return due.flatMap(({ month, amount }, index) => {
    if (amount > 0) return [];
    const maker = [index + 1, index - 1].find((place) => spare[place]);
    if (maker === undefined) return [month];
    spare[maker] = false;
    return [];
  });
}

export const sumOf = (months: readonly MonthAmount[]): Minor =>
  months.reduce((sum, { amount }) => sum + amount, 0);

export const averageOf = (
  months: readonly MonthAmount[],
  { currency }: Pick<CaseFacts, 'currency'>,
): Minor | null => summariseMonths(months, currency)?.average ?? null;

/** Percent, not rounded: what is held against a threshold is rounded where it is shown. Null without a whole. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? (part * 100) / whole : null;
}

/** By how many percent the last three months lie below the three before them; negative when above, null with fewer than six. */
export function fallOf(months: readonly MonthAmount[]): number | null {
  if (months.length < 6) return null;
  const last = sumOf(newest(months, 3));
  const before = sumOf(newest(months, 6)) - last;
  return shareOf(before - last, before);
}

/** The same against these months a year before; null where one of them is not there. */
export function fallInYear(months: readonly MonthAmount[]): number | null {
  const last = newest(months, 3);
  const before = last.flatMap(({ month }) => {
    const ago = `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
    return months.find((one) => one.month === ago) ?? [];
  });
  if (last.length < 3 || before.length < 3) return null;
  return shareOf(sumOf(before) - sumOf(last), sumOf(before));
}

import { isBankDay } from '../../../preload/contract/values/bank-days';
import { dayOf } from '../../../preload/contract/values/calendar-day';
import type { DaySpan } from '../../../preload/contract/values/coverage';
import { type Minor, plusMinor } from '../../../preload/contract/values/minor-units';

/** A balance known for the end of a day. Minor units, day number. */
export interface BalanceAnchor {
  day: number;
  balance: number;
  /** Of one that a file proves: what was there before that day, by the same file. Later on that day others may have come. */
  before?: number;
}

interface BalanceDays {
  /** Sums by day. */
  moneyIn: ReadonlyMap<number, Minor>;
  moneyOut: ReadonlyMap<number, Minor>;
  anchors: readonly BalanceAnchor[];
  /** Covered days in order. */
  spans: readonly DaySpan[];
}

/** Days in a row that end with the same balance. Minor units, day number of the first. */
export interface Stretch {
  day: number;
  length: number;
  balance: number;
}

/** A balance that is younger than what the files tell counts for their end after so many quiet days, where the account books that seldom. */
const reachLimitDays = 100;
/** Days in a row on which no bank books: Easter and Christmas with a weekend have four. */
const idleDays = [0, 1, 2, 3, 4, 5];
/** As many say nothing, however often an account books (coverage.ts). */
const quietDays = 5;

/**
 * Balances of one account at the end of its days. Each span of covered days counts from a balance of its own: what was
 * booked in a gap is not known, so no balance is carried across one.
 */
export class DayBalances {
  /** Where they outgrow what a number holds, no balance is known. */
  readonly #sumUpTo: { day: number; sum: number }[];
  readonly #spans: { first: number; last: number; idleUntil: number; base: number | null }[];

  constructor({ moneyIn, moneyOut, anchors, spans }: BalanceDays) {
    let sum: Minor = 0;
    let isExact = true;
    const days = [...new Set([...moneyIn.keys(), ...moneyOut.keys()])].sort((a, b) => a - b);
    this.#sumUpTo = days.map((day) => {
      sum = plusMinor(sum, plusMinor(moneyIn.get(day) ?? 0, moneyOut.get(day) ?? 0));
      isExact &&= typeof sum === 'number';
      return { day, sum: Number(sum) };
    });
    // An account that books on a weekend, as a wallet does, is not known on the one behind its last Friday.
    const booksAlways = days.some((day) => !isBankDay(dayOf(day)));
    this.#spans = spans.map(({ first, last }, index) => {
      const reach = index === spans.length - 1 ? reachOf(days, first, last) : last;
      const anchor = anchors
        .filter(({ day }) => day >= first && day <= reach)
        .reduce<BalanceAnchor | null>(
          (newest, one) => (!newest || one.day >= newest.day ? one : newest),
          null,
        );
      const base = anchor === null || !isExact ? null : anchor.balance - this.#sum(anchor.day);
      // Between two of them something is missing, or is counted that the bank does not have: on which days, nobody knows.
      const isDenied = anchors.some(
        ({ day, before }) =>
          base !== null &&
          before !== undefined &&
          day >= first &&
          day <= reach &&
          base + this.#sum(day - 1) !== before,
      );
      const idleUntil = booksAlways ? last : lastIdleDay(last);
      return { first, last, idleUntil, base: isDenied ? null : base };
    });
  }

  /**
   * Balance at the end of a day that is covered, or that no bank day of its month parts from the covered days before it, where the account
   * books on bank days alone; null for any other day, and where no balance of that time is known.
   */
  endOf(day: number): number | null {
    const span = this.#spans.findLast(({ first }) => first <= day);
    if (!span || span.base === null || day > span.idleUntil) return null;
    return span.base + this.#sum(Math.min(day, span.last));
  }

  /** What was there before the first day; null unless its balance is known and each day since is covered. */
  opening(): number | null {
    const [whole, ...others] = this.#spans;
    return others.length === 0 ? (whole?.base ?? null) : null;
  }

  /** The lowest end of a covered day, the earliest of several; null unless the balance of every covered day is known. */
  lowest(): { day: number; balance: number } | null {
    let lowest: { day: number; balance: number } | null = null;
    for (const { day, balance } of this.stretches() ?? [])
      if (lowest === null || balance < lowest.balance) lowest = { day, balance };
    return lowest;
  }

  /** All covered days: how many, how many end below zero, the first of these, the mean; null unless each balance is known. */
  overDays(): { days: number; below: number; firstBelow: number | null; mean: number } | null {
    const stretches = this.stretches();
    if (!stretches) return null;
    const seen = { days: 0, below: 0, firstBelow: null as number | null, sum: 0 };
    for (const { day, length, balance } of stretches) {
      seen.days += length;
      seen.sum += balance * length;
      if (balance >= 0) continue;
      seen.below += length;
      seen.firstBelow ??= day;
    }
    const { days, below, firstBelow, sum } = seen;
    return days === 0 ? null : { days, below, firstBelow, mean: Math.round(sum / days) };
  }

  /**
   * How an account kept to an agreed line, in minor units above zero: covered days that end beyond it, the first of these, the longest run
   * of them, and what is drawn of it at the end of a day, in the mean of all covered days and at most. Null unless each balance is known.
   */
  lineUse(limit: number): {
    daysOver: number;
    firstOver: number | null;
    longestRun: number;
    meanDebit: number;
    peakDebit: number;
  } | null {
    const stretches = this.stretches();
    if (!stretches) return null;
    const seen = {
      daysOver: 0,
      firstOver: null as number | null,
      longestRun: 0,
      drawn: 0,
      days: 0,
      peakDebit: 0,
    };
    let run = { until: Number.NaN, length: 0 };
    for (const { day, length, balance } of stretches) {
      const debit = Math.max(0, 0 - balance);
      seen.days += length;
      seen.drawn += debit * length;
      seen.peakDebit = Math.max(seen.peakDebit, debit);
      if (debit <= limit) continue;
      seen.daysOver += length;
      seen.firstOver ??= day;
      run = { until: day + length, length: (run.until === day ? run.length : 0) + length };
      seen.longestRun = Math.max(seen.longestRun, run.length);
    }
    const { days, drawn, ...rest } = seen;
    return days === 0 ? null : { ...rest, meanDebit: Math.round(drawn / days) };
  }

  /** Whether a file tells of the day. */
  covers(day: number): boolean {
    return this.#spans.some(({ first, last }) => first <= day && day <= last);
  }

  /**
   * Ends of the covered days from `from` to `to`: between two bookings the balance stays, so a stretch of days counts at once. Null unless
   * each balance is known.
   */
  stretches(from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY): Stretch[] | null {
    const stretches: Stretch[] = [];
    for (const span of this.#spans) {
      const [first, last] = [Math.max(span.first, from), Math.min(span.last, to)];
      if (first > last) continue;
      if (span.base === null) return null;
      const booked = this.#sumUpTo.map(({ day }) => day).filter((day) => day > first && day <= last);
      const starts = [first, ...booked];
      for (const [index, day] of starts.entries())
        stretches.push({
          day,
          length: (starts[index + 1] ?? last + 1) - day,
          balance: span.base + this.#sum(day),
        });
    }
    return stretches;
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

/** The last of the days after `last` on which no bank books: a balance of Friday is that of Sunday. Within its month: the next one is not known. */
function lastIdleDay(last: number): number {
  const month = dayOf(last).slice(0, 7);
  const idle = idleDays.find((days) => {
    const next = dayOf(last + days + 1);
    return isBankDay(next) || next.slice(0, 7) !== month;
  });
  return last + (idle ?? 0);
}

/**
 * The last day of which a balance says how the newest span ended: a savings account books each quarter, and a balance of months later is its
 * own; where bookings come every few days, some are missing by then. Twice the longest silence is believed.
 */
function reachOf(days: readonly number[], first: number, last: number): number {
  const own = days.filter((day) => day >= first && day <= last);
  const longest = own.reduce((most, day, place) => Math.max(most, day - (own[place - 1] ?? day)), 0);
  const seldom = (own.at(-1) ?? last) + 2 * longest;
  return Math.min(last + reachLimitDays, Math.max(last + quietDays, seldom));
}

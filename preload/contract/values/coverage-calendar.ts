import { dayNumberOf, dayOf, lastDayOfMonth } from './calendar-day';
import { coversMonth, type FileSpan, joinSpans, monthsBetween } from './coverage';

/**
 * What a calendar of an account shows: every day from the first to the last that any file has, in months.
 *
 * - covered: a file has the day, or two files whose balances join have it between them
 * - overlapping: two files have it. Files that meet on a day and whose balances join there do not overlap: a statement that crosses a
 *   month is no duplicate.
 * - partial: two files meet on it or beside it, and their balances contradict each other: bookings of it may be missing; or a booking of it
 *   stands in a file and does not count
 * - missing: no file has it
 * - outside: before the first or after the last day
 */
const dayStates = {
  covered: 'c',
  overlapping: 'o',
  partial: 'p',
  missing: 'm',
  outside: '-',
} as const;
type DayState = keyof typeof dayStates;

interface CalendarMonth {
  /** `YYYY-MM` */
  month: string;
  /** One letter of `dayStates` for each day of the month. */
  days: string;
  /** Whether every bank day of the month is there. */
  state: 'whole' | 'part' | 'none';
}

interface DayRange {
  since: string;
  until: string;
}

interface CoverageCalendar {
  since: string;
  until: string;
  gaps: DayRange[];
  overlaps: DayRange[];
  months: CalendarMonth[];
}

/** Far beyond any bank export; a damaged day must not fill the memory. The newest are kept. */
const monthsShown = 600;

/** Null where no file says anything of the account. @param lacking see `joinSpans` */
export function calendarOf(
  files: readonly FileSpan[],
  lacking: ReadonlySet<number> = new Set(),
): CoverageCalendar | null {
  if (files.length === 0) return null;
  const { spans, gaps } = joinSpans(files, lacking);
  const first = Math.min(...files.map((file) => file.first));
  const last = Math.max(...files.map((file) => file.last));
  const overlaps = overlapsOf(files);
  const stateOf = (day: number): DayState => {
    if (day < first || day > last) return 'outside';
    const isGap = gaps.some(({ since, until }) => day >= since && day <= until);
    if (lacking.has(day)) return 'partial';
    const isCovered = spans.some((span) => day >= span.first && day <= span.last);
    if (isGap) return isCovered ? 'partial' : 'missing';
    return overlaps.some((range) => day >= range.first && day <= range.last) ? 'overlapping' : 'covered';
  };
  const months = monthsBetween(dayOf(first).slice(0, 7), dayOf(last).slice(0, 7)).slice(-monthsShown);
  return {
    since: dayOf(first),
    until: dayOf(last),
    gaps: gaps.map(({ since, until }) => ({ since: dayOf(since), until: dayOf(until) })),
    overlaps: overlaps.map((range) => ({ since: dayOf(range.first), until: dayOf(range.last) })),
    months: months.map((month): CalendarMonth => {
      const start = dayNumberOf(`${month}-01`) ?? 0;
      const end = dayNumberOf(lastDayOfMonth(month)) ?? start;
      const letters = Array.from({ length: end - start + 1 }, (_, at) => dayStates[stateOf(start + at)]);
      const isAny = letters.some((letter) => letter !== dayStates.missing && letter !== dayStates.outside);
      const state = coversMonth(spans, month) ? 'whole' : isAny ? 'part' : 'none';
      return { month, days: letters.join(''), state };
    }),
  };
}

/** Days that two files have, joined. */
function overlapsOf(files: readonly FileSpan[]): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  let open: FileSpan | null = null;
  for (const file of [...files].sort((a, b) => a.first - b.first || a.last - b.last)) {
    if (open && file.first <= open.last && !meets(open, file)) {
      const range = { first: file.first, last: Math.min(open.last, file.last) };
      const before = found.at(-1);
      if (before && range.first <= before.last + 1) before.last = Math.max(before.last, range.last);
      else found.push(range);
    }
    if (!open || file.last >= open.last) open = file;
  }
  return found;
}

/** One ends on the day on which the other begins, and with the balance with which it begins. */
function meets(before: FileSpan, after: FileSpan): boolean {
  return before.last === after.first && before.closing !== null && before.closing === after.opening;
}

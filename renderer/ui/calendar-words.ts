import type { CoverageCalendar } from '../../preload/contract';
import type { Texts } from '../base/language';
import { isolatedText, joinedTexts } from '../base/languages/isolated-text';
import { monthNamesOf } from '../base/month-names';

type CalendarMonth = CoverageCalendar['months'][number];

const states = { c: 'covered', o: 'overlapping', p: 'partial', m: 'missing', '-': 'outside' } as const;
export type DayState = (typeof states)[keyof typeof states];

/** Days of a month that follow each other in one state; both ends included, from 1. */
export interface DayRun {
  readonly state: DayState;
  readonly first: number;
  readonly last: number;
}

export function runsOf({ days }: Pick<CalendarMonth, 'days'>): DayRun[] {
  const runs: DayRun[] = [];
  for (const [at, letter] of Array.from(days).entries()) {
    const state = states[letter as keyof typeof states];
    const open = runs.at(-1);
    if (open?.state === state) runs[runs.length - 1] = { ...open, last: at + 1 };
    else runs.push({ state, first: at + 1, last: at + 1 });
  }
  return runs;
}

/** A month in a sentence: what a person hears who does not see its days. */
export function monthSentence({ t, language, format }: Texts, month: CalendarMonth): string {
  const name = monthNamesOf(language).long(month.month);
  const day = (number: number) => `${month.month}-${String(number).padStart(2, '0')}`;
  const parts = runsOf(month).flatMap(({ state, first, last }) =>
    state === 'outside' ? [] : t(`calendar.run.${state}`, { days: format.period(day(first), day(last)) }),
  );
  return `${isolatedText(name)}: ${parts.length === 0 ? t('calendar.outside') : joinedTexts(parts, '; ')}`;
}

export interface CalendarYear {
  readonly year: string;
  /** January to December; null where the calendar does not reach. */
  readonly months: readonly (CalendarMonth | null)[];
}

/** Newest first: that is what a person looks at. */
export function yearsOf(calendar: CoverageCalendar): CalendarYear[] {
  const byMonth = new Map(calendar.months.map((month) => [month.month, month]));
  const years = Array.from(new Set(calendar.months.map(({ month }) => month.slice(0, 4))));
  return years
    .sort((a, b) => b.localeCompare(a))
    .map((year) => ({
      year,
      months: Array.from({ length: 12 }, (_, at) => {
        return byMonth.get(`${year}-${String(at + 1).padStart(2, '0')}`) ?? null;
      }),
    }));
}

/** What lacks and what is there twice, as ranges of days; the first of them where there are many. */
export function rangesSentence(
  { t, format }: Texts,
  ranges: readonly { since: string; until: string }[],
  limit = Number.POSITIVE_INFINITY,
): string {
  const named = ranges.slice(0, limit).map(({ since, until }) => format.period(since, until));
  const more = ranges.length - named.length;
  return more > 0 ? `${joinedTexts(named)}, ${t('calendar.more', { count: more })}` : joinedTexts(named);
}

import './coverage-calendar.css';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { CoverageCalendar as Calendar } from '../../preload/contract';
import { useTexts } from '../base/language';
import { monthNamesOf } from '../base/month-names';
import { monthSentence, rangesSentence, runsOf, yearsOf } from './calendar-words';

interface CoverageCalendarProps {
  calendar: Calendar;
  /** Of the account, for those who do not see where the calendar stands. */
  label: string;
  /** On paper nothing can be walked. */
  isPrinted?: boolean;
}

const monthNumbers = Array.from({ length: 12 }, (_, at) => `2024-${String(at + 1).padStart(2, '0')}`);

/** Which days of an account are there: a year a line, a month a cell, a day a stroke. States differ in form, not in colour alone. */
export function CoverageCalendar({ calendar, label, isPrinted }: CoverageCalendarProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const names = monthNamesOf(language);
  const years = yearsOf(calendar);
  const reached = calendar.months.map(({ month }) => month);
  const [current, setCurrent] = useState(calendar.months.at(-1)?.month ?? '');
  const table = useRef<HTMLTableElement>(null);
  const shown = calendar.months.find(({ month }) => month === current) ?? calendar.months.at(-1);

  function walk(event: KeyboardEvent) {
    const next = monthAt(reached, current, event.key);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    table.current?.querySelector<HTMLElement>(`[data-month="${next}"]`)?.focus();
  }

  return (
    <div className="coverage-calendar">
      <table ref={table} aria-label={t('calendar.label', { account: label })} onKeyDown={walk}>
        <thead>
          <tr>
            <td />
            {monthNumbers.map((month) => (
              <th key={month} scope="col">
                {names.short(month)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, months }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {months.map((month, at) => (
                <td key={monthNumbers[at]}>
                  {month === null ? null : isPrinted ? (
                    <MonthDays days={month.days} label={monthSentence(texts, month)} />
                  ) : (
                    <button
                      type="button"
                      data-month={month.month}
                      tabIndex={month.month === shown?.month ? 0 : -1}
                      aria-label={monthSentence(texts, month)}
                      title={monthSentence(texts, month)}
                      onFocus={() => setCurrent(month.month)}
                      onClick={() => setCurrent(month.month)}
                    >
                      <MonthDays days={month.days} />
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown && !isPrinted ? <p className="calendar-month">{monthSentence(texts, shown)}</p> : null}
      {calendar.gaps.length > 0 ? (
        <p className="calendar-gaps">
          {t('calendar.gaps', { days: rangesSentence(texts, calendar.gaps, isPrinted ? 40 : 12) })}
        </p>
      ) : (
        <p className="calendar-quiet">{t('calendar.noGaps')}</p>
      )}
      {calendar.overlaps.length > 0 ? (
        <p className="calendar-quiet">
          {t('calendar.overlaps', { days: rangesSentence(texts, calendar.overlaps, isPrinted ? 40 : 12) })}
        </p>
      ) : null}
    </div>
  );
}

/** What the strokes mean; once for all calendars of a page. */
export function CalendarLegend() {
  const { t } = useTexts();
  return (
    <ul className="calendar-legend">
      {(['covered', 'overlapping', 'partial', 'missing'] as const).map((state) => (
        <li key={state}>
          <MonthDays days={{ covered: 'c', overlapping: 'o', partial: 'p', missing: 'm' }[state].repeat(8)} />
          {t(`calendar.state.${state}`)}
        </li>
      ))}
    </ul>
  );
}

/** Where the days of each state stand in a box of ten: overlapping days are two strokes, partial ones half a stroke. */
const strokes = {
  covered: [{ y: 1, height: 8 }],
  overlapping: [
    { y: 0, height: 4 },
    { y: 6, height: 4 },
  ],
  partial: [{ y: 5, height: 4 }],
  missing: [{ y: 1, height: 8 }],
  outside: [],
} as const;

/** @param label of a month that says itself what it is; on paper a figure is told by its drawing alone */
function MonthDays({ days, label }: { days: string; label?: string }) {
  const isTold = label !== undefined;
  return (
    <svg
      role={isTold ? 'img' : undefined}
      aria-label={label}
      aria-hidden={isTold ? undefined : 'true'}
      className="calendar-days"
      viewBox={`0 0 ${days.length} 10`}
      preserveAspectRatio="none"
    >
      {runsOf({ days }).flatMap(({ state, first, last }) =>
        strokes[state].map(({ y, height }) => (
          <rect
            key={`${first}:${y}`}
            data-state={state}
            x={first - 1}
            y={y}
            width={last - first + 1}
            height={height}
          />
        )),
      )}
    </svg>
  );
}

/** Left and right go month by month, up and down by a year (the newest stands on top), Home and End to the first and the last. */
function monthAt(reached: readonly string[], current: string, key: string): string | null {
  const at = reached.indexOf(current);
  const moves: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 12,
    ArrowDown: at - 12,
  };
  if (key === 'Home') return reached[0] ?? null;
  if (key === 'End') return reached.at(-1) ?? null;
  const to = moves[key];
  return to === undefined ? null : (reached[to] ?? null);
}

import { describe, expect, it } from 'vitest';
import { dayNumberOf } from '../../../../../preload/contract/values/calendar-day';
import type { FileSpan } from '../../../../../preload/contract/values/coverage';
import { calendarOf } from '../../../../../preload/contract/values/coverage-calendar';

const span = (since: string, until: string, opening: number | null = null, closing: number | null = null) =>
  ({ first: dayNumberOf(since) ?? 0, last: dayNumberOf(until) ?? 0, opening, closing }) satisfies FileSpan;

describe('the calendar of what is there of an account', () => {
  it('when no file says anything, is none', () => {
    expect(calendarOf([])).toBeNull();
  });

  it('when a file ends before the month does, marks each day, and the month as a part', () => {
    const calendar = calendarOf([span('2025-01-30', '2025-02-27')]);
    expect(calendar).toMatchObject({ since: '2025-01-30', until: '2025-02-27', gaps: [], overlaps: [] });
    expect(calendar?.months).toEqual([
      { month: '2025-01', days: `${'-'.repeat(29)}cc`, state: 'part' },
      { month: '2025-02', days: `${'c'.repeat(27)}-`, state: 'part' },
    ]);
  });

  it('when days lie between two files, names them as a range and marks them missing', () => {
    const calendar = calendarOf([span('2025-03-01', '2025-03-10'), span('2025-03-21', '2025-04-30')]);
    expect(calendar?.gaps).toEqual([{ since: '2025-03-11', until: '2025-03-20' }]);
    expect(calendar?.months[0]?.days).toBe(`${'c'.repeat(10)}${'m'.repeat(10)}${'c'.repeat(11)}`);
    expect(calendar?.months.map(({ state }) => state)).toEqual(['part', 'whole']);
  });

  it('when two files have the same days, marks these and no others as overlapping', () => {
    const calendar = calendarOf([span('2025-03-01', '2025-03-20'), span('2025-03-10', '2025-03-31')]);
    expect(calendar?.overlaps).toEqual([{ since: '2025-03-10', until: '2025-03-20' }]);
    expect(calendar?.months[0]?.days).toBe(`${'c'.repeat(9)}${'o'.repeat(11)}${'c'.repeat(11)}`);
  });

  it('when a statement crosses a month and the next goes on from its balance on the same day, nothing overlaps', () => {
    const files = [
      span('2025-01-20', '2025-02-14', 100, 250),
      span('2025-02-14', '2025-03-14', 250, 90),
      span('2025-03-14', '2025-03-31', 90, 10),
    ];
    expect(calendarOf(files)).toMatchObject({ overlaps: [], gaps: [] });
  });

  it('when a balance joins two files over quiet weeks, nothing is missing between them', () => {
    const files = [span('2025-01-01', '2025-01-31', 5, 70), span('2025-03-01', '2025-03-31', 70, 8)];
    expect(calendarOf(files)?.months.map(({ state }) => state)).toEqual(['whole', 'whole', 'whole']);
  });

  it('when balances contradict each other on neighbouring days, marks the day before as partly there', () => {
    const files = [span('2025-01-01', '2025-01-31', 5, 70), span('2025-02-01', '2025-02-28', 75, 8)];
    const calendar = calendarOf(files);
    expect(calendar?.gaps).toEqual([{ since: '2025-01-31', until: '2025-01-31' }]);
    expect(calendar?.months[0]?.days.at(-1)).toBe('p');
  });
});

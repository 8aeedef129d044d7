import { describe, expect, it } from 'vitest';
import { dayNumberOf } from '../../../../preload/contract/values/calendar-day';
import { calendarOf } from '../../../../preload/contract/values/coverage-calendar';
import { formatOf } from '../../../../renderer/base/format';
import { rangesSentence, runsOf, yearsOf } from '../../../../renderer/ui/calendar-words';

const day = (text: string) => dayNumberOf(text) ?? 0;
const span = (first: string, last: string) => ({
  first: day(first),
  last: day(last),
  opening: null,
  closing: null,
});

describe('a coverage calendar in words', () => {
  it('days of one state are one run, and every day of the month is in one', () => {
    const runs = runsOf({ days: `--ccc${'m'.repeat(10)}oop${'c'.repeat(13)}` });
    expect(runs).toEqual([
      { state: 'outside', first: 1, last: 2 },
      { state: 'covered', first: 3, last: 5 },
      { state: 'missing', first: 6, last: 15 },
      { state: 'overlapping', first: 16, last: 17 },
      { state: 'partial', first: 18, last: 18 },
      { state: 'covered', first: 19, last: 31 },
    ]);
  });

  it('ten years are ten lines of twelve months, the newest first, with nothing where no file reaches', () => {
    const calendar = calendarOf([span('2016-03-10', '2025-11-20')]);
    const years = calendar ? yearsOf(calendar) : [];
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 10 }, (_, at) => String(2025 - at)));
    expect(years.every(({ months }) => months.length === 12)).toBe(true);
    expect(years[0]?.months[11]).toBeNull();
    expect(years[9]?.months.slice(0, 3).map((month) => month?.state ?? null)).toEqual([null, null, 'part']);
  });

  it('a statement that crosses the month is no overlap, and a gap is named by its days', () => {
    const calendar = calendarOf([
      span('2025-01-01', '2025-02-10'),
      span('2025-02-11', '2025-03-05'),
      span('2025-04-20', '2025-05-31'),
    ]);
    expect(calendar?.overlaps).toEqual([]);
    expect(calendar?.gaps).toEqual([{ since: '2025-03-06', until: '2025-04-19' }]);
    const texts = { t: (key: string) => key, format: formatOf('en') } as never;
    expect(rangesSentence(texts, calendar?.gaps ?? [])).toBe(
      formatOf('en').period('2025-03-06', '2025-04-19'),
    );
    const many = [...(calendar?.gaps ?? []), { since: '2025-06-01', until: '2025-06-01' }];
    expect(rangesSentence(texts, many, 1)).toContain('calendar.more');
  });
});

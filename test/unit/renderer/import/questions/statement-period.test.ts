import { describe, expect, it } from 'vitest';
import {
  dayExample,
  offeredYears,
  typedDay,
} from '../../../../../renderer/import/questions/statement-period';

describe('the period of a statement', () => {
  it.each([
    ['31.12.2024', '2024-12-31'],
    ['1/2/2024', '2024-02-01'],
    [' 05-03-2024 ', '2024-03-05'],
    ['2024-02-29', '2024-02-29'],
  ])('when %s is typed, the day is read with the day before the month', (text, day) => {
    expect(typedDay(text)).toBe(day);
  });

  it.each(['', '31.04.2024', '29.02.2023', '12/31/2024', '1.2.24', '0.1.2024', 'März 2024'])(
    'when %j is typed, it is no day',
    (text) => {
      expect(typedDay(text)).toBeNull();
    },
  );

  it('when an example is shown, it can be typed as it stands', () => {
    expect(Object.values(dayExample).map(typedDay)).toEqual(['2024-12-31', '2024-12-31']);
  });

  it('when years are offered, they begin with the running one', () => {
    expect(offeredYears(new Date(2026, 0, 1), 3)).toEqual(['2026', '2025', '2024']);
  });
});

import { describe, expect, it } from 'vitest';
import { DayKeys } from '../../../../../main/store/rows/day-keys';
import { dayNumberOf } from '../../../../../preload/contract/values/calendar-day';

const day = (text: string) => dayNumberOf(text) ?? 0;

describe('days and amounts by which a line may be one that was read in another way', () => {
  const keys = new DayKeys();
  keys.add(0, day('2025-04-03'), 1_250);

  it.each<[string, number, string, number, boolean]>([
    ['the same day of the account, whatever the amount', 0, '2025-04-03', 77, true],
    ['the other sign in another account', 1, '2025-04-03', -1_250, true],
    ['day and month turned round', -1, '2025-03-04', 1_250, true],
    ['another amount in another account', 1, '2025-04-03', 1_251, false],
    ['another day', 0, '2025-04-04', 1_250, false],
    ['turned round with another amount', 0, '2025-03-04', 1_251, false],
  ])('%s', (_name, account, text, amount, isNear) => {
    expect(keys.has(account, day(text), amount)).toBe(isNear);
  });
});

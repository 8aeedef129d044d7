import { describe, expect, it } from 'vitest';
import { backOffDelayMs, retryAfterMs } from '../../../../../main/service/requests/retry-policy';

describe('the wait before a repeat', () => {
  const limits = { backOffBaseMs: 500, backOffCapMs: 30_000 };
  it('doubles up to its cap, and chance only makes it longer', () => {
    const least = [0, 1, 2, 3, 4, 5, 6, 7].map((repeat) => backOffDelayMs(repeat, () => 0, limits));
    expect(least).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(backOffDelayMs(3, () => 1, limits)).toBe(5_200);
  });
});

describe('the header Retry-After', () => {
  const nowMs = Date.parse('2026-03-02T08:00:00Z');
  it('when it counts seconds: gives milliseconds', () => {
    expect(retryAfterMs('3', nowMs)).toBe(3_000);
    expect(retryAfterMs('0', nowMs)).toBe(0);
  });

  it('when it is a date: gives the time until then, never less than nothing', () => {
    expect(retryAfterMs('Mon, 02 Mar 2026 08:00:10 GMT', nowMs)).toBe(10_000);
    expect(retryAfterMs('Mon, 02 Mar 2026 07:00:00 GMT', nowMs)).toBe(0);
  });

  it('when the clock of this machine is an hour off: the date of the answer counts', () => {
    const date = 'Mon, 02 Mar 2026 09:00:00 GMT';
    expect(retryAfterMs('Mon, 02 Mar 2026 09:00:10 GMT', nowMs, date)).toBe(10_000);
  });

  it.each(['99999999999999', '3000000', 'Mon, 02 Mar 9999 08:00:00 GMT', '9'.repeat(400)])(
    'when it asks for %s: it is asked again after a day (SEC-45)',
    (value) => {
      expect(retryAfterMs(value, nowMs)).toBe(24 * 3_600_000);
    },
  );

  it.each([undefined, null, '', 'soon', '-5'])('when it is %s: says nothing', (value) => {
    expect(retryAfterMs(value, nowMs)).toBeUndefined();
  });
});

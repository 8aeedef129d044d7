import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bookingDayOfTimestamp, timestampOfBookingDay } from '../../../../../main/service/wire/booking-day';
import fc from '../../../../property';

const script = fileURLToPath(new URL('./print-booking-days.ts', import.meta.url));

describe('a booking day on the wire (B021)', () => {
  it.each(['America/Los_Angeles', 'Europe/Berlin', 'Pacific/Auckland'])(
    'with the machine in %s: goes out as noon UTC and comes back as the same day',
    (timeZone) => {
      const run = spawnSync(process.execPath, ['--import', 'tsx', script], {
        env: { ...process.env, TZ: timeZone },
        encoding: 'utf8',
      });
      expect(run.stderr).toBe('');
      expect(JSON.parse(run.stdout)).toEqual({
        timeZone,
        body: '[{"transactionId":"t1","amount":-4.5,"bookingDate":1740830400}]',
        milliseconds: 1740830400000,
        read: Array(8).fill('2025-03-01'),
      });
    },
  );

  it('for any day and either unit: reads back what it wrote', () => {
    const days = fc
      .date({
        min: new Date('1990-01-01T00:00:00Z'),
        max: new Date('2090-12-31T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, fc.constantFrom<'s' | 'ms'>('s', 'ms'), (day, unit) => {
        expect(bookingDayOfTimestamp(timestampOfBookingDay(day, unit))).toBe(day);
      }),
    );
  });

  it('when the service writes midnight in Berlin: the day holds through summer and winter time', () => {
    expect(bookingDayOfTimestamp('2025-06-30T22:00:00Z')).toBe('2025-07-01');
    expect(bookingDayOfTimestamp('2025-06-30T21:59:59Z')).toBe('2025-06-30');
    expect(bookingDayOfTimestamp('2025-12-31T23:00:00Z')).toBe('2026-01-01');
    expect(bookingDayOfTimestamp('2025-12-31T22:30:00Z')).toBe('2025-12-31');
  });

  it.each(['2025-02-29', '2025-13-01', '2025-3-1', '', '01.03.2025'])(
    'when "%s" is no day of the calendar: refuses to make a number of it',
    (day) => {
      expect(() => timestampOfBookingDay(day, 's')).toThrow(RangeError);
    },
  );

  it.each([undefined, null, '', 'soon', '2025-02-30', {}, Number.NaN])(
    'when the service sends %s: says that it cannot be read',
    (rawTimestamp) => {
      expect(bookingDayOfTimestamp(rawTimestamp)).toBeUndefined();
    },
  );
});

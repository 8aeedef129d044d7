const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const zonedPattern = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/i;
const localPattern = /^(\d{4}-\d{2}-\d{2})[T ]\d/;

/** From here on a number is read as milliseconds: as seconds it would lie beyond the year 5000. */
const millisecondsFrom = 1e11;

/** Made when it is asked for: the system's table of zones costs each thread that loads this 25 ms. */
let berlin: Intl.DateTimeFormat | null = null;

function dayInBerlin(instant: Date): string {
  berlin ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return berlin.format(instant);
}

/**
 * Unix timestamp of a booking day (`YYYY-MM-DD`): 12:00 UTC, which is the same calendar day in every European zone
 * and in UTC, whatever zone this machine is in (B021; interface-gaps.md). The one place where a day becomes a number.
 *
 * @throws RangeError when `day` is no day of the calendar
 */
export function timestampOfBookingDay(day: string, unit: 's' | 'ms'): number {
  const [, year, month, date] = dayPattern.exec(day) ?? [];
  const noonMs = Date.UTC(Number(year), Number(month) - 1, Number(date), 12);
  if (Number.isNaN(noonMs) || new Date(noonMs).toISOString().slice(0, 10) !== day) {
    throw new RangeError('not a calendar day');
  }
  return unit === 'ms' ? noonMs : noonMs / 1000;
}

/**
 * The booking day that a service meant: seconds, milliseconds (told apart by size) or ISO text, read as the calendar
 * day in Europe/Berlin, so that midnight in Berlin, midnight UTC and noon UTC all give the same day. Text without a
 * zone keeps the day it names. Undefined when unreadable.
 */
export function bookingDayOfTimestamp(rawTimestamp: unknown): string | undefined {
  if (typeof rawTimestamp === 'number') return dayOfNumber(rawTimestamp);
  if (typeof rawTimestamp !== 'string') return undefined;
  const text = rawTimestamp.trim();
  if (/^-?\d+(\.\d+)?$/.test(text)) return dayOfNumber(Number(text));
  if (dayPattern.test(text)) return isCalendarDay(text) ? text : undefined;
  if (zonedPattern.test(text)) return dayOfInstant(Date.parse(text));
  const named = localPattern.exec(text)?.[1];
  return named !== undefined && isCalendarDay(named) ? named : undefined;
}

function isCalendarDay(day: string): boolean {
  const instantMs = Date.parse(`${day}T12:00:00Z`);
  return !Number.isNaN(instantMs) && new Date(instantMs).toISOString().startsWith(day);
}

function dayOfNumber(value: number): string | undefined {
  return dayOfInstant(Math.abs(value) >= millisecondsFrom ? value : value * 1000);
}

function dayOfInstant(instantMs: number): string | undefined {
  const instant = new Date(instantMs);
  if (Number.isNaN(instant.getTime())) return undefined;
  // Before 22:00 UTC Berlin (UTC+1 or +2) has the same day; the slow formatter is needed for two hours only.
  return instant.getUTCHours() < 22 ? instant.toISOString().slice(0, 10) : dayInBerlin(instant);
}

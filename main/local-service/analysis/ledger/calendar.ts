/** Calendar arithmetic on YYYY-MM-DD without Date objects: days count from 1970-01-01, months from year 0. */

const cumulative = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (lengths[month - 1] ?? 30);
}

/** `count` digits from a place; what `Number` makes of the piece where one is none. */
function digitsAt(day: string, start: number, count: number): number {
  let value = 0;
  for (let i = start; i < start + count; i += 1) {
    const digit = day.charCodeAt(i) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number(day.slice(start, start + count));
    value = value * 10 + digit;
  }
  return value;
}

export function toDayNumber(day: string): number {
  const year = digitsAt(day, 0, 4);
  const month = digitsAt(day, 5, 2);
  const date = digitsAt(day, 8, 2);
  const before = year - 1;
  const leaps = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  const extra = month > 2 && isLeapYear(year) ? 1 : 0;
  return before * 365 + leaps + (cumulative[month - 1] ?? 0) + extra + date - 719_163;
}

export function fromDayNumber(dayNumber: number): string {
  return new Date(dayNumber * 86_400_000).toISOString().slice(0, 10);
}

/** Months since year 0; fractions are not kept. */
export function monthIndex(day: string): number {
  return digitsAt(day, 0, 4) * 12 + digitsAt(day, 5, 2) - 1;
}

export function monthName(index: number): string {
  const year = Math.floor(index / 12);
  return `${String(year).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

export function lastDayOfMonth(month: string): string {
  const length = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  return `${month}-${String(length).padStart(2, '0')}`;
}

/** The same date `months` later, moved back to the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const index = monthIndex(day) + months;
  const month = monthName(index);
  const last = Number(lastDayOfMonth(month).slice(8));
  return `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`;
}

/** Monday is 0. */
export function weekday(dayNumber: number): number {
  return (((dayNumber + 3) % 7) + 7) % 7;
}

/** Easter Sunday of the Gregorian calendar, as days since 1970 (Gauss). */
function easterOf(year: number): number {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const m = (15 + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)) % 30;
  const d = (19 * a + m) % 30;
  const moon = d === 29 || (d === 28 && a > 10) ? d - 1 : d;
  const n = (4 + century - Math.floor(century / 4)) % 7;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + n) % 7;
  return toDayNumber(`${String(year).padStart(4, '0')}-03-22`) + moon + e;
}

const fixedHolidays = new Set(['01-01', '05-01', '12-25', '12-26']);

/** Monday to Friday without the closing days of the euro's payment system: on other days no bank books. */
export function isBankDay(dayNumber: number): boolean {
  if (weekday(dayNumber) > 4) return false;
  const day = fromDayNumber(dayNumber);
  if (fixedHolidays.has(day.slice(5))) return false;
  const fromEaster = dayNumber - easterOf(Number(day.slice(0, 4)));
  return fromEaster !== -2 && fromEaster !== 1;
}

/** `month`: YYYY-MM. */
export function firstBankDayOf(month: string): string {
  let day = toDayNumber(`${month}-01`);
  while (!isBankDay(day)) day += 1;
  return fromDayNumber(day);
}

export function lastBankDayOf(month: string): string {
  let day = toDayNumber(lastDayOfMonth(month));
  while (!isBankDay(day)) day -= 1;
  return fromDayNumber(day);
}

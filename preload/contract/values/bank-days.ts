import { dayNumberOf, lastDayOfMonth } from './calendar-day';

/**
 * Days on which banks book: Monday to Friday without the closing days of TARGET (the settlement system of the euro) and
 * the public holidays of all German states. A day that only some states keep is a bank day: taking it for one asks, the
 * other way round a month would count as whole although bookings may be missing.
 */
const fixedHolidays = new Set(['01-01', '05-01', '10-03', '12-25', '12-26']);

/** Good Friday, Easter Monday, Ascension Day, Whit Monday: days from Easter Sunday. */
const easterHolidays = [-2, 1, 39, 50];

export function isBankDay(day: string): boolean {
  const number = dayNumberOf(day);
  if (number === null || isWeekend(number) || fixedHolidays.has(day.slice(5))) return false;
  return !easterHolidays.includes(number - easterSunday(Number(day.slice(0, 4))));
}

interface BankDays {
  readonly first: number;
  readonly last: number;
}

/** Every chart asks for each of its months and accounts, many times. */
const known = new Map<string, BankDays>();
/** More months than anybody has; what an answer makes up does not fill the memory. */
const monthsKept = 5_000;

/** First and last bank day of a month given as `YYYY-MM`, as day numbers. */
export function bankDaysOfMonth(month: string): BankDays {
  const found = known.get(month) ?? bankDaysIn(month);
  if (known.size >= monthsKept) known.clear();
  known.set(month, found);
  return found;
}

function bankDaysIn(month: string): BankDays {
  const start = dayNumberOf(`${month}-01`) ?? 0;
  const end = dayNumberOf(lastDayOfMonth(month)) ?? 0;
  const dayIn = (number: number) => `${month}-${String(number - start + 1).padStart(2, '0')}`;
  let [first, last] = [start, end];
  while (first < end && !isBankDay(dayIn(first))) first += 1;
  while (last > first && !isBankDay(dayIn(last))) last -= 1;
  return { first, last };
}

/** 1970-01-01 was a Thursday. */
function isWeekend(dayNumber: number): boolean {
  const weekday = (((dayNumber + 3) % 7) + 7) % 7;
  return weekday >= 5;
}

/** Day number of Easter Sunday in the Gregorian calendar (the rule of the anonymous computus). */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const skipped = century - Math.floor(century / 4);
  const moon = (19 * golden + skipped - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - moon - (yearOfCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const fromMarch = moon + weekday - 7 * correction + 114;
  const month = Math.floor(fromMarch / 31);
  const day = (fromMarch % 31) + 1;
  return dayNumberOf(`${year}-0${month}-${String(day).padStart(2, '0')}`) ?? 0;
}

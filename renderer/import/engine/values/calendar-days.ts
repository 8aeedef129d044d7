import { dayNumberOf } from '../../../../preload/contract/values/calendar-day';
import type { DateParts } from './date-parts';
import { dayOfNumber } from './day-numbers';
import { easternParts } from './eastern-dates';
import { KnownTexts } from './known-texts';
import { monthOf } from './month-names';
import { unprotected } from './protected-cell';
import { RecentTexts } from './recent-texts';

/** Reading of calendar days: no clock, no zone. The order of day and month belongs to the column, not to the cell. */

/** `dayNumber`: days counted by a spreadsheet. */
export type DateOrder = 'DMY' | 'MDY' | 'YMD' | 'YDM' | 'dayNumber';

export const dateFailure = { unreadable: 1, nonexistent: 2, noYear: 3 } as const;

/** What a bank writes before this is no day: a place holder, such as `01.01.0001`. */
export const earliestYear = 1000;

const daysOfMonth = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function dayExists(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1 || day > (daysOfMonth[month] ?? 0)) return false;
  return month !== 2 || day < 29 || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0));
}

/** Whether a text as YYYY-MM-DD names a day that exists and may be one of a booking. */
export function isStatedDay(text: string): boolean {
  return dayNumberOf(text) !== null && Number(text.slice(0, 4)) >= earliestYear;
}

export function isoDay(year: number, month: number, day: number): string {
  return `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}

/** Behind `01.02.` and a blank, what a colon follows is the hour, not the year. */
const numeric =
  /^(\d{1,4})([./\-−\s])\s?(\d{1,2})(?:\2(?!\s\d{1,2}:)\s?(\d{4}|\d{1,2}))?([./]?)(?:[T\s:,-]+\d{1,2}[:.]\d{2}.*|[T\s]+\d{1,2} ?[AP]M.*|\sas of\s\d.*)?$/;
/** With a time of the day behind it, but not the beginning of a longer number such as that of an account. */
const compact = /^(\d{4})(\d{2})(\d{2})(?:[T\s]\d{4,6}.*|(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?(?!\d).*)?$/;
/** Day, month and year without anything between them; a first zero may be lost. No other number of this length ends in such a year. */
const compactYearLast = /^(\d{1,2})(\d{2})(199\d|20\d{2})$/;
const named =
  /^(?:\p{L}{2,10}[.,]?\s+)?(\d{1,2})(?:st|nd|rd|th)?[.\s-]{0,2}(?:de\s+)?(\p{L}{3,12})\.?,?[\s-]?(?:de\s+)?(\d{4}|\d{2})?(?:\s?[гр]\.?)?(?:[.,]?[T\s,]+(?:(?:at|um|alle|à|kl\.?|в|о)\s)?\d{1,2}[:.]\d{2}.*)?$/u;
/** `Mo, 03.03.2025`, `lun. 03/03/2025`, `Fri, Jan 30, 2026`: the name of a day of the week in front of numbers or of a month. */
const weekday =
  /^(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|mie|jue|vie|sab|dom|gio|[a-z]{3,4}tag|mittwoch|(?:mon|tues|wednes|thurs|fri|satur|sun)day|ma|wo|vr|za|zo|man|tir|ons|tor|fre|lor|son|pn|wt|sr|cz|pt|nd|po|ut|st|ct|pa|ne)[.,]{0,2}\s+(\d{1,4}[./-]\d.*|\p{L}{3,12}\.?\s\d{1,2}(?!\d).*)$/iu;
const namedFirst =
  /^(?:(\d{4})[\s/-])?(\p{L}{3,12})\.?[\s/-](\d{1,2})(?:st|nd|rd|th)?,?(?:[\s-](\d{4}))?(?:[\s,]+\d{1,2}[:.]\d{2}.*)?$/u;

/** Some order of day, month and year must be possible: a sort code such as `99-88-74` is no date. */
function isPlausible(a: number, b: number, c: number, digitsA: number, digitsC: number): boolean {
  const fits = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12;
  const yearLast = digitsA < 4 && (fits(a, b) || fits(b, a));
  const yearFirst = digitsC < 4 && (fits(b, c) || fits(c, b));
  return yearLast || yearFirst;
}

function yearLastParts(text: string): DateParts | null {
  const found = compactYearLast.exec(text);
  if (!found) return null;
  const [, a = '', b = '', c = ''] = found;
  if (!isPlausible(+a, +b, +c, 2, 4)) return null;
  return { parts: [+a, +b, +c], digits: [2, 2, 4], separator: '', namedMonth: -1, hasYear: true };
}

/** Digits of a `compact` match; any other eight digits may be a day that ends in its year. */
function compactParts(text: string, [, year = '', month = '', day = '']: RegExpExecArray): DateParts | null {
  const isYearFirst =
    Number(year) >= 1900 &&
    Number(year) <= 2199 &&
    Number(month) <= 12 &&
    Number(day) <= 31 &&
    month !== '00';
  return isYearFirst
    ? { parts: [+year, +month, +day], digits: [4, 2, 2], separator: '', namedMonth: -1, hasYear: true }
    : yearLastParts(text);
}

function numericParts(
  text: string,
  [, a = '', separator = '', b = '', c]: RegExpExecArray,
): DateParts | null {
  if (c === undefined) {
    if (a.length > 2 || separator !== '.' || !text.startsWith(`${a}.${b}.`)) return null;
    return { parts: [+a, +b, 0], digits: [a.length, b.length, 0], separator, namedMonth: -1, hasYear: false };
  }
  // `2025/3/4`: only a year in front leaves one digit for the day.
  const isTorn = a.length === 3 || (a.length === 4 ? c.length === 4 : c.length === 1);
  if (isTorn || !isPlausible(+a, +b, +c, a.length, c.length)) return null;
  const digits: DateParts['digits'] = [a.length, b.length, c.length];
  return { parts: [+a, +b, +c], digits, separator, namedMonth: -1, hasYear: true };
}

function namedParts(day = '', name = '', year = ''): DateParts | null {
  const month = monthOf(name);
  if (month === undefined) return null;
  return {
    parts: [+day, month, +year],
    digits: [2, 2, year.length],
    separator: ' ',
    namedMonth: 1,
    hasYear: year !== '',
  };
}

const hasDigit = /\d/;

const longestDate = 40;
const known = new KnownTexts(partsOf);

/** Takes a cell apart; null when it is no date in any form. */
export function dateParts(raw: string): DateParts | null {
  const text = raw.trim();
  return text.length < 5 || text.length > longestDate || !hasDigit.test(text) ? null : known.of(text);
}

function partsOf(cell: string): DateParts | null {
  let text = unprotected(cell);
  if (text.startsWith("'")) text = text.slice(1).replace(/'$/, '');
  const eastern = easternParts(text);
  if (eastern !== undefined) return eastern;
  const short = compact.exec(text);
  if (short) return compactParts(text, short);
  const yearLast = text.length <= 8 ? yearLastParts(text) : null;
  if (yearLast) return yearLast;
  const plain = numeric.exec(text);
  if (plain) return numericParts(text, plain);
  const behind = weekday.exec(text)?.[1];
  if (behind !== undefined) return dateParts(behind);
  const dayFirst = named.exec(text);
  if (dayFirst) return namedParts(dayFirst[1], dayFirst[2], dayFirst[3]);
  const monthFirst = namedFirst.exec(text);
  return monthFirst ? namedParts(monthFirst[3], monthFirst[2], monthFirst[1] ?? monthFirst[4]) : null;
}

/** A form in which spreadsheets show days that they took for dates: the year in front, or the month by its name. */
export function isOutOfPlaceForm({ digits, namedMonth }: DateParts): boolean {
  return digits[0] === 4 || namedMonth >= 0;
}

export type ShortParts = readonly [number, number, number];

const sixDigits = /^\d{6}$/;

/** Six digits that are a day in some order, or null. A day only in a column that is known to hold days (`bare-days`). */
export function bareParts(text: string): ShortParts | null {
  if (text.length !== 6 || !sixDigits.test(text)) return null;
  const parts: ShortParts = [+text.slice(0, 2), +text.slice(2, 4), +text.slice(4)];
  const [a, b, c] = parts;
  const isDay = dayExists(2000 + c, b, a) || dayExists(2000 + c, a, b) || dayExists(2000 + a, b, c);
  return isDay ? parts : null;
}

function bareDate(text: string): DateParts | null {
  const parts = bareParts(text);
  return parts ? { parts, digits: [2, 2, 2], separator: '', namedMonth: -1, hasYear: true } : null;
}

/** Years of the Buddhist calendar, as banks in Thailand write them, run ahead by so many; no other year is that large. */
const buddhistYears = 543;
const buddhistFrom = 2443;

/** Two-digit years are of this century: an export of a bank is never from 1924. */
export function fullYear(year: number, digits: number): number {
  if (digits <= 2) return 2000 + year;
  return year >= buddhistFrom && year < buddhistFrom + 200 ? year - buddhistYears : year;
}

/** The year that puts a day without year into the period; the period may cross a new year. Null when none does. */
export function yearWithin(month: number, day: number, from: string, to: string): number | null {
  const first = Number(from.slice(0, 4));
  const last = Number(to.slice(0, 4));
  let nearest: number | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (let year = first - 1; year <= last + 1; year++) {
    if (!dayExists(year, month, day)) continue;
    const text = isoDay(year, month, day);
    if (text >= from && text <= to) return year;
    const days = Math.min(Math.abs(daysBetween(text, from)), Math.abs(daysBetween(text, to)));
    if (days < distance) {
      distance = days;
      nearest = year;
    }
  }
  // A value date may lie a few days outside of the period of its statement.
  return distance <= 45 ? nearest : null;
}

export function daysBetween(a: string, b: string): number {
  return Math.round(
    (Date.UTC(+b.slice(0, 4), +b.slice(5, 7) - 1, +b.slice(8, 10)) -
      Date.UTC(+a.slice(0, 4), +a.slice(5, 7) - 1, +a.slice(8, 10))) /
      86_400_000,
  );
}

export interface DayPeriod {
  from: string;
  to: string;
  /** Day and month of the period itself could be swapped. */
  isOpen?: boolean;
}

/** Reads the dates of one column; results are remembered, since neighbouring rows share their days. */
export class DayReader {
  private readonly known = new RecentTexts<string | number>();
  private lastText = '';
  private lastResult: string | number = dateFailure.unreadable;

  constructor(
    readonly order: DateOrder,
    private readonly period: DayPeriod | null,
    /** A spreadsheet exchanged day and month of what it took for dates; see `spoiled-cells`. */
    private readonly isSwapped = false,
  ) {}

  /** The day as YYYY-MM-DD, or a code of `dateFailure`. */
  read(text: string): string | number {
    if (text === this.lastText) return this.lastResult;
    this.lastResult = this.known.of(text, this.parse);
    this.lastText = text;
    return this.lastResult;
  }

  private readonly parse = (text: string): string | number => {
    if (this.order === 'dayNumber') return dayOfNumber(unprotected(text)) ?? dateFailure.unreadable;
    const found = dateParts(text) ?? bareDate(unprotected(text.trim()));
    if (!found) return dateFailure.unreadable;
    const [a, b, c] = found.parts;
    const [digitsA, , digitsC] = found.digits;
    if (!found.hasYear) {
      const [day, month] = this.order === 'MDY' && found.namedMonth < 0 ? [b, a] : [a, b];
      if (!this.period) return dateFailure.noYear;
      const year = yearWithin(month, day, this.period.from, this.period.to);
      if (year === null) return dayExists(2024, month, day) ? dateFailure.noYear : dateFailure.nonexistent;
      return isoDay(year, month, day);
    }
    let [year, month, day] = [c, b, a];
    let yearDigits = digitsC;
    if (found.namedMonth < 0) {
      if (digitsA === 4 || this.order === 'YMD' || this.order === 'YDM') {
        if (digitsA !== 4 && digitsC === 4) return dateFailure.unreadable;
        [year, month, day] = this.order === 'YDM' ? [a, c, b] : [a, b, c];
        yearDigits = digitsA;
      } else if (this.order === 'MDY') [month, day] = [a, b];
    }
    year = fullYear(year, yearDigits);
    if (this.isSwapped && day <= 12 && isOutOfPlaceForm(found)) [month, day] = [day, month];
    if (dayExists(year, month, day))
      return year < earliestYear ? dateFailure.unreadable : isoDay(year, month, day);
    return month >= 1 && month <= 12 && day >= 1 && day <= 31
      ? dateFailure.nonexistent
      : dateFailure.unreadable;
  };
}

import type { DecimalSign } from '../values/amounts';
import { decideShortYears } from '../values/bare-days';
import { bareParts, type DateOrder, dateParts, type ShortParts } from '../values/calendar-days';
import type { Column } from './column-candidates';
import type { ColumnProfile } from './column-profile';

/** A decision about a whole column: sure, or a proposal that needs the user. */
export interface StyleDecision<T> {
  value: T;
  isSure: boolean;
  /** The file itself contradicts every single reading. */
  isConflict: boolean;
  /** Cells are written in both styles, and none of them fits both. */
  isApart?: boolean;
  /** The same, and only a few are written in the other style. */
  isMixed?: boolean;
}

function sure<T>(value: T): StyleDecision<T> {
  return { value, isSure: true, isConflict: false };
}

function shortYears(profile: ColumnProfile): ShortParts[] {
  return [...profile.distinct.keys()].flatMap((text) => {
    const bare = bareParts(text);
    if (bare) return [bare];
    const found = dateParts(text);
    return found?.hasYear && found.namedMonth < 0 ? [found.parts] : [];
  });
}

/** The orders that give a day in every cell, likeliest first. */
export function dateOrdersOf(profile: ColumnProfile): DateOrder[] {
  const isBare = profile.date.separator === '' && profile.date.shortYear === profile.dates;
  if (isBare) return decideShortYears(shortYears(profile)).orders;
  const { date } = profile;
  if (date.yearFirst > 0 && date.yearLast + date.shortYear + date.noYear === 0) return ['YMD', 'YDM'];
  return decideDateOrder(profile).value === 'YMD' || date.maxFirst > 31 ? ['YMD', 'DMY'] : ['DMY', 'MDY'];
}

/** How many different days have no other order than the first of a pair, and than the second. */
function countProofs(profile: ColumnProfile, isFirst: (text: string) => [number, number] | null) {
  let [first, second] = [0, 0];
  for (const text of profile.distinct.keys()) {
    const [day, month] = isFirst(text) ?? [0, 0];
    if (day > 12 && day <= 31 && month >= 1 && month <= 12) first++;
    if (month > 12 && month <= 31 && day >= 1 && day <= 12) second++;
  }
  return { first, second };
}

/** Fewest days that prove a rare order. */
const fewestProofs = 3;

/** `2024-13-01`: the day before the month is so rare that one slip does not prove it; beside days that deny it, it is asked. */
function decideYearFirst(profile: ColumnProfile): StyleDecision<DateOrder> {
  const { first: dayFirst, second: monthFirst } = countProofs(profile, (text) => {
    const found = dateParts(text);
    return found && found.digits[0] === 4 ? [found.parts[1], found.parts[2]] : null;
  });
  if (dayFirst >= fewestProofs && monthFirst === 0) return sure('YDM');
  return { value: dayFirst > monthFirst ? 'YDM' : 'YMD', isSure: false, isConflict: false };
}

/** Days that are none in the one order beside days that are none in the other: two exports joined, or a slip in one of them. */
function decideMixed(profile: ColumnProfile): StyleDecision<DateOrder> {
  const { first: dayFirst, second: monthFirst } = countProofs(profile, (text) => {
    const found = dateParts(text);
    return found && found.namedMonth < 0 && found.digits[0] !== 4 ? [found.parts[0], found.parts[1]] : null;
  });
  if (monthFirst === 0) return sure('DMY');
  if (dayFirst === 0) return sure('MDY');
  return { value: monthFirst > dayFirst ? 'MDY' : 'DMY', isSure: false, isConflict: true };
}

/** Order of day, month and year, from the largest numbers that stand in each place. */
export function decideDateOrder(profile: ColumnProfile): StyleDecision<DateOrder> {
  const { date } = profile;
  if (profile.isDayNumbers) return sure('dayNumber');
  const numeric = date.yearFirst + date.yearLast + date.shortYear + date.noYear;
  if (numeric === 0 && !profile.isBareDays) return sure('DMY');
  if (date.yearFirst > 0 && date.yearLast + date.shortYear + date.noYear === 0)
    return date.maxOfMonth > 12 ? decideYearFirst(profile) : sure('YMD');
  if (profile.isBareDays || (date.shortYear > 0 && date.shortYear === numeric)) {
    const decided = decideShortYears(shortYears(profile));
    const [value = 'DMY'] = decided.orders;
    if (date.separator === '')
      return { value, isSure: decided.isSure, isConflict: decided.orders.length === 0 };
    // `45.02.23`: one slip must not turn the others round.
    if (date.separator === '.' && date.maxFirst > 31)
      return { value: 'DMY', isSure: false, isConflict: false };
    if (decided.isSure && value === 'YMD') return sure(value);
    // `24.03.15`: days of one week, or of three years.
    if (date.separator === '.' && decided.isYearFirst)
      return { value: 'YMD', isSure: false, isConflict: false };
    // `24/09/01`: the year in front keeps the days together, and too few of them prove it.
    if (date.separator !== '.' && (value === 'YMD' || decided.mayBeYearFirst))
      return { value, isSure: false, isConflict: false };
  }
  if (date.shortYear > 0 && date.yearLast === 0 && date.maxFirst > 31) return sure('YMD');
  if (date.maxFirst > 12 && date.maxSecond <= 12) return sure('DMY');
  if (date.maxSecond > 12 && date.maxFirst <= 12) return sure('MDY');
  if (date.maxFirst > 12 && date.maxSecond > 12) return decideMixed(profile);
  // Points stand between day and month in this order everywhere; strokes and hyphens do not say.
  return { value: 'DMY', isSure: date.separator === '.', isConflict: false };
}

/** Decimal sign of a column from all its amounts. Null when no amount says anything. */
export function decideDecimalSign(profile: ColumnProfile): StyleDecision<DecimalSign> | null {
  const { decimal } = profile;
  if (decimal[','] > 0 && decimal['.'] > 0) {
    const [most, least] =
      decimal[','] >= decimal['.'] ? [decimal[','], decimal['.']] : [decimal['.'], decimal[',']];
    const isApart = decimal.either === 0;
    const value = decimal[','] >= decimal['.'] ? ',' : '.';
    return { value, isSure: false, isConflict: true, isApart, isMixed: isApart && most >= least * 4 };
  }
  if (decimal[','] > 0) return sure(',');
  if (decimal['.'] > 0) return sure('.');
  return decimal.either > 0 ? { value: ',', isSure: false, isConflict: false } : null;
}

/**
 * Style of the amounts of a table, and that of a balance column that is surely written in another one (some banks format only
 * what moves the account).
 */
export function decideMoneyStyles(
  columns: readonly Column[],
  balance: Column | undefined,
  fallback: DecimalSign,
): { amounts: StyleDecision<DecimalSign>; balanceSign: DecimalSign | null } {
  const all = decideTableDecimals(columns, fallback);
  if (!all.isConflict || !balance) return { amounts: all, balanceSign: null };
  const amounts = decideTableDecimals(
    columns.filter((column) => column !== balance),
    fallback,
  );
  const own = decideDecimalSign(balance.profile);
  return amounts.isSure && own?.isSure
    ? { amounts, balanceSign: own.value }
    : { amounts: all, balanceSign: null };
}

/** One decimal sign for the amounts of a table; columns that say nothing follow those that do. */
export function decideTableDecimals(
  columns: readonly Column[],
  fallback: DecimalSign,
): StyleDecision<DecimalSign> {
  const decisions = columns
    .map((column) => decideDecimalSign(column.profile))
    .filter((decision) => decision !== null);
  const conflict = decisions.find((decision) => decision.isConflict);
  if (conflict) return conflict;
  const comma = decisions.some((decision) => decision.isSure && decision.value === ',');
  const point = decisions.some((decision) => decision.isSure && decision.value === '.');
  if (comma && point) {
    const first = decisions.find((decision) => decision.isSure);
    return { value: first?.value ?? fallback, isSure: false, isConflict: true };
  }
  if (comma || point) return sure<DecimalSign>(comma ? ',' : '.');
  return { value: fallback, isSure: decisions.length === 0, isConflict: false };
}

import { type DateOrder, fullYear, type ShortParts } from './calendar-days';

/**
 * Days whose parts do not say which of them is the year: `251003`, and `25/10/03`. A cell of six digits may be any number, so only
 * whole columns are read, below a header that names a date; their order is the one that gives a day in every cell. Where several
 * do, the days of an export lie close together, and a wrong order scatters them over decades.
 */

const orders: readonly DateOrder[] = ['DMY', 'MDY', 'YMD'];
const dayLength = 86_400_000;
/** Exports are of these years: `20.06.01` is rather of 2020 than of 2001. */
const recentFrom = Date.UTC(2010, 0, 1) / dayLength;
/** Fewer days may lie years apart by chance, such as yearly interest. */
const fewest = 4;

/** A 29 February of a common year is a slip of one cell: it must not rule out the order of the whole column. */
function dayIn([a, b, c]: ShortParts, order: DateOrder): number | null {
  const [year, month, day] = order === 'YMD' ? [a, b, c] : order === 'MDY' ? [c, a, b] : [c, b, a];
  const isPossible = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isPossible ? Date.UTC(fullYear(year, 2), month - 1, day) / dayLength : null;
}

/** The days of one order, in the order of the rows; null when a cell has none. */
function daysIn(all: readonly ShortParts[], order: DateOrder): number[] | null {
  const days: number[] = [];
  for (const parts of all) {
    const day = dayIn(parts, order);
    if (day === null) return null;
    days.push(day);
  }
  return days;
}

function span(days: readonly number[]): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const day of days) {
    if (day < least) least = day;
    if (day > most) most = day;
  }
  return most - least;
}

/** How often the days turn back: those of an export run one way. */
function turns(days: readonly number[]): number {
  let [count, last] = [0, 0];
  for (const [at, day] of days.entries()) {
    const step = Math.sign(day - (days[at - 1] ?? day));
    if (step !== 0 && last !== 0 && step !== last) count++;
    if (step !== 0) last = step;
  }
  return count;
}

/** The orders in which every cell could be a day, likeliest first, and whether the first is beyond doubt. */
export function decideShortYears(all: readonly ShortParts[]): {
  orders: DateOrder[];
  isSure: boolean;
  /** With the year in front the days are so much closer together, or alone of our time, that no other order is sure. */
  isYearFirst: boolean;
  /** The year may stand in front, and nothing denies it. */
  mayBeYearFirst: boolean;
} {
  const found = orders
    .flatMap((order) => {
      const days = daysIn(all, order);
      const isRecent = days?.every((day) => day >= recentFrom) ?? false;
      return days ? [{ order, span: span(days), turns: turns(days), isRecent }] : [];
    })
    .sort((a, b) => Number(b.isRecent) - Number(a.isRecent) || a.span - b.span);
  const [best, ...others] = found;
  const isCloser = (other: { span: number }) => best !== undefined && other.span > best.span * 3 + 366;
  const isSure =
    best !== undefined &&
    others.every((other) => all.length >= fewest && isCloser(other) && other.turns >= best.turns);
  const isYearFirst =
    best?.order === 'YMD' && others.every((other) => isCloser(other) || other.isRecent !== best.isRecent);
  return {
    orders: found.map(({ order }) => order),
    isSure,
    isYearFirst,
    mayBeYearFirst: !isSure && found.some((one) => one.order === 'YMD' && one.isRecent && !isCloser(one)),
  };
}

import { type DateOrder, fullYear, type ShortParts } from './calendar-days';

/**
 * Days whose parts do not say which of them is the year: `251003`, and `25/10/03`. A cell of six digits may be any number, so only
 * whole columns are read, below a header that names a date; their order is the one that gives a day in every cell. Where several
 * do, the days of an export lie close together, and a wrong order scatters them over decades.
 */

const orders: readonly DateOrder[] = ['DMY', 'MDY', 'YMD'];
const dayLength = 86_400_000;
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
export function decideShortYears(all: readonly ShortParts[]): { orders: DateOrder[]; isSure: boolean } {
  const found = orders
    .flatMap((order) => {
      const days = daysIn(all, order);
      return days ? [{ order, span: span(days), turns: turns(days) }] : [];
    })
    .sort((a, b) => a.span - b.span);
  const [best, ...others] = found;
  const isSure =
    best !== undefined &&
    others.every(
      (other) => all.length >= fewest && other.span > best.span * 3 + 366 && other.turns >= best.turns,
    );
  return { orders: found.map(({ order }) => order), isSure };
}

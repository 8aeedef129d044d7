import { DayReader } from '../values/calendar-days';
import type { Column } from './column-candidates';
import { decideDateOrder } from './column-styles';

/** A posting comes within days; a statement, a payout or a due date takes longer and is one for many rows. */
const longestWay = 7;
const dayLength = 86_400_000;

/** How many days one date column lies behind another, over the rows that have both; null when none has. */
export function daysApart(
  rows: readonly string[][],
  first: Column,
  second: Column,
): { least: number; most: number; earlier: number; later: number; seen: number } | null {
  const readers = [first, second].map(({ profile }) => new DayReader(decideDateOrder(profile).value, null));
  const read = (cells: readonly string[], { index }: Column, at: number): number | null => {
    const day = readers[at]?.read((cells[index] ?? '').trim());
    return typeof day === 'string' ? Date.parse(day) / dayLength : null;
  };
  const found = {
    least: Number.POSITIVE_INFINITY,
    most: Number.NEGATIVE_INFINITY,
    earlier: 0,
    later: 0,
    seen: 0,
  };
  for (const cells of rows.slice(0, 500)) {
    const [from, to] = [read(cells, first, 0), read(cells, second, 1)];
    if (from === null || to === null) continue;
    found.seen++;
    found.least = Math.min(found.least, to - from);
    found.most = Math.max(found.most, to - from);
    if (to < from) found.earlier++;
    if (to > from) found.later++;
  }
  return found.seen === 0 ? null : found;
}

/** Whether one date column is never before the other and sometimes some days behind it: what was bought is booked later. */
export function followsInDays(rows: readonly string[][], first: Column, second: Column): boolean {
  if (second.profile.distinct.size < first.profile.distinct.size * 0.5) return false;
  const apart = daysApart(rows, first, second);
  return apart !== null && apart.seen >= 3 && apart.later > 0 && apart.least >= 0 && apart.most <= longestWay;
}

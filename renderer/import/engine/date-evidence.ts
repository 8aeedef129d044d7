import { DayReader } from './calendar-days';
import type { Column } from './column-candidates';
import { decideDateOrder } from './column-styles';

/** A posting comes within days; a statement, a payout or a due date takes longer and is one for many rows. */
const longestWay = 7;
const dayLength = 86_400_000;

/** Whether one date column is never before the other and sometimes some days behind it: what was bought is booked later. */
export function followsInDays(rows: readonly string[][], first: Column, second: Column): boolean {
  if (second.profile.distinct.size < first.profile.distinct.size * 0.5) return false;
  const readers = [first, second].map(({ profile }) => new DayReader(decideDateOrder(profile).value, null));
  const read = (cells: readonly string[], { index }: Column, at: number): number | null => {
    const day = readers[at]?.read((cells[index] ?? '').trim());
    return typeof day === 'string' ? Date.parse(day) : null;
  };
  let seen = 0;
  let later = 0;
  for (const cells of rows.slice(0, 500)) {
    const [from, to] = [read(cells, first, 0), read(cells, second, 1)];
    if (from === null || to === null) continue;
    if (to < from || to - from > longestWay * dayLength) return false;
    seen++;
    if (to > from) later++;
  }
  return seen >= 3 && later > 0;
}

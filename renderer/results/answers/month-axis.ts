import { isMonth } from '../../../preload/contract/values/result-months';

/** Calendar months as `YYYY-MM`; an axis of months has no holes, whatever the data has (case B038). */

/** Far beyond any bank export; a longer axis comes from a damaged answer and is cut to the newest months. */
const axisLimit = 600;

function indexOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}

function nameOf(index: number): string {
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Every month from the first to the last one named, oldest first. */
export function monthAxis(months: readonly string[]): string[] {
  const indexes = months.filter(isMonth).map(indexOf);
  if (indexes.length === 0) return [];
  let first = indexes[0] ?? 0;
  let last = first;
  for (const index of indexes) {
    first = Math.min(first, index);
    last = Math.max(last, index);
  }
  first = Math.max(first, last - axisLimit + 1);
  return Array.from({ length: last - first + 1 }, (_, offset) => nameOf(first + offset));
}

import type { FigureFilter } from '../../../preload/contract';
import { noFilter } from '../filters/figure-filter';

/** At most so many months a side: half a year against the half before it. */
const mostMonths = 6;

/** What stands side by side at first: the newest whole months, and as many before them. `whole`: `YYYY-MM`, oldest first. */
export function proposedSides(whole: readonly string[]): [FigureFilter, FigureFilter] {
  const length = Math.min(mostMonths, Math.floor(whole.length / 2));
  if (length === 0) return [noFilter, noFilter];
  const side = (from: number, to: number): FigureFilter => ({
    ...noFilter,
    since: whole.at(from) ?? null,
    until: whole.at(to) ?? null,
  });
  return [side(-length, -1), side(-2 * length, -length - 1)];
}

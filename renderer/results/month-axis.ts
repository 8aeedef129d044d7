/** Calendar months as `YYYY-MM`; an axis of months has no holes, whatever the data has (case B038). */

const monthPattern = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Far beyond any bank export; a longer axis comes from a damaged answer and is cut to the newest months. */
const axisLimit = 600;

export function isMonth(raw: unknown): raw is string {
  return typeof raw === 'string' && monthPattern.test(raw);
}

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

export interface Period {
  /** YYYY-MM-DD */
  since: string;
  until: string;
}

/** `{since, until}` first; `from/to`, `start/end` and texts with two days are read too (interface-gaps.md, "period"). */
export function readPeriod(raw: unknown): Period | null {
  const days: string[] = [];
  const take = (value: unknown) => {
    const found = typeof value === 'string' ? value.match(/\d{4}-\d{2}-\d{2}/g) : null;
    if (found) days.push(...found);
  };
  if (typeof raw === 'string') take(raw);
  else if (raw && typeof raw === 'object') {
    const members = raw as Record<string, unknown>;
    for (const [since, until] of [
      ['since', 'until'],
      ['from', 'to'],
      ['start', 'end'],
    ] as const) {
      if (days.length > 0) break;
      take(members[since]);
      take(members[until]);
    }
  }
  const [since, until] = days;
  return since && until ? { since, until } : null;
}

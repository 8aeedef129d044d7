import { bookingDayOfTimestamp } from './booking-day';

/** First and last day of a range, `YYYY-MM-DD`; null where the service names none. */
export interface Period {
  readonly since: string | null;
  readonly until: string | null;
}

const spellings: readonly (readonly [string, string])[] = [
  ['since', 'until'],
  ['from', 'to'],
  ['start', 'end'],
  ['startDate', 'endDate'],
];

/** A range in any spelling that interface-gaps.md names, or in a text with one or two days. Undefined when there is none. */
export function readPeriod(rawPeriod: unknown): Period | undefined {
  if (typeof rawPeriod === 'string') {
    const [since, until] = (rawPeriod.match(/\d{4}-\d{2}-\d{2}/g) ?? []).map(bookingDayOfTimestamp);
    return since === undefined ? undefined : { since, until: until ?? null };
  }
  if (typeof rawPeriod !== 'object' || rawPeriod === null) return undefined;
  const members = rawPeriod as Record<string, unknown>;
  for (const [first, last] of spellings) {
    const since = bookingDayOfTimestamp(members[first]);
    const until = bookingDayOfTimestamp(members[last]);
    if (since !== undefined || until !== undefined) return { since: since ?? null, until: until ?? null };
  }
  return undefined;
}

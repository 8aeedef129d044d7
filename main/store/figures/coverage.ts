/** Days of one file of an account, first to last booking; balances in minor units where the file proves them. */
export interface CoveredSpan {
  first: number;
  last: number;
  opening: number | null;
  closing: number | null;
}

/**
 * A file covers its first to its last booking; banks do not print the days around them. So many days without a
 * booking between two files, or at the edge of a month, say nothing.
 */
const quietDays = 5;

export interface Coverage {
  /** Joined spans in order of days. */
  spans: { first: number; last: number }[];
  daysCovered: number;
  gaps: { since: number; until: number }[];
}

/** Joins spans that overlap, follow each other, or are bridged by the balance: what one file ends with, the next begins with. */
export function coverageOf(files: readonly CoveredSpan[]): Coverage {
  const spans: { first: number; last: number }[] = [];
  const gaps: { since: number; until: number }[] = [];
  let closing: number | null = null;
  for (const file of Array.from(files).sort((a, b) => a.first - b.first || a.last - b.last)) {
    const open = spans[spans.length - 1];
    const isBridged = closing !== null && closing === file.opening;
    if (open && (file.first - open.last - 1 <= quietDays || isBridged)) {
      if (file.last >= open.last) closing = file.closing;
      open.last = Math.max(open.last, file.last);
      continue;
    }
    if (open) gaps.push({ since: open.last + 1, until: file.first - 1 });
    spans.push({ first: file.first, last: file.last });
    closing = file.closing;
  }
  const daysCovered = spans.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  return { spans, daysCovered, gaps };
}

/** Whether a month (day numbers of its first and last day) lies within one span, but for quiet days at its edges. */
export function coversMonth({ spans }: Coverage, firstDay: number, lastDay: number): boolean {
  return spans.some(({ first, last }) => first <= firstDay + quietDays && last >= lastDay - quietDays);
}

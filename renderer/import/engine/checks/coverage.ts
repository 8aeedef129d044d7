/** Which days of an account its export files cover (feature 29). */

export interface CoveredSpan {
  fileId: string;
  /** First and last day the file speaks of: its stated period, else its first and last booking. */
  from: string;
  to: string;
}

export interface DayRange {
  from: string;
  to: string;
}

export interface Coverage {
  covered: DayRange[];
  gaps: DayRange[];
  overlaps: (DayRange & { fileIds: [string, string] })[];
}

const dayMs = 86_400_000;

export function shiftDay(day: string, by: number): string {
  return new Date(Date.UTC(+day.slice(0, 4), +day.slice(5, 7) - 1, +day.slice(8, 10)) + by * dayMs)
    .toISOString()
    .slice(0, 10);
}

function earlierDay(a: string, b: string): string {
  return a < b ? a : b;
}

/** Joins spans that touch or overlap; what lies between the joined ones is a gap. Days are YYYY-MM-DD, both ends included. */
export function coverageOf(spans: readonly CoveredSpan[]): Coverage {
  const sorted = [...spans].sort((a, b) =>
    a.from < b.from ? -1 : a.from > b.from ? 1 : a.to < b.to ? -1 : 1,
  );
  const covered: DayRange[] = [];
  const gaps: DayRange[] = [];
  const overlaps: Coverage['overlaps'] = [];
  let reach: CoveredSpan | null = null;
  for (const span of sorted) {
    const current = covered[covered.length - 1];
    if (!current || !reach) {
      covered.push({ from: span.from, to: span.to });
      reach = span;
      continue;
    }
    if (span.from <= current.to) {
      overlaps.push({
        from: span.from,
        to: earlierDay(span.to, current.to),
        fileIds: [reach.fileId, span.fileId],
      });
    } else if (span.from > shiftDay(current.to, 1)) {
      gaps.push({ from: shiftDay(current.to, 1), to: shiftDay(span.from, -1) });
      covered.push({ from: span.from, to: span.to });
      reach = span;
      continue;
    }
    if (span.to > current.to) {
      current.to = span.to;
      reach = span;
    }
  }
  return { covered, gaps, overlaps };
}

/** Exact merge of overlapping exports (feature 27): for each account, day and content the largest number any file has. */

export interface OverlapRow {
  fileId: string;
  contentHash: string;
  /** Number among identical rows of that account and day within its file, from 1. */
  occurrence: number;
}

export interface OverlapResult {
  /** Indexes of rows that no earlier file had. */
  fresh: number[];
  /** Indexes of rows that an earlier file had already. */
  known: number[];
}

/**
 * Identical rows carry occurrence numbers, so the union of `contentHash.occurrence` over all files is the multiset union:
 * two equal coffees of one file stay two, and the same two in another file are known.
 */
export function mergeOverlap(rows: readonly OverlapRow[]): OverlapResult {
  const seen = new Set<string>();
  const result: OverlapResult = { fresh: [], known: [] };
  for (const [index, row] of rows.entries()) {
    const key = `${row.contentHash}.${row.occurrence}`;
    if (seen.has(key)) result.known.push(index);
    else {
      seen.add(key);
      result.fresh.push(index);
    }
  }
  return result;
}

import { countCollisions } from './cadence';
import { hasOtherReference, likeness, overlaps } from './fragment-likeness';
import { daysOf, type Fragment, mergeFragments } from './series-fragment';

/** More fragments than this with one counterparty are invoices, not contracts; merging stops there to stay linear. */
export const mostFragments = 48;

function tryMerge(a: Fragment, b: Fragment): Fragment | null {
  const merged = mergeFragments(a, b);
  if (!merged.cadence) return null;
  const count = merged.members.length;
  const before = Math.max(
    a.members.length > 2 ? (a.cadence?.regularity ?? 0) : 0,
    b.members.length > 2 ? (b.cadence?.regularity ?? 0) : 0,
  );
  const collisions = countCollisions(daysOf(merged.members), merged.cadence.interval);
  if (hasOtherReference(a, b) && overlaps(a, b) && (collisions > 0 || merged.cadence.regularity < before))
    return null;
  if (collisions > Math.max(count >= 8 ? 1 : 0, count * 0.06)) return null;
  if (merged.cadence.regularity < 0.6 || merged.cadence.regularity < before - 0.12) return null;
  return merged;
}

/** Puts fragments together, the most alike first, as long as what comes out is regular. */
export function agglomerate(fragments: Fragment[]): Fragment[] {
  let pieces = fragments;
  for (const least of [5, 3.5, 2.4]) {
    let isChanged = true;
    while (isChanged && pieces.length > 1 && pieces.length <= mostFragments) {
      isChanged = false;
      let best: { i: number; j: number; score: number; merged: Fragment } | null = null;
      for (let i = 0; i < pieces.length; i += 1) {
        for (let j = i + 1; j < pieces.length; j += 1) {
          const a = pieces[i];
          const b = pieces[j];
          if (!a || !b) continue;
          const score = likeness(a, b) + Math.min(1, (a.members.length + b.members.length) / 40);
          if (score < least || (best && score <= best.score)) continue;
          const merged = tryMerge(a, b);
          if (merged) best = { i, j, score: score, merged };
        }
      }
      if (best) {
        const { i, j, merged } = best;
        pieces = [...pieces.slice(0, i), merged, ...pieces.slice(i + 1, j), ...pieces.slice(j + 1)];
        isChanged = true;
      }
    }
  }
  return pieces;
}

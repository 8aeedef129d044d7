import type { Evidence } from '../words/word-evidence';

/** What the evidence about a transaction, or about many, comes to. */
export interface Verdict {
  category: string;
  weight: number;
  reason: string;
  /** Weight of the top level that came second. */
  rival?: number;
  /** How often a decision of this kind is right, where no evidence is weighed. */
  share?: number;
  /** What it would be without the likeness that decides: whether there is an agreement is judged as of that. */
  insteadOf?: string;
}

/** A word of this weight names what stands under ".other" for certain: "Finderlohn", "Auslandseinsatzentgelt". */
const namesItself = 8;

/**
 * Weighs evidence: the top level with the largest sum wins, then the strongest branch in it; ".other" branches support
 * their siblings and win only alone.
 */
export function weigh(evidence: readonly Evidence[]): Verdict | null {
  if (evidence.length === 0) return null;
  if (evidence.length === 1) return evidence[0] ?? null;
  const tops = new Map<string, number>();
  for (const { category, weight } of evidence) {
    const top = category.slice(0, category.indexOf('.'));
    tops.set(top, (tops.get(top) ?? 0) + weight);
  }
  let bestTop = '';
  let bestSum = 0;
  let rival = 0;
  for (const [top, sum] of tops) {
    if (sum > bestSum || (sum === bestSum && top < bestTop)) {
      rival = bestSum;
      bestTop = top;
      bestSum = sum;
    } else if (sum > rival) rival = sum;
  }
  const subs = new Map<string, { weight: number; reason: string; strongest: number }>();
  for (const { category, weight, reason, strongest = weight } of evidence) {
    if (!category.startsWith(`${bestTop}.`)) continue;
    const known = subs.get(category);
    if (!known) subs.set(category, { weight, reason, strongest });
    else {
      known.weight += weight;
      if (strongest > known.strongest) {
        known.strongest = strongest;
        known.reason = reason;
      }
    }
  }
  let best: Verdict | null = null;
  let bestRank = -1;
  for (const [category, { weight, reason, strongest }] of subs) {
    const isVague = category.endsWith('.other') && strongest < namesItself;
    const rank = isVague ? weight / 1000 : weight;
    if (rank > bestRank || (rank === bestRank && best !== null && category < best.category)) {
      best = { category, weight: bestSum, reason, rival };
      bestRank = rank;
    }
  }
  return best;
}

/** Share of right answers by weight of the evidence, as `npm run check:ledgers` counts them, rounded down. */
const rightByWeight: readonly (readonly [atLeast: number, share: number])[] = [
  [7, 0.98],
  [5, 0.96],
  [4, 0.93],
  [3, 0.88],
  [2, 0.8],
  [0, 0.6],
];
/** What a rival as heavy as the winner takes off. */
const rivalShare = 0.25;

/** 0 to 1, two decimals: how sure a verdict is. */
export function confidenceOf({
  weight,
  rival = 0,
  share = rightByWeight.find(([atLeast]) => weight >= atLeast)?.[1] ?? 0.5,
}: Pick<Verdict, 'weight' | 'rival' | 'share'>): number {
  return Math.round(100 * share * (1 - (rivalShare * rival) / Math.max(weight, 1))) / 100;
}

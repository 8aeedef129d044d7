/** Stages of a job in which the program may die, in their order. */
export const stages = ['staging', 'planning', 'sending', 'readBack', 'analysis', 'report'] as const;
export type Stage = (typeof stages)[number];

/** Kills of one job per twenty: sending takes longest and has most to lose. */
const weights: Record<Stage, number> = {
  staging: 3,
  planning: 3,
  sending: 6,
  readBack: 3,
  analysis: 3,
  report: 2,
};

/** When a kill comes: after so many requests of the program since the stage began (0: none needed), and then so long. */
export interface PlannedKill {
  requests: number;
  afterMs: number;
}

/** Draws numbers from 0 to 1; the same seed gives the same ones (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many of the kills fall into each stage; every stage gets one as long as there are enough. */
export function killsPerStage(kills: number): Map<Stage, number> {
  const left = new Map<Stage, number>(stages.map((stage) => [stage, 0]));
  for (let kill = 0; kill < kills; kill += 1) {
    // The stage that is furthest behind its share.
    const next = stages.reduce((best, stage) =>
      (left.get(stage) ?? 0) / weights[stage] < (left.get(best) ?? 0) / weights[best] ? stage : best,
    );
    left.set(next, (left.get(next) ?? 0) + 1);
  }
  return left;
}

/** @param scale 1 for a job of 50,000 bookings; smaller ones are over sooner */
export function planKill(stage: Stage, random: () => number, scale: number): PlannedKill {
  const between = (from: number, to: number) => Math.floor(from + random() * (to - from + 1));
  switch (stage) {
    // Nothing of these is heard at the proxy.
    case 'staging':
      return { requests: 0, afterMs: between(20, 2_500 * scale) };
    case 'report':
      return { requests: 0, afterMs: between(20, 1_500) };
    case 'planning':
      return { requests: between(1, 3), afterMs: between(0, 40) };
    case 'sending':
      return { requests: between(1, Math.max(2, 14 * scale)), afterMs: between(0, 60) };
    case 'readBack':
      return { requests: between(1, 2), afterMs: between(0, 80) };
    case 'analysis':
      return { requests: between(1, 12), afterMs: between(0, 200) };
  }
}

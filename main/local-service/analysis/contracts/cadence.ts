import type { Interval } from '../ledger/ledger-types';

/** How regular a list of booking days is, and in which interval. */
export interface Cadence {
  interval: Interval;
  /** 0 to 1: share of gaps that fit one interval; a skipped booking counts a little less. */
  regularity: number;
}

interface IntervalShape {
  interval: Interval;
  days: number;
  /** Days a booking may move, over weekends, month ends and slow hands. */
  slack: number;
}

export const intervalShapes: readonly IntervalShape[] = [
  { interval: 'weekly', days: 7, slack: 2 },
  { interval: 'four-weekly', days: 28, slack: 1.2 },
  { interval: 'monthly', days: 30.44, slack: 8 },
  { interval: 'bi-monthly', days: 60.88, slack: 10 },
  { interval: 'quarterly', days: 91.31, slack: 14 },
  { interval: 'half-yearly', days: 182.62, slack: 20 },
  { interval: 'yearly', days: 365.25, slack: 26 },
];

const daysOf = new Map(intervalShapes.map((shape) => [shape.interval, shape.days]));

export function daysOfInterval(interval: Interval): number {
  return daysOf.get(interval) ?? 30.44;
}

/** How well one gap of about `times` intervals fits: 1 for one interval, less for two or three (a skipped booking), 0 for anything else. */
function gapFit(gap: number, times: number, shape: IntervalShape): number {
  if (times < 1) return gap <= shape.slack && gap <= 3 ? 0.2 : 0;
  if (times > 3) return 0;
  const distance = Math.abs(gap - times * shape.days);
  if (distance > shape.slack) return 0;
  return times === 1 ? 1 : times === 2 ? 0.7 : 0.5;
}

/** Booking days in rising order. Null when fewer than two or when nothing fits. */
export function findCadence(days: readonly number[]): Cadence | null {
  if (days.length < 2) return null;
  let best: (Cadence & { spread: number }) | null = null;
  for (const shape of intervalShapes) {
    let fit = 0;
    let spread = 0;
    for (let i = 1; i < days.length; i += 1) {
      const gap = (days[i] ?? 0) - (days[i - 1] ?? 0);
      const times = Math.round(gap / shape.days);
      fit += gapFit(gap, times, shape);
      spread += Math.abs(gap - Math.max(1, times) * shape.days) / days.length;
    }
    const regularity = fit / (days.length - 1);
    if (regularity <= 0) continue;
    const isBetter =
      !best ||
      regularity > best.regularity + 0.02 ||
      (regularity > best.regularity - 0.02 && spread < best.spread - 0.5);
    if (isBetter) best = { interval: shape.interval, regularity, spread };
  }
  return best ? { interval: best.interval, regularity: best.regularity } : null;
}

/** Pairs of bookings closer than half an interval: two streams mixed, or a doubled month. */
export function countCollisions(days: readonly number[], interval: Interval): number {
  const half = daysOfInterval(interval) * 0.55;
  let collisions = 0;
  for (let i = 1; i < days.length; i += 1) if ((days[i] ?? 0) - (days[i - 1] ?? 0) < half) collisions += 1;
  return collisions;
}

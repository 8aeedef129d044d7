/** Figures of a poll; a run may be given another budget. */
export const pollFigures = {
  firstMs: 500,
  /** Longest interval, jitter included. */
  capMs: 30_000,
  budgetMs: 15 * 60_000,
  /** From here on the state is "no answer yet: still running or cancelled". */
  patienceMs: 120_000,
  timeoutMs: 30_000,
} as const;

const jitterShare = 0.2;

/**
 * Wait before poll number `attempt` (1 for the first): 0.5 s, 1, 2, 4 … up to 30 s, each up to 20 % longer so that
 * runs spread, never above the cap (interface.md 4.5).
 */
export function pollDelayMs(attempt: number, random: () => number): number {
  const base = Math.min(pollFigures.capMs / (1 + jitterShare), pollFigures.firstMs * 2 ** (attempt - 1));
  return base * (1 + jitterShare * random());
}

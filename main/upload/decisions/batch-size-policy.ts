/** Transactions per call: where a connection that was never used begins, and what one call carries at most. */
export const batchFigures = { first: 100, most: 2_000 } as const;

/** Size of the next batch, and the size that was found to be too much: growing stops below it (feature 38). */
export interface BatchSizing {
  readonly size: number;
  readonly ceiling: number;
}

export function startSizing(learned: number | null): BatchSizing {
  const size = Math.min(Math.max(1, learned ?? batchFigures.first), batchFigures.most);
  return { size, ceiling: batchFigures.most };
}

/** Doubles after a full batch; the rest of an account is smaller and proves nothing. */
export function afterSuccess(sizing: BatchSizing, transactions: number): BatchSizing {
  if (transactions < sizing.size) return sizing;
  return { ...sizing, size: Math.min(sizing.size * 2, sizing.ceiling) };
}

/** Halves, and does not grow again in this upload. Null when a single transaction is too much. */
export function afterTooLarge(transactions: number): BatchSizing | null {
  if (transactions <= 1) return null;
  const size = Math.floor(transactions / 2);
  return { size, ceiling: size };
}

/** Number of calls that these accounts take when every call goes well: what the plan promises. */
export function batchesFor(transactionsPerAccount: readonly number[], start: BatchSizing): number {
  let sizing = start;
  let batches = 0;
  for (const transactions of transactionsPerAccount) {
    let left = transactions;
    while (left > 0) {
      const sent = Math.min(left, sizing.size);
      left -= sent;
      batches += 1;
      sizing = afterSuccess(sizing, sent);
    }
  }
  return batches;
}

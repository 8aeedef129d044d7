/** A row of one account in one file, in the order of the file. Minor units; `balance` is NaN where the row has none. */
export interface ProofRow {
  amount: number;
  balance: number;
}

export interface BalanceProof {
  state: 'proved' | 'broken' | 'noBalance';
  breaks: number;
  /** Balance before the first and after the last booking in time, where known. */
  opening: number | null;
  closing: number | null;
}

const noBalance: BalanceProof = { state: 'noBalance', breaks: 0, opening: null, closing: null };

/**
 * Whether each balance follows from the one before (feature 25). Files list bookings oldest or newest first: the
 * direction with fewer breaks counts. Rows without a balance are added up until the next that has one.
 */
export function proveRunningBalance(rows: readonly ProofRow[]): BalanceProof {
  const forwards = chainOf(rows);
  const backwards = chainOf(Array.from(rows).reverse());
  if (!forwards || !backwards) return noBalance;
  return backwards.breaks < forwards.breaks ? backwards : forwards;
}

function chainOf(rows: readonly ProofRow[]): BalanceProof | null {
  let expected: number | null = null;
  let opening: number | null = null;
  let before = 0;
  let breaks = 0;
  for (const { amount, balance } of rows) {
    if (expected === null) before += amount;
    else expected += amount;
    if (Number.isNaN(balance)) continue;
    if (expected === null) opening = balance - before;
    else if (expected !== balance) breaks += 1;
    expected = balance;
  }
  if (expected === null) return null;
  return { state: breaks === 0 ? 'proved' : 'broken', breaks, opening, closing: expected };
}

/** Opening + sum = closing, for files that state only these (feature 26). */
export function proveTotals(opening: number | null, sum: number, closing: number | null): BalanceProof {
  if (opening === null || closing === null) return { ...noBalance, opening, closing };
  const isRight = opening + sum === closing;
  return { state: isRight ? 'proved' : 'broken', breaks: isRight ? 0 : 1, opening, closing };
}

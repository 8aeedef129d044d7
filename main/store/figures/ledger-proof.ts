import type { LocalFigures } from '../../../preload/contract';
import { proveBalances } from '../../../preload/contract/proof/balance-proof';
import { BalanceRows } from '../../../preload/contract/proof/balance-rows';
import { type FileSpan, joinSpans } from '../../../preload/contract/values/coverage';
import type { BalanceAnchor } from './day-balances';

/** A row of one account in one file, in the order of the file. Minor units; `balance` is NaN where the row has none. */
export interface ProofRow {
  amount: number;
  balance: number;
  /** Day number. */
  day?: number;
}

export interface BalanceProof {
  state: 'proved' | 'broken' | 'noBalance';
  breaks: number;
  /** Balance before the first and after the last booking in time, where known. */
  opening: number | null;
  closing: number | null;
}

const noBalance: BalanceProof = { state: 'noBalance', breaks: 0, opening: null, closing: null };

/** Whether each balance follows from the one before (feature 25), by the rule that checks the import as well. */
export function proveRunningBalance(rows: readonly ProofRow[]): BalanceProof {
  const kept = new BalanceRows();
  for (const [line, { amount, balance, day }] of rows.entries()) kept.add(line, day ?? null, amount, balance);
  const proof = proveBalances(kept, 'oldestFirst');
  if (!proof) return noBalance;
  const { isRunning, isConstant, breakCount, openingMinor: opening, closingMinor: closing } = proof;
  const isProved = isRunning && breakCount === 0 && (!isConstant || rows.every(({ amount }) => amount === 0));
  const breaks = isProved ? 0 : Math.max(1, breakCount);
  return { state: isProved ? 'proved' : 'broken', breaks, opening, closing };
}

/** Opening + sum = closing, for files that state only these (feature 26). */
export function proveTotals(opening: number | null, sum: number, closing: number | null): BalanceProof {
  if (opening === null || closing === null) return { ...noBalance, opening, closing };
  const isRight = opening + sum === closing;
  return { state: isRight ? 'proved' : 'broken', breaks: isRight ? 0 : 1, opening, closing };
}

/** The balance that a file proves for its last day. Of a file of one day, others may have come before it on that day. */
export function provenAnchor(
  rows: readonly ProofRow[],
  first: number,
  last: number,
  balance: number,
): BalanceAnchor {
  if (first === last) return { day: last, balance };
  const before = rows.reduce((left, { day, amount }) => (day === last ? left - amount : left), balance);
  return { day: last, balance, before };
}

/** What the proofs of the files say of their account; `spans`: what each of them covers. Files without balances prove nothing of days that no other proves. */
export function proofOfAccount(
  proofs: readonly BalanceProof[],
  spans: readonly FileSpan[],
): LocalFigures['accounts'][number]['balanceProof'] {
  if (proofs.some(({ state }) => state === 'broken')) return 'broken';
  const proved = joinSpans(spans.filter((_, at) => proofs[at]?.state === 'proved')).spans;
  if (proved.length === 0) return 'noBalance';
  const isProved = ({ first, last }: FileSpan) =>
    proved.some((one) => one.first <= first && last <= one.last);
  return spans.every(isProved) ? 'proved' : 'partly';
}

import type { BreakCause } from './break-cause';
import type { TimeDirection } from './proof-order';
import type { BlockedAmount } from './unreadable-rows';

/** Rows are positions in the rows that were given; amounts in minor units. */
export interface BalanceBreak {
  row: number;
  /** Balance that the row before and the amount give. */
  expectedMinor: number;
  foundMinor: number;
  cause: BreakCause;
}

/** Rows that follow each other in another order than that of the file. */
export interface MovedRows {
  rows: number[];
}

export interface BalanceProof {
  /** Whether the column behaves like a running balance at all. */
  isRunning: boolean;
  /** One value in all rows: the balance of the day of the export. */
  isConstant: boolean;
  direction: TimeDirection;
  breaks: BalanceBreak[];
  breakCount: number;
  blocked: BlockedAmount[];
  moved: MovedRows[];
  /** Balance before the oldest and after the newest row, and these rows; positions in the rows. */
  openingMinor: number;
  closingMinor: number;
  oldest: number;
  newest: number;
}

/** Each balance follows from the one before, and they are not all one and the same. */
export function isProven({ isRunning, isConstant, breakCount }: BalanceProof): boolean {
  return isRunning && !isConstant && breakCount === 0;
}

export interface StatedBalances {
  openingMinor: number | null;
  closingMinor: number | null;
}

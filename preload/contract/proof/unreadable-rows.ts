import type { BalanceRows } from './balance-rows';
import type { BreakCause } from './break-cause';
import type { ProofOrder } from './proof-order';

/** What the balances give for a row whose amount cannot be read. */
export interface BlockedAmount {
  row: number;
  amountMinor: number;
}

/** Places between two rows that can be read, the balance in front of them, and what their amounts must add up to; null where it is open. */
interface Between {
  from: number;
  to: number;
  balanceMinor: number;
  differenceMinor: number | null;
}

interface Explained {
  blocked: BlockedAmount[];
  /** Set where only the sum of several rows is known. */
  together: BreakCause | null;
}

/**
 * What rows that cannot be read, or were left out, make of a break behind them: null where there are none, or they do not explain it.
 * A balance of their own gives the amount of each, else the balance behind them gives that of the only one.
 */
export function unreadableBetween(
  rows: BalanceRows,
  { rowAt }: ProofOrder,
  { from, to, balanceMinor, differenceMinor }: Between,
): Explained | null {
  const explained: Explained = { blocked: [], together: null };
  let before = balanceMinor;
  let open: number[] = [];
  let rest = differenceMinor;
  const leftOut = leftOutBetween(rows, rowAt, from, to, differenceMinor);
  let isAny = leftOut !== null;
  if (rest !== null && leftOut !== null) rest -= leftOut;
  const settle = (amountMinor: number) => {
    const [row] = open;
    if (row === undefined) return;
    if (open.length === 1) explained.blocked.push({ row, amountMinor });
    else explained.together = { code: 'rowsBlocked', amountMinor, otherRow: open.length, isRepair: false };
    open = [];
  };
  for (let place = from; place < to; place += 1) {
    const row = rowAt(place);
    if (!Number.isNaN(rows.amountAt(row)) || rows.optional[row] === 1) continue;
    isAny = true;
    open.push(row);
    const balance = rows.balanceAt(row);
    if (Number.isNaN(balance)) continue;
    const given = balance - before;
    if (rest !== null) rest -= given;
    settle(given);
    before = balance;
  }
  if (!isAny) return null;
  if (rest === null) return explained;
  if (open.length > 0) settle(rest);
  else if (rest !== 0) return null;
  return explained;
}

/** What rows that a person left out explain: all of them, or the one that is exactly what is missing. Null for nothing. */
function leftOutBetween(
  rows: BalanceRows,
  rowAt: (place: number) => number,
  from: number,
  to: number,
  differenceMinor: number | null,
): number | null {
  let all = 0;
  for (let place = from; place < to; place += 1) {
    const row = rowAt(place);
    const amount = rows.amountAt(row);
    if (rows.optional[row] !== 1 || Number.isNaN(amount)) continue;
    if (amount === differenceMinor) return amount;
    all += amount;
  }
  return all !== 0 && all === differenceMinor ? all : null;
}

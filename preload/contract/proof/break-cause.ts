import type { FindingCause } from '../reading/reading-codes';
import type { BalanceRows } from './balance-rows';

/** Why a balance breaks for good at a row, and what it gives as the amount of the row or of the one that is missing. */
export interface BreakCause {
  code: FindingCause;
  amountMinor: number;
  /** Another row that is meant, as position in the rows. */
  otherRow?: number;
  /** Whether `amountMinor` belongs into the amount of the row itself. */
  isRepair: boolean;
}

/** Powers of ten by which a decimal sign that is taken for another one moves an amount. */
const shifts = [10, 100, 1_000, 100_000];
/** A slip of the pen changes less than this; a row of so little is rarely what is missing. */
const slipMinor = 100;

/**
 * `differenceMinor`: what the balance has more than amount and balance before give, and all that follow with it. Only what nothing else
 * explains is a row that may be missing. `before`: the row before it in time, -1 for none.
 */
export function causeOfBreak(
  rows: BalanceRows,
  row: number,
  before: number,
  differenceMinor: number,
): BreakCause {
  const amount = rows.amountAt(row);
  const given = amount + differenceMinor;
  const missing: BreakCause = { code: 'rowMissing', amountMinor: differenceMinor, isRepair: false };
  if (before >= 0 && isCopy(rows, row, before)) {
    return { code: 'rowTwice', amountMinor: amount, otherRow: before, isRepair: false };
  }
  if (given === 0 || amount === 0) return missing;
  if (given === -amount) return { code: 'amountSign', amountMinor: given, isRepair: true };
  if (isShifted(amount, given)) return { code: 'amountDecimal', amountMinor: given, isRepair: true };
  if (isSlip(amount, given)) return { code: 'amountDigits', amountMinor: given, isRepair: true };
  return missing;
}

/** The same amount on the same day, after which the balance stands where it stood. */
function isCopy({ amounts, balances, days }: BalanceRows, row: number, before: number): boolean {
  return amounts[row] === amounts[before] && balances[row] === balances[before] && days[row] === days[before];
}

function isShifted(amount: number, given: number): boolean {
  if (amount > 0 !== given > 0) return false;
  const [small, large] = [Math.abs(amount), Math.abs(given)].sort((a, b) => a - b) as [number, number];
  // What is left of the decimal sign in the wrong style is cut off or stays: `1.234,56` is 1.23 or 123456.00.
  return shifts.some(
    (shift) => small * shift === large || (Math.floor(large / shift) === small && small >= 100),
  );
}

/** One cent more or less, or two neighbouring digits in the place of each other. */
function isSlip(amount: number, given: number): boolean {
  if (amount > 0 !== given > 0) return false;
  if (Math.abs(given - amount) < slipMinor / 10) return true;
  const [one, other] = [String(Math.abs(amount)), String(Math.abs(given))];
  if (one.length !== other.length) return false;
  const differing = Array.from(one).flatMap((digit, at) => (digit === other[at] ? [] : [at]));
  const [first = -1, second = -1] = differing;
  if (differing.length === 1) return Math.abs(given - amount) < slipMinor;
  return (
    differing.length === 2 &&
    second === first + 1 &&
    one[first] === other[second] &&
    one[second] === other[first]
  );
}

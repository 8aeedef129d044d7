import {
  directedMovesBalance,
  moneyMovesBalance,
  movesBalance,
  sidesMoveBalance,
} from '../columns/balance-evidence';
import type { Column, MappingDraft } from '../columns/column-candidates';
import { fold } from '../vocabulary/fold';

const proven = [{ code: 'content.balance' }];

/**
 * What headers and words leave in doubt, a running balance decides: a nameless balance column, sides named the wrong way round,
 * words of direction that nobody taught. Needs rows that add up; without them nothing changes.
 */
export function proveByBalance(
  columns: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
): void {
  findBalance(columns, draft, rows);
  swapSides(columns, draft, rows);
  findDirection(columns, draft, rows);
}

const isPlainNumber = ({ profile }: Column) =>
  profile.isNumeric && !profile.isDate && profile.distinct.size > 1;

/** A number column without a known name that the amounts move. */
function findBalance(columns: readonly Column[], draft: MappingDraft, rows: readonly string[][]): void {
  if (!draft.isOpen('balanceAfter')) return;
  const { money } = draft;
  const swapped = { ...money, debit: money.credit, credit: money.debit };
  const found = columns.find(
    (column) =>
      draft.isFree(column) &&
      isPlainNumber(column) &&
      column.profile.filled >= 3 &&
      (moneyMovesBalance(rows, money, column.index) ||
        movesWithWords(column, columns[draft.first('direction')], money.amount, rows) ||
        (money.amount < 0 && moneyMovesBalance(rows, swapped, column.index))),
  );
  if (found) draft.assign(found, 'balanceAfter', 0.9, proven);
}

/** Amounts without sign, and beside them a word for money out. */
function movesWithWords(
  balance: Column,
  direction: Column | undefined,
  amount: number,
  rows: readonly string[][],
): boolean {
  const out = direction?.profile.directionPair?.[0];
  if (!direction || out === undefined || amount < 0) return false;
  const isOut = (cells: readonly string[]) => fold(cells[direction.index] ?? '') === out;
  return directedMovesBalance(rows, amount, isOut, balance.index);
}

function swapSides(columns: readonly Column[], draft: MappingDraft, rows: readonly string[][]): void {
  const balance = draft.first('balanceAfter');
  const [debit, credit] = [columns[draft.first('debit')], columns[draft.first('credit')]];
  if (balance < 0 || !debit || !credit || draft.has('amount')) return;
  if (draft.fixed.has('debit') || draft.fixed.has('credit')) return;
  if (sidesMoveBalance(rows, debit.index, credit.index, balance)) return;
  if (!sidesMoveBalance(rows, credit.index, debit.index, balance)) return;
  draft.release(debit.index);
  draft.release(credit.index);
  draft.assign(credit, 'debit', 0.9, proven);
  draft.assign(debit, 'credit', 0.9, proven);
}

/** Amounts without sign beside a column of two words. */
function findDirection(columns: readonly Column[], draft: MappingDraft, rows: readonly string[][]): void {
  const [balance, amount] = [draft.first('balanceAfter'), columns[draft.first('amount')]];
  if (balance < 0 || !amount || amount.profile.negative > 0 || draft.fixed.has('direction')) return;
  if (movesBalance(rows, amount.index, balance)) return;
  const known = columns[draft.first('direction')];
  for (const column of known ? [known] : columns.filter((other) => draft.isFree(other))) {
    const words = column.profile.words;
    const [one, other] = words;
    if (words.length !== 2 || one === undefined || other === undefined || one === other) continue;
    if (column.profile.filled < column.profile.rows || column.profile.longest > 30) continue;
    const isOut = (word: string) =>
      directedMovesBalance(rows, amount.index, (cells) => fold(cells[column.index] ?? '') === word, balance);
    const out = isOut(one) ? one : isOut(other) ? other : null;
    if (out === null) continue;
    draft.assign(column, 'direction', 0.9, proven);
    draft.provenWords = { out: [out], in: [out === one ? other : one] };
    return;
  }
}

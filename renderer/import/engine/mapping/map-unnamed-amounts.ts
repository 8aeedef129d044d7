import { leavesBalance, movesBalance, movesEveryStep, sidesMoveBalance } from '../columns/balance-evidence';
import { type Column, headerWeight, type MappingDraft } from '../columns/column-candidates';
import { sellingOf } from '../columns/seller-list';
import { feeHeader, payoutHeader } from '../vocabulary/part-headers';
import { wordsInvertSigns } from '../vocabulary/row-words';
import { isPlaceholder } from '../vocabulary/word-lists';
import { isInFormerCurrency } from './rival-amounts';

/** Number columns that nobody named and that may hold amounts. */
function freeMoney(columns: readonly Column[], draft: MappingDraft): readonly Column[] {
  const numbers = columns.filter(({ profile, index }) => {
    if (draft.byColumn.has(index) || !profile.isNumeric || profile.isDate) return false;
    return profile.decimal[','] + profile.decimal['.'] + profile.decimal.either > 0 || profile.negative > 0;
  });
  const whole = numbers.filter((column) => !feeHeader.test(column.key));
  // A fee is what moved the account only where nothing else could be.
  const isSpared = columns.some(
    ({ index, profile }) =>
      draft.byColumn.get(index)?.field === 'ignored' && profile.isNumeric && !profile.isDate,
  );
  return whole.length > 0 || isSpared ? whole : numbers;
}

/** A number column that nobody named: looks for the one that moves the balance, or for two that exclude each other. */
export function mapUnnamedAmounts(
  columns: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
): void {
  const money = freeMoney(columns, draft);
  const reasons = [{ code: 'content.position' }];
  const [a, b] = money;
  if (a && b) {
    const used = rows.filter((cells) => isFilledAmount(cells[a.index]) || isFilledAmount(cells[b.index]));
    const exclusive = used.filter(
      (cells) => !isFilledAmount(cells[a.index]) || !isFilledAmount(cells[b.index]),
    ).length;
    if (exclusive === used.length && used.length > 0) {
      assignSides(a, b, money[2], draft, rows);
      return;
    }
    const few = money.slice(0, 6);
    for (const amount of few) {
      const balance = few.find((other) => other !== amount && movesBalance(rows, amount.index, other.index));
      if (!balance) continue;
      draft.assign(amount, 'amount', 0.9, [{ code: 'content.balance' }]);
      draft.assign(balance, 'balanceAfter', 0.9, [{ code: 'content.balance' }]);
      return;
    }
    // A balance before each booking proves the amount as well, but is not the one after it.
    const [proven] = few.filter((amount) =>
      few.some((other) => other !== amount && leavesBalance(rows, amount.index, other.index)),
    );
    if (proven) {
      draft.assign(proven, 'amount', 0.9, [{ code: 'content.balance' }]);
      return;
    }
  }
  const beside = columns.find(
    ({ index, profile }) =>
      profile.kind === 'integer' &&
      [index - 1, index + 1].some((next) => columns[next]?.profile.isCurrency === true),
  );
  // Whole numbers alone may be numbers of an account.
  const written = money.filter(({ profile }) => profile.integers < profile.amounts);
  const likely = written.length > 0 ? written : money;
  // Whole amounts with signs beside balances with cents that they move, and not a number of units beside prices.
  const moving = money.find(
    ({ index, profile }) =>
      profile.negative > 0 && likely.some((other) => movesEveryStep(rows, index, other.index)),
  );
  const signed = likely.find(({ profile }) => profile.negative > 0);
  const chosen = signed ?? moving ?? likely[0] ?? beside;
  if (!chosen) return;
  if (isLoneDebit(chosen, columns, draft, rows)) {
    draft.assignByHeader(chosen, 'debit');
    return;
  }
  draft.assign(chosen, 'amount', 0.6, reasons);
  draft.rivals.push(...rivalsOf(chosen, likely, columns, rows));
  const balance = columns.find(
    (column) =>
      draft.isFree(column) &&
      column.profile.isNumeric &&
      column.profile.kind !== 'date' &&
      movesBalance(rows, chosen.index, column.index),
  );
  if (balance && draft.isOpen('balanceAfter'))
    draft.assign(balance, 'balanceAfter', 0.9, [{ code: 'content.balance' }]);
}

const isMinus = (cell = '') => /^\s*[-−(]|-\s*$/.test(cell);

/** Below no header at all: other numbers with signs that are another size, and that neither moves the other. */
function rivalsOf(
  chosen: Column,
  likely: readonly Column[],
  columns: readonly Column[],
  rows: readonly string[][],
): number[] {
  if (chosen.key !== '' || chosen.profile.negative === 0) return [];
  const moves = (one: number, other: number) =>
    movesBalance(rows, one, other) || leavesBalance(rows, one, other) || movesEveryStep(rows, one, other);
  return likely
    .filter(({ index, key, profile }) => {
      if (index === chosen.index || key !== '' || profile.negative === 0) return false;
      const hasOtherSigns = rows.some((cells) => isMinus(cells[index]) !== isMinus(cells[chosen.index]));
      const isApart = rows.some((cells) => cells[index]?.trim() !== cells[chosen.index]?.trim());
      const isOther = isApart && !isInFormerCurrency(chosen, columns[index] as Column, rows);
      return (hasOtherSigns || isOther) && !moves(chosen.index, index) && !moves(index, chosen.index);
    })
    .map(({ index }) => index);
}

/**
 * `Belastung in EUR` with no column for money in: positive numbers are charges, those with a minus were given back. Not where
 * another cell or the balance tells the direction, or where charges have their minus.
 */
function isLoneDebit(
  chosen: Column,
  columns: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
): boolean {
  const { profile } = chosen;
  if (headerWeight(chosen, 'debit') < 0.9 || profile.negative > profile.positive) return false;
  if (!draft.isOpen('debit') || draft.fixed.has('amount')) return false;
  // What a seller is paid out comes in.
  if (payoutHeader.test(chosen.key) && (profile.negative > 0 || sellingOf(columns) !== 'no')) return false;
  const isResolved = columns.some(
    (column) => column !== chosen && (column.profile.isDirection || headerWeight(column, 'credit') >= 0.7),
  );
  const balance = draft.first('balanceAfter');
  return !isResolved && !(balance >= 0 && movesBalance(rows, chosen.index, balance));
}

/** Two columns that exclude each other: the balance tells which side is which, else the words of the rows. */
export function assignSides(
  first: Column,
  second: Column,
  balance: Column | undefined,
  draft: MappingDraft,
  rows: readonly string[][],
): void {
  const reasons = [{ code: 'content.sums', params: { columns: 2 } }];
  const after = balance?.index ?? draft.first('balanceAfter');
  const fits = (debit: Column, credit: Column) =>
    after >= 0 && sidesMoveBalance(rows, debit.index, credit.index, after);
  const isProven = fits(first, second);
  const isProvenSwapped = !isProven && fits(second, first);
  const named = namedSides(first, second);
  const isWordly = (one: Column, other: Column, least = 2) =>
    wordsInvertSigns(
      rows,
      (cells) => (isFilledAmount(cells[one.index]) ? -1 : isFilledAmount(cells[other.index]) ? 1 : null),
      least,
    );
  const isResolved = isProven || isProvenSwapped || named !== 0;
  const isSwapped = isProvenSwapped || (!isProven && (named < 0 || (named === 0 && isWordly(first, second))));
  draft.hasGuessedSides = !isResolved && !isSwapped && !isWordly(second, first, 1);
  const [debit, credit] = isSwapped ? [second, first] : [first, second];
  draft.assign(debit, 'debit', 0.7, reasons);
  draft.assign(credit, 'credit', 0.7, reasons);
  if (balance && (isProven || fits(second, first)) && draft.isOpen('balanceAfter'))
    draft.assign(balance, 'balanceAfter', 0.9, [{ code: 'content.balance' }]);
}

/** 1 when the headers or a minus on one side say that the first is money out, -1 for the second, 0 when neither says it. */
function namedSides(first: Column, second: Column): number {
  const straight = headerWeight(first, 'debit') + headerWeight(second, 'credit');
  const swapped = headerWeight(second, 'debit') + headerWeight(first, 'credit');
  if (straight !== swapped) return Math.sign(straight - swapped);
  const isOut = ({ profile }: Column) => profile.negative > 0 && profile.positive === 0;
  if (isOut(first) === isOut(second)) return 0;
  return isOut(first) ? 1 : -1;
}

export function isFilledAmount(cell: string | undefined): boolean {
  const text = cell?.trim() ?? '';
  return text !== '' && !/^[0.,]+$/.test(text) && !isPlaceholder(text);
}

import { leavesBalance, movesBalance, sidesMoveBalance } from './balance-evidence';
import { type Column, headerWeight, type MappingDraft } from './column-candidates';
import { wordsTurnSigns } from './word-signs';

/** A number column that nobody named: looks for the one that moves the balance, or for two that exclude each other. */
export function mapUnnamedAmounts(
  columns: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
): void {
  const money = columns.filter(({ profile, index }) => {
    if (draft.byColumn.has(index) || !profile.isNumeric || profile.isDate) return false;
    return profile.decimal[','] + profile.decimal['.'] + profile.decimal.either > 0 || profile.negative > 0;
  });
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
  const chosen = likely.find(({ profile }) => profile.negative > 0) ?? likely[0] ?? beside;
  if (!chosen) return;
  if (isLoneDebit(chosen, columns, draft, rows)) {
    draft.assignByHeader(chosen, 'debit');
    return;
  }
  draft.assign(chosen, 'amount', 0.6, reasons);
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
  const isTold = columns.some(
    (column) => column !== chosen && (column.profile.isDirection || headerWeight(column, 'credit') >= 0.7),
  );
  const balance = draft.first('balanceAfter');
  return !isTold && !(balance >= 0 && movesBalance(rows, chosen.index, balance));
}

/** Two columns that exclude each other: the balance tells which side is which, else the words of the rows. */
function assignSides(
  first: Column,
  second: Column,
  balance: Column | undefined,
  draft: MappingDraft,
  rows: readonly string[][],
): void {
  const reasons = [{ code: 'content.sums', params: { columns: 2 } }];
  const fits = (debit: Column, credit: Column) =>
    balance !== undefined && sidesMoveBalance(rows, debit.index, credit.index, balance.index);
  const isProven = fits(first, second);
  const isTurned =
    !isProven &&
    (fits(second, first) ||
      isNamedTurned(first, second) ||
      wordsTurnSigns(rows, (cells) =>
        isFilledAmount(cells[first.index]) ? -1 : isFilledAmount(cells[second.index]) ? 1 : null,
      ));
  const [debit, credit] = isTurned ? [second, first] : [first, second];
  draft.assign(debit, 'debit', 0.7, reasons);
  draft.assign(credit, 'credit', 0.7, reasons);
  if (balance && (isProven || fits(second, first)) && draft.isOpen('balanceAfter'))
    draft.assign(balance, 'balanceAfter', 0.9, [{ code: 'content.balance' }]);
}

/** One header says which side it is, or one side has a minus in every row: `Gutschrift;Xyz`. */
function isNamedTurned(first: Column, second: Column): boolean {
  const [debit, credit] = [headerWeight(second, 'debit'), headerWeight(first, 'credit')];
  if (debit !== headerWeight(first, 'debit') || credit !== headerWeight(second, 'credit'))
    return debit + credit > headerWeight(first, 'debit') + headerWeight(second, 'credit');
  return first.profile.negative === 0 && second.profile.negative > 0 && second.profile.positive === 0;
}

export function isFilledAmount(cell: string | undefined): boolean {
  const text = cell?.trim() ?? '';
  return text !== '' && !/^[0.,]+$/.test(text);
}

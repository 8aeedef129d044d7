import type { ReadOptions } from '../../../../preload/contract/reading/reading';
import {
  directedMovesBalance,
  moneyMovesBalance,
  movesBalance,
  sidesMoveBalance,
  stepsLooked,
  stepsOfSize,
} from '../columns/balance-evidence';
import { type Column, headerWeight, type MappingDraft } from '../columns/column-candidates';
import { markSign } from '../vocabulary/direction-marks';
import { fold } from '../vocabulary/fold';
import { namesBalanceBefore } from '../vocabulary/header-terms';
import { bookHeader, cardHeader, owedHeader } from '../vocabulary/payment-words';
import { directionOfRow, mayBePayee } from '../vocabulary/row-words';

const proven = [{ code: 'content.balance' }];

/**
 * What headers and words leave in doubt, a running balance decides: a nameless balance column, sides named the wrong way round,
 * words of direction that nobody taught. Needs rows that add up; without them nothing changes.
 */
export function proveByBalance(
  columns: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
  answer: ReadOptions['sign'] = undefined,
): void {
  changeMoney(columns, draft, rows);
  findBalance(columns, draft, rows);
  swapSides(columns, draft, rows, answer);
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
      !namesBalanceBefore(column.header) &&
      column.profile.filled >= 3 &&
      (moneyMovesBalance(rows, money, column.index) ||
        movesWithWords(column, columns[draft.first('direction')], money.amount, rows) ||
        (money.amount < 0 && moneyMovesBalance(rows, swapped, column.index))),
  );
  if (found) draft.assign(found, 'balanceAfter', 0.9, proven);
}

/**
 * What was taken for the amount moves what was taken for the balance in no step: the amount is another column (what was taken for a fee,
 * or for nothing), or the balance is (what is available, or owed elsewhere).
 */
function changeMoney(columns: readonly Column[], draft: MappingDraft, rows: readonly string[][]): void {
  const { money } = draft;
  const balance = draft.first('balanceAfter');
  if (balance < 0 || stepsOfSize(rows, money, balance) > 0) return;
  const least = Math.max(fewestSteps, stepsLooked(rows) * leastShare);
  const moves = (some: typeof money, by: number) => stepsOfSize(rows, some, by) >= least;
  const isSpare = ({ index }: Column) => {
    const field = draft.byColumn.get(index)?.field;
    return field === undefined || field === 'fee' || field === 'ignored';
  };
  const mayBeOther = money.amount >= 0 && !draft.fixed.has('amount');
  const amount = columns.find(
    (column) =>
      mayBeOther &&
      isSpare(column) &&
      isPlainNumber(column) &&
      moves({ ...money, amount: column.index }, balance),
  );
  if (amount) replace(draft, money.amount, amount, 'amount');
  if (amount || draft.fixed.has('balanceAfter')) return;
  const other = columns.find(
    (column) => draft.isFree(column) && isPlainNumber(column) && moves(money, column.index),
  );
  if (other) replace(draft, balance, other, 'balanceAfter');
}

function replace(
  draft: MappingDraft,
  before: number,
  column: Column,
  field: 'amount' | 'balanceAfter',
): void {
  draft.release(before);
  draft.release(column.index);
  draft.assign(column, field, 0.9, proven);
}

/** Steps that show which column is the balance, and the share of all. */
const fewestSteps = 3;
const leastShare = 0.8;

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

/**
 * Sides that the balance denies: named the wrong way round, or the balance is what is owed. Where both have sure names, a card or words
 * of rows tell it, else it is asked.
 */
function swapSides(
  columns: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
  answer: ReadOptions['sign'],
): void {
  const balance = columns[draft.first('balanceAfter')];
  const [debit, credit] = [columns[draft.first('debit')], columns[draft.first('credit')]];
  if (!debit || !credit || draft.has('amount')) return;
  if (draft.fixed.has('debit') || draft.fixed.has('credit')) return;
  if (!balance) {
    if (draft.hasGuessedSides || !isOfBooksAlone(columns, rows, debit, credit)) return;
    draft.hasGuessedSides = true;
    if (answer === 'inverted') draft.swapSides();
    return;
  }
  if (sidesMoveBalance(rows, debit.index, credit.index, balance.index)) return;
  if (isMarkedBelow(balance, columns[balance.index + 1])) return;
  const isOfBooks = columns.some(({ key }) => bookHeader.test(key));
  if (!sidesMoveBalance(rows, credit.index, debit.index, balance.index)) {
    // Too few rows to tell whether a book names the sides as the bank does.
    draft.hasGuessedSides ||= isOfBooks && rows.length <= fewestSteps;
    return;
  }
  const isNamed = [debit, credit].every(({ index }) => (draft.byColumn.get(index)?.score ?? 0) >= sureName);
  const words = isNamed && !isOfBooks ? wordsOfSides(rows, debit, credit) : -1;
  const isCard = isNamed && (owedHeader.test(balance.key) || columns.some(isOfCard));
  draft.isOwed = answer === 'inverted' || (answer === undefined && (isCard || words > 0));
  if (draft.isOwed) return;
  draft.hasGuessedSides ||= words === 0;
  draft.release(debit.index);
  draft.release(credit.index);
  draft.assign(credit, 'debit', 0.9, proven);
  draft.assign(debit, 'credit', 0.9, proven);
}

/** Each balance has a mark that says that it is below zero: it falls where its number grows. */
const isMarkedBelow = (balance: Column, mark: Column | undefined): boolean =>
  mark !== undefined &&
  balance.profile.signed === 0 &&
  mark.profile.filled >= balance.profile.filled &&
  mark.profile.words.length > 0 &&
  mark.profile.words.every((word) => markSign(word) < 0);

/** A sheet of books, which name the sides of a bank account the other way round, and nothing else that says whose view it is. */
function isOfBooksAlone(
  columns: readonly Column[],
  rows: readonly string[][],
  debit: Column,
  credit: Column,
): boolean {
  const isOfBooks = columns.some(({ key }) => bookHeader.test(key));
  return isOfBooks && [debit, credit].every(({ key }) => bookSide.test(key)) && isSilent(rows, debit, credit);
}

/** From here on a column is sure to be what its header says. */
const sureName = 0.9;

const isOfCard = ({ key, profile }: Column) => cardHeader.test(key) || profile.masked > 0;

/** Names of sides that the bank and the books of its customer use the other way round. */
const bookSide =
  /^(?:soll|haben|debit|credit|dare|avere|debe|haber|debet|kredit|debe|winien|ma|ma dati|dal)\b/;

/** No word of any row says which way its money went. */
const isSilent = (rows: readonly string[][], debit: Column, credit: Column) =>
  wordsOfSides(rows, debit, credit) === 0 && rows.every((cells) => directionOfRow(cells) === 0);

/** 1 where words of rows say what the names of the sides say, -1 where they say the opposite, 0 where neither or both. */
function wordsOfSides(rows: readonly string[][], debit: Column, credit: Column): -1 | 0 | 1 {
  let [alike, opposite] = [0, 0];
  for (const cells of rows) {
    const [isOut, isIn] = [debit, credit].map(({ index }) => /[1-9]/.test(cells[index] ?? ''));
    // Rent and wages are paid by the one and earned by the other.
    const said = isOut === isIn || mayBePayee(cells) ? 0 : directionOfRow(cells);
    if (said === 0) continue;
    if (said < 0 === isOut) alike++;
    else opposite++;
  }
  return alike > 0 === opposite > 0 ? 0 : alike > 0 ? 1 : -1;
}

/**
 * Before the oldest row no balance stands: a word of that row alone has moved nothing. And two words of any text may go up and down with
 * a few steps by chance: below a header that means no direction, each has to be seen often.
 */
function areSeenInSteps(column: Column, rows: readonly string[][]): boolean {
  const wordOf = (cells: readonly string[] | undefined) => fold(cells?.[column.index] ?? '');
  const inner = rows.slice(1, -1).map(wordOf);
  const [first, last] = [wordOf(rows[0]), wordOf(rows.at(-1))];
  if (headerWeight(column, 'direction') > 0)
    return first === last || [first, last].every((word) => inner.includes(word));
  return column.profile.words.every((word) => inner.filter((other) => other === word).length >= fewestOfText);
}

const fewestOfText = 4;

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
    if (out === null || !areSeenInSteps(column, rows)) continue;
    draft.assign(column, 'direction', 0.9, proven);
    draft.provenWords = { out: [out], in: [out === one ? other : one] };
    return;
  }
}

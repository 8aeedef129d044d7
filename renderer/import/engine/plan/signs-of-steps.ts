import type { Reason } from '../../../../preload/contract/reading/reading';
import {
  type BalanceSides,
  type BalanceSteps,
  type RowSigns,
  rowKey,
  signsByBalance,
} from '../columns/signs-by-balance';
import { type DecimalSign, thousandthsIn } from '../values/amounts';
import { agreesWithWords } from '../vocabulary/row-words';
import type { MappedTable } from './mapped-table';
import { mayBeOwed, runOfDays } from './sign-facts';

/** Rows whose words say which way all of them went. */
const fewestWords = 2;

interface Amounts {
  amount: number;
  sign: DecimalSign;
  balanceSign: DecimalSign;
}

/** What the steps of the balance say of amounts without a sign; null where they say nothing. */
export function balanceSteps(table: MappedTable, amounts: Amounts): BalanceSteps | null {
  const { rows, context, fields } = table;
  const [balance] = fields.get('balanceAfter') ?? [];
  if (balance === undefined) return null;
  const groups = (['accountIban', 'accountName', 'currency'] as const).flatMap(
    (field) => fields.get(field) ?? [],
  );
  return signsByBalance(rows, {
    ...amounts,
    balance,
    opening: context.opening,
    groups,
    dayRun: runOfDays(table),
  });
}

/** More rows whose words deny the step of the balance than such that say the same. */
export function areDenied({ words }: BalanceSteps): boolean {
  const { alike, opposite } = words();
  return opposite > alike;
}

/** On which side of zero balances without a minus begin, words of rows say, where none denies another; 0 where too few speak. */
function sideByWords({ words }: BalanceSteps): -1 | 0 | 1 {
  const { alike, opposite } = words();
  if (Math.max(alike, opposite) < fewestWords) return 0;
  return opposite === 0 ? 1 : alike === 0 ? -1 : 0;
}

/**
 * The signs of rows by the steps of the balance: as the user said, where that was asked. Null where nobody can say whether the balance
 * is money or what is owed: all steps go one way, the account is a card, shops are listed, or words of rows say the opposite.
 */
export function signsOfSteps(
  table: MappedTable,
  steps: BalanceSteps,
): { rowSigns: RowSigns; isOwed: boolean; reason: Reason } | null {
  const { oneWay, isFolded, signsOf } = steps;
  const { options } = table.context;
  if (options.sign) {
    // Of steps that go one way the answer says which way all went, of others whether the balance is money.
    const said = options.sign === 'inverted' ? -1 : 1;
    const turn = said === (oneWay || 1) ? 1 : -1;
    const code = said < 0 ? 'sign.invertedChosen' : 'sign.chosen';
    return { rowSigns: signsOf(turn), isOwed: turn < 0 && !isFolded, reason: { code } };
  }
  if (mayBeOwed(table) || (oneWay !== 0 && !isSpending(table, oneWay))) return null;
  const turn = isFolded ? sideByWords(steps) : areDenied(steps) ? 0 : 1;
  return turn === 0 ? null : { rowSigns: signsOf(turn), isOwed: false, reason: { code: 'sign.steps' } };
}

/** The balance falls by all amounts, and words of rows say that they went out: no debt that is paid back. */
function isSpending({ rows }: MappedTable, oneWay: -1 | 1): boolean {
  if (oneWay > 0 || rows.some((cells) => agreesWithWords(cells, 1))) return false;
  return rows.filter((cells) => agreesWithWords(cells, -1)).length >= fewestWords;
}

/** Steps that have to be explained, each of them, before balances count as written without their minus. */
const fewestSteps = 3;

interface Written {
  sign: DecimalSign;
  balanceSign: DecimalSign;
}

/**
 * The sides of zero on which balances lie that stand without any minus beside amounts that have one, by the content of the row
 * (`rowKey`): only with them each balance follows from the one before it. Null where balances have signs, follow as they are written, or
 * may be what is owed, since all that are not zero would be below it. Amounts with the other sign explain the same balances on the other
 * side: these are no witness of signs. `rowSigns`: signs of amounts that are written without any.
 */
export function sidesOfBalances(
  table: MappedTable,
  { sign, balanceSign }: Written,
  rowSigns: RowSigns | null = null,
): BalanceSides | null {
  const balance = table.at('balanceAfter');
  if (!balance || balance.profile.signed > 0 || balance.profile.isEmpty) return null;
  const groups = (['accountIban', 'accountName', 'currency'] as const).map((field) => table.at(field));
  if (groups.some((column) => column && column.profile.distinct.size > 1)) return null;
  const moved = moneyOf(table, sign, rowSigns);
  const readBalance = thousandthsIn(balanceSign);
  const rows = table.rows.flatMap((cells) => {
    const size = readBalance(cells[balance.index]);
    return Number.isNaN(size) ? [] : [{ cells, size, moved: moved(cells) }];
  });
  if (rows.length <= fewestSteps) return null;
  const found = [rows, [...rows].reverse()].flatMap((oldestFirst) =>
    ([1, -1] as const).flatMap((first) => {
      const sides = sidesFrom(first, oldestFirst);
      return sides ? [{ sides, oldestFirst }] : [];
    }),
  );
  const [only] = found;
  if (!only || found.length > 1 || !only.sides.includes(-1) || !only.sides.includes(1)) return null;
  const known = new Map<string, -1 | 0 | 1>();
  for (const [at, { cells }] of only.oldestFirst.entries()) {
    const [key, side] = [rowKey(cells), only.sides[at] ?? 0];
    // Equal rows on both sides of zero cannot be told apart.
    if ((known.get(key) ?? side) !== side) return null;
    known.set(key, side);
  }
  return { known, isOldestFirst: only.oldestFirst === rows };
}

/** The sides where the amounts have the other sign. */
export const invertedSides = (sides: BalanceSides | null): BalanceSides | null =>
  sides && {
    ...sides,
    known: new Map([...sides.known].map(([key, side]) => [key, (0 - side) as -1 | 0 | 1])),
  };

/** The sides of all balances, 0 of one that is zero, the oldest of which is on the side `first`; null where one does not follow. */
function sidesFrom(first: -1 | 1, rows: readonly { size: number; moved: number }[]): (-1 | 0 | 1)[] | null {
  const [oldest] = rows;
  if (!oldest || (oldest.size === 0 && first < 0)) return null;
  let balance = first * oldest.size;
  const sides = [Math.sign(balance) as -1 | 0 | 1];
  for (const { size, moved } of rows.slice(1)) {
    balance += moved;
    if (Math.abs(balance) !== size) return null;
    sides.push(Math.sign(balance) as -1 | 0 | 1);
  }
  return sides;
}

/** What a row moved, in thousandths; NaN where its signs are not written. */
function moneyOf(table: MappedTable, sign: DecimalSign, rowSigns: RowSigns | null) {
  const read = thousandthsIn(sign);
  const [amount, debit, credit] = (['amount', 'debit', 'credit'] as const).map((field) => table.at(field));
  return (cells: readonly string[]): number => {
    if (!amount) {
      const [out, into] = [debit, credit].map((column) => read(cells[column?.index ?? -1]) || 0);
      return (into ?? 0) - Math.abs(out ?? 0);
    }
    const minor = read(cells[amount.index]) || 0;
    if (rowSigns) return minor === 0 ? 0 : minor * (rowSigns.get(rowKey(cells)) || Number.NaN);
    return amount.profile.negative > 0 ? minor : Number.NaN;
  };
}

import type { TargetField } from '../../../../preload/contract/reading/reading';
import { moneyMovesBalance, movesBalance, sidesMoveBalance } from '../columns/balance-evidence';
import {
  type Column,
  candidatesFor,
  headerReasons,
  headerWeight,
  type MappingDraft,
} from '../columns/column-candidates';
import type { ColumnProfile } from '../columns/column-profile';
import { parseCurrency } from '../values/amounts';
import { headerCurrency, namesAccountCurrency, namesBalanceBefore } from '../vocabulary/header-terms';
import { assignLoneSide, splitExclusive, totalColumns, wholeAmounts } from './lone-sides';
import { isFilledAmount, mapUnnamedAmounts } from './map-unnamed-amounts';
import { type OwnCurrency, settleRivals } from './rival-amounts';
import { assignForeignTwin, isBesideForeign, isOnlyMoney, mapForeign } from './twin-amounts';

const numericOrEmpty = (profile: ColumnProfile) => profile.isEmpty || profile.isNumeric;

/** A name that leaves no doubt, above cells of which half are amounts: one that cannot be read must not unmap its column. */
const sureName = 0.9;
const leastAmounts = 0.5;

function moneyColumns(columns: readonly Column[], draft: MappingDraft, field: TargetField): Column[] {
  const named = candidatesFor(columns, draft, field, () => true);
  const whole = named.filter(({ profile }) => numericOrEmpty(profile));
  // `Betrag` with words among its amounts beside a whole `Umsatz`: what can be read needs no repair.
  if (whole.some((column) => !column.profile.isEmpty && headerWeight(column, field) >= sureName))
    return whole;
  return named.filter((column) => {
    const { profile } = column;
    const isMostly =
      !profile.isDate && profile.amounts > 0 && profile.amounts >= profile.filled * leastAmounts;
    return numericOrEmpty(profile) || (isMostly && headerWeight(column, field) >= sureName);
  });
}

function take(draft: MappingDraft, columns: Column[], field: TargetField): Column | undefined {
  const chosen = columns.find((column) => !column.profile.isEmpty) ?? columns[0];
  if (chosen && draft.isOpen(field)) {
    draft.assignByHeader(chosen, field);
    return chosen;
  }
  return undefined;
}

/** Headers that say which of several amounts moved the account. */
const accountAmount =
  /\b(?:netto|neto|liquido|net|kontowaehrung|rachunku|account currency|buchungsbetrag|zauctovana|mene uctu|v mene|konta|betrag der buchung|billing|billed|settle(?:d|ment)|posted|home amount|impute|abgerechneter|account amount)\b/;

/** Beside amounts in currencies of their own, the one that names a currency is that of the account. */
function isOfAccount(column: Column, columns: readonly Column[]): boolean {
  const named = headerCurrency(column.header);
  return (
    named !== null &&
    columns.some(
      ({ profile }) =>
        profile.isCurrency && [...profile.distinct.keys()].some((code) => parseCurrency(code) !== named),
    )
  );
}

/** What else than its name says that of several amounts a column is the one that moved the account. */
const ofAccount = (column: Column, columns: readonly Column[]): number =>
  (isOfAccount(column, columns) ? 0.3 : 0) +
  (isBesideForeign(column, columns) ? 0.5 : 0) +
  (accountAmount.test(column.key) || namesAccountCurrency(column.header) ? 0.5 : 0);

const preference = (column: Column, columns: readonly Column[]): number =>
  headerWeight(column, 'amount') + ofAccount(column, columns) - (column.profile.isEmpty ? 1 : 0);

/** The balance, its words or its neighbours say that of all amounts this one moved the account. */
function isSurelyOfAccount(
  column: Column,
  amounts: readonly Column[],
  columns: readonly Column[],
  moves: (column: Column) => boolean,
): boolean {
  const isSaid = (one: Column) => ofAccount(one, columns) > 0;
  return moves(column) || (isSaid(column) && !amounts.some((other) => other !== column && isSaid(other)));
}

const ofWhole = /\b(?:gross|brutto|brut|lordo|bruto|net|netto|total)\b/;

/** Another column is called an amount: `Gross` with none beside it is one itself. */
function hasOtherMoney(column: Column, columns: readonly Column[]): boolean {
  const isMoney = (other: Column) =>
    (['amount', 'debit', 'credit'] as const).some((field) => headerWeight(other, field) > 0);
  return columns.some((other) => other !== column && other.profile.amounts > 0 && isMoney(other));
}

/** Amount, or debit and credit, or unsigned amount with a direction; balance, foreign amount, fees. */
export function mapAmounts(
  columns: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
  own: OwnCurrency,
): void {
  for (const field of ['originalAmount', 'partAmount'] as const) {
    for (const column of candidatesFor(columns, draft, field, numericOrEmpty)) {
      if (headerWeight(column, field) > headerWeight(column, 'amount')) {
        // `Amount and currency`, and no other amount: it is the one that moved the account.
        if (field === 'originalAmount' && isOnlyMoney(column, columns) && draft.isOpen('amount'))
          draft.assign(column, 'amount', 0.8, headerReasons(column, field));
        else draft.assignByHeader(column, field);
        break;
      }
    }
  }
  for (const column of columns) {
    if (
      draft.isFree(column) &&
      headerWeight(column, 'ignored') >= 0.95 &&
      column.profile.isNumeric &&
      (!ofWhole.test(column.key) || hasOtherMoney(column, columns))
    ) {
      draft.assign(column, 'ignored', 0.9, headerReasons(column, 'ignored'));
    }
  }
  for (const column of moneyColumns(columns, draft, 'balanceAfter')) {
    if (headerWeight(column, 'balanceAfter') < headerWeight(column, 'amount')) continue;
    if (namesBalanceBefore(column.header)) continue;
    draft.assignByHeader(column, 'balanceAfter');
    break;
  }
  mapForeign(columns, draft);
  assignForeignTwin(columns, draft, rows);
  mapMoney(columns, draft, rows, own);
  mapSplitBalance(columns, draft);
  correctBalance(columns, draft, rows);
  for (const field of ['fee', 'tax'] as const) {
    take(
      draft,
      // One without any in the sample may have some behind it.
      candidatesFor(columns, draft, field, numericOrEmpty),
      field,
    );
  }
}

/** Of several columns of balances, the one that the amounts move: `Ledger balance` beside `Available balance`. */
function correctBalance(columns: readonly Column[], draft: MappingDraft, rows: readonly string[][]): void {
  const chosen = columns[draft.first('balanceAfter')];
  if (!chosen || draft.fixed.has('balanceAfter')) return;
  const others = candidatesFor(columns, draft, 'balanceAfter', (profile) => profile.isNumeric);
  const isMoved = ({ index }: Column) => moneyMovesBalance(rows, draft.money, index);
  if (others.length === 0 || isMoved(chosen)) return;
  const other = others.find(isMoved);
  if (!other) return;
  draft.release(chosen.index);
  draft.assign(other, 'balanceAfter', 0.9, [{ code: 'content.balance' }]);
}

/** `Saldo` above a currency, and the balance in the nameless column behind it. */
function mapSplitBalance(columns: readonly Column[], draft: MappingDraft): void {
  if (!draft.isOpen('balanceAfter')) return;
  const named = columns.find(
    (column) => headerWeight(column, 'balanceAfter') > 0.9 && column.profile.isCurrency,
  );
  const next = named ? columns[named.index + 1] : undefined;
  if (next && next.key === '' && next.profile.isNumeric && draft.isFree(next)) {
    draft.assign(next, 'balanceAfter', 0.8, [{ code: 'content.position' }]);
  }
}

function mapMoney(
  columns: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
  own: OwnCurrency,
): void {
  const numeric = (column: Column) =>
    !column.profile.isDate || column.profile.decimal[','] + column.profile.decimal['.'] > 0;
  const named = moneyColumns(columns, draft, 'amount').filter(numeric);
  const known = columns[draft.first('amount')];
  const totals = totalColumns(known ? [known, ...named] : named, rows);
  draft.totalColumn = totals[0]?.index ?? -1;
  if (draft.has('amount') || draft.has('debit') || draft.has('credit')) {
    const twin = columns.find(
      (column) =>
        known &&
        draft.isFree(column) &&
        column.key === known.key &&
        column.key !== '' &&
        column.profile.isNumeric,
    );
    if (twin && draft.isOpen('originalAmount'))
      draft.assign(twin, 'originalAmount', 0.6, headerReasons(twin, 'amount'));
    return;
  }
  const amounts = wholeAmounts(named.filter((column) => !totals.includes(column))).sort(
    (a, b) => preference(b, columns) - preference(a, columns) || a.index - b.index,
  );
  const debits = moneyColumns(columns, draft, 'debit');
  const credits = moneyColumns(columns, draft, 'credit');
  const { debit, credit } = chooseSides(debits, credits, draft, rows);
  const whole = amounts.filter((column) => column !== debit && column !== credit && !column.profile.isEmpty);
  const best = chooseAmount(whole, draft, rows);
  const moves = ({ index }: Column) => movesBalance(rows, index, draft.first('balanceAfter'));
  const isSure = best !== undefined && isSurelyOfAccount(best, whole, columns, moves);
  const amount = best && settleRivals(best, whole, rows, { draft, own, isSure });
  const hasSides =
    debit !== undefined && credit !== undefined && debit.profile.filled + credit.profile.filled > 0;
  const isUnsigned = amount !== undefined && amount.profile.negative === 0;
  if (
    hasSides &&
    (amount === undefined ||
      (isUnsigned && debit.profile.filled > 0) ||
      amount.profile.filled < debit.profile.filled)
  ) {
    draft.assignByHeader(debit, 'debit');
    draft.assignByHeader(credit, 'credit');
    return;
  }
  if (amount) {
    draft.assignByHeader(amount, 'amount');
    const twin = amounts.find(
      (column) => column !== amount && column.key === amount.key && !column.profile.isEmpty,
    );
    const isBooked = namesAccountCurrency(amount.header) || isBesideForeign(amount, columns);
    const paid = isBooked
      ? amounts.find((column) => column !== amount && column.profile.filled === amount.profile.filled)
      : undefined;
    const original = twin ?? paid;
    if (original && draft.isOpen('originalAmount'))
      draft.assign(original, 'originalAmount', 0.6, headerReasons(original, 'amount'));
    else addOtherAmounts(amount, amounts, draft, rows);
    assignLoneSide(amount, columns, { debit: debits, credit: credits }, draft, rows);
    splitExclusive(amount, columns, draft, rows);
    return;
  }
  mapUnnamedAmounts(columns, draft, rows);
}

/** Sides of the account; where several pairs stand side by side, the balance tells which pair moves it. */
function chooseSides(
  debits: readonly Column[],
  credits: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
): { debit: Column | undefined; credit: Column | undefined } {
  const filled = (list: readonly Column[]) =>
    list.filter((column) => !column.profile.isEmpty).sort((a, b) => a.index - b.index);
  const balance = draft.first('balanceAfter');
  if (balance >= 0 && filled(debits).length + filled(credits).length > 2) {
    for (const debit of filled(debits).slice(0, 4)) {
      // `Soll CHW | Haben CHW | Soll CHF | Haben CHF`: the sides of one pair end alike.
      const credit = filled(credits)
        .slice(0, 4)
        .sort((a, b) => Number(endsAlike(b, debit)) - Number(endsAlike(a, debit)))
        .find((column) => column !== debit && sidesMoveBalance(rows, debit.index, column.index, balance));
      if (credit) return { debit, credit };
    }
  }
  const debit = debits.find((column) => !column.profile.isEmpty) ?? debits[0];
  const credit =
    credits.find((column) => column !== debit && !column.profile.isEmpty) ??
    credits.find((column) => column !== debit);
  return { debit, credit };
}

function endsAlike(one: Column, other: Column): boolean {
  return one.key.split(' ').at(-1) === other.key.split(' ').at(-1);
}

/** The best named amount, unless the balance proves that another one moves the account (`Amount` beside `Total amount`). */
function chooseAmount(
  amounts: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
): Column | undefined {
  const [best] = amounts;
  const balance = draft.first('balanceAfter');
  if (!best || amounts.length < 2 || balance < 0 || movesBalance(rows, best.index, balance)) return best;
  return amounts.find((column) => movesBalance(rows, column.index, balance)) ?? best;
}

/** Amounts of other rows: a column for each currency, or one for reservations. Never filled where the first one is. */
function addOtherAmounts(
  amount: Column,
  amounts: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
): void {
  if (amount.profile.filled >= amount.profile.rows) return;
  const used = [amount.index];
  for (const column of amounts) {
    if (column === amount || column.profile.isEmpty || !draft.isFree(column)) continue;
    const isOther = rows.every(
      (cells) => !isFilledAmount(cells[column.index]) || used.every((index) => !isFilledAmount(cells[index])),
    );
    if (!isOther) continue;
    draft.assignByHeader(column, 'amount');
    used.push(column.index);
  }
}

import type { TargetField } from '../../../../preload/contract/reading/reading';
import { type Column, headerReasons, headerWeight, type MappingDraft } from '../columns/column-candidates';
import { parseCurrency } from '../values/amounts';
import { cleanAmount } from '../values/clean-amount';
import { headerCurrency } from '../vocabulary/header-terms';

const rate =
  /\b(?:kurs|wechselkurs|umrechnungskurs|devisenkurs|rate|exchange rate|fx rate|cours|taux|cambio|tasso|koers|wisselkoers)\b/;

const namesForeign = (column: Column | undefined) =>
  column !== undefined &&
  headerWeight(column, 'originalCurrency') >= 0.9 &&
  headerWeight(column, 'originalCurrency') > headerWeight(column, 'currency');

/** What was paid stands beside the currency that it was paid in, and not behind the rate that it was changed at. */
function isForeign({ index }: Column, columns: readonly Column[]): boolean {
  const [before, after] = [columns[index - 1], columns[index + 1]];
  if (before && rate.test(before.key)) return false;
  const isOwn = before !== undefined && headerWeight(before, 'currency') >= 0.9;
  return namesForeign(before) || (namesForeign(after) && !isOwn);
}

/** `Fremdwährung;Betrag;Kurs;Betrag;Währung`: of two amounts of one name, their neighbours tell what was paid and what was booked. */
export function assignForeignTwin(
  columns: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
): void {
  if (!draft.isOpen('originalAmount') || draft.fixed.has('amount')) return;
  const amounts = columns.filter(
    (column) =>
      draft.isFree(column) &&
      headerWeight(column, 'amount') >= 0.9 &&
      (column.profile.isNumeric || column.profile.isEmpty),
  );
  for (const column of amounts) {
    const twins = amounts.filter((other) => other !== column && other.key === column.key);
    if (twins.length !== 1 || !isForeign(column, columns)) continue;
    const [twin] = twins;
    if (!twin || twin.profile.isEmpty || isForeign(twin, columns)) continue;
    draft.assign(column, 'originalAmount', 0.85, headerReasons(column, 'amount'));
    return;
  }
  assignForeignPair(amounts, columns, draft, rows);
}

/**
 * `Amount;Currency;Settled amount;Currency`, each of the two with a currency of its own behind it: that of the account is the same
 * in all rows, and where both are the same the amounts are alike.
 */
function assignForeignPair(
  amounts: readonly Column[],
  columns: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
): void {
  const pairs = amounts.flatMap((amount) => {
    const code = columns[amount.index + 1];
    return code?.profile.isCurrency && draft.isFree(code) ? [{ amount, code }] : [];
  });
  const home = pairs.find(({ code }) => code.profile.isConstant);
  const foreign = pairs.find(({ code }) => code.profile.distinct.size > 1);
  if (pairs.length !== 2 || !home || !foreign || draft.fixed.has('originalCurrency')) return;
  const own = parseCurrency(home.code.profile.only ?? '');
  let alike = 0;
  for (const cells of rows.slice(0, 2_000)) {
    if (parseCurrency(cells[foreign.code.index] ?? '') !== own) continue;
    if (cells[foreign.amount.index] !== cells[home.amount.index]) return;
    alike++;
  }
  if (own === null || alike === 0) return;
  draft.assign(foreign.amount, 'originalAmount', 0.85, headerReasons(foreign.amount, 'amount'));
  draft.assign(foreign.code, 'originalCurrency', 0.85, headerReasons(foreign.code, 'currency'));
}

/** Beside amounts with foreign currencies in their cells, the one whose header names a currency is what was booked. */
export function isBesideForeign(column: Column, columns: readonly Column[]): boolean {
  const named = headerCurrency(column.header);
  if (named === null || column.profile.isEmpty) return false;
  return columns.some(({ profile, header }) => {
    if (!profile.isNumeric || profile.currencyBeside === null || headerCurrency(header) !== null)
      return false;
    const codes = new Set([...profile.distinct.keys()].map((text) => cleanAmount(text)?.currency ?? null));
    codes.delete(null);
    // Of one foreign currency throughout it may be that of the account, unless the other has the signs.
    return codes.size > 1 || (!codes.has(named) && profile.negative === 0 && column.profile.negative > 0);
  });
}

/** An amount in front of the original currency, beside sides of the account: what was paid, not what was booked. */
export function mapForeign(columns: readonly Column[], draft: MappingDraft): void {
  if (!draft.isOpen('originalAmount') || draft.fixed.has('amount')) return;
  const isFilled = (field: TargetField) =>
    columns.some((column) => headerWeight(column, field) >= 0.9 && column.profile.amounts > 0);
  if (!isFilled('debit') || !isFilled('credit')) return;
  const foreign = columns.find((column) => {
    const next = columns[column.index + 1];
    return (
      draft.isFree(column) &&
      column.profile.isNumeric &&
      headerWeight(column, 'amount') >= 0.9 &&
      next?.profile.isCurrency === true &&
      headerWeight(next, 'originalCurrency') > headerWeight(next, 'currency')
    );
  });
  if (foreign) draft.assign(foreign, 'originalAmount', 0.8, headerReasons(foreign, 'amount'));
}

/** Amount and currency in one, in every row, and no other column that is called an amount. */
export function isOnlyMoney(column: Column, columns: readonly Column[]): boolean {
  const isMoney = ({ profile, key }: Column) =>
    profile.isNumeric && !profile.isDate && !profile.isEmpty && key !== '';
  const isNamed = (other: Column) =>
    (['amount', 'debit', 'credit', 'originalAmount'] as const).some(
      (field) => headerWeight(other, field) > 0,
    );
  return (
    column.profile.currencyBeside !== null &&
    column.profile.filled === column.profile.rows &&
    !columns.some((other) => other !== column && isMoney(other) && isNamed(other))
  );
}

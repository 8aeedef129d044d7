import type { Question } from '../../../../preload/contract/reading/reading';
import { currencyPlaces } from '../../../../preload/contract/values/minor-units';
import { usualCurrency } from '../../../../preload/contract/values/usual-currency';
import type { Column } from '../columns/column-candidates';
import { yenOrYuan } from '../mapping/yen-or-yuan';
import { parseCurrency } from '../values/amounts';
import { headerCurrency } from '../vocabulary/header-terms';
import type { MappedTable } from './mapped-table';
import { currencyQuestion } from './questions';
import type { TablePlan } from './table-plan';

interface TableCurrency extends Pick<TablePlan, 'currency' | 'currencyOrigin'> {
  questions: readonly Question[];
}

/** Currency of amounts that stand without one: the user, else a header, else a cell, else the text above the table. */
export function decideCurrency(table: MappedTable, money: readonly Column[]): TableCurrency {
  const { context, headers, rows, draft } = table;
  const { options, format } = context;
  const inHeader =
    headers.length > 0
      ? (money.map((column) => headerCurrency(column.header)).find((code) => code !== null) ?? null)
      : null;
  const beside =
    money.map((column) => column.profile.currencyBeside).find((code) => code !== null) ??
    yenOrYuan(money, headers, rows) ??
    draft.homeCurrency ??
    currencyOfTwin(table) ??
    currencyOfTotal(table);
  const currency = options.currency ?? inHeader ?? beside ?? context.preambleCurrency;
  const isNamed = table.indexes('currency').length > 0;
  const isAsked = !isNamed && currency === null && !format?.currency;
  return {
    // Not the origin: that it is the one of the account follows from the country, as for any other.
    currency: currency ?? (isAsked ? oddHomeCurrency(table) : null),
    currencyOrigin: originOf(options.currency, inHeader, beside, currency),
    questions: isAsked ? [currencyQuestion(context.fingerprint, money[0])] : [],
  };
}

/**
 * Minor units are counted before the account is known: where its country has a currency with other than two places, rows are read
 * with these, or every amount would be wrong by powers of ten.
 */
function oddHomeCurrency({ context: { ownIban } }: MappedTable): string | null {
  const home = ownIban ? usualCurrency(ownIban.slice(0, 2)) : null;
  return home !== null && currencyPlaces(home) !== usualPlaces ? home : null;
}

const usualPlaces = 2;

function originOf(
  chosen: string | undefined,
  inHeader: string | null,
  beside: string | null,
  currency: string | null,
): TablePlan['currencyOrigin'] {
  if (chosen) return 'user';
  if (inHeader) return 'header';
  if (beside) return 'column';
  return currency ? 'preamble' : null;
}

/** `Amount With Sym` beside `Amount Num.`: the same number in each row, and its currency with it. */
function currencyOfTwin({ columns, rows, draft, ...table }: MappedTable): string | null {
  const amount = columns[table.fields.get('amount')?.[0] ?? -1];
  if (!amount) return null;
  const figures = (cell = '') => cell.replace(/[^\d.,-]/g, '');
  const twin = columns.find(
    ({ index, profile }) =>
      profile.currencyBeside !== null &&
      draft.isFree(columns[index] as Column) &&
      rows.every((cells) => figures(cells[index]) === figures(cells[amount.index])),
  );
  return twin?.profile.currencyBeside ?? null;
}

/** The currency that only the row of the total names. */
function currencyOfTotal(table: MappedTable): string | null {
  const { rows, draft } = table;
  const currency = table.at('currency');
  if (!currency || draft.totalColumn < 0 || currency.profile.filled !== 1) return null;
  const total = rows.find((cells) => (cells[draft.totalColumn] ?? '').trim() !== '');
  return parseCurrency(total?.[currency.index] ?? '');
}

/** Currencies that the headers of further amount columns name. */
export function headerCurrencies(
  columns: readonly Column[],
  amounts: readonly number[],
): Map<number, string> {
  const found = new Map<number, string>();
  for (const index of amounts.slice(1)) {
    const currency = headerCurrency(columns[index]?.header ?? '');
    if (currency) found.set(index, currency);
  }
  return found;
}

/** The column of currencies right behind an amount. */
export function currencyBehind(amount: Column | undefined, columns: readonly Column[]): number | undefined {
  const next = amount ? columns[amount.index + 1] : undefined;
  return next?.profile.isCurrency ? next.index : undefined;
}

import { type Column, headerReasons, headerWeight, type MappingDraft } from '../columns/column-candidates';
import { parseCurrency } from '../values/amounts';
import { headerCurrency, namesAccountCurrency } from '../vocabulary/header-terms';

/** A name that leaves no doubt, above codes of which one or another is none. */
function isMostlyCurrency(column: Column): boolean {
  const { currencies, filled } = column.profile;
  return currencies > 0 && currencies >= filled * 0.5 && headerWeight(column, 'currency') >= 0.95;
}

/** Currency of the amount: the currency column beside it; the one beside the foreign amount belongs to that. */
export function mapCurrencies(columns: readonly Column[], draft: MappingDraft): void {
  const currencies = columns.filter(
    (column) =>
      draft.isFree(column) &&
      (column.profile.isCurrency ||
        isMostlyCurrency(column) ||
        (column.profile.isEmpty && headerWeight(column, 'currency') === 1)),
  );
  if (draft.isOpen('originalCurrency')) {
    const named = currencies.find(
      (column) => headerWeight(column, 'originalCurrency') > headerWeight(column, 'currency'),
    );
    if (named) draft.assignByHeader(named, 'originalCurrency');
  }
  takeForeign(columns, currencies, draft);
  // The currency of the original amount is that of the only amount.
  const lone = columns[draft.first('originalCurrency')];
  if (
    lone &&
    standsForRows(lone) &&
    draft.first('originalAmount') < 0 &&
    !draft.fixed.has('originalCurrency') &&
    !hasHome(columns, draft)
  )
    draft.move(lone, 'currency');
  const money = draft.first('amount') >= 0 ? draft.first('amount') : draft.first('debit');
  const foreign = draft.first('originalAmount');
  const rest = currencies
    .filter((column) => draft.isFree(column) && !isOfOther(column) && standsForRows(column))
    .filter((column) => !column.profile.isEmpty || headerWeight(column, 'currency') === 1);
  if (draft.isOpen('currency') && rest.length > 0 && !ownsOnlyForeign(rest, money, foreign)) {
    const filled = rest.filter((column) => !column.profile.isEmpty);
    const close = nearest(filled, money);
    // Away from the amount, a plain `Currency` comes before the currency of something else.
    const plain = filled.filter((column) => headerWeight(column, 'currency') >= 0.95);
    const moneyFields = [...(draft.byField.get('amount') ?? []), draft.first('debit'), draft.first('credit')];
    const amount = columns[money]?.header ?? '';
    const home = namesAccountCurrency(amount)
      ? filled.find((column) => namesAccountCurrency(column.header))
      : undefined;
    // `AFN` beside the amount may be something else than money of Afghanistan, where another column is called a currency.
    const isNamed = close !== undefined && (plain.length === 0 || headerWeight(close, 'currency') > 0);
    const isBeside = isNamed && moneyFields.some((index) => Math.abs(close.index - index) === 1);
    const chosen = home ?? (isBeside ? close : (nearest(plain, money) ?? close)) ?? nearest(rest, money);
    if (chosen) {
      draft.assign(
        chosen,
        'currency',
        Math.max(0.6, headerWeight(chosen, 'currency')),
        headerReasons(chosen, 'currency'),
      );
    }
  }
  for (const index of draft.byField.get('amount')?.slice(1) ?? draft.byField.get('credit') ?? []) {
    const beside = columns[index + 1];
    if (beside && rest.includes(beside) && draft.isFree(beside))
      draft.assign(beside, 'currency', 0.6, headerReasons(beside, 'currency'));
  }
  if (foreign >= 0 && draft.isOpen('originalCurrency')) {
    const chosen = nearest(
      rest.filter((column) => draft.isFree(column)),
      foreign,
    );
    if (chosen) draft.assign(chosen, 'originalCurrency', 0.6, headerReasons(chosen, 'originalCurrency'));
  }
}

/** `Exchange currency`, `Fee currency`: the header says that it is the currency of something else, in however many rows it stands. */
function isOfOther(column: Column): boolean {
  return headerWeight(column, 'ignored') > headerWeight(column, 'currency');
}

/** A code in a few rows only, below another name than that of the currency: in those rows something else was paid in another one. */
function standsForRows(column: Column): boolean {
  const { filled, rows } = column.profile;
  return filled === 0 || filled >= rows * 0.5 || headerWeight(column, 'currency') >= 0.95;
}

/** `Bedrag;Valuta;Bedrag in EUR`: a column of other codes than the one the amount is named with is that of a foreign amount. */
function takeForeign(columns: readonly Column[], currencies: readonly Column[], draft: MappingDraft): void {
  const named = moneyCurrency(columns, draft);
  if (named === null || !draft.isOpen('originalCurrency')) return;
  const other = currencies.find(
    (column) =>
      draft.isFree(column) &&
      [...column.profile.distinct.keys()].some((code) => parseCurrency(code) !== named),
  );
  if (!other) return;
  draft.assign(other, 'originalCurrency', 0.7, headerReasons(other, 'currency'));
  const amount = [columns[other.index - 1], columns[other.index + 1]].find(
    (column) =>
      column && draft.isFree(column) && column.profile.isNumeric && headerWeight(column, 'amount') > 0,
  );
  if (amount && draft.isOpen('originalAmount'))
    draft.assign(amount, 'originalAmount', 0.7, headerReasons(amount, 'amount'));
}

/**
 * `Billing Amount` and, further on, `Transaction Currency;Transaction Amount`: the currency belongs to the amount beside it. Told
 * by the rows: both amounts are alike in one currency only, or the foreign one is left empty, which is that of the account.
 */
export function splitForeign(
  columns: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
): void {
  const amount = columns[draft.first('amount')];
  const codes = columns.filter((column) => draft.isFree(column) && column.profile.isCurrency);
  const [code] = codes;
  if (!amount || !code || codes.length > 1 || code.profile.distinct.size < 2) return;
  const known = columns[draft.first('originalAmount')];
  if (draft.fixed.has('originalAmount') || !draft.isOpen('originalCurrency')) return;
  if (!known && Math.abs(code.index - amount.index) === 1) return;
  const other =
    known ??
    [columns[code.index + 1], columns[code.index - 1]].find(
      (column) =>
        column && draft.isFree(column) && column.profile.isNumeric && headerWeight(column, 'amount') > 0,
    );
  if (!other) return;
  const bare = (text: string | undefined) => (text ?? '').replace(/[^\d.,]/g, '');
  const alike = new Set<string>();
  const apart = new Set<string>();
  for (const cells of rows.slice(0, 2_000)) {
    const currency = parseCurrency(cells[code.index] ?? '');
    const foreign = bare(cells[other.index]);
    // At home nothing stands in a column that is named for amounts abroad.
    const isAlike = foreign === bare(cells[amount.index]) || (known !== undefined && foreign === '');
    if (currency) (isAlike ? alike : apart).add(currency);
  }
  const [home] = alike;
  if (alike.size !== 1 || !home || apart.size === 0 || apart.has(home)) return;
  draft.assign(other, 'originalAmount', 0.8, headerReasons(other, 'amount'));
  draft.assign(code, 'originalCurrency', 0.8, headerReasons(code, 'currency'));
  draft.homeCurrency = home;
}

/** The currency that the amount, or both sides of the account, are named with. */
function moneyCurrency(columns: readonly Column[], draft: MappingDraft): string | null {
  const [amount, debit, credit] = (['amount', 'debit', 'credit'] as const).map((field) =>
    headerCurrency(columns[draft.first(field)]?.header ?? ''),
  );
  return amount ?? (debit === credit ? (debit ?? null) : null);
}

/** The currency of the amount stands in a column of its own or in the header of the amount. */
function hasHome(columns: readonly Column[], draft: MappingDraft): boolean {
  return (
    moneyCurrency(columns, draft) !== null ||
    draft.has('currency') ||
    columns.some((column) => draft.isFree(column) && column.profile.isCurrency)
  );
}

/** One currency column only, and it stands directly behind the foreign amount. */
function ownsOnlyForeign(rest: Column[], money: number, foreign: number): boolean {
  const [only] = rest;
  if (rest.length !== 1 || !only || foreign < 0) return false;
  return only.index === foreign + 1 && money !== foreign - 1 && only.profile.filled < only.profile.rows;
}

/** Behind the amount first, else the nearest before it. */
function nearest(columns: Column[], target: number): Column | undefined {
  const behind = columns.filter((column) => column.index > target).sort((a, b) => a.index - b.index)[0];
  const before = columns.filter((column) => column.index < target).sort((a, b) => b.index - a.index)[0];
  if (behind && behind.index === target + 1) return behind;
  if (before && before.index === target - 1) return before;
  return behind ?? before;
}

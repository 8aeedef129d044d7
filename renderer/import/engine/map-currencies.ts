import { parseCurrency } from './amounts';
import { type Column, headerReasons, headerWeight, type MappingDraft } from './column-candidates';
import { headerCurrency } from './header-terms';

/** Currency of the amount: the currency column beside it; the one beside the foreign amount belongs to that. */
export function mapCurrencies(columns: readonly Column[], draft: MappingDraft): void {
  const currencies = columns.filter(
    (column) =>
      draft.isFree(column) &&
      (column.profile.isCurrency || (column.profile.isEmpty && headerWeight(column, 'currency') === 1)),
  );
  if (draft.isOpen('originalCurrency')) {
    const named = currencies.find(
      (column) => headerWeight(column, 'originalCurrency') > headerWeight(column, 'currency'),
    );
    if (named)
      draft.assign(
        named,
        'originalCurrency',
        headerWeight(named, 'originalCurrency'),
        headerReasons(named, 'originalCurrency'),
      );
  }
  takeForeign(columns, currencies, draft);
  // The currency of the original amount is that of the only amount.
  const lone = columns[draft.first('originalCurrency')];
  if (
    lone &&
    draft.first('originalAmount') < 0 &&
    !draft.fixed.has('originalCurrency') &&
    !hasHome(columns, draft)
  )
    draft.move(lone, 'currency');
  const money = draft.first('amount') >= 0 ? draft.first('amount') : draft.first('debit');
  const foreign = draft.first('originalAmount');
  const rest = currencies
    .filter((column) => draft.isFree(column) && headerWeight(column, 'ignored') < 1)
    .filter((column) => !column.profile.isEmpty || headerWeight(column, 'currency') === 1);
  if (draft.isOpen('currency') && rest.length > 0 && !ownsOnlyForeign(rest, money, foreign)) {
    const filled = rest.filter((column) => !column.profile.isEmpty);
    const close = nearest(filled, money);
    // Away from the amount, a plain `Currency` comes before the currency of something else.
    const plain = filled.filter((column) => headerWeight(column, 'currency') >= 0.95);
    const moneyFields = [...(draft.byField.get('amount') ?? []), draft.first('debit'), draft.first('credit')];
    const isBeside = close !== undefined && moneyFields.some((index) => Math.abs(close.index - index) === 1);
    const chosen = (isBeside ? close : (nearest(plain, money) ?? close)) ?? nearest(rest, money);
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

/** `Bedrag;Valuta;Bedrag in EUR`: a column of other codes than the one the amount is named with is that of a foreign amount. */
function takeForeign(columns: readonly Column[], currencies: readonly Column[], draft: MappingDraft): void {
  const named = headerCurrency(columns[draft.first('amount')]?.header ?? '');
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

/** The currency of the amount stands in a column of its own or in the header of the amount. */
function hasHome(columns: readonly Column[], draft: MappingDraft): boolean {
  const named = headerCurrency(columns[draft.first('amount')]?.header ?? '');
  return (
    named !== null ||
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

import { proveBalances } from '../../../../preload/contract/proof/balance-proof';
import type { TimeDirection } from '../../../../preload/contract/proof/proof-order';
import { isProven } from '../../../../preload/contract/proof/proof-result';
import { Restart } from '../bytes/source';
import type { BalanceChains } from '../checks/balance-chains';
import { isMinusRare } from '../plan/clues';
import type { TablePlan } from '../plan/table-plan';
import { AmountReader, amountFailure } from '../values/amounts';
import { DayReader } from '../values/calendar-days';

/** A row that only the other reading explains, while the sample left both open: the file is read again. */
export function overturn(
  plan: TablePlan,
  cells: readonly string[],
  day: string | number | null,
  code: number,
): void {
  if (plan.isDateTentative && typeof day === 'number') {
    const index = indexesOf(plan, 'bookingDate').find((at) => (cells[at] ?? '').trim() !== '') ?? -1;
    const other = plan.dateOrder.get(index) === 'MDY' ? 'DMY' : 'MDY';
    if (typeof new DayReader(other, plan.period).read((cells[index] ?? '').trim()) === 'string')
      throw new Restart({ dateOrder: other });
  }
  if (plan.isDecimalTentative && code > 0 && code <= amountFailure.tooPrecise) {
    const index =
      [...indexesOf(plan, 'amount'), ...indexesOf(plan, 'debit'), ...indexesOf(plan, 'credit')].find(
        (at) => (cells[at] ?? '').trim() !== '',
      ) ?? -1;
    const other = plan.decimalSign === ',' ? '.' : ',';
    if (new AmountReader(other).parse(cells[index] ?? '', 3) === 0) throw new Restart({ decimalSign: other });
  }
}

/** Taken as written for the minus of some amounts of the sample; of the whole file far more have none. */
export function overturnSigns(plan: TablePlan, signs: { negative: number; positive: number }): void {
  if (plan.isByMinusAlone && isMinusRare(signs.negative, signs.positive))
    throw new Restart({ areSignsOpen: true });
}

/** Balances behind the sample that go on in each currency by itself, of rows that were taken to be of one account. */
export function overturnCurrencies(plan: TablePlan, chains: BalanceChains, fallback: TimeDirection): void {
  if (plan.areCurrenciesApart || chains.isOne) return;
  const proven = new Set<number>();
  for (const { account, currency, rows } of chains.all) {
    if (currency === '' || rows.length < 2) continue;
    const proof = proveBalances(rows, fallback, { openingMinor: null, closingMinor: null });
    if (!proof || !isProven(proof)) continue;
    if (proven.has(account)) throw new Restart({ areCurrenciesApart: true });
    proven.add(account);
  }
}

function indexesOf(
  { fields }: TablePlan,
  field: 'bookingDate' | 'amount' | 'debit' | 'credit',
): readonly number[] {
  return fields.get(field) ?? [];
}

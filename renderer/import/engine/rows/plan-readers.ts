import type { TablePlan } from '../plan/table-plan';
import { AmountReader } from '../values/amounts';
import { DayReader } from '../values/calendar-days';

/** Readers of a plan, made once per table. */
export function makeReaders(plan: TablePlan) {
  const days = new Map<number, DayReader>();
  for (const [index, order] of plan.dateOrder)
    days.set(index, new DayReader(order, plan.period, plan.spoiled.swappedDays.get(index) === 'proven'));
  const amount = new AmountReader(
    plan.decimalSign,
    plan.impliedDecimals,
    plan.hasMixedDecimals,
    plan.doubleMinus,
  );
  return {
    days,
    amount,
    balance:
      plan.balanceDecimalSign === plan.decimalSign
        ? amount
        : new AmountReader(plan.balanceDecimalSign, plan.impliedDecimals),
    foreign: new AmountReader(plan.decimalSign),
  };
}

/** What fees and taxes in columns of their own add to the amount of a row, by the rule of its table. */
export class FeeReader {
  private readonly columns: readonly number[];

  constructor(
    private readonly plan: TablePlan,
    private readonly reader: AmountReader,
  ) {
    this.columns = [...(plan.fields.get('fee') ?? []), ...(plan.fields.get('tax') ?? [])];
  }

  /** In minor units; null where no cell is filled, or the amount has them in it. */
  of(cells: readonly string[], places: number): number | null {
    const { feeRule } = this.plan;
    if (feeRule === 'ignore') return null;
    let sum: number | null = null;
    for (const index of this.columns) {
      const text = cells[index] ?? '';
      if (text.trim() === '' || this.reader.parse(text, places) !== 0) continue;
      sum = (sum ?? 0) + (feeRule === 'add' ? this.reader.minor : -this.reader.minor);
    }
    return sum;
  }
}

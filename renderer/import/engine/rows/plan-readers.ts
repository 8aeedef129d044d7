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

import type { TargetField } from '../../../../preload/contract/reading/reading';
import type { Column } from '../columns/column-candidates';
import type { ColumnProfile } from '../columns/column-profile';
import { decideDateOrder } from '../columns/column-styles';
import { type DateOrder, type DayPeriod, DayReader } from '../values/calendar-days';
import type { PlanContext } from './table-plan';

/**
 * The one order that puts every day of a column into the period of its statement; null when none or both do, or when the period
 * is written so that it could be read in two ways itself.
 */
function orderWithin(profile: ColumnProfile, period: DayPeriod | null): DateOrder | null {
  if (!period || period.isOpen || profile.date.noYear > 0) return null;
  const fitting = (['DMY', 'MDY'] as const).filter((order) => {
    const reader = new DayReader(order, null);
    return [...profile.distinct.keys()].every((text) => {
      const day = reader.read(text);
      return typeof day !== 'string' || (day >= period.from && day <= period.to);
    });
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** Order of day and month of each date column; a column that leaves it open follows its siblings, and the period of the statement. */
export function dateOrders(
  columns: readonly Column[],
  fields: ReadonlyMap<TargetField, readonly number[]>,
  context: PlanContext,
) {
  const dateOrder = new Map<number, DateOrder>();
  const period = context.options.statementPeriod ?? context.period;
  let isOpen = false;
  /** Settled by the period alone: a later row may overturn it. */
  let byPeriod: DateOrder | null = null;
  const indexes = (['bookingDate', 'transactionDate', 'valueDate'] as const).flatMap(
    (field) => fields.get(field) ?? [],
  );
  const decisions = indexes.map((index) => ({
    index,
    column: columns[index],
    decision: columns[index] ? decideDateOrder(columns[index].profile) : null,
  }));
  for (const { index, column, decision } of decisions) {
    if (!decision || !column) continue;
    let order = decision.value;
    if (!decision.isSure) {
      const sibling = decisions.find(
        (other) =>
          other.decision?.isSure &&
          other.column?.profile.date.separator === column.profile.date.separator &&
          other.column.profile.dates > 0,
      );
      const known =
        context.options.dateOrder ??
        sibling?.decision?.value ??
        context.dateOrders.get(column.profile.date.separator) ??
        context.format?.dateOrder;
      // A value date may lie outside of the period: it follows the date of the booking.
      byPeriod ??= known || decision.isConflict ? null : orderWithin(column.profile, period);
      if (known) order = known;
      else if (byPeriod) order = byPeriod;
      else if (!decision.isConflict) isOpen = true;
    }
    dateOrder.set(index, order);
  }
  return { dateOrder, isOpen, byPeriod };
}

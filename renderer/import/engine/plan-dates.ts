import type { TargetField } from '../../../preload/contract/reading';
import type { DateOrder } from './calendar-days';
import type { Column } from './column-candidates';
import { decideDateOrder } from './column-styles';
import type { PlanContext } from './table-plan';

/** Order of day and month of each date column; a column that leaves it open follows its siblings. */
export function dateOrders(
  columns: readonly Column[],
  fields: ReadonlyMap<TargetField, readonly number[]>,
  context: PlanContext,
) {
  const dateOrder = new Map<number, DateOrder>();
  let isOpen = false;
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
      const known = context.options.dateOrder ?? sibling?.decision?.value ?? context.format?.dateOrder;
      if (known) order = known;
      else if (!decision.isConflict) isOpen = true;
    }
    dateOrder.set(index, order);
  }
  return { dateOrder, isOpen };
}

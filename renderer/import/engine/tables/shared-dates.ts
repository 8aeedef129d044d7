import { Restart } from '../bytes/source';
import type { ColumnProfile } from '../columns/column-profile';
import { decideDateOrder } from '../columns/column-styles';
import type { TablePlan } from '../plan/table-plan';
import type { DateOrder } from '../values/calendar-days';

/** Order of day and month in the tables of one file: what the days of one prove holds for those that leave it open. */
export class SharedDates {
  /** By the sign between day and month: tables with another sign may have another order. */
  readonly orders = new Map<string, DateOrder>();
  private readonly open = new Set<string>();

  /** Starts the file again where a later table settles an earlier one. */
  learn(plan: TablePlan, profiles: readonly ColumnProfile[]): void {
    for (const index of plan.dateOrder.keys()) {
      const profile = profiles[index];
      if (!profile || profile.date.yearLast === 0) continue;
      const { value, isSure } = decideDateOrder(profile);
      const { separator } = profile.date;
      if (isSure && (value === 'DMY' || value === 'MDY')) {
        if (this.open.has(separator)) throw new Restart({ dateOrder: value });
        if (!this.orders.has(separator)) this.orders.set(separator, value);
      } else if (plan.isDateTentative) this.open.add(separator);
    }
  }
}

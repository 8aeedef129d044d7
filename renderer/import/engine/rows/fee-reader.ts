import type { TablePlan } from '../plan/table-plan';
import type { AmountReader } from '../values/amounts';

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

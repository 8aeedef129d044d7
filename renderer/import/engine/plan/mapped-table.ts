import type { TargetField } from '../../../../preload/contract/reading/reading';
import type { Column, MappingDraft } from '../columns/column-candidates';
import type { BalanceSides } from '../columns/signs-by-balance';
import { type DecimalSign, thousandthsIn } from '../values/amounts';
import type { PlanContext } from './table-plan';

/** A table whose columns are assigned, while it is settled how their cells are read. */
export class MappedTable {
  readonly fields: Map<TargetField, readonly number[]>;
  /** Balances that stand without their minus; null where they are as written. */
  balanceSides: BalanceSides | null = null;

  constructor(
    readonly headers: readonly string[],
    readonly columns: readonly Column[],
    readonly rows: readonly string[][],
    readonly draft: MappingDraft,
    readonly context: PlanContext,
  ) {
    this.fields = new Map(draft.byField);
  }

  /** First column that feeds a field. */
  at(field: TargetField): Column | undefined {
    return this.columns[this.fields.get(field)?.[0] ?? -1];
  }

  indexes(field: TargetField): readonly number[] {
    return this.fields.get(field) ?? [];
  }
}

/** Reads the cells of one column in thousandths; null where no amount stands. */
export function thousandthsOf(
  index: number,
  decimalSign: DecimalSign,
): (cells: readonly string[]) => number | null {
  const read = thousandthsIn(decimalSign);
  return (cells) => {
    const minor = read(cells[index]);
    return Number.isNaN(minor) ? null : minor;
  };
}

import type { PreambleReader } from '../accounts/preamble-reader';
import type { StatementRow } from '../accounts/statement-row';
import type { DerivedColumns } from '../columns/derived-columns';
import type { TablePlan } from '../plan/table-plan';
import type { RecordFitter } from '../records/record-fitter';
import type { RowBuilder } from '../rows/row-builder';

/** One table of a file while its rows are read. */
export interface Section {
  plan: TablePlan;
  derived: DerivedColumns | null;
  builder: RowBuilder;
  fitter: RecordFitter;
  headerKeyText: string;
  facts: PreambleReader;
  /** The line above that names its account. */
  title: string | null;
  account: number;
  accountOf(): number;
  statement: StatementRow | null;
}

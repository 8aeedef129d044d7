import type { TablePlan } from '../plan/table-plan';
import { scientificForm } from '../values/spreadsheet-marks';
import type { RowReader } from './row-reader';

const shortest = 8;

/** The bank's own identifier, or '' to hash the content. Numbers spoiled by a spreadsheet identify nothing. */
export function bankReference(plan: TablePlan, reader: RowReader, cells: readonly string[]): string {
  if (!plan.bankReferenceIsUnique) return '';
  const text = reader.firstFilled(cells, reader.ix.bankReference);
  return text !== null && tellsRows(text) ? text : '';
}

/** Whether a text is long enough and whole, so that it can tell rows apart. */
export function tellsRows(text: string): boolean {
  return text.length >= shortest && !scientificForm.test(text);
}

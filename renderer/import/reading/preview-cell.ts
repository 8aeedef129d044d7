import { type StagedRowColumn, stagedRowColumns } from '../../../preload/contract';
import type { PreviewTable } from './worker-protocol';

type PreviewRow = PreviewTable['rows'][number];

/** A value of a previewed row by its name. */
export function previewCell(row: PreviewRow, name: StagedRowColumn): string | number | null {
  return row[stagedRowColumns.indexOf(name)] ?? null;
}

import { ReadFailure, readLimits } from '../bytes/source';

/** Empty cells behind this column are a look and no part of a table. */
const emptyColumns = 64;

/** The cells of one row of a sheet, as far as its last text stands. */
export class RowCells {
  readonly texts: string[] = [];
  /** Cells that stand in this row, empty ones at its end included. */
  width = 0;

  /** @param column from 0 */
  put(column: number, text: string): void {
    if (text !== '' || column < emptyColumns) this.width = Math.max(this.width, column + 1);
    if (text === '') return;
    if (column >= readLimits.columns) throw new ReadFailure('limit.columns', { limit: readLimits.columns });
    while (this.texts.length < column) this.texts.push('');
    this.texts[column] = text;
  }
}

import type { TargetField } from '../../../../preload/contract/reading/reading';
import { referredColumns } from '../../../../preload/contract/rows/packed-rows';
import type { CsvRecord } from '../records/record-reader';

/** Target fields by the names that staged rows give them, where these differ. */
const fieldOf: Partial<Record<(typeof referredColumns)[number], TargetField>> = {
  purposeRaw: 'purpose',
};

/** Where the cells of a record stand in its raw text. */
export class CellPlaces {
  private starts = new Int32Array(64);
  private record: CsvRecord | null = null;
  /** First column of each referred field, -1 for none. */
  private readonly columns: Int16Array;

  constructor(ix: Record<TargetField, readonly number[]>) {
    this.columns = Int16Array.from(
      referredColumns.map((name) => ix[fieldOf[name] ?? (name as TargetField)]?.[0] ?? -1),
    );
  }

  /** Looks at a record; its places are asked by `of`. */
  find(record: CsvRecord): void {
    this.record = record;
    if (!record.isPlain) return;
    const { cells } = record;
    if (cells.length > this.starts.length) this.starts = new Int32Array(cells.length * 2);
    const { starts } = this;
    let at = 0;
    for (let index = 0; index < cells.length; index++) {
      starts[index] = at;
      at += (cells[index] as string).length + 1;
    }
  }

  /**
   * Start of `text` where it is the first cell of a field, by its number among `referredColumns`; -1 when it is another text.
   */
  of(field: number, text: string): number {
    const { record } = this;
    const column = this.columns[field] as number;
    if (column < 0 || !record?.isPlain || record.cells[column] !== text) return -1;
    return this.starts[column] as number;
  }
}

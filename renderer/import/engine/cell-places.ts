import { referredColumns } from '../../../preload/contract/packed-rows';
import type { TargetField } from '../../../preload/contract/reading';

const quote = 34;

/** Target fields by the names that staged rows give them, where these differ. */
const fieldOf: Partial<Record<(typeof referredColumns)[number], TargetField | null>> = {
  purposeRaw: 'purpose',
};

/** Where the cells of a record stand in its raw text. */
export class CellPlaces {
  private starts = new Int32Array(64);
  private cells: readonly string[] = [];
  /** The lengths of cells, delimiters and quotes make up the record: none holds a doubled quote. */
  private isSure = false;
  /** First column of each referred field, -1 for none. */
  private readonly columns: Int16Array;

  constructor(ix: Record<TargetField, readonly number[]>) {
    this.columns = Int16Array.from(
      referredColumns.map((name) => ix[fieldOf[name] ?? (name as TargetField)]?.[0] ?? -1),
    );
  }

  /** Looks at a record; its places are asked by `of`. */
  find(cells: readonly string[], raw: string): void {
    if (cells.length > this.starts.length) this.starts = new Int32Array(cells.length * 2);
    const { starts } = this;
    this.cells = cells;
    let at = 0;
    let quotes = 0;
    for (let index = 0; index < cells.length; index++) {
      const length = (cells[index] as string).length;
      const isQuoted = raw.charCodeAt(at) === quote;
      starts[index] = isQuoted ? at + 1 : at;
      at += isQuoted ? length + 3 : length + 1;
      if (isQuoted) quotes++;
    }
    this.isSure = at - 1 === raw.length && (quotes === 0 || !raw.includes('""'));
  }

  /**
   * Start of `text` where it is the first cell of a field, by its number among `referredColumns`; -1 when it is another text.
   */
  of(field: number, text: string): number {
    const column = this.columns[field] as number;
    return this.isSure && column >= 0 && this.cells[column] === text ? (this.starts[column] as number) : -1;
  }
}

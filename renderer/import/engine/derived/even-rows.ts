import { CsvWriter, type DerivedCsv } from './csv-writer';

/** Rows from which the width of a sheet is inferred. */
const firstRows = 500;

/** Rows of a CSV are of one width; those of a sheet end where their last text stands. */
export class EvenRows {
  private first: { cells: string[]; row: number }[] = [];
  private width = 0;

  private readonly writer: CsvWriter;

  constructor(keepsBreaks = true) {
    this.writer = new CsvWriter(keepsBreaks);
  }

  /** Rows without any text are not given; `width` may be more than there are cells. */
  add(cells: string[], row: number, width: number): void {
    this.width = Math.max(this.width, width);
    if (this.first.length < firstRows && this.writer.isEmpty) this.first.push({ cells, row });
    else {
      this.flush();
      this.write(cells, row);
    }
  }

  /** Null for a sheet without any text. */
  finish(): DerivedCsv | null {
    this.flush();
    return this.writer.isEmpty ? null : this.writer.finish();
  }

  private flush(): void {
    for (const { cells, row } of this.first) this.write(cells, row);
    this.first = [];
  }

  private write(cells: string[], row: number): void {
    while (cells.length < this.width) cells.push('');
    this.writer.row(cells, row);
  }
}

import { type CsvRecord, withCells } from './record-reader';

const apostrophe = 39;
/** Records of the first piece that are looked at. */
const sampled = 400;

function opens(cell: string): boolean {
  return cell.charCodeAt(0) === apostrophe;
}

function closes(cell: string): boolean {
  return cell.length > 0 && cell.charCodeAt(cell.length - 1) === apostrophe;
}

/**
 * Cells between apostrophes instead of quotation marks: some banks write a column of texts so, delimiters inside of it
 * included. Decided once for a file; a single word such as `'t` or a quotation keeps its apostrophes.
 */
export class ApostropheCells {
  isUsed: boolean | null = null;
  private width = 0;

  constructor(private readonly delimiter: string) {}

  apply(records: readonly CsvRecord[]): readonly CsvRecord[] {
    if (this.isUsed === null && records.length > 0) this.decide(records.slice(0, sampled));
    if (this.isUsed !== true) return records;
    return records.map((record) =>
      record.cells.some(opens) ? withCells(record, this.join(record.cells)) : record,
    );
  }

  /** A column of which every filled cell opens with an apostrophe, most of them closing it. */
  private decide(records: readonly CsvRecord[]): void {
    const columns: { filled: number; opened: number; closed: number }[] = [];
    const widths = new Map<number, number>();
    let isBelow = false;
    let rows = 0;
    for (const { cells } of records) {
      widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
      // The header is written without.
      isBelow ||= cells.some(opens);
      if (!isBelow) continue;
      rows++;
      for (const [index, cell] of cells.entries()) {
        if (cell === '') continue;
        columns[index] ??= { filled: 0, opened: 0, closed: 0 };
        const column = columns[index];
        column.filled++;
        if (opens(cell)) column.opened++;
        // A delimiter inside of it puts the end into a later cell.
        if (opens(cell) && cells.some((other, at) => at >= index && closes(other) && other.length > 1))
          column.closed++;
      }
    }
    this.isUsed = columns.some(
      (column) =>
        column &&
        (column.filled > 1 || rows === 1) &&
        column.opened === column.filled &&
        column.closed >= column.filled * 0.6,
    );
    this.width = [...widths].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
  }

  private join(cells: readonly string[]): string[] {
    const out: string[] = [];
    let excess = cells.length - this.width;
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at] ?? '';
      if (opens(cell) && (cell.length === 1 || !closes(cell)) && excess > 0) {
        const end = cells.findIndex((other, index) => index > at && closes(other) && !opens(other));
        if (end > 0 && end - at <= excess) {
          out.push(
            cells
              .slice(at, end + 1)
              .join(this.delimiter)
              .slice(1, -1),
          );
          excess -= end - at;
          at = end;
          continue;
        }
      }
      out.push(cell.length > 1 && opens(cell) && closes(cell) ? cell.slice(1, -1) : cell);
    }
    return out;
  }
}

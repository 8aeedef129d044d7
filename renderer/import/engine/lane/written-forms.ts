import type { Form, LookedAt, MixedWriting } from '../checks/mixed-writing';
import type { CellTexts } from './cell-texts';
import type { KnownCell } from './known-cells';
import type { LaneColumns } from './lane-columns';
import type { LaneRow } from './lane-row';

/** Counts how cells are written, as `MixedWriting` does, without their texts: of what it met before. */
export class WrittenForms {
  /** By column of amounts, then by form of `PlainAmount`. */
  private readonly known: (readonly Form[] | undefined)[][];
  /** By column of amounts: the last filled cell of this run, as a place in the piece. */
  private readonly lastStarts: Int32Array;
  private readonly lastEnds: Int32Array;

  constructor(
    private readonly mixed: MixedWriting,
    private readonly columns: LaneColumns,
    private readonly texts: CellTexts,
  ) {
    this.known = columns.amounts.map(() => []);
    this.lastStarts = new Int32Array(columns.amounts.length);
    this.lastEnds = new Int32Array(columns.amounts.length);
  }

  /** Whether amounts written so were met in that column; the cell is one of them. */
  knows(at: number, form: number, start: number, end: number): boolean {
    const known = this.known[at] as (readonly Form[] | undefined)[];
    if (known[form]) return true;
    const { looked } = this.columns.amounts[at] as LaneColumns['amounts'][number];
    const forms = this.mixed.formsOf(looked, this.texts.of(start, end));
    if (forms === null) return false;
    known[form] = forms;
    return true;
  }

  /** The same of a day. */
  learn(cell: KnownCell, looked: LookedAt): boolean {
    cell.forms = cell.text === '' ? [] : this.mixed.formsOf(looked, cell.text);
    return cell.forms !== null;
  }

  /** The cells in hand stand in another piece, or rows went the other way. */
  begin(): void {
    this.lastEnds.fill(-1);
  }

  count(row: LaneRow): void {
    const { judged, amounts } = this.columns;
    for (let at = 0; at < judged.length; at++) {
      const { looked } = judged[at] as LaneColumns['judged'][number];
      if (!looked) continue;
      const cell = row.cells[at] as KnownCell;
      if (cell.text === '' || cell.text === looked.lastText) continue;
      looked.lastText = cell.text;
      for (const form of cell.forms ?? []) form.count++;
    }
    for (let at = 0; at < amounts.length; at++) {
      if (!row.isFilled[at] || !this.isOther(at, row)) continue;
      for (const form of this.known[at]?.[row.forms[at] as number] ?? []) form.count++;
    }
  }

  /** Tells `MixedWriting` the last texts of a run. */
  end(): void {
    for (const [at, { looked }] of this.columns.amounts.entries()) {
      const end = this.lastEnds[at] as number;
      if (end >= 0) looked.lastText = this.texts.of(this.lastStarts[at] as number, end);
    }
    this.begin();
  }

  /** Whether an amount is written otherwise than the one before in its column, which then is this one. */
  private isOther(at: number, { place, bytes }: LaneRow): boolean {
    const { index, looked } = this.columns.amounts[at] as LaneColumns['amounts'][number];
    const start = place.starts[index] as number;
    const end = place.ends[index] as number;
    const from = this.lastStarts[at] as number;
    const to = this.lastEnds[at] as number;
    this.lastStarts[at] = start;
    this.lastEnds[at] = end;
    if (to < 0) return this.texts.of(start, end) !== looked.lastText;
    if (to - from !== end - start) return true;
    for (let step = 0; step < to - from; step++) if (bytes[from + step] !== bytes[start + step]) return true;
    return false;
  }
}

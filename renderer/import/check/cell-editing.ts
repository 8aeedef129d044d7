import type { CellEdit, Language, RowEditField, RowView } from '../../../preload/contract';
import type { Translate } from '../../base/language';
import type { CellHandlers, CellInput } from './cell-editor';
import { orderOfDays, pastedCells, readCell, typedValue, valueInRow } from './cell-values';
import { labelOfField, type RowColumn } from './row-columns';
import type { RowChanges } from './use-row-changes';

interface Editing {
  readonly index: number;
  readonly row: RowView;
  readonly input: CellInput;
}

export interface EditingDeps {
  readonly columns: readonly RowColumn[];
  readonly rowAt: (index: number) => RowView | undefined;
  /** Also those that are not in view; null where they cannot be read. */
  readonly rowsFrom: (first: number, count: number) => Promise<readonly RowView[] | null>;
  /** Where a row is drawn now; null for nowhere. */
  readonly drawnAt: (rowId: number) => number | null;
  readonly changes: Pick<RowChanges, 'edit'>;
  readonly onChoose: (index: number, column: number, row: RowView) => void;
  readonly moveTo: (index: number, column: number) => void;
  /** The grid takes the keys again. */
  readonly focusGrid: () => void;
  readonly t: Translate;
  readonly language: Language;
}

/** The cell that is being changed, and the ways out of it. */
export class CellEditing {
  editing: Editing | null = null;
  /** Why a value, or a block that was pasted, was not taken. */
  problem: string | null = null;
  /** Of the last drawing. */
  deps: EditingDeps | null = null;

  readonly handlers: CellHandlers = {
    onChoose: (index, column, row) => this.deps?.onChoose(index, column, row),
    onOpen: (index, column) => this.open(index, column),
    onType: (text) => this.type(text),
    onCommit: (move) => this.commit(move),
    onGiveUp: () => this.giveUp(),
    onLeave: () => this.leave(),
  };

  constructor(private readonly redraw: () => void) {}

  /** Begins with a cell; where it cannot be changed, with the amount. */
  open(index: number, column: number): void {
    if (!this.deps) return;
    const { rowAt, columns, language, moveTo } = this.deps;
    const row = rowAt(index);
    const own = this.fieldAt(column) ? column : columns.findIndex(({ field }) => field === 'amount');
    const field = this.fieldAt(own);
    if (!row || !field) return;
    const text = typedValue(field, valueInRow(row, field), language);
    this.show({ index, row, input: { column: own, text, problem: null } }, null);
    moveTo(index, own);
  }

  giveUp(): void {
    if (this.editing === null) return;
    this.show(null, null);
    this.deps?.focusGrid();
  }

  /** The text as far as it is typed; what is not finished yet is not called wrong. */
  type(text: string): void {
    const { editing, deps } = this;
    const field = editing && this.fieldAt(editing.input.column);
    if (!editing || !field || !deps) return;
    const isWrong = this.problem !== null && 'problem' in readCell(field, text, deps.language);
    const problem = isWrong ? this.problem : null;
    this.show({ ...editing, input: { ...editing.input, text, problem } }, problem);
  }

  commit(move: -1 | 0 | 1): void {
    const { editing, deps } = this;
    const read = this.typed();
    if (!editing || !deps || !read) return;
    if ('problem' in read) {
      const problem = deps.t(read.problem);
      this.show({ ...editing, input: { ...editing.input, problem } }, problem);
      return;
    }
    this.take(editing, read);
    const next = nextEditable(deps.columns, editing.input.column, move);
    if (next === null) this.giveUp();
    else this.open(editing.index, next);
  }

  /** The focus went elsewhere: what was typed counts. What cannot be taken is said, and the cell is as it was. */
  leave(): void {
    const { editing, deps } = this;
    const read = this.typed();
    if (!editing || !deps || !read) return;
    if ('problem' in read) {
      const { text } = editing.input;
      this.show(null, deps.t('cells.leftProblem', { text, problem: deps.t(read.problem) }));
      return;
    }
    this.take(editing, read);
    this.show(null, null);
  }

  /** Other rows may stand where the cell is: it goes with its row, and is given up where that one is shown no more. */
  follow(): void {
    const { editing, deps } = this;
    if (!editing || !deps) return;
    const { rowId, fileName, line } = editing.row;
    const shown = deps.rowAt(editing.index);
    if (!shown || shown.rowId === rowId) return;
    const index = deps.drawnAt(rowId);
    if (index === null) {
      this.show(null, deps.t('cells.rowGone', { file: fileName, line }));
      deps.focusGrid();
      return;
    }
    this.show({ ...editing, index }, this.problem);
    deps.moveTo(index, editing.input.column);
  }

  /** A block of a spreadsheet, from this cell to the right and downwards. All of it or nothing. */
  async paste(text: string, index: number, column: number): Promise<void> {
    const lines = pastedCells(text);
    this.show(null, null);
    const rows = await this.deps?.rowsFrom(index, lines.length);
    const { deps } = this;
    if (!deps || rows === undefined) return;
    if (rows === null || rows.length < lines.length) {
      const [count, left] = [lines.length, rows?.length ?? 0];
      this.show(
        null,
        rows ? deps.t('cells.pasteTooLong', { count, rows: left }) : deps.t('cells.pasteUnread'),
      );
      return;
    }
    const found = orderOfDays(this.daysOf(lines, column));
    if ('open' in found) {
      this.show(null, deps.t('cells.pasteDayOrder', { text: found.open }));
      return;
    }
    const cells: CellEdit[] = [];
    for (const [down, row] of rows.entries()) {
      for (const [right, cell] of (lines[down] ?? []).entries()) {
        const read = this.pasted(cell, column + right, found.order);
        if (typeof read === 'string') {
          this.show(null, read);
          return;
        }
        if (read) cells.push({ at: { rowId: row.rowId }, ...read });
      }
    }
    if (cells.length > 0)
      void deps.changes.edit({ kind: 'paste', cells }, deps.t('rows.changed.paste', { count: cells.length }));
  }

  /** Cells of a block that would go into days. */
  private daysOf(lines: readonly (readonly string[])[], column: number): string[] {
    const isDay = (right: number) => ['bookingDay', 'valueDay'].includes(this.fieldAt(column + right) ?? '');
    return lines.flatMap((line) => line.filter((_, right) => isDay(right)));
  }

  /** A cell of a block: what it puts into its column; null for nothing, and a sentence where it does not fit. */
  private pasted(
    text: string,
    column: number,
    order: 'DMY' | 'MDY',
  ): { field: RowEditField; value: string | null } | string | null {
    const { deps } = this;
    const field = this.fieldAt(column);
    if (!deps) return null;
    if (!field) return text.trim() === '' ? null : deps.t('cells.pasteFixed', { text });
    const read = readCell(field, text, deps.language, order);
    if (!('problem' in read)) return { field, value: read.value };
    return deps.t('cells.pasteProblem', {
      text,
      field: deps.t(labelOfField(field)),
      problem: deps.t(read.problem),
    });
  }

  /** What the open cell says now, read; null where none is open. */
  private typed(): ReturnType<typeof readCell> | null {
    const { editing, deps } = this;
    const field = editing && this.fieldAt(editing.input.column);
    return editing && field && deps ? readCell(field, editing.input.text, deps.language) : null;
  }

  private take({ row, input }: Editing, { value }: { value: string | null }): void {
    const field = this.fieldAt(input.column);
    if (!field || value === valueInRow(row, field)) return;
    const cells: CellEdit[] = [{ at: { rowId: row.rowId }, field, value }];
    void this.deps?.changes.edit({ kind: 'edit', cells }, this.sentenceOf(row, field));
  }

  private fieldAt(column: number): RowEditField | null {
    return this.deps?.columns[column]?.field ?? null;
  }

  private show(editing: Editing | null, problem: string | null): void {
    this.editing = editing;
    this.problem = problem;
    this.redraw();
  }

  private sentenceOf({ fileName, line }: RowView, field: RowEditField): string {
    const name = this.deps?.t(labelOfField(field)) ?? '';
    return this.deps?.t('rows.changed.edit', { file: fileName, line, field: name }) ?? '';
  }
}

/** Column of the next cell that can be changed, to the right or to the left; null behind the last. */
function nextEditable(columns: readonly RowColumn[], from: number, move: -1 | 0 | 1): number | null {
  if (move === 0) return null;
  for (let at = from + move; at >= 0 && at < columns.length; at += move) if (columns[at]?.field) return at;
  return null;
}

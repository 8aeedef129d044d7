import type { CellEdit, Language, RowEditField, RowView } from '../../../preload/contract';
import type { Translate } from '../../base/language';
import type { CellHandlers, CellInput } from './cell-editor';
import { pastedCells, readCell, typedValue, valueInRow } from './cell-values';
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
    const field = editing && this.fieldAt(editing.input.column);
    if (!editing || !field || !deps) return;
    const { row, index, input } = editing;
    const read = readCell(field, input.text, deps.language);
    if ('problem' in read) {
      const problem = deps.t(read.problem);
      this.show({ ...editing, input: { ...input, problem } }, problem);
      return;
    }
    if (read.value !== valueInRow(row, field)) {
      const cells: CellEdit[] = [{ at: { rowId: row.rowId }, field, value: read.value }];
      void deps.changes.edit({ kind: 'edit', cells }, this.sentenceOf(row, field));
    }
    const next = nextEditable(deps.columns, input.column, move);
    if (next === null) this.giveUp();
    else this.open(index, next);
  }

  /** A block of a spreadsheet, from this cell to the right and downwards. All of it or nothing. */
  paste(text: string, index: number, column: number): void {
    const { deps } = this;
    if (!deps) return;
    this.show(null, null);
    const cells: CellEdit[] = [];
    for (const [down, line] of pastedCells(text).entries()) {
      const row = deps.rowAt(index + down);
      for (const [right, cell] of line.entries()) {
        const field = this.fieldAt(column + right);
        if (!row || !field) continue;
        const read = readCell(field, cell, deps.language);
        if ('problem' in read) {
          const problem = deps.t(read.problem);
          const name = deps.t(labelOfField(field));
          this.show(null, deps.t('cells.pasteProblem', { text: cell, field: name, problem }));
          return;
        }
        cells.push({ at: { rowId: row.rowId }, field, value: read.value });
      }
    }
    if (cells.length > 0)
      void deps.changes.edit({ kind: 'paste', cells }, deps.t('rows.changed.paste', { count: cells.length }));
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

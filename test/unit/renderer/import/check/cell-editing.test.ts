import { describe, expect, it, vi } from 'vitest';
import type { RowView } from '../../../../../preload/contract';
import { CellEditing, type EditingDeps } from '../../../../../renderer/import/check/cell-editing';
import { shownColumns } from '../../../../../renderer/import/check/row-columns';

const { columns } = shownColumns(new Set(['line', 'bookingDay', 'amount', 'purpose', 'eref']));
const column = (id: string) => columns.findIndex((one) => one.id === id);

const rowOf = (rowId: number) =>
  ({
    rowId,
    fileName: 'a.csv',
    line: rowId + 2,
    amount: '-1.00',
    purpose: `Posten ${rowId}`,
    eref: null,
  }) as RowView;

/** A table of so many rows of which the first ten are drawn. */
function table(total: number) {
  const state = { rows: Array.from({ length: total }, (_, at) => rowOf(at)) };
  const edit = vi.fn(async (_edit: unknown, _text: string) => true);
  const editing = new CellEditing(() => undefined);
  const deps: EditingDeps = {
    columns,
    rowAt: (index) => (index < 10 ? state.rows[index] : undefined),
    rowsFrom: async (first, count) => state.rows.slice(first, first + count),
    drawnAt: (rowId) => {
      const at = state.rows.slice(0, 10).findIndex((row) => row.rowId === rowId);
      return at === -1 ? null : at;
    },
    changes: { edit },
    onChoose: () => undefined,
    moveTo: vi.fn(),
    focusGrid: vi.fn(),
    t: ((key: string, params: object) => `${key} ${JSON.stringify(params ?? {})}`) as EditingDeps['t'],
    language: 'en',
  };
  editing.deps = deps;
  const cells = () => edit.mock.calls.flatMap(([one]) => (one as { cells: object[] }).cells);
  return { state, editing, deps, edit, cells };
}

describe('a block that is pasted', () => {
  it('goes into all of its rows, also those far below what is in view, and zeros stay', async () => {
    const { editing, cells } = table(500);
    const block = Array.from({ length: 300 }, (_, at) => `T${at}\t000${at}`).join('\n');
    await editing.paste(block, 5, column('purpose'));
    expect(cells()).toHaveLength(600);
    expect(cells().at(-1)).toEqual({ at: { rowId: 304 }, field: 'eref', value: '000299' });
    expect(editing.problem).toBeNull();
  });

  it.each([
    ['one\ntwo\nthree', 8, 'purpose', 'cells.pasteTooLong {"count":3,"rows":2}'],
    ['7\t-5.00', 0, 'line', 'cells.pasteFixed {"text":"7"}'],
    ['text\tref\tmore', 0, 'purpose', 'cells.pasteFixed {"text":"more"}'],
    ['-5.00\nten', 0, 'amount', 'cells.pasteProblem'],
  ])('that does not fit (%j) changes nothing and says why', async (block, index, id, problem) => {
    const { editing, edit } = table(10);
    await editing.paste(block, index, column(id));
    expect(edit).not.toHaveBeenCalled();
    expect(editing.problem).toContain(problem);
  });

  it.each([
    ['03/04/2025\n05/06/2025', '03/04/2025'],
    ['04-04-2025\n05-06-25', '05-06-25'],
  ])('with days that can be read in two ways (%j) changes nothing and says which', async (block, text) => {
    const { editing, edit } = table(10);
    await editing.paste(block, 0, column('bookingDay'));
    expect(edit).not.toHaveBeenCalled();
    expect(editing.problem).toContain(`cells.pasteDayOrder {"text":"${text}"}`);
  });

  it.each([
    ['03/04/2025\n13/06/2025', ['2025-04-03', '2025-06-13']],
    ['03/04/2025\n06/13/2025', ['2025-03-04', '2025-06-13']],
    ['03.04.2025\n05.06.2025', ['2025-04-03', '2025-06-05']],
    ['2025-03-04\n04/04/2025', ['2025-03-04', '2025-04-04']],
  ])('with days whose order shows (%j) reads them all by it', async (block, days) => {
    const { editing, cells } = table(10);
    await editing.paste(block, 0, column('bookingDay'));
    expect(cells().map((cell) => (cell as { value: string }).value)).toEqual(days);
  });

  it('with days of both orders changes nothing', async () => {
    const { editing, edit } = table(10);
    await editing.paste('13/04/2025\n06/14/2025', 0, column('bookingDay'));
    expect(edit).not.toHaveBeenCalled();
    expect(editing.problem).toContain('cells.pasteProblem');
  });

  it('says so where the rows below cannot be read', async () => {
    const { editing, deps, edit } = table(10);
    editing.deps = { ...deps, rowsFrom: async () => null };
    await editing.paste('a\nb', 0, column('purpose'));
    expect(editing.problem).toContain('cells.pasteUnread');
    expect(edit).not.toHaveBeenCalled();
  });
});

describe('a cell that is left by a press elsewhere', () => {
  it('takes what was typed, once, and leaves the focus where it went', () => {
    const { editing, deps, cells } = table(10);
    editing.open(3, column('amount'));
    editing.type('-7.50');
    editing.leave();
    editing.leave();
    expect(cells()).toEqual([{ at: { rowId: 3 }, field: 'amount', value: '-7.50' }]);
    expect(editing.editing).toBeNull();
    expect(deps.focusGrid).not.toHaveBeenCalled();
  });

  it('stays as it was where that is no value, and says so', () => {
    const { editing, edit } = table(10);
    editing.open(3, column('amount'));
    editing.type('ten');
    editing.leave();
    expect(edit).not.toHaveBeenCalled();
    expect([editing.editing, editing.problem]).toEqual([null, expect.stringContaining('cells.leftProblem')]);
  });
});

describe('a cell whose row is moved by a filter while it is open', () => {
  it('goes with its row', () => {
    const { editing, deps, state, cells } = table(10);
    editing.open(3, column('purpose'));
    editing.type('Neu');
    state.rows = state.rows.filter(({ rowId }) => rowId !== 1);
    editing.follow();
    expect(editing.editing?.index).toBe(2);
    expect(deps.moveTo).toHaveBeenLastCalledWith(2, column('purpose'));
    editing.commit(0);
    expect(cells()).toEqual([{ at: { rowId: 3 }, field: 'purpose', value: 'Neu' }]);
  });

  it('is given up where its row is shown no more: nothing goes into the one that stands there now', () => {
    const { editing, deps, state, edit } = table(10);
    editing.open(3, column('purpose'));
    editing.type('Neu');
    state.rows = state.rows.filter(({ rowId }) => rowId !== 3);
    editing.follow();
    editing.leave();
    expect([editing.editing, editing.problem]).toEqual([null, expect.stringContaining('cells.rowGone')]);
    expect(edit).not.toHaveBeenCalled();
    expect(deps.focusGrid).toHaveBeenCalled();
  });
});

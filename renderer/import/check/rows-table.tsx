import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { RowView } from '../../../preload/contract';
import { rowActionOf } from '../../base/keys/key-presses';
import { useShortcutTable } from '../../base/keys/use-shortcut-table';
import { useTexts } from '../../base/language';
import { EmptyView } from '../../ui/empty-view';
import { CellEditing, type EditingDeps } from './cell-editing';
import { nextPlace, type RowJump, useActiveCell } from './grid/active-cell';
import type { RowRange } from './grid/row-range';
import { rowPx, useKeptInView, useRowScroll } from './grid/use-row-scroll';
import { shownColumns } from './row-columns';
import { RowLine } from './row-line';
import type { Rows } from './row-pages';
import { findRowOfLine } from './row-pages';
import { RowsHead } from './rows-head';
import type { RowChanges } from './use-row-changes';

interface RowsTableProps {
  pages: Rows;
  /** Line to go to; null to start at the top. */
  line: number | null;
  jump: RowJump | null;
  chosen: RowView | null;
  shown: ReadonlySet<string>;
  changes: RowChanges;
  onChoose: (row: RowView, index: number) => void;
  /** Leaves a row out, or takes it back in. */
  onToggle: (row: RowView) => void;
}

/** A million rows by windows: only what is in view is drawn, only what is near is held. */
export function RowsTable(props: RowsTableProps) {
  const { t } = useTexts();
  const view = useRef<HTMLDivElement>(null);
  const grid = useGrid(props, view);
  const { table, scroll, active, editing } = grid;
  const { range } = scroll;
  if (props.pages.total === 0) return <EmptyView title={t('rows.none')} text={t('rows.noneText')} />;
  const isActiveDrawn = active.index >= range.first && active.index < range.first + range.count;
  return (
    <div className="grid-frame">
      {/* biome-ignore lint/a11y/useSemanticElements: a table element cannot leave out the rows that are not in view */}
      <div
        ref={view}
        className="grid"
        role="grid"
        data-focus-home
        tabIndex={0}
        aria-label={t('check.rows')}
        aria-rowcount={grid.total + 1}
        aria-colcount={table.columns.length}
        aria-activedescendant={
          isActiveDrawn && !editing.editing ? `cell-${active.index}-${active.column}` : undefined
        }
        onScroll={(event) => scroll.onScroll(event.currentTarget.scrollTop)}
        onKeyDown={grid.onKey}
        onPaste={grid.onPaste}
      >
        <RowsHead {...table} t={t} />
        <div className="grid-space" style={{ height: range.heightPx, minWidth: table.leastPx }}>
          <DrawnRows {...props} {...grid} range={range} />
        </div>
      </div>
      {editing.problem ? (
        <div id="cell-problem" className="cell-problem" role="alert">
          {editing.problem}
        </div>
      ) : null}
    </div>
  );
}

type Grid = ReturnType<typeof useGrid>;

/** What is in view, the cell that keys act on, the cell that is being changed, and what keys do. */
function useGrid(props: RowsTableProps, view: RefObject<HTMLElement | null>) {
  const { pages, line, jump, shown } = props;
  const keys = useShortcutTable();
  const table = useMemo(() => shownColumns(shown), [shown]);
  const { columns } = table;
  const total = pages.total ?? 0;
  const focusGrid = () => view.current?.focus({ preventScroll: true });
  const scroll = useRowScroll(view, { total, version: pages.version, want: pages.want });
  const [active, setActive] = useActiveCell(scroll, {
    ...{ line, total, jump, focusGrid },
    findLine: (wished) => findRowOfLine(wished, total, pages.lineAt),
    columnOf: (wished) => columns.findIndex(({ id }) => id === wished),
  });
  useKeptInView(scroll, active.index);
  const editing = useCellEditing(props, scroll.range, {
    ...{ columns, focusGrid },
    onChoose: (index, column, row) => {
      setActive({ index, column });
      props.onChoose(row, index);
    },
    moveTo: (index, column) => {
      setActive({ index, column });
      scroll.moveInto(index);
    },
  });

  function onKey(event: KeyboardEvent) {
    const row = pages.row(active.index);
    const next = nextPlace(event.key, active, { total, columns: columns.length, pageRows: scroll.pageRows });
    const action = rowActionOf(event, keys);
    if (next) {
      setActive(next);
      if (next.index !== active.index) scroll.moveInto(next.index);
    } else if (action === 'rows.edit') editing.open(active.index, active.column);
    else if (event.key === ' ' && row) props.onChoose(row, active.index);
    else if (action === 'rows.leaveOut' && row) props.onToggle(row);
    else return;
    event.preventDefault();
  }
  function onPaste(event: ClipboardEvent) {
    if (editing.editing) return;
    event.preventDefault();
    void editing.paste(event.clipboardData.getData('text/plain'), active.index, active.column);
  }
  return { table, total, scroll, active, editing, onKey, onPaste };
}

/** The cell that is being changed, told of the last drawing. */
function useCellEditing(
  { pages, changes }: RowsTableProps,
  range: RowRange,
  grid: Pick<EditingDeps, 'columns' | 'onChoose' | 'moveTo' | 'focusGrid'>,
): CellEditing {
  const { t, language } = useTexts();
  const [, redraw] = useReducer((before: number) => before + 1, 0);
  const [editing] = useState(() => new CellEditing(redraw));
  const drawn = Array.from({ length: range.count }, (_, offset) => pages.row(range.first + offset)?.rowId);
  editing.deps = {
    ...{ ...grid, changes, t, language },
    rowAt: (index) => pages.row(index),
    rowsFrom: pages.rowsFrom,
    drawnAt: (rowId) => {
      const offset = drawn.indexOf(rowId);
      return offset === -1 ? null : range.first + offset;
    },
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows change with the version alone
  useEffect(() => editing.follow(), [pages.version]);
  return editing;
}

type DrawnRowsProps = Pick<RowsTableProps, 'pages' | 'chosen'> &
  Pick<Grid, 'table' | 'active' | 'editing'> & { range: RowRange };

/** The lines in view and a few around. */
function DrawnRows({ pages, chosen, table, active, editing, range }: DrawnRowsProps) {
  const texts = useTexts();
  const input = editing.editing;
  return Array.from({ length: range.count }, (_, offset) => {
    const index = range.first + offset;
    const row = pages.row(index);
    return (
      <RowLine
        key={index}
        index={index}
        topPx={range.topPx + offset * rowPx}
        row={row}
        columns={table.columns}
        template={table.template}
        activeColumn={index === active.index ? active.column : null}
        isChosen={chosen !== null && row?.rowId === chosen.rowId}
        input={input?.index === index ? input.input : null}
        texts={texts}
        handlers={editing.handlers}
      />
    );
  });
}

import {
  type ClipboardEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
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
import { drawnScroll, heightLimitOf, type RowPlace, rowRange, scrollOfRow } from '../../ui/row-range';
import { CellEditing } from './cell-editing';
import { shownColumns } from './row-columns';
import { RowLine } from './row-line';
import type { Rows } from './row-pages';
import { findRowOfLine } from './row-pages';
import { RowsHead } from './rows-head';
import type { RowChanges } from './use-row-changes';

const rowPx = 30;
/** A scroll that stands still this long has arrived. */
const restMs = 50;

/** Height for rows: the head stays in view above them. */
function rowsHeight(grid: HTMLElement): number {
  return Math.max(rowPx, grid.clientHeight - rowPx);
}

/** A row to go to; `round` tells one wish from the next. */
export interface RowJump {
  readonly index: number;
  readonly column: string | null;
  readonly round: number;
}

interface RowsTableProps {
  pages: Rows;
  version: number;
  /** Line to go to; null to start at the top. */
  line: number | null;
  lineAt: Rows['lineAt'];
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
  const { pages, version, line, lineAt, jump, chosen, shown, changes, onChoose, onToggle } = props;
  const texts = useTexts();
  const { t, language } = texts;
  const table = useShortcutTable();
  const view = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState({ index: 0, column: 0 });
  const { columns, template, leastPx } = useMemo(() => shownColumns(shown), [shown]);
  const total = pages.total ?? 0;
  const { place, range, setScroll, moveInto, scrollTo } = useScroll(view, pages, version, total);
  const [, redraw] = useReducer((before: number) => before + 1, 0);
  useKeptInView(place, active.index, moveInto, view);
  const [editing] = useState(() => new CellEditing(redraw));

  function choose(index: number, column: number, row: RowView) {
    setActive({ index, column });
    onChoose(row, index);
  }
  editing.deps = {
    columns,
    rowAt: (index) => pages.row(index),
    rowsFrom: pages.rowsFrom,
    drawnAt: (rowId) => {
      const offset = drawn.findIndex(({ props }) => props.row?.rowId === rowId);
      return offset === -1 ? null : range.first + offset;
    },
    changes,
    onChoose: choose,
    moveTo: (index, column) => {
      setActive({ index, column });
      moveInto(index);
    },
    focusGrid: () => view.current?.focus({ preventScroll: true }),
    t,
    language,
  };

  const jumped = useRef<string>('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: one jump per line and first total
  useEffect(() => {
    const key = `${line}:${total > 0}`;
    if (line === null || total === 0 || jumped.current === key) return;
    jumped.current = key;
    void findRowOfLine(line, total, lineAt).then((index) => {
      setActive((before) => ({ ...before, index }));
      scrollTo(Math.max(0, index - 3));
      view.current?.focus({ preventScroll: true });
    });
  }, [line, total]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one move per wish
  useEffect(() => {
    if (!jump) return;
    const column = columns.findIndex(({ id }) => id === jump.column);
    setActive((before) => ({ index: jump.index, column: column === -1 ? before.column : column }));
    moveInto(jump.index);
    view.current?.focus({ preventScroll: true });
  }, [jump?.round]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows change with the version alone
  useEffect(() => editing.follow(), [version]);

  function onKey(event: KeyboardEvent) {
    const row = pages.row(active.index);
    const next = nextPlace(event, active, total, columns.length, Math.floor(place.viewPx / rowPx) - 1);
    const action = rowActionOf(event, table);
    if (next) {
      setActive(next);
      if (next.index !== active.index) moveInto(next.index);
    } else if (action === 'rows.edit') editing.open(active.index, active.column);
    else if (event.key === ' ' && row) onChoose(row, active.index);
    else if (action === 'rows.leaveOut' && row) onToggle(row);
    else return;
    event.preventDefault();
  }
  function onPaste(event: ClipboardEvent) {
    if (editing.editing) return;
    event.preventDefault();
    void editing.paste(event.clipboardData.getData('text/plain'), active.index, active.column);
  }

  if (pages.total === 0) return <EmptyView title={t('rows.none')} text={t('rows.noneText')} />;
  const isActiveDrawn = active.index >= range.first && active.index < range.first + range.count;
  const input = editing.editing;
  const drawn = Array.from({ length: range.count }, (_, offset) => {
    const index = range.first + offset;
    const row = pages.row(index);
    return (
      <RowLine
        key={index}
        index={index}
        topPx={range.topPx + offset * rowPx}
        row={row}
        columns={columns}
        template={template}
        activeColumn={index === active.index ? active.column : null}
        isChosen={chosen !== null && row?.rowId === chosen.rowId}
        input={input?.index === index ? input.input : null}
        texts={texts}
        handlers={editing.handlers}
      />
    );
  });
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
        aria-rowcount={total + 1}
        aria-colcount={columns.length}
        aria-activedescendant={isActiveDrawn && !input ? `cell-${active.index}-${active.column}` : undefined}
        // Most steps of a scroll change nothing that is drawn, and then React is not asked.
        onScroll={(event) => setScroll(drawnScroll(place, event.currentTarget.scrollTop))}
        onKeyDown={onKey}
        onPaste={onPaste}
      >
        <RowsHead columns={columns} template={template} leastPx={leastPx} t={t} />
        <div className="grid-space" style={{ height: range.heightPx, minWidth: leastPx }}>
          {drawn}
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

/** What is in view of the rows, and the ways to bring a row into view. */
function useScroll(
  view: React.RefObject<HTMLDivElement | null>,
  pages: Rows,
  version: number,
  total: number,
) {
  const [scrollPx, setScroll] = useState(0);
  const [viewPx, setView] = useState(400);
  const place: RowPlace = { total, rowPx, viewPx, limitPx: heightLimitOf(window.devicePixelRatio) };
  const range = rowRange(place, scrollPx);
  const lastFirst = useRef(0);
  const latestPlace = useRef(place);
  latestPlace.current = place;

  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setView(rowsHeight(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [view]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `pages` is new with every drawing; `version` tells a change
  useEffect(() => {
    if (range.count === 0) return;
    const ask = () => pages.want(range.first, range.count);
    const jumped = Math.abs(range.first - lastFirst.current);
    lastFirst.current = range.first;
    if (jumped <= range.count * 2) {
      ask();
      return;
    }
    // Rows that fly past are not fetched, only those where the scroll comes to rest.
    const timer = setTimeout(ask, restMs);
    return () => clearTimeout(timer);
  }, [range.first, range.count, version]);

  const scrollTo = useCallback(
    (index: number) => {
      const element = view.current;
      if (element) element.scrollTop = scrollOfRow(latestPlace.current, index);
    },
    [view],
  );
  function moveInto(index: number) {
    const element = view.current;
    if (!element) return;
    const { current } = latestPlace;
    const top = scrollOfRow(current, index);
    const bottom = scrollOfRow(current, index - Math.floor(viewPx / rowPx) + 1);
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop) element.scrollTop = bottom;
  }
  return { place, range, setScroll, moveInto, scrollTo };
}

/** The row that keys act on stays in view when the table becomes lower or higher: details open below it. */
function useKeptInView(
  { viewPx, ...place }: RowPlace,
  index: number,
  moveInto: (index: number) => void,
  view: React.RefObject<HTMLDivElement | null>,
) {
  const before = useRef(viewPx);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each height
  useLayoutEffect(() => {
    const scrollTop = view.current?.scrollTop ?? 0;
    const top = scrollOfRow({ ...place, viewPx: before.current }, index);
    const wasInView = top >= scrollTop && top + rowPx <= scrollTop + before.current + rowPx;
    before.current = viewPx;
    if (wasInView) moveInto(index);
  }, [viewPx]);
}

/** Where the arrows and their like lead; null for any other key. */
function nextPlace(
  { key }: KeyboardEvent,
  { index, column }: { index: number; column: number },
  total: number,
  columns: number,
  pageRows: number,
): { index: number; column: number } | null {
  const page = Math.max(1, pageRows);
  const rows: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + page,
    PageUp: index - page,
    Home: 0,
    End: total - 1,
  };
  const row = rows[key];
  if (row !== undefined) return { index: Math.min(total - 1, Math.max(0, row)), column };
  if (key === 'ArrowRight') return { index, column: Math.min(columns - 1, column + 1) };
  if (key === 'ArrowLeft') return { index, column: Math.max(0, column - 1) };
  return null;
}

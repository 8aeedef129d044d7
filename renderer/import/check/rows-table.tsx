import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RowView } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { EmptyView } from '../../ui/empty-view';
import { drawnScroll, heightLimitOf, type RowPlace, rowRange, scrollOfRow } from '../../ui/row-range';
import { RowLine } from './row-line';
import { findRowOfLine } from './row-pages';
import type { Rows } from './use-row-pages';

const rowPx = 30;
/** A scroll that stands still this long has arrived. */
const restMs = 50;

/** Height for rows: the head stays in view above them. */
function rowsHeight(grid: HTMLElement): number {
  return Math.max(rowPx, grid.clientHeight - rowPx);
}

interface RowsTableProps {
  pages: Rows;
  version: number;
  /** Line to go to; null to start at the top. */
  line: number | null;
  lineAt: Rows['lineAt'];
  chosen: RowView | null;
  onChoose: (row: RowView) => void;
}

/** A million rows by windows: only what is in view is drawn, only what is near is held. */
export function RowsTable({ pages, version, line, lineAt, chosen, onChoose }: RowsTableProps) {
  const texts = useTexts();
  const { t } = texts;
  const view = useRef<HTMLDivElement>(null);
  const [scrollPx, setScroll] = useState(0);
  const [viewPx, setView] = useState(400);
  const [active, setActive] = useState(0);
  const total = pages.total ?? 0;
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
  }, []);

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

  const scrollTo = useCallback((index: number) => {
    const element = view.current;
    if (element) element.scrollTop = scrollOfRow(latestPlace.current, index);
  }, []);

  const latestOnChoose = useRef(onChoose);
  latestOnChoose.current = onChoose;
  const choose = useCallback((index: number, row: RowView) => {
    setActive(index);
    latestOnChoose.current(row);
  }, []);

  const jumped = useRef<string>('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: one jump per line and first total
  useEffect(() => {
    const key = `${line}:${total > 0}`;
    if (line === null || total === 0 || jumped.current === key) return;
    jumped.current = key;
    void findRowOfLine(line, total, lineAt).then((index) => {
      setActive(index);
      scrollTo(Math.max(0, index - 3));
    });
  }, [line, total]);

  function moveTo(index: number) {
    const next = Math.min(total - 1, Math.max(0, index));
    setActive(next);
    const element = view.current;
    if (!element) return;
    const top = scrollOfRow(place, next);
    const bottom = scrollOfRow(place, next - Math.floor(viewPx / rowPx) + 1);
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop) element.scrollTop = bottom;
  }

  function onKey(event: KeyboardEvent) {
    const pageSize = Math.max(1, Math.floor(viewPx / rowPx) - 1);
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + pageSize,
      PageUp: active - pageSize,
      Home: 0,
      End: total - 1,
    };
    const next = moves[event.key];
    const row = pages.row(active);
    if (next !== undefined) moveTo(next);
    else if ((event.key === 'Enter' || event.key === ' ') && row) onChoose(row);
    else return;
    event.preventDefault();
  }

  if (pages.total === 0) return <EmptyView title={t('rows.none')} text={t('rows.noneText')} />;
  const isActiveDrawn = active >= range.first && active < range.first + range.count;
  const drawn = Array.from({ length: range.count }, (_, offset) => {
    const index = range.first + offset;
    const row = pages.row(index);
    return (
      <RowLine
        key={index}
        index={index}
        topPx={range.topPx + offset * rowPx}
        row={row}
        isActive={index === active}
        isChosen={chosen !== null && row?.rowId === chosen.rowId}
        texts={texts}
        onChoose={choose}
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
        tabIndex={0}
        aria-label={t('check.rows')}
        aria-rowcount={total + 1}
        aria-activedescendant={isActiveDrawn ? `row-${active}` : undefined}
        // Most steps of a scroll change nothing that is drawn, and then React is not asked.
        onScroll={(event) => setScroll(drawnScroll(place, event.currentTarget.scrollTop))}
        onKeyDown={onKey}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus, the row is its active descendant */}
        <div className="grid-row grid-head" role="row" aria-rowindex={1}>
          {(['file', 'line', 'day', 'amount', 'counterparty', 'purpose', 'rowState'] as const).map((name) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <span
              key={name}
              role="columnheader"
              className={name === 'amount' || name === 'line' ? 'number' : undefined}
            >
              {t(name === 'file' ? 'import.file' : `rows.${name}`)}
            </span>
          ))}
        </div>
        <div className="grid-space" style={{ height: range.heightPx }}>
          {drawn}
        </div>
      </div>
    </div>
  );
}

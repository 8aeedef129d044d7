import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { drawnScroll, heightLimitOf, type RowPlace, type RowRange, rowRange, scrollOfRow } from './row-range';

export const rowPx = 30;
/** A scroll that stands still this long has arrived. */
const restMs = 50;

/** Height for rows: the head stays in view above them. */
function rowsHeight(grid: HTMLElement): number {
  return Math.max(rowPx, grid.clientHeight - rowPx);
}

/** The rows that are scrolled, as far as their number matters. */
interface ScrolledRows {
  readonly total: number;
  /** Tells a change of the rows. */
  readonly version: number;
  /** Sees to it that these rows are here or on the way. */
  want(first: number, count: number): void;
}

export interface RowScroll {
  readonly range: RowRange;
  /** Rows that fit into the view, less one: what Page Down turns by. */
  readonly pageRows: number;
  /** Most steps of a scroll change nothing that is drawn, and then React is not asked. */
  onScroll(scrollPx: number): void;
  /** Brings a row into view, and does nothing where it is. */
  moveInto(index: number): void;
  /** Brings a row to the top of the view. */
  scrollTo(index: number): void;
  /** Whether the row was in view while the view had this height. */
  wasInView(index: number, viewPx: number): boolean;
  readonly viewPx: number;
}

/** What is in view of the rows, and the ways to bring a row into view. */
export function useRowScroll(view: RefObject<HTMLElement | null>, rows: ScrolledRows): RowScroll {
  const [scrollPx, setScroll] = useState(0);
  const viewPx = useViewHeight(view);
  const place: RowPlace = {
    total: rows.total,
    rowPx,
    viewPx,
    limitPx: heightLimitOf(window.devicePixelRatio),
  };
  const range = rowRange(place, scrollPx);
  const latestPlace = useRef(place);
  latestPlace.current = place;
  useWantedRows(range, rows);

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
  return {
    range,
    viewPx,
    pageRows: Math.floor(viewPx / rowPx) - 1,
    onScroll: (px) => setScroll(drawnScroll(place, px)),
    moveInto,
    scrollTo,
    wasInView(index, beforePx) {
      const scrollTop = view.current?.scrollTop ?? 0;
      const top = scrollOfRow({ ...place, viewPx: beforePx }, index);
      return top >= scrollTop && top + rowPx <= scrollTop + beforePx + rowPx;
    },
  };
}

function useViewHeight(view: RefObject<HTMLElement | null>): number {
  const [viewPx, setView] = useState(400);
  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setView(rowsHeight(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [view]);
  return viewPx;
}

/** Asks for the rows in view. Rows that fly past are not fetched, only those where the scroll comes to rest. */
function useWantedRows({ first, count }: RowRange, rows: ScrolledRows): void {
  const lastFirst = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rows` is new with every drawing; its version tells a change
  useEffect(() => {
    if (count === 0) return;
    const ask = () => rows.want(first, count);
    const jumped = Math.abs(first - lastFirst.current);
    lastFirst.current = first;
    if (jumped <= count * 2) {
      ask();
      return;
    }
    const timer = setTimeout(ask, restMs);
    return () => clearTimeout(timer);
  }, [first, count, rows.version]);
}

/** A row stays in view when the table becomes lower or higher: details open below it. */
export function useKeptInView({ viewPx, wasInView, moveInto }: RowScroll, index: number): void {
  const before = useRef(viewPx);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each height
  useLayoutEffect(() => {
    const wasThere = wasInView(index, before.current);
    before.current = viewPx;
    if (wasThere) moveInto(index);
  }, [viewPx]);
}

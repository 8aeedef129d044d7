/** Chromium draws no element taller than about 33.5 million px; below this limit a pixel of scroll is a pixel of rows. */
const heightLimitPx = 16_000_000;

interface RowRange {
  /** Height of the scrolled element. */
  readonly heightPx: number;
  /** First row to draw and the number of rows. */
  readonly first: number;
  readonly count: number;
  /** Where the first drawn row stands. */
  readonly topPx: number;
}

/**
 * The rows to draw for a scroll position. Up to the limit the position is exact; above it the scroll bar is a scale of
 * all rows, so that the last of ten million rows can be reached as well.
 */
export function rowRange(
  total: number,
  rowPx: number,
  viewPx: number,
  scrollPx: number,
  extra = 8,
): RowRange {
  const wholePx = total * rowPx;
  const visible = Math.ceil(viewPx / rowPx) + 1;
  const scroll = Math.max(0, scrollPx);
  if (wholePx <= heightLimitPx) {
    const first = Math.max(0, Math.floor(scroll / rowPx) - extra);
    const end = Math.min(total, Math.floor(scroll / rowPx) + visible + extra);
    return { heightPx: wholePx, first, count: Math.max(0, end - first), topPx: first * rowPx };
  }
  const share = Math.min(1, scroll / (heightLimitPx - viewPx));
  const atTop = share * (wholePx - viewPx);
  const first = Math.max(0, Math.floor(atTop / rowPx) - extra);
  const end = Math.min(total, Math.floor(atTop / rowPx) + visible + extra);
  return {
    heightPx: heightLimitPx,
    first,
    count: Math.max(0, end - first),
    topPx: scroll - (atTop - first * rowPx),
  };
}

/** Scroll position at which a row stands at the top of the view. */
export function scrollOfRow(row: number, total: number, rowPx: number, viewPx: number): number {
  const wholePx = total * rowPx;
  if (wholePx <= heightLimitPx) return row * rowPx;
  return Math.min(1, (row * rowPx) / (wholePx - viewPx)) * (heightLimitPx - viewPx);
}

/**
 * Chromium keeps positions in 1/64 of a device pixel and in 32 bits, so no element is taller than about 33.5 million
 * device px. Below this limit a pixel of scroll is a pixel of rows.
 */
const deviceHeightLimitPx = 32_000_000;

/** The limit in CSS px on a screen with this many device pixels per CSS pixel. */
export function heightLimitOf(devicePixelRatio: number): number {
  return Math.floor(deviceHeightLimitPx / Math.max(1, devicePixelRatio));
}

/** Rows are taken in and out this many at a time, so that most steps of a scroll draw nothing. */
const rowsAtOnce = 6;
/** Drawn above and below what is in view, at least. */
const extraRows = 6;

export interface RowPlace {
  readonly total: number;
  readonly rowPx: number;
  readonly viewPx: number;
  readonly limitPx: number;
}

export interface RowRange {
  /** Height of the scrolled element. */
  readonly heightPx: number;
  /** First row to draw and the number of rows. */
  readonly first: number;
  readonly count: number;
  /** Where the first drawn row stands. */
  readonly topPx: number;
}

/**
 * The scroll position as far as it matters for what is drawn: the same for all positions that draw the same rows at the
 * same places.
 */
export function drawnScroll({ total, rowPx, limitPx }: RowPlace, scrollPx: number): number {
  const scroll = Math.max(0, scrollPx);
  if (total * rowPx > limitPx) return scroll;
  const stepPx = rowPx * rowsAtOnce;
  return Math.floor(scroll / stepPx) * stepPx;
}

/**
 * The rows to draw for a scroll position. Up to the limit the position is exact; above it the scroll bar is a scale of
 * all rows, so that the last of ten million rows can be reached as well.
 */
export function rowRange(place: RowPlace, scrollPx: number): RowRange {
  const { total, rowPx, viewPx, limitPx } = place;
  const wholePx = total * rowPx;
  const drawn = Math.ceil(viewPx / rowPx) + 1 + rowsAtOnce + extraRows;
  const scroll = drawnScroll(place, scrollPx);
  if (wholePx <= limitPx) {
    const top = Math.floor(scroll / rowPx);
    const first = Math.max(0, top - extraRows);
    const end = Math.min(total, top + drawn);
    return { heightPx: wholePx, first, count: Math.max(0, end - first), topPx: first * rowPx };
  }
  const share = Math.min(1, scroll / (limitPx - viewPx));
  const atTop = share * (wholePx - viewPx);
  const top = Math.floor(atTop / rowPx);
  const first = Math.max(0, top - extraRows);
  const end = Math.min(total, top + drawn);
  return {
    heightPx: limitPx,
    first,
    count: Math.max(0, end - first),
    topPx: scroll - (atTop - first * rowPx),
  };
}

/** Scroll position at which a row stands at the top of the view. */
export function scrollOfRow({ total, rowPx, viewPx, limitPx }: RowPlace, row: number): number {
  const wholePx = total * rowPx;
  if (wholePx <= limitPx) return row * rowPx;
  return Math.min(1, (row * rowPx) / (wholePx - viewPx)) * (limitPx - viewPx);
}

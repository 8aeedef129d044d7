/** A4 portrait with these margins; `main/report/print-options.ts` prints with the same ones. */
export const contentWidthPx = 657;

/** A sheet between its margins; `cover.css` gives the cover the same. */
export const coverHeightPx = 965;

export const chartHeights = { breakdown: 188, flow: 190, balance: 128 };

/** Up to this many months the table has one column; more are set in two, so that chart, table and contracts share a page. */
export const singleColumnMonths = 13;

/** Charts show at most the newest months that stay legible; tables show all. */
export const chartMonthLimit = 36;

/** Columns of a table of unknown shape that stay legible side by side. */
export const columnLimit = 8;

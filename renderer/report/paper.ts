/** A4 portrait with these margins; `main/report/print-options.ts` prints with the same ones. */
export const contentWidthPx = 657;

export const chartHeights = { breakdown: 218, flow: 205, balance: 150 };

/** Up to this many rows a month table stands in one column beside nothing, under its chart on the same page. */
export const singleColumnMonths = 27;

/** Charts show at most the newest months that stay legible; tables show all. */
export const chartMonthLimit = 36;

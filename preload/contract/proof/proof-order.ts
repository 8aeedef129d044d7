import { noDay } from '../values/calendar-day';
import type { BalanceRows } from './balance-rows';

export type TimeDirection = 'newestFirst' | 'oldestFirst';

/** Rows from the oldest to the newest as far as one direction of the file, or its days, tell. */
export interface ProofOrder {
  direction: TimeDirection;
  /** Position of a row at each place of the order. */
  rowAt(place: number): number;
  /** The file as it stands, up or down: `first + place * step` is the same as `rowAt`, and what a million rows are walked by. */
  line: Line | null;
  /** Of the better order of the file; of its other one at least as many. None is counted by day. */
  breaks: number;
}

interface Line {
  readonly first: number;
  readonly step: 1 | -1;
}

/**
 * The file from top to bottom and from bottom to top, the one in which the balances break less first. `fallback`: where they do not tell.
 */
export function fileOrders(rows: BalanceRows, fallback: TimeDirection): [ProofOrder, ProofOrder] {
  const first = inLine(rows, fallback, Number.POSITIVE_INFINITY);
  // The wrong one breaks nearly everywhere: the first few rows tell.
  const second = inLine(rows, fallback === 'oldestFirst' ? 'newestFirst' : 'oldestFirst', first.breaks);
  return second.breaks < first.breaks ? [second, first] : [first, second];
}

function inLine(rows: BalanceRows, direction: TimeDirection, enough: number): ProofOrder {
  const line: Line =
    direction === 'oldestFirst' ? { first: 0, step: 1 } : { first: rows.length - 1, step: -1 };
  const rowAt = (place: number) => line.first + place * line.step;
  return { direction, rowAt, line, breaks: countBreaks(rows, line, enough) };
}

/** Stops where there are as many as `enough`. */
function countBreaks(
  { amounts, balances, optional, length }: BalanceRows,
  { first, step }: Line,
  enough: number,
): number {
  let breaks = 0;
  let before = Number.NaN;
  let carried = 0;
  for (let place = 0; place < length && breaks < enough; place += 1) {
    const row = first + place * step;
    const amount = amounts[row] as number;
    const balance = balances[row] as number;
    if (optional[row] === 1 || Number.isNaN(amount)) continue;
    if (Number.isNaN(balance)) {
      carried += amount;
      continue;
    }
    const expected = before + amount;
    if (expected !== balance && expected + carried !== balance && !Number.isNaN(before)) breaks += 1;
    before = balance;
    carried = 0;
  }
  return breaks;
}

/**
 * By day, rows of one day as they stand, as where the days go up and the rows of each go down. Rows without a day stay behind the row
 * above. Null where the days are in order already.
 */
export function byDay(rows: BalanceRows, { direction, rowAt }: ProofOrder): ProofOrder | null {
  const { length, days } = rows;
  const keys = new Int32Array(length);
  let isSorted = true;
  for (let place = 0; place < length; place += 1) {
    const day = days[rowAt(place)] ?? noDay;
    const before = place === 0 ? day : (keys[place - 1] ?? noDay);
    keys[place] = day === noDay ? before : day;
    if ((keys[place] ?? 0) < before) isSorted = false;
  }
  if (isSorted) return null;
  const places = Uint32Array.from({ length }, (_, place) => place);
  places.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
  return { direction, rowAt: (place) => rowAt(places[place] ?? 0), line: null, breaks: 0 };
}

import { decimalEvidence } from '../values/amounts';
import { dateParts } from '../values/calendar-days';
import { cleanAmount } from '../values/clean-amount';
import { type ColumnTest, fitsKind } from './column-tests';

/** What stands between the separators of a line. */
export interface Pieces {
  texts: readonly string[];
  /** Those between quotes are cells of their own, whatever stands beside them. Empty where none is. */
  quoted: readonly boolean[];
}

/** Ways to give the pieces of a line to the columns of its table: neighbouring pieces may belong to one cell. */
export interface CellGroups {
  cells: string[];
  /** What speaks against it; see `prices`. */
  cost: number;
}

/** Which pieces may be put together: any, parts of amounts, or cents and what stands in front of them. */
export type Joins = 'all' | 'amounts' | 'cents';

/** What each oddity of a reading costs. Readings that are less than `margin` apart are both possible. */
export const prices = {
  /** A separator within a text: nearly free where a blank follows it, as it does in prose. */
  joinedProse: 0.5,
  joinedText: 1,
  /** A number or a day that would be part of a text. */
  joinedNumber: 2.5,
  /** Off the price where cut amounts explain every line with too many cells. */
  cutAmounts: 1,
  /** A decimal comma, or a sign for thousands, that is the separator too. */
  joinedAmount: 1,
  /** The same in a column of which nothing is known. */
  joinedUnknown: 1.5,
  /** Nothing between two separators, and yet part of a text. */
  joinedEmpty: 2,
  /** A decimal sign that no other row uses. */
  otherSign: 3,
  /** No cents where all others have them; `05` as an amount. */
  whole: 2,
  negative: 1,
  /** Nothing where every other row has something, and the other way round. */
  empty: 3,
  filled: 2,
  /** Money out and money in one row. */
  bothSides: 3,
  /** A number alone where all others have words. */
  numberForText: 2,
  /** Quotes that end no cell, taken as text. */
  stray: 3,
  /** A cell that was written twice. */
  twice: 2.5,
  /** A cell beyond the last column. */
  extra: 2,
  extraNumber: 3,
  margin: 2,
} as const;

/** The only separator that also stands within amounts: a tab or a semicolon never cut one. */
const amountSeparator = ',';

/** Pieces of one cell; a text with more separators is not looked for. */
const mostPieces = 12;
const mostColumns = 60;
const keptReadings = 6;

const isNumber = (text: string) =>
  /\d/.test(text) && (cleanAmount(text) !== null || dateParts(text) !== null);
const wholePart = /^[^\d]{0,5}\d[\d.' ]*$/;
const cents = /^\d{2}(?!\d)[^\d]{0,5}$/;
const thousands = /^\d{3}(?:[.,]\d{1,2})?[^\d]{0,5}$/;

/** What it costs that `text` stands in this column; infinite where it cannot. */
export function cellCost(text: string, test: ColumnTest): number {
  if (text === '') return test.isAlwaysFilled ? prices.empty : 0;
  if (!fitsKind(text, test.kind)) return Number.POSITIVE_INFINITY;
  let cost = test.isAlwaysEmpty ? prices.filled : 0;
  if (test.isWords && isNumber(text)) cost += prices.numberForText;
  if (test.kind !== 'amount') return cost;
  const amount = cleanAmount(text);
  if (!amount) return cost;
  const sign = decimalEvidence(amount.core);
  if ((sign === ',' || sign === '.') && test.decimalSign !== null && sign !== test.decimalSign)
    cost += prices.otherSign;
  if (test.isUngrouped && /\d[.,]\d{3}(?!\d)/.test(amount.core)) cost += prices.otherSign;
  if ((sign === 'none' && test.hasDecimals) || /^0\d/.test(amount.core)) cost += prices.whole;
  if (amount.sign < 0 && test.isNeverNegative) cost += prices.negative;
  return cost;
}

/** The pieces of a line, and what stood between them. */
interface CutLine {
  pieces: readonly string[];
  delimiter: string;
}

/** What it costs that the pieces from `from` to `to` are one cell of this column. */
function joinCost(line: CutLine, from: number, to: number, test: ColumnTest, joins: Joins): number {
  if (to - from === 1) return 0;
  const { pieces } = line;
  if (joins === 'cents' && !(to - from === 2 && cents.test(pieces[to - 1] as string)))
    return Number.POSITIVE_INFINITY;
  if (joins !== 'all') return isJoinedAmount(line, from, to) ? prices.joinedAmount : Number.POSITIVE_INFINITY;
  if (test.kind === 'amount')
    return isJoinedAmount(line, from, to) ? prices.joinedAmount : Number.POSITIVE_INFINITY;
  if (test.kind !== 'any') return Number.POSITIVE_INFINITY;
  if (!test.isWords && isJoinedAmount(line, from, to)) return prices.joinedUnknown;
  let cost = 0;
  for (let at = from; at < to; at++) {
    const piece = pieces[at] as string;
    if (piece.trim() === '') cost += prices.joinedEmpty;
    // Where a text is cut at numbers once, it may be so again.
    else if (isNumber(piece.trim()))
      cost += cost < prices.joinedNumber ? prices.joinedNumber : prices.joinedText;
    else if (at > from) cost += /^\s\S/.test(piece) ? prices.joinedProse : prices.joinedText;
  }
  return cost;
}

/** `-12` and `50`, `1` and `200.00`, also with more groups of three between them. */
function isJoinedAmount({ pieces, delimiter }: CutLine, from: number, to: number): boolean {
  if (delimiter !== amountSeparator || to - from > 4 || !wholePart.test(pieces[from] as string)) return false;
  for (let at = from + 1; at < to - 1; at++) if (!/^\d{3}$/.test(pieces[at] as string)) return false;
  const last = pieces[to - 1] as string;
  return (to - from === 2 && cents.test(last)) || thousands.test(last);
}

interface Partial {
  cost: number;
  /** Where its last cell begins. */
  from: number;
  before: Partial | null;
}

/** The readings of lowest cost that give every piece to one of the columns, in their order. */
export function groupPieces(
  { texts: pieces, quoted }: Pieces,
  tests: readonly ColumnTest[],
  delimiter: string,
  joins: Joins = 'all',
): CellGroups[] {
  const excess = pieces.length - tests.length;
  if (excess < 0 || excess > mostPieces || tests.length > mostColumns) return [];
  const line = { pieces, delimiter };
  // best[i]: readings of the first i pieces in the columns so far.
  let best: Partial[][] = [[{ cost: 0, from: 0, before: null }]];
  for (const [column, test] of tests.entries()) {
    const next: Partial[][] = [];
    for (let from = column; from <= column + excess; from++) {
      const known = best[from] ?? [];
      for (let to = from + 1; known.length > 0 && to <= column + 1 + excess; to++) {
        if (to - from > 1 && (quoted[from] || quoted[to - 1])) break;
        const joined = joinCost(line, from, to, test, joins);
        if (joined === Number.POSITIVE_INFINITY) continue;
        const cost = joined + cellCost(textOf(line, from, to), test);
        if (cost === Number.POSITIVE_INFINITY) continue;
        next[to] ??= [];
        for (const before of known) next[to]?.push({ cost: before.cost + cost, from, before });
      }
    }
    best = next.map((readings) => readings?.sort((a, b) => a.cost - b.cost).slice(0, keptReadings) ?? []);
  }
  return (best[pieces.length] ?? []).map((reading) => {
    const cells = cellsOf(reading, line);
    return { cells, cost: reading.cost + sidesCost(cells, tests) };
  });
}

/** Both of two columns for money out and money in hold an amount. */
function sidesCost(cells: readonly string[], tests: readonly ColumnTest[]): number {
  let filled = 0;
  for (const [at, { movement }] of tests.entries())
    if ((movement === 'debit' || movement === 'credit') && /[1-9]/.test(cells[at] ?? '')) filled++;
  return filled > 1 ? prices.bothSides : 0;
}

function textOf({ pieces, delimiter }: CutLine, from: number, to: number): string {
  return (to - from === 1 ? (pieces[from] as string) : pieces.slice(from, to).join(delimiter)).trim();
}

function cellsOf(reading: Partial, { pieces, delimiter }: CutLine): string[] {
  const cells: string[] = [];
  let to = pieces.length;
  for (let at: Partial | null = reading; at?.before; at = at.before) {
    cells.unshift(pieces.slice(at.from, to).join(delimiter));
    to = at.from;
  }
  return cells;
}

/** The pieces with as many empty cells put in as are missing, wherever they could be. */
export function withEmptyCells(pieces: readonly string[], tests: readonly ColumnTest[]): CellGroups[] {
  const missing = tests.length - pieces.length;
  if (missing < 1 || missing > 2 || tests.length > mostColumns) return [];
  const found: CellGroups[] = [];
  const place = (cells: string[], from: number, left: number) => {
    if (left === 0) {
      const cost = cells.reduce((sum, cell, at) => sum + cellCost(cell.trim(), tests[at] as ColumnTest), 0);
      if (cost < Number.POSITIVE_INFINITY) found.push({ cells, cost: cost + sidesCost(cells, tests) });
      return;
    }
    for (let at = from; at <= cells.length; at++)
      place([...cells.slice(0, at), '', ...cells.slice(at)], at + 1, left - 1);
  };
  place([...pieces], 0, missing);
  return found.sort((a, b) => a.cost - b.cost).slice(0, keptReadings);
}

/** The line without a cell that stands twice, one behind the other. */
export function twiceWritten(pieces: readonly string[], tests: readonly ColumnTest[]): CellGroups[] {
  if (pieces.length !== tests.length + 1) return [];
  return pieces.flatMap((piece, at) => {
    if (piece.trim() === '' || piece !== pieces[at + 1]) return [];
    const cells = pieces.filter((_, index) => index !== at);
    return [{ cells, cost: asItStands(cells, tests).cost + prices.twice }];
  });
}

/** The line as it stands: cells beyond the last column are left over, and texts may be missing at its end. */
export function asItStands(pieces: readonly string[], tests: readonly ColumnTest[]): CellGroups {
  let cost = sidesCost(pieces, tests);
  for (const [at, test] of tests.entries())
    if (at < pieces.length || test.kind !== 'any') cost += cellCost((pieces[at] ?? '').trim(), test);
  for (const piece of pieces.slice(tests.length)) {
    const text = piece.trim();
    if (text !== '') cost += isNumber(text) ? prices.extraNumber : prices.extra;
  }
  return { cells: [...pieces], cost };
}

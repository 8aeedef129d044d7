import {
  asItStands,
  type CellGroups,
  groupPieces,
  type Joins,
  type Pieces,
  withEmptyCells,
} from './cell-groups';
import { type ColumnTest, columnTests, looksLikeBooking } from './column-tests';
import { isWellQuoted, quotedCells } from './quoted-lines';
import type { CsvRecord } from './record-reader';
import { isHeaderByWords } from './table-locator';

/** What the records of a table show of its width, and how the cells of one of them may belong together. */

/** Records of the table from which its width and the kinds of its columns are learnt. */
export const learntFrom = 2_000;

export function bookingsOf(body: readonly CsvRecord[]): CsvRecord[] {
  const rows: CsvRecord[] = [];
  for (const record of body) {
    if (rows.length >= learntFrom) break;
    if (rows.length > 0 && isHeaderByWords(record)) break;
    if (looksLikeBooking(record)) rows.push(record);
  }
  return rows;
}

/** Rows from which the kinds of the columns are learnt; where none is complete, empty cells at their ends were left out. */
export function fittingRows(rows: readonly CsvRecord[], width: number, delimiter: string): string[][] {
  const sound = rows.filter((record) => record.cells.length <= width && !hasMergedCells(record, delimiter));
  const complete = sound.filter(({ cells }) => cells.length === width);
  return (complete.length > 0 ? complete : sound).map(({ cells }) => cells);
}

/** How many cells a row has to have: the header tells, unless most rows have more of them and these are columns of their own. */
export function widthOf(headers: readonly string[], rows: readonly CsvRecord[], delimiter: string): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const usual = [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
  if (headers.length === 0) return usual;
  if (usual <= headers.length) return headers.length;
  const beyond = rows.some(({ cells }) => cells.slice(headers.length).some((cell) => cell.trim() !== ''));
  // Only separators at the ends of the rows, and nothing behind them.
  return beyond && areCutApart(headers, rows, delimiter) ? headers.length : usual;
}

/** Whether rows with more cells than the header are better explained by cells that were cut than by columns without a name. */
function areCutApart(headers: readonly string[], rows: readonly CsvRecord[], delimiter: string): boolean {
  const fitting = fittingRows(rows, headers.length, delimiter);
  const tests = columnTests(headers, fitting, headers.length);
  const hasFitting = rows.some(({ cells }) => cells.length === headers.length);
  let [cut, whole] = [0, 0];
  for (const record of rows) {
    if (record.cells.length <= headers.length) continue;
    const [group] = groupsOf(piecesOf(record, delimiter), tests, delimiter);
    const asIs = asItStands(record.cells, tests);
    // Beside rows of the right width, more cells are no columns of their own without a reason.
    if (group && group.cost - (hasFitting ? 1 : 0) < asIs.cost) cut++;
    else if (asIs.cost < Number.POSITIVE_INFINITY) whole++;
  }
  return cut > whole;
}

/** Readings of the pieces; empty cells at the end may belong to a column or to none. */
export function groupsOf(
  pieces: Pieces,
  tests: readonly ColumnTest[],
  delimiter: string,
  joins: Joins = 'all',
): CellGroups[] {
  const { texts } = pieces;
  let end = texts.length;
  while (end > tests.length && (texts[end - 1] as string).trim() === '') end--;
  if (end < tests.length) return joins === 'all' ? withEmptyCells(texts, tests) : [];
  const found = groupPieces(pieces, tests, delimiter, joins);
  if (end < texts.length)
    found.push(...groupPieces({ ...pieces, texts: texts.slice(0, end) }, tests, delimiter, joins));
  return found.sort((a, b) => a.cost - b.cost);
}

export function piecesOf(record: CsvRecord, delimiter: string): Pieces {
  return { texts: record.cells, quoted: record.isPlain ? [] : quotedCells(record.raw, delimiter) };
}

/** A quote that neither opens a cell, closes one nor is doubled. */
export function isIllQuoted({ cells, raw, isPlain }: CsvRecord, delimiter: string): boolean {
  return !isPlain && cells.some((cell) => cell.includes('"')) && !isWellQuoted(raw, delimiter);
}

/** Such a quote beside a separator within a cell: there are two cells, or more, in one. */
export function hasMergedCells(record: CsvRecord, delimiter: string): boolean {
  if (!isIllQuoted(record, delimiter)) return false;
  return record.cells.some((cell) => cell.includes(`"${delimiter}`) || cell.includes(`${delimiter}"`));
}

import { readLimits } from '../bytes/source';
import type { DerivedCsv } from '../derived/csv-writer';
import { EvenRows } from '../derived/even-rows';
import { decodeEntities } from '../markup/xml-tree';
import { dateParts } from '../values/calendar-days';
import { cleanAmount } from '../values/clean-amount';

/** Web pages under the name of an Excel file, as many banks hand out: the rows of their tables, and nothing else of them. */

/** Names of the characters from U+00A0 to U+00FF in their order, with the few beyond that banks use. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute ' +
  'Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute ' +
  'THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ' +
  'ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const characters = new Map<string, string>([
  ...latin.split(' ').map((name, at): [string, string] => [name, String.fromCharCode(160 + at)]),
  ['euro', '€'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['rsquo', '’'],
  ['lsquo', '‘'],
]);

/** Comments, scripts and styles are passed over as a whole; a tag that never ends is text. */
const token =
  /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|[^<]+|</gi;
const breaks = new Set(['br', 'p', 'div', 'li']);

function cellText(raw: string): string {
  const named = raw.replace(/&([A-Za-z]+\d{0,2});/g, (whole, name: string) => characters.get(name) ?? whole);
  return decodeEntities(named)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** Rows that a cell is believed to reach over; nobody groups more bookings. */
const mostRows = 1_000;
/** Cells that reach over rows at a time, so that a small page cannot be made a huge table (SEC-26). */
const mostReaching = 64;

interface ReachingCell {
  text: string;
  isNumber: boolean;
  /** Rows below that it stands in as well. */
  rows: number;
}

function isNumeric(text: string): boolean {
  return dateParts(text) === null && cleanAmount(text) !== null;
}

class TableRows {
  private readonly rows = new EvenRows();
  private cells: string[] = [];
  /** Text of the cell at hand; null outside of cells. */
  private cell: string | null = null;
  private span = 1;
  private reach = 0;
  private row = 0;
  /** Cells of the rows above that stand in this one too, by column; and those that begin in it. */
  private above = new Map<number, ReachingCell>();
  private begun = new Map<number, ReachingCell>();
  /** Behind the last column of `above`: most cells stand behind it and need no look. */
  private aboveEnd = 0;
  private isInRow = false;

  tag(isEnd: boolean, name: string, attributes: string): void {
    if (name === 'tr' || name === 'table') {
      this.endRow();
      if (name === 'table') this.keepAbove(new Map());
      else this.isInRow = !isEnd;
    } else if (name === 'td' || name === 'th') {
      this.endCell();
      if (isEnd) return;
      this.isInRow = true;
      this.cell = '';
      this.span = Math.min(spanOf(attributes, /\bcolspan\s*=\s*["']?(\d{1,4})/i), readLimits.columns);
      this.reach = Math.min(spanOf(attributes, /\browspan\s*=\s*["']?(\d{1,4})/i), mostRows) - 1;
    } else if (breaks.has(name)) this.text(' ');
  }

  text(raw: string): void {
    if (this.cell !== null) this.cell += raw;
  }

  finish(): DerivedCsv | null {
    this.endRow();
    return this.rows.finish();
  }

  private endCell(): void {
    if (this.cell === null) return;
    const text = cellText(this.cell);
    this.cell = null;
    for (let at = 0; at < this.span && this.cells.length < readLimits.columns; at++) {
      this.passReached();
      const own = at === 0 ? text : '';
      if (this.reach > 0 && this.above.size + this.begun.size < mostReaching)
        this.begun.set(this.cells.length, { text: own, isNumber: isNumeric(own), rows: this.reach });
      this.cells.push(own);
    }
  }

  /** Leaves out the columns that cells from above stand in. */
  private passReached(): void {
    while (this.cells.length < this.aboveEnd && this.above.has(this.cells.length)) this.cells.push('');
  }

  private endRow(): void {
    this.endCell();
    if (!this.isInRow) return;
    this.isInRow = false;
    const { cells, above } = this;
    this.cells = [];
    const isBare = cells.length === 0;
    while (above.has(cells.length)) cells.push('');
    if (above.size > 0) this.fillReached(cells);
    if (above.size + this.begun.size > 0) this.passOn();
    if (isBare) return;
    this.row++;
    if (cells.some((text) => text !== '')) this.rows.add(cells, this.row, cells.length);
  }

  /**
   * A text holds for each row that it reaches; a number is never said twice. Where one reaches into a row that has none of its
   * own, the row goes on with the booking above and repeats nothing of it.
   */
  private fillReached(cells: string[]): void {
    const reached = [...this.above].filter(([column]) => column < cells.length);
    if (reached.some(([, { isNumber }]) => isNumber) && !cells.some(isNumeric)) return;
    for (const [column, { text, isNumber }] of reached) if (!isNumber) cells[column] = text;
  }

  /** To the row below. */
  private passOn(): void {
    for (const cell of this.above.values()) cell.rows--;
    const left = [...this.above].filter(([, { rows }]) => rows > 0);
    this.keepAbove(new Map([...left, ...this.begun]));
    this.begun = new Map();
  }

  private keepAbove(above: Map<number, ReachingCell>): void {
    this.above = above;
    this.aboveEnd = above.size === 0 ? 0 : Math.max(...above.keys()) + 1;
  }
}

function spanOf(attributes: string, form: RegExp): number {
  return Math.max(1, Number(form.exec(attributes)?.[1] ?? 1));
}

/** The rows of all tables in the order of the page, a number each; null for a page without any. */
export function readHtmlTables(page: string): DerivedCsv | null {
  const text = withoutCutRow(page);
  const rows = new TableRows();
  let open = 0;
  for (const [whole, , end, name, attributes] of text.matchAll(token)) {
    if (name?.toLowerCase() === 'table') open += end === '/' ? -1 : 1;
    if (name !== undefined) rows.tag(end === '/', name.toLowerCase(), attributes ?? '');
    else if (!whole.startsWith('<!--') && !/^<(?:script|style)\b/i.test(whole)) rows.text(whole);
  }
  const csv = rows.finish();
  const isCut = text.length < page.length || (open > 0 && endsInTable(text));
  return csv && isCut ? { ...csv, cutBehind: text } : csv;
}

/** A page that closes its rows, and nothing behind the last of them: no table, and not the page. */
function endsInTable(page: string): boolean {
  const end = page.toLowerCase().lastIndexOf('</tr');
  return end >= 0 && !/<\/(?:table|body|html)\b/i.test(page.slice(end));
}

/** Without the row in which a page ends: its last cell may lack anything. Pages that close no rows are left as they are. */
function withoutCutRow(page: string): string {
  const end = page.toLowerCase().lastIndexOf('</tr');
  return end >= 0 && /<t[dh]\b/i.test(page.slice(end)) && !/<\/table\b/i.test(page.slice(end))
    ? page.slice(0, page.indexOf('<', end + 1) < 0 ? end : page.indexOf('<', end + 1))
    : page;
}

import { readLimits } from '../source';
import type { DerivedCsv } from './csv-writer';
import { EvenRows } from './even-rows';
import { decodeEntities } from './xml-tree';

/** Web pages under the name of an Excel file, as many banks hand out: the rows of their tables, and nothing else of them. */

/** Names of the signs from U+00A0 to U+00FF in their order, with the few beyond that banks use. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute ' +
  'Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute ' +
  'THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ' +
  'ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const signs = new Map<string, string>([
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
  const named = raw.replace(/&([A-Za-z]+\d{0,2});/g, (whole, name: string) => signs.get(name) ?? whole);
  return decodeEntities(named)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

class TableRows {
  private readonly rows = new EvenRows();
  private cells: string[] = [];
  /** Text of the cell at hand; null outside of cells. */
  private cell: string | null = null;
  private span = 1;
  private row = 0;

  tag(isEnd: boolean, name: string, attributes: string): void {
    if (name === 'tr' || name === 'table') this.endRow();
    else if (name === 'td' || name === 'th') {
      this.endCell();
      if (isEnd) return;
      this.cell = '';
      const span = Number(/\bcolspan\s*=\s*["']?(\d{1,4})/i.exec(attributes)?.[1] ?? 1);
      this.span = Math.max(1, Math.min(span, readLimits.columns));
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
    this.cells.push(cellText(this.cell));
    for (let more = this.span; more > 1 && this.cells.length < readLimits.columns; more--)
      this.cells.push('');
    this.cell = null;
  }

  private endRow(): void {
    this.endCell();
    const { cells } = this;
    if (cells.length === 0) return;
    this.cells = [];
    this.row++;
    if (cells.some((text) => text !== '')) this.rows.add(cells, this.row, cells.length);
  }
}

/** The rows of all tables in the order of the page, a number each; null for a page without any. */
export function readHtmlTables(text: string): DerivedCsv | null {
  const rows = new TableRows();
  for (const [whole, , end, name, attributes] of text.matchAll(token)) {
    if (name !== undefined) rows.tag(end === '/', name.toLowerCase(), attributes ?? '');
    else if (!whole.startsWith('<!--') && !/^<(?:script|style)\b/i.test(whole)) rows.text(whole);
  }
  return rows.finish();
}

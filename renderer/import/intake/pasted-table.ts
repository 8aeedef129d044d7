import type { Dropped } from './dropped-items';

/** What a paste brings, as the event has it. */
export interface PastedData {
  readonly files: Iterable<File>;
  getData(type: string): string;
}

/** How the file is called that a paste becomes, without its ending; `mark` tells two of one day apart. */
export type NameOfPaste = (mark: string) => string;

/** A line of what programs copy as a table: cells apart by tabs, or what a CSV has between them. */
const tableLine = /[\t;,|]/;
/** Statements that are text: MT940, QIF, OFX, CAMT. */
const statement = /^\s*(?::20:|\{1:|!Type:|OFXHEADER|<\?xml|<OFX)/i;
const letters = 'BCDFGHJKLMNPQRSTVWXZ';

/**
 * A copied table as a file of the import: files as they are, the table of a page or spreadsheet with its cells, else text in
 * rows. Null for what is nothing of these; the caller says so.
 */
export async function readPaste(data: PastedData, nameOf: NameOfPaste): Promise<Dropped | null> {
  const files = [...data.files];
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  const made = hasRows(html) ? fileOfPage(html) : fileOfText(text);
  // A spreadsheet puts a picture of the cells beside them.
  if (!made) return files.length > 0 ? { files, refusals: [] } : null;
  const bytes = new TextEncoder().encode(made.text);
  const name = `${nameOf(await markOf(bytes))}.${made.ending}`;
  return { files: [new File([bytes], name)], refusals: [] };
}

function hasRows(html: string): boolean {
  return /<table\b/i.test(html) && (html.match(/<tr\b/gi)?.length ?? 0) > 1;
}

function fileOfPage(html: string) {
  return { text: `<html><head><meta charset="utf-8"></head>\n${html}`, ending: 'html' };
}

function fileOfText(text: string) {
  if (statement.test(text)) return { text, ending: 'txt' };
  const lines = text.split(/\r\n|\r|\n/).filter((line) => tableLine.test(line));
  if (lines.length < 2) return null;
  return { text, ending: lines.some((line) => line.includes('\t')) ? 'tsv' : 'csv' };
}

/** Five letters of what was pasted: the same table has the same name, and no digit passes for a day or an account. */
async function markOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 5)].map((byte) => letters[byte % letters.length]).join('');
}

import Papa from 'papaparse';
import { withoutEndMark } from '../bytes/end-mark';
import { ReadFailure, type RecordPlace, readLimits } from '../bytes/source';
import { hasBlankQuote, isWellQuoted, pairQuotes, splitQuoted } from './quoted-lines';

/**
 * How a record ends before its time: `cut` in an amount or a day, or before cells that every row has; `open` where the file ends, and
 * the text in its last cell may go on, or its amount (`openAmount`); `short` has an amount with too few decimals inside.
 */
export type CutFit = 'cut' | 'open' | 'openAmount' | 'short';

/** One record of a CSV file. */
export interface CsvRecord extends RecordPlace {
  cells: string[];
  /**
   * What `RecordFitter` made of a record that did not fit its table: `quotes` were read in another way and each cell fits now,
   * `repaired` needs a word to the user, `doubtful` has several readings.
   */
  fit?: 'quotes' | 'repaired' | 'doubtful' | CutFit;
  /** Where `short`: the cell of that amount. */
  shortAt?: number;
  /** The last line of its file, without the line end that all others have. */
  isOpenEnd?: true;
}

/** The record with other cells, which need not stand in its text. */
export function withCells(record: CsvRecord, cells: string[]): CsvRecord {
  return { ...record, cells, isPlain: false };
}

/** Text that is taken apart in one go, and where its records go. */
interface Piece {
  /** All line ends are line feeds. */
  text: string;
  /** The same text as the file has it, of the same length, so that offsets hold for both. */
  file: string;
  isLast: boolean;
  out: CsvRecord[];
}

/** A carriage return that ends a line alone. */
const loneReturns = /\r(?!\n)/g;
const cr = 13;
/** Blanks in a row beside which papaparse would look for the end of a quote in quadratic time; no bank writes that many. */
const blankRunLimit = 2_048;

/**
 * Splits text into records with papaparse, piece by piece: the record that a piece cuts is read with the next one. Text and
 * line numbers of a record follow from where papaparse says it ends. Line ends LF, CRLF and CR, also mixed.
 *
 * Of a quote that never closes, or whose end swallows the beginning of other quoted cells, only the physical line is taken,
 * so that one stray quote cannot swallow the rest of the file. Sizes are looked at before papaparse sees a text (SEC-26).
 */
export class RecordReader {
  private rest = '';
  private line = 1;
  /** Lines read alone after the next bad quote: doubled at each up to a clean piece, so that hostile quotes cost few passes. */
  private linesAlone = 1;
  /** Lines on which a quote was opened and never closed. */
  readonly unclosedQuotes: number[] = [];

  constructor(private readonly delimiter: string) {}

  /** Physical lines seen so far, counted when their end was seen. */
  get lineCount(): number {
    return this.line - 1;
  }

  /** Stands between two records: nothing read so far goes on. */
  get isBetween(): boolean {
    return this.rest === '';
  }

  /** Counts lines that somebody else took apart, each a record. `hasQuotes`: with quotes that are as they should be. */
  pass(lines: number, hasQuotes: boolean): void {
    this.line += lines;
    if (hasQuotes) this.linesAlone = 1;
  }

  /** Appends a piece of text and gives the records that are complete. `isLast` flushes the last one. */
  push(piece: string, isLast: boolean, out: CsvRecord[]): void {
    const read = this.rest === '' ? piece : this.rest + piece;
    const whole = isLast ? withoutEndMark(read) : read;
    // Half a CRLF waits for its other half.
    const isCut = !isLast && whole.charCodeAt(whole.length - 1) === cr;
    const file = isCut ? whole.slice(0, -1) : whole;
    const text = hasLoneReturn(file) ? file.replace(loneReturns, '\n') : file;
    const part: Piece = { text, file, isLast, out };
    const at = text.includes('"') ? this.readQuoted(part) : this.readPlain(part);
    this.rest = at === 0 ? whole : whole.slice(at);
    const last = isLast && text !== '' && whole === read && !text.endsWith('\n') ? out.at(-1) : undefined;
    if (last && this.line > 2) last.isOpenEnd = true;
    if (this.rest.length > readLimits.recordLength) this.refuseLine();
  }

  /** Text without any quote is split by papaparse's fast mode, whole lines at a time. Gives the offset of the rest. */
  private readPlain(piece: Piece): number {
    const { text, isLast } = piece;
    const end = isLast && !text.endsWith('\n') ? text.length : text.lastIndexOf('\n') + 1;
    if (end === 0) return 0;
    this.takeLines(piece, 0, end);
    return end;
  }

  /** Lines from `start` to `end` as one record each; their quotes are text. */
  private takeLines(piece: Piece, start: number, end: number): void {
    const { text } = piece;
    const last = text.charCodeAt(end - 1) === 10 ? end - 1 : end;
    const input = text.slice(start, last);
    const rows: string[][] = input === '' ? [['']] : this.parser(true).parse(input, 0, false).data;
    let at = start;
    for (let row = 0; row < rows.length; row++) {
      const found = text.indexOf('\n', at);
      const stop = found < 0 || found > last ? last : found;
      this.emit(piece, rows[row] as string[], at, stop, 1);
      at = stop + 1;
    }
  }

  private parser(fastMode: boolean, step?: (row: Papa.ParseStepResult<string[]>) => void): Papa.Parser {
    const settings = {
      delimiter: this.delimiter,
      newline: '\n' as const,
      quoteChar: '"',
      escapeChar: '"',
      fastMode,
    };
    return new Papa.Parser(step ? { ...settings, step } : settings);
  }

  private readQuoted(piece: Piece): number {
    const { text } = piece;
    if (hasBlankRun(text)) this.refuseLine();
    for (let base = 0, pass = 0; ; pass++) {
      const { end, isBad } = this.readTrusted(piece, base);
      base = end;
      if (base === text.length || (!isBad && text.length - base <= readLimits.recordLength)) {
        if (pass === 0) this.linesAlone = 1;
        return base;
      }
      base = this.readAlone(piece, base);
    }
  }

  /** Records from `base` on up to the first one with a bad quote or the one that the text cuts. */
  private readTrusted(piece: Piece, base: number): { end: number; isBad: boolean } {
    const { text, isLast } = piece;
    const input = base === 0 ? text : text.slice(base);
    let start = base;
    let isBad = false;
    const parser = this.parser(false, ({ data, errors, meta }) => {
      const cells = data as unknown as string[][];
      const end = base + meta.cursor;
      // Behind the last line end papaparse gives one more record.
      if (start >= text.length) return;
      if (errors.length > 0 && this.swallows(cells[0] ?? [], errors)) {
        isBad = true;
        parser.abort();
        return;
      }
      const stop = text.charCodeAt(end - 1) === 10 ? end - 1 : end;
      this.emit(piece, cells[0] ?? [], start, stop, 1 + countLineFeeds(text, start, stop));
      start = end;
    });
    parser.parse(input, 0, !isLast);
    return { end: start, isBad };
  }

  /** A quote inside of a quoted cell is text, unless the cell then holds what must be the beginning of another one. */
  private swallows(cells: readonly string[], errors: readonly Papa.ParseError[]): boolean {
    if (errors.some((error) => error.code === 'MissingQuotes')) return true;
    const next = `${this.delimiter}"`;
    return cells.some((cell) => cell.includes(next) || cell.includes('\n"'));
  }

  /** The line at `base` and as many behind it as bad quotes were met in this piece, each read for itself. */
  private readAlone(piece: Piece, base: number): number {
    const { text, isLast } = piece;
    let at = base;
    for (let count = this.linesAlone; count > 0 && at < text.length; count--) {
      const found = text.indexOf('\n', at);
      if (found < 0 && !isLast) {
        if (at === base) this.refuseLine();
        break;
      }
      const end = found < 0 ? text.length : found + 1;
      this.readLine(piece, at, end);
      at = end;
    }
    this.linesAlone *= 2;
    return at;
  }

  private readLine(piece: Piece, start: number, end: number): void {
    const { text } = piece;
    const stop = text.charCodeAt(end - 1) === 10 ? end - 1 : end;
    const bare = stop > start && text.charCodeAt(stop - 1) === cr ? stop - 1 : stop;
    const paired = pairQuotes(text.slice(start, bare), this.delimiter);
    if (paired === null) this.unclosedQuotes.push(this.line);
    if (paired === null || paired === '') {
      this.takeLines(piece, start, end);
      return;
    }
    const rows: string[][] = this.parser(false).parse(paired, 0, false).data;
    this.emit(piece, rows[0] ?? [], start, stop, 1);
  }

  private emit({ file, out }: Piece, cells: string[], start: number, stop: number, lines: number): void {
    if (cells.length > readLimits.columns)
      throw new ReadFailure('limit.columns', { limit: readLimits.columns });
    if (stop - start > readLimits.recordLength) this.refuseLine();
    let end = stop;
    if (end > start && file.charCodeAt(end - 1) === cr) {
      end--;
      const last = cells[cells.length - 1] ?? '';
      if (last.charCodeAt(last.length - 1) === cr) cells[cells.length - 1] = last.slice(0, -1);
    }
    const raw = file.slice(start, end);
    if (lines === 1 && hasBlankQuote(cells) && !isWellQuoted(raw, this.delimiter)) {
      const split = splitQuoted(raw, this.delimiter, { isEscaped: false, demandsQuote: false });
      if (split) {
        out.push({ cells: split, line: this.line, lines, raw, isPlain: false });
        this.line += lines;
        return;
      }
    }
    out.push({ cells, line: this.line, lines, raw, isPlain: !raw.includes('"') });
    this.line += lines;
  }

  private refuseLine(): never {
    throw new ReadFailure('limit.lineLength', { line: this.line, limit: readLimits.recordLength });
  }
}

/** Looked for line by line: a regular expression would look at every character. */
function hasLoneReturn(text: string): boolean {
  for (let at = text.indexOf('\r'); at >= 0; at = text.indexOf('\r', at + 1))
    if (text.charCodeAt(at + 1) !== 10) return true;
  return false;
}

function countLineFeeds(text: string, start: number, stop: number): number {
  let feeds = 0;
  for (let at = text.indexOf('\n', start); at >= 0 && at < stop; at = text.indexOf('\n', at + 1)) feeds++;
  return feeds;
}

/** Whether so many blanks stand in a row. Looks at every 2,048th character first: a run cannot hide between two of them. */
function hasBlankRun(text: string): boolean {
  for (let at = blankRunLimit - 1; at < text.length; at += blankRunLimit) {
    let from = at;
    while (from >= 0 && isBlank(text.charCodeAt(from))) from--;
    if (from === at) continue;
    let to = at + 1;
    while (to < text.length && to - from <= blankRunLimit && isBlank(text.charCodeAt(to))) to++;
    if (to - from > blankRunLimit) return true;
  }
  return false;
}

/** White space that `trim` takes away; line feeds left out, since no search goes beyond one. */
function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === cr || code === 11 || code === 12 || isRareBlank(code);
}

function isRareBlank(code: number): boolean {
  return code === 160 || (code >= 0x1680 && /\s/.test(String.fromCharCode(code)));
}

/** All records of a text at once. */
export function readRecords(text: string, delimiter: string): CsvRecord[] {
  const out: CsvRecord[] = [];
  new RecordReader(delimiter).push(text, true, out);
  return out;
}

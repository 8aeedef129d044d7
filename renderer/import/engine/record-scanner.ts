import { ReadFailure, readLimits } from './source';

/** One record of a CSV file. */
export interface CsvRecord {
  cells: string[];
  /** Physical line of its first character, from 1. */
  line: number;
  /** Physical lines it covers. */
  lines: number;
  /** Text as it stands in the file, without the line end. */
  raw: string;
}

/** A carriage return that ends a line alone. */
const loneReturn = /\r(?!\n)/;
const quote = 34;
const lf = 10;
const cr = 13;

/**
 * Splits text into records (RFC 4180, and what banks make of it): quotes may hold delimiters and line breaks, doubled quotes
 * stand for one, a quote inside an unquoted cell is text, text behind a closing quote belongs to the cell. A quote that is
 * never closed is taken as text, so that one stray quote cannot swallow the rest of the file. Line ends LF, CRLF, CR.
 *
 * Our own scanner, checked against papaparse by property tests: papaparse gives neither line numbers nor the raw text of a
 * record, and finding both again costs more than scanning.
 */
export class RecordScanner {
  private tail = '';
  /** Cells of the record before: equal ones are taken again, so that repeated values cost no memory. */
  private previous: string[] = [];
  /** Some cell so far held a line break: then equal cells are looked at again. */
  private hasBreaks = false;
  private line = 1;
  private readonly delimiter: number;
  /** Lines on which a quote was opened and never closed. */
  readonly unclosedQuotes: number[] = [];

  constructor(private readonly separator: string) {
    this.delimiter = separator.charCodeAt(0);
  }

  /** Physical lines seen so far, counted when their end was seen. */
  get lineCount(): number {
    return this.line - 1;
  }

  /** Appends a piece of text and gives the records that are complete. `isLast` flushes the last one. */
  push(text: string, isLast: boolean, out: CsvRecord[]): void {
    const buffer = this.tail === '' ? text : this.tail + text;
    let at = buffer.includes('"') || loneReturn.test(buffer) ? 0 : this.scanPlain(buffer, out);
    for (;;) {
      const next = this.scanRecord(buffer, at, isLast, out, true);
      if (next < 0) break;
      at = next;
    }
    this.tail = at === 0 ? buffer : buffer.slice(at);
    if (isLast) this.tail = '';
    if (this.tail.length > readLimits.recordLength) this.resolveLongTail(out);
  }

  /** Whole lines of a text without any quote: the engine of the language splits them faster than a walk over characters. */
  private scanPlain(text: string, out: CsvRecord[]): number {
    let at = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', at)) {
      const raw = text.slice(at, text.charCodeAt(end - 1) === cr && end > at ? end - 1 : end);
      const cells = raw.split(this.separator);
      if (cells.length > readLimits.columns)
        throw new ReadFailure('limit.columns', { limit: readLimits.columns });
      this.emit(out, cells, raw, 1);
      at = end + 1;
    }
    return at;
  }

  /** Either a stray quote, which is then text, or a line nobody writes: refused (SEC-26). */
  private resolveLongTail(out: CsvRecord[]): void {
    let at = 0;
    while (this.tail.length - at > readLimits.recordLength) {
      const trusted = this.scanRecord(this.tail, at, false, out, true);
      if (trusted >= 0) {
        at = trusted;
        continue;
      }
      const line = this.line;
      const untrusted = this.scanRecord(this.tail, at, false, out, false);
      if (untrusted < 0) throw new ReadFailure('limit.lineLength', { line, limit: readLimits.recordLength });
      this.unclosedQuotes.push(line);
      at = untrusted;
    }
    this.tail = this.tail.slice(at);
  }

  /** Scans one record from `start`; gives the offset behind it, or -1 when the text ends before the record does. */
  private scanRecord(
    text: string,
    start: number,
    isLast: boolean,
    out: CsvRecord[],
    trustQuotes: boolean,
  ): number {
    const end = text.length;
    if (start >= end) return -1;
    const delimiter = this.delimiter;
    const cells: string[] = [];
    let at = start;
    let lines = 1;
    for (;;) {
      let stop = at;
      if (trustQuotes && text.charCodeAt(at) === quote) {
        const close = this.closingQuote(text, at, end);
        if (close < 0) {
          if (!isLast) return -1;
          this.unclosedQuotes.push(this.line);
          return this.scanRecord(text, start, isLast, out, false);
        }
        stop = close + 1;
        const known = this.previous[cells.length];
        let cell =
          known !== undefined && known.length === close - at - 1 && text.startsWith(known, at + 1)
            ? known
            : text.slice(at + 1, close);
        if (cell !== known || this.hasBreaks) {
          if (cell.includes('\n') || cell.includes('\r')) {
            lines += countLineBreaks(cell);
            this.hasBreaks = true;
          }
          if (cell.includes('"')) cell = cell.replaceAll('""', '"');
        }
        const code = text.charCodeAt(stop);
        if (code !== delimiter && code !== lf && code !== cr && stop < end) {
          const rest = this.plainEnd(text, stop, end);
          cell += text.slice(stop, rest);
          stop = rest;
        }
        cells.push(cell);
      } else {
        stop = this.plainEnd(text, at, end);
        const known = this.previous[cells.length];
        cells.push(
          known !== undefined && known.length === stop - at && text.startsWith(known, at)
            ? known
            : text.slice(at, stop),
        );
      }
      if (cells.length > readLimits.columns) {
        throw new ReadFailure('limit.columns', { limit: readLimits.columns });
      }
      if (stop >= end) {
        if (!isLast) return -1;
        this.emit(out, cells, text.slice(start, stop), lines);
        return end;
      }
      const code = text.charCodeAt(stop);
      if (code === delimiter) {
        at = stop + 1;
        continue;
      }
      if (code === cr && stop + 1 >= end && !isLast) return -1;
      this.emit(out, cells, text.slice(start, stop), lines);
      return code === cr && text.charCodeAt(stop + 1) === lf ? stop + 2 : stop + 1;
    }
  }

  private emit(out: CsvRecord[], cells: string[], raw: string, lines: number): void {
    this.previous = cells;
    out.push({ cells, line: this.line, lines, raw });
    this.line += lines;
  }

  /** Offset of the quote that closes the one at `open`, or -1. */
  private closingQuote(text: string, open: number, end: number): number {
    let at = text.indexOf('"', open + 1);
    while (at >= 0 && at + 1 < end && text.charCodeAt(at + 1) === quote) at = text.indexOf('"', at + 2);
    return at;
  }

  private plainEnd(text: string, start: number, end: number): number {
    const delimiter = this.delimiter;
    let at = start;
    for (; at < end; at++) {
      const code = text.charCodeAt(at);
      if (code === delimiter || code === lf || code === cr) break;
    }
    return at;
  }
}

function countLineBreaks(text: string): number {
  let breaks = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === lf) breaks++;
    else if (code === cr && text.charCodeAt(at + 1) !== lf) breaks++;
  }
  return breaks;
}

/** All records of a text at once. */
export function scanText(text: string, delimiter: string): CsvRecord[] {
  const out: CsvRecord[] = [];
  new RecordScanner(delimiter).push(text, true, out);
  return out;
}

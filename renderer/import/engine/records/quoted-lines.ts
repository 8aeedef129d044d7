/** Other ways to take one line apart, for lines whose quotes are not written as RFC 4180 has them. */

const quote = '"';

/** Whether a cell ends behind the quote at `at`: a delimiter or the end, and behind the delimiter a cell of its own. */
function isClosing(line: string, at: number, delimiter: string, demandsQuote: boolean): boolean {
  let next = at + 1;
  while (line[next] === ' ') next++;
  if (next >= line.length) return true;
  if (line[next] !== delimiter) return false;
  if (!demandsQuote) return true;
  let begin = next + 1;
  while (line[begin] === ' ') begin++;
  return begin >= line.length || line[begin] === quote || line[begin] === delimiter;
}

interface QuoteStyle {
  /** A backslash in front of a quote makes it text. */
  isEscaped: boolean;
  /** Behind a quoted cell another quoted one follows, an empty one or the end. */
  demandsQuote: boolean;
}

/** End of the quoted cell that opens at `open`: the index of its closing quote; -1 when nothing closes it. */
function closingOf(line: string, open: number, delimiter: string, style: QuoteStyle): number {
  for (let at = open + 1; at < line.length; at++) {
    if (style.isEscaped && line[at] === '\\' && line[at + 1] === quote) {
      at++;
      continue;
    }
    if (line[at] !== quote) continue;
    // Of several quotes in a row the last one closes: the others are text, doubled or not.
    let last = at;
    while (line[last + 1] === quote) last++;
    if (isClosing(line, last, delimiter, style.demandsQuote)) return last;
    at = last;
  }
  return -1;
}

function textOf(inner: string, isEscaped: boolean): string {
  const text = isEscaped ? inner.replaceAll('\\"', quote) : inner;
  return text.replaceAll('""', quote);
}

/** Cells of a line whose quotes are text wherever they do not end a cell. Null where a quoted cell never ends. */
export function splitQuoted(line: string, delimiter: string, style: QuoteStyle): string[] | null {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    let start = at;
    while (line[start] === ' ') start++;
    if (line[start] === quote) {
      const end = closingOf(line, start, delimiter, style);
      if (end < 0) return null;
      cells.push(textOf(line.slice(start + 1, end), style.isEscaped));
      const next = line.indexOf(delimiter, end + 1);
      if (next < 0) return cells;
      at = next + 1;
    } else {
      const next = line.indexOf(delimiter, at);
      cells.push(next < 0 ? line.slice(at) : line.slice(at, next));
      if (next < 0) return cells;
      at = next + 1;
    }
    if (cells.length > 1_000) return null;
  }
}

/**
 * Which cells of a record stand between quotes. Empty unless every quote opens a cell, closes one, or is doubled within it
 * (RFC 4180, 2.5 to 2.7).
 */
export function quotedCells(record: string, delimiter: string): boolean[] {
  const cells: boolean[] = [];
  let at = 0;
  for (;;) {
    const isQuoted = record[at] === quote;
    cells.push(isQuoted);
    let next: number;
    if (isQuoted) {
      let end = record.indexOf(quote, at + 1);
      while (end >= 0 && record[end + 1] === quote) end = record.indexOf(quote, end + 2);
      if (end < 0) return [];
      next = end + 1 === record.length ? -1 : end + 1;
      if (next >= 0 && record[next] !== delimiter) return [];
    } else {
      next = record.indexOf(delimiter, at);
      const stray = record.indexOf(quote, at);
      if (stray >= 0 && (next < 0 || stray < next)) return [];
    }
    if (next < 0) return cells;
    at = next + 1;
  }
}

export function isWellQuoted(record: string, delimiter: string): boolean {
  return quotedCells(record, delimiter).length > 0;
}

/** The line taken apart in each way in which its quotes could be meant, the likelier first. */
export function splitsOf(line: string, delimiter: string): string[][] {
  const styles: QuoteStyle[] = [
    ...(line.includes('\\"') ? [{ isEscaped: true, demandsQuote: false }] : []),
    { isEscaped: false, demandsQuote: true },
    { isEscaped: false, demandsQuote: false },
  ];
  const found: string[][] = [];
  for (const style of styles) {
    const cells = splitQuoted(line, delimiter, style);
    if (cells && !found.some((known) => known.join('\0') === cells.join('\0'))) found.push(cells);
  }
  return found;
}

const blankQuote = /^[ \t]+"/;

/** A blank stands in front of a quote, which is then taken for text. */
export function hasBlankQuote(cells: readonly string[]): boolean {
  for (const cell of cells) {
    const first = cell.charCodeAt(0);
    if ((first === 32 || first === 9) && blankQuote.test(cell)) return true;
  }
  return false;
}

/**
 * Doubles the quotes of one line that neither open nor close a cell. Text behind the last quote of a cell makes the whole
 * cell text, its quotes included. Null when a quote that opens is never closed.
 */
export function pairQuotes(line: string, delimiter: string): string | null {
  /** Cells that are done, and the one that is open. */
  let done = '';
  let cell = '';
  let open = -1;
  let copied = 0;
  for (let at = line.indexOf('"'); at >= 0; at = line.indexOf('"', at + 1)) {
    if (open < 0) {
      if (at > 0 && line[at - 1] !== delimiter) continue;
      done += line.slice(copied, at);
      cell = '';
      open = at;
      copied = at;
      continue;
    }
    if (line[at + 1] === '"') {
      at++;
      continue;
    }
    if (at + 1 === line.length || line[at + 1] === delimiter) {
      done += cell + line.slice(copied, at + 1);
      copied = at + 1;
      open = -1;
      continue;
    }
    const next = line.indexOf('"', at + 1);
    if (next < 0 || line[next - 1] === delimiter) {
      const found = line.indexOf(delimiter, at + 1);
      copied = found < 0 ? line.length : found;
      done += `"${line.slice(open, copied).replaceAll('"', '""')}"`;
      open = -1;
      at = copied - 1;
      continue;
    }
    cell += `${line.slice(copied, at)}"`;
    copied = at;
  }
  return open >= 0 ? null : done + line.slice(copied);
}

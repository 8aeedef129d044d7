import { ReadFailure, readLimits } from '../bytes/source';
import { LineMap } from './line-map';

/** Where decimals may be commas, texts of amounts hold them; a semicolon rarely stands in any text. */
export const derivedDelimiter = ';';

/** Characters that are encoded together. */
const blockLength = 65_536;
/** Blanks in a row within a cell; of more, one is left, since a CSV with quotes beside so many is refused (`record-reader`). */
const longestBlank = 1_000;
const mustQuote = /[;"\n\r]/;

/** A CSV that was made from a file of another kind. */
export interface DerivedCsv {
  bytes: Uint8Array<ArrayBuffer>;
  lines: LineMap;
  /** What tells files of this kind apart whose headers, being made up, are all the same. */
  key?: string;
  /** The file that it was made from breaks off behind this text. */
  cutBehind?: string;
}

/**
 * Writes rows as a CSV in UTF-8 and remembers the line each has in the file that it came from. What is written is limited:
 * one text that a million cells refer to is a million texts here (SEC-26).
 */
export class CsvWriter {
  readonly lines = new LineMap();
  private readonly encoder = new TextEncoder();
  private readonly blocks: Uint8Array[] = [];
  private block = '';
  private bytes = 0;
  /** Line of the CSV that the next row begins on. */
  private line = 1;
  /** Line of the source behind the last row. */
  private sourceLine = 1;

  /** Without breaks within cells a line of the CSV is a line of the source, for whom only the CSV will be there. */
  constructor(private readonly keepsBreaks = true) {}

  /**
   * Lines of the source between two rows are blank ones here. `raw`: the text of the row as it stands in the source;
   * `isBooking`: the source says that the row is one.
   */
  row(cells: readonly string[], sourceLine: number, sourceLines = 1, raw?: string, isBooking = false): void {
    const blank = sourceLine - this.sourceLine;
    if (blank > 0) this.write('\n'.repeat(blank));
    this.line += blank;
    const text = cells.map((cell) => this.quoted(cell)).join(derivedDelimiter);
    const own = text.includes('\n') ? text.split('\n').length : 1;
    if (own > 1 || sourceLines > 1 || raw !== undefined)
      this.lines.add({ line: this.line, own, source: sourceLine, lines: sourceLines, raw, isBooking });
    this.write(`${text}\n`);
    this.line += own;
    this.sourceLine = sourceLine + sourceLines;
  }

  get isEmpty(): boolean {
    return this.line === 1;
  }

  /** `sourceLines`: lines of the source in all, where it goes on behind the last row. */
  finish(sourceLines = this.sourceLine - 1): DerivedCsv {
    this.encode();
    const bytes = new Uint8Array(this.bytes);
    let at = 0;
    for (const block of this.blocks) {
      bytes.set(block, at);
      at += block.length;
    }
    this.lines.count = Math.max(sourceLines, this.sourceLine - 1);
    return { bytes, lines: this.lines };
  }

  private quoted(cell: string): string {
    if (!mustQuote.test(cell)) return shortened(cell);
    const text = shortened(cell.replace(/\r\n?|\n/g, this.keepsBreaks ? '\n' : ' '));
    return `"${text.replaceAll('"', '""')}"`;
  }

  private write(text: string): void {
    this.block += text;
    if (this.block.length >= blockLength) this.encode();
  }

  private encode(): void {
    const block = this.encoder.encode(this.block);
    this.block = '';
    this.bytes += block.length;
    if (this.bytes > readLimits.archiveBytes)
      throw new ReadFailure('limit.archive', { limit: readLimits.archiveBytes });
    this.blocks.push(block);
  }
}

/** Whole runs are looked at, so that the time stays that of one walk. */
function shortened(cell: string): string {
  if (cell.length <= longestBlank) return cell;
  return cell.replace(/[^\S\n]+/g, (run) => (run.length > longestBlank ? ' ' : run));
}

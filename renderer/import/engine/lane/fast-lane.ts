import type { ChunkDecoder } from '../bytes/encoding';
import type { Section } from '../tables/csv-section';
import { ByteLine } from './byte-line';
import { type ByteSigns, byteSigns } from './byte-signs';
import { CellTexts } from './cell-texts';
import { laneColumns } from './lane-columns';
import { LaneLedger, type RowTakers } from './lane-ledger';
import { LaneRow } from './lane-row';
import { LaneRun, type LaneTable, type LaneWalk } from './lane-run';
import { RowLane } from './row-lane';
import { hasSoundQuotes } from './sound-quotes';

/** The one line that switches the lane off. */
export const isLaneUsed = true;

/** What the walk over a file is made of, on which the lane rides. */
export interface WholeWalk extends LaneWalk {
  readonly decoder: ChunkDecoder;
  readonly takers: RowTakers;
}

/** Of a piece: so many of its lines may go the other way before the next pieces do as a whole. */
const mostOdd = 0.25;
const mostSkipped = 64;
/**
 * Reads plain lines of a CSV file straight from their bytes, and hands all others to the parser, in the order of the file. A line
 * counts only once the next one is known to be a booking, too: what goes on with a row, ends a table or a file is read as
 * usual, with the row in front of it. Now and then a line is read both ways; the first difference ends the lane for good.
 */
export class FastLane {
  private signs: ByteSigns | null = null;
  private label = '';
  private section: Section | null = null;
  private table: LaneTable | null = null;
  private texts: CellTexts | null = null;
  private skipped = 0;
  private skip = 0;

  constructor(
    private readonly walk: WholeWalk,
    private readonly delimiter: string,
  ) {}

  /** Takes whole lines behind those that were judged; false where the caller has to. */
  take(lines: Uint8Array): boolean {
    const { records, decoder } = this.walk;
    if (lines.length === 0 || lines[lines.length - 1] !== 10 || !records.isBetween) return false;
    if (this.skip > 0) {
      this.skip--;
      return false;
    }
    const table = this.knows(decoder.label) ? this.tableAt(records.lineCount + 1) : null;
    if (!table) return false;
    const hasQuotes = lines.indexOf(34) >= 0;
    if (hasQuotes && !hasSoundQuotes(lines, this.delimiter.charCodeAt(0))) return false;
    if (decoder.mayPass?.(lines) === false) return false;
    this.texts?.begin(lines);
    const run = new LaneRun(this.walk, table, lines, hasQuotes);
    run.take();
    this.skipped = run.usual > run.count * mostOdd ? Math.min(mostSkipped, this.skipped * 2 + 1) : 0;
    this.skip = this.skipped;
    return true;
  }

  /** The encoding may turn out to be another one on the way. */
  private knows(label: ChunkDecoder['label']): boolean {
    if (label !== this.label) {
      this.label = label;
      this.signs = byteSigns(label, this.delimiter);
      this.texts = this.signs && new CellTexts(this.signs);
      this.section = null;
    }
    return this.signs !== null;
  }

  /** The table whose rows come now, null where it is none for the lane. */
  private tableAt(line: number): LaneTable | null {
    const section = this.walk.tables.rowsFrom(line);
    if (!section) return null;
    if (section !== this.section) this.table = this.tableOf(section);
    this.section = section;
    return this.table;
  }

  private tableOf(section: Section): LaneTable | null {
    const { signs, texts, walk } = this;
    const columns = signs && laneColumns(section);
    if (!columns || !texts) return null;
    const place = () => new ByteLine(signs, columns.width);
    const row = () => new LaneRow(place(), signs, columns);
    const lane = new RowLane(section, columns, texts, signs);
    const ledger = new LaneLedger(section, lane, texts, walk.takers, place());
    return { section, lane, ledger, rows: [row(), row()], count: 0 };
  }
}

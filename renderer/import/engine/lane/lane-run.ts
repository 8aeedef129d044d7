import type { RecordReader } from '../records/record-reader';
import type { Section } from '../tables/csv-section';
import type { CsvTables } from '../tables/csv-tables';
import type { LaneLedger } from './lane-ledger';
import { isSameRow, LaneDoubt } from './lane-proof';
import type { LaneRow } from './lane-row';
import type { RowLane } from './row-lane';

/** Every so many rows one is read both ways: each of the first ones, then now and then, besides the last one of each piece. */
const proven = { first: 16, every: 1_024 };

/** What the lane knows of one table. */
export interface LaneTable {
  readonly section: Section;
  readonly lane: RowLane;
  readonly ledger: LaneLedger;
  readonly rows: readonly [LaneRow, LaneRow];
  /** Rows that were read so far. */
  count: number;
}

/** What the lane asks of the walk over its file. */
export interface LaneWalk {
  readonly tables: CsvTables;
  readonly records: RecordReader;
  /** Whole lines go the way of all lines. */
  readAsUsual(lines: Uint8Array): void;
}

/** One piece of whole lines on its way through the lane; see `FastLane`. */
export class LaneRun {
  /** Lines that went the other way. */
  usual = 0;
  count = 0;
  /** Read, but not counted before the next line is. */
  private waiting: LaneRow | null = null;
  /** Where the lines begin that are to go the other way, all up to the one in hand. */
  private from = 0;
  private isRunning = false;

  constructor(
    private readonly walk: LaneWalk,
    private readonly table: LaneTable,
    private readonly lines: Uint8Array,
    private readonly hasQuotes: boolean,
  ) {}

  take(): void {
    const { lines, table } = this;
    let turn = 0;
    for (let at = 0; at < lines.length; ) {
      const row = table.rows[turn] as LaneRow;
      row.place.read(lines, at);
      at = row.place.next;
      this.count++;
      if (this.reads(row) && this.hold(row)) turn = 1 - turn;
      else this.release();
    }
    if (this.waiting) this.prove(this.waiting, lines.length);
    else this.readAsUsual(lines.length);
    this.end();
  }

  private reads(row: LaneRow): boolean {
    if (!row.place.isPlain) return false;
    row.begin(this.lines);
    return this.table.lane.read(row);
  }

  /** The row waits for the next line, and the one that waited counts; false where what came before it ended the table. */
  private hold(row: LaneRow): boolean {
    const { waiting } = this;
    const { start } = row.place;
    const isUsual = waiting === null ? this.from < start : this.isToProve();
    if (waiting && isUsual) this.prove(waiting, start);
    else if (isUsual) this.readAsUsual(start);
    else if (waiting) this.settle(waiting);
    this.waiting = isUsual && !this.isOpen() ? null : row;
    return this.waiting !== null;
  }

  /** The line in hand goes the other way, and the row in front of it with it. */
  private release(): void {
    this.usual += this.waiting ? 2 : 1;
    this.waiting = null;
  }

  private isToProve(): boolean {
    const { count } = this.table;
    return count < proven.first || count % proven.every === 0;
  }

  private isOpen(): boolean {
    const { tables, records } = this.walk;
    return tables.rowsFrom(records.lineCount + 1) === this.table.section;
  }

  private settle(row: LaneRow): void {
    const { table, walk } = this;
    if (!this.isRunning) {
      table.ledger.begin(this.lines);
      this.isRunning = true;
    }
    row.line = walk.records.lineCount + 1;
    table.ledger.take(row);
    walk.records.pass(1, this.hasQuotes);
    table.count++;
    this.from = row.place.next;
  }

  /** Reads a row the other way as well, up to where the next one begins. */
  private prove(row: LaneRow, to: number): void {
    const { section, ledger } = this.table;
    const { log } = section.builder.file;
    row.line = this.walk.records.lineCount + 1;
    const before = log.size;
    this.readAsUsual(to);
    this.table.count++;
    if (!row.hasWrong && log.size !== before) throw new LaneDoubt(row.line);
    const other = section.builder.waiting?.row;
    if (!other || !isSameRow(row, ledger, other)) throw new LaneDoubt(row.line);
  }

  /** Lines up to `to` go the way of all lines. */
  private readAsUsual(to: number): void {
    this.end();
    if (this.from < to) this.walk.readAsUsual(this.lines.subarray(this.from, to));
    this.from = to;
    if (this.isOpen()) this.table.lane.learn();
  }

  private end(): void {
    if (this.isRunning) this.table.ledger.end();
    this.isRunning = false;
  }
}

import { looseMinor } from '../values/amounts';
import { readSummaryWord } from '../vocabulary/word-lists';
import { asItStands, type CellGroups, type Joins, prices, twiceWritten } from './cell-groups';
import { type ColumnTest, columnTests, fitsKind, type Movement } from './column-tests';
import { isBrokenOff, isEndMissing, leastForHabit, openEnd, paddedColumns, shortCell } from './cut-records';
import { splitsOf } from './quoted-lines';
import { type CsvRecord, withCells } from './record-reader';
import {
  bookingsOf,
  fittingRows,
  groupsOf,
  hasMergedCells,
  isIllQuoted,
  piecesOf,
  widthOf,
} from './record-width';
import { isHeaderByWords } from './table-locator';

/** Pieces in a text that no bank writes: such a line is left to the user. */
const longestLine = 20_000;

interface Money {
  balance: number;
  moved: number;
}

/** Whether two rows stand one behind the other: oldest first, or newest first. */
function follows(before: Money, now: Money): boolean {
  return now.balance - before.balance === now.moved || before.balance - now.balance === before.moved;
}

/** Share of the rows whose balances must follow from each other. */
const provenShare = 0.8;

interface Reading extends CellGroups {
  isAsItStands: boolean;
  /** Other quotes gave as many cells as there are columns: none was joined or put in. */
  isWhole: boolean;
}

/**
 * Gives records that do not fit their table the cells that they were meant to have: separators and decimal commas that nobody
 * quoted, quotes that are not doubled or are escaped by a backslash, a cell that is missing. All readings of such a line are
 * measured by the kinds of the columns and by the running balance; where two that differ in a day or an amount are about as
 * likely, the record is doubtful and no booking is made of it.
 */
export class RecordFitter {
  readonly width: number;
  readonly tests: readonly ColumnTest[];
  /** The last column that every row fills; rows that end before it lack something. */
  private readonly lastFilled: number;
  readonly isUsed: boolean;
  /** Amounts that were not quoted explain every row that has too many cells. */
  private readonly cutAmounts: Joins | null;
  /** Rows end with empty cells, so that one with fewer cells lacks something. */
  private readonly keepsEmptyEnds: boolean;
  readonly balance: number;
  private readonly movements: readonly { index: number; field: Movement }[];
  /** Numbers of cells that more than one row has: none of these breaks off. */
  readonly endings: ReadonlySet<number>;
  /** Columns whose amounts have two decimals each. */
  readonly padded: readonly number[];
  readonly fitting: readonly (readonly string[])[];
  private before: Money | null = null;

  constructor(
    header: CsvRecord | null | undefined,
    body: readonly CsvRecord[],
    private readonly delimiter: string,
    isMade = false,
  ) {
    const rows = bookingsOf(body);
    const headers = header?.cells ?? [];
    const width = widthOf(headers, rows, delimiter);
    this.width = width;
    const fitting = fittingRows(rows, width, delimiter);
    this.tests = columnTests(headers, fitting, this.width);
    this.lastFilled = this.tests.findLastIndex((test) => test.isAlwaysFilled);
    this.keepsEmptyEnds =
      rows.some(({ cells }) => cells.length === width) &&
      rows.some(({ cells }) => cells.length <= width && cells.at(-1)?.trim() === '');
    this.balance = this.tests.findIndex((test) => test.isBalance);
    this.movements = this.tests.flatMap(({ movement }, index) =>
      movement === null ? [] : [{ index, field: movement }],
    );
    this.endings = repeated(body.map(({ cells }) => cells.length));
    this.cutAmounts = this.cutAmountsOf(rows);
    const kinds = new Set(this.tests.map(({ kind }) => kind));
    this.isUsed = this.width > 1 && kinds.has('date') && kinds.has('amount');
    this.fitting = fitting;
    this.padded = isMade ? [] : paddedColumns(fitting, this.tests);
  }

  /** The records come from the first one on again. */
  restart(): void {
    this.before = null;
  }

  /** The record, with other cells where it does not fit as it stands. Records must come in their order. */
  fit(record: CsvRecord): CsvRecord {
    if (!this.isUsed) return record.isOpenEnd ? { ...record, fit: 'openAmount' } : record;
    const fitted = this.isOdd(record) ? this.settle(record) : record;
    const judged = this.atItsEnd(fitted);
    if (this.balance >= 0) this.remember(judged);
    return judged;
  }

  /** Takes note of a record that fits as it stands without looking at it. */
  pass(cells: readonly string[]): void {
    if (this.movements.length > 0) this.before = this.moneyOf(cells) ?? this.before;
  }

  /** A line that is no booking is the beginning of one. */
  breaksOff(record: CsvRecord): boolean {
    return isBrokenOff(record, this, (text, { kind }) => fitsKind(text, kind));
  }

  /** The record as it is but where an amount lacks decimals, or the line may go on where the file ends. */
  private atItsEnd(record: CsvRecord): CsvRecord {
    const { fit } = record;
    if (fit !== undefined && fit !== 'quotes' && fit !== 'repaired') return record;
    const judged = this.endOf(record);
    // What was repaired needs its own word, unless the end of it is missing.
    return fit === 'repaired' && judged.fit !== 'cut' ? record : judged;
  }

  private endOf(record: CsvRecord): CsvRecord {
    const { cells, isOpenEnd } = record;
    if (isOpenEnd) {
      const end = this.isBooking(cells) ? openEnd(record, this) : null;
      // What the balance proves is whole; the texts behind it need not be.
      const isWhole = end !== 'open' && cells.length >= this.width && this.isProven(cells);
      if (end !== null && !isWhole) return { ...record, fit: end };
    }
    const shortAt = shortCell(cells, this);
    if (shortAt < 0 || !this.isBooking(cells) || this.isProven(cells)) return record;
    if (isEndMissing(record, shortAt, this)) return { ...record, fit: 'cut' };
    return this.fitting.length < leastForHabit ? record : { ...record, fit: 'short', shortAt };
  }

  /** The balance moves by what the row says. */
  private isProven(cells: readonly string[]): boolean {
    const now = this.balance < 0 ? null : this.moneyOf(cells);
    return now !== null && this.before !== null && now.balance - this.before.balance === now.moved;
  }

  private isOdd(record: CsvRecord): boolean {
    const { cells } = record;
    const { length } = cells;
    if (length > this.width || hasMergedCells(record, this.delimiter)) return true;
    if (length < this.width && this.keepsEmptyEnds) return length > 1;
    return length < this.width && length > 1 && length <= this.lastFilled;
  }

  private settle(record: CsvRecord): CsvRecord {
    const { cells, raw } = record;
    if (raw.length > longestLine || isHeaderByWords(record)) return record;
    if (cells.some((cell) => cell.length <= 60 && readSummaryWord(cell) !== null)) return record;
    const readings = this.readingsOf(record).filter((reading) => this.isBooking(reading.cells));
    if (readings.length === 0) return record;
    const [best, ...rest] = this.judged(readings);
    if (!best) return record;
    const isOther = (other: Reading) =>
      this.valuesOf(other.cells) !== this.valuesOf(best.cells) || isOtherText(other, best);
    const rival = rest.find(isOther);
    if (rival && rival.cost - best.cost < prices.margin) return { ...record, fit: 'doubtful' };
    if (best.isAsItStands) return this.endsInAmount(cells) ? { ...record, fit: 'doubtful' } : record;
    // What is left of a row that broke off may be part of a text.
    if (cells.length < this.width && this.lacksCents(best.cells)) return { ...record, fit: 'doubtful' };
    const isSame = this.valuesOf(cells) === this.valuesOf(best.cells);
    return { ...withCells(record, best.cells), fit: isSame || best.isWhole ? 'quotes' : 'repaired' };
  }

  /** A row that breaks off in an amount may lack its last digits. */
  private endsInAmount(cells: readonly string[]): boolean {
    const { length } = cells;
    const isEarly = length <= this.lastFilled || this.keepsEmptyEnds;
    const isShort = length < this.tests.length && isEarly && !this.endings.has(length);
    return isShort && this.tests[length - 1]?.kind === 'amount' && /\d/.test(cells[length - 1] ?? '');
  }

  private lacksCents(cells: readonly string[]): boolean {
    return this.tests.some(
      ({ kind, hasDecimals }, index) =>
        kind === 'amount' && hasDecimals && /^[^.,]*\d[^.,]*$/.test(cells[index] ?? ''),
    );
  }

  private readingsOf(record: CsvRecord): Reading[] {
    const { cells, raw, lines } = record;
    const { tests, delimiter } = this;
    const splits = lines === 1 && isIllQuoted(record, delimiter) ? splitsOf(raw, delimiter) : [];
    const stray = hasMergedCells(record, delimiter) ? prices.stray : 0;
    const lacking = this.keepsEmptyEnds && cells.length < tests.length ? prices.empty : 0;
    const asIs = asItStands(cells, tests);
    const readings: Reading[] = [
      { ...asIs, cost: asIs.cost + stray + lacking, isAsItStands: true, isWhole: false },
    ];
    for (const split of splits)
      if (split.length < tests.length)
        readings.push({ ...asItStands(split, tests), isAsItStands: false, isWhole: true });
    const pieces = piecesOf(record, delimiter);
    for (const group of groupsOf(pieces, tests, delimiter))
      readings.push({ ...group, cost: group.cost + stray, isAsItStands: false, isWhole: false });
    for (const texts of splits) {
      if (texts.join('\0') === cells.join('\0')) continue;
      const isWhole = texts.length === tests.length;
      for (const group of groupsOf({ texts, quoted: [] }, tests, delimiter))
        readings.push({ ...group, isAsItStands: false, isWhole });
    }
    for (const group of twiceWritten(cells, tests))
      readings.push({ ...group, cost: group.cost + stray, isAsItStands: false, isWhole: false });
    for (const group of this.cutAmounts ? groupsOf(pieces, tests, delimiter, this.cutAmounts) : [])
      readings.push({ ...group, cost: group.cost - prices.cutAmounts, isAsItStands: false, isWhole: false });
    return readings.filter(({ cost }) => cost < Number.POSITIVE_INFINITY);
  }

  /** Decimal commas where they explain all rows alone; signs for thousands only where the balances prove it. */
  private cutAmountsOf(rows: readonly CsvRecord[]): Joins | null {
    const { tests, delimiter } = this;
    const long = rows.filter(({ cells }) => cells.length > tests.length);
    if (long.length < 2) return null;
    const isCut = (record: CsvRecord) =>
      groupsOf(piecesOf(record, delimiter), tests, delimiter, 'cents').length > 0;
    if (long.every(isCut)) return 'cents';
    if (this.balance < 0) return null;
    let before: Money | null = null;
    let links = 0;
    for (const record of rows) {
      const { cells } = record;
      const read =
        cells.length > tests.length
          ? groupsOf(piecesOf(record, delimiter), tests, delimiter, 'amounts')[0]?.cells
          : cells;
      const now: Money | null = read ? this.moneyOf(read) : null;
      if (!now) return null;
      if (before && follows(before, now)) links++;
      before = now;
    }
    return links >= (rows.length - 1) * provenShare ? 'amounts' : null;
  }

  private isBooking(cells: readonly string[]): boolean {
    let [hasDate, hasAmount] = [false, false];
    for (const [index, test] of this.tests.entries()) {
      if ((cells[index] ?? '').trim() === '') continue;
      if (test.kind === 'date') hasDate = true;
      else if (test.kind === 'amount' && !test.isBalance) hasAmount = true;
    }
    return hasDate && hasAmount;
  }

  /** The readings, likeliest first: the balance counts for those that it proves. */
  private judged(readings: readonly Reading[]): Reading[] {
    const { before } = this;
    return readings
      .map((reading) => {
        const now = before && this.moneyOf(reading.cells);
        return before && now && follows(before, now)
          ? { ...reading, cost: reading.cost - prices.margin }
          : reading;
      })
      .sort((a, b) => a.cost - b.cost);
  }

  private moneyOf(cells: readonly string[]): Money | null {
    const balance = looseMinor(cells[this.balance] ?? '');
    if (balance === null) return null;
    let moved = 0;
    for (const { index, field } of this.movements) {
      const minor = looseMinor(cells[index] ?? '') ?? 0;
      moved += field === 'amount' ? minor : field === 'debit' ? -Math.abs(minor) : Math.abs(minor);
    }
    return { balance, moved };
  }

  private remember(record: CsvRecord): void {
    if (record.fit === 'doubtful' || record.fit === 'cut') this.before = null;
    else if (this.movements.length > 0) this.before = this.moneyOf(record.cells) ?? this.before;
  }

  /** Days, amounts and other values in their columns: texts may differ. */
  private valuesOf(cells: readonly string[]): string {
    return this.tests
      .map(({ kind }, index) => (kind === 'any' ? '' : (cells[index] ?? '').trim()))
      .join('\0');
  }
}

function repeated(lengths: readonly number[]): ReadonlySet<number> {
  const [once, more] = [new Set<number>(), new Set<number>()];
  for (const length of lengths) (once.has(length) ? more : once).add(length);
  return more;
}

/** A separator could belong to the one text or to the other: the line does not say. */
function isOtherText(other: Reading, best: Reading): boolean {
  if ([other, best].some(({ isAsItStands, isWhole }) => isAsItStands || isWhole)) return false;
  return other.cells.length === best.cells.length && other.cells.join('\0') !== best.cells.join('\0');
}

import type { NotBookingReason } from '../../../../preload/contract/reading/reading';
import type { TablePlan } from '../plan/table-plan';
import type { CsvRecord } from '../records/record-reader';
import { isHeaderByWords } from '../records/table-locator';
import { cleanAmount } from '../values/clean-amount';
import { parseIban } from '../values/identifiers';
import { sharesReference } from '../values/unmoved-rows';
import { readLabel } from '../vocabulary/preamble-labels';
import { mentionsSummary, readStatus, readSummaryWord } from '../vocabulary/word-lists';
import { bothSides, directionUnknown } from './amount-codes';
import { overturn } from './overturned-plan';
import type { RowReader } from './row-reader';
import { isStrayWord } from './stray-words';

/** A booking all the same, of a day that stands in another column, or of none yet. */
interface LateRow {
  day: string | null;
  isReserved: boolean;
}

/** Why a record is no booking; `odd` where its neighbours tell; `blocked` where somebody has to look at it. */
export type OddVerdict = NotBookingReason | 'odd' | 'blocked' | LateRow;

function filledOf(cells: readonly string[]): number {
  return cells.filter((cell) => !/^\s*[=:]?\s*$/.test(cell)).length;
}

const holdsNumbersOnly = (cells: readonly string[]) =>
  cells.every((cell) => cell.trim() === '' || cleanAmount(cell) !== null);

/** An amount with two decimals in hundredths; not a number for any other text. */
function hundredths(text = ''): number {
  const [, whole = '', decimals = ''] = /^\s*(-?\d[\d'’ ]*)[.,](\d\d)\s*$/.exec(text) ?? [];
  return whole === '' ? Number.NaN : Number(whole.replace(/[^\d-]/g, '') + decimals);
}

/** `Konto:;AT18 3200 0000 1234 0002;Sparkonto`: a label of an account with its number. */
function isAccountLine(cells: readonly string[]): boolean {
  const label = readLabel(cells[0] ?? '')?.label;
  const number = (cells[1] ?? '').trim();
  return (label === 'account' || label === 'iban') && (parseIban(number) !== null || /^\d{6,}$/.test(number));
}

/** Judges the records of a table that have not both a day and an amount. */
export class OddRows {
  /** A balance that a line of its own states below the rows. */
  statedBalance: number | null = null;
  /** The day that the last row took from those above it. */
  private dayAbove: string | null = null;
  /** The row that parts follow, and how much of its amount none of them has named yet. */
  private order = { line: -1, left: 0 };

  constructor(
    private readonly plan: TablePlan,
    private readonly reader: RowReader,
  ) {}

  /**
   * `day` and `code`: what the reader gave for the date and the amount. `isBelowRow`: a row stands right above; `above`: the record of
   * the last row.
   */
  judge(
    record: CsvRecord,
    day: string | number | null,
    code: number,
    isBelowRow: boolean,
    above: CsvRecord | null,
  ): OddVerdict {
    const { cells } = record;
    if (cells.every((cell) => cell.trim() === '')) return 'empty';
    overturn(this.plan, cells, day, code);
    if (record.isBooking && typeof day !== 'string') return 'blocked';
    // Below words that are no row: a summary whose columns are others (`Opening balance, Dr count, Debits`).
    const isApart = above === null || record.line > above.line + above.lines;
    if (typeof day === 'number' && isApart && holdsNumbersOnly(cells)) return 'total';
    // A second header has a column `Saldo EUR` as well.
    if (typeof day !== 'string' && code !== 0 && isHeaderByWords(record)) return 'odd';
    // The line above the next table: which account that is of.
    if (typeof day !== 'string' && code !== 0 && isAccountLine(cells)) return 'odd';
    const word = this.isDirectionAlone(cells, day, code)
      ? null
      : (cells.map(readSummaryWord).find((found) => found !== null) ?? null);
    if (word !== null && (code !== 0 || typeof day !== 'string')) return word;
    // Both sides of the account in a row without a day, where a booking fills one of them: what they add up to.
    if (code === bothSides && this.plan.direction.out.size === 0 && (day === null || this.lacksDay(cells)))
      return 'total';
    if (code === 0 && typeof day !== 'string') return this.judgeDateless(cells, day, isBelowRow, above);
    if (code === -1 && day === null) return this.judgeBare(cells, isBelowRow);
    if (code === -1 && typeof day === 'string') {
      if (this.movesNothing(record)) return 'notice';
      if (above && this.isPartOf(cells, day, above)) return 'partOfCollective';
      const reference = this.reader.ix.bankReference[0] ?? -1;
      if (sharesReference(cells, above?.cells, reference)) return 'partOfCollective';
    }
    if (typeof day !== 'string' && (filledOf(cells) <= 2 || cells.length < this.plan.width / 2)) return 'odd';
    return this.reader.status(cells) === 'declined' ? 'declined' : 'blocked';
  }

  /** Neither a day nor an amount. */
  private judgeBare(cells: readonly string[], isBelowRow: boolean): OddVerdict {
    if (this.reader.readReserved(cells)) {
      const day = this.reader.readDay(cells, 'transactionDate');
      if (typeof day === 'string') return { day, isReserved: true };
    }
    if (this.readStatedBalance(cells, isBelowRow)) return 'balance';
    if ((cells[this.plan.totalColumn] ?? '').trim() !== '') return 'total';
    if (!isBelowRow) return 'odd';
    // A number without date below a booking: one payment of a collective order.
    if (cells.length > 2 && cells.some((cell) => /\d/.test(cell) && cleanAmount(cell) !== null))
      return 'partOfCollective';
    const isText =
      filledOf(cells) <= 3 &&
      cells.length >= Math.min(this.plan.width, 3) - 1 &&
      this.reader.ix.purpose.some((index) => (cells[index] ?? '').trim() !== '');
    return isText ? 'continuation' : 'odd';
  }

  /** An amount, but no day of booking. */
  private judgeDateless(
    cells: readonly string[],
    day: number | null,
    isBelowRow: boolean,
    above: CsvRecord | null,
  ): OddVerdict {
    const status = this.reader.status(cells);
    if (status === 'declined') return 'declined';
    const other = this.reader.readDay(cells, 'transactionDate');
    const isDayless = day === null && typeof other !== 'string';
    const sameDay = isDayless && above ? this.dayOfRowAbove(cells, above.cells) : null;
    if (sameDay !== null) return { day: sameDay, isReserved: false };
    // Neither booked on a day nor part of the balance: a reservation.
    const isReserved = day === null && this.reader.lacksBalance(cells);
    if (typeof other === 'string' && (day === null || status === 'pending'))
      return { day: other, isReserved };
    const { bookingDate, partAmount } = this.reader.ix;
    const text = bookingDate.map((index) => (cells[index] ?? '').trim()).find((cell) => cell !== '') ?? '';
    // `PENDING - 09/28/2025`
    const words = text.replace(/[\d./:-]+/g, ' ').trim();
    if (status === 'pending' || readStatus(words) === 'pending') return { day: null, isReserved: false };
    if (day === null && partAmount.length === 0 && isBelowRow && cells.length < this.plan.width) return 'odd';
    if (isStrayWord(this.reader, this.plan, cells, text, day) && !this.isWholeBooking(cells)) return 'odd';
    if (day === null) {
      const value = this.reader.readDay(cells, 'valueDate');
      if (typeof value === 'string') return { day: value, isReserved };
      // An amount and one text: in a table of three columns nothing but the day is missing.
      const isWhole = filledOf(cells) === this.plan.width - 1 && !cells.some(mentionsSummary);
      if (filledOf(cells) <= 2 && !isWhole) return 'odd';
    }
    return 'blocked';
  }

  /** As many cells as the table has columns, an amount, and a text of a booking that is none of a summary: all but its day. */
  private isWholeBooking(cells: readonly string[]): boolean {
    const { counterpartyName, purpose } = this.reader.ix;
    return (
      cells.length >= this.plan.width &&
      !cells.some(mentionsSummary) &&
      [...counterpartyName, ...purpose].some((index) => /\p{L}/u.test(cells[index] ?? ''))
    );
  }

  /** The day stands in the first of its rows only: where the balance goes on from the row above, this row is of that day. */
  private dayOfRowAbove(cells: readonly string[], above: readonly string[]): string | null {
    const { reader } = this;
    const written = reader.readDay(above, 'bookingDate');
    const day = typeof written === 'string' ? written : written === null ? this.dayAbove : null;
    const balanceOf = (row: readonly string[]) =>
      reader.lacksBalance(row) ? null : reader.readBalance(row, reader.amountCurrency, 0);
    const [before, here] = [balanceOf(above), balanceOf(cells)];
    if (day === null || before === null || here === null) return null;
    const own = reader.amount;
    const amountAbove = reader.readAmount(above) === 0 ? reader.amount : Number.NaN;
    reader.readAmount(cells);
    if (before + own !== here && here + amountAbove !== before) return null;
    this.dayAbove = day;
    return day;
  }

  /** A whole row whose direction alone is not known, and whose text is none of a summary: `Balance` is what it was paid with. */
  private isDirectionAlone(cells: readonly string[], day: string | number | null, code: number): boolean {
    const texts = this.reader.ix.purpose.map((index) => (cells[index] ?? '').trim()).filter(Boolean);
    const isNone = texts.length > 0 && texts.every((text) => readSummaryWord(text) === null);
    return typeof day === 'string' && code === directionUnknown && isNone;
  }

  /** Words stand in the place of the day, or what both sides come to. */
  private lacksDay(cells: readonly string[]): boolean {
    const { bookingDate, debit, credit } = this.reader.ix;
    const [out, into] = [debit, credit].map((side) => hundredths(cells[side[0] ?? -1]));
    return bookingDate.every((index) => {
      const text = cells[index] ?? '';
      return !/\d/.test(text) || Math.abs(hundredths(text)) === Math.abs((into ?? 0) - (out ?? 0));
    });
  }

  /** One payment of the order above, of its day: no more of them than it paid. */
  private isPartOf(cells: readonly string[], day: string, above: CsvRecord): boolean {
    const { reader } = this;
    const part = reader.readStated(reader.firstFilled(cells, reader.ix.partAmount) ?? '');
    if (part === null || reader.readDay(above.cells, 'bookingDate') !== day) return false;
    if (this.order.line !== above.line) {
      const left = reader.readAmount(above.cells) === 0 ? Math.abs(reader.amount) : 0;
      this.order = { line: above.line, left };
    }
    this.order.left -= Math.abs(part);
    return this.order.left >= 0;
  }

  /** A line with a balance only, below the rows or above them. */
  private readStatedBalance(cells: readonly string[], isBelowRow: boolean): boolean {
    const minor = this.reader.readBalance(cells, this.plan.currency, 0);
    if (minor === null) return false;
    if (isBelowRow) this.statedBalance = minor;
    return true;
  }

  /** A dated row without amount that leaves the balance where it was, or that moves units and no money (a reward, a split). */
  private movesNothing({ cells, line }: CsvRecord): boolean {
    const { plan } = this;
    return (
      plan.unmovedLines.has(line) || plan.unitColumns.some((index) => (cells[index] ?? '').trim() !== '')
    );
  }
}

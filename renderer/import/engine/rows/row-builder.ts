import {
  type NotBookingReason,
  rowDisposition,
  type StagedRow,
} from '../../../../preload/contract/reading/reading';
import { hashBooking, lastHash } from '../../../../preload/contract/rows/booking-hash';
import { BalanceChains } from '../checks/balance-chains';
import { settleBalances } from '../checks/balance-findings';
import type { TablePlan } from '../plan/table-plan';
import type { CsvRecord } from '../records/record-reader';
import { isHeaderByWords } from '../records/table-locator';
import { cleanAmount } from '../values/amounts';
import { sharesReference } from '../values/unmoved-rows';
import { tidyText } from '../vocabulary/tidy-text';
import { readStatus, readSummaryWord } from '../vocabulary/word-lists';
import { bothSides } from './amount-codes';
import { bankReference } from './bank-reference';
import { CellFindings } from './cell-findings';
import { CellPlaces } from './cell-places';
import type { FileState } from './file-state';
import { overturn } from './overturned-plan';
import { saysNotBooked } from './pending-words';
import { describeAccount } from './row-account';
import { logFaults, logMinus, logMisfit, logRepair } from './row-faults';
import { type RowTexts, readPurpose, readWholeText } from './row-purpose';
import { RowReader } from './row-reader';
import { RowTotals } from './row-totals';
import { isStrayWord } from './stray-words';

/** What became of a record: a row, no booking, or something only its neighbours can tell (`odd`). */
export type RowOutcome = 'row' | NotBookingReason | 'odd';

/** Turns records into staged rows by the plan of their table. Rows are held until it is known that no text follows them. */
export class RowBuilder {
  private readonly reader: RowReader;
  private last: StagedRow | null = null;
  private lastRecord: CsvRecord | null = null;
  private readonly places: CellPlaces;
  private readonly cellFindings: CellFindings;
  private readonly chains = new BalanceChains();
  private readonly totals: RowTotals;
  private firstRowDay: string | null = null;
  private lastRowDay: string | null = null;
  /** The title above these rows says that they are not booked yet. */
  isReserved = false;
  private statedBalance: number | null = null;

  constructor(
    private readonly plan: TablePlan,
    private readonly sectionAccount: () => number,
    private readonly file: FileState,
  ) {
    this.reader = new RowReader(plan, file.log, file.options);
    this.totals = new RowTotals(plan, file.log);
    this.places = new CellPlaces(this.reader.ix);
    this.cellFindings = new CellFindings(plan, file.log);
  }

  build(record: CsvRecord): RowOutcome {
    const { cells } = record;
    this.cellFindings.lookAtNumbers(record);
    const day = this.reader.readDay(cells, 'bookingDate');
    let code = this.reader.readAmount(cells);
    if (code === bothSides && this.totals.isNetProven(this.reader, cells, this.account(cells))) code = 0;
    if (record.fit === 'doubtful') return this.buildBlocked(record, day, code);
    if (typeof day === 'string' && code === 0) {
      if (this.reader.isSummary(cells)) return 'balance';
      if (this.reader.amount === 0 && this.reader.isNotice(cells)) return 'notice';
      return this.finish(record, day);
    }
    const outcome = this.buildOdd(record, day, code);
    if (outcome === 'total') this.totals.compare(this.reader, record);
    return outcome;
  }

  /** Text of a row without date and amount goes on with the row above. */
  append(record: CsvRecord): boolean {
    const { last } = this;
    if (!last) return false;
    const text =
      this.reader.joined(record.cells, 'purpose') ??
      tidyText(record.cells.filter((cell) => cell.trim() !== '').join(' '));
    if (text === null) return false;
    last[26] ??= last[13];
    last[13] = last[13] === null ? text : `${last[13]} ${text}`;
    return true;
  }

  flush(): void {
    const { last } = this;
    if (!last) return;
    this.last = null;
    hashBooking(last[3], last[5], last[6], last[23], last[8] ?? last[7], last[13], last[12]);
    const account = Math.imul(last[2] + 1, 0x9e3779b1);
    last[24] = this.file.occurrences.count((lastHash[0] as number) + account, lastHash[1] as number);
    const record = this.lastRecord as CsvRecord;
    this.places.find(record);
    this.file.emit(last, record.lines, this.places);
  }

  /** Ends the table: findings of the balance column, and the balance the newest row states. */
  close(): void {
    this.flush();
    this.cellFindings.settle();
    const fallback = (this.firstRowDay ?? '') > (this.lastRowDay ?? '') ? 'newestFirst' : 'oldestFirst';
    settleBalances(this.chains, fallback, this.file, this.reader.columnName('balanceAfter'));
    if (this.statedBalance !== null)
      this.file.book.setBalance(this.sectionAccount(), this.statedBalance, null, 'footer');
  }

  private buildOdd(record: CsvRecord, day: string | number | null, code: number): RowOutcome {
    const { cells } = record;
    if (cells.every((cell) => cell.trim() === '')) return 'empty';
    overturn(this.plan, cells, day, code);
    if (record.isBooking && typeof day !== 'string') return this.buildBlocked(record, day, code);
    // A second header has a column `Saldo EUR` as well.
    if (typeof day !== 'string' && code !== 0 && isHeaderByWords(record)) return 'odd';
    const word = cells.map(readSummaryWord).find((found) => found !== null) ?? null;
    if (word !== null && (code !== 0 || typeof day !== 'string')) return word;
    // Both sides of the account in a row without a day, where a booking fills one of them: what they add up to.
    if (code === bothSides && this.plan.direction.out.size === 0 && (day === null || this.lacksDay(cells)))
      return 'total';
    if (code === 0 && typeof day !== 'string') return this.buildDateless(record, day);
    if (code === -1 && typeof day === 'string' && this.movesNothing(record)) return 'notice';
    const reference = this.reader.ix.bankReference[0] ?? -1;
    if (code === -1 && typeof day === 'string' && sharesReference(cells, this.lastRecord?.cells, reference))
      return 'partOfCollective';
    if (code === -1 && day === null && this.reader.readReserved(cells)) {
      const bought = this.reader.readDay(cells, 'transactionDate');
      if (typeof bought === 'string') return this.finish(record, bought, false, false, true);
    }
    if (code === -1 && day === null && this.readStatedBalance(cells)) return 'balance';
    if (code === -1 && day === null && (cells[this.plan.totalColumn] ?? '').trim() !== '') return 'total';
    const filled = cells.filter((cell) => cell.trim() !== '').length;
    if (typeof day !== 'string') {
      if (day === null && code === -1) {
        // A number without date below a booking: one payment of a collective order.
        if (
          this.last &&
          cells.length > 2 &&
          cells.some((cell) => /\d/.test(cell) && cleanAmount(cell) !== null)
        )
          return 'partOfCollective';
        if (
          this.last &&
          filled <= 3 &&
          cells.length >= Math.min(this.plan.width, 3) - 1 &&
          this.reader.ix.purpose.some((index) => (cells[index] ?? '').trim() !== '')
        ) {
          return 'continuation';
        }
      }
      if (filled <= 2 || cells.length < this.plan.width / 2) return 'odd';
      if (code === -1 && day === null) return 'odd';
    }
    if (this.reader.status(cells) === 'declined') return 'declined';
    return this.buildBlocked(record, day, code);
  }

  /** Words stand in the place of the day. */
  private lacksDay(cells: readonly string[]): boolean {
    return this.reader.ix.bookingDate.every((index) => !/\d/.test(cells[index] ?? ''));
  }

  /** A line with a balance only, below the rows or above them. */
  private readStatedBalance(cells: readonly string[]): boolean {
    const minor = this.reader.readBalance(cells, this.plan.currency, 0);
    if (minor === null) return false;
    if (this.last) this.statedBalance = minor;
    return true;
  }

  /** A dated row without amount that leaves the balance where it was, or that moves units and no money (a reward, a split). */
  private movesNothing({ cells, line }: CsvRecord): boolean {
    const { plan } = this;
    return (
      plan.unmovedLines.has(line) || plan.unitColumns.some((index) => (cells[index] ?? '').trim() !== '')
    );
  }

  private buildDateless(record: CsvRecord, day: number | null): RowOutcome {
    const { cells } = record;
    const status = this.reader.status(cells);
    if (status === 'declined') return 'declined';
    const other = this.reader.readDay(cells, 'transactionDate');
    // Neither booked on a day nor part of the balance: a reservation.
    const isReserved = day === null && this.reader.lacksBalance(cells);
    if (typeof other === 'string' && (day === null || status === 'pending'))
      return this.finish(record, other, false, false, isReserved);
    const text =
      this.reader.ix.bookingDate.map((index) => (cells[index] ?? '').trim()).find((cell) => cell !== '') ??
      '';
    // `PENDING - 09/28/2025`
    const words = text.replace(/[\d./:-]+/g, ' ').trim();
    if (status === 'pending' || readStatus(words) === 'pending') return this.finish(record, null);
    if (day === null && this.reader.ix.partAmount.length === 0 && this.last && cells.length < this.plan.width)
      return 'odd';
    if (isStrayWord(this.reader, this.plan, cells, text, day)) return 'odd';
    if (day === null) {
      const value = this.reader.readDay(cells, 'valueDate');
      if (typeof value === 'string') return this.finish(record, value, false, false, isReserved);
      if (cells.filter((cell) => cell.trim() !== '').length <= 2) return 'odd';
    }
    return this.buildBlocked(record, day, 0);
  }

  /** A row that somebody has to look at: staged with what could be read, blocked, with a finding for each fault. */
  private buildBlocked(record: CsvRecord, day: string | number | null, code: number): RowOutcome {
    if (record.fit === 'doubtful') logMisfit(this.plan, this.file.log, record);
    else logFaults(this.reader, this.plan, this.file.log, record, day, code);
    return this.finish(
      record,
      typeof day === 'string' ? day : null,
      code !== 0 || record.fit === 'doubtful',
      true,
    );
  }

  private account(cells: readonly string[]): number {
    const { book } = this.file;
    for (const index of this.reader.ix.accountIban) {
      const text = cells[index] ?? '';
      if (text.trim() === '') continue;
      const known = book.indexOfCell(text);
      if (known >= 0) return known;
    }
    if (this.plan.hasNamedAccounts) {
      const name = tidyText(cells[this.reader.ix.accountName[0] ?? -1]);
      if (name !== null) return book.indexOfName(name);
    }
    return this.sectionAccount();
  }

  private finish(
    record: CsvRecord,
    day: string | null,
    isAmountBad = false,
    isBlocked = false,
    isReserved = false,
  ): RowOutcome {
    const { cells, line } = record;
    const { file, plan } = this;
    const status = this.reader.status(cells);
    if (status === 'declined') return 'declined';
    this.flush();
    const isPending =
      status === 'pending' ||
      day === null ||
      isReserved ||
      (this.isReserved && status === null) ||
      saysNotBooked(plan, this.reader, cells, status);
    let disposition: 0 | 1 | 2 = isBlocked
      ? rowDisposition.blocked
      : isPending && !file.options.includePending
        ? rowDisposition.pending
        : rowDisposition.booking;
    if (disposition !== 2 && isPending && day === null) disposition = 1;
    if (disposition === 0 && status === null && this.cellFindings.lookAtStatus(record)) disposition = 2;
    const amount = isAmountBad ? null : this.reader.amount;
    const currency = this.reader.amountCurrency;
    const account = this.account(cells);
    const draft = file.book.drafts[account];
    if (draft && draft.rowCount < 1) describeAccount(this.file.book, account, cells, this.reader);

    const valueDay = this.reader.readValueDay(cells, line);
    const { parties } = this.reader;
    const isOut = this.reader.amount < 0;
    const texts: RowTexts = {
      name: parties.name(cells, isOut),
      iban: parties.iban(cells, line, isOut),
      bic: parties.bic(cells, isOut),
      creditorId: parties.creditorId(cells, line),
      mref: this.reader.firstFilled(cells, this.reader.ix.mref),
      eref: this.reader.firstFilled(cells, this.reader.ix.eref),
      bookingText: this.reader.firstFilled(cells, this.reader.ix.bookingText),
      purpose: this.reader.joined(cells, 'purpose'),
      purposeRaw: null,
      differentCreditor: this.reader.firstFilled(cells, this.reader.ix.differentCreditor),
      differentDebitor: this.reader.firstFilled(cells, this.reader.ix.differentDebitor),
    };
    readPurpose(texts, plan, cells);
    if (plan.wholeText >= 0) readWholeText(texts, cells[plan.wholeText]);
    const balance = this.reader.readBalance(cells, currency, line);
    const original = this.reader.readOriginal(cells);
    file.counts.lines += record.lines;
    if (disposition === 0) file.counts.bookings++;
    else if (disposition === 1) file.counts.pending++;
    else file.counts.blocked++;
    if (isPending && disposition === 1) {
      file.log.add('status.pending', {
        line,
        field: 'status',
        column: this.reader.columnName('status'),
        text: cells[this.reader.ix.status[0] ?? -1] ?? null,
      });
    }
    this.cellFindings.look(record, isPending ? null : day);
    if (this.reader.isMinusOpen && disposition !== 2) logMinus(this.reader, this.file.log, record);
    if (day !== null && valueDay !== null) this.cellFindings.lookAtSpan(line, day, valueDay);
    if (disposition === 2) this.totals.missRow();
    else this.observe(day, amount, balance, currency, account, isPending);
    if (this.reader.ix.balanceAfter.length > 0 && (balance !== null || !isPending || isBlocked))
      this.chains.add({ account, currency, line, day, amount, balance, isBlocked, isPending });
    if (record.fit === 'repaired') logRepair(this.plan, file.log, record);
    this.lastRecord = record;
    this.last = [
      line,
      disposition,
      account,
      day,
      valueDay,
      amount,
      currency,
      texts.name,
      texts.iban,
      texts.bic,
      texts.creditorId,
      texts.mref,
      texts.eref,
      texts.purpose,
      texts.bookingText,
      balance,
      original.minor,
      original.currency,
      texts.differentCreditor,
      texts.differentDebitor,
      this.reader.firstFilled(cells, this.reader.ix.merchantCategoryCode),
      this.reader.firstFilled(cells, this.reader.ix.sepaPurposeCode),
      this.reader.firstFilled(cells, this.reader.ix.transactionCode),
      bankReference(plan, this.reader, cells),
      0,
      record.raw,
      texts.purposeRaw === texts.purpose ? null : texts.purposeRaw,
    ];
    return 'row';
  }

  private observe(
    day: string | null,
    amount: number | null,
    balance: number | null,
    currency: string | null,
    account: number,
    isPending: boolean,
  ): void {
    const { file } = this;
    if (amount !== null) {
      file.book.count(account, currency, amount);
      this.totals.count(amount, currency, isPending);
    }
    this.totals.takeBalance(balance, account);
    if (day !== null && !isPending) {
      if (file.firstDay === null || day < file.firstDay) file.firstDay = day;
      if (file.lastDay === null || day > file.lastDay) file.lastDay = day;
      this.firstRowDay ??= day;
      this.lastRowDay = day;
    }
  }
}

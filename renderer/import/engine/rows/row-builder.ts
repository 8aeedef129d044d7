import {
  type NotBookingReason,
  rowDisposition,
  type StagedRow,
} from '../../../../preload/contract/reading/reading';
import { hashBooking, lastHash } from '../../../../preload/contract/rows/booking-hash';
import { BalanceChains, type ChainRow } from '../checks/balance-chains';
import { settleBalances } from '../checks/balance-findings';
import { BalancesBefore } from '../checks/balances-before';
import { deniesItsSide } from '../columns/marked-signs';
import type { TablePlan } from '../plan/table-plan';
import type { CsvRecord } from '../records/record-reader';
import { tidyText } from '../vocabulary/tidy-text';
import type { RowStatus } from '../vocabulary/word-lists';
import { bothSides } from './amount-codes';
import { BalanceSide } from './balance-side';
import { bankReference } from './bank-reference';
import { CellFindings } from './cell-findings';
import { CellPlaces } from './cell-places';
import type { FileState } from './file-state';
import { OddRows } from './odd-rows';
import { overturnCurrencies, overturnSigns } from './overturned-plan';
import { saysNotBooked } from './pending-words';
import { accountOfRow, describeAccount } from './row-account';
import { RowFaults } from './row-faults';
import { readTexts } from './row-purpose';
import { RowReader } from './row-reader';
import { RowTotals } from './row-totals';
import { isNotice, summaryOf } from './row-words';

/** What became of a record: a row, no booking, or something only its neighbours can tell (`odd`). */
export type RowOutcome = 'row' | NotBookingReason | 'odd';

/** What its cells mean is not certain: no booking is made of it. */
const isBroken = ({ fit }: CsvRecord) => fit === 'doubtful' || fit === 'cut';

/** Turns records into staged rows by the plan of their table. Rows are held until it is known that no text follows them. */
export class RowBuilder {
  readonly reader: RowReader;
  private last: StagedRow | null = null;
  private lastRecord: CsvRecord | null = null;
  private readonly places: CellPlaces;
  readonly cellFindings: CellFindings;
  readonly chains = new BalanceChains();
  readonly totals: RowTotals;
  private readonly odd: OddRows;
  private readonly faults: RowFaults;
  /** Null where balances are as they are written. */
  private readonly side: BalanceSide | null;
  private readonly before: BalancesBefore | null;
  private firstRowDay: string | null = null;
  private lastRowDay: string | null = null;
  /** The title above these rows says that they are not booked yet. */
  isReserved = false;

  constructor(
    readonly plan: TablePlan,
    private readonly sectionAccount: () => number,
    readonly file: FileState,
  ) {
    this.reader = new RowReader(plan, file.log, file.options);
    this.before = plan.balanceBefore ? new BalancesBefore(plan.balanceBefore, this.chains) : null;
    this.totals = new RowTotals(plan, file.log);
    this.odd = new OddRows(plan, this.reader);
    this.faults = new RowFaults(this.reader, plan, file.log);
    this.places = new CellPlaces(this.reader.ix);
    this.cellFindings = new CellFindings(plan, file.log);
    this.side = plan.balanceSides && new BalanceSide(plan.balanceSides);
  }

  /** The row that waits for what follows it, and its record; null before the first one and behind a flush. */
  get waiting(): { row: StagedRow; record: CsvRecord } | null {
    return this.last && this.lastRecord ? { row: this.last, record: this.lastRecord } : null;
  }

  build(record: CsvRecord): RowOutcome {
    const { cells } = record;
    this.cellFindings.lookAtNumbers(record);
    const day = this.reader.readDay(cells, 'bookingDate');
    let code = this.reader.readAmount(cells);
    if (code === bothSides && this.totals.isNetProven(this.reader, cells, this.account(cells))) code = 0;
    if (isBroken(record)) return this.buildBlocked(record, day, code);
    if (typeof day === 'string' && code === 0) {
      const summary = summaryOf(cells, this.reader.ix, (ofSide) =>
        this.totals.isSum(this.reader.amount, ofSide),
      );
      if (summary === 'balance') this.totals.takeOpening(this.reader.amount);
      if (summary === 'balance') return summary;
      const verdict = summary && this.totals.judgeDated(this.reader, record, this.account(cells), summary);
      if (verdict === 'total') return verdict;
      if (verdict) return this.finish(record, day, verdict === 'open', verdict === 'open');
      if (this.reader.amount === 0 && isNotice(cells, this.reader.ix)) return 'notice';
      return this.finish(record, day);
    }
    let verdict = this.odd.judge(record, day, code, this.last !== null, this.lastRecord);
    // `Ergebnis`, `Net change`: no word says so, the rows above do.
    if (verdict === 'blocked' && day === null && code === 0 && this.totals.isSurelySum(this.reader.amount))
      verdict = 'total';
    if (verdict === 'blocked') return this.buildBlocked(record, day, code);
    if (typeof verdict !== 'string')
      return this.finish(record, verdict.day, false, false, verdict.isReserved);
    if (verdict === 'total') this.totals.compare(this.reader, record);
    return verdict;
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
    hashRow(last);
    last[24] = this.file.occurrences.ofAccount(last[2], last[3], lastHash);
    const record = this.lastRecord as CsvRecord;
    this.places.find(record);
    this.file.emit(last, record.lines, this.places);
  }

  /** Ends the table: findings of the balance column, and the balance the newest row states. */
  close(): void {
    this.flush();
    this.cellFindings.settle();
    overturnSigns(this.plan, this.totals.signs);
    const ofTable = (this.firstRowDay ?? '') > (this.lastRowDay ?? '') ? 'newestFirst' : 'oldestFirst';
    const fallback = (this.chains.isOne ? null : this.chains.order) ?? ofTable;
    if (!this.file.options.areCurrenciesApart) overturnCurrencies(this.plan, this.chains, fallback);
    this.before?.open(this.file.book);
    settleBalances(this.chains, fallback, this.file, this.reader.columnName('balanceAfter'));
    const { statedBalance } = this.odd;
    if (statedBalance === null) return;
    const account = this.sectionAccount();
    // Of several currencies nobody says which it is in.
    if (this.file.book.withSiblings(account).length === 1)
      this.file.book.setBalance(account, statedBalance, null, 'footer');
  }

  /** A row that somebody has to look at: staged with what could be read, blocked, with a finding for each fault. */
  private buildBlocked(record: CsvRecord, day: string | number | null, code: number): RowOutcome {
    if (isBroken(record)) this.faults.logMisfit(record);
    else this.faults.logCells(record, day, code);
    return this.finish(record, typeof day === 'string' ? day : null, code !== 0 || isBroken(record), true);
  }

  private account(cells: readonly string[]): number {
    const { book } = this.file;
    const named = accountOfRow(book, this.plan, this.reader, cells);
    const first = named >= 0 ? named : this.sectionAccount();
    return this.plan.areCurrenciesApart ? book.indexOfCurrency(first, this.reader.amountCurrency) : first;
  }

  private finish(
    record: CsvRecord,
    day: string | null,
    isAmountBad = false,
    isBlocked = false,
    isReserved = false,
  ): RowOutcome {
    const { cells, line } = record;
    const { reader, file } = this;
    const status = reader.status(cells);
    if (status === 'declined') return 'declined';
    const isPending = day === null || isReserved || this.isPending(cells, status);
    const disposition = this.dispositionOf(record, status, isBlocked, isPending, day !== null);
    const account = this.account(cells);
    const draft = file.book.drafts[account];
    if (draft && draft.rowCount < 1) describeAccount(file.book, account, cells, reader);
    const valueDay = reader.readValueDay(cells, line);
    const texts = readTexts(reader, this.plan, record, reader.amount < 0);
    const currency = reader.amountCurrency;
    const original = reader.readOriginal(cells);
    const amount = isAmountBad ? null : reader.amount;
    const written = reader.readBalance(cells, currency, line);
    const stated = this.side ? this.side.next(cells, written, amount) : written;
    if (stated === null && written !== null) reader.logBalance(cells, line);
    const balance = this.before
      ? this.before.after({ account, currency, stated, amount, isPending }, this.last)
      : stated;
    this.flush();
    const row: StagedRow = [
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
      reader.firstFilled(cells, reader.ix.merchantCategoryCode),
      reader.firstFilled(cells, reader.ix.sepaPurposeCode),
      reader.firstFilled(cells, reader.ix.transactionCode),
      bankReference(this.plan, reader, cells),
      0,
      record.raw,
      texts.purposeRaw === texts.purpose ? null : texts.purposeRaw,
    ];
    this.count(record, disposition);
    this.look(record, row, isPending);
    this.observe({ account, currency, line, day, amount, balance, isBlocked, isPending }, disposition);
    if (record.fit !== undefined) this.faults.logFit(record);
    this.lastRecord = record;
    this.last = row;
    return 'row';
  }

  private isPending(cells: readonly string[], status: RowStatus | null): boolean {
    return (
      status === 'pending' ||
      (this.isReserved && status === null) ||
      saysNotBooked(this.plan, this.reader, cells, status)
    );
  }

  private dispositionOf(
    record: CsvRecord,
    status: RowStatus | null,
    isBlocked: boolean,
    isPending: boolean,
    hasDay: boolean,
  ): StagedRow[1] {
    if (isBlocked) return rowDisposition.blocked;
    if (isPending && (!hasDay || !this.file.options.includePending)) return rowDisposition.pending;
    const isOpen = status === null && this.cellFindings.lookAtStatus(record);
    return isOpen ? rowDisposition.blocked : rowDisposition.booking;
  }

  private count(record: CsvRecord, disposition: StagedRow[1]): void {
    const { counts } = this.file;
    counts.lines += record.lines;
    if (disposition === rowDisposition.booking) counts.bookings++;
    else if (disposition === rowDisposition.pending) counts.pending++;
    else counts.blocked++;
  }

  /** What the cells of the row deserve to be said. */
  private look(record: CsvRecord, row: StagedRow, isPending: boolean): void {
    const [line, disposition, , day, valueDay] = row;
    if (isPending && disposition === rowDisposition.pending) this.faults.logPending(record);
    this.cellFindings.look(record, isPending ? null : day);
    if (disposition !== rowDisposition.blocked && this.isSignOpen(record)) this.faults.logMinus(record);
    if (day !== null && valueDay !== null) this.cellFindings.lookAtSpan(line, day, valueDay);
  }

  private isSignOpen({ cells }: CsvRecord): boolean {
    const { isMinusOpen, ix, amount } = this.reader;
    const sides = { debit: ix.debit[0], credit: ix.credit[0] };
    return isMinusOpen || (this.plan.areSidesOpen && deniesItsSide(cells, sides, amount));
  }

  private observe(row: ChainRow, disposition: StagedRow[1]): void {
    const { account, currency, day, amount, balance, isPending, isBlocked } = row;
    if (disposition === rowDisposition.blocked) this.totals.missRow();
    else {
      if (amount !== null) {
        this.file.book.count(account, currency, amount, isPending);
        this.totals.count(amount, currency, isPending);
      }
      this.totals.takeBalance(balance, account);
      if (day !== null && !isPending) this.observeDay(day);
    }
    if (this.reader.ix.balanceAfter.length > 0 && (balance !== null || !isPending || isBlocked))
      this.chains.add(row);
  }

  observeDay(day: string): void {
    const { file } = this;
    if (file.firstDay === null || day < file.firstDay) file.firstDay = day;
    if (file.lastDay === null || day > file.lastDay) file.lastDay = day;
    this.firstRowDay ??= day;
    this.lastRowDay = day;
  }
}

/** Leaves the identity of a row in `lastHash`. */
export function hashRow(row: StagedRow): void {
  const texts = { reference: row[23], party: row[8] ?? row[7], purpose: row[13], eref: row[12] };
  hashBooking(row[3], row[5], row[6], texts);
}

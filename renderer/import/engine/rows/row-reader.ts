import {
  type ReadOptions,
  type TargetField,
  targetFields,
} from '../../../../preload/contract/reading/reading';
import { currencyPlaces } from '../../../../preload/contract/values/minor-units';
import type { FindingLog } from '../checks/finding-log';
import { rowKey } from '../columns/signs-by-balance';
import type { TablePlan } from '../plan/table-plan';
import { amountFailure, parseCurrency } from '../values/amounts';
import { dateFailure } from '../values/calendar-days';
import { cleanAmount } from '../values/clean-amount';
import { isHundredth, ofHundredths } from '../values/currencies';
import { joinLines } from '../vocabulary/cut-lines';
import { fold } from '../vocabulary/fold';
import { StatusReader } from '../vocabulary/status-reader';
import { tidyText } from '../vocabulary/tidy-text';
import { isPlaceholder, type RowStatus, readStatus } from '../vocabulary/word-lists';
import { bothSides, directionUnknown, unknownCurrency } from './amount-codes';
import { CurrencyReader } from './currency-reader';
import { DirectionReader } from './direction-reader';
import { firstFilled, PartyReader } from './party-reader';
import { FeeReader, makeReaders } from './plan-readers';

const none: readonly number[] = [];

/** Reads the cells of one record by the plan of its table: each value once, with the findings a cell deserves. */
export class RowReader {
  private readonly readers: ReturnType<typeof makeReaders>;
  /** Column indexes by field; one shape for all tables, so that look-ups stay cheap. */
  readonly ix: Record<TargetField, readonly number[]>;
  /** Who is across. */
  readonly parties: PartyReader;
  private readonly statuses: StatusReader;
  readonly directions: DirectionReader;
  /** Beside the amount there is a column of what went the other way. */
  private readonly hasSide: boolean;
  private readonly fees: FeeReader;
  amount = 0;
  /** Money in less money out of a row that has both. */
  net = 0;
  amountCurrency: string | null = null;
  /** The sign of the amount and the mark of its direction do not say the same, and nothing tells which is right. */
  isMinusOpen = false;

  readonly currencies: CurrencyReader;

  constructor(
    private readonly plan: TablePlan,
    private readonly log: FindingLog,
    options: ReadOptions,
  ) {
    this.readers = makeReaders(plan);
    this.fees = new FeeReader(plan, this.readers.amount);
    this.directions = new DirectionReader(plan);
    this.currencies = new CurrencyReader(plan);
    this.statuses = new StatusReader(
      options.bookedMarkers ?? [],
      plan.leftOutWords,
      plan.pendingMarks,
      plan.settledStatuses,
    );
    this.ix = Object.fromEntries(
      targetFields.map((field) => [field, plan.fields.get(field) ?? none]),
    ) as typeof this.ix;
    this.hasSide = this.ix.debit.length + this.ix.credit.length > 0;
    this.parties = new PartyReader(plan, this.ix, log);
  }

  columnName(field: TargetField): string | null {
    const index = this.ix[field][0];
    return index === undefined ? null : (this.plan.headers[index] ?? null);
  }

  readDay(cells: readonly string[], field: TargetField): string | number | null {
    let failure: number | null = null;
    for (const index of this.ix[field]) {
      const text = cells[index];
      if (text === undefined || text === '') continue;
      const found = this.readers.days.get(index)?.read(text.trim()) ?? dateFailure.unreadable;
      if (typeof found === 'string') return found;
      if (text.trim() !== '' && !isPlaceholder(text.trim())) failure ??= found;
    }
    return failure;
  }

  /** Reads amount, or debit and credit; 0 when done, -1 when all cells are empty, else a code of `amountFailure`, or 3 to 5. */
  readAmount(cells: readonly string[]): number {
    const code = this.readMoney(cells);
    if (code !== 0) return code;
    if (this.currencies.isUnknown) return unknownCurrency;
    if (!this.currencies.isHundredth) return 0;
    if (this.amount % 100 !== 0) return amountFailure.tooPrecise;
    this.amount /= 100;
    return 0;
  }

  private readMoney(cells: readonly string[]): number {
    this.isMinusOpen = false;
    const { plan } = this;
    const reader = this.readers.amount;
    const currency = this.currencies.ofRow(cells);
    const places = currencyPlaces(currency);
    this.amountCurrency = currency;
    const amountIndex = this.ix.amount[0];
    if (amountIndex !== undefined) {
      let text = cells[amountIndex] ?? '';
      if (text === '' || text.trim() === '') {
        const other = this.otherAmount(cells);
        if (other === undefined) return this.readSides(cells, places);
        text = other;
      }
      const code = reader.parse(text, places);
      if (code !== 0) return code;
      this.amount = reader.minor;
      this.amountCurrency = this.currencies.beside(reader, text, this.amountCurrency);
      if (this.directions.isDirected) {
        const sign = this.directions.ofRow(cells, reader.hasSign);
        const isSaid = sign !== 0 || this.amount === 0 || (plan.isAllIn && this.amount < 0);
        if (!isSaid) return directionUnknown;
        this.turn(sign);
      } else this.isMinusOpen = this.directions.denies(cells, this.amount);
      if (plan.isInverted) this.amount = -this.amount;
      // `0.00` beside what was paid out.
      if (this.amount === 0 && this.hasSide) return Math.max(0, this.readSides(cells, places));
      this.amount += this.fees.of(cells, places) ?? 0;
      return 0;
    }
    return this.readSides(cells, places);
  }

  /** Turns an amount marked as money out; a minus beside the mark may repeat it or take it back. */
  private turn(sign: -1 | 0 | 1): void {
    const { isRepeated, isOpenOut, isOpenIn, isOwed } = this.plan.markedMinus;
    const hasMinus = this.amount < 0;
    this.isMinusOpen = hasMinus && (sign < 0 ? isOpenOut : isOpenIn);
    if (sign < 0 ? !(hasMinus && isRepeated) : hasMinus && isOwed) this.amount = -this.amount;
  }

  /** Amount of a row that stands in another column: one for each currency, or one for reservations. */
  private otherAmount(cells: readonly string[]): string | undefined {
    const { amount } = this.ix;
    for (let at = 1; at < amount.length; at++) {
      const index = amount[at] as number;
      const text = cells[index];
      if (!text || text.trim() === '') continue;
      this.amountCurrency = this.plan.otherCurrencies.get(index) ?? this.amountCurrency;
      return text;
    }
    return undefined;
  }

  private readSides(cells: readonly string[], places: number): number {
    const reader = this.readers.amount;
    let debit = 0;
    let credit = 0;
    let filled = 0;
    for (const field of ['debit', 'credit'] as const) {
      const index = this.ix[field][0];
      const text = index === undefined ? '' : (cells[index] ?? '').trim();
      if (text === '') continue;
      const code = reader.parse(text, places);
      // The unused side holds `-`, `--` or the like here and there.
      if (code !== 0 && isPlaceholder(text)) continue;
      if (code !== 0) return code;
      filled++;
      if (field === 'debit') debit = this.plan.isDebitUnsigned ? -reader.minor : reader.minor;
      else credit = this.plan.isCreditInverted ? -reader.minor : reader.minor;
      this.amountCurrency = this.currencies.beside(reader, text, this.amountCurrency);
    }
    const fee = this.plan.areFeesBesideSides ? this.fees.of(cells, places) : null;
    if (filled === 0 && fee === null) return -1;
    if (debit !== 0 && credit !== 0) return this.readTransfer(cells, debit, credit, places);
    this.amount = debit + credit + (fee ?? 0);
    return 0;
  }

  /** What was sent and what arrived stand in every row: the direction tells which of them the account saw. */
  private readTransfer(cells: readonly string[], debit: number, credit: number, places: number): number {
    const { plan } = this;
    const sign = this.directions.ofRow(cells, false);
    const isOut = sign < 0;
    this.net = debit + credit;
    if (sign === 0) return bothSides;
    this.amount = isOut ? debit : credit;
    const currency = plan.sideCurrencies[isOut ? 'debit' : 'credit'];
    if (currency !== undefined)
      this.amountCurrency = parseCurrency(cells[currency] ?? '') ?? this.amountCurrency;
    if (isOut) this.amount += this.fees.of(cells, places) ?? 0;
    return 0;
  }

  /** A purchase that neither side of the account has yet: only its original amount stands there. */
  readReserved(cells: readonly string[]): boolean {
    if (this.ix.originalAmount.length === 0 || this.ix.transactionDate.length === 0) return false;
    if (this.ix.debit.length === 0 || this.ix.credit.length === 0) return false;
    this.amount = 0;
    const { minor, currency } = this.readOriginal(cells);
    if (minor === null) return false;
    this.amount = this.plan.isOriginalInverted ? -minor : minor;
    this.amountCurrency = currency ?? this.amountCurrency;
    return true;
  }

  status(cells: readonly string[]): RowStatus | null {
    const rejection = this.ix.rejectionReason[0];
    if (rejection !== undefined && tidyText(cells[rejection])) return 'declined';
    const { declinedKinds } = this.plan;
    if (declinedKinds.size > 0 && declinedKinds.has(this.firstFilled(cells, this.ix.bookingText) ?? ''))
      return 'declined';
    const index = this.ix.status[0];
    return index === undefined ? null : this.statuses.read(cells[index] ?? '');
  }

  joined(cells: readonly string[], field: TargetField): string | null {
    const indexes = this.ix[field];
    if (indexes.length === 1) return tidyText(cells[indexes[0] ?? 0]);
    if (indexes.length === 0) return null;
    const parts = indexes.map((index) => cells[index] ?? '').filter((part) => part.trim() !== '');
    return tidyText(this.plan.cutColumns > 0 ? joinLines(parts, this.plan.cutColumns) : parts.join(' '));
  }

  /** `indexes`: columns of one field, as in `ix`. */
  firstFilled(cells: readonly string[], indexes: readonly number[]): string | null {
    return firstFilled(cells, indexes);
  }

  readValueDay(cells: readonly string[], line: number): string | null {
    const found = this.readDay(cells, 'valueDate');
    if (typeof found === 'string' || found === null) return found;
    const index = this.ix.valueDate[0] ?? -1;
    if (readStatus(cells[index] ?? '') === 'pending') return null;
    this.log.add(found === dateFailure.nonexistent ? 'valueDate.nonexistent' : 'valueDate.unreadable', {
      line,
      field: 'valueDate',
      column: this.plan.headers[index] ?? null,
      text: cells[index] ?? null,
    });
    return null;
  }

  readBalance(cells: readonly string[], currency: string | null, line: number): number | null {
    const index = this.ix.balanceAfter[0];
    const text = index === undefined ? '' : (cells[index] ?? '').trim();
    if (text === '' || isPlaceholder(text)) return null;
    const reader = this.readers.balance;
    if (reader.parse(text, currencyPlaces(currency)) === 0) {
      const minor = this.currencies.isHundredth ? ofHundredths(reader.minor) : reader.minor;
      if (minor !== null) return this.isBelowZero(cells) ? 0 - minor : minor;
    }
    if (readStatus(text) !== 'pending') this.logBalance(cells, line);
    return null;
  }

  logBalance(cells: readonly string[], line: number): void {
    const text = (cells[this.ix.balanceAfter[0] ?? -1] ?? '').trim();
    const column = this.columnName('balanceAfter');
    this.log.add('balance.unreadable', { line, field: 'balanceAfter', column, text });
  }

  private isBelowZero(cells: readonly string[]): boolean {
    const { balanceMark, balanceSides, isBalanceInverted } = this.plan;
    if (balanceSides) return balanceSides.known.get(rowKey(cells)) === -1;
    return isBalanceInverted || (balanceMark?.out.has(fold(cells[balanceMark.column] ?? '')) ?? false);
  }

  /** An amount that a line around the rows states in one of their columns. */
  readStated(text: string): number | null {
    const reader = this.readers.amount;
    return text.trim() !== '' && reader.parse(text.trim(), currencyPlaces(this.plan.currency)) === 0
      ? reader.minor
      : null;
  }

  /** There is a column of balances, and this row has none. */
  lacksBalance(cells: readonly string[]): boolean {
    const index = this.ix.balanceAfter[0];
    return index !== undefined && cleanAmount(cells[index] ?? '') === null;
  }

  /** The foreign pair; unsigned amounts take the sign of the booking (case B019). */
  readOriginal(cells: readonly string[]): { minor: number | null; currency: string | null } {
    const index = this.ix.originalAmount[0];
    const text = index === undefined ? '' : (cells[index] ?? '').trim();
    if (text === '') return { minor: null, currency: null };
    const currencyIndex = this.ix.originalCurrency[0];
    const column = currencyIndex === undefined ? null : parseCurrency(cells[currencyIndex] ?? '');
    const reader = this.readers.foreign;
    if (reader.parse(text, currencyPlaces(column)) !== 0) return { minor: null, currency: null };
    const currency = column ?? reader.currency;
    let minor: number | null = !reader.hasSign && this.amount < 0 ? -Math.abs(reader.minor) : reader.minor;
    if (currencyIndex !== undefined && isHundredth(cells[currencyIndex] ?? '')) minor = ofHundredths(minor);
    return { minor, currency };
  }
}

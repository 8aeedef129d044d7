import {
  type FindingRule,
  type ReadOptions,
  type TargetField,
  targetFields,
} from '../../../../preload/contract/reading/reading';
import { currencyPlaces } from '../../../../preload/contract/values/minor-units';
import { flatText } from '../bytes/flat-text';
import type { FindingLog } from '../checks/finding-log';
import { DirectionReader } from '../plan/direction-reader';
import { makeReaders } from '../plan/plan-readers';
import type { TablePlan } from '../plan/table-plan';
import { cleanAmount, parseCurrency } from '../values/amounts';
import { dateFailure } from '../values/calendar-days';
import {
  hasValidCreditorDigits,
  hasValidIbanDigits,
  looksLikeCreditorId,
  parseBic,
  shapeIban,
} from '../values/identifiers';
import { RecentTexts } from '../values/recent-texts';
import { joinLines } from '../vocabulary/cut-lines';
import { StatusReader } from '../vocabulary/status-reader';
import { tidyText } from '../vocabulary/tidy-text';
import {
  isNoticeWord,
  isPlaceholder,
  type RowStatus,
  readStatus,
  readSummaryWord,
} from '../vocabulary/word-lists';
import { bothSides, unknownCurrency } from './amount-codes';
import { bicsBySide } from './bic-sides';
import { CurrencyReader } from './currency-reader';

const none: readonly number[] = [];
/** Wrong texts that are told apart; where there are more, every cell counts. */
const mostWrong = 10_000;

/** Reads the cells of one record by the plan of its table: each value once, with the findings a cell deserves. */
export class RowReader {
  private readonly readers: ReturnType<typeof makeReaders>;
  /** Column indexes by field; one shape for all tables, so that look-ups stay cheap. */
  readonly ix: Record<TargetField, readonly number[]>;
  /** Columns with the IBAN of the other side, by the direction of money. */
  private readonly ibanColumns: { out: readonly number[]; into: readonly number[] };
  private readonly bicColumns: { out: readonly number[]; into: readonly number[] };
  private readonly ibans = new RecentTexts<string | null>();
  /** Creditor identifiers whose check digits were looked at. */
  private readonly creditors = new RecentTexts<true>();
  /** Texts with wrong check digits: each is said once. */
  private readonly wrong = new Set<string>();
  private readonly statuses: StatusReader;
  private readonly directions: DirectionReader;
  /** Beside the amount there is a column of what went the other way. */
  private readonly hasSide: boolean;
  amount = 0;
  /** Money in less money out of a row that has both. */
  net = 0;
  amountCurrency: string | null = null;

  private readonly currencies: CurrencyReader;
  constructor(
    private readonly plan: TablePlan,
    private readonly log: FindingLog,
    options: ReadOptions,
  ) {
    this.readers = makeReaders(plan);
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
    const { payeeIban, payerIban, counterpartyIban } = this.ix;
    this.hasSide = this.ix.debit.length + this.ix.credit.length > 0;
    // The own account is passed over: where it stands on both sides, the other side is what remains.
    const isOwnKnown = plan.ownIban !== null;
    this.ibanColumns = {
      out: [...payeeIban, ...counterpartyIban, ...(isOwnKnown ? payerIban : none)],
      into: [...payerIban, ...counterpartyIban, ...(isOwnKnown ? payeeIban : none)],
    };
    this.bicColumns = bicsBySide(this.ix);
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
    return code === 0 && this.currencies.isUnknown ? unknownCurrency : code;
  }

  private readMoney(cells: readonly string[]): number {
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
      if (reader.currency !== null && currency === null) this.amountCurrency = reader.currency;
      if (this.directions.isTold) {
        const sign = this.directions.ofRow(cells, reader.hasSign);
        if (sign < 0) this.amount = -this.amount;
        else if (sign === 0 && this.amount !== 0) return 3;
      }
      if (plan.isInverted) this.amount = -this.amount;
      // `0.00` beside what was paid out.
      if (this.amount === 0 && this.hasSide) return Math.max(0, this.readSides(cells, places));
      if (plan.feeRule !== 'ignore') this.addFees(cells, places);
      return 0;
    }
    return this.readSides(cells, places);
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

  private addFees(cells: readonly string[], places: number): void {
    const reader = this.readers.amount;
    for (const index of [...this.ix.fee, ...this.ix.tax]) {
      const text = cells[index] ?? '';
      if (text.trim() === '' || reader.parse(text, places) !== 0) continue;
      this.amount += this.plan.feeRule === 'add' ? reader.minor : -reader.minor;
    }
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
      else credit = this.plan.isCreditTurned ? -reader.minor : reader.minor;
      if (reader.currency !== null && this.amountCurrency === null) this.amountCurrency = reader.currency;
    }
    if (filled === 0) return -1;
    if (debit !== 0 && credit !== 0) return this.readTransfer(cells, debit, credit, places);
    this.amount = debit + credit;
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
    if (isOut && plan.feeRule !== 'ignore') this.addFees(cells, places);
    return 0;
  }

  /** `Anfangssaldo` in the text columns of a row that has date and amount like any other. */
  isSummary(cells: readonly string[]): boolean {
    if (!this.nameless(cells)) return false;
    for (const index of this.ix.purpose) {
      const text = cells[index];
      // `TOTAL` is a filling station as well: a dated row of that text is a booking.
      if (!text) continue;
      const word = text.length < 60 ? readSummaryWord(text) : null;
      return word === 'balance' || (word === 'total' && !/^total\b/i.test(text));
    }
    for (let index = 0; index < cells.length; index++) {
      const cell = cells[index] ?? '';
      if (cell.length > 4 && cell.length < 60 && readSummaryWord(cell) === 'balance') return true;
    }
    return false;
  }

  /** The kind of the row only tells something: asked of rows that move nothing. */
  isNotice(cells: readonly string[]): boolean {
    const [kind = this.ix.purpose[0]] = this.ix.bookingText;
    return kind !== undefined && isNoticeWord(cells[kind] ?? '');
  }

  /** A purchase that neither side of the account has yet: only its original amount stands there. */
  readReserved(cells: readonly string[]): boolean {
    if (this.ix.originalAmount.length === 0 || this.ix.transactionDate.length === 0) return false;
    if (this.ix.debit.length === 0 || this.ix.credit.length === 0) return false;
    this.amount = 0;
    const { minor, currency } = this.readOriginal(cells);
    if (minor === null) return false;
    this.amount = this.plan.isOriginalTurned ? -minor : minor;
    this.amountCurrency = currency ?? this.amountCurrency;
    return true;
  }

  private nameless(cells: readonly string[]): boolean {
    for (const index of this.ix.counterpartyName) {
      const text = cells[index] ?? '';
      if (text !== '' && text.trim() !== '' && readSummaryWord(text) === null) return false;
    }
    return true;
  }

  status(cells: readonly string[]): RowStatus | null {
    const rejection = this.ix.rejectionReason[0];
    if (rejection !== undefined && tidyText(cells[rejection])) return 'declined';
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
    for (let at = 0; at < indexes.length; at++) {
      const text = tidyText(cells[indexes[at] as number]);
      if (text !== null) return text;
    }
    return null;
  }

  name(cells: readonly string[]): string | null {
    const names = this.ix.counterpartyName;
    const payer = this.firstFilled(cells, this.ix.payerName);
    const payee = this.firstFilled(cells, this.ix.payeeName);
    const directed = this.amount < 0 ? payee : payer;
    if (directed !== null && directed === this.plan.ownName) {
      const other = this.amount < 0 ? payer : payee;
      return other === directed ? null : other;
    }
    if (directed !== null) return directed;
    if (this.plan.isNameInParts) return tidyText(names.map((index) => cells[index] ?? '').join(' '));
    const neutral = this.firstFilled(cells, this.ix.counterpartyName);
    if (neutral !== null) return neutral;
    const only = this.plan.hasOnePartyNamed ? (payee ?? payer) : null;
    return only === this.plan.ownName ? null : only;
  }

  iban(cells: readonly string[], line: number): string | null {
    const indexes = this.amount < 0 ? this.ibanColumns.out : this.ibanColumns.into;
    for (let at = 0; at < indexes.length; at++) {
      const index = indexes[at] as number;
      const text = cells[index];
      if (!text) continue;
      let iban = this.ibans.get(text);
      if (iban === undefined) {
        iban = shapeIban(text);
        this.ibans.set(text, iban);
        if (iban !== null && !hasValidIbanDigits(iban))
          this.logOnce('iban.checkDigits', line, 'counterpartyIban', index, text);
      }
      if (iban !== null && iban !== this.plan.ownIban) return iban;
    }
    return null;
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
    if (reader.parse(text, currencyPlaces(currency)) === 0) return reader.minor;
    if (readStatus(text) === 'pending') return null;
    this.log.add('balance.unreadable', {
      line,
      field: 'balanceAfter',
      column: this.columnName('balanceAfter'),
      text,
    });
    return null;
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
    const minor = !reader.hasSign && this.amount < 0 ? -Math.abs(reader.minor) : reader.minor;
    return { minor, currency };
  }

  bic(cells: readonly string[]): string | null {
    for (const index of this.amount < 0 ? this.bicColumns.out : this.bicColumns.into) {
      const text = cells[index];
      const bic = text ? parseBic(text) : null;
      if (bic !== null) return bic;
    }
    return null;
  }

  creditorId(cells: readonly string[], line: number): string | null {
    const text = this.firstFilled(cells, this.ix.creditorId);
    if (text === null) return null;
    if (this.creditors.get(text) !== undefined) return text;
    this.creditors.set(text, true);
    if (looksLikeCreditorId(text) && !hasValidCreditorDigits(text))
      this.logOnce('creditorId.checkDigits', line, 'creditorId', this.ix.creditorId[0] ?? -1, text);
    return text;
  }

  private logOnce(rule: FindingRule, line: number, field: TargetField, index: number, text: string): void {
    if (this.wrong.size < mostWrong) {
      if (this.wrong.has(text)) return;
      this.wrong.add(flatText(text));
    }
    this.log.add(rule, { line, field, column: this.plan.headers[index] ?? null, text });
  }
}

import {
  type NotBookingReason,
  type ReadOptions,
  type StagedRow,
  type TargetField,
  targetFields,
} from '../../../preload/contract/reading';
import type { AccountBook } from './account-book';
import { AmountReader, amountFailure, cleanAmount, currencyPlaces, parseCurrency } from './amounts';
import { DayReader, dateFailure } from './calendar-days';
import { BalanceProof } from './checks/balance-proof';
import { hashBooking, lastHash, type OccurrenceCounter } from './content-hash';
import type { FindingLog } from './finding-log';
import { joinCut } from './free-text';
import {
  hasValidCreditorDigits,
  hasValidIbanDigits,
  looksLikeCreditorId,
  parseBic,
  shapeIban,
} from './identifiers';
import type { CsvRecord } from './record-scanner';
import { type RowTexts, readPurpose } from './row-purpose';
import { Restart, readLimits } from './source';
import { isHeaderByWords } from './table-locator';
import { makeReaders, type TablePlan } from './table-plan';
import { cellKey, isPlaceholder, type RowStatus, readStatus, readSummaryWord } from './word-lists';

/** What became of a record: a row, no booking, or something only its neighbours can tell (`odd`). */
export type RowOutcome = 'row' | NotBookingReason | 'odd';

/** What all tables of one file share. */
export interface FileState {
  book: AccountBook;
  log: FindingLog;
  occurrences: OccurrenceCounter;
  options: ReadOptions;
  counts: { bookings: number; pending: number; blocked: number; lines: number };
  firstDay: string | null;
  lastDay: string | null;
  emit(row: StagedRow): void;
}

const untidy = /[\n\r\t\u00a0\u202f\u00ad]|\s\s|^\s|\s$/;

/** One blank for every run of white space, trimmed, soft hyphens gone; null for nothing and for place holders. */
export function tidyText(raw: string | undefined): string | null {
  if (raw === undefined || raw === '') return null;
  const text = untidy.test(raw)
    ? raw
        .replace(/\u00ad/g, '')
        .replace(/[\s\u00a0\u202f]+/g, ' ')
        .trim()
    : raw;
  if (text === '' || isPlaceholder(text)) return null;
  if (text.startsWith('="') && text.endsWith('"')) return tidyText(text.slice(2, -1));
  // A spreadsheet's sign for "this is text"; a word such as 't or a quotation keeps its apostrophe.
  if (text.charCodeAt(0) === 39 && /^'[\p{Lu}\d][^']*$/u.test(text)) return text.slice(1);
  return text.length > readLimits.cellLength ? text.slice(0, readLimits.cellLength) : text;
}

const none: readonly number[] = [];

/** Turns records into staged rows by the plan of their table. Rows are held until it is known that no text follows them. */
export class RowBuilder {
  private readonly readers: ReturnType<typeof makeReaders>;
  /** Column indexes by field; one shape for all tables, so that look-ups stay cheap. */
  private readonly ix: Record<TargetField, readonly number[]>;
  private held: StagedRow | null = null;
  private readonly ibans = new Map<string, string | null>();
  private readonly proofs = new Map<string, BalanceProof>();
  private readonly newestDay = new Map<string, { line: number; day: string }>();
  private readonly statuses = new Map<string, RowStatus | null>();
  private readonly directions = new Map<string, string>();
  private amount = 0;
  private amountCurrency: string | null = null;
  /** Rows of this table, for the direction of time. */
  private firstRowDay: string | null = null;
  private lastRowDay: string | null = null;
  private rowCount = 0;

  constructor(
    private readonly plan: TablePlan,
    private readonly sectionAccount: () => number,
    private readonly file: FileState,
  ) {
    this.readers = makeReaders(plan);
    this.ix = Object.fromEntries(
      targetFields.map((field) => [field, plan.fields.get(field) ?? none]),
    ) as typeof this.ix;
  }

  build(record: CsvRecord): RowOutcome {
    const { cells } = record;
    const day = this.readDay(cells, 'bookingDate');
    const code = this.readAmount(cells);
    if (typeof day === 'string' && code === 0) {
      if (this.isSummary(cells)) return 'balance';
      return this.finish(record, day);
    }
    return this.buildOdd(record, day, code);
  }

  /** Text of a row without date and amount goes on with the row above. */
  append(record: CsvRecord): boolean {
    const { held } = this;
    if (!held) return false;
    const text =
      this.joined(record.cells, 'purpose') ??
      tidyText(record.cells.filter((cell) => cell.trim() !== '').join(' '));
    if (text === null) return false;
    held[26] ??= held[13];
    held[13] = held[13] === null ? text : `${held[13]} ${text}`;
    return true;
  }

  flush(): void {
    const { held } = this;
    if (!held) return;
    this.held = null;
    held[23] = hashBooking(held[3], held[5], held[6], held[23], held[8] ?? held[7], held[13], held[12]);
    const account = Math.imul(held[2] + 1, 0x9e3779b1);
    held[24] = this.file.occurrences.count((lastHash[0] as number) + account, lastHash[1] as number);
    this.file.emit(held);
  }

  /** Ends the table: findings of the balance column, and the balance the newest row states. */
  close(): void {
    this.flush();
    const fallback = (this.firstRowDay ?? '') > (this.lastRowDay ?? '') ? 'newestFirst' : 'oldestFirst';
    for (const [key, proof] of this.proofs) {
      const result = proof.result(fallback);
      const [accountText = '0', currency = ''] = key.split('|');
      const account = Number(accountText);
      if (!result) continue;
      if (result.isRunning) {
        for (const gap of result.breaks) {
          this.file.log.add('balance.break', {
            line: gap.line,
            field: 'balanceAfter',
            column: this.columnName('balanceAfter'),
            params: {
              expected: gap.expectedMinor,
              found: gap.foundMinor,
              difference: gap.foundMinor - gap.expectedMinor,
              currency,
            },
          });
        }
        const draft = this.file.book.drafts[account];
        if (draft && draft.openingBalanceMinor === null) draft.openingBalanceMinor = result.openingMinor;
      }
      const newest = this.newestDay.get(`${key}|${result.isNewestFirst ? 'first' : 'last'}`);
      this.file.book.setBalance(account, result.closingMinor, newest?.day ?? null, 'runningColumn');
    }
  }

  private columnName(field: TargetField): string | null {
    const index = this.ix[field][0];
    return index === undefined ? null : (this.plan.headers[index] ?? null);
  }

  private readDay(cells: readonly string[], field: TargetField): string | number | null {
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

  /** Reads amount, or debit and credit; 0 when done, -1 when all cells are empty, else a code of `amountFailure` or 3. */
  private readAmount(cells: readonly string[]): number {
    const { plan } = this;
    const reader = this.readers.amount;
    const currency = this.rowCurrency(cells);
    const places = currencyPlaces(currency);
    this.amountCurrency = currency;
    const amountIndex = this.ix.amount[0];
    if (amountIndex !== undefined) {
      const text = cells[amountIndex] ?? '';
      if (text === '' || text.trim() === '') return this.readSides(cells, places);
      const code = reader.parse(text, places);
      if (code !== 0) return code;
      this.amount = reader.minor;
      if (reader.currency !== null && currency === null) this.amountCurrency = reader.currency;
      const direction = this.ix.direction[0];
      if (direction !== undefined) {
        const word = this.directionKey(cells[direction] ?? '');
        if (plan.direction.out.has(word)) this.amount = -this.amount;
        else if (!plan.direction.in.has(word) && this.amount !== 0) return 3;
      }
      if (plan.isInverted) this.amount = -this.amount;
      if (plan.feeRule !== 'ignore') this.addFees(cells, places);
      return 0;
    }
    return this.readSides(cells, places);
  }

  private directionKey(text: string): string {
    let key = this.directions.get(text);
    if (key === undefined) {
      key = cellKey(text);
      if (this.directions.size < 1_000) this.directions.set(text, key);
    }
    return key;
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
      if (text === '' || text === '-') continue;
      const code = reader.parse(text, places);
      if (code !== 0) return code;
      filled++;
      if (field === 'debit') debit = this.plan.isDebitUnsigned ? -reader.minor : reader.minor;
      else credit = reader.minor;
      if (reader.currency !== null && this.amountCurrency === null) this.amountCurrency = reader.currency;
    }
    if (filled === 0) return -1;
    if (debit !== 0 && credit !== 0) return 4;
    this.amount = debit + credit;
    return 0;
  }

  private rowCurrency(cells: readonly string[]): string | null {
    const index = this.ix.currency[0];
    const text = index === undefined ? undefined : cells[index];
    if (text) {
      let code = this.currencies.get(text);
      if (code === undefined) {
        code = parseCurrency(text);
        if (this.currencies.size < 1_000) this.currencies.set(text, code);
      }
      if (code !== null) return code;
    }
    return this.plan.currency;
  }

  /** `Anfangssaldo` in the text columns of a row that has date and amount like any other. */
  private isSummary(cells: readonly string[]): boolean {
    if (!this.nameless(cells)) return false;
    for (const index of this.ix.purpose) {
      const text = cells[index];
      if (text) return text.length < 60 && readSummaryWord(text) !== null;
    }
    for (let index = 0; index < cells.length; index++) {
      const cell = cells[index] ?? '';
      if (cell.length > 4 && cell.length < 60 && readSummaryWord(cell) === 'balance') return true;
    }
    return false;
  }

  private nameless(cells: readonly string[]): boolean {
    for (const index of this.ix.counterpartyName) {
      const text = cells[index] ?? '';
      if (text !== '' && text.trim() !== '' && readSummaryWord(text) === null) return false;
    }
    return true;
  }

  private status(cells: readonly string[]): RowStatus | null {
    const rejection = this.ix.rejectionReason[0];
    if (rejection !== undefined && tidyText(cells[rejection])) return 'declined';
    const index = this.ix.status[0];
    const text = index === undefined ? undefined : cells[index];
    if (!text) return null;
    let known = this.statuses.get(text);
    if (known === undefined) {
      known = this.judgeStatus(text);
      if (this.statuses.size < 1_000) this.statuses.set(text, known);
    }
    return known;
  }

  private judgeStatus(text: string): RowStatus | null {
    const { bookedMarkers } = this.file.options;
    if (bookedMarkers && bookedMarkers.length > 0) {
      const key = cellKey(text);
      if (bookedMarkers.some((marker) => cellKey(marker) === key)) return 'booked';
      return readStatus(text) === 'declined' ? 'declined' : 'pending';
    }
    return readStatus(text);
  }

  private buildOdd(record: CsvRecord, day: string | number | null, code: number): RowOutcome {
    const { cells } = record;
    if (cells.every((cell) => cell.trim() === '')) return 'empty';
    this.overturn(cells, day, code);
    const word = cells.map(readSummaryWord).find((found) => found !== null) ?? null;
    if (word !== null && (code !== 0 || typeof day !== 'string')) return word;
    if (typeof day !== 'string' && code !== 0 && isHeaderByWords(record)) return 'odd';
    if (code === 0 && typeof day !== 'string') return this.buildDateless(record, day);
    const filled = cells.filter((cell) => cell.trim() !== '').length;
    if (typeof day !== 'string') {
      if (day === null && code === -1) {
        // A number without date below a booking: one payment of a collective order.
        if (
          this.held &&
          cells.length > 2 &&
          cells.some((cell) => /\d/.test(cell) && cleanAmount(cell) !== null)
        )
          return 'partOfCollective';
        if (
          this.held &&
          filled <= 3 &&
          cells.length >= Math.min(this.plan.width, 3) - 1 &&
          this.ix.purpose.some((index) => (cells[index] ?? '').trim() !== '')
        ) {
          return 'continuation';
        }
      }
      if (filled <= 2 || cells.length < this.plan.width / 2) return 'odd';
      if (code === -1 && day === null) return 'odd';
    }
    if (this.status(cells) === 'declined') return 'declined';
    return this.buildBlocked(record, day, code);
  }

  /** A row that only the other reading explains, while the sample left both open: the file is read again. */
  private overturn(cells: readonly string[], day: string | number | null, code: number): void {
    const { plan } = this;
    if (plan.isDateTentative && typeof day === 'number') {
      const index = this.ix.bookingDate.find((at) => (cells[at] ?? '').trim() !== '') ?? -1;
      const other = plan.dateOrder.get(index) === 'MDY' ? 'DMY' : 'MDY';
      if (typeof new DayReader(other, plan.period).read((cells[index] ?? '').trim()) === 'string')
        throw new Restart({ dateOrder: other });
    }
    if (plan.isDecimalTentative && code > 0 && code <= amountFailure.tooPrecise) {
      const index =
        [...this.ix.amount, ...this.ix.debit, ...this.ix.credit].find(
          (at) => (cells[at] ?? '').trim() !== '',
        ) ?? -1;
      const other = plan.decimalSign === ',' ? '.' : ',';
      if (new AmountReader(other).parse(cells[index] ?? '', 3) === 0)
        throw new Restart({ decimalSign: other });
    }
  }

  private buildDateless(record: CsvRecord, day: number | null): RowOutcome {
    const { cells } = record;
    const status = this.status(cells);
    if (status === 'declined') return 'declined';
    const other = this.readDay(cells, 'transactionDate');
    if (typeof other === 'string' && (day === null || status === 'pending'))
      return this.finish(record, other);
    const text =
      this.ix.bookingDate.map((index) => (cells[index] ?? '').trim()).find((cell) => cell !== '') ?? '';
    if (status === 'pending' || readStatus(text) === 'pending') return this.finish(record, null);
    if (day === null && this.ix.partAmount.length === 0 && this.held && cells.length < this.plan.width)
      return 'odd';
    if (day === dateFailure.unreadable && !/\d/.test(text)) return 'odd';
    if (day === null) {
      const value = this.readDay(cells, 'valueDate');
      if (typeof value === 'string') return this.finish(record, value);
      if (cells.filter((cell) => cell.trim() !== '').length <= 2) return 'odd';
    }
    return this.buildBlocked(record, day, 0);
  }

  /** A row that somebody has to look at: staged with what could be read, blocked, with a finding for each fault. */
  private buildBlocked(record: CsvRecord, day: string | number | null, code: number): RowOutcome {
    const { log } = this.file;
    const dateIndex = this.ix.bookingDate[0];
    const isSided = this.ix.amount.length === 0;
    const sideIndex = this.ix.debit
      .concat(this.ix.credit)
      .find((index) => (record.cells[index] ?? '').trim() !== '');
    const amountIndex = code === 3 ? this.ix.direction[0] : isSided ? sideIndex : this.ix.amount[0];
    if (typeof day !== 'string') {
      const rule =
        day === null
          ? 'date.missing'
          : day === dateFailure.nonexistent
            ? 'date.nonexistent'
            : 'date.unreadable';
      log.add(rule, {
        line: record.line,
        field: 'bookingDate',
        column: this.columnName('bookingDate'),
        text: record.cells[dateIndex ?? -1] ?? null,
      });
    }
    if (code !== 0) {
      const text = record.cells[amountIndex ?? -1] ?? null;
      const column = this.plan.headers[amountIndex ?? -1] ?? null;
      const field = code === 3 ? 'direction' : isSided ? 'debit' : 'amount';
      if (code === 3) log.add('direction.unknown', { line: record.line, field, column, text });
      else if (code === -1) log.add('amount.missing', { line: record.line, field, column, text });
      else if (code === 4) log.add('amount.bothSides', { line: record.line, field, column, text });
      else if (code === amountFailure.tooPrecise) {
        const currency = this.amountCurrency;
        log.add('amount.tooPrecise', {
          line: record.line,
          field,
          column,
          text,
          params: { currency: currency ?? '', places: currencyPlaces(currency) },
        });
      } else log.add('amount.unreadable', { line: record.line, field, column, text });
    }
    return this.finish(record, typeof day === 'string' ? day : null, code !== 0, true);
  }

  private joined(cells: readonly string[], field: TargetField): string | null {
    const indexes = this.ix[field];
    if (indexes.length === 1) return tidyText(cells[indexes[0] ?? 0]);
    if (indexes.length === 0) return null;
    const parts = indexes.map((index) => cells[index] ?? '').filter((part) => part.trim() !== '');
    return tidyText(this.plan.hasCutColumns ? joinCut(parts) : parts.join(' '));
  }

  private firstFilled(cells: readonly string[], field: TargetField): string | null {
    for (const index of this.ix[field]) {
      const text = tidyText(cells[index]);
      if (text !== null) return text;
    }
    return null;
  }

  private name(cells: readonly string[]): string | null {
    const names = this.ix.counterpartyName;
    const payer = this.firstFilled(cells, 'payerName');
    const payee = this.firstFilled(cells, 'payeeName');
    const directed = this.amount < 0 ? payee : payer;
    if (directed !== null) return directed;
    const isNumbered = names.length > 1 && /\d\s*$/.test(this.plan.headers[names[0] ?? 0] ?? '');
    if (isNumbered) return tidyText(names.map((index) => cells[index] ?? '').join(' '));
    const neutral = this.firstFilled(cells, 'counterpartyName');
    if (neutral !== null) return neutral;
    if (this.plan.hasOnePartyNamed) return payee ?? payer;
    return null;
  }

  private iban(cells: readonly string[], line: number): string | null {
    for (const index of [
      ...this.ix[this.amount < 0 ? 'payeeIban' : 'payerIban'],
      ...this.ix.counterpartyIban,
    ]) {
      const text = cells[index];
      if (!text) continue;
      let iban = this.ibans.get(text);
      if (iban === undefined) {
        iban = shapeIban(text);
        if (this.ibans.size < 100_000) this.ibans.set(text, iban);
        if (iban !== null && !hasValidIbanDigits(iban)) {
          this.file.log.add('iban.checkDigits', {
            line,
            field: 'counterpartyIban',
            column: this.plan.headers[index] ?? null,
            text,
          });
        }
      }
      if (iban !== null) return iban;
    }
    return null;
  }

  private readonly currencies = new Map<string, string | null>();

  private account(cells: readonly string[]): number {
    const { book } = this.file;
    for (const index of this.ix.accountIban) {
      const text = cells[index] ?? '';
      if (text.trim() !== '') return book.indexOf(text);
    }
    return this.sectionAccount();
  }

  private describeAccount(account: number, cells: readonly string[]): void {
    const { book } = this.file;
    const [, ...others] = this.ix.accountIban;
    for (const index of others) book.set(account, 'accountNumber', tidyText(cells[index]), 'column');
    book.set(account, 'bic', this.firstFilled(cells, 'accountBic'), 'column');
    book.set(account, 'bankName', this.firstFilled(cells, 'accountBankName'), 'column');
    book.set(
      account,
      'bankCode',
      this.firstFilled(cells, 'accountBankCode')?.replace(/^'/, '') ?? null,
      'column',
    );
    book.set(account, 'name', this.firstFilled(cells, 'accountName'), 'column');
    book.set(account, 'owner', this.firstFilled(cells, 'accountOwner'), 'column');
  }

  private finish(record: CsvRecord, day: string | null, isAmountBad = false, isBlocked = false): RowOutcome {
    const { cells, line } = record;
    const { file, plan } = this;
    const status = this.status(cells);
    if (status === 'declined') return 'declined';
    this.flush();
    const isPending = status === 'pending' || day === null;
    let disposition: 0 | 1 | 2 = isBlocked ? 2 : isPending && !file.options.includePending ? 1 : 0;
    if (disposition !== 2 && isPending && day === null) disposition = 1;
    const amount = isAmountBad ? null : this.amount;
    const currency = this.amountCurrency;
    const account = this.account(cells);
    const draft = file.book.drafts[account];
    if (draft && draft.rowCount < 1) this.describeAccount(account, cells);

    const valueDay = this.readValueDay(cells, line);
    const texts: RowTexts = {
      name: this.name(cells),
      iban: this.iban(cells, line),
      bic: this.bic(cells),
      creditorId: this.creditorId(cells, line),
      mref: this.firstFilled(cells, 'mref'),
      eref: this.firstFilled(cells, 'eref'),
      bookingText: this.firstFilled(cells, 'bookingText'),
      purpose: this.joined(cells, 'purpose'),
      purposeRaw: null,
      differentCreditor: this.firstFilled(cells, 'differentCreditor'),
      differentDebitor: this.firstFilled(cells, 'differentDebitor'),
    };
    readPurpose(texts, plan, cells);
    const balance = this.readBalance(cells, currency, line);
    const original = this.readOriginal(cells);
    file.counts.lines += record.lines;
    if (disposition === 0) file.counts.bookings++;
    else if (disposition === 1) file.counts.pending++;
    else file.counts.blocked++;
    if (isPending && disposition === 1) {
      file.log.add('status.pending', {
        line,
        field: 'status',
        column: this.columnName('status'),
        text: cells[this.ix.status[0] ?? -1] ?? null,
      });
    }
    if (disposition !== 2) this.observe(day, amount, balance, currency, account, line, isPending);
    this.held = [
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
      this.firstFilled(cells, 'merchantCategoryCode'),
      this.firstFilled(cells, 'sepaPurposeCode'),
      this.firstFilled(cells, 'transactionCode'),
      this.bankReference(cells),
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
    line: number,
    isPending: boolean,
  ): void {
    const { file } = this;
    if (amount !== null) file.book.count(account, currency, amount);
    if (day !== null && !isPending) {
      if (file.firstDay === null || day < file.firstDay) file.firstDay = day;
      if (file.lastDay === null || day > file.lastDay) file.lastDay = day;
      this.firstRowDay ??= day;
      this.lastRowDay = day;
      this.rowCount++;
    }
    if (balance === null || amount === null) return;
    const key = `${account}|${currency ?? ''}`;
    let proof = this.proofs.get(key);
    if (!proof) {
      proof = new BalanceProof();
      this.proofs.set(key, proof);
    }
    proof.add(line, amount, balance);
    if (day === null) return;
    if (!this.newestDay.has(`${key}|first`)) this.newestDay.set(`${key}|first`, { line, day });
    this.newestDay.set(`${key}|last`, { line, day });
  }

  private readValueDay(cells: readonly string[], line: number): string | null {
    const found = this.readDay(cells, 'valueDate');
    if (typeof found === 'string' || found === null) return found;
    const index = this.ix.valueDate[0] ?? -1;
    this.file.log.add(found === dateFailure.nonexistent ? 'valueDate.nonexistent' : 'valueDate.unreadable', {
      line,
      field: 'valueDate',
      column: this.plan.headers[index] ?? null,
      text: cells[index] ?? null,
    });
    return null;
  }

  private readBalance(cells: readonly string[], currency: string | null, line: number): number | null {
    const index = this.ix.balanceAfter[0];
    const text = index === undefined ? '' : (cells[index] ?? '').trim();
    if (text === '' || isPlaceholder(text)) return null;
    const reader = this.readers.amount;
    if (reader.parse(text, currencyPlaces(currency)) === 0) return reader.minor;
    this.file.log.add('balance.unreadable', {
      line,
      field: 'balanceAfter',
      column: this.columnName('balanceAfter'),
      text,
    });
    return null;
  }

  /** The foreign pair; unsigned amounts take the sign of the booking (case B019). */
  private readOriginal(cells: readonly string[]): { minor: number | null; currency: string | null } {
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

  private bic(cells: readonly string[]): string | null {
    for (const index of this.ix.counterpartyBic) {
      const text = cells[index];
      const bic = text ? parseBic(text) : null;
      if (bic !== null) return bic;
    }
    return null;
  }

  private creditorId(cells: readonly string[], line: number): string | null {
    const text = this.firstFilled(cells, 'creditorId');
    if (text === null) return null;
    if (looksLikeCreditorId(text) && !hasValidCreditorDigits(text)) {
      this.file.log.add('creditorId.checkDigits', {
        line,
        field: 'creditorId',
        column: this.columnName('creditorId'),
        text,
      });
    }
    return text;
  }

  /** The bank's own identifier, or '' to hash the content. Numbers spoiled by a spreadsheet identify nothing. */
  private bankReference(cells: readonly string[]): string {
    if (!this.plan.bankReferenceIsUnique) return '';
    const text = this.firstFilled(cells, 'bankReference');
    if (text === null || text.length < 8 || /^\d+(?:[.,]\d+)?E\+?\d+$/i.test(text)) return '';
    return text;
  }
}

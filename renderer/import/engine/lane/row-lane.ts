import { noDay } from '../../../../preload/contract/values/calendar-day';
import { flatText } from '../bytes/flat-text';
import { tellsRows } from '../rows/bank-reference';
import { areFar } from '../rows/cell-findings';
import type { Section } from '../tables/csv-section';
import { tidyText } from '../vocabulary/tidy-text';
import { mentionsSummary, readSummaryWord } from '../vocabulary/word-lists';
import type { ByteSigns } from './byte-signs';
import { type CellJudge, type JudgedField, judgeOf } from './cell-judges';
import type { CellTexts } from './cell-texts';
import { CellBook, type KnownCell } from './known-cells';
import type { LaneColumns } from './lane-columns';
import type { LaneRow } from './lane-row';
import { PlainAmount } from './plain-amount';
import { mayHoldAccounts, mayHoldTags, staysAsItIs } from './plain-text';
import { WrittenForms } from './written-forms';

/** Texts in which a word for a total or a balance may stand are no longer. */
const longestSummary = 60;
const mostAccounts = 1_000;

/** What a row takes from a cell besides its text. */
const taken = {
  bookingDate: 1,
  valueDate: 2,
  currency: 3,
  direction: 4,
  counterpartyName: 5,
  counterpartyIban: 6,
  account: 7,
} as const satisfies Partial<Record<JudgedField, number>>;

/**
 * Reads lines of one table from their bytes: whether a line is a booking as any other, and what it says. Nothing counts by being read
 * here; see `LaneLedger`. Whatever is not told by single cells as they stand is answered by false, and is the parser's.
 */
export class RowLane {
  private readonly books: readonly CellBook[];
  private readonly judges: readonly CellJudge[];
  private readonly readers: readonly PlainAmount[];
  /** By column of `LaneColumns.judged`: one of `taken`, 0 for a text alone. */
  private readonly takes: Uint8Array;
  readonly forms: WrittenForms;
  /** Accounts of the texts that name one, as rows had them that went the other way. */
  private readonly accounts = new Map<string, number>();
  private readonly money: { amount: number; debit: number; credit: number; balance: number };
  private readonly hasDirection: boolean;
  /** The purpose says who is across, too. */
  private readonly isAlone: boolean;

  constructor(
    private readonly section: Section,
    readonly columns: LaneColumns,
    private readonly texts: CellTexts,
    readonly signs: ByteSigns,
  ) {
    const { builder } = section;
    const { judged, amounts } = columns;
    this.books = judged.map(() => new CellBook());
    this.judges = judged.map(({ field, index }) => judgeOf(builder, field, index));
    const takenBy: Partial<Record<JudgedField, number>> = taken;
    this.takes = Uint8Array.from(judged, ({ field }) => takenBy[field] ?? 0);
    this.readers = amounts.map(({ sign }) => new PlainAmount(sign));
    this.forms = new WrittenForms(builder.cellFindings.mixed, columns, texts);
    const at = (field: 'amount' | 'debit' | 'credit' | 'balanceAfter') =>
      amounts.findIndex(({ index }) => index === builder.reader.ix[field][0]);
    this.money = {
      amount: at('amount'),
      debit: at('debit'),
      credit: at('credit'),
      balance: at('balanceAfter'),
    };
    const { ix } = builder.reader;
    this.hasDirection = ix.direction.length > 0;
    this.isAlone = ix.counterpartyName.length + ix.counterpartyIban.length === 0;
  }

  /** What a row that went the other way tells: whose account a text names. */
  learn(): void {
    const { waiting, reader, file } = this.section.builder;
    const [column, ...others] = reader.ix.accountIban;
    if (!waiting || column === undefined || this.accounts.size > mostAccounts) return;
    const text = waiting.record.cells[column] ?? '';
    const named = text.trim() === '' ? -1 : file.book.indexOfCell(text);
    // Where this column names no account, another one may.
    if (named < 0 && others.length > 0) return;
    this.accounts.set(flatText(text), named >= 0 ? named : this.section.account);
  }

  /** Reads a line that was taken apart. */
  read(row: LaneRow): boolean {
    const { place } = row;
    for (const column of this.columns.empty)
      if ((place.starts[column] as number) < (place.ends[column] as number)) return false;
    return (
      this.readAmounts(row) &&
      this.readJudged(row) &&
      this.readTexts(row) &&
      this.readMoney(row) &&
      this.hasAccount(row) &&
      this.isNoSummary(row) &&
      !(row.valueDay !== noDay && areFar(Math.abs(row.valueDay - row.day)))
    );
  }

  private readAmounts(row: LaneRow): boolean {
    const { amounts } = this.columns;
    const { place } = row;
    for (let at = 0; at < amounts.length; at++) {
      const { index, isPadded } = amounts[at] as LaneColumns['amounts'][number];
      const start = place.starts[index] as number;
      const end = place.ends[index] as number;
      row.isFilled[at] = end > start ? 1 : 0;
      if (end === start) continue;
      const reader = this.readers[at] as PlainAmount;
      if (!reader.read(row.bytes, start, end) || (isPadded && reader.decimals !== 2)) return false;
      row.minors[at] = reader.minor;
      row.forms[at] = reader.form;
      if (!this.forms.knows(at, reader.form, start, end)) return false;
    }
    return true;
  }

  private readJudged(row: LaneRow): boolean {
    const { judged } = this.columns;
    row.currency = this.section.builder.plan.currency;
    row.account = -1;
    for (let at = 0; at < judged.length; at++) {
      const column = judged[at] as LaneColumns['judged'][number];
      const cell = this.cellOf(at, column.index, row);
      if (!cell.isPlain) return false;
      row.cells[at] = cell;
      if (column.looked && cell.forms === null && !this.forms.learn(cell, column.looked)) return false;
      if (column.referred >= 0 && cell.value !== null) {
        if (cell.isInPlace) row.refer(column.referred, column.index);
        else row.append(column.referred, cell.value);
      }
      if (this.takes[at] !== 0) this.take(row, at, cell);
    }
    return true;
  }

  private take(row: LaneRow, at: number, cell: KnownCell): void {
    switch (this.takes[at]) {
      case taken.bookingDate:
        row.day = cell.number;
        row.dayText = cell.value ?? '';
        row.dayCell = cell;
        break;
      case taken.valueDate:
        row.valueDay = cell.number;
        break;
      case taken.currency:
        row.currency = cell.value;
        break;
      case taken.direction:
        row.direction = cell.number;
        break;
      case taken.counterpartyName:
        row.name = cell;
        break;
      case taken.counterpartyIban:
        row.iban = cell;
        break;
      case taken.account:
        if (cell.number < 0) cell.number = this.accounts.get(cell.text) ?? -1;
        row.account = cell.number;
        break;
    }
  }

  private cellOf(at: number, index: number, row: LaneRow): KnownCell {
    const { place } = row;
    const book = this.books[at] as CellBook;
    const start = place.starts[index] as number;
    const end = place.ends[index] as number;
    const known = book.find(place.words, start, end);
    if (known) return known;
    const cell = (this.judges[at] as CellJudge)(this.texts.of(start, end));
    if (book.isOn) book.add(place.words, start, end, cell);
    return cell;
  }

  private readTexts(row: LaneRow): boolean {
    const { texts } = this.columns;
    const { place, bytes } = row;
    for (let at = 0; at < texts.length; at++) {
      const { index, field, referred } = texts[at] as LaneColumns['texts'][number];
      const start = place.starts[index] as number;
      const end = place.ends[index] as number;
      if (start === end) {
        if (field === 'bankReference') return false;
        continue;
      }
      const stays = staysAsItIs(place.words, start, end);
      if (stays === false) return false;
      if (stays === null) {
        const text = this.texts.of(start, end);
        const tidy = tidyText(text);
        if (tidy !== null && tidy !== text) return false;
        if (tidy === null) {
          if (field === 'bankReference') return false;
          continue;
        }
      }
      if (referred >= 0) row.refer(referred, index);
      if (field === 'purpose') {
        const { hasLabels } = this.section.builder.plan;
        if (mayHoldTags(place.words, start, end, hasLabels)) return false;
        if (this.isAlone && mayHoldAccounts(bytes, start, end)) return false;
        row.purpose = index;
      } else if (field === 'eref') row.eref = index;
      else if (field === 'bankReference') {
        if (!tellsRows(this.texts.of(start, end))) return false;
        row.reference = index;
      }
    }
    return true;
  }

  private readMoney(row: LaneRow): boolean {
    const { amount, debit, credit, balance } = this.money;
    const { plan } = this.section.builder;
    if (amount >= 0) {
      if (!row.isFilled[amount]) return false;
      let minor = row.minors[amount] as number;
      if (this.hasDirection) {
        if (minor < 0) return false;
        if (row.direction < 0) minor = -minor;
      }
      row.amount = plan.isInverted ? -minor : minor;
    } else {
      const out = this.side(row, debit);
      const into = this.side(row, credit);
      if (out !== 0 && into !== 0) return false;
      row.amount = (plan.isDebitUnsigned ? -out : out) + (plan.isCreditInverted ? -into : into);
    }
    if (balance >= 0 && row.isFilled[balance]) {
      const minor = row.minors[balance] as number;
      row.balance = plan.isBalanceInverted ? 0 - minor : minor;
    }
    // A row that moves nothing is looked at closer.
    return row.amount !== 0;
  }

  private side(row: LaneRow, at: number): number {
    return at >= 0 && row.isFilled[at] ? (row.minors[at] as number) : 0;
  }

  private hasAccount(row: LaneRow): boolean {
    const { builder, account } = this.section;
    const { book } = builder.file;
    if (builder.reader.ix.accountIban.length === 0) row.account = account;
    if (builder.plan.areCurrenciesApart) row.account = book.knownCurrency(row.account, row.currency);
    const draft = book.drafts[row.account];
    return draft !== undefined && draft.rowCount > 0;
  }

  /** `Anfangssaldo` in the place of a name or a purpose is none of a booking. */
  private isNoSummary(row: LaneRow): boolean {
    if (row.name?.isNamed) return true;
    if (row.purpose < 0) return false;
    const { place } = row;
    if (place.unitLength(row.purpose) > longestSummary) return true;
    const text = this.texts.of(place.starts[row.purpose] as number, place.ends[row.purpose] as number);
    return readSummaryWord(text) === null && !mentionsSummary(text);
  }
}

import type { CsvRecord } from '../records/record-reader';
import { parseCurrency } from '../values/amounts';
import { dateParts } from '../values/calendar-days';
import { cleanAmount } from '../values/clean-amount';
import { parseIban } from '../values/identifiers';
import { unprotected } from '../values/protected-cell';
import { foldHeader } from '../vocabulary/fold';
import { matchHeader } from '../vocabulary/header-terms';
import { dateInText, readLabel } from '../vocabulary/preamble-labels';
import {
  currencyInLabel,
  currencyOfLine,
  productForm,
  readBalanceSentence,
  readNamedAccount,
  readNamedNumber,
  readNamelessLine,
  readNumberInSentence,
  readStatementOf,
  splitBracketed,
  splitLabelled,
  splitRunOnLabel,
} from '../vocabulary/preamble-sentences';
import { readSummaryWord } from '../vocabulary/word-lists';
import {
  cardForm,
  emptyFacts,
  type PreambleFacts,
  takeBalance,
  takeLabelled,
  takePeriod,
  withSide,
} from './preamble-facts';
import type { StatementRow } from './statement-row';

const titleForm =
  /^(?:umsätze|umsatzanzeige|kontoumsätze|transaktionen|buchungen|kontoauszug|umsatzübersicht|transactions|movimenti|mouvements)\s+(?!vom|von|für diesen)(\S.*?)(?:\s*\(\d+\))?$/i;
const bankForm =
  /^(?=.{4,60}$)(?:[\p{Lu}][\p{L}.-]*[\s-])*[\p{L}-]*(?:bank|sparkasse|raiffeisen|raiffeisenkasse|volksbank|kasse|banca|banque|banco)\b[\p{L}\s.,&-]*$/iu;

/** `Account No.,=,1234567890`: what stands between a label and its value is none. */
const valueText = (cell: string) =>
  /^\s*[=:]\s*$/.test(cell) ? '' : unprotected(cell.trim()).replace(/^'(?=\d)/, '');

/** A title that says what the file lists is no name of an account. */
const listTitle =
  /bewegung|ums(?:ä|ae)tz|auszug|abrechnung|aufstellung|(?:ü|ue)bersicht|export|transa[ck]tion|buchung|statement|liste\b|relev|mouvement|moviment|estratto|extracto|history|activity/i;

/** Balances of what may be spent, with reservations and credit lines in them. */
const ofAvailable =
  /\b(?:availab\w*|dispon\w*|verfuegbar\w*|beschikba\w*|dostepn\w*|tillgangl\w*|tilgjengelig\w*|kaytettavissa|elerheto|diathesimo|kullanilabilir\w*|pouzitelny|raspoloziv\w*|razpolozljiv\w*)\b/;

/** `Account: 1234 (PHP) | Period: 01/15/2024 - 01/31/2024`, `Konto: 1234, Währung: EUR`. */
const betweenFacts = /\s*\|\s*|[,;]\s+(?=[\p{L} ]{2,30}:\s)/u;
const mostInOneCell = 300;

/** Collects what preambles, footers and the lines between two tables say. */
export class PreambleReader {
  readonly found: PreambleFacts = emptyFacts();
  /** The closing balance so far is what may be spent. */
  private isAvailable = false;

  addAll(records: readonly CsvRecord[]): void {
    const first = records.findIndex(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    for (let at = 0; at < records.length; at++) {
      const record = records[at];
      if (!record) continue;
      const below = records[at + 1];
      if (below && this.readSmallTable(record.cells, below.cells)) {
        at++;
        continue;
      }
      this.readLine(record.cells, at === first);
    }
  }

  /** A line of labels, most of them or four of them known, above a line of values: `Konto;Inhaber` / `220384910;Marlene Grünfeld`. */
  private readSmallTable(head: readonly string[], values: readonly string[]): boolean {
    const filled = head.filter((cell) => cell.trim() !== '');
    if (filled.length < 2 || !values.some((cell) => cell.trim() !== '')) return false;
    const known = filled.filter((cell) => !/:\s*$/.test(cell) && readLabel(cell) !== null).length;
    if (known < 2 || known < Math.min(filled.length * 0.6, 4)) return false;
    if (values.some((cell) => readLabel(cell) !== null)) return false;
    for (const [index, cell] of head.entries()) {
      const label = readLabel(cell);
      const value = valueText(values[index] ?? '');
      if (label && value !== '') takeLabelled(this.found, label.label, value, label.day);
    }
    return true;
  }

  private readLine(cells: readonly string[], isFirst: boolean): void {
    let isUnderstood = false;
    this.found.currency ??= currencyOfLine(cells);
    for (let at = 0; at < cells.length; at++) {
      const cell = valueText(cells[at] ?? '');
      if (cell === '') continue;
      const label = readLabel(cell);
      if (label) {
        const next = this.nextValue(cells, at + 1);
        if (next) {
          if (label.label === 'closing') this.preferBooked(cell, next.value);
          this.found.currency ??= currencyInLabel(label.label, cell);
          takeLabelled(this.found, label.label, next.value, label.day ?? this.dayIn(cells, at));
          if (label.label === 'closing') this.found.closingName ??= cell;
          isUnderstood = true;
          at = next.index;
          continue;
        }
      }
      if (this.readInline(cell)) {
        isUnderstood = true;
        continue;
      }
      this.readBare(cell, cells, at, isFirst);
    }
    if (!isUnderstood && isFirst) this.readNameless(cells);
    if (!isUnderstood) this.readNamedAccount(cells);
    if (!isUnderstood) this.readOwner(cells);
    if (isUnderstood) return;
    takePeriod(this.found, cells.join(' '));
    this.readPeriodEnd(cells);
  }

  /** What may be spent gives way to the booked balance, whichever stands first. */
  private preferBooked(name: string, value: string): void {
    if (cleanAmount(value) === null) return;
    const isAvailable = ofAvailable.test(foldHeader(name));
    if (this.isAvailable && !isAvailable) {
      this.found.closing = null;
      this.found.closingName = null;
    }
    this.isAvailable = isAvailable && (this.isAvailable || this.found.closing === null);
  }

  /** First filled cell behind a label; nothing when a label follows. */
  private nextValue(cells: readonly string[], from: number): { value: string; index: number } | null {
    for (let at = from; at < cells.length; at++) {
      const value = valueText(cells[at] ?? '');
      if (value === '') continue;
      if ((/:$/.test(value) && readLabel(value)) || splitLabelled(value) !== null) return null;
      if (
        dateParts(value) &&
        cells.slice(at + 1).some((cell) => cleanAmount(cell) !== null && !dateParts(cell))
      )
        continue;
      return { value: withSide(value, cells[at + 1]), index: at };
    }
    return null;
  }

  private dayIn(cells: readonly string[], from: number): string | null {
    const found = cells.slice(from + 1).find((cell) => dateParts(valueText(cell)) !== null);
    return found ? valueText(found) : null;
  }

  /** `Zeitraum: 05.12.2023 - 26.01.2024`, `Kundennummer: 580 1875178` in one cell. */
  private readInline(cell: string): boolean {
    const bracketed = cell.includes('[') && cell.length < mostInOneCell ? splitBracketed(cell) : [];
    for (const { label, value, day } of bracketed) takeLabelled(this.found, label, value, day);
    if (bracketed.length > 0) return true;
    const parts = cell.length < mostInOneCell ? cell.split(betweenFacts) : [];
    if (parts.length > 1) return parts.map((part) => this.readInline(part.trim())).some(Boolean);
    const found = splitLabelled(cell) ?? splitRunOnLabel(cell);
    if (found?.label === 'closing') this.preferBooked(cell, found.value);
    if (found) takeLabelled(this.found, found.label, found.value, found.day);
    return found !== null;
  }

  /** A balance or a named account that one cell states in words. */
  private readSentence(cell: string): boolean {
    const balance = readBalanceSentence(cell);
    if (balance) {
      takeBalance(this.found, balance.label, balance.amount, balance.day);
      return true;
    }
    const named = readNamedNumber(cell);
    if (!named) {
      const number = readNumberInSentence(cell);
      this.found.accountNumber ??= number;
      if (number !== null) takePeriod(this.found, cell);
      return number !== null;
    }
    if (named.name) this.found.name ??= named.name;
    this.found.accountNumber ??= named.number;
    return true;
  }

  private readNamedAccount(cells: readonly string[]): void {
    const account = readNamedAccount(cells.map(valueText).filter((cell) => cell !== ''));
    if (!account || this.found.iban !== null) return;
    this.found.accountNumber ??= account.number;
    this.found.name ??= account.name;
  }

  private readOwner(cells: readonly string[]): void {
    this.found.owner ??= readStatementOf(cells.map(valueText).filter((cell) => cell !== ''));
  }

  private readNameless(cells: readonly string[]): void {
    const line = readNamelessLine(cells.map(valueText));
    if (!line) return;
    this.found.accountNumber ??= line.number;
    takeBalance(this.found, 'closing', line.balance, line.day);
    this.found.opening ??= line.opening;
  }

  private readBare(cell: string, cells: readonly string[], at: number, isFirst: boolean): void {
    if (this.readSentence(cell)) return;
    const iban = parseIban(cell);
    if (iban) {
      this.found.iban ??= iban;
      const before = cells[at - 1]?.trim();
      if (before && !readLabel(before) && before.length < 60) this.found.name ??= before;
      return;
    }
    if (cardForm.test(cell) && /[Xx*•]/.test(cell)) {
      this.found.accountNumber ??= cell;
      this.found.isCard = true;
      return;
    }
    const inner = /\b([A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{2,4}){3,8}[ ]?[A-Z0-9]{0,4})\b/.exec(cell)?.[1];
    if (inner && parseIban(inner)) this.found.iban ??= parseIban(inner);
    const title = titleForm
      .exec(inner ? cell.replace(inner, '').trim() : cell)?.[1]
      ?.replace(/^-\s*/, '')
      .replace(/\s*\(\d+\).*$/, '');
    if (title && title.length < 60 && !dateInText.test(title) && !title.endsWith(':')) {
      this.found.name ??= title;
      return;
    }
    if (/^kreditkarte$|kreditkarte|credit card|carte de crédit/i.test(cell)) this.found.isCard = true;
    if (bankForm.test(cell) && !/kreditkarte/i.test(cell)) this.found.bankName ??= cell;
    else if (
      isFirst &&
      productForm.test(cell) &&
      !listTitle.test(cell) &&
      cell.length < 40 &&
      !matchHeader(cell)[0] &&
      !/[:\d]/.test(cell)
    )
      this.found.name ??= cell;
  }

  /** The second line of a period: a day alone below `Zeitraum;01.03.2024`. */
  private readPeriodEnd(cells: readonly string[]): void {
    const [only, ...others] = cells.map(valueText).filter((cell) => cell !== '');
    if (this.found.periodFrom && others.length === 0 && only && dateParts(only)) this.found.periodTo ??= only;
  }

  /**
   * A line such as `Kontostand;29.01.2024;;;30.432,81;EUR` or `…;Endsaldo;EUR;14.438,87;H` at the end of a table. A closing
   * balance in the column of balances is kept apart: it says once more what the newest row says.
   */
  readSummary(cells: readonly string[], balanceColumn = -1): boolean {
    const word = cells.findIndex((cell) => readSummaryWord(cell) === 'balance');
    if (word < 0) return false;
    const label = readLabel(cells[word] ?? '');
    const amounts = cells
      .map(valueText)
      .filter((cell, index) => index !== word && cleanAmount(cell) !== null && dateParts(cell) === null);
    const inColumn = valueText(cells[balanceColumn] ?? '');
    const isInColumn = amounts.includes(inColumn);
    const amount = isInColumn ? inColumn : (amounts.find((cell) => /[.,]/.test(cell)) ?? amounts[0]);
    if (!amount) return true;
    const mark = cells.find((cell) => /^[SHDC]$/i.test(cell.trim()))?.trim() ?? '';
    const day =
      label?.day ??
      dateInText.exec(cells[word] ?? '')?.[1] ??
      cells.map(valueText).find((cell) => dateParts(cell) !== null) ??
      null;
    const value = mark ? `${amount} ${mark}` : amount;
    const isOpening =
      label?.label === 'opening' ||
      /anfang|alter|opening|beginning|previous|initial|inizial|inicial|ancien|ingaende|poczatk|vortrag|brought/i.test(
        foldHeader(cells[word] ?? ''),
      );
    // What may be spent, or the value-dated balance, does not replace the booked one.
    const isOther =
      /dispon|available|liquid/i.test(foldHeader(cells[word] ?? '')) && this.found.closing !== null;
    if (isOpening) this.found.opening ??= value;
    else if (isInColumn) this.found.columnClosing = { value, day };
    else if (!isOther) {
      this.found.closing = value;
      this.found.closingDay = day;
      this.found.closingName = cells[word] ?? null;
    }
    for (const cell of cells) {
      const currency = cell.trim().length === 3 ? parseCurrency(cell) : null;
      if (currency) this.found.currency ??= currency;
    }
    return true;
  }

  takeStatement(row: StatementRow): void {
    this.found.accountNumber ??= row.accountNumber;
    this.found.closing = row.balance;
    this.found.closingDay = row.day;
  }
}

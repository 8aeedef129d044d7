import type { NotBookingReason } from '../../../../preload/contract/reading/reading';
import type { ExportFormat } from '../../formats/description/export-format';
import { PreambleReader } from '../accounts/preamble-reader';
import { findStatementRow } from '../accounts/statement-row';
import { ApostropheCells } from '../records/apostrophe-cells';
import { joinedHeader } from '../records/joined-header';
import { OtherDigits } from '../records/other-digits';
import { type CsvRecord, withCells } from '../records/record-reader';
import { SectionMarks } from '../records/section-marks';
import { GrowingTitle, titleStatus } from '../records/section-title';
import { isHeaderByWords, locateTable } from '../records/table-locator';
import type { FileState } from '../rows/file-state';
import { RowBuilder } from '../rows/row-builder';
import { accountTitle } from './account-title';
import type { Section } from './csv-section';
import { divideLoose, hasOtherSeparators, isPageBreak, readFooter, settleLoose } from './loose-lines';
import { accountTypeFrom, describeAccount, describeColumnBalance } from './stated-account';
import { type CsvOutcome, TablePlanner } from './table-planner';

const laterSample = 1_000;
/** Records among which the next table is looked for, and out of which it is planned. */
const seekWindow = 2_000;
/** Lines above a header that are looked at with it; what stands further above belongs to the table before. */
const linesAbove = 300;

/** Walks the records of a CSV file: preamble, tables with their headers, footers. Records may come in pieces. */
export class CsvTables {
  private readonly planner: TablePlanner;
  private queue: CsvRecord[] = [];
  private section: Section | null = null;
  /** Records that are no rows, since the last row: footer of this table or preamble of the next. */
  private loose: CsvRecord[] = [];
  private readonly looseTitle = new GrowingTitle();
  private isAnyTable = false;
  private readonly apostrophes: ApostropheCells;
  private readonly digits = new OtherDigits();
  private readonly marks = new SectionMarks();
  /** Account of the sections of one statement, -1 before the first row. */
  private sharedAccount = -1;
  private pendingFooterOf: Section | null = null;
  /** The table above, where the next one is of the same account. */
  private continued: Section | null = null;

  constructor(
    private readonly file: FileState,
    formats: readonly ExportFormat[],
    private readonly fileName: string,
    delimiter: string,
  ) {
    this.planner = new TablePlanner(file, formats, fileName, delimiter);
    this.apostrophes = new ApostropheCells(delimiter);
  }

  get outcome(): CsvOutcome {
    return this.planner.outcome;
  }

  /**
   * The table whose rows come now, where nothing waits around it and its records are taken as they were read; else null. `line`: of the
   * next record.
   */
  rowsFrom(line: number): Section | null {
    const { section, apostrophes, digits, marks } = this;
    if (!section || this.queue.length + this.loose.length > 0) return null;
    if (apostrophes.isUsed || digits.isUsed || marks.isUsed) return null;
    const isPast = (section.statement?.line ?? 0) < line;
    return isPast && !section.derived && !section.builder.isReserved ? section : null;
  }

  feed(read: readonly CsvRecord[], isLast: boolean): void {
    const coming = this.marks.apply(this.digits.apply(this.apostrophes.apply(read)));
    let at = 0;
    while (this.section || this.queue.length > 0 || at < coming.length) {
      if (!this.section) {
        const most = this.isAnyTable ? Math.max(0, seekWindow - this.queue.length) : coming.length;
        this.queue = this.queue.concat(coming.slice(at, at + most));
        at += most;
        if (!this.seek(isLast && at >= coming.length)) break;
      } else if (this.queue.length > 0) {
        const rows = this.queue;
        this.queue = [];
        const end = this.run(rows, 0);
        this.queue = this.queue.concat(rows.slice(end));
      } else if (at < coming.length) at = this.run(coming, at);
      else break;
    }
    if (isLast) this.end();
  }

  /** Looks for the next table in the queue; false while more records may tell more. */
  private seek(isLast: boolean): boolean {
    if (!isLast && this.queue.length < (this.isAnyTable ? laterSample : 1)) return false;
    const start = locateTable(this.queue, 0, this.isAnyTable ? undefined : this.file.options.headerRow);
    if (start) this.open(start.header, start.body);
    else if (isLast || this.queue.length >= seekWindow) {
      for (const record of this.queue) this.loose.push(record);
      this.queue = [];
    } else return false;
    return true;
  }

  private open(headerIndex: number, bodyIndex: number): void {
    const { file } = this;
    const above = this.queue.slice(0, headerIndex < 0 ? bodyIndex : headerIndex);
    const upper = headerIndex < 0 ? null : this.queue[headerIndex];
    const isChosen = file.options.headerRow !== undefined;
    const joined = upper && !isChosen ? joinedHeader(upper, this.queue[bodyIndex]) : null;
    const header = joined ?? upper;
    const body = this.queue.slice(joined ? bodyIndex + 1 : bodyIndex);
    this.queue = body;
    const between = [...this.loose, ...above];
    const last = this.pendingFooterOf;
    const title = accountTitle(between);
    const isOther = last !== null && last.title !== null && title !== null && last.title !== title;
    if (isOther) nameAfterTitle(last);
    const { footer, preamble } = last ? divideLoose(between) : { footer: [], preamble: between };
    this.loose = [];
    this.closeSection(footer);
    for (const record of preamble) file.log.leaveOut(record, record.raw.trim() === '' ? 'empty' : 'preamble');
    if (upper && joined) file.log.leaveOut(upper, 'header');
    if (header) {
      file.log.leaveOut(header, 'header');
      this.outcome.headerRows.push(header.line);
    }
    const facts = new PreambleReader();
    facts.addAll(preamble);
    const status = titleStatus(preamble);
    // Rows not booked yet below booked ones, in columns of their own: still of the same account.
    const { iban, accountNumber, name } = facts.found;
    if (status !== null && (iban ?? accountNumber ?? name) === null) this.continued ??= last;
    this.section = this.makeSection(header, body, preamble, facts);
    if (isOther) nameAfterTitle(this.section);
    this.section.builder.isReserved = status === 'pending';
    this.isAnyTable = true;
  }

  private makeSection(
    header: CsvRecord | null | undefined,
    body: readonly CsvRecord[],
    preamble: readonly CsvRecord[],
    facts: PreambleReader,
  ): Section {
    const { file, continued } = this;
    const table = { header, body, preamble, facts };
    const planned = this.planner.plan(table, continued?.plan.currency ?? null);
    const { plan, derived, fitter, headers, sample, profiles } = planned;
    this.continued = null;
    const accountOf = () => {
      if (section.account < 0) {
        section.account = this.accountOf(section, continued);
        this.sharedAccount = section.account;
      }
      return section.account;
    };
    const section: Section = {
      plan,
      derived,
      facts,
      title: accountTitle(preamble),
      statement: findStatementRow(header, sample, profiles),
      headerKeyText: headers.join('\u0001'),
      account: -1,
      accountOf,
      builder: new RowBuilder(plan, accountOf, file),
      fitter,
    };
    return section;
  }

  /** The account of a table whose rows name none. */
  private accountOf({ plan, facts }: Section, continued: Section | null): number {
    const { book } = this.file;
    if (this.marks.isUsed && this.sharedAccount >= 0) return this.sharedAccount;
    if (continued) return continued.accountOf();
    if (plan.onlyAccount !== null) return book.indexOf(plan.onlyAccount);
    const { iban, accountNumber, name, currency } = facts.found;
    return book.forSection(iban, accountNumber, name, currency);
  }

  /** Reads the rows of the table; answers where it ended: behind all records, or at the header of the next one. */
  private run(records: readonly CsvRecord[], from: number): number {
    for (let at = from; at < records.length; at++) {
      const record = records[at];
      const { section } = this;
      if (!record || !section) continue;
      if (section.statement?.line === record.line) {
        this.loose.push(record);
        continue;
      }
      const fitted = section.fitter.fit(record);
      const row = section.derived ? withCells(fitted, section.derived.extend(fitted.cells)) : fitted;
      // A title between the rows, without a header of its own.
      const titled = this.looseTitle.of(this.loose);
      if (titled !== null) section.builder.isReserved = titled === 'pending';
      const outcome = section.builder.build(row);
      if (outcome === 'row') this.settleLoose(section);
      else if (this.breaksOff(record, section, outcome)) this.loose.push(record);
      else if (outcome === 'continuation' && this.appends(row, section)) this.leaveContinuation(record);
      else if (outcome === 'odd' && isHeaderByWords(record)) {
        if (this.isNextTable(record, section, titled !== null)) return at;
      } else if (outcome === 'odd' || isLoose(outcome, section)) this.loose.push(record);
      else this.file.log.leaveOut(record, outcome);
    }
    return records.length;
  }

  /** The file ends within a row that has no amount yet: nobody else would hear of it. */
  private breaksOff(record: CsvRecord, { fitter }: Section, outcome: NotBookingReason | 'odd'): boolean {
    if (!record.isOpenEnd || this.loose.some(isBlank) || wholeLines.has(outcome)) return false;
    if (!fitter.breaksOff(record)) return false;
    this.file.log.add('row.cut', { line: record.line, text: record.raw }, 'warning');
    return true;
  }

  private leaveContinuation(record: CsvRecord): void {
    const { line, raw, isOpenEnd } = record;
    if (isOpenEnd) this.file.log.add('row.open', { line, text: raw });
    this.file.log.leaveOut(record, 'continuation');
  }

  /** A line of text below a row belongs to it, unless it is a row between other separators. */
  private appends(row: CsvRecord, section: Section): boolean {
    return this.loose.length === 0 && !hasOtherSeparators(row, section.plan) && section.builder.append(row);
  }

  private settleLoose(section: Section): void {
    if (this.loose.length === 0) return;
    settleLoose(this.loose, section.facts, section.plan, this.file.log);
    this.loose = [];
  }

  /** Whether a header between the rows begins another table; the same one on the next page does not. */
  private isNextTable(header: CsvRecord, section: Section, isTitled: boolean): boolean {
    const text = header.cells.map((cell) => cell.trim()).join('\u0001');
    const isSame =
      text.startsWith(section.headerKeyText) && isPageBreak(this.loose, section) && !this.marks.isUsed;
    if (isSame && !isTitled) {
      this.file.log.leaveOut(header, 'header');
      return false;
    }
    // Booked rows below pending ones: a table of its own, of the same account.
    this.queue = this.loose.splice(-linesAbove);
    this.continued = isSame ? section : null;
    this.pendingFooterOf = section;
    this.section = null;
    return true;
  }

  private closeSection(footer: readonly CsvRecord[]): void {
    const section = this.pendingFooterOf ?? this.section;
    this.pendingFooterOf = null;
    if (!section) return;
    const { log, book } = this.file;
    section.builder.flush();
    const fromFooter = readFooter(footer, section, log);
    const account = section.account >= 0 ? section.account : book.onlyOne;
    if (account >= 0) describeAccount(this.file, this.fileName, section, account, fromFooter);
    section.builder.close();
    if (account >= 0) describeColumnBalance(this.file, section, account, fromFooter);
  }

  private end(): void {
    if (this.section || this.pendingFooterOf) {
      this.closeSection(this.loose);
    } else
      for (const record of this.loose)
        this.file.log.leaveOut(record, record.raw.trim() === '' ? 'empty' : 'preamble');
    this.loose = [];
    this.planner.settle();
    const { drafts } = this.file.book;
    for (const [index, draft] of drafts.entries()) {
      const { headers } = this.outcome.plan ?? { headers: [] };
      const isCard =
        (draft.accountNumber !== null && /[Xx*•]/.test(draft.accountNumber)) ||
        headers.some((header) => /karteninhaber/i.test(header));
      this.file.book.set(index, 'type', accountTypeFrom([draft.name], isCard), 'evidence');
      this.file.book.set(index, 'type', this.outcome.format?.accountType ?? null, 'format');
    }
  }
}

/** Lines that are something without being a booking, wherever they end. */
const wholeLines: ReadonlySet<string> = new Set(['balance', 'total', 'continuation']);
const isBlank = ({ cells }: CsvRecord) => cells.every((cell) => cell.trim() === '');

/** Lines that only what follows them explains: footer of this table, or preamble of the next. */
function isLoose(outcome: NotBookingReason, { plan }: Section): boolean {
  if (outcome === 'total') return plan.totalColumn < 0;
  return outcome === 'empty' || outcome === 'balance' || outcome === 'continuation';
}

/** Accounts that nothing but the lines above their tables tell apart have their names from there. */
function nameAfterTitle({ title, facts: { found } }: Section): void {
  if ((found.iban ?? found.accountNumber) === null) found.name ??= title;
}

import type { Drift, FormatMatch, Question } from '../../../../preload/contract/reading/reading';
import type { ExportFormat } from '../../formats/description/export-format';
import { PreambleReader } from '../accounts/preamble-reader';
import { findStatementRow } from '../accounts/statement-row';
import { DerivedColumns } from '../columns/derived-columns';
import { profileTable } from '../columns/table-sample';
import { planTable } from '../plan/plan-table';
import { settleStatuses } from '../plan/status-questions';
import { withStyleReasons } from '../plan/style-reasons';
import type { TablePlan } from '../plan/table-plan';
import { headerFingerprint } from '../recognition/header-fingerprint';
import { enabledFormats, type RecognitionInput, recogniseFormat, trusted } from '../recognition/recognise';
import { formatDrift, templateOptions } from '../recognition/table-drift';
import { ApostropheCells } from '../records/apostrophe-cells';
import { OtherDigits } from '../records/other-digits';
import { RecordFitter } from '../records/record-fitter';
import { type CsvRecord, withCells } from '../records/record-reader';
import { SectionMarks } from '../records/section-marks';
import { GrowingTitle, titleStatus } from '../records/section-title';
import { isHeaderByWords, joinedHeader, locateTable } from '../records/table-locator';
import type { FileState } from '../rows/file-state';
import { RowBuilder } from '../rows/row-builder';
import type { DayPeriod } from '../values/calendar-days';
import { parseIban } from '../values/identifiers';
import { matchHeader } from '../vocabulary/header-terms';
import type { Section } from './csv-section';
import { divideLoose, isPageBreak, settleLoose } from './loose-lines';
import { SharedDates } from './shared-dates';
import {
  accountTypeFrom,
  describeAccount,
  describeColumnBalance,
  findPeriod,
  ibanInFileName,
} from './stated-account';

export interface CsvOutcome {
  headerRows: number[];
  fingerprint: string;
  plan: TablePlan | null;
  match: FormatMatch | null;
  format: ExportFormat | null;
  questions: Question[];
  drift: Drift | null;
  period: DayPeriod | null;
}

const laterSample = 1_000;
/** Records among which the next table is looked for, and out of which it is planned. */
const seekWindow = 2_000;
/** Lines above a header that are looked at with it; what stands further above belongs to the table before. */
const linesAbove = 300;

/** Walks the records of a CSV file: preamble, tables with their headers, footers. Records may come in pieces. */
export class CsvTables {
  /** A table so far has amounts with a minus. */
  private hasMinus = false;
  readonly outcome: CsvOutcome = {
    headerRows: [],
    fingerprint: '',
    plan: null,
    match: null,
    format: null,
    questions: [],
    drift: null,
    period: null,
  };
  private queue: CsvRecord[] = [];
  private section: Section | null = null;
  /** Records that are no rows, since the last row: footer of this table or preamble of the next. */
  private loose: CsvRecord[] = [];
  private readonly looseTitle = new GrowingTitle();
  private isAnyTable = false;
  private readonly apostrophes: ApostropheCells;
  private readonly digits = new OtherDigits();
  private readonly marks = new SectionMarks();
  private readonly dates = new SharedDates();
  /** Account of the sections of one statement, -1 before the first row. */
  private sharedAccount = -1;

  constructor(
    private readonly file: FileState,
    private readonly formats: readonly ExportFormat[],
    private readonly fileName: string,
    private readonly delimiter: string,
  ) {
    this.formats = enabledFormats(formats, file.options.disabledFormats);
    this.apostrophes = new ApostropheCells(delimiter);
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
    this.section.builder.isReserved = status === 'pending';
    this.isAnyTable = true;
  }

  private makeSection(
    header: CsvRecord | null | undefined,
    body: readonly CsvRecord[],
    preamble: readonly CsvRecord[],
    facts: PreambleReader,
  ): Section {
    const { file } = this;
    const fitter = new RecordFitter(header, body, this.delimiter);
    const { sample, profiles, headers } = profileTable(header, body, fitter);
    const kinds = profiles.map((profile) => profile.kind);
    const fingerprint = headerFingerprint(headers, kinds);
    const ownIban = facts.found.iban ?? ibanInFileName(this.fileName);
    const { formats } = this;
    const ibanColumn = profiles.findIndex((profile) => profile.kind === 'iban' && profile.isConstant);
    const columnIban = profiles[ibanColumn]?.samples[0] ?? null;
    const clues = {
      headers,
      profiles,
      fileName: this.fileName,
      ownIban: ownIban ?? (columnIban ? parseIban(columnIban) : null),
      isOwnIbanStated: ownIban !== null || matchHeader(headers[ibanColumn] ?? '')[0]?.field === 'accountIban',
      preamble: preamble.map((record) => record.raw).join('\n'),
      sample: sample
        .slice(0, 20)
        .map((record) => record.raw)
        .join('\n'),
      tables: 1,
    };
    const recognised = recogniseFormat(formats, clues);
    // A likeness below 80 % is shown, but its conventions are not taken over (feature 7).
    const isTrusted = (recognised?.match.confidence ?? 0) >= trusted;
    if (this.outcome.plan === null) this.clues = { formats, input: clues };
    const isFirst = this.outcome.plan === null;
    const { options, drift } = templateOptions(file.options, headers);
    const period = findPeriod(this.fileName, facts, profiles);
    const derived = DerivedColumns.of(options, headers, profiles.length);
    const cells = sample.map((record) => derived?.extend(record.cells) ?? record.cells);
    const allProfiles = derived?.allProfiles(profiles, cells) ?? profiles;
    const format = isTrusted ? (recognised?.format ?? null) : null;
    const plan = planTable(derived?.allHeaders() ?? headers, allProfiles, cells, {
      suggested: !isTrusted && recognised?.isExact ? recognised.format : null,
      owner: facts.found.owner,
      ownIban,
      options: derived ? { ...options, mapping: derived.mapping } : options,
      format,
      delimiter: this.delimiter,
      textAbove: clues.preamble,
      fingerprint,
      preambleCurrency: facts.found.currency ?? this.continued?.plan.currency ?? null,
      isCard: facts.found.isCard,
      hasMinusAbove: this.hasMinus,
      period,
      dateOrders: this.dates.orders,
      lines: sample.map((record) => record.line),
    });
    const { periodFrom, periodTo } = facts.found;
    if (period && periodFrom && periodTo && period.isOpen !== true) plan.statedPeriod = period;
    this.dates.learn(plan, allProfiles);
    this.hasMinus ||= (plan.fields.get('amount') ?? []).some(
      (index) => (allProfiles[index]?.negative ?? 0) > 0,
    );
    settleStatuses({ plan, headers, profiles: allProfiles, body, rows: cells, sample, options, format });
    plan.columns = withStyleReasons({ plan, profiles: allProfiles });
    if (derived) {
      plan.columns = derived.describe(plan.columns);
      plan.width = profiles.length;
    }
    if (isFirst) {
      Object.assign(this.outcome, {
        fingerprint,
        plan,
        match: recognised?.match ?? null,
        format,
        drift: drift ?? formatDrift(recognised?.format, recognised?.match, headers),
        period,
      });
    }
    for (const question of plan.questions)
      if (!this.outcome.questions.some((known) => known.id === question.id))
        this.outcome.questions.push(question);
    const { continued } = this;
    this.continued = null;
    const accountOf = () => {
      if (section.account >= 0) return section.account;
      if (this.marks.isUsed && this.sharedAccount >= 0) section.account = this.sharedAccount;
      else if (continued) section.account = continued.accountOf();
      else if (plan.onlyAccount !== null) section.account = file.book.indexOf(plan.onlyAccount);
      else {
        const { iban, accountNumber, name } = facts.found;
        section.account = file.book.forSection(iban, accountNumber, name);
      }
      this.sharedAccount = section.account;
      return section.account;
    };
    const section: Section = {
      plan,
      derived,
      facts,
      statement: findStatementRow(header, sample, profiles),
      headerKeyText: headers.join('\u0001'),
      account: -1,
      accountOf,
      builder: new RowBuilder(plan, accountOf, file),
      fitter,
    };
    return section;
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
      if (outcome === 'row') {
        if (this.loose.length > 0) {
          settleLoose(this.loose, section.facts, section.plan, this.file.log);
          this.loose = [];
        }
        continue;
      }
      if (outcome === 'continuation' && this.loose.length === 0 && section.builder.append(row)) {
        this.file.log.leaveOut(record, 'continuation');
        continue;
      }
      if (
        outcome === 'odd' ||
        outcome === 'empty' ||
        outcome === 'balance' ||
        outcome === 'continuation' ||
        (outcome === 'total' && section.plan.totalColumn < 0)
      ) {
        if (outcome === 'odd' && isHeaderByWords(record)) {
          const isSame =
            record.cells
              .map((cell) => cell.trim())
              .join('\u0001')
              .startsWith(section.headerKeyText) &&
            isPageBreak(this.loose) &&
            !this.marks.isUsed;
          if (isSame && titled === null) {
            this.file.log.leaveOut(record, 'header');
            continue;
          }
          // Booked rows below pending ones: a table of its own, of the same account.
          this.continued = isSame ? section : null;
          this.queue = this.loose.splice(-linesAbove);
          this.pendingFooterOf = section;
          this.section = null;
          return at;
        }
        this.loose.push(record);
        continue;
      }
      this.file.log.leaveOut(record, outcome);
    }
    return records.length;
  }

  private pendingFooterOf: Section | null = null;
  /** The table above, where the next one is of the same account. */
  private continued: Section | null = null;
  private clues: { formats: readonly ExportFormat[]; input: RecognitionInput } | null = null;

  private closeSection(footer: readonly CsvRecord[]): void {
    const section = this.pendingFooterOf ?? this.section;
    this.pendingFooterOf = null;
    if (!section) return;
    const { log, book } = this.file;
    section.builder.flush();
    const fromFooter = new PreambleReader();
    let balanceColumn = section.plan.fields.get('balanceAfter')?.[0] ?? -1;
    for (const record of footer) {
      const isBlank = record.cells.every((cell) => cell.trim() === '');
      // Behind a blank line nothing stands in the columns of the table any more.
      if (isBlank) balanceColumn = -1;
      const { statement } = section;
      const isStatement = statement?.line === record.line;
      if (isStatement) fromFooter.takeStatement(statement);
      const isBalance = isStatement || (!isBlank && fromFooter.readSummary(record.cells, balanceColumn));
      if (!isBlank && !isBalance) fromFooter.addAll([record]);
      log.leaveOut(record, isBlank ? 'empty' : isBalance ? 'balance' : 'footer');
    }
    const accounts = section.account >= 0 ? [section.account] : book.drafts.length === 1 ? [0] : [];
    for (const account of accounts) describeAccount(this.file, this.fileName, section, account, fromFooter);
    section.builder.close();
    for (const account of accounts) describeColumnBalance(this.file, section, account, fromFooter);
  }

  private end(): void {
    if (this.section || this.pendingFooterOf) {
      this.closeSection(this.loose);
    } else
      for (const record of this.loose)
        this.file.log.leaveOut(record, record.raw.trim() === '' ? 'empty' : 'preamble');
    this.loose = [];
    if (this.clues && this.outcome.headerRows.length > 1) {
      const again = recogniseFormat(this.clues.formats, {
        ...this.clues.input,
        tables: this.outcome.headerRows.length,
      });
      if (again) this.outcome.match = again.match;
    }
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

import type { Drift, FormatMatch, Question } from '../../../../preload/contract/reading/reading';
import type { ExportFormat } from '../../formats/description/export-format';
import type { PreambleReader } from '../accounts/preamble-reader';
import type { ColumnProfile } from '../columns/column-profile';
import { DerivedColumns } from '../columns/derived-columns';
import { profileTable } from '../columns/table-sample';
import { planTable } from '../plan/plan-table';
import { settleStatuses } from '../plan/status-questions';
import { withStyleReasons } from '../plan/style-reasons';
import type { PlanContext, TablePlan } from '../plan/table-plan';
import { headerFingerprint } from '../recognition/header-fingerprint';
import { enabledFormats, type RecognitionInput, recogniseFormat, trusted } from '../recognition/recognise';
import { formatDrift, templateOptions } from '../recognition/table-drift';
import { RecordFitter } from '../records/record-fitter';
import type { CsvRecord } from '../records/record-reader';
import type { FileState } from '../rows/file-state';
import { decimalEvidence, thousandthsIn } from '../values/amounts';
import type { DayPeriod } from '../values/calendar-days';
import { cleanAmount } from '../values/clean-amount';
import { parseIban } from '../values/identifiers';
import { matchHeader } from '../vocabulary/header-terms';
import { mainOfApart } from './currencies-apart';
import { SharedDates } from './shared-dates';
import { findPeriod, ibanInFileName } from './stated-account';

/** What the tables of a file tell of it; the first one leads. */
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

/** A table as it was found among the records. */
interface FoundTable {
  header: CsvRecord | null | undefined;
  body: readonly CsvRecord[];
  preamble: readonly CsvRecord[];
  facts: PreambleReader;
}

export interface PlannedTable {
  plan: TablePlan;
  derived: DerivedColumns | null;
  fitter: RecordFitter;
  headers: readonly string[];
  sample: readonly CsvRecord[];
  profiles: readonly ColumnProfile[];
}

/** Records of a table that are shown to the recognition of formats. */
const shownRecords = 20;

/** Plans the tables of one file in turn: what one proves holds for those that leave it open. */
export class TablePlanner {
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
  private readonly formats: readonly ExportFormat[];
  private readonly dates = new SharedDates();
  /** A table so far has amounts with a minus. */
  private hasMinus = false;
  /** What the first table was recognised by. */
  private clues: RecognitionInput | null = null;

  constructor(
    private readonly file: FileState,
    formats: readonly ExportFormat[],
    private readonly fileName: string,
    private readonly delimiter: string,
  ) {
    this.formats = enabledFormats(formats, file.options.disabledFormats);
  }

  /** `currencyAbove`: of the table that this one goes on with. */
  plan(table: FoundTable, currencyAbove: string | null): PlannedTable {
    const { header, body, facts } = table;
    const fitter = new RecordFitter(header, body, this.delimiter, this.file.isMade);
    const { sample, profiles, headers } = profileTable(header, body, fitter);
    const kinds = profiles.map((profile) => profile.kind);
    const fingerprint = headerFingerprint(headers, kinds);
    const clues = this.cluesOf(table, headers, profiles, sample);
    const recognised = recogniseFormat(this.formats, clues);
    // A likeness below 80 % is shown, but its conventions are not taken over (feature 7).
    const isTrusted = (recognised?.match.confidence ?? 0) >= trusted;
    const { options, drift } = templateOptions(this.file.options, headers);
    const period = findPeriod(this.fileName, facts, profiles);
    const derived = DerivedColumns.of(options, headers, profiles.length);
    const cells = sample.map((record) => derived?.extend(record.cells) ?? record.cells);
    const allProfiles = derived?.allProfiles(profiles, cells) ?? profiles;
    const format = isTrusted ? (recognised?.format ?? null) : null;
    const plan = planTable(derived?.allHeaders() ?? headers, allProfiles, cells, {
      ...this.contextOf(facts, currencyAbove),
      suggested: !isTrusted && recognised?.isExact ? recognised.format : null,
      options: derived ? { ...options, mapping: derived.mapping } : options,
      format,
      textAbove: clues.preamble,
      fingerprint,
      period,
      lines: sample.map((record) => record.line),
    });
    const { periodFrom, periodTo } = facts.found;
    if (period && periodFrom && periodTo && period.isOpen !== true) plan.statedPeriod = period;
    this.learn(plan, allProfiles);
    settleStatuses({ plan, headers, profiles: allProfiles, body, rows: cells, sample, options, format });
    this.settleCurrencies(plan, cells, facts.found.isCard, format);
    plan.columns = withStyleReasons({ plan, profiles: allProfiles });
    if (derived) {
      plan.columns = derived.describe(plan.columns);
      plan.width = profiles.length;
    }
    if (this.outcome.plan === null) {
      this.clues = clues;
      const match = recognised?.match ?? null;
      const drifted = drift ?? formatDrift(recognised?.format, recognised?.match, headers);
      Object.assign(this.outcome, { fingerprint, plan, match, format, drift: drifted, period });
    }
    this.takeQuestions(plan);
    return { plan, derived, fitter, headers, sample, profiles };
  }

  /** Whether the rows are of one account, or of one for each currency. */
  private settleCurrencies(
    plan: TablePlan,
    rows: readonly string[][],
    isCard: boolean,
    format: ExportFormat | null,
  ): void {
    const isStated = plan.currency !== null && plan.currencyOrigin !== 'column';
    const isKnown = format?.apart?.includes('currency') === true;
    const isOneStated = isStated || isCard || !!format?.currency;
    const main = mainOfApart(plan, rows, this.file.options, { isKnown, isOneStated });
    if (main === null) return;
    plan.areCurrenciesApart = true;
    if (isStated) return;
    plan.currency = main;
    plan.currencyOrigin = 'column';
  }

  private cluesOf(
    { preamble, facts }: FoundTable,
    headers: string[],
    profiles: ColumnProfile[],
    sample: readonly CsvRecord[],
  ): RecognitionInput {
    const ownIban = this.statedIban(facts);
    const ibanColumn = profiles.findIndex((profile) => profile.kind === 'iban' && profile.isConstant);
    const columnIban = profiles[ibanColumn]?.samples[0] ?? null;
    const rawOf = (records: readonly CsvRecord[]) => records.map((record) => record.raw).join('\n');
    return {
      headers,
      profiles,
      fileName: this.fileName,
      ownIban: ownIban ?? (columnIban ? parseIban(columnIban) : null),
      isOwnIbanStated: ownIban !== null || matchHeader(headers[ibanColumn] ?? '')[0]?.field === 'accountIban',
      preamble: rawOf(preamble),
      sample: rawOf(sample.slice(0, shownRecords)),
      tables: 1,
    };
  }

  private statedIban({ found }: PreambleReader): string | null {
    return found.iban ?? ibanInFileName(this.fileName);
  }

  /** What the lines above the table and the tables above it give to its plan. */
  private contextOf(facts: PreambleReader, currencyAbove: string | null) {
    return {
      owner: facts.found.owner,
      ownIban: this.statedIban(facts),
      statedNumber: this.statedIban(facts) ?? facts.found.accountNumber,
      delimiter: this.delimiter,
      opening: balanceOf(facts.found.opening),
      closing: balanceOf(facts.found.closing),
      preambleCurrency: facts.found.currency ?? currencyAbove,
      isCard: facts.found.isCard,
      areSignsOpen: this.file.options.areSignsOpen === true,
      hasMinusAbove: this.hasMinus,
      dateOrders: this.dates.orders,
    } satisfies Partial<PlanContext>;
  }

  private learn(plan: TablePlan, profiles: readonly ColumnProfile[]): void {
    this.dates.learn(plan, profiles);
    this.hasMinus ||= (plan.fields.get('amount') ?? []).some((index) => (profiles[index]?.negative ?? 0) > 0);
  }

  private takeQuestions({ questions }: TablePlan): void {
    const known = this.outcome.questions;
    for (const question of questions) if (!known.some(({ id }) => id === question.id)) known.push(question);
  }

  /** Recognises the file once more, by the number of tables it turned out to have. */
  settle(): void {
    const tables = this.outcome.headerRows.length;
    if (!this.clues || tables < 2) return;
    const again = recogniseFormat(this.formats, { ...this.clues, tables });
    if (again) this.outcome.match = again.match;
  }
}

/** A balance as the lines above the table state it, in thousandths; null where its writing may be read in two ways. */
function balanceOf(stated: string | null): number | null {
  const clean = stated === null ? null : cleanAmount(stated);
  const evidence = clean && decimalEvidence(clean.core);
  if (stated === null || (evidence !== ',' && evidence !== '.')) return null;
  const minor = thousandthsIn(evidence)(stated);
  return Number.isNaN(minor) ? null : minor;
}

import type { TargetField } from '../../../../preload/contract/reading/reading';
import { PreambleReader } from '../accounts/preamble-reader';
import type { FindingLog } from '../checks/finding-log';
import type { TablePlan } from '../plan/table-plan';
import { looksLikeBooking } from '../records/column-tests';
import { splitQuoted } from '../records/quoted-lines';
import type { CsvRecord } from '../records/record-reader';
import { isHeaderByWords } from '../records/table-locator';
import { dateParts } from '../values/calendar-days';
import { cleanAmount } from '../values/clean-amount';
import { readSummaryWord } from '../vocabulary/word-lists';
import { accountTitle } from './account-title';
import type { Section } from './csv-section';

/** A repeated header is only a page break unless a line above it names another account or another currency. */
export function isPageBreak(
  records: readonly CsvRecord[],
  { facts, title }: Pick<Section, 'facts' | 'title'>,
): boolean {
  const { found } = factsOf(records);
  if ((found.iban ?? found.accountNumber ?? found.name ?? found.closing) !== null) return false;
  if (isOther(found.currency, facts.found.currency)) return false;
  return !isOther(accountTitle(records), title);
}

function factsOf(records: readonly CsvRecord[]): PreambleReader {
  const facts = new PreambleReader();
  facts.addAll(records);
  return facts;
}

const isOther = (one: string | null, other: string | null) => one !== null && other !== null && one !== other;

const separators = [';', ',', '\t', '|'] as const;
/** A line that is longer is none of a table. */
const longestLine = 2_000;

/** A booking whose cells stand between other separators than those of its table. */
export function hasOtherSeparators({ raw, cells }: CsvRecord, { width }: Pick<TablePlan, 'width'>): boolean {
  if (width < 3 || cells.length >= width || raw.length > longestLine) return false;
  return separators.some((separator) => {
    const parts = splitQuoted(raw, separator, { isEscaped: false, demandsQuote: false });
    return parts !== null && parts.length >= width && looksLikeBooking({ cells: parts });
  });
}

/** A row that breaks off behind its day, in front of its amount. */
function endsEarly({ cells }: CsvRecord, { width, fields }: Pick<TablePlan, 'width' | 'fields'>): boolean {
  if (cells.length < 2 || cells.length >= width) return false;
  const of = (...wanted: readonly TargetField[]) => wanted.flatMap((field) => fields.get(field) ?? []);
  return (
    of('bookingDate', 'transactionDate', 'valueDate').some(
      (index) => dateParts(cells[index] ?? '')?.hasYear === true,
    ) && of('amount', 'debit', 'credit').every((index) => (cells[index] ?? '').trim() === '')
  );
}

/** A whole row with a day that was told as the total of those above it. */
function isDatedTotal({ cells }: CsvRecord, { width, fields }: Pick<TablePlan, 'width' | 'fields'>): boolean {
  const hasDay = fields.get('bookingDate')?.some((index) => dateParts(cells[index] ?? '') !== null);
  return cells.length >= width && hasDay === true && cells.some((cell) => readSummaryWord(cell) === 'total');
}

function addUnfit(record: CsvRecord, width: number, log: FindingLog): void {
  const params = { expected: width, found: record.cells.length };
  log.add('row.fields', { line: record.line, text: record.raw, params }, 'warning');
}

/** Loose records in the middle of a table: balances, page breaks, or rows that nobody can read. */
export function settleLoose(
  records: readonly CsvRecord[],
  facts: PreambleReader,
  plan: Pick<TablePlan, 'width' | 'fields'>,
  log: FindingLog,
): void {
  const { width, fields } = plan;
  const balanceColumn = fields.get('balanceAfter')?.[0] ?? -1;
  for (const record of records) {
    if (record.raw.trim() === '' || record.cells.every((cell) => cell.trim() === ''))
      log.leaveOut(record, 'empty');
    else if (facts.readSummary(record.cells, balanceColumn)) log.leaveOut(record, 'balance');
    else if (isHeaderByWords(record)) log.leaveOut(record, 'header');
    else if (isDatedTotal(record, plan)) log.leaveOut(record, 'total');
    else {
      log.leaveOut(record, 'notice');
      const line = factsOf([record]).found;
      const isOfOther = isOther(line.currency, facts.found.currency) || isOther(line.iban, facts.found.iban);
      const filled = record.cells.filter((cell) => cell.trim() !== '').length;
      // In a narrow table a whole row with an amount is no notice either.
      if (
        isOfOther ||
        filled > 3 ||
        (filled >= width && fields.get('amount')?.some((index) => cleanAmount(record.cells[index] ?? ''))) ||
        hasOtherSeparators(record, plan) ||
        endsEarly(record, plan)
      )
        addUnfit(record, width, log);
    }
  }
}

/** What the lines below a table say of its account. */
export function readFooter(
  footer: readonly CsvRecord[],
  { plan, statement }: Pick<Section, 'plan' | 'statement'>,
  log: FindingLog,
): PreambleReader {
  const facts = new PreambleReader();
  let balanceColumn = plan.fields.get('balanceAfter')?.[0] ?? -1;
  // The last rows of the table, up to the first line that is none.
  let isBehind = false;
  for (const record of footer) {
    const isBlank = record.cells.every((cell) => cell.trim() === '');
    // Behind a blank line nothing stands in the columns of the table any more.
    if (isBlank) balanceColumn = -1;
    const isStatement = statement?.line === record.line;
    if (isStatement) facts.takeStatement(statement);
    const isBalance = isStatement || (!isBlank && facts.readSummary(record.cells, balanceColumn));
    if (!isBlank && !isBalance) facts.addAll([record]);
    isBehind ||= isBlank || isBalance;
    if (!isBehind && (hasOtherSeparators(record, plan) || endsEarly(record, plan)))
      addUnfit(record, plan.width, log);
    log.leaveOut(record, isBlank ? 'empty' : isBalance ? 'balance' : 'footer');
  }
  return facts;
}

/** Lines between two tables: those up to the first blank line behind the rows belong to the table above. */
export function divideLoose(records: readonly CsvRecord[]): {
  footer: readonly CsvRecord[];
  preamble: readonly CsvRecord[];
} {
  const isBlank = (record: CsvRecord) => record.cells.every((cell) => cell.trim() === '');
  const start = records.findIndex((record) => !isBlank(record));
  const blank = records.findIndex((record, at) => at > start && isBlank(record));
  const footer = start < 0 || blank < 0 ? [] : records.slice(0, blank);
  return footer.some((record) => new PreambleReader().readSummary(record.cells))
    ? { footer, preamble: records.slice(blank) }
    : { footer: [], preamble: records };
}

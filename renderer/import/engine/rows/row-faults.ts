import { currencyPlaces } from '../../../../preload/contract/values/minor-units';
import { flatText } from '../bytes/flat-text';
import type { FindingLog } from '../checks/finding-log';
import type { TablePlan } from '../plan/table-plan';
import type { CsvRecord } from '../records/record-reader';
import { amountFailure } from '../values/amounts';
import { dateFailure } from '../values/calendar-days';
import { unknownCurrency } from './amount-codes';
import type { RowReader } from './row-reader';

function logDay(reader: RowReader, log: FindingLog, record: CsvRecord, day: number | null): void {
  const rule =
    day === null ? 'date.missing' : day === dateFailure.nonexistent ? 'date.nonexistent' : 'date.unreadable';
  log.add(rule, {
    line: record.line,
    field: 'bookingDate',
    column: reader.columnName('bookingDate'),
    text: record.cells[reader.ix.bookingDate[0] ?? -1] ?? null,
  });
}

/** A finding for each fault of a row; `day` and `code` are what the reader gave for its date and its amount. */
export function logFaults(
  reader: RowReader,
  plan: TablePlan,
  log: FindingLog,
  record: CsvRecord,
  day: string | number | null,
  code: number,
): void {
  if (typeof day !== 'string') logDay(reader, log, record, day);
  if (code === 0) return;
  const { ix } = reader;
  const isSided = ix.amount.length === 0;
  const side = ix.debit.concat(ix.credit).find((index) => (record.cells[index] ?? '').trim() !== '');
  if (code === unknownCurrency) {
    const at = ix.currency[0] ?? -1;
    log.add('currency.unknown', {
      line: record.line,
      field: 'currency',
      column: plan.headers[at] ?? null,
      text: record.cells[at] ?? null,
    });
    return;
  }
  const index = code === 3 ? ix.direction[0] : isSided ? side : ix.amount[0];
  const fault = {
    line: record.line,
    field: code === 3 ? 'direction' : isSided ? 'debit' : 'amount',
    column: plan.headers[index ?? -1] ?? null,
    text: record.cells[index ?? -1] ?? null,
  };
  if (code === 3) log.add('direction.unknown', fault);
  else if (code === -1) log.add('amount.missing', fault);
  else if (code === 4) log.add('amount.bothSides', fault);
  else if (code === amountFailure.tooPrecise) {
    const currency = reader.amountCurrency;
    const params = { currency: currency ?? '', places: currencyPlaces(currency) };
    log.add('amount.tooPrecise', { ...fault, params });
  } else log.add('amount.unreadable', fault);
}

/** The sign of an amount and the mark of its direction do not say the same. */
export function logMinus(reader: RowReader, log: FindingLog, { line, cells }: CsvRecord): void {
  log.add('direction.minus', {
    line,
    field: 'amount',
    column: reader.columnName('amount'),
    text: cells[reader.ix.amount[0] ?? -1] ?? null,
  });
}

/** The cells of a row fit its columns in several ways. */
export function logMisfit({ width }: TablePlan, log: FindingLog, { line, raw, cells }: CsvRecord): void {
  log.add('row.fields', {
    line,
    field: 'amount',
    text: raw,
    params: { expected: width, found: cells.length },
  });
}

/** Cells of a repaired row that are shown, and their characters. */
const shownCells = 8;
const shownLength = 40;

/** A row was read with other cells than separators and quotes give: what was made of it. */
export function logRepair({ width }: TablePlan, log: FindingLog, { line, raw, cells }: CsvRecord): void {
  const reading = cells
    .filter((cell) => cell.trim() !== '')
    .slice(0, shownCells)
    .map((cell) => flatText(cell.trim().slice(0, shownLength)))
    .join(' | ');
  log.add('row.repaired', { line, text: raw, params: { expected: width, reading } });
}

import type { TargetField } from '../../../../preload/contract/reading/reading';
import { currencyPlaces } from '../../../../preload/contract/values/minor-units';
import { flatText } from '../bytes/flat-text';
import type { FindingLog } from '../checks/finding-log';
import type { TablePlan } from '../plan/table-plan';
import type { CsvRecord } from '../records/record-reader';
import { amountFailure } from '../values/amounts';
import { dateFailure } from '../values/calendar-days';
import { bothSides, unknownCurrency } from './amount-codes';
import type { RowReader } from './row-reader';

/** Cells of a repaired row that are shown, and their characters. */
const shownCells = 8;
const shownLength = 40;

/** A finding for each fault of a row of one table. */
export class RowFaults {
  constructor(
    private readonly reader: RowReader,
    private readonly plan: TablePlan,
    private readonly log: FindingLog,
  ) {}

  /** `day` and `code` are what the reader gave for the date and the amount of the row. */
  logCells(record: CsvRecord, day: string | number | null, code: number): void {
    if (typeof day !== 'string') this.logDay(record, day);
    if (code === unknownCurrency) this.logCurrency(record);
    else if (code !== 0) this.logAmount(record, code);
  }

  private logDay(record: CsvRecord, day: number | null): void {
    const rule =
      day === null
        ? 'date.missing'
        : day === dateFailure.nonexistent
          ? 'date.nonexistent'
          : 'date.unreadable';
    this.log.add(rule, this.at(record, 'bookingDate'));
  }

  private logCurrency(record: CsvRecord): void {
    this.log.add('currency.unknown', this.at(record, 'currency'));
  }

  private logAmount({ line, cells }: CsvRecord, code: number): void {
    const { ix } = this.reader;
    const isSided = ix.amount.length === 0;
    const side = ix.debit.concat(ix.credit).find((index) => (cells[index] ?? '').trim() !== '');
    const index = code === 3 ? ix.direction[0] : isSided ? side : ix.amount[0];
    const fault = {
      line,
      field: code === 3 ? 'direction' : isSided ? 'debit' : 'amount',
      column: this.plan.headers[index ?? -1] ?? null,
      text: cells[index ?? -1] ?? null,
    };
    if (code === 3) this.log.add('direction.unknown', fault);
    else if (code === -1) this.log.add('amount.missing', fault);
    else if (code === bothSides) this.log.add('amount.bothSides', fault);
    else if (code === amountFailure.tooPrecise) {
      const currency = this.reader.amountCurrency;
      const params = { currency: currency ?? '', places: currencyPlaces(currency) };
      this.log.add('amount.tooPrecise', { ...fault, params });
    } else this.log.add('amount.unreadable', fault);
  }

  /** The sign of an amount and the mark of its direction do not say the same. */
  logMinus(record: CsvRecord): void {
    this.log.add('direction.minus', this.at(record, 'amount'));
  }

  /** The cells of a row fit its columns in several ways, or it breaks off. */
  logMisfit({ line, raw, cells, fit }: CsvRecord): void {
    if (fit === 'cut') this.log.add('row.cut', { line, text: raw });
    else
      this.log.add('row.fields', {
        line,
        field: 'amount',
        text: raw,
        params: { expected: this.plan.width, found: cells.length },
      });
  }

  /** What is to be said of a row that is read all the same. */
  logFit(record: CsvRecord): void {
    const { fit, line, cells } = record;
    const text = (cells.at(-1) ?? '').trim() || record.raw;
    if (fit === 'repaired') this.logRepair(record);
    else if (fit === 'short') this.logShort(record);
    else if (fit === 'open') this.log.add('row.open', { line, text });
    else if (fit === 'openAmount') this.log.add('row.open', { line, text }, 'warning');
  }

  /** An amount with fewer decimals than its column has. */
  private logShort({ line, cells, shortAt = -1 }: CsvRecord): void {
    const field = this.plan.columns[shortAt]?.field ?? null;
    const text = cells[shortAt] ?? null;
    this.log.add('amount.decimals', { line, field, column: this.plan.headers[shortAt] ?? null, text });
  }

  /** A row was read with other cells than separators and quotes give: what was made of it. */
  private logRepair({ line, raw, cells }: CsvRecord): void {
    const reading = cells
      .filter((cell) => cell.trim() !== '')
      .slice(0, shownCells)
      .map((cell) => flatText(cell.trim().slice(0, shownLength)))
      .join(' | ');
    this.log.add('row.repaired', { line, text: raw, params: { expected: this.plan.width, reading } });
  }

  logPending(record: CsvRecord): void {
    this.log.add('status.pending', this.at(record, 'status'));
  }

  /** The cell of the first column of a field. */
  private at({ line, cells }: CsvRecord, field: TargetField) {
    const text = cells[this.reader.ix[field][0] ?? -1] ?? null;
    return { line, field, column: this.reader.columnName(field), text };
  }
}

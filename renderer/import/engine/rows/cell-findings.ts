import type { FindingRule, TargetField } from '../../../../preload/contract/reading/reading';
import { dayNumberOf } from '../../../../preload/contract/values/calendar-day';
import { readLimits } from '../bytes/source';
import type { FindingLog } from '../checks/finding-log';
import { MixedWriting } from '../checks/mixed-writing';
import { NumberedColumns } from '../checks/numbered-columns';
import { isStatusWord } from '../plan/status-questions';
import type { TablePlan } from '../plan/table-plan';
import type { CsvRecord } from '../records/record-reader';
import { DayReader, dateParts, isOutOfPlaceForm } from '../values/calendar-days';
import { cleanAmount } from '../values/clean-amount';
import { parseBic } from '../values/identifiers';
import { isCellError, scientificForm } from '../values/spreadsheet-marks';
import { fold } from '../vocabulary/fold';
import { tidyText } from '../vocabulary/tidy-text';
import { isPlaceholder } from '../vocabulary/word-lists';

/** Fields whose cells are judged where they are read. */
const judgedFields: ReadonlySet<TargetField> = new Set([
  'bookingDate',
  'valueDate',
  'transactionDate',
  'amount',
  'debit',
  'credit',
  'balanceAfter',
  'fee',
  'tax',
]);

const moneyFields = ['amount', 'debit', 'credit'] as const;

/** A code that most cells of its column are like: a single other one is no word of its own. */
const usualShare = 0.5;

/** Value date and booking date of a row are mostly closer than this. */
const farDays = 92;

export const areFar = (days: number) => days > farDays;

interface CellTest {
  rule: FindingRule;
  indexes: readonly number[];
  holds(text: string, index: number): boolean;
}

/** Observations about the cells of a row that is read all the same. Only columns in which there is something to say are looked at. */
export class CellFindings {
  private readonly tests: readonly CellTest[];
  private readonly swapped: readonly number[];
  private readonly swappedValues: readonly number[];
  private readonly values: DayReader;
  readonly mixed: MixedWriting;
  private readonly numbered: NumberedColumns;

  constructor(
    private readonly plan: TablePlan,
    private readonly log: FindingLog,
  ) {
    const { spoiled, columns, fields } = plan;
    this.mixed = new MixedWriting(plan);
    this.numbered = new NumberedColumns(plan);
    const isOpen = (index: number) => !judgedFields.has(columns[index]?.field as TargetField);
    this.swapped = (fields.get('bookingDate') ?? []).filter((index) => spoiled.swappedDays.has(index));
    this.swappedValues = (fields.get('valueDate') ?? []).filter(
      (index) => spoiled.swappedDays.get(index) === 'proven' && !this.swapped.includes(index),
    );
    this.values = new DayReader(plan.dateOrder.get(this.swappedValues[0] ?? -1) ?? 'DMY', null, true);
    const tests: CellTest[] = [
      {
        rule: 'text.scientific',
        indexes: spoiled.scientific.filter(isOpen),
        holds: (text) => scientificForm.test(text),
      },
      {
        rule: 'text.lostZeros',
        indexes: [...spoiled.shortened.keys()].filter(isOpen),
        holds: (text, index) => spoiled.shortened.get(index)?.has(text) === true,
      },
      {
        rule: 'amount.doubleMinus',
        indexes: plan.isDoubleMinusGuessed ? moneyFields.flatMap((field) => fields.get(field) ?? []) : [],
        holds: (text) => cleanAmount(text)?.isDoubled === true,
      },
      {
        rule: 'amount.feeBeside',
        indexes: plan.isFeeOpen ? (fields.get('fee') ?? fields.get('tax') ?? []) : [],
        // A tax without a minus is in the amount.
        holds: (text) => /[1-9]/.test(text) && (fields.has('fee') || /[-−(]/.test(text)),
      },
      { rule: 'text.error', indexes: spoiled.errors.filter(isOpen), holds: isCellError },
      {
        rule: 'bic.form',
        indexes: (fields.get('counterpartyBic') ?? []).filter((index) => holdsBics(plan, index)),
        // A column for both has the numbers of banks, too.
        holds: (text) =>
          parseBic(text) === null && !/^\d+$/.test(text) && !isPlaceholder(text) && !isCellError(text),
      },
    ];
    this.tests = tests.filter(({ indexes }) => indexes.length > 0);
  }

  /** Whether cells are judged one by one: nothing is said of a row as a whole, or of its place among others. */
  get isByCell(): boolean {
    return this.swapped.length + this.swappedValues.length === 0 && this.numbered.isIdle;
  }

  /** Whether something would be said of a text in that column. */
  saysOf(index: number, text: string): boolean {
    return text !== '' && this.tests.some((test) => test.indexes.includes(index) && test.holds(text, index));
  }

  /** Whether there are texts in that column of which something is said. */
  looksAt(index: number): boolean {
    return this.tests.some(({ indexes }) => indexes.includes(index));
  }

  /** Numbers of every record, also of one that is no row. */
  lookAtNumbers({ cells, line }: CsvRecord): void {
    this.numbered.look(cells, line);
  }

  /** Ends the table: what only its columns as a whole tell. */
  settle(): void {
    this.mixed.settle(this.log);
    this.numbered.settle(this.log);
  }

  look({ cells, line, raw }: CsvRecord, day: string | null): void {
    this.mixed.look(cells, line);
    for (const { rule, indexes, holds } of this.tests) {
      for (const index of indexes) {
        const text = (cells[index] ?? '').trim();
        if (text !== '' && holds(text, index)) this.add(rule, line, index, text);
      }
    }
    if (day !== null) this.lookAtDay(cells, line, day);
    if (this.swappedValues.length > 0) this.lookAtValues(cells, line);
    if (raw.length > readLimits.cellLength) this.lookAtLength(cells, line);
  }

  /** Interest and corrections are valued weeks back; months apart, one of the two days is mostly misread. */
  lookAtSpan(line: number, day: string, valueDay: string): void {
    if (day === valueDay) return;
    const days = Math.abs((dayNumberOf(valueDay) ?? 0) - (dayNumberOf(day) ?? 0));
    if (areFar(days))
      this.log.add('valueDate.far', { line, field: 'valueDate', text: valueDay, params: { days } });
  }

  /**
   * A word for the state of a row that nobody taught: whether the row is booked is not known. True where no question is asked about
   * the word, as below the rows that were judged: such a row is not taken.
   */
  lookAtStatus({ cells, line }: CsvRecord): boolean {
    const { fields, pendingMarks, openStatuses } = this.plan;
    const index = fields.get('status')?.[0] ?? -1;
    // Days and directions stand in columns that hold a word for the state of some rows only.
    const isShared = [...(fields.get('valueDate') ?? []), ...(fields.get('direction') ?? [])].includes(index);
    const text = tidyText(cells[index]) ?? '';
    const isAsked = openStatuses.has(fold(text));
    if (!isAsked && (isShared || pendingMarks.size > 0 || !isStatusWord(text))) return false;
    this.add('status.unknown', line, index, text);
    return !isAsked;
  }

  private lookAtDay(cells: readonly string[], line: number, day: string): void {
    const { statedPeriod, spoiled } = this.plan;
    if (statedPeriod && (day < statedPeriod.from || day > statedPeriod.to)) {
      const { from, to } = statedPeriod;
      this.log.add('date.outsidePeriod', { line, field: 'bookingDate', text: day, params: { from, to } });
    }
    for (const index of this.swapped) {
      const text = (cells[index] ?? '').trim();
      const parts = dateParts(text);
      if (!parts || !isOutOfPlaceForm(parts)) continue;
      if (spoiled.swappedDays.get(index) === 'proven') this.add('date.swapped', line, index, text, { day });
      else {
        const other = `${day.slice(0, 5)}${day.slice(8)}-${day.slice(5, 7)}`;
        this.add('date.perhapsSwapped', line, index, text, { day, other });
      }
    }
  }

  /** A value date is swapped back like a booking date, and is named like one. */
  private lookAtValues(cells: readonly string[], line: number): void {
    for (const index of this.swappedValues) {
      const text = (cells[index] ?? '').trim();
      const parts = dateParts(text);
      const day = parts && isOutOfPlaceForm(parts) ? this.values.read(text) : null;
      if (typeof day === 'string') this.add('date.swapped', line, index, text, { day });
    }
  }

  private lookAtLength(cells: readonly string[], line: number): void {
    for (const [index, cell] of cells.entries()) {
      if (cell.length > readLimits.cellLength && this.plan.columns[index]?.field)
        this.add('cell.shortened', line, index, cell, { limit: readLimits.cellLength });
    }
  }

  private add(
    rule: FindingRule,
    line: number,
    index: number,
    text: string,
    params: Record<string, string | number> = {},
  ): void {
    const field = this.plan.columns[index]?.field ?? null;
    this.log.add(rule, { line, field, column: this.plan.headers[index] ?? null, text, params });
  }
}

function holdsBics({ columns }: TablePlan, index: number): boolean {
  const fits = columns[index]?.fits;
  return fits !== undefined && fits.bic >= fits.filled * usualShare;
}

import type { Question } from '../../../../preload/contract/reading/reading';
import type { ColumnProfile } from '../columns/column-profile';
import { decideDateOrder } from '../columns/column-styles';
import { type DateOrder, type DayPeriod, DayReader } from '../values/calendar-days';
import type { MappedTable } from './mapped-table';
import { type AskedTable, dateQuestion, yearQuestion } from './questions';

/** How the days of a table are written. */
export interface Dates {
  /** Of each date column, by its index. */
  order: Map<number, DateOrder>;
  /** Settled by the period alone: a later row may overturn it. */
  isByPeriod: boolean;
  /** Rests on the sample alone. */
  isTentative: boolean;
  period: DayPeriod | null;
  questions: readonly Question[];
}

const dateFields = ['bookingDate', 'transactionDate', 'valueDate'] as const;

/**
 * The one order that puts every day of a column into the period of its statement; null when none or both do, or when the period
 * is written so that it could be read in two ways itself.
 */
function orderWithin(profile: ColumnProfile, period: DayPeriod | null): DateOrder | null {
  if (!period || period.isOpen || profile.date.noYear > 0) return null;
  const fitting = (['DMY', 'MDY'] as const).filter((order) => {
    const reader = new DayReader(order, null);
    return [...profile.distinct.keys()].every((text) => {
      const day = reader.read(text);
      return typeof day !== 'string' || (day >= period.from && day <= period.to);
    });
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/**
 * The one place that decides the order of day and month: what the days of a column prove; else the user, its siblings, other tables
 * of the file, the description, the period of the statement. What none of them says is asked.
 */
export function decideDates(table: MappedTable, asked: AskedTable): Dates {
  const { context } = table;
  const period = context.options.statementPeriod ?? context.period;
  const order = new Map<number, DateOrder>();
  let isOpen = false;
  let isConflict = false;
  let byPeriod: DateOrder | null = null;
  const decided = dateColumns(table);
  for (const { index, profile, decision } of decided) {
    order.set(index, decision.value);
    if (decision.isSure) continue;
    // Where the column denies each order, only the user can say what its other days are.
    const known = decision.isConflict ? context.options.dateOrder : knownOrder(profile, decided, table);
    // A value date may lie outside of the period: it follows the date of the booking.
    byPeriod ??= known || decision.isConflict ? null : orderWithin(profile, period);
    const settled = known ?? byPeriod;
    if (settled) order.set(index, settled);
    else isOpen = true;
    // No later row settles it: a day that the one order lacks says nothing of the others.
    isConflict ||= decision.isConflict || profile.date.yearFirst > 0;
  }
  return {
    order,
    isByPeriod: byPeriod !== null,
    isTentative: (isOpen && !isConflict) || byPeriod !== null,
    period,
    questions: dateQuestions(table, asked, { order, isOpen, period }),
  };
}

function dateColumns({ columns, fields }: MappedTable) {
  return dateFields
    .flatMap((field) => fields.get(field) ?? [])
    .flatMap((index) => {
      const profile = columns[index]?.profile;
      return profile ? [{ index, profile, decision: decideDateOrder(profile) }] : [];
    });
}

/** What the user, another date column, another table or the description says, in this order. */
function knownOrder(
  { date }: ColumnProfile,
  others: ReturnType<typeof dateColumns>,
  { context }: MappedTable,
): DateOrder | undefined {
  const sibling = others.find(
    ({ decision, profile }) =>
      decision.isSure && profile.date.separator === date.separator && profile.dates > 0,
  );
  return (
    context.options.dateOrder ??
    sibling?.decision.value ??
    context.dateOrders.get(date.separator) ??
    context.format?.dateOrder
  );
}

function dateQuestions(
  { columns, fields }: MappedTable,
  asked: AskedTable,
  { order, isOpen, period }: Pick<Dates, 'order' | 'period'> & { isOpen: boolean },
): Question[] {
  const questions: Question[] = [];
  const ambiguous = columns.find(
    (column) => order.has(column.index) && !decideDateOrder(column.profile).isSure,
  );
  if (isOpen && ambiguous)
    questions.push(dateQuestion(asked, ambiguous, order.get(ambiguous.index) ?? 'DMY'));
  const booked = fields.get('bookingDate') ?? [];
  const isYearless = booked.some((index) => (columns[index]?.profile.date.noYear ?? 0) > 0);
  if (isYearless && !period) questions.push(yearQuestion(asked, columns[booked[0] ?? 0]));
  return questions;
}

import type { Question, Reason } from '../../../../preload/contract/reading/reading';
import type { Column } from '../columns/column-candidates';
import { dateOrdersOf, decideDateOrder } from '../columns/column-styles';
import { type DaysTogether, daysTogether, isInOrderByMonth, orderOfRows } from '../columns/order-of-rows';
import type { DateOrder, DayPeriod } from '../values/calendar-days';
import { languagesAbove } from '../vocabulary/header-terms';
import { type Decision, decide } from './clues';
import { cellOrder, type DateFacts, dateClues, orderWithin } from './date-clues';
import type { MappedTable } from './mapped-table';
import { type AskedTable, dateQuestion, yearQuestion } from './questions';

/** How the days of a table are written. */
export interface Dates {
  /** Of each date column, by its index. */
  order: Map<number, DateOrder>;
  /** Why, by the index of the column. */
  reasons: ReadonlyMap<number, readonly Reason[]>;
  /** Settled by the period alone: a later row may overturn it. */
  isByPeriod: boolean;
  /** Rests on the sample alone. */
  isTentative: boolean;
  period: DayPeriod | null;
  questions: readonly Question[];
}

const textFields = ['purpose', 'counterpartyName'] as const;
const dateFields = ['bookingDate', 'transactionDate', 'valueDate'] as const;

/**
 * The one place that decides the order of day and month: what the days of a column prove; else the clues of `date-clues.ts` (user,
 * siblings, other tables of the file, description, period of the statement). What none of them says, or two of them say otherwise, is asked.
 */
export function decideDates(table: MappedTable, asked: AskedTable): Dates {
  const { context } = table;
  const period = context.options.statementPeriod ?? context.period;
  const columns = dateColumns(table);
  // Days that nothing is made of are written like the others.
  const siblings = [...columns, ...table.columns.filter(({ profile }) => profile.isDate)];
  const decided = new Map<Column, Decision<DateOrder>>();
  let within: DateFacts['within'] = null;
  for (const column of columns) {
    const facts = { ...factsOf(column, siblings, table), within };
    // A value date may lie outside of the period: it follows the date of the booking.
    if (within === null && needsPeriod(facts)) {
      const order = orderWithin(column.profile, period);
      within = order && period ? { order, period } : null;
    }
    decided.set(column, decide(cellOrder(facts), dateClues({ ...facts, within })));
  }
  const open = columns.filter((column) => decided.get(column)?.isOpen);
  const isBy = (code: string) => [...decided.values()].some(({ by }) => by.reason.code === code);
  const isByPeriod = isBy('date.period');
  return {
    order: new Map([...decided].map(([{ index }, { claim }]) => [index, claim])),
    reasons: new Map([...decided].map(([{ index }, decision]) => [index, reasonsOf(decision)])),
    isByPeriod,
    isTentative: (open.length > 0 && !columns.some(isContradictory)) || isByPeriod || isBy('date.together'),
    period,
    questions: [...orderQuestions(asked, open, decided), ...yearQuestions(table, asked, period)],
  };
}

/** No later row settles it: a day that the one order lacks says nothing of the others. */
function isContradictory({ profile }: Column): boolean {
  const { isSure, isConflict } = decideDateOrder(profile);
  return !isSure && (isConflict || profile.date.yearFirst > 0);
}

function dateColumns({ columns, fields }: MappedTable): readonly Column[] {
  return dateFields.flatMap((field) => fields.get(field) ?? []).flatMap((index) => columns[index] ?? []);
}

function factsOf(column: Column, others: readonly Column[], table: MappedTable): Omit<DateFacts, 'within'> {
  const { context } = table;
  const { separator } = column.profile.date;
  const { isSure, isConflict, value } = decideDateOrder(column.profile);
  const isOpen = !isSure && !isConflict && (value === 'DMY' || value === 'MDY');
  // Days that end in a year are told by nothing that begins with one.
  const orders = dateOrdersOf(column.profile);
  const sibling = others.find(
    ({ profile }) =>
      decideDateOrder(profile).isSure &&
      profile.date.separator === separator &&
      profile.dates > 0 &&
      orders.includes(decideDateOrder(profile).value),
  );
  return {
    profile: column.profile,
    chosen: context.options.dateOrder,
    sibling: sibling && { order: decideDateOrder(sibling.profile).value, name: sibling.header },
    otherTable: context.dateOrders.get(separator),
    ofRows: isOpen ? orderOfRows(table.rows, column, moneyOf(table)) : null,
    ofFormat: context.format?.dateOrder,
    ofLanguage: isOpen && orders.includes('MDY') ? orderOfLanguage(table, column) : null,
    together: isSure || isConflict ? null : togetherOf(table, separator),
  };
}

/** What all date columns with this sign between day and month come to that say something; null where two say otherwise. */
function togetherOf(table: MappedTable, separator: string): DaysTogether | null {
  const texts = textFields.flatMap((field) => table.indexes(field));
  const found = dateColumns(table)
    .filter(({ profile }) => profile.date.separator === separator && profile.date.yearFirst === 0)
    .flatMap((column) => daysTogether(table.rows, column, texts) ?? []);
  const isOne = new Set(found.map(({ order }) => order)).size === 1;
  return isOne ? (found.find(({ isDoubtful }) => isDoubtful) ?? found[0] ?? null) : null;
}

/**
 * Languages that are also written where the month comes first, in Canada, the United States and by a bank of Brazil: there with a decimal
 * point.
 */
const alsoOverseas: ReadonlySet<string> = new Set(['fr', 'es', 'pt']);

/**
 * The day comes first wherever a language of the continent is written; where it is written overseas too, amounts with a decimal comma tell.
 * Rows that stand in order with the month in front alone say otherwise, and days without zeros (`3/4/2025`) are those of a spreadsheet.
 */
function orderOfLanguage(table: MappedTable, column: Column): DateOrder | null {
  const languages = languagesAbove(table.headers);
  const isPadded = [...column.profile.distinct.keys()].every((text) => /^\D*\d\d\D\d\d\D/.test(text));
  if (languages.length === 0 || !isPadded || isInOrderByMonth(table.rows, column)) return null;
  if (!languages.some((language) => alsoOverseas.has(language))) return 'DMY';
  const decimals = table.columns
    .filter(({ profile }) => profile.isNumeric)
    .map(({ profile }) => profile.decimal);
  const isWithComma = decimals.some((found) => found[','] > 0) && decimals.every((found) => found['.'] === 0);
  return isWithComma ? 'DMY' : null;
}

const moneyOf = (table: MappedTable) => ({
  amount: table.at('amount')?.index ?? -1,
  debit: table.at('debit')?.index ?? -1,
  credit: table.at('credit')?.index ?? -1,
  balance: table.at('balanceAfter')?.index ?? -1,
});

/** Nothing else says the order of this column. */
function needsPeriod(facts: Omit<DateFacts, 'within'>): boolean {
  const { isSure, isConflict } = decideDateOrder(facts.profile);
  return (
    !isSure &&
    !isConflict &&
    dateClues({ ...facts, within: null, ofLanguage: null, together: null }).every((clue) => clue === null)
  );
}

/** The clue that decided; where it is asked, what speaks against it as well. */
function reasonsOf({ by, rival, isOpen, claim }: Decision<DateOrder>): readonly Reason[] {
  if (!isOpen || by.reason.code === 'date.open') return [by.reason];
  return [{ code: 'date.open', params: { order: claim } }, by.reason, ...(rival ? [rival.reason] : [])];
}

/** One question for all columns: of the one whose rows wait for it, else of one that is likely, with its reason. */
function orderQuestions(
  asked: AskedTable,
  open: readonly Column[],
  decided: ReadonlyMap<Column, Decision<DateOrder>>,
): Question[] {
  const column = open.find((one) => decided.get(one)?.isWaiting) ?? open[0];
  const decision = column && decided.get(column);
  if (!column || !decision) return [];
  const { claim, isWaiting, by } = decision;
  const question = dateQuestion(asked, column, claim, isWaiting);
  return [by.reason.code === 'date.open' ? question : { ...question, reason: by.reason }];
}

function yearQuestions(
  { columns, fields }: MappedTable,
  asked: AskedTable,
  period: DayPeriod | null,
): Question[] {
  const booked = fields.get('bookingDate') ?? [];
  const isYearless = booked.some((index) => (columns[index]?.profile.date.yearless ?? 0) > 0);
  return isYearless && !period ? [yearQuestion(asked, columns[booked[0] ?? 0])] : [];
}

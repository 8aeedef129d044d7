import type { Question, TargetField } from '../../../../preload/contract/reading/reading';
import { type Column, columnReading, type MappingDraft } from '../columns/column-candidates';
import { doubleMinusOf } from '../columns/double-minus';
import { holdContrarySigns } from '../columns/marked-signs';
import { isSellerList } from '../columns/seller-list';
import { spoiledCells } from '../columns/spoiled-cells';
import { writtenPlaces } from '../mapping/written-places';
import type { DecimalSign } from '../values/amounts';
import { unmovedLines } from '../values/unmoved-rows';
import type { RowStatus } from '../vocabulary/word-lists';
import { balanceBefore, balanceMarkOf } from './balance-before';
import { currencyBehind, decideCurrency, headerCurrencies } from './decide-currency';
import { decideDates } from './decide-date-order';
import { type Decimals, decideDecimals } from './decide-decimals';
import { type Direction, decideDirection } from './decide-direction';
import { areFeesBesideSides, decideFeeRule } from './fee-rule';
import { MappedTable } from './mapped-table';
import {
  declinedKindsOf,
  hasTwin,
  originalsTurn,
  pendingColumnsOf,
  pendingKindsOf,
  planTexts,
  unitColumnsOf,
  writesCreditsInverted,
} from './plan-evidence';
import { planParties } from './plan-parties';
import { type AskedTable, mappingQuestion } from './questions';
import { invertedSides, sidesOfBalances } from './signs-of-steps';
import type { PlanContext, TablePlan } from './table-plan';

const moneyFields: readonly TargetField[] = [
  'amount',
  'debit',
  'credit',
  'balanceAfter',
  'fee',
  'tax',
  'originalAmount',
  'partAmount',
];
const sideAmounts: readonly TargetField[] = ['originalAmount', 'fee', 'tax', 'partAmount'];

/** Settles styles and signs of a mapped table, and collects what has to be asked. */
export function finishPlan(
  headers: readonly string[],
  columns: Column[],
  rows: readonly string[][],
  draft: MappingDraft,
  context: PlanContext,
): TablePlan {
  const table = new MappedTable(headers, columns, rows, draft, context);
  const asked: AskedTable = { fingerprint: context.fingerprint, rows, lines: context.lines };
  assignWordyStatus(table);
  const money = moneyColumns(table);
  const decimals = decideDecimals(table, money, asked);
  const dates = decideDates(table, asked);
  const { currency, currencyOrigin, questions: currencyQuestions } = decideCurrency(table, money);
  table.balanceSides = sidesOfBalances(table, decimals);
  const direction = decideDirection(table, asked, decimals);
  if (direction.column !== null) table.fields.set('direction', [direction.column]);
  const balanceMark = balanceMarkOf(table, decimals, direction);
  const before = balanceBefore(table, decimals, direction, balanceMark);
  const rules = planMoney(table, decimals.sign);
  if (before) assignBefore(table, before.column);
  return {
    headers,
    width: columns.length,
    columns: columns.map((column) => columnReading(column, draft)),
    fields: table.fields,
    dateOrder: dates.order,
    dateReasons: dates.reasons,
    decimalSign: decimals.sign,
    decimalReason: decimals.reason,
    balanceDecimalSign: decimals.balanceSign,
    hasMixedDecimals: decimals.hasMixed,
    currency,
    currencyOrigin,
    areCurrenciesApart: false,
    direction: direction.words,
    sides: direction.sides,
    rowSigns: direction.rowSigns,
    markedMinus: direction.markedMinus,
    otherMarks: direction.otherMarks,
    isUnmarkedOut: direction.isUnmarkedOut,
    isAllIn: direction.isAllIn,
    isByMinusAlone: direction.isByMinusAlone,
    isInverted: direction.isInverted,
    isBalanceInverted: direction.isBalanceInverted,
    balanceBefore: before?.order ?? null,
    balanceMark,
    balanceSides: sidesBeside(table, decimals, direction),
    signReasons: direction.reasons,
    ...rules,
    ...planRows(table, decimals.sign),
    ...planTexts(table),
    ...planParties(table, decimals.sign, direction.sides),
    period: dates.period,
    statedPeriod: null,
    spoiled: spoiledCells(columns, dates.order, rows),
    questions: [
      ...decimals.questions,
      ...dates.questions,
      ...currencyQuestions,
      ...direction.questions,
      ...twinQuestions(table, asked),
    ],
    isDateTentative: dates.isTentative,
    isDateByPeriod: dates.isByPeriod,
    isDecimalTentative: decimals.isTentative,
  };
}

/** What stands before each booking is read as the balance, whatever it was taken for. */
function assignBefore({ draft, fields }: MappedTable, column: Column): void {
  const reasons = [{ code: 'content.balanceBefore' }];
  fields.set('balanceAfter', [column.index]);
  if (draft.fixed.has('balanceAfter')) return;
  for (const index of draft.byField.get('balanceAfter') ?? []) draft.release(index);
  draft.release(column.index);
  draft.assign(column, 'balanceAfter', 0.9, reasons);
}

/** Sides of balances without a minus, by the signs that the amounts have in the end. */
function sidesBeside(table: MappedTable, decimals: Decimals, { rowSigns, isInverted }: Direction) {
  if (rowSigns) return sidesOfBalances(table, decimals, rowSigns);
  return isInverted ? invertedSides(table.balanceSides) : table.balanceSides;
}

/** Some banks write the word for a pending row in place of its value date, and for a declined one in place of its direction. */
function assignWordyStatus(table: MappedTable): void {
  const wordy = [table.at('valueDate'), table.at('direction')].find(
    (column) => column && column.profile.statuses > 0,
  );
  if (wordy && !table.fields.has('status') && !table.draft.fixed.has('status'))
    table.fields.set('status', [wordy.index]);
}

/** What moved the account, and the balance. */
function moneyColumns({ columns, fields, draft }: MappedTable): Column[] {
  return moneyFields
    .flatMap((field) => (fields.get(field) ?? []).flatMap((index) => columns[index] ?? []))
    .filter(({ index }) => {
      const field = draft.byColumn.get(index)?.field;
      return field === undefined || !sideAmounts.includes(field);
    });
}

/** How amounts, sides, fees and original amounts of a table are put together. */
function planMoney(table: MappedTable, decimalSign: DecimalSign) {
  const { columns, rows, context } = table;
  const { options, format } = context;
  const [amount, debit, credit] = [table.at('amount'), table.at('debit'), table.at('credit')];
  return {
    impliedDecimals:
      options.impliedDecimals ?? format?.impliedDecimals ?? writtenPlaces([amount, debit, credit]),
    ...doubleMinusOf([amount, debit, credit], {
      rows,
      balance: table.at('balanceAfter'),
      decimalSign,
    }),
    isDebitUnsigned: (debit?.profile.negative ?? 0) <= (debit?.profile.positive ?? 0),
    isCreditInverted: writesCreditsInverted(debit, credit),
    areSidesOpen: !amount && holdContrarySigns([debit, credit], table.fields.has('balanceAfter')),
    sideCurrencies: { debit: currencyBehind(debit, columns), credit: currencyBehind(credit, columns) },
    otherCurrencies: headerCurrencies(columns, table.indexes('amount')),
    ...decideFeeRule(table, decimalSign),
    areFeesBesideSides: areFeesBesideSides(table),
    isOriginalInverted:
      format?.sign === 'inverted' || originalsTurn(rows, table.at('originalAmount'), debit, decimalSign),
  };
}

/** Which rows moved money, and which are the same. */
function planRows(table: MappedTable, decimalSign: DecimalSign) {
  const { columns, rows, context, draft, fields } = table;
  const reference = table.at('bankReference')?.profile;
  return {
    // A guest's reservation is a sale, not money on hold.
    pendingKinds: isSellerList(columns)
      ? new Set<string>()
      : pendingKindsOf(table.at('bookingText')?.profile),
    // A balance beside such a row says whether it moved.
    declinedKinds: fields.has('balanceAfter')
      ? new Set<string>()
      : declinedKindsOf(table.at('bookingText')?.profile),
    pendingColumns: isSellerList(columns) ? [] : pendingColumnsOf(columns, fields),
    settledStatuses: new Map<string, RowStatus>(),
    openStatuses: new Set<string>(),
    leftOutWords: context.format?.leftOut ?? [],
    pendingMarks: new Set<string>(),
    unmovedLines: unmovedLines(rows, context.lines, fields, decimalSign),
    totalColumn: draft.totalColumn,
    unitColumns: unitColumnsOf(columns),
    bankReferenceIsUnique:
      reference !== undefined &&
      reference.filled === reference.rows &&
      reference.different === reference.rows,
  };
}

/** Several columns may be the amount, and neither the user nor a description nor the rows say which it is. */
function twinQuestions({ columns, draft, context, fields }: MappedTable, asked: AskedTable): Question[] {
  const amount = columns[fields.get('amount')?.[0] ?? -1];
  if (!amount || context.options.mapping?.amount || context.format) return [];
  const twins = hasTwin(columns, amount, draft) ? columns.filter(({ key }) => key === amount.key) : [];
  const rivals = columns.filter((column) => draft.rivals.includes(column.index) && draft.isFree(column));
  return twins.length + rivals.length > 0
    ? [mappingQuestion(asked, [...new Set([amount, ...twins, ...rivals])], amount)]
    : [];
}

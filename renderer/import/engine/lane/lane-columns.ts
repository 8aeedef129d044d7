import type { TargetField } from '../../../../preload/contract/reading/reading';
import { currencyPlaces } from '../../../../preload/contract/values/minor-units';
import type { LookedAt } from '../checks/mixed-writing';
import type { RowBuilder } from '../rows/row-builder';
import type { Section } from '../tables/csv-section';
import type { JudgedField } from './cell-judges';

/** A column whose texts are looked up among those that came before. */
export interface JudgedColumn {
  readonly index: number;
  readonly field: JudgedField;
  /** Number among `referredColumns`, -1 for none. */
  readonly referred: number;
  /** How its cells are written is counted. */
  readonly looked: LookedAt | null;
}

/** A column of texts of which each row has another one. */
export interface TextColumn {
  readonly index: number;
  readonly referred: number;
  readonly field: 'purpose' | 'mref' | 'eref' | 'bankReference';
}

export interface AmountColumn {
  readonly index: number;
  readonly sign: ',' | '.';
  readonly looked: LookedAt;
  /** Every amount has two decimals; one with fewer may have lost them. */
  readonly isPadded: boolean;
}

/** What the lane reads of the columns of one table; columns that are not named here say nothing of a row. */
export interface LaneColumns {
  readonly width: number;
  readonly judged: readonly JudgedColumn[];
  readonly texts: readonly TextColumn[];
  readonly amounts: readonly AmountColumn[];
  /** A row with something there is left to the parser. */
  readonly empty: readonly number[];
}

/** Fields of texts that are looked up, each with its number among `referredColumns` and what it is read for. */
const judgedTexts: readonly (readonly [TargetField, JudgedField, number])[] = [
  ['counterpartyName', 'counterpartyName', 0],
  ['counterpartyIban', 'counterpartyIban', 1],
  ['counterpartyBic', 'counterpartyBic', 2],
  ['creditorId', 'creditorId', 3],
  ['bookingText', 'bookingText', 7],
  ['differentCreditor', 'text', 9],
  ['differentDebitor', 'text', 10],
  ['merchantCategoryCode', 'text', 11],
  ['sepaPurposeCode', 'text', 12],
  ['transactionCode', 'text', 13],
];
const judgedValues: readonly (readonly [TargetField, JudgedField])[] = [
  ['bookingDate', 'bookingDate'],
  ['valueDate', 'valueDate'],
  ['currency', 'currency'],
  ['status', 'status'],
  ['direction', 'direction'],
];
const plainTexts: readonly (readonly [TextColumn['field'], number])[] = [
  ['mref', 4],
  ['eref', 5],
  ['purpose', 6],
  ['bankReference', -1],
];
/** Whoever is across stands in one column for both directions. */
const foreign: readonly TargetField[] = ['payerName', 'payeeName', 'payerIban', 'payeeIban'];
const emptied: readonly TargetField[] = ['originalAmount', 'rejectionReason'];

/** Null for a table of which something is decided by more than single cells; the parser reads it then. */
export function laneColumns({ builder, fitter }: Section): LaneColumns | null {
  const { plan, cellFindings } = builder;
  const of = (field: TargetField) => plan.fields.get(field) ?? [];
  if (!isPlainPlan(builder) || !fitter.isUsed) return null;
  if (foreign.some((field) => of(field).length > 0)) return null;
  const looked = new Map(cellFindings.mixed.columns.map((column) => [column.index, column]));
  const judged: JudgedColumn[] = [];
  const add = (index: number, field: JudgedField, referred: number) =>
    judged.push({ index, field, referred, looked: looked.get(index) ?? null });
  for (const [field, judge, referred] of judgedTexts)
    for (const index of of(field)) add(index, judge, referred);
  for (const [field, judge] of judgedValues) for (const index of of(field)) add(index, judge, -1);
  // The first of them names the account of a row, where it is not empty.
  const [account] = of('accountIban');
  if (account !== undefined) add(account, 'account', -1);
  const texts = plainTexts.flatMap(([field, referred]) => {
    const isRead = field !== 'bankReference' || plan.bankReferenceIsUnique;
    return isRead ? of(field).map((index) => ({ index, field, referred })) : [];
  });
  const amounts = amountColumns(builder, fitter.padded);
  const empty = emptied.flatMap(of);
  const used = [...judged, ...texts, ...amounts].map(({ index }) => index).concat(empty);
  // What is left of days that are looked at, and of texts of which something may be said.
  const isSaid = (index: number) =>
    looked.get(index)?.rule === 'date.mixed' ||
    cellFindings.looksAt(index) ||
    plan.pendingColumns.includes(index);
  for (let index = 0; index < fitter.width; index++)
    if (isSaid(index) && !used.includes(index)) used.push(add(index, 'nothing', -1) && index);
  const isUnjudged = (index: number) => !judged.some((column) => column.index === index);
  if (plan.pendingColumns.some(isUnjudged)) return null;
  const isOnce = new Set(used).size === used.length;
  const areSeen = fitter.padded.every((index) => amounts.some((column) => column.index === index));
  const areTold = texts.every(({ index }) => !cellFindings.looksAt(index));
  const hasBalance = fitter.balance < 0 || fitter.balance === (of('balanceAfter')[0] ?? -1);
  const fieldsOnce = [...judgedTexts, ...judgedValues, ...plainTexts].every(
    ([field]) => of(field).length <= 1,
  );
  // Of a header that was cut, rows may have more cells than their table is wide.
  const areInside = used.every((index) => index < fitter.width);
  if (!isOnce || !areInside || !areSeen || !areTold || !hasBalance || !fieldsOnce) return null;
  if (!signsFit(amounts, fitter)) return null;
  return { width: fitter.width, judged, texts, amounts, empty };
}

function amountColumns({ plan, cellFindings }: RowBuilder, padded: readonly number[]): AmountColumn[] {
  const balance = plan.fields.get('balanceAfter')?.[0] ?? -1;
  return cellFindings.mixed.columns
    .filter(({ rule }) => rule === 'amount.mixed')
    .map((looked) => ({
      index: looked.index,
      sign: looked.index === balance ? plan.balanceDecimalSign : plan.decimalSign,
      looked,
      isPadded: padded.includes(looked.index),
    }));
}

/** Decimals of a padded column are told by the same sign as they are read by. */
function signsFit(amounts: readonly AmountColumn[], { tests }: Section['fitter']): boolean {
  return amounts.every(({ index, sign, isPadded }) => !isPadded || tests[index]?.decimalSign === sign);
}

/** Whether nothing but single cells decides what a row of this plan is. */
function isPlainPlan({ plan, cellFindings, reader }: RowBuilder): boolean {
  const { fields } = plan;
  const has = (field: TargetField) => (fields.get(field)?.length ?? 0) > 0;
  const isDirected = has('direction') || !reader.directions.isDirected;
  const hasDay = fields.get('bookingDate')?.length === 1;
  const hasMoney = has('amount') || has('debit') || has('credit');
  const isFree = plan.feeRule === 'ignore' || (!has('fee') && !has('tax'));
  const hasKinds = !has('bookingText') && (plan.pendingKinds.has('') || plan.declinedKinds.has(''));
  const isOpen = !has('status') && plan.openStatuses.has('');
  const isKnown = has('currency') || currencyPlaces(plan.currency) === 2;
  return (
    cellFindings.isByCell &&
    isDirected &&
    hasDay &&
    hasMoney &&
    isFree &&
    !hasKinds &&
    !isOpen &&
    isKnown &&
    plan.impliedDecimals === null &&
    plan.otherMarks === null &&
    !plan.areSidesOpen &&
    plan.balanceMark === null &&
    plan.balanceBefore === null &&
    plan.balanceSides === null &&
    plan.wholeText < 0 &&
    !plan.hasPendingTexts &&
    !plan.hasNamedAccounts &&
    !plan.isNameInParts
  );
}

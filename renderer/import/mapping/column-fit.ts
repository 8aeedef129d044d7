import type { ColumnReading, ColumnSplit, TargetField } from '../../../preload/contract';
import type { ColumnPlan } from './column-plan';

type FitKind = keyof Omit<NonNullable<ColumnReading['fits']>, 'filled'>;

/** What the values of a field must be; any text will do for the others. */
const kindOfField: Partial<Record<TargetField, FitKind>> = {
  bookingDate: 'date',
  valueDate: 'date',
  transactionDate: 'date',
  amount: 'amount',
  debit: 'amount',
  credit: 'amount',
  fee: 'amount',
  tax: 'amount',
  balanceAfter: 'amount',
  originalAmount: 'amount',
  partAmount: 'amount',
  currency: 'currency',
  originalCurrency: 'currency',
  direction: 'direction',
  status: 'status',
  time: 'time',
  payerIban: 'iban',
  payeeIban: 'iban',
  accountIban: 'iban',
  counterpartyIban: 'iban',
  counterpartyBic: 'bic',
  accountBic: 'bic',
  creditorId: 'creditorId',
};

/** A booking cannot be made without them: what does not fit leaves no row. */
const needed: ReadonlySet<TargetField> = new Set(['bookingDate', 'amount', 'debit', 'credit']);

export interface ColumnFit {
  readonly kind: FitKind | 'text';
  /** Values of the column that fit, of those that are there. */
  readonly fitting: number;
  readonly filled: number;
  /** `none`: nothing fits; `few`: less than half. Both are shown as what they are, an error. */
  readonly level: 'good' | 'few' | 'none';
}

/** How many values of a column fit a meaning; null where they were not counted. */
export function fitOf({ fits }: Pick<ColumnReading, 'fits'>, field: TargetField): ColumnFit | null {
  if (!fits) return null;
  const kind = kindOfField[field] ?? 'text';
  const fitting = kind === 'text' ? fits.filled : fits[kind];
  // Account numbers stand among IBANs, words among currencies: what is there counts, what is empty does not.
  const level = fitting === 0 ? 'none' : fitting * 2 < fits.filled ? 'few' : 'good';
  return { kind, fitting, filled: fits.filled, level };
}

/** Columns that feed what every booking needs, and hold nothing that could be it. */
export function emptyNeeds(plan: ColumnPlan, columns: readonly ColumnReading[]): TargetField[] {
  const byIndex = new Map(columns.map((column) => [column.index, column]));
  const fed = new Map<TargetField, boolean>();
  for (const [index, field] of plan.fields) {
    if (!needed.has(field)) continue;
    const column = byIndex.get(index);
    const fit = column ? fitOf(column, field) : null;
    fed.set(field, (fed.get(field) ?? false) || fit?.level !== 'none');
  }
  // Of money out and money in, one may well be empty: an account that nothing came to.
  const sides = (['debit', 'credit'] as const).filter((side) => fed.has(side));
  if (sides.some((side) => fed.get(side))) for (const side of sides) fed.set(side, true);
  // What the parts of a column hold is not counted.
  for (const { feeds } of plan.splits.values() as Iterable<Pick<ColumnSplit, 'feeds'>>) {
    for (const field of feeds) if (field) fed.set(field, true);
  }
  return [...fed].filter(([, isFed]) => !isFed).map(([field]) => field);
}

import type { RowEditField } from '../../../preload/contract';
import type { StagedRow, StagedRowColumn } from '../../../preload/contract/reading/reading';
import { hashBooking, lastHash } from '../../../preload/contract/rows/booking-hash';
import { contentHashText } from '../../../preload/contract/rows/content-hash';
import { minorOf } from '../accounts/minor-of-decimal';
import { bankReferenceOf } from './bank-reference';
import { stagedRowIndex as at } from './packed-rows';

/**
 * Days `YYYY-MM-DD`, amounts as decimals, texts; null takes the value away. Of edits before migration 0012 an amount is an integer
 * of minor units.
 */
export type EditedValue = string | number | null;
export type EditedFields = Partial<Record<RowEditField, EditedValue>>;

/** What a person corrected in one row. */
export interface RowEdit {
  readonly fields: EditedFields;
  /** Of the row as it is now. */
  readonly contentHash: string;
  /** What the file's row is told by; null for one that is no booking without a correction. */
  readonly origin: RowContent | null;
}

/** 64 bits of a content hash. */
export interface RowContent {
  readonly low: number;
  readonly high: number;
}

/** Where a field stands in a staged row. */
export const columnOfField: Readonly<Record<RowEditField, StagedRowColumn>> = {
  bookingDay: 'bookingDay',
  valueDay: 'valueDay',
  amount: 'amountMinor',
  currency: 'currency',
  counterpartyName: 'counterpartyName',
  counterpartyIban: 'counterpartyIban',
  counterpartyBic: 'counterpartyBic',
  purpose: 'purpose',
  bookingText: 'bookingText',
  eref: 'eref',
  mref: 'mref',
  creditorId: 'creditorId',
  balance: 'balanceMinor',
};

export const moneyFields = ['amount', 'balance'] as const satisfies readonly RowEditField[];

export function isMoney(field: RowEditField): boolean {
  return moneyFields.some((one) => one === field);
}

/** Minor units that an amount of an edit is in a currency; undefined where the currency cannot hold it. */
export function minorOfEdit(value: EditedValue, currency: string | null): number | null | undefined {
  return typeof value === 'string' ? (minorOf(value, currency) ?? undefined) : value;
}

export function fieldsIn(fields: EditedFields): [RowEditField, EditedValue][] {
  return Object.entries(fields) as [RowEditField, EditedValue][];
}

/**
 * A row of the file with what a person corrected: with day and amount it is a booking, whatever the file lacked. An amount stays the
 * decimal that was typed, whatever the currency has become since; one that its currency cannot hold is as the file says.
 */
export function editedRow(
  original: StagedRow,
  fields: EditedFields,
  accountCurrency: string | null,
): StagedRow {
  const row: StagedRow = [...original];
  const cells: (string | number | null)[] = row;
  const named = 'currency' in fields ? fields.currency : original[at.currency];
  const currency = typeof named === 'string' ? named : accountCurrency;
  for (const [field, value] of fieldsIn(fields)) {
    const fit = isMoney(field) ? minorOfEdit(value, currency) : value;
    if (fit !== undefined) cells[at[columnOfField[field]]] = fit;
  }
  // The whole text is kept where it differs from the purpose; of a new purpose there is no longer one.
  if ('purpose' in fields) cells[at.purposeRaw] = null;
  const wasWhole = original[at.bookingDay] !== null && original[at.amountMinor] !== null;
  const isWhole = row[at.bookingDay] !== null && row[at.amountMinor] !== null;
  if (wasWhole !== isWhole && row[at.disposition] !== 1) cells[at.disposition] = isWhole ? 0 : 2;
  cells[at.contentHash] = contentHashOf(original, row);
  return row;
}

/**
 * The identity that the engine would give the row. Where the bank's reference is not found in the row's text, its hash stands in
 * its place, so that the same correction gives the same identifier in every file.
 */
function contentHashOf(original: StagedRow, row: StagedRow): string {
  const before = original[at.contentHash] as string;
  if (identityOf(original).every((part, index) => part === identityOf(row)[index])) return before;
  const [day, amount, currency, party, purpose, eref] = identityOf(row) as [
    string | null,
    number | null,
    ...(string | null)[],
  ];
  const reference = before.startsWith('b') ? (bankReferenceOf(original) ?? before) : '';
  const texts = { reference, party: party ?? null, purpose: purpose ?? null, eref: eref ?? null };
  hashBooking(day, amount, currency ?? null, texts);
  const [low = 0, high = 0, c = 0, d = 0] = lastHash;
  return contentHashText(low, high, c, d);
}

function identityOf(row: StagedRow): (string | number | null)[] {
  const head = [row[at.bookingDay], row[at.amountMinor], row[at.currency]];
  const isReference = (row[at.contentHash] as string).startsWith('b');
  const party = row[at.counterpartyIban] ?? row[at.counterpartyName];
  const rest = isReference ? [] : [party, row[at.purpose], row[at.eref]];
  return [...head, ...rest] as (string | number | null)[];
}

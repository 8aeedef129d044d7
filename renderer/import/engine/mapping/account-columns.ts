import type { TargetField } from '../../../../preload/contract/reading/reading';
import { servesSeveralNames } from '../columns/account-users';
import { type Column, headerWeight, type MappingDraft } from '../columns/column-candidates';
import type { ColumnProfile } from '../columns/column-profile';
import { isShortFor } from '../values/account-spelling';
import { shapeIban } from '../values/identifiers';
import { isIdentifier } from './map-bics';

/** What headers and cells say of columns of accounts: whose they are, and whether they hold numbers or names. */

export interface PartyContext {
  /** Owner of the account as the preamble names him, or null. */
  owner: string | null;
  ownIban: string | null;
  /** The number of the account as the lines above the table state it, whole or masked; null where they do not. */
  statedNumber: string | null;
}

export const isTextual = (profile: ColumnProfile) =>
  profile.isEmpty || (!profile.isDate && profile.letters > 0);

/** Names under a header such as `Counterparty` are no accounts. */
export function isAccountLike(profile: ColumnProfile): boolean {
  if (profile.isEmpty) return true;
  return (
    isIdentifier(profile) &&
    profile.ibans + profile.longNumbers + profile.pendingWords >= profile.filled * 0.5
  );
}

/** Own account or the counterparty: an own account stands in every row and is one of few. */
export function looksOwn(column: Column, context: PartyContext): boolean {
  const { profile } = column;
  if (profile.isEmpty) return false;
  if (context.ownIban && profile.distinct.size === 1) {
    const [only = ''] = profile.distinct.keys();
    if (only.replace(/\s/g, '').toUpperCase() === context.ownIban) return true;
    if (shapeIban(only)) return false;
  }
  if (profile.filled < profile.rows * 0.95) return profile.masked > 0 && profile.distinct.size <= 3;
  const distinct = profile.ibans > 0 ? countIbans(profile) : profile.distinct.size;
  if (distinct === 1) return profile.rows > 1 || headerWeight(column, 'accountIban') === 1;
  return profile.rows >= 4 && distinct <= Math.max(2, Math.min(20, profile.rows / 3));
}

/** Different accounts, whatever their spelling. */
export function countIbans(profile: ColumnProfile): number {
  return new Set([...profile.distinct.keys()].map((text) => shapeIban(text) ?? text)).size;
}

/** The same IBAN in every row, beside an own account number: the IBAN of that account. */
export function isOneIban(profile: ColumnProfile): boolean {
  return profile.rows > 3 && profile.ibans === profile.rows && countIbans(profile) === 1;
}

const oppositeFields: Partial<Record<TargetField, readonly TargetField[]>> = {
  payerIban: ['payeeIban', 'payeeName'],
  payeeIban: ['payerIban', 'payerName'],
};

/** `Empfänger IBAN` is the counterparty of every row unless a column for the payer stands beside it. */
export function isUndirected(column: Column, field: TargetField, columns: readonly Column[]): boolean {
  const opposite = oppositeFields[field];
  if (!opposite) return false;
  if (Math.max(headerWeight(column, 'counterpartyIban'), headerWeight(column, 'accountIban')) < 0.9)
    return false;
  return !columns.some(
    (other) => other !== column && opposite.some((side) => headerWeight(other, side) >= 0.9),
  );
}

/** `Savings`, `Rewards Visa`: names in the column of an account. */
export function holdsNames({ profile }: Column): boolean {
  return profile.letters > 0 && profile.ibans + profile.longNumbers + profile.masked === 0;
}

export function clearly(column: Column, field: TargetField, rival: TargetField): boolean {
  return headerWeight(column, field) > 0 && headerWeight(column, rival) === 0;
}

/** `Source account` without an account that it goes to. */
export function isSource(column: Column, columns: readonly Column[]): boolean {
  return (
    headerWeight(column, 'payerIban') >= 0.95 &&
    columns.every((other) => headerWeight(other, 'payeeIban') < 0.9)
  );
}

export const kindOfAccount =
  /\b(?:type|typ|tipo|art|kontotyp|kontoart|soort|product|produkt|producto|prodotto)\b/;
export const cardNumber = /kart|card|carte|carta|tarjeta|kort/;

/** `Maksaja` and `Maksunsaaja` above accounts: those of payer and payee. */
export function sideOf(column: Column): 'payerIban' | 'payeeIban' | null {
  const { profile } = column;
  if (profile.ibans < profile.filled * 0.6 || profile.isEmpty) return null;
  if (headerWeight(column, 'payerName') >= 0.7) return 'payerIban';
  return headerWeight(column, 'payeeName') >= 0.7 ? 'payeeIban' : null;
}

const cardHeader =
  /^(?:card|karte|carte|carta|tarjeta|cartao|kaart|kort|karta|kreditkarte)(?: ?(?:name|no|number|nr|nummer|used|numero))?$/;

/** `Visa *1234` and `Visa *5678` below a header that says card, in every row: each card has bookings of its own. */
export function namesCards({ key, profile }: Column): boolean {
  const { distinct, filled, rows } = profile;
  if (!cardHeader.test(key) || filled < rows || distinct.size < 2 || distinct.size >= rows) return false;
  return distinct.size <= 10 && profile.countDistinct((text) => !/(?:^|\D)\d{4}$/.test(text.trim())) === 0;
}

/** An IBAN in every row, beside accounts whose header can only mean the counterparty: the own one, however few rows there are. */
export function isBesideOther({ profile }: Column, columns: readonly Column[], draft: MappingDraft): boolean {
  return (
    profile.ibans === profile.rows &&
    countIbans(profile) < profile.rows &&
    columns.some(
      (other) =>
        draft.byColumn.get(other.index)?.field === 'counterpartyIban' &&
        other.profile.ibans > 0 &&
        clearly(other, 'counterpartyIban', 'accountIban'),
    )
  );
}

/** Masked cards below a number that is stated for the account: they belong to it, and are no accounts of their own. */
export function releaseCards(
  columns: readonly Column[],
  draft: MappingDraft,
  { statedNumber }: PartyContext,
): void {
  if (statedNumber === null || draft.fixed.has('accountIban') || /[*xX•]/.test(statedNumber)) return;
  for (const index of [...(draft.byField.get('accountIban') ?? [])]) {
    const { profile, key } = columns[index] as Column;
    const isMasked = profile.masked > 0 && profile.masked === profile.filled && cardNumber.test(key);
    const isSame = [...profile.distinct.keys()].some((text) => isShortFor(text.trim(), statedNumber));
    if (isMasked && !isSame) draft.release(index);
  }
}

/**
 * One account is stated above the rows, and the column has several, none of them for several names: the own bank is paid from the own
 * account.
 */
export function isOfOthers(
  column: Column,
  columns: readonly Column[],
  rows: readonly string[][],
  { ownIban }: PartyContext,
): boolean {
  const { profile } = column;
  return (
    ownIban !== null &&
    profile.ibans > 0 &&
    countIbans(profile) > 1 &&
    !servesSeveralNames(column, columns, rows)
  );
}

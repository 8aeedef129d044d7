import type { TargetField } from '../../../../preload/contract/reading/reading';
import { type Column, headerWeight, type MappingDraft } from '../columns/column-candidates';
import { isSellerList } from '../columns/seller-list';
import { AmountReader } from '../values/amounts';
import { headerCurrency } from '../vocabulary/header-terms';
import { assignSides, isFilledAmount } from './map-unnamed-amounts';

/**
 * `Amount;Paid out`: what came in stands in the one column and what left in the other, so that every row fills one of them. Only
 * where no second amount fills the gaps.
 */
export function assignLoneSide(
  amount: Column,
  columns: readonly Column[],
  sides: Partial<Record<'debit' | 'credit', readonly Column[]>>,
  draft: MappingDraft,
  rows: readonly string[][],
): void {
  const amounts = draft.byField.get('amount') ?? [];
  if (amounts.length > 1) return;
  const fillsGaps = ({ index }: Column) =>
    index !== draft.totalColumn &&
    rows.some((cells) => isFilledAmount(cells[index])) &&
    rows.every((cells) => isFilledAmount(cells[index]) !== isFilledAmount(cells[amount.index]));
  for (const [field, named] of Object.entries(sides) as [TargetField, readonly Column[]][]) {
    if (!draft.isOpen(field)) continue;
    const side = named.find(
      (column) =>
        draft.isFree(column) &&
        !column.profile.isEmpty &&
        headerWeight(column, field) >= 0.85 &&
        fillsGaps(column),
    );
    if (!side) continue;
    draft.assignByHeader(side, field);
    return;
  }
  // Whatever it is called: what a shop or a host has left is what was paid out.
  const paidOut = columns.find(
    (column) =>
      draft.isFree(column) && column.profile.isNumeric && !column.profile.isDate && fillsGaps(column),
  );
  if (paidOut && isSellerList(columns) && draft.isOpen('debit'))
    draft.assign(paidOut, 'debit', 0.7, [{ code: 'content.position' }]);
}

/**
 * `Betrag 1;Betrag 2`, `Amount;Other`: two amounts without sign of which every row fills one, and no header that says why. What went
 * out stands in one of them, as the balance or words say; where neither does, it is asked.
 */
export function splitExclusive(
  amount: Column,
  columns: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
): void {
  const isFixed = (['amount', 'debit', 'credit'] as const).some((field) => draft.fixed.has(field));
  if (isFixed || draft.has('debit') || draft.has('credit') || isSellerList(columns)) return;
  const named = draft.byField.get('amount') ?? [];
  const isOther = (column: Column) =>
    column !== amount &&
    (named.includes(column.index) || (draft.isFree(column) && (column.matches[0]?.weight ?? 0) < 0.5));
  const others = columns.filter(
    (column) => isOther(column) && isBareMoney(column) && fillsOtherRows(column, amount, rows),
  );
  const [other] = others;
  if (!other || others.length > 1 || !isBareMoney(amount) || named.length > 2) return;
  if (tellsApart(amount, other) || columns.some(({ profile }) => profile.isDirection)) return;
  draft.release(amount.index);
  draft.release(other.index);
  const [first, second] = amount.index < other.index ? [amount, other] : [other, amount];
  assignSides(first, second, undefined, draft, rows);
}

/** Amounts with decimals and without any sign. */
function isBareMoney({ profile }: Column): boolean {
  const { decimal } = profile;
  const hasPlaces = decimal[','] + decimal['.'] + decimal.either > 0;
  return profile.isNumeric && !profile.isDate && profile.signed === 0 && profile.positive > 0 && hasPlaces;
}

function fillsOtherRows(one: Column, other: Column, rows: readonly string[][]): boolean {
  return rows.every((cells) => isFilledAmount(cells[one.index]) !== isFilledAmount(cells[other.index]));
}

/** The headers name two currencies, or reservations beside bookings: both columns hold amounts of one direction or another. */
function tellsApart(one: Column, other: Column): boolean {
  const [first, second] = [headerCurrency(one.header), headerCurrency(other.header)];
  if (first !== second) return true;
  return [one, other].some(({ key }) => reserved.test(key));
}

const reserved = /vorgemerkt|vormerk|reserv|pending|authori[sz]|offen|en attente|in attesa|pendiente/;

/**
 * A column that one row alone fills, with the sum of what all other rows have in another column: that row is their total. Returns
 * such columns.
 */
export function totalColumns(amounts: readonly Column[], rows: readonly string[][]): readonly Column[] {
  return amounts.filter(
    (column) =>
      column.profile.filled === 1 &&
      column.profile.rows > 3 &&
      amounts.some(
        (other) => other.profile.filled === column.profile.rows - 1 && isSumOf(column, other, rows),
      ),
  );
}

function isSumOf(total: Column, parts: Column, rows: readonly string[][]): boolean {
  return ([',', '.'] as const).some((sign) => {
    const reader = new AmountReader(sign);
    let sum = 0;
    let stated: number | null = null;
    for (const cells of rows) {
      const isTotal = (cells[total.index] ?? '').trim() !== '';
      if (reader.parse(cells[isTotal ? total.index : parts.index] ?? '', 3) !== 0) return false;
      if (isTotal) stated = reader.minor;
      else sum += reader.minor;
    }
    return stated !== null && Math.abs(stated) === Math.abs(sum);
  });
}

/** Beside the amount that moved the account: what was charged for shipping, tax, tips and the like is a part of it. */
const ofPart =
  /\b(?:shipping|handling|postage|delivery|tip|tips|discount|discounts|tax|taxes|vat|versand|versandkosten|porto|trinkgeld|rabatt|skonto|steuer|mwst|ust|livraison|expedition|port|pourboire|remise|taxe|taxes|tva|spedizione|mancia|sconto|imposta|iva|envio|manipulacion|propina|descuento|impuesto|impuestos|portes|gorjeta|desconto|imposto|verzending|verzendkosten|fooi|korting|btw|frakt|fragt|dricks|moms|toimitus|wysylka|napiwek|rabat|podatek|postovne|dph)\b/;
const withPart = /\b(?:incl|inkl|including|inklusive|total|brutto|gesamt|gesamtbetrag|ttc|after|net|netto)\b/;

/** Amounts that are no part of another; all of them when nothing else is there. */
export function wholeAmounts(amounts: Column[]): Column[] {
  const whole = amounts.filter(({ key }) => !ofPart.test(key) || withPart.test(key));
  return whole.length > 0 ? whole : amounts;
}

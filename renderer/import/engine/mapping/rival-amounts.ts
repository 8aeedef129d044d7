import { type Column, headerReasons, headerWeight, type MappingDraft } from '../columns/column-candidates';
import { thousandthsIn } from '../values/amounts';
import { headerCurrency } from '../vocabulary/header-terms';

/** What is known of the currency of the account before its columns are: as the file states it, and as the country of its number has it. */
export interface OwnCurrency {
  stated: string | null;
  ofCountry: string | null;
}

/** From here on a header names an amount. */
const leastName = 0.6;
const mostRows = 2_000;
/**
 * Within one currency pair a rate moves by less than this factor from one row to the next, rounding of small amounts apart: it drifts, and
 * doubles in years, where a currency falls.
 */
const steadyRate = 1.25;
/** Fewest rows whose rates say something. */
const fewestRates = 3;
/** Thousandths below which a rate is mostly rounding. */
const leastSize = 1_000;
/** Thousandths below which both are the same by rounding where a rate is nearly one. */
const leastAlike = 5_000;

interface Likeness {
  /** Rows in which both amounts are the same, no cents that are so by rounding, and such in which they are not. */
  alike: number;
  apart: number;
  /** The largest step of the rate between them from one row to the next, as a factor. */
  jump: number;
}

/** Of the currencies that the euro replaced: units for one euro, for ever. */
const fixedRates = [
  1.95583, 2.20371, 3.4528, 5.94573, 6.55957, 7.5345, 13.7603, 15.6466, 30.126, 40.3399, 166.386, 200.482,
  239.64, 340.75, 1936.27,
];

/** The same money in a currency that the euro replaced: each amount at its fixed rate. No other rate tells a currency from a fee or a tax. */
export function isInFormerCurrency(euros: Column, other: Column, rows: readonly string[][]): boolean {
  if (rows.length < fewestRates) return false;
  const pairs = pairsOf(euros, other, rows);
  // Half a cent of each is rounded away.
  return fixedRates.some((rate) =>
    pairs.every(([euro = Number.NaN, former = Number.NaN]) => Math.abs(former - euro * rate) <= 5 * rate + 5),
  );
}

/** What two columns hold in each row, in thousandths; NaN where it is no number. */
function pairsOf(one: Column, other: Column, rows: readonly string[][]): number[][] {
  const read = ([',', '.'] as const).map((sign) => {
    const minorOf = thousandthsIn(sign);
    return rows.slice(0, mostRows).map((cells) => [minorOf(cells[one.index]), minorOf(cells[other.index])]);
  });
  const unread = (pairs: readonly number[][]) => pairs.flat().filter(Number.isNaN).length;
  const [comma = [], point = []] = read;
  return unread(comma) <= unread(point) ? comma : point;
}

/** How two columns go together in the rows that fill both; null where signs differ, or one is filled where the other is not. */
function likenessOf(one: Column, other: Column, rows: readonly string[][]): Likeness | null {
  let [alike, apart, jump, lastRate] = [0, 0, 1, 0];
  for (const [first = Number.NaN, second = Number.NaN] of pairsOf(one, other, rows)) {
    if (Number.isNaN(first) && Number.isNaN(second)) continue;
    if (Number.isNaN(first + second) || Math.sign(first) !== Math.sign(second)) return null;
    if (first !== second) apart++;
    if (Math.min(Math.abs(first), Math.abs(second)) < leastSize) continue;
    if (first === second && Math.abs(first) >= leastAlike) alike++;
    const rate = first / second;
    if (lastRate > 0) jump = Math.max(jump, rate / lastRate, lastRate / rate);
    lastRate = rate;
  }
  return { alike, apart, jump };
}

/**
 * Of two amounts of one booking, the one in the currency of the account: the header names the stated currency; where one header names a
 * currency, the rows of the other are in several (alike in some, or at rates far apart), or the number of the account is of a country with
 * that currency. Null where nothing says it.
 */
function inOwnCurrency(
  pair: readonly [Column, Column],
  { alike, apart, jump }: Likeness,
  own: OwnCurrency,
): Column | null {
  const named = pair.filter(({ header }) => headerCurrency(header) !== null);
  const stated = named.filter(({ header }) => headerCurrency(header) === own.stated);
  if (stated.length === 1) return stated[0] ?? null;
  const [only] = named;
  if (!only || named.length > 1) return null;
  if (apart === 0) return only;
  if (own.stated !== null) return pair.find((column) => column !== only) ?? null;
  if (headerCurrency(only.header) === own.ofCountry) return only;
  return (alike > 0 && apart > 0) || jump > steadyRate ? only : null;
}

/**
 * `Amount;Amount EUR`, `Amount USD;Amount EUR`: of several columns named alike, in each row of one sign and in some rows of another size,
 * one moved the account, and the others say the same in another currency. Returns it; where nothing says which it is, they are asked about.
 * `isSure`: something else says that the chosen one is that of the account.
 */
export function settleRivals(
  chosen: Column,
  amounts: readonly Column[],
  rows: readonly string[][],
  { draft, own, isSure }: { draft: MappingDraft; own: OwnCurrency; isSure: boolean },
): Column {
  if (isSure) return chosen;
  const rivals = amounts.flatMap((other) => {
    const isOther = other !== chosen && other.key !== chosen.key && draft.isFree(other);
    if (!isOther || headerWeight(other, 'amount') < leastName || other.profile.isDate) return [];
    const likeness = other.profile.isNumeric ? likenessOf(chosen, other, rows) : null;
    return likeness && likeness.apart + likeness.alike > 0 ? [{ other, likeness }] : [];
  });
  for (const { other, likeness } of rivals) {
    const booked = inOwnCurrency([chosen, other], likeness, own);
    if (booked === null) continue;
    const paid = booked === chosen ? other : chosen;
    if (draft.isOpen('originalAmount'))
      draft.assign(paid, 'originalAmount', 0.8, headerReasons(paid, 'amount'));
    return booked;
  }
  // Proposed is the one whose header names its currency.
  const all = [chosen, ...rivals.flatMap(({ other, likeness }) => (likeness.apart > 0 ? [other] : []))];
  const proposed = all.find(({ header }) => headerCurrency(header) !== null) ?? chosen;
  draft.rivals.push(...all.filter((column) => column !== proposed).map(({ index }) => index));
  return proposed;
}

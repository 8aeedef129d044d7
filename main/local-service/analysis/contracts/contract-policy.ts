import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { categoryOf } from '../tables/category-tree';
import type { PaymentSeries } from './payment-series';

/** Decides whether a series of payments is a contract. */

function shareOfLikeAmounts(members: readonly PreparedTransaction[], tolerance: number): number {
  if (members.length < 2) return 0;
  let like = 0;
  for (let i = 1; i < members.length; i += 1) {
    const a = Math.abs(members[i - 1]?.amountMinor ?? 0);
    const b = Math.abs(members[i]?.amountMinor ?? 0);
    if (a === b || Math.abs(a - b) <= Math.max(a, b) * tolerance) like += 1;
  }
  return like / (members.length - 1);
}

/** Days of a month differ by at most four for most payments. */
function hasTightDays(members: readonly PreparedTransaction[]): boolean {
  const days = members.map((member) => Number(member.source.bookingDay.slice(8)));
  for (const anchor of new Set(days)) {
    const near = days.filter(
      (day) => Math.min(Math.abs(day - anchor), 31 - Math.abs(day - anchor)) <= 3,
    ).length;
    if (near >= days.length * 0.85) return true;
  }
  return false;
}

/** Nobody agrees on a full tank by card, though one costs what another did. */
const boughtOnTheWay = /^mobility\.(fuel|parking-toll|car-sharing)$/;

const slow = new Set(['quarterly', 'half-yearly', 'yearly', 'bi-monthly']);

/** Nobody is ill so regularly, and for the same money: that is care. */
const fewestVisits = 8;

/** Nobody agrees to pay so often: every day of a month there is another bill. */
const mostInWeek = 1.5;
const fewestDense = 12;

function isTooDense(members: readonly PreparedTransaction[]): boolean {
  const first = members[0]?.dayNumber ?? 0;
  const weeks = ((members[members.length - 1]?.dayNumber ?? 0) - first) / 7 + 1;
  return members.length >= fewestDense && members.length > weeks * mostInWeek;
}

/** What is asked for more often than once a year, or only when there is an occasion. */
const askedOften = /^(?:fees|investments|staff|taxes\.(?!vehicle)|housing\.(?!broadcast|rent))/;
const longLedger = 200;

/** What an authority grants on a bill that was handed in differs each time and comes when it comes. */
function isGrantedByBill(members: readonly PreparedTransaction[], category: string): boolean {
  return category === 'income.benefits' && shareOfLikeAmounts(members, 0.3) < 0.5 && !hasTightDays(members);
}

/** Days of the first and the last booking of a ledger. */
export interface LedgerSpan {
  first: number;
  last: number;
}

const awayFromEdges = 45;

/** Two months in the middle of a long ledger are over: a summer job, a lodger. At its edges an agreement may begin or end. */
function isEpisode({ members, cadence }: PaymentSeries, { first, last }: LedgerSpan): boolean {
  if (members.length !== 2 || cadence?.interval !== 'monthly') return false;
  const [one, other] = members;
  return (
    (one?.dayNumber ?? first) - first > awayFromEdges && last - (other?.dayNumber ?? last) > awayFromEdges
  );
}

const unknownSpan: LedgerSpan = { first: 0, last: 0 };

export function isContract(
  series: PaymentSeries,
  category: string,
  weight: number,
  span: LedgerSpan = unknownSpan,
): boolean {
  const { members, cadence } = series;
  if (isTooDense(members) || isGrantedByBill(members, category)) return false;
  if (members.length === 1 && span.last - span.first > longLedger && askedOften.test(category)) return false;
  if (!category.startsWith('insurances.') && isEpisode(series, span)) return false;
  const { rhythm, sign } = categoryOf(category);
  const count = members.length;
  const regularity = cadence?.regularity ?? 0;
  const isSure = weight >= 4;
  const isBound =
    series.references.size > 0 ||
    series.mandates.size > 0 ||
    members.some(({ nature }) => nature === 'direct-debit' || nature === 'standing-order');
  if (category.startsWith('insurances.') && isSure) return true;
  const isEqual = shareOfLikeAmounts(members, 0.001) >= 0.6;
  if (rhythm === 'never') {
    const isLong = category === 'health.doctor' && count >= fewestVisits;
    return count >= 4 && regularity >= 0.8 && isEqual && (isBound || isLong) && !hasCardOnly(members);
  }
  if (rhythm === 'expected' && isSure) {
    if (count === 1) return sign === -1 && !hasCardOnly(members);
    if (count === 2) return regularity === 1 || isBound;
    return regularity >= 0.5;
  }
  if (count === 2) {
    // What a school or a university asks for each term; a short ledger has two of them.
    const isTerm = isSure && category === 'education.course' && cadence?.interval === 'half-yearly';
    const isKnown = rhythm === 'expected' || series.mandates.size > 0 || isTerm;
    const isSlow = cadence !== null && slow.has(cadence.interval) && regularity === 1;
    return isKnown && isSlow && shareOfLikeAmounts(members, 0.12) === 1;
  }
  if (count < 3 || regularity < 0.66) return false;
  // Few payments without any sign of an agreement fall into step by chance.
  if (count < 5 && !isBound && regularity < 0.85) return false;
  if (hasCardOnly(members) && rhythm === 'possible')
    return regularity >= 0.8 && isEqual && !boughtOnTheWay.test(category);
  // Invoices of one partner may fall into step by chance; only steady amounts make a retainer of them.
  if (members.some(({ signals }) => signals.has('invoice')) && !isBound) return isEqual;
  const like = shareOfLikeAmounts(members, 0.12);
  if (isEqual || like >= 0.75) return true;
  if (rhythm === 'expected') return like >= 0.4 || (isBound && hasTightDays(members));
  // A supplier that is paid by debit each month for what was ordered is a customer's account, not an agreement.
  const isSteady = category !== 'business.supplier' || like >= 0.4;
  return isSteady && count >= 5 && regularity >= 0.8 && isBound && hasTightDays(members);
}

function hasCardOnly(members: readonly PreparedTransaction[]): boolean {
  return members.every(({ nature }) => nature === 'card');
}

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

const slow = new Set(['quarterly', 'half-yearly', 'yearly', 'bi-monthly']);

export function isContract(series: PaymentSeries, category: string, weight: number): boolean {
  const { members, cadence } = series;
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
    return count >= 4 && regularity >= 0.8 && isEqual && isBound && !hasCardOnly(members);
  }
  if (rhythm === 'expected' && isSure) {
    if (count === 1) return sign === -1 && !hasCardOnly(members);
    if (count === 2) return regularity === 1 || isBound;
    return regularity >= 0.5;
  }
  if (count === 2) {
    const isKnown = rhythm === 'expected' || series.mandates.size > 0;
    const isSlow = cadence !== null && slow.has(cadence.interval) && regularity === 1;
    return isKnown && isSlow && shareOfLikeAmounts(members, 0.12) === 1;
  }
  if (count < 3 || regularity < 0.66) return false;
  // Few payments without any sign of an agreement fall into step by chance.
  if (count < 5 && !isBound && regularity < 0.85) return false;
  if (hasCardOnly(members) && rhythm === 'possible') return regularity >= 0.8 && isEqual;
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

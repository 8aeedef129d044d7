import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { collectEvidence, collectReversedEvidence } from '../evidence/evidence';
import { weigh } from '../evidence/verdict';
import { categoryOf } from '../tables/category-tree';
import type { LabelContext } from './label';

/** Tells money in that undoes money out from income. */

/** Evidence of this weight says what a booking is. */
const strongEnough = 4;
const mayBeGivenBack =
  /^(taxes|insurances|housing|staff|communication|business\.(?!supplier|payment-service))/;
const bought = /^(shopping|leisure\.(?!travel)|mobility|health)/;
/** Days within which the same amount from the same partner is the payment coming back. */
const longestReturnOfEqual = 60;

/** The same mandate and amount coming back is a return, whatever it is called. */
function bringsBack(back: PreparedTransaction, out: readonly PreparedTransaction[]): boolean {
  if (back.mandate === '') return false;
  return out.some(
    ({ mandate, amountMinor, dayNumber }) =>
      mandate === back.mandate &&
      amountMinor === -back.amountMinor &&
      dayNumber <= back.dayNumber &&
      back.dayNumber - dayNumber <= longestReturnOfEqual,
  );
}

const fewestSteady = 3;

/** Amounts that come in again and again: a former employer that also sells, and no refund. */
export function steadyAmounts(transactions: readonly PreparedTransaction[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { isOut, amountMinor } of transactions)
    if (!isOut) counts.set(amountMinor, (counts.get(amountMinor) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= fewestSteady).map(([amount]) => amount));
}

function isEarned(context: LabelContext, transaction: PreparedTransaction): boolean {
  return (weigh(collectEvidence(transaction, context.options))?.weight ?? 0) >= strongEnough;
}

/** Money in that undoes money out: a returned debit, or a refund by a counterparty that is paid otherwise. */
export function comesBack(
  context: LabelContext,
  transaction: PreparedTransaction,
  out: readonly PreparedTransaction[],
  steady: ReadonlySet<number>,
): boolean {
  if (transaction.isReturn) return true;
  if (transaction.nature === 'refund') return true;
  if (bringsBack(transaction, out)) return true;
  const { partner } = transaction;
  const isPerson = context.options.userType === 'person';
  const isPrivate = isPerson && (partner.isPerson || partner.isPersonShaped);
  const reversed = weigh(collectReversedEvidence(transaction, context.options));
  // A payment service hands on what customers paid; it takes its fee and gives none of it back.
  if (!isPerson && reversed?.category === 'business.payment-service') return false;
  const isRefund = transaction.signals.has('refund') || transaction.nature === 'card';
  if (isRefund && out.length > 0 && !isPrivate) return true;
  if (reversed === null || reversed.weight < strongEnough) return false;
  // What a shop or an inn pays to its customers it gives back, whatever it calls it.
  const isGoods =
    isPerson &&
    !isPrivate &&
    categoryOf(reversed.category).rhythm === 'never' &&
    bought.test(reversed.category);
  // Who works on own account sends bills to inns and doctors, too.
  const isBill =
    out.length === 0 && (context.options.isTrader === true || transaction.signals.has('invoice'));
  if (isGoods && (isRefund || (!isBill && !steady.has(transaction.amountMinor))))
    return !isEarned(context, transaction);
  // No authority pays for anything but what was paid too much, whatever it calls it.
  if (reversed.category.startsWith('taxes.') && !isEarned(context, transaction)) return true;
  // Refunds of taxes and premiums come back although the payment lies before the data.
  const isOwed = out.length > 0 || !reversed.category.startsWith('business.');
  return isRefund && isOwed && mayBeGivenBack.test(reversed.category);
}

import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { collectEvidence, evidenceOf, readPurposeSigns } from '../evidence/evidence';
import { Precedents } from '../evidence/precedents';
import { type Verdict, weigh } from '../evidence/verdict';
import { categoryOf } from '../tables/category-tree';
import type { Evidence } from '../words/word-evidence';
import type { LabelContext } from './label';

/** Tells money in that undoes money out from income. */

/** Evidence of this weight says what a booking is. */
const strongEnough = 4;
const namesForCertain = 6;
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

/** What the bookings with one counterparty tell together. */
interface History {
  steady: ReadonlySet<number>;
  paysMore: boolean;
  reversed: Precedents<Reversed>;
}

/** What the words of money in would mean if it went out. */
interface Reversed {
  meaning: readonly Evidence[];
  verdict: Verdict | null;
}

function reversedOf(
  { options }: LabelContext,
  transaction: PreparedTransaction,
  { reversed }: History,
): Reversed {
  const isOut = !transaction.isOut;
  const signs = readPurposeSigns(transaction, options, isOut);
  const known = reversed.of(transaction, signs);
  if (known) return known;
  const meaning = evidenceOf(transaction, signs, options, isOut);
  const found = { meaning, verdict: weigh(meaning) };
  reversed.add(transaction, signs, found);
  return found;
}

export function historyOf(transactions: readonly PreparedTransaction[]): History {
  return {
    steady: steadyAmounts(transactions),
    paysMore: paysMore(transactions),
    reversed: new Precedents(),
  };
}

/** Amounts that come in again and again: a former employer that also sells, and no refund. */
function steadyAmounts(transactions: readonly PreparedTransaction[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { isOut, amountMinor } of transactions)
    if (!isOut) counts.set(amountMinor, (counts.get(amountMinor) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= fewestSteady).map(([amount]) => amount));
}

/** Certain by itself: a return that is called one, or the same mandate and amount. */
function isReturned(transaction: PreparedTransaction, out: readonly PreparedTransaction[]): boolean {
  return transaction.isReturn || transaction.nature === 'refund' || bringsBack(transaction, out);
}

const fewestPayments = 4;

/** Who pays again and again, and more than is paid to him, is no shop that gives money back: takings, wages, customers. */
function paysMore(transactions: readonly PreparedTransaction[]): boolean {
  let payments = 0;
  let sum = 0;
  for (const { isOut, isReturn, amountMinor } of transactions) {
    sum += amountMinor;
    if (!isOut && !isReturn) payments += 1;
  }
  return payments >= fewestPayments && sum > 0;
}

function isEarned(context: LabelContext, transaction: PreparedTransaction): boolean {
  return (weigh(collectEvidence(transaction, context.options))?.weight ?? 0) >= strongEnough;
}

/** Who pays and names a tax gives it back, whatever he calls it; a town also pays wages and bills. */
function namesTax(reversed: readonly Evidence[]): boolean {
  return reversed.some(
    ({ isPurpose, weight, category }) =>
      isPurpose && weight >= namesForCertain && category.startsWith('taxes.'),
  );
}

const taxOffice =
  /FINANZAMT|FINANZKASSE|STEUERAMT|STEUERVERW|FINANCESPUBLIQUES|GENERALEDESFIN|BELASTINGDIENST|ESTV/;

/** A tax office gives back, unless it names a benefit that it also pays. */
function isOfTaxOffice(reversed: readonly Evidence[]): boolean {
  return reversed.some(
    ({ isName, category, reason }) => isName && category.startsWith('taxes.') && taxOffice.test(reason),
  );
}

const namesGoods = 7;

/** A "Gutschrift" for what a company delivered: its customer wrote the bill. */
function isDelivered(context: LabelContext, transaction: PreparedTransaction): boolean {
  if (context.options.userType !== 'company') return false;
  return collectEvidence(transaction, context.options).some(
    ({ isPurpose, category, weight }) => isPurpose && category === 'income.sales' && weight >= namesGoods,
  );
}

/** Money in that undoes money out: a returned debit, or a refund by a counterparty that is paid otherwise. */
export function comesBack(
  context: LabelContext,
  transaction: PreparedTransaction,
  out: readonly PreparedTransaction[],
  history: History,
): boolean {
  if (isReturned(transaction, out)) return true;
  const { partner } = transaction;
  const isPerson = context.options.userType === 'person';
  const isPrivate = isPerson && (partner.isPerson || partner.isPersonShaped);
  const { meaning, verdict: reversed } = reversedOf(context, transaction, history);
  const isGiver =
    reversed !== null && reversed.weight >= strongEnough && mayBeGivenBack.test(reversed.category);
  if (history.paysMore && !isGiver) return false;
  // A payment service hands on what customers paid; it takes its fee and gives none of it back.
  if (!isPerson && reversed?.category === 'business.payment-service') return false;
  const isRefund = transaction.signals.has('refund') || transaction.nature === 'card';
  if (isRefund && out.length > 0 && !isPrivate) return !isDelivered(context, transaction);
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
  if (isGoods && (isRefund || (!isBill && !history.steady.has(transaction.amountMinor))))
    return !isEarned(context, transaction);
  if ((namesTax(meaning) || isOfTaxOffice(meaning)) && !isEarned(context, transaction)) return true;
  // Refunds of taxes and premiums come back although the payment lies before the data.
  const isOwed = out.length > 0 || !reversed.category.startsWith('business.');
  return isRefund && isOwed && mayBeGivenBack.test(reversed.category);
}

import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { collectEvidence, collectReversedEvidence } from '../evidence/evidence';
import { weigh } from '../evidence/verdict';
import { fallbackCategory } from './fallback-category';
import { addTag, type ContractDraft, type Label, type LabelContext, setLabel } from './label';

/**
 * Returned debits and refunds carry the label of what they reverse, a repeated payment that of what was returned. A return
 * belongs to the contract and is recurring like the payment it undoes; a refund is not.
 */

/** A direct debit can be returned within eight weeks, unauthorised ones within thirteen months. */
const longestReturnDays = 60;
const longestRetryDays = 75;
/** Reminder and return fees that a repeated payment may contain. */
const largestExtraMinor = 3000;

function paymentBefore(
  back: PreparedTransaction,
  out: readonly PreparedTransaction[],
  taken: ReadonlySet<PreparedTransaction>,
): PreparedTransaction | null {
  let best: PreparedTransaction | null = null;
  for (const payment of out) {
    if (payment.dayNumber > back.dayNumber || back.dayNumber - payment.dayNumber > longestReturnDays)
      continue;
    if (-payment.amountMinor !== back.amountMinor || taken.has(payment)) continue;
    const isSameMandate = back.mandate !== '' && back.mandate === payment.mandate;
    const isBestMandate = best !== null && best.mandate === back.mandate && back.mandate !== '';
    if (!best || isSameMandate || !isBestMandate) best = payment;
  }
  return best;
}

function contractFor(
  back: PreparedTransaction,
  out: readonly PreparedTransaction[],
  context: LabelContext,
): ContractDraft | null {
  let best: ContractDraft | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const payment of out) {
    const contract = context.labels[payment.index]?.contract ?? null;
    if (!contract) continue;
    const amountDistance =
      Math.abs(Math.abs(payment.amountMinor) - Math.abs(back.amountMinor)) /
      Math.max(1, Math.abs(back.amountMinor));
    const mandateDistance =
      back.mandate !== '' && payment.mandate !== '' && back.mandate !== payment.mandate ? 1 : 0;
    const distance = amountDistance + mandateDistance + Math.abs(payment.dayNumber - back.dayNumber) / 1000;
    if (distance < bestDistance) {
      best = contract;
      bestDistance = distance;
    }
  }
  return bestDistance < 0.6 ? best : null;
}

function mostCommonCategory(out: readonly PreparedTransaction[], context: LabelContext): string | null {
  const counts = new Map<string, number>();
  for (const payment of out) {
    const category = context.labels[payment.index]?.category;
    if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  let best: string | null = null;
  for (const [category, count] of counts)
    if (best === null || count > (counts.get(best) ?? 0)) best = category;
  return best;
}

function labelReturn(
  context: LabelContext,
  back: PreparedTransaction,
  payment: PreparedTransaction,
  { category, contract }: Pick<Label, 'category' | 'contract'>,
): void {
  setLabel(context, back, category, `returns the payment of ${payment.source.bookingDay}`, contract);
  addTag(context, back, 'returned-debit');
}

/** A return that names nobody ("Lastschrift Rückgabe") undoes the one payment of its amount before it, whomever that went to. */
export function labelNamelessReturns(context: LabelContext, ordered: readonly PreparedTransaction[]): void {
  const isNameless = ({ partner, mandate, creditorId }: PreparedTransaction) =>
    partner.key === '' && mandate === '' && creditorId === '';
  const backs = ordered.filter((one) => one.isReturn && isNameless(one));
  if (backs.length === 0) return;
  const taken = new Set<PreparedTransaction>();
  // A ledger of a firm has thousands of them: not all payments are walked for each.
  const payments = new Map<string, PreparedTransaction[]>();
  for (const one of ordered) {
    if (!one.isOut || one.partner.key === '') continue;
    const key = `${one.currency} ${-one.amountMinor}`;
    const alike = payments.get(key);
    if (alike) alike.push(one);
    else payments.set(key, [one]);
  }
  for (const back of backs) {
    const payment = paymentBefore(back, payments.get(`${back.currency} ${back.amountMinor}`) ?? [], taken);
    const known = payment ? context.labels[payment.index] : undefined;
    if (!payment || !known) continue;
    taken.add(payment);
    labelReturn(context, back, payment, known);
  }
}

function labelBack(
  context: LabelContext,
  back: PreparedTransaction,
  out: readonly PreparedTransaction[],
  returned: Set<PreparedTransaction>,
): void {
  const isReturn = back.isReturn || back.mandate !== '';
  const payment = isReturn ? paymentBefore(back, out, returned) : null;
  const known = payment ? context.labels[payment.index] : undefined;
  if (payment && known) {
    returned.add(payment);
    labelReturn(context, back, payment, known);
    return;
  }
  const contract = back.isReturn ? contractFor(back, out, context) : null;
  const reversed = weigh(collectReversedEvidence(back, context.options));
  const income = back.isReturn ? null : weigh(collectEvidence(back, context.options));
  const tag = back.isReturn ? 'returned-debit' : 'refund';
  if (contract) {
    setLabel(context, back, contract.category, 'returns a payment of this contract', contract);
    addTag(context, back, tag);
    return;
  }
  const isIncome =
    income !== null &&
    income.category !== 'income.other' &&
    income.category !== 'income.sales' &&
    income.weight > (reversed?.weight ?? 0);
  if (isIncome) {
    setLabel(context, back, income.category, income);
    return;
  }
  const common = mostCommonCategory(out, context);
  const strong = reversed && (reversed.weight >= 4 || !common) ? reversed.category : null;
  const category = strong ?? common;
  const chosen = category
    ? { category, weight: 4, reason: 'gives back what was paid to this counterparty' }
    : fallbackCategory(back, context);
  setLabel(context, back, chosen.category, chosen);
  addTag(context, back, tag);
}

function labelRetry(
  context: LabelContext,
  retry: PreparedTransaction,
  backs: readonly PreparedTransaction[],
  out: readonly PreparedTransaction[],
): void {
  const returned = backs.find((back) => {
    const lag = retry.dayNumber - back.dayNumber;
    const extra = -retry.amountMinor - back.amountMinor;
    return back.isReturn && lag >= 0 && lag <= longestRetryDays && extra >= 0 && extra <= largestExtraMinor;
  });
  const known = returned ? context.labels[returned.index] : undefined;
  if (known) {
    setLabel(context, retry, known.category, 'repeats a returned payment', known.contract);
    addTag(context, retry, 'retry');
    return;
  }
  const contract = contractFor(retry, out, context);
  const verdict = weigh(collectEvidence(retry, context.options)) ?? fallbackCategory(retry, context);
  setLabel(
    context,
    retry,
    contract?.category ?? verdict.category,
    contract ? 'late payment of this contract' : verdict,
    contract,
  );
  addTag(context, retry, 'retry');
}

export function labelReversals(
  context: LabelContext,
  out: readonly PreparedTransaction[],
  retries: readonly PreparedTransaction[],
  backs: readonly PreparedTransaction[],
): void {
  const returned = new Set<PreparedTransaction>();
  for (const back of backs) labelBack(context, back, out, returned);
  for (const retry of retries) labelRetry(context, retry, backs, out);
}

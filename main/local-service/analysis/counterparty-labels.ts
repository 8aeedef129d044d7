import { isContract } from './contract-policy';
import { collectEvidence, collectReversedEvidence } from './evidence';
import { fallbackCategory, partnerEvidence } from './fallback-category';
import { type LabelContext, openContract, setLabel } from './label';
import { type PaymentSeries, splitIntoSeries } from './payment-series';
import type { PreparedTransaction } from './prepared-transaction';
import { labelReversals } from './reversal-labels';
import { categoryOf } from './tables/category-tree';
import { type Verdict, weigh } from './verdict';
import type { Evidence } from './word-evidence';

/** Labels all bookings with one counterparty: series first, then what is left, then what comes back. */

/** Evidence of this weight decides alone; weaker evidence asks the other bookings with the counterparty. */
const strongEnough = 4;
/** More members add nothing to a verdict and cost time. */
const mostWitnesses = 80;

export interface JudgedTransaction {
  transaction: PreparedTransaction;
  evidence: Evidence[];
  verdict: Verdict | null;
}

function pool(judged: readonly JudgedTransaction[], factor: number): Evidence[] {
  const sums = new Map<string, Evidence>();
  const witnesses = judged.slice(0, mostWitnesses);
  for (const { evidence } of witnesses) {
    for (const { category, weight, reason } of evidence) {
      // A bank is paid for many things; cash at its machines says nothing of the others.
      if (category.startsWith('cash.') && witnesses.length > 1) continue;
      const known = sums.get(category);
      if (known) known.weight += weight;
      else sums.set(category, { category, weight, reason });
    }
  }
  const share = factor / Math.max(1, witnesses.length);
  return [...sums.values()].map((entry) => ({ ...entry, weight: entry.weight * share }));
}

function verdictOfSeries(
  members: readonly JudgedTransaction[],
  everyone: readonly JudgedTransaction[],
  context: LabelContext,
): Verdict {
  const own = weigh(pool(members, 1));
  if (own && own.weight >= strongEnough) return own;
  const wider = weigh([...pool(members, 1), ...pool(everyone, 0.5)]);
  if (wider && wider.weight >= 2) return wider;
  const first = members[0];
  return first
    ? fallbackCategory(first.transaction, context)
    : { category: 'income.other', weight: 0, reason: '' };
}

function isLoose({ transaction, verdict }: JudgedTransaction): boolean {
  const { nature } = transaction;
  if (nature === 'cash') return true;
  if (verdict?.category === 'fees.return-fee' || verdict?.category === 'fees.interest') return true;
  const isShop =
    verdict !== null && verdict.weight >= strongEnough && categoryOf(verdict.category).rhythm === 'never';
  return isShop && (nature === 'card' || nature === null || verdict.category === 'investments.securities');
}

/** Bookings that belong to a contract but are no regular payment of it. */
function isAside({ transaction: { signals }, evidence }: JudgedTransaction): boolean {
  if (signals.has('once')) return true;
  const isLine = evidence.some(
    ({ category, weight }) => category === 'credits.line' && weight >= strongEnough,
  );
  return isLine && signals.has('repayment') && !signals.has('interest');
}

function labelSeries(
  context: LabelContext,
  series: PaymentSeries,
  judgedOf: ReadonlyMap<PreparedTransaction, JudgedTransaction>,
  everyone: readonly JudgedTransaction[],
): void {
  const members = series.members.flatMap((member) => judgedOf.get(member) ?? []);
  const verdict = verdictOfSeries(members, everyone, context);
  const category = categoryOf(verdict.category);
  const isRegular = isContract(series, category.id, verdict.weight);
  if (isRegular) {
    const contract = openContract(context, series.members, category.id, series.cadence);
    for (const { transaction } of members)
      setLabel(context, transaction, category.id, verdict.reason, contract);
    return;
  }
  for (const member of members) labelAlone(context, member, everyone, members.length > 1 ? verdict : null);
}

function labelAlone(
  context: LabelContext,
  judged: JudgedTransaction,
  everyone: readonly JudgedTransaction[],
  hint: Verdict | null,
): void {
  const { transaction, evidence, verdict } = judged;
  if (verdict && verdict.weight >= strongEnough) {
    setLabel(context, transaction, verdict.category, verdict.reason);
    return;
  }
  const wider = hint ?? weigh([...evidence, ...pool(everyone, 0.6)]);
  const chosen = wider && wider.weight >= 2 ? wider : (verdict ?? fallbackCategory(transaction, context));
  setLabel(context, transaction, chosen.category, chosen.reason);
}

function kindOfPurpose(judged: JudgedTransaction | undefined): string {
  if (!judged) return '';
  const verdict = weigh(judged.evidence.filter(({ isPurpose, weight }) => isPurpose === true && weight >= 4));
  return verdict && verdict.weight >= 4.5 ? verdict.category : '';
}

/** What friends write is fun ("Pizza", "Rate Fahrrad"): shops and credits named to a person mean nothing. */
const jokes = /^(shopping|leisure|mobility|risk|investments|credits|insurances|business|cash|fees)\./;

function settlePersons(judged: JudgedTransaction[]): void {
  for (const one of judged) {
    if (!one.evidence.some(({ category }) => category === 'transfers.private')) continue;
    one.evidence = one.evidence.map((entry) =>
      jokes.test(entry.category) ? { ...entry, weight: entry.weight * 0.4 } : entry,
    );
    one.verdict = weigh(one.evidence);
  }
}

const trade = new Set(['business.supplier', 'income.sales']);
const fewestTrades = 3;

/** A single purpose that names a premium or a rate among invoices of a supplier is about goods, not about an agreement. */
function settleIsolated(judged: JudgedTransaction[], context: LabelContext): void {
  if (context.options.userType !== 'company' || judged.length <= fewestTrades) return;
  const isTrade = (one: JudgedTransaction) =>
    trade.has(one.verdict?.category ?? '') || one.verdict === null || one.verdict.weight < strongEnough;
  const others = judged.filter((one) => !isTrade(one));
  const trades = judged.length - others.length;
  if (trades < fewestTrades || others.length > judged.length * 0.25) return;
  const counts = new Map<string, number>();
  for (const { verdict } of others)
    counts.set(verdict?.category ?? '', (counts.get(verdict?.category ?? '') ?? 0) + 1);
  for (const one of others) {
    const isAlone = (counts.get(one.verdict?.category ?? '') ?? 0) <= 2;
    if (
      !isAlone ||
      !one.evidence.every(({ isPurpose, category }) => isPurpose === true || trade.has(category))
    )
      continue;
    const category = one.transaction.isOut ? 'business.supplier' : 'income.sales';
    one.evidence = [{ category, weight: strongEnough, reason: 'other bookings with this partner are trade' }];
    one.verdict = weigh(one.evidence);
  }
}

function labelDirection(context: LabelContext, transactions: readonly PreparedTransaction[]): void {
  if (transactions.length === 0) return;
  const judged = transactions.map((transaction): JudgedTransaction => {
    const evidence = collectEvidence(transaction, context.options);
    evidence.push(...partnerEvidence(transaction, context));
    return { transaction, evidence, verdict: weigh(evidence) };
  });
  if (context.options.userType === 'person') settlePersons(judged);
  settleIsolated(judged, context);
  const judgedOf = new Map(judged.map((one) => [one.transaction, one]));
  const regular: PreparedTransaction[] = [];
  const aside: JudgedTransaction[] = [];
  for (const one of judged) {
    if (isLoose(one) || isAside(one)) aside.push(one);
    else regular.push(one.transaction);
  }
  const kinds = new Map<PreparedTransaction, string>();
  if (regular.length > 1) for (const one of regular) kinds.set(one, kindOfPurpose(judgedOf.get(one)));
  for (const series of splitIntoSeries(regular, (transaction) => kinds.get(transaction) ?? '')) {
    labelSeries(context, series, judgedOf, judged);
  }
  for (const one of aside) labelAlone(context, one, judged, null);
}

/** Money from a partner that is paid interest or rates otherwise, and says nothing but that it is paid out. */
function labelLoanMoney(
  context: LabelContext,
  out: readonly PreparedTransaction[],
  transactions: readonly PreparedTransaction[],
): PreparedTransaction[] {
  const categories = new Set(out.map((payment) => context.labels[payment.index]?.category));
  const isLine = categories.has('credits.line');
  if (!isLine && !categories.has('credits.loan')) return [];
  const found = transactions.filter(
    ({ isOut, isReturn, signals }) =>
      !isOut &&
      !isReturn &&
      !signals.has('refund') &&
      (signals.has('payout') || (isLine && signals.has('drawdown'))),
  );
  for (const transaction of found) {
    const category = isLine ? 'credits.line-drawdown' : 'income.loan-payout';
    setLabel(context, transaction, category, 'paid out by a partner that is paid for a credit');
  }
  return found;
}

/** `transactions`: all bookings with one counterparty that are no own transfers, in order of booking day. */
export function labelCounterparty(context: LabelContext, transactions: readonly PreparedTransaction[]): void {
  const out = transactions.filter((transaction) => transaction.isOut);
  if (out.length === transactions.length) {
    labelDirection(context, out);
    return;
  }
  const backs = transactions.filter(
    (transaction) => !transaction.isOut && comesBack(context, transaction, out.length > 0),
  );
  const retries = new Set(
    backs.length > 0 ? out.filter((transaction) => transaction.signals.has('retry')) : [],
  );
  labelDirection(context, retries.size > 0 ? out.filter((transaction) => !retries.has(transaction)) : out);
  const backSet = new Set([...backs, ...labelLoanMoney(context, out, transactions)]);
  labelDirection(
    context,
    transactions.filter((transaction) => !transaction.isOut && !backSet.has(transaction)),
  );
  labelReversals(context, out, [...retries], backs);
}

/** Money in that undoes money out: a returned debit, or a refund by a counterparty that is paid otherwise. */
function comesBack(
  context: LabelContext,
  transaction: PreparedTransaction,
  isPaidOtherwise: boolean,
): boolean {
  if (transaction.isReturn) return true;
  if (transaction.nature === 'refund') return true;
  if (!transaction.signals.has('refund')) return false;
  if (isPaidOtherwise) return true;
  // Refunds of taxes and premiums come back although the payment lies before the data.
  const reversed = weigh(collectReversedEvidence(transaction, context.options));
  return (
    reversed !== null && reversed.weight >= 6 && /^(taxes|insurances|housing|staff)\./.test(reversed.category)
  );
}

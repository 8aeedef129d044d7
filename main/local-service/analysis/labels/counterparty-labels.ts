import { isContract } from '../contracts/contract-policy';
import { type PaymentSeries, splitIntoSeries } from '../contracts/payment-series';
import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { type Verdict, weigh } from '../evidence/verdict';
import { categoryOf } from '../tables/category-tree';
import { type Evidence, evidenceFor } from '../words/word-evidence';
import { fallbackCategory, fallbackOfSeries } from './fallback-category';
import { Judge, type Judgement, judgementOf } from './judgement';
import { type LabelContext, openContract, setLabel } from './label';
import { comesBack, historyOf } from './money-back';
import { labelRecalls, recalledCredits } from './recalled-credits';
import { labelReversals } from './reversal-labels';

/** Labels all bookings with one counterparty: series first, then what is left, then what comes back. */

/** Evidence of this weight decides alone; weaker evidence asks the other bookings with the counterparty. */
const strongEnough = 4;
/** More members add nothing to a verdict and cost time. */
const mostWitnesses = 80;

/** All bookings in one direction with one counterparty. */
class Direction {
  readonly judgements: Judgement[];
  private widely: readonly Evidence[] | undefined;

  constructor(
    readonly context: LabelContext,
    readonly transactions: readonly PreparedTransaction[],
  ) {
    const judge = new Judge(context);
    this.judgements = transactions.map((transaction) => judge.judge(transaction));
    settleIsolated(this.judgements, transactions, context);
    transactions.forEach(({ index }, position) => {
      context.positions[index] = position;
    });
  }

  judgementOf(transaction: PreparedTransaction): Judgement {
    const position = this.context.positions[transaction.index] ?? 0;
    return (this.transactions[position] === transaction && this.judgements[position]) || unjudged;
  }

  /** What the bookings say together, for those that say little themselves. */
  get pooled(): readonly Evidence[] {
    this.widely ??= this.pooledBy(0.6);
    return this.widely;
  }

  /** Bookings that name nobody are of nobody in common: what one of them says tells nothing of another. */
  pooledBy(factor: number): readonly Evidence[] {
    const [first] = this.transactions;
    const isNameless = first?.partner.key === '' && first.iban === '' && first.creditorId === '';
    return isNameless && this.transactions.length > 1 ? [] : pool(this.judgements, factor);
  }
}

const unjudged: Judgement = { evidence: [], verdict: null, purposeKind: '' };

function pool(judgements: readonly Judgement[], factor: number): Evidence[] {
  const sums = new Map<string, Evidence>();
  const count = Math.min(judgements.length, mostWitnesses);
  for (let i = 0; i < count; i += 1) {
    for (const { category, weight, reason } of judgements[i]?.evidence ?? []) {
      // A bank is paid for many things; cash at its machines says nothing of the others.
      if (count > 1 && category.startsWith('cash.')) continue;
      const known = sums.get(category);
      if (known) {
        known.weight += weight;
        known.strongest = Math.max(known.strongest ?? 0, weight);
      } else sums.set(category, { ...evidenceFor(category, weight, reason), strongest: weight });
    }
  }
  const share = factor / Math.max(1, count);
  const pooled = [...sums.values()];
  for (const entry of pooled) entry.weight *= share;
  return pooled;
}

function verdictOfSeries(
  series: PaymentSeries,
  members: readonly Judgement[],
  direction: Direction,
): Verdict {
  const { context } = direction;
  const pooled = pool(members, 1);
  const own = weigh(pooled);
  if (own && own.weight >= strongEnough) return own;
  const wider = weigh([...pooled, ...direction.pooledBy(0.5)]);
  const ofRhythm = fallbackOfSeries(series, context);
  if (ofRhythm && (!wider || wider.weight < 2 || saysLittle(wider))) return ofRhythm;
  if (wider && wider.weight >= 2) return wider;
  const [first] = series.members;
  return first ? fallbackCategory(first, context) : { category: 'income.other', weight: 0, reason: '' };
}

/** "Rechnung" says only that there is one, and "online" where it was bought. */
function saysLittle({ category, weight, rival }: Verdict): boolean {
  if (rival) return false;
  return category === 'business.supplier' || (category === 'shopping.online' && weight < strongEnough);
}

function isLoose({ nature }: PreparedTransaction, { verdict }: Judgement): boolean {
  if (nature === 'cash') return true;
  if (verdict?.category.startsWith('cash.') && verdict.weight >= strongEnough) return true;
  if (verdict?.category === 'fees.return-fee' || verdict?.category === 'fees.interest') return true;
  const isShop =
    verdict !== null && verdict.weight >= strongEnough && categoryOf(verdict.category).rhythm === 'never';
  // Care is paid like a bill, month by month.
  const isUntold = nature === null && verdict?.category !== 'health.doctor';
  return isShop && (nature === 'card' || isUntold || verdict.category === 'investments.securities');
}

/** Bookings that belong to a contract but are no regular payment of it. */
function isAside({ signals, nature }: PreparedTransaction, { evidence }: Judgement): boolean {
  // A standing order pays more than once, a debt back too.
  if (signals.has('once')) return nature !== 'standing-order';
  if (!signals.has('repayment') || signals.has('interest')) return false;
  return evidence.some(({ category, weight }) => category === 'credits.line' && weight >= strongEnough);
}

function labelSeries(direction: Direction, series: PaymentSeries): void {
  const { context } = direction;
  const judgements = series.members.map((member) => direction.judgementOf(member));
  const verdict = verdictOfSeries(series, judgements, direction);
  const category = categoryOf(verdict.category);
  if (isContract(series, verdict.insteadOf ?? category.id, verdict.weight, context.span)) {
    const contract = openContract(context, series.members, category.id, series.cadence);
    for (const member of series.members) setLabel(context, member, category.id, verdict, contract);
    return;
  }
  const hint = series.members.length > 1 ? verdict : null;
  for (const member of series.members) labelAlone(direction, member, hint);
}

function labelAlone(direction: Direction, transaction: PreparedTransaction, hint: Verdict | null): void {
  const { context } = direction;
  const { evidence, verdict } = direction.judgementOf(transaction);
  if (verdict && verdict.weight >= strongEnough) {
    setLabel(context, transaction, verdict.category, verdict);
    return;
  }
  const wider = hint ?? weigh([...evidence, ...direction.pooled]);
  const chosen = wider && wider.weight >= 2 ? wider : (verdict ?? fallbackCategory(transaction, context));
  setLabel(context, transaction, chosen.category, chosen);
}

const trade = new Set(['business.supplier', 'income.sales']);
const fewestTrades = 3;

function isTrade({ verdict }: Judgement): boolean {
  return verdict === null || verdict.weight < strongEnough || trade.has(verdict.category);
}

/** A single purpose that names a premium or a rate among invoices of a supplier is about goods, not about an agreement. */
function settleIsolated(
  judgements: Judgement[],
  transactions: readonly PreparedTransaction[],
  context: LabelContext,
): void {
  if (context.options.userType !== 'company' || judgements.length <= fewestTrades) return;
  const counts = new Map<string, number>();
  let others = 0;
  for (const judgement of judgements) {
    if (isTrade(judgement)) continue;
    others += 1;
    const category = judgement.verdict?.category ?? '';
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  if (others === 0 || judgements.length - others < fewestTrades || others > judgements.length * 0.25) return;
  const category = transactions[0]?.isOut ? 'business.supplier' : 'income.sales';
  const asTrade = judgementOf([
    evidenceFor(category, strongEnough, 'other bookings with this partner are trade'),
  ]);
  judgements.forEach((judgement, position) => {
    if (isTrade(judgement) || (counts.get(judgement.verdict?.category ?? '') ?? 0) > 2) return;
    if (judgement.evidence.every((entry) => entry.isPurpose || trade.has(entry.category)))
      judgements[position] = asTrade;
  });
}

/**
 * Less was sold: a debit that was collected is returned, a payment service takes back what a customer disputed, or a customer is
 * given back what an order or a bill came to. The bank's fee for it says so itself.
 */
function takesBackSales(
  { isOut, nature, partner, signals, text }: PreparedTransaction,
  { verdict }: Judgement,
  { options: { userType } }: LabelContext,
  isBuyer: boolean,
): boolean {
  if (!isOut || userType !== 'company') return false;
  const isTold = verdict !== null && verdict.weight >= strongEnough;
  const isToldOtherwise = isTold && verdict.category !== 'business.supplier';
  if (nature === 'return') return !isTold || !verdict.category.startsWith('fees.');
  if (nature === 'transfer' && !partner.hasLegalForm && toCustomer.test(text) && !isToldOtherwise)
    return true;
  if (isToldOtherwise) return false;
  if (isBuyer) return signals.has('refund');
  if (partner.isIntermediary) return signals.has('return');
  const isCustomer = partner.isPerson || partner.isPersonShaped;
  return isCustomer && nature === 'transfer' && signals.has('refund') && signals.has('invoice');
}

/** "Retoure 4711 Gutschrift Kunde", "Erstattung Bestellung 4711". */
const toCustomer =
  /(?:^| )(?:RETOURE|ERSTATTUNG|RUCKERSTATTUNG|STORNO|REMBOURSEMENT|REFUND)\b.*(?:BESTELL|KUND|ORDER|COMMANDE)/;

const reasonOfTakenBack = ({ nature }: PreparedTransaction): string =>
  nature === 'return' ? 'a collected debit is returned' : 'a customer is given money back';

/** Pays a company, and is paid nothing but what is called a refund: whatever the account, a customer. */
function isBuyer(paid: readonly PreparedTransaction[], all: readonly PreparedTransaction[]): boolean {
  const isRefunded = paid.every(({ signals, partner }) => signals.has('refund') && !partner.isOwn);
  return isRefunded && all.some(({ isOut, signals }) => !isOut && !signals.has('refund'));
}

function labelDirection(
  context: LabelContext,
  transactions: readonly PreparedTransaction[],
  ofBuyer = false,
): void {
  if (transactions.length === 0) return;
  const direction = new Direction(context, transactions);
  const regular: PreparedTransaction[] = [];
  const aside: PreparedTransaction[] = [];
  transactions.forEach((transaction, position) => {
    const judgement = direction.judgements[position] ?? unjudged;
    if (takesBackSales(transaction, judgement, context, ofBuyer))
      setLabel(context, transaction, 'income.sales', reasonOfTakenBack(transaction));
    else if (isLoose(transaction, judgement) || isAside(transaction, judgement)) aside.push(transaction);
    else regular.push(transaction);
  });
  const kindOf = (transaction: PreparedTransaction) => direction.judgementOf(transaction).purposeKind;
  for (const series of splitIntoSeries(regular, kindOf)) labelSeries(direction, series);
  for (const transaction of aside) labelAlone(direction, transaction, null);
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
  const paid = transactions.filter((transaction) => transaction.isOut);
  if (paid.length === transactions.length) {
    labelDirection(context, paid);
    return;
  }
  const history = historyOf(transactions);
  const backs = transactions.filter(
    (transaction) => !transaction.isOut && comesBack(context, transaction, paid, history),
  );
  const recalls = recalledCredits(transactions, backs);
  const out = recalls.size > 0 ? paid.filter((transaction) => !recalls.has(transaction)) : paid;
  const retries = new Set(
    backs.length > 0 ? out.filter((transaction) => transaction.signals.has('retry')) : [],
  );
  const ofBuyer = paid.length > 0 && isBuyer(paid, transactions);
  labelDirection(
    context,
    retries.size > 0 ? out.filter((transaction) => !retries.has(transaction)) : out,
    ofBuyer,
  );
  const backSet = new Set([...backs, ...labelLoanMoney(context, out, transactions)]);
  labelDirection(
    context,
    transactions.filter((transaction) => !transaction.isOut && !backSet.has(transaction)),
  );
  labelReversals(context, out, [...retries], backs);
  labelRecalls(context, recalls);
}

import type { PaymentSeries } from '../contracts/payment-series';
import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import type { Verdict } from '../evidence/verdict';
import { type Evidence, evidenceFor } from '../words/word-evidence';
import { alikeCategory } from './alike-category';
import type { LabelContext } from './label';

/** What a booking is when no sign says anything: judged by who it is with and which way the money goes. */
/** The name of a firm with a purpose of membership: a gym, and no club. */
export function isMemberOfFirm({ partner, text }: PreparedTransaction, context: LabelContext): boolean {
  return (
    context.options.userType === 'person' &&
    partner.hasLegalForm &&
    text.includes('MITGL') &&
    !text.includes('KRANK') &&
    !partner.isClub
  );
}

const byHand: ReadonlySet<string> = new Set([
  'transfer',
  'standing-order',
  'credit',
  'instant',
  'own-transfer',
]);
const drawn: ReadonlySet<string> = new Set(['direct-debit', 'standing-order']);

/** Neither a debit nor a card: somebody wrote the name of the partner. */
function isByHand({ nature, mandate, creditorId }: PreparedTransaction): boolean {
  return nature === null ? mandate === '' && creditorId === '' : byHand.has(nature);
}

function isLikePerson({ partner, signals }: PreparedTransaction, { options }: LabelContext): boolean {
  if (signals.has('invoice') || !partner.isPersonShaped || partner.isBank) return false;
  return !options.useBrands || partner.brandEvidence.length === 0;
}

const expense = /(?:^| )(?:SPESEN|DIATEN|AUSLAGEN|AUSLOSE|REISEKOSTEN)(?= |$)/;

/** What a firm pays back to who works for it. */
function isExpense({ partner, text }: PreparedTransaction): boolean {
  return (partner.isPerson || partner.isPersonShaped) && !partner.isRelated && expense.test(text);
}

/** Share of another likeness that outweighs two words that might be a name. */
const speaksAgainstShape = 0.7;

/** Written like a person's name, and like what is known to be paid for otherwise. */
function isLikeTrade(transaction: PreparedTransaction, context: LabelContext): boolean {
  if (transaction.partner.isRelated) return false;
  const alike = alikeCategory(transaction, context, speaksAgainstShape);
  return alike !== null && !alike.category.startsWith('transfers.');
}

/** "Privatentnahme", "Entnahme 03", "Urlaub / privat". */
const takenOut = /(?:^| )(?:PRIVATENTN|PRIVATBEZ|ENTNAHME|PRIVAT(?= |$))/;

const inCoins =
  /(?:^| )(?:BAR|BARGELD|BAREINZ\w*|BARE EINNAHM\w*|\w*LOSUNG|KASSE|TAGESEINNAHM\w*|TAGESKASSE|MUNZ\w*)(?= |$)/;

/** Who brings coins and notes to the bank stands there by name; "Einzahlung" alone may come from an account elsewhere. */
function paysInCash({ isOut, nature, text, source }: PreparedTransaction): boolean {
  return nature === 'cash' && !isOut && (inCoins.test(text) || /^(?:SB|BAR)/i.test(source.bookingText));
}

/** Weak evidence from the name alone, asked together with the other signs; null where the name says nothing. */
export function partnerEvidence(transaction: PreparedTransaction, context: LabelContext): Evidence | null {
  const { partner, nature, signals } = transaction;
  if (partner.key === '') return null;
  const isPerson = context.options.userType === 'person';
  if (partner.isOwn && paysInCash(transaction)) return null;
  if (partner.isOwn && !isPerson && takenOut.test(transaction.text))
    return evidenceFor('transfers.owner', 14, 'the owner takes money out of the firm');
  if (partner.isOwn)
    return evidenceFor('transfers.own-external', 14, 'name of the owner, account not in the data');
  if (isMemberOfFirm(transaction, context))
    return evidenceFor('leisure.sport', 5, 'membership of a firm, not of a club');
  if (!partner.isIntermediary && transaction.isOut && nature !== null && drawn.has(nature) && partner.isBank)
    // Banks that are paid by debit or standing order are paid for a loan, if nothing else is said.
    return evidenceFor('credits.loan', 2.5, 'a bank is paid');
  if (!isPerson && transaction.isOut && isExpense(transaction))
    return evidenceFor('staff.other', 5, 'expenses of a person');
  if (nature === 'card' || nature === 'direct-debit' || nature === 'cash') return null;
  const isRelated = partner.isRelated || (transaction.isOut && !isPerson && partner.isFamilyOfFirm);
  if (isPerson && transaction.isOut && isDoctor(partner)) return null;
  if (isPerson && partner.isPerson && transaction.creditorId === '')
    return evidenceFor('transfers.private', isRelated ? 6.5 : 5.5, 'name of a person');
  if (
    isPerson &&
    isByHand(transaction) &&
    isLikePerson(transaction, context) &&
    !isLikeTrade(transaction, context)
  )
    return evidenceFor('transfers.private', 4.5, 'looks like the name of a person');
  if (!isPerson && isRelated) {
    if (signals.has('own-transfer'))
      return evidenceFor('transfers.owner', 9, 'shares the name of the firm or its owner');
    if (signals.has('invoice')) return null;
    return evidenceFor('transfers.owner', 5, 'shares the name of the firm or its owner');
  }
  if (isPerson && isRelated && !partner.hasLegalForm && !namesBusiness(partner))
    return evidenceFor('transfers.private', 5.5, 'shares the family name');
  return null;
}

/** "Dr. med. Anne Muster" is paid for what she does. */
function isDoctor({ isTitled, wordEvidence }: PreparedTransaction['partner']): boolean {
  return isTitled && wordEvidence.some(({ category, weight }) => category === 'health.doctor' && weight >= 5);
}

/** "Tankstelle Muster" shares a name by chance: what it is called says what it sells. */
function namesBusiness({ brandEvidence, wordEvidence }: PreparedTransaction['partner']): boolean {
  return [...brandEvidence, ...wordEvidence].some(({ weight }) => weight >= 4);
}

const betweenTwo: ReadonlySet<string> = new Set([
  'direct-debit',
  'transfer',
  'standing-order',
  'credit',
  'instant',
  'card',
]);

/** Nothing tells of anybody but the bank. */
function isOfBank({ partner, iban, creditorId, mandate, nature }: PreparedTransaction): boolean {
  const isSomebody = partner.key !== '' || iban !== '' || creditorId !== '' || mandate !== '';
  return !isSomebody && (nature === null || !betweenTwo.has(nature));
}

/** How often it is right, as `npm run check:ledgers` counts: what no sign is for, and what leaves little else. */
const rightWithoutSigns = 0.7;
const leavesLittle = 0.9;
/** By card a firm pays for anything. */
const rightByCard = 0.3;

/** Share of the likeness from which on it is heard instead. */
const fewestLikeness = 0.4;
/** Of what a firm pays by card. */
const fewestByCardOfFirm = 0.6;

export function fallbackCategory(transaction: PreparedTransaction, context: LabelContext): Verdict {
  const { partner: name, isOut, nature } = transaction;
  const isPerson = context.options.userType === 'person';
  const say = (category: string, reason: string, share = rightWithoutSigns): Verdict => ({
    category,
    weight: 1,
    reason,
    share,
  });
  const least = !isPerson && nature === 'card' ? fewestByCardOfFirm : fewestLikeness;
  const rather = (plain: Verdict): Verdict => {
    // A person at a till cuts hair, teaches or sells.
    const alike = name.isPerson ? null : alikeCategory(transaction, context, least);
    return alike ? { ...alike, insteadOf: plain.category } : plain;
  };
  if (nature === 'cash')
    return say(isOut ? 'cash.withdrawal' : 'cash.deposit', 'booking text of cash', leavesLittle);
  if (name.isRelated || (isOut && !isPerson && name.isFamilyOfFirm)) {
    const isTransfer = transaction.signals.has('own-transfer') || !transaction.signals.has('invoice');
    if (isPerson && !name.hasLegalForm) return say('transfers.private', 'shares the family name');
    if (!isPerson && isTransfer) return say('transfers.owner', 'shares the name of the firm or its owner');
  }
  if (isPerson) {
    if (name.isPerson && nature !== 'card') return say('transfers.private', 'name of a person');
    if (!isOut && nature === 'card')
      return say('shopping.other', 'money in on a card is given back', leavesLittle);
    if (!isOut && transaction.signals.has('refund') && name.key !== '' && !name.isPersonShaped)
      return say('shopping.online', 'what a firm gives back is no income');
    if (!isOut) return rather(say('income.other', 'money in without further signs', leavesLittle));
    if (isOfBank(transaction)) return rather(say('fees.other', 'booking of the bank', leavesLittle));
    return rather(
      say(nature === 'card' ? 'shopping.other' : 'shopping.online', 'money out without further signs'),
    );
  }
  if (!isOut) return say('income.sales', 'money in without further signs', leavesLittle);
  // What an amount alone would tell, a tank or a car park, is a guess.
  if (nature === 'card')
    return rather(say('shopping.other', 'card payment without further signs', rightByCard));
  if (nature === 'collective') return say('staff.salary', 'collective order without further signs');
  if (isOfBank(transaction)) return say('fees.other', 'booking of the bank', leavesLittle);
  return rather(say('business.supplier', 'money out without further signs'));
}

/** Minor units. Above it a monthly debit is no telephone and no streaming. */
const largestSmallBill = { person: 9_000, company: 20_000 };
const largestSubscription = 4_000;
const fewestOfRhythm = 3;
const byRhythm = 0.8;

/** Share by which amounts lie apart at most. */
export function spreadOf(members: readonly PreparedTransaction[]): number {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const { amountMinor } of members) {
    least = Math.min(least, Math.abs(amountMinor));
    most = Math.max(most, Math.abs(amountMinor));
  }
  return most === 0 ? 0 : (most - least) / most;
}

const fewestWages = 4;
/** Minor units. Less is pocket money or a share of a bill. */
const smallestRent = 25_000;

/** What somebody is paid each month without a bill: rent by standing order of one amount, wages of a company otherwise. */
function fallbackToPerson(
  first: PreparedTransaction,
  { members, cadence }: PaymentSeries,
  { options: { userType } }: LabelContext,
): Verdict | null {
  const { partner, isOut } = first;
  if (!isOut || !cadence || cadence.interval !== 'monthly' || members.length < fewestWages) return null;
  const isLikely = partner.isPerson || (userType === 'company' && partner.isPersonShaped);
  if (partner.isOwn || partner.isRelated || partner.isFamilyOfFirm || !isLikely) return null;
  if (
    members.some(({ nature, signals }) => !(nature === null || byHand.has(nature)) || signals.has('invoice'))
  )
    return null;
  const isOrder = members.every(({ nature }) => nature === 'standing-order');
  const isEven = spreadOf(members) < 0.12;
  if (isOrder && isEven && (userType === 'company' || Math.abs(first.amountMinor) >= smallestRent * 1.6))
    return {
      category: 'housing.rent',
      weight: 2.2,
      reason: 'the same standing order to a person each month',
    };
  if (userType === 'company')
    return { category: 'staff.salary', weight: 2.2, reason: 'a person is paid each month without a bill' };
  return null;
}

const fewestByCard = 4;
/** Minor units: what a program, a channel or a studio costs a month at most. */
const largestByCard = { person: 8_000, company: 60_000 };

/** More than a rate of exchange moves it. */
function isOtherPrice(one: number, other: number): boolean {
  return Math.abs(one - other) > 0.1 * Math.max(one, other);
}

/** Nobody goes to a till each month for the same amount to a cent: what a card is charged so is a subscription. Prices rise now and then. */
function subscriptionByCard(
  { members, cadence }: PaymentSeries,
  { options: { userType } }: LabelContext,
): Verdict | null {
  if (members.length < fewestByCard || cadence?.interval !== 'monthly' || cadence.regularity < 0.8)
    return null;
  // A person at a till cuts hair or teaches.
  if (members.some(({ nature, partner }) => nature !== 'card' || partner.key === '' || partner.isPerson))
    return null;
  const amounts = members.map(({ amountMinor }) => Math.abs(amountMinor));
  const few = 1 + Math.floor(members.length / 6);
  const changes = amounts.filter((amount, at) => at > 0 && isOtherPrice(amount, amounts[at - 1] ?? 0)).length;
  if (new Set(amounts).size > few || changes > few) return null;
  if (Math.max(...amounts) > largestByCard[userType]) return null;
  return {
    category: userType === 'person' ? 'leisure.subscription' : 'business.software',
    weight: 1.5,
    reason: 'the card is charged the same each month',
    share: byRhythm,
  };
}

/** What a rhythm alone tells: small debits each month are a telephone where they bring invoices, and an abonnement where not. */
export function fallbackOfSeries(series: PaymentSeries, context: LabelContext): Verdict | null {
  const { members, cadence } = series;
  const [first] = members;
  const isMonthly = cadence?.interval === 'monthly' || cadence?.interval === 'four-weekly';
  const toPerson = first ? fallbackToPerson(first, series, context) : null;
  if (toPerson) return toPerson;
  const byCard = first?.isOut ? subscriptionByCard(series, context) : null;
  if (byCard) return byCard;
  if (!first?.isOut || !cadence || !isMonthly || cadence.regularity < 0.8) return null;
  if (members.length < fewestOfRhythm || first.partner.key === '' || isLikePerson(first, context))
    return null;
  if (members.some(({ nature }) => nature !== null && !drawn.has(nature))) return null;
  const amount = Math.abs(first.amountMinor);
  const spread = spreadOf(members);
  const { userType } = context.options;
  const isBilled = members.some(({ signals }) => signals.has('invoice'));
  if (isBilled && spread < 0.3 && amount <= largestSmallBill[userType])
    return {
      category: 'communication.telecom',
      weight: 1.5,
      reason: 'small bills each month',
      share: byRhythm,
    };
  if (userType === 'person' && !isBilled && spread < 0.15 && amount <= largestSubscription)
    return {
      category: 'leisure.subscription',
      weight: 1.5,
      reason: 'the same small debit each month',
      share: byRhythm,
    };
  return null;
}

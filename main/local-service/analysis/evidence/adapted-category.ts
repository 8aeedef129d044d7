import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import type { UserType } from '../ledger/ledger-types';
import { categoryOf } from '../tables/category-tree';
import type { Evidence } from '../words/word-evidence';

/** What a sign says depends on who is asked: a person, a person who trades, a company, and which way the money goes. */

export interface EvidenceOptions {
  userType: UserType;
  /** Off: names of well-known firms are not looked up, to measure what the table is worth. */
  useBrands: boolean;
  /** A person who pays value added tax. */
  isTrader?: boolean;
}

/** A category of the other kind of user is read as its nearest neighbour here; null drops it. */
const forPersons: Record<string, string | null> = {
  'staff.salary': null,
  'staff.other': null,
  'income.sales': 'income.self-employment',
  'transfers.owner': null,
  'business.software': 'leisure.subscription',
  'business.supplier': null,
  'business.office': 'shopping.other',
  'business.logistics': 'communication.post',
  'business.payment-service': null,
  'business.marketing': null,
  'business.chamber': 'giving.membership',
};
const forCompanies: Record<string, string | null> = {
  'income.salary': null,
  'income.pension': null,
  'income.alimony': null,
  'income.self-employment': 'income.sales',
  'income.other': null,
  'transfers.private': null,
  'leisure.subscription': 'business.software',
};

/** Whether this kind of customer has bookings of the category at all. */
export function isOfUser(category: string, userType: UserType): boolean {
  return (userType === 'person' ? forPersons : forCompanies)[category] === undefined;
}

export function fitsSign(category: string, isOut: boolean): boolean {
  // Winnings stay gambling.
  if (category === 'risk.gambling') return true;
  if (category === 'cash.withdrawal') return isOut;
  if (category === 'cash.deposit') return !isOut;
  const { sign } = categoryOf(category);
  return sign === 0 || (sign === 1) === !isOut;
}

/** A club is given money, and the owner's family gets benefits on the account of the firm. */
const givenToClub = /"(?:SPENDE|VEREINSFORDER)/;
/** What a firm keeps back of wages for the tax of its staff. */
const taxOfStaff = /"(?:QULLENSTEU|IMPOTALASOURCE|IMPOSTAALLAFONTE)/;

/** What somebody buys who works on own account. */
const boughtByTraders = /^business\.(software|office|marketing|chamber|logistics|payment-service)$/;

/** Nobody needs a program for layouts, or advertisements, at home: by card too. */
const soldToTraders = /^business\.(?:software|marketing)$/;

const craft = 5;

function isCraft({ category, weight, isName, isPurpose, reason }: Evidence): boolean {
  return (
    category === 'business.supplier' &&
    weight >= craft &&
    (isPurpose || (isName && reason.startsWith('name ')))
  );
}

function adapt(
  evidence: Evidence,
  { userType, isTrader }: EvidenceOptions,
  { nature, signals }: PreparedTransaction,
): string | null {
  const { category } = evidence;
  // A firm plays no games: "Betr.-Nr.", "Casino" is where its customer's staff eat.
  if (userType === 'company' && category === 'risk.gambling' && evidence.isPurpose) return null;
  // Who cleans the rooms of a firm.
  if (userType === 'company' && category === 'housing.other' && /"REINIGUNG/.test(evidence.reason))
    return 'business.supplier';
  // Meals and programs that a nursery is billed for.
  if (userType === 'company' && category === 'education.childcare' && signals.has('invoice'))
    return 'business.supplier';
  // Who works at the house of a person.
  if (userType === 'person' && isCraft(evidence)) return 'housing.other';
  if (userType === 'company' && category === 'taxes.income' && taxOfStaff.test(evidence.reason))
    return 'taxes.wage';
  if (category === 'income.other' && givenToClub.test(evidence.reason)) return category;
  if (isTrader && boughtByTraders.test(category) && (nature !== 'card' || soldToTraders.test(category)))
    return category;
  const table = userType === 'person' ? forPersons : forCompanies;
  const other = table[category];
  return other === undefined ? category : other;
}

const ofFirm = /^(?:known firm|firm in the purpose)/;

/** A firm's subscription is of a program, unless whom it pays is known for films, music or news: those are none for a company either. */
function isEntertained(found: readonly Evidence[]): boolean {
  return found.some(({ category, reason }) => category === 'leisure.subscription' && ofFirm.test(reason));
}

/** What a firm is paid for that sells to everybody. */
const goods = /^(shopping\.|leisure\.(dining|culture)|health\.)/;

function isBought({ isOut, nature }: PreparedTransaction): boolean {
  return isOut && nature !== 'card' && nature !== 'cash';
}

/** A firm that pays a shop or an inn by transfer or debit buys for the business; its suppliers are not its leisure. */
export function boughtBy(userType: UserType, transaction: PreparedTransaction, category: string): string {
  return userType === 'company' && isBought(transaction) && goods.test(category)
    ? 'business.supplier'
    : category;
}

const toll = /MAUT|TOLL|TELEPASS/;

/** A firm that is billed for toll has vehicles on the road for its trade; at a till it is a journey. */
function isTollOfFleet(
  { reason }: Evidence,
  transaction: PreparedTransaction,
  { userType }: EvidenceOptions,
): boolean {
  return userType === 'company' && isBought(transaction) && toll.test(reason);
}

function isTollOfPerson({ category, reason }: Evidence, { userType }: EvidenceOptions): boolean {
  return userType === 'person' && category === 'business.logistics' && toll.test(reason);
}

const distributed = /^purpose "(?:DIVIDENDE|AUSSCHUTTUNG|GEWINNAUSSCH)/;

/** What comes in from a payment service, or as the settlement of cards, is what customers paid by card. */
function isTakings(
  category: string,
  { nature }: PreparedTransaction,
  { userType }: EvidenceOptions,
): boolean {
  if (userType !== 'company') return false;
  return (
    category === 'business.payment-service' ||
    (category === 'transfers.card-settlement' && nature !== 'own-transfer')
  );
}

/** The signs that hold for this customer and this direction; their categories are set to what they mean here. */
export function adaptedTo(
  found: readonly Evidence[],
  transaction: PreparedTransaction,
  options: EvidenceOptions,
  isOut: boolean,
): Evidence[] {
  const adapted: Evidence[] = [];
  const isEntertainment = options.userType === 'company' && isEntertained(found);
  const isFuelled = found.some(({ category }) => category === 'mobility.fuel');
  const isOfAuthors = found.some(({ category }) => category === 'income.self-employment');
  for (const evidence of found) {
    const staysLeisure = isEntertainment && evidence.category === 'leisure.subscription';
    let category = staysLeisure ? evidence.category : adapt(evidence, options, transaction);
    if (!isOut && category && isTakings(category, transaction, options)) category = 'income.sales';
    if (category === 'mobility.parking-toll' && !isFuelled && isTollOfFleet(evidence, transaction, options))
      category = 'business.logistics';
    // What others distribute comes in as income: "Dividende 2025" hides the shorter phrase that says so.
    if (!isOut && evidence.category === 'transfers.owner' && distributed.test(evidence.reason)) {
      // A society of authors distributes what its members earned.
      if (isOfAuthors) continue;
      category = 'income.investment';
    }
    // A person drives himself.
    if (isTollOfPerson(evidence, options)) category = 'mobility.parking-toll';
    if (category) category = boughtBy(options.userType, transaction, category);
    // A shop that books money back to a card pays nobody's fee.
    const isRefundOfShop = !isOut && transaction.nature === 'card' && options.userType === 'person';
    if (!category || !fitsSign(category, isOut) || (isRefundOfShop && category === 'income.self-employment'))
      continue;
    evidence.category = category;
    adapted.push(evidence);
  }
  return adapted;
}

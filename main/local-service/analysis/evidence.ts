import type { UserType } from './ledger-types';
import { lexicon, type WordHit } from './lexicon';
import type { PreparedTransaction } from './prepared-transaction';
import { categoryOf } from './tables/category-tree';
import { categoryOfMerchantCode, sepaPurposeCodes, transactionCodes } from './tables/classification-codes';
import {
  addMatches,
  bookingTextEvidence,
  brandEvidence,
  type Evidence,
  isIntermediary,
  isinPattern,
  nameEvidence,
} from './word-evidence';

export interface EvidenceOptions {
  userType: UserType;
  /** Off: names of well-known firms are not looked up, to measure what the table is worth. */
  useBrands: boolean;
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
  'income.child-benefit': null,
  'income.alimony': null,
  'income.self-employment': 'income.sales',
  'income.other': null,
  'transfers.private': null,
};

function fitsSign(category: string, isOut: boolean): boolean {
  // Winnings stay gambling.
  if (category === 'risk.gambling') return true;
  if (category === 'cash.withdrawal') return isOut;
  if (category === 'cash.deposit') return !isOut;
  const { sign } = categoryOf(category);
  return sign === 0 || (sign === 1) === !isOut;
}

function adapt(category: string, userType: UserType): string | null {
  const table = userType === 'person' ? forPersons : forCompanies;
  const other = table[category];
  return other === undefined ? category : other;
}

const isForOut = ({ to }: WordHit): boolean => !to.startsWith('income.');

/** Words of credits are kept for money in: they tell a drawdown and a loan paid out. */
const isForIn = ({ to }: WordHit): boolean => to.startsWith('credits.') || fitsSign(to, false);

function addPurposeEvidence(
  transaction: PreparedTransaction,
  options: EvidenceOptions,
  found: Evidence[],
): void {
  const texts = lexicon();
  const { text, isTextCut, nature, source } = transaction;
  const isBroker = isIntermediary(source.partnerName);
  const start = found.length;
  addMatches(
    texts.purpose.find(text, isTextCut, transaction.isOut ? isForOut : isForIn),
    'purpose',
    found,
    1,
  );
  for (let i = start; i < found.length; i += 1) {
    const evidence = found[i];
    if (evidence) evidence.isPurpose = true;
  }
  if (isinPattern.test(transaction.text)) {
    const category = transaction.isOut ? 'investments.securities' : 'income.investment';
    found.push({ category, weight: 4, reason: 'ISIN in the purpose' });
  }
  // Card payments print the shop in the purpose, payment services the shop they collect for.
  const shopFactor = isBroker ? 1 : nature === 'card' && source.partnerName === '' ? 1 : 0;
  if (shopFactor > 0) addMatches(texts.name.find(text, isTextCut), 'shop in the purpose', found, shopFactor);
  if (!options.useBrands || (!isBroker && source.partnerName !== '')) return;
  const brands = texts.brands.find(text, isTextCut && isBroker);
  const known = brands.filter((match) => match.phrase.length >= (isBroker ? 3 : 6));
  addMatches(known, 'firm in the purpose', found, isBroker ? 1.4 : 0.4);
}

/** All that speaks for a category, in the order of strength of issue 6; signs of the wrong direction are left out. */
export function collectEvidence(transaction: PreparedTransaction, options: EvidenceOptions): Evidence[] {
  const { source, isOut } = transaction;
  const found: Evidence[] = [];
  const side = isOut ? 'out' : 'in';
  if (source.sepaPurposeCode) {
    const category = sepaPurposeCodes[source.sepaPurposeCode]?.[side];
    if (category) found.push({ category, weight: 6, reason: `SEPA purpose code ${source.sepaPurposeCode}` });
  }
  if (source.merchantCategoryCode) {
    const category = categoryOfMerchantCode(source.merchantCategoryCode);
    // 5912 is given to drugstores and pharmacies alike.
    const weight = source.merchantCategoryCode === '5912' ? 3 : 7;
    if (category) found.push({ category, weight, reason: `merchant code ${source.merchantCategoryCode}` });
  }
  if (source.transactionCode) {
    const category = transactionCodes[source.transactionCode.padStart(3, '0')]?.[side];
    if (category) found.push({ category, weight: 6, reason: `transaction code ${source.transactionCode}` });
  }
  if (source.bookingText) bookingTextEvidence.addTo(found, source.bookingText);
  if (transaction.text) addPurposeEvidence(transaction, options, found);
  if (source.partnerName) {
    nameEvidence.addTo(found, source.partnerName);
    if (options.useBrands) brandEvidence.addTo(found, source.partnerName);
  }
  if (source.ultimateName) nameEvidence.addTo(found, source.ultimateName);
  if (transaction.nature === 'card-settlement' && isOut) {
    found.push({
      category: 'transfers.card-settlement',
      weight: 5,
      reason: 'booking text of a card settlement',
    });
  }
  preferPurpose(found);
  if (!isOut) addMoneyFromLenders(transaction, found);
  const adapted: Evidence[] = [];
  for (const evidence of found) {
    let category = adapt(evidence.category, options.userType);
    // A firm that pays a shop by an invoice buys for the business.
    const isInvoiced = transaction.nature !== 'card' && transaction.signals.has('invoice');
    if (isInvoiced && options.userType === 'company' && category?.startsWith('shopping.'))
      category = 'business.supplier';
    if (!category || !fitsSign(category, isOut)) continue;
    evidence.category = category;
    adapted.push(evidence);
  }
  return adapted;
}

/** A purpose of this weight names the product itself. */
const namesProduct = 6;

/**
 * What a purpose names outweighs what the firm is known for: a building society also lends, an insurer also invests. A
 * savings plan is no single purchase, though the same codes and an ISIN stand on both.
 */
function preferPurpose(found: Evidence[]): void {
  let best: Evidence | null = null;
  for (const evidence of found) {
    if (evidence.isPurpose && evidence.weight >= namesProduct && (!best || evidence.weight > best.weight))
      best = evidence;
  }
  if (!best) return;
  const top = best.category.slice(0, best.category.indexOf('.') + 1);
  for (const evidence of found) {
    if (evidence.isName && !evidence.category.startsWith(top)) evidence.weight *= 0.45;
    const isSinglePurchase = evidence.category === 'investments.securities' && !evidence.isPurpose;
    if (isSinglePurchase && best.category === 'investments.savings-plan') evidence.category = best.category;
  }
}

/** Words of a credit on money that comes in: drawn from a line, or a loan paid out; a refund says so itself. */
function addMoneyFromLenders({ signals, isReturn }: PreparedTransaction, found: Evidence[]): void {
  if (isReturn || (signals.has('refund') && !signals.has('drawdown'))) return;
  const line = found.find((evidence) => evidence.category === 'credits.line' && evidence.weight >= 4);
  const loan = found.find((evidence) => evidence.category === 'credits.loan' && evidence.weight >= 3);
  if (line) found.push({ category: 'credits.line-drawdown', weight: 9, reason: `money from ${line.reason}` });
  else if (loan && signals.has('payout')) {
    found.push({ category: 'income.loan-payout', weight: 8, reason: `paid out, ${loan.reason}` });
  }
}

/** Evidence of a refund: what the same words would mean if the money went out. */
export function collectReversedEvidence(
  transaction: PreparedTransaction,
  options: EvidenceOptions,
): Evidence[] {
  return collectEvidence({ ...transaction, isOut: !transaction.isOut }, options);
}

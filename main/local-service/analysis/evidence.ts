import { cleanName } from './counterparty-name';
import type { UserType } from './ledger-types';
import { lexicon, type WordHit } from './lexicon';
import type { PhraseMatch, PhraseMatcher } from './phrase-matcher';
import type { PreparedTransaction } from './prepared-transaction';
import { categoryOf } from './tables/category-tree';
import { categoryOfMerchantCode, sepaPurposeCodes, transactionCodes } from './tables/classification-codes';
import { fold } from './text-folding';

/** What one sign says about one transaction. */
export interface Evidence {
  category: string;
  weight: number;
  /** Which sign, with the word or code that was found. */
  reason: string;
  /** Said by the purpose itself, so it can tell two agreements with one counterparty apart. */
  isPurpose?: boolean;
  /** Said by the name of the partner. */
  isName?: boolean;
}

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

/** Firms that collect for others: the purpose tells who is paid. */
const intermediaries =
  /^(PAYPAL|KLARNA|SUMUP|STRIPE|ADYEN|MOLLIE|UNZER|RATEPAY|RIVERTY|AFTERPAY|AMAZON PAY\b|ZETTLE|IZETTLE|SQ |SQUARE|SUMUP|PAYONE|SECUPAY|BILLPAY|WORLDPAY|CHECKOUT|LOGPAY|VIVA WALLET|GOCARDLESS|TWINT|LIANLIAN|TELECASH|APPLE PAY|GOOGLE PAY|NEXI|TREVIPAY|ALMA |SOFORT|GIROPAY|WERO)/;

function isIntermediary(partnerName: string): boolean {
  return partnerName !== '' && intermediaries.test(fold(partnerName));
}

/** ISO 6166: two letters, nine letters or digits, a check digit. */
const isinPattern =
  /\b(?:DE|AT|CH|LU|IE|US|FR|NL|GB|IT|ES|BE|DK|SE|NO|FI|CA|JP|XS|KY|JE|LI|CN|AU)(?=[A-Z]*\d)[A-Z0-9]{9}\d\b/;

type NameKind = 'n' | 'b' | 't';

const nameCaches: Record<NameKind, Map<string, readonly PhraseMatch<WordHit>[]>> = {
  n: new Map(),
  b: new Map(),
  t: new Map(),
};

function findInName(
  matcher: PhraseMatcher<WordHit>,
  kind: NameKind,
  raw: string,
): readonly PhraseMatch<WordHit>[] {
  const cache = nameCaches[kind];
  const known = cache.get(raw);
  if (known) return known;
  const words = kind === 'b' ? cleanName(raw).words.join(' ') : fold(raw);
  const found = matcher.find(words, raw.length === 27 && !raw.includes('//'));
  if (cache.size > 200_000) cache.clear();
  cache.set(raw, found);
  return found;
}

/** The strongest match per category; further words of the same category add a little. */
function strongest(
  matches: readonly PhraseMatch<WordHit>[],
  label: string,
  into: Evidence[],
  factor: number,
): void {
  const start = into.length;
  for (const match of matches) {
    const weight = match.value.weight * (match.isCut ? 0.8 : 1) * factor;
    let known: Evidence | undefined;
    for (let i = start; i < into.length; i += 1) if (into[i]?.category === match.value.to) known = into[i];
    if (!known) {
      into.push({ category: match.value.to, weight, reason: `${label} "${match.phrase}"` });
    } else if (weight > known.weight) {
      known.weight = weight + 0.3;
      known.reason = `${label} "${match.phrase}"`;
    } else known.weight += 0.3;
  }
}

/** A brand counts where the name begins with it, or where it is long enough to be no accident. */
function brandMatches(raw: string): readonly PhraseMatch<WordHit>[] {
  const found = findInName(lexicon().brands, 'b', raw);
  return found.filter((match) => match.start === 0 || match.phrase.length >= 6);
}

function addPurposeEvidence(
  transaction: PreparedTransaction,
  options: EvidenceOptions,
  found: Evidence[],
): void {
  const texts = lexicon();
  const { text, isTextCut, nature, source } = transaction;
  const isBroker = isIntermediary(source.partnerName);
  const start = found.length;
  strongest(texts.purpose.find(text, isTextCut), 'purpose', found, 1);
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
  if (shopFactor > 0) strongest(texts.name.find(text, isTextCut), 'shop in the purpose', found, shopFactor);
  if (!options.useBrands || nature === 'card') return;
  const brands = texts.brands.find(text, isTextCut && isBroker);
  const known = brands.filter((match) => match.phrase.length >= (isBroker ? 3 : 6));
  strongest(known, 'firm in the purpose', found, isBroker ? 1.4 : 0.4);
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
  const texts = lexicon();
  if (source.bookingText)
    strongest(findInName(texts.purpose, 't', source.bookingText), 'booking text', found, 0.6);
  if (transaction.text) addPurposeEvidence(transaction, options, found);
  const firstOfName = found.length;
  if (source.partnerName) {
    strongest(findInName(texts.name, 'n', source.partnerName), 'name', found, 1);
    if (options.useBrands) {
      const factor = isIntermediary(source.partnerName) ? 0.5 : 1;
      strongest(brandMatches(source.partnerName), 'known firm', found, factor);
    }
  }
  for (let i = firstOfName; i < found.length; i += 1) {
    const evidence = found[i];
    if (evidence) evidence.isName = true;
  }
  if (transaction.nature === 'card-settlement' && isOut) {
    found.push({
      category: 'transfers.card-settlement',
      weight: 5,
      reason: 'booking text of a card settlement',
    });
  }
  if (source.ultimateName)
    strongest(findInName(texts.name, 'n', source.ultimateName), 'other party', found, 0.8);
  preferPurpose(found);
  if (!isOut) addMoneyFromLenders(transaction, found);
  const adapted: Evidence[] = [];
  for (const evidence of found) {
    const category = adapt(evidence.category, options.userType);
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

export interface Verdict {
  category: string;
  weight: number;
  reason: string;
}

/**
 * Weighs evidence: the top level with the largest sum wins, then the strongest branch in it; ".other" branches support
 * their siblings and win only alone.
 */
export function weigh(evidence: readonly Evidence[]): Verdict | null {
  if (evidence.length === 0) return null;
  if (evidence.length === 1) return evidence[0] ?? null;
  const tops = new Map<string, number>();
  for (const { category, weight } of evidence) {
    const top = category.slice(0, category.indexOf('.'));
    tops.set(top, (tops.get(top) ?? 0) + weight);
  }
  let bestTop = '';
  let bestSum = 0;
  for (const [top, sum] of tops) {
    if (sum > bestSum || (sum === bestSum && top < bestTop)) {
      bestTop = top;
      bestSum = sum;
    }
  }
  const subs = new Map<string, { weight: number; reason: string; strongest: number }>();
  for (const { category, weight, reason } of evidence) {
    if (!category.startsWith(`${bestTop}.`)) continue;
    const known = subs.get(category);
    if (!known) subs.set(category, { weight, reason, strongest: weight });
    else {
      known.weight += weight;
      if (weight > known.strongest) {
        known.strongest = weight;
        known.reason = reason;
      }
    }
  }
  let best: Verdict | null = null;
  let bestRank = -1;
  for (const [category, { weight, reason }] of subs) {
    const rank = category.endsWith('.other') ? weight / 1000 : weight;
    if (rank > bestRank || (rank === bestRank && best !== null && category < best.category)) {
      best = { category, weight: bestSum, reason };
      bestRank = rank;
    }
  }
  return best;
}

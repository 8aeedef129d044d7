import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { categoryOfMerchantCode, sepaPurposeCodes } from '../tables/classification-codes';
import { lexicon, type WordHit } from '../words/lexicon';
import type { PhraseMatch } from '../words/phrase-matcher';
import { addMatches, type Evidence, evidenceFor, namesSecurity } from '../words/word-evidence';
import { adaptedTo, type EvidenceOptions, fitsSign } from './adapted-category';
import {
  preferPurpose,
  settleBankMembership,
  settleBilledClub,
  settleClosing,
  settleCollectors,
  settleCompanyBills,
  settleFees,
  settleInstalments,
  settleInsured,
  settleMembership,
  settlePillar,
  settleRatesOfBrokers,
  settleShortForms,
  settleTrades,
  settleWages,
} from './settling';
import { countNameOnce, settleGroups, settleNamesakes, settleWordsOfFirm } from './settling-firms';
import { settleTaxWords } from './settling-taxes';
import { settleTills } from './settling-tills';

const isForOut = ({ to }: WordHit): boolean => !to.startsWith('income.');

/** Words of credits are kept for money in: they tell a drawdown and a loan paid out. */
const isForIn = ({ to }: WordHit): boolean => to.startsWith('credits.') || fitsSign(to, false);

/** What is found in the purpose. Purposes that differ by a number only have equal signs, and so equal evidence. */
export interface PurposeSigns {
  words: readonly PhraseMatch<WordHit>[];
  hasIsin: boolean;
  /** Card payments print the shop in the purpose, payment services the shop they collect for. */
  shops: readonly PhraseMatch<WordHit>[];
  firms: readonly PhraseMatch<WordHit>[];
}

const nothingFound: PurposeSigns = { words: [], hasIsin: false, shops: [], firms: [] };
const shortestIsin = 12;

/** `isOut`: which way the money is taken to go. */
export function readPurposeSigns(
  { text, isTextCut, nature, partner }: PreparedTransaction,
  options: EvidenceOptions,
  isOut: boolean,
): PurposeSigns {
  if (text === '') return nothingFound;
  const texts = lexicon();
  const isBroker = partner.isIntermediary;
  const isNameless = partner.raw === '';
  const words = texts.purpose.find(text, isTextCut, isOut ? isForOut : isForIn);
  const hasIsin = text.length >= shortestIsin && namesSecurity(text);
  const namesShop = isBroker || (nature === 'card' && isNameless);
  const shops = namesShop ? texts.name.find(text, isTextCut) : nothingFound.shops;
  let { firms } = nothingFound;
  if (options.useBrands && (isBroker || isNameless)) {
    const shortest = isBroker ? 3 : 6;
    firms = texts.brands.find(text, isTextCut && isBroker).filter(({ phrase }) => phrase.length >= shortest);
  }
  if (words.length + shops.length + firms.length === 0 && !hasIsin) return nothingFound;
  return { words, hasIsin, shops, firms };
}

function areEqualMatches(a: readonly PhraseMatch<WordHit>[], b: readonly PhraseMatch<WordHit>[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) {
    const one = a[i];
    const other = b[i];
    if (one?.value !== other?.value || one?.phrase !== other?.phrase || one?.isCut !== other?.isCut)
      return false;
  }
  return true;
}

export function areEqualSigns(a: PurposeSigns, b: PurposeSigns): boolean {
  if (a === b) return true;
  return (
    a.hasIsin === b.hasIsin &&
    areEqualMatches(a.words, b.words) &&
    areEqualMatches(a.shops, b.shops) &&
    areEqualMatches(a.firms, b.firms)
  );
}

function addPurposeEvidence(
  { partner }: PreparedTransaction,
  signs: PurposeSigns,
  isOut: boolean,
  found: Evidence[],
): void {
  const start = found.length;
  addMatches(signs.words, 'purpose', found, 1);
  for (let i = start; i < found.length; i += 1) {
    const evidence = found[i];
    if (evidence) evidence.isPurpose = true;
  }
  if (signs.hasIsin) {
    const category = isOut ? 'investments.securities' : 'income.investment';
    found.push(evidenceFor(category, 4, 'ISIN in the purpose'));
  }
  addMatches(signs.shops, 'shop in the purpose', found, 1);
  addMatches(signs.firms, 'firm in the purpose', found, partner.isIntermediary ? 1.4 : 0.4);
}

function addCodeEvidence({ kind }: PreparedTransaction, isOut: boolean, found: Evidence[]): void {
  const side = isOut ? 'out' : 'in';
  const { sepaPurposeCode, merchantCategoryCode, transactionCode, meaning } = kind;
  if (sepaPurposeCode) {
    const category = sepaPurposeCodes[sepaPurposeCode]?.[side];
    if (category) found.push(evidenceFor(category, 6, `SEPA purpose code ${sepaPurposeCode}`));
  }
  if (merchantCategoryCode) {
    const category = categoryOfMerchantCode(merchantCategoryCode);
    // 5912 is given to drugstores and pharmacies alike.
    const weight = merchantCategoryCode === '5912' ? 3 : 7;
    if (category) found.push(evidenceFor(category, weight, `merchant code ${merchantCategoryCode}`));
  }
  const category = meaning?.[side];
  if (category) found.push(evidenceFor(category, 6, `transaction code ${transactionCode}`));
}

/** Copies, since weights are changed later. */
function addCopies(evidence: readonly Evidence[], found: Evidence[]): void {
  for (const { category, weight, reason, isPurpose, isName } of evidence)
    found.push({ category, weight, reason, isPurpose, isName });
}

/**
 * All that speaks for a category, in the order of strength of issue 6; signs of the wrong direction are left out. Depends on
 * the kind, the names, the signals and the signs of the purpose, and on nothing else of the transaction.
 */
export function evidenceOf(
  transaction: PreparedTransaction,
  signs: PurposeSigns,
  options: EvidenceOptions,
  isOut: boolean,
): Evidence[] {
  const { partner, ultimate, kind } = transaction;
  const found: Evidence[] = [];
  addCodeEvidence(transaction, isOut, found);
  // "Bankomat" on a payment at a till is the machine of the shop.
  if (transaction.nature === kind.nature || kind.nature !== 'cash') addCopies(kind.textEvidence, found);
  addPurposeEvidence(transaction, signs, isOut, found);
  if (partner.raw) {
    addCopies(partner.wordEvidence, found);
  }
  if (ultimate) addCopies(ultimate.wordEvidence, found);
  if (transaction.nature === 'cash')
    found.push(evidenceFor(isOut ? 'cash.withdrawal' : 'cash.deposit', 6, 'booking text of cash'));
  if (transaction.nature === 'card-settlement' && isOut) {
    found.push(evidenceFor('transfers.card-settlement', 5, 'booking text of a card settlement'));
  }
  const known = transaction.nature === 'card' ? partner.brandEvidenceAtTill : partner.brandEvidence;
  if (options.useBrands && known.length > 0) {
    const firms: Evidence[] = [];
    addCopies(known, firms);
    settleGroups(found, firms);
    settleNamesakes(found, firms);
    settleWordsOfFirm(found, firms);
    countNameOnce(found, firms);
    found.push(...firms);
  }
  if (transaction.nature === 'card') settleTills(found);
  if (transaction.nature === 'card' && options.useBrands && !found.some(({ isName }) => isName))
    addCopies(partner.chainEvidence, found);
  if (transaction.nature === 'card' && isOut && found.length === 0) addCopies(partner.innEvidence, found);
  settleTaxWords(found);
  settleInstalments(found);
  settleRatesOfBrokers(found, partner.isIntermediary);
  settleWages(found, partner.isPerson || partner.isTitled);
  settleShortForms(found, options.userType === 'company');
  settlePillar(found, partner.isFoundation);
  settleInsured(found);
  settleCollectors(found);
  settleFees(found, partner.key === '' || partner.mayKeepAccounts);
  settleTrades(found);
  if (isOut && isFeeOfBank(transaction)) settleClosing(found);
  settleBankMembership(found, partner.mayKeepAccounts);
  settleMembership(found);
  if (options.userType === 'company') {
    settleBilledClub(found);
    settleCompanyBills(found);
  }
  preferPurpose(found);
  if (!isOut) addMoneyFromLenders(transaction, found);
  if (!isOut && options.userType === 'person') addMoneyFromInsurers(found);
  return adaptedTo(found, transaction, options, isOut);
}

/** Words of a credit on money that comes in: drawn from a line, or a loan paid out; a refund says so itself. */
function addMoneyFromLenders({ signals, isReturn }: PreparedTransaction, found: Evidence[]): void {
  if (isReturn || (signals.has('refund') && !signals.has('drawdown'))) return;
  const line = found.find((evidence) => evidence.category === 'credits.line' && evidence.weight >= 4);
  const loan = found.find((evidence) => evidence.category === 'credits.loan' && evidence.weight >= 3);
  if (line) found.push(evidenceFor('credits.line-drawdown', 9, `money from ${line.reason}`));
  else if (loan && signals.has('payout')) {
    found.push(evidenceFor('income.loan-payout', 8, `paid out, ${loan.reason}`));
  }
}

const performed = /^purpose "(?:LEISTUNG|VERGUTUNG|ABRECHNUNG|KOSTENERST)/;

/** What an insurer pays to the insured under a word for what anybody is paid for: "Leistung 4711". */
function addMoneyFromInsurers(found: Evidence[]): void {
  const isInsurer = found.some(
    ({ category, weight, isName }) => isName && weight >= 4 && category.startsWith('insurances.'),
  );
  const word = isInsurer ? found.find(({ reason }) => performed.test(reason)) : undefined;
  if (word) found.push(evidenceFor('income.insurance-payout', 8, word.reason));
}

/** "Entgelt", and nobody is named: the bank itself is paid. */
function isFeeOfBank({ kind, nature, partner, iban, creditorId }: PreparedTransaction): boolean {
  return (
    nature === 'closing' &&
    partner.key === '' &&
    iban === '' &&
    creditorId === '' &&
    charges.test(kind.bookingText)
  );
}
const charges = /^(?:Entgelt|Gebühr|Kontoführung|Fees?$|Preis)/i;

export function collectEvidence(transaction: PreparedTransaction, options: EvidenceOptions): Evidence[] {
  const { isOut } = transaction;
  return evidenceOf(transaction, readPurposeSigns(transaction, options, isOut), options, isOut);
}

/** Evidence of a refund: what the same words would mean if the money went out. */
export function collectReversedEvidence(
  transaction: PreparedTransaction,
  options: EvidenceOptions,
): Evidence[] {
  const isOut = !transaction.isOut;
  return evidenceOf(transaction, readPurposeSigns(transaction, options, isOut), options, isOut);
}

import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import type { Verdict } from '../evidence/verdict';
import { type Evidence, evidenceFor } from '../words/word-evidence';
import type { LabelContext } from './label';

/** What a booking is when no sign says anything: judged by who it is with and which way the money goes. */
/** The name of a firm with a purpose of membership: a gym, and no club. */
export function isMemberOfFirm({ partner, text }: PreparedTransaction, context: LabelContext): boolean {
  return (
    context.options.userType === 'person' &&
    partner.hasLegalForm &&
    text.includes('MITGLIED') &&
    !partner.isClub
  );
}

const byHand: ReadonlySet<string> = new Set(['transfer', 'standing-order', 'credit', 'instant']);
const drawn: ReadonlySet<string> = new Set(['direct-debit', 'standing-order']);
/** Banks that are paid by debit or standing order are paid for a loan, if nothing else is said. */
const bank = /BANK( |$)|^BANK |SPARKASSE|VOLKSBANK|RAIFFEISEN|KREDIT|BAUSPAR/;

/** Neither a debit nor a card: somebody wrote the name of the partner. */
function isByHand({ nature }: PreparedTransaction): boolean {
  return nature === null || byHand.has(nature);
}

function isLikePerson({ partner, signals }: PreparedTransaction, { options }: LabelContext): boolean {
  if (signals.has('invoice') || !partner.isPersonShaped || bank.test(partner.words.join(' '))) return false;
  return !options.useBrands || partner.brandEvidence.length === 0;
}

/** Weak evidence from the name alone, asked together with the other signs; null where the name says nothing. */
export function partnerEvidence(transaction: PreparedTransaction, context: LabelContext): Evidence | null {
  const { partner, nature, signals } = transaction;
  if (partner.key === '') return null;
  if (partner.isOwn)
    return evidenceFor('transfers.own-external', 14, 'name of the owner, account not in the data');
  const isPerson = context.options.userType === 'person';
  if (isMemberOfFirm(transaction, context))
    return evidenceFor('leisure.sport', 5, 'membership of a firm, not of a club');
  if (transaction.isOut && nature !== null && drawn.has(nature) && bank.test(partner.words.join(' ')))
    return evidenceFor('credits.loan', 2.5, 'a bank is paid');
  if (nature === 'card' || nature === 'direct-debit' || nature === 'cash') return null;
  const { isRelated } = partner;
  if (isPerson && partner.isPerson)
    return evidenceFor('transfers.private', isRelated ? 6.5 : 5.5, 'name of a person');
  if (isPerson && isByHand(transaction) && isLikePerson(transaction, context))
    return evidenceFor('transfers.private', 4.5, 'looks like the name of a person');
  if (!isPerson && isRelated) {
    if (signals.has('own-transfer'))
      return evidenceFor('transfers.owner', 9, 'shares the name of the firm or its owner');
    if (signals.has('invoice')) return null;
    return evidenceFor('transfers.owner', 5, 'shares the name of the firm or its owner');
  }
  if (isPerson && isRelated && !partner.hasLegalForm)
    return evidenceFor('transfers.private', 5.5, 'shares the family name');
  return null;
}

export function fallbackCategory(transaction: PreparedTransaction, context: LabelContext): Verdict {
  const { partner: name, isOut, nature } = transaction;
  const isPerson = context.options.userType === 'person';
  const say = (category: string, reason: string): Verdict => ({ category, weight: 1, reason });
  if (nature === 'cash') return say(isOut ? 'cash.withdrawal' : 'cash.deposit', 'booking text of cash');
  if (name.isRelated) {
    const isTransfer = transaction.signals.has('own-transfer') || !transaction.signals.has('invoice');
    if (isPerson && !name.hasLegalForm) return say('transfers.private', 'shares the family name');
    if (!isPerson && isTransfer) return say('transfers.owner', 'shares the name of the firm or its owner');
  }
  if (isPerson) {
    if (name.isPerson && nature !== 'card') return say('transfers.private', 'name of a person');
    if (!isOut) return say('income.other', 'money in without further signs');
    if (name.key === '')
      return say(nature === 'card' ? 'shopping.other' : 'fees.other', 'booking of the bank');
    return say(nature === 'card' ? 'shopping.other' : 'shopping.online', 'money out without further signs');
  }
  if (!isOut) return say('income.sales', 'money in without further signs');
  if (nature === 'card') return say('shopping.other', 'card payment without further signs');
  if (nature === 'collective') return say('staff.salary', 'collective order without further signs');
  if (name.key === '') return say('fees.other', 'booking of the bank');
  return say('business.supplier', 'money out without further signs');
}

import { cleanName } from './counterparty-name';
import type { LabelContext } from './label';
import type { PreparedTransaction } from './prepared-transaction';
import { isFirstName } from './tables/first-names';
import { fold } from './text-folding';
import type { Verdict } from './verdict';
import type { Evidence } from './word-evidence';

/** What a booking is when no sign says anything: judged by who it is with and which way the money goes. */
const likelyLength = { least: 2, most: 4 };

export function isPersonName(rawName: string): boolean {
  const { words, hasLegalForm } = cleanName(rawName);
  if (hasLegalForm || words.length < likelyLength.least || words.length > likelyLength.most) return false;
  if (rawName.includes('&') || /\d/.test(rawName)) return false;
  return words.some(isFirstName) || /^[\p{L}-]{2,}, ?[\p{L}-]{2,}/u.test(rawName);
}

/** Weak evidence from the name alone, asked together with the other signs. */
export function partnerEvidence(transaction: PreparedTransaction, context: LabelContext): Evidence[] {
  const { source, nameKey, nature, signals } = transaction;
  if (nameKey === '') return [];
  if (transaction.isOwnName) {
    return [
      {
        category: 'transfers.own-external',
        weight: 14,
        reason: 'name of the owner, account not in the data',
      },
    ];
  }
  const { words, hasLegalForm } = cleanName(source.partnerName);
  const isPerson = context.options.userType === 'person';
  if (
    isPerson &&
    hasLegalForm &&
    /MITGLIED/.test(transaction.text) &&
    !/\bE ?V\b/.test(fold(source.partnerName))
  ) {
    return [{ category: 'leisure.sport', weight: 5, reason: 'membership of a firm, not of a club' }];
  }
  if (nature === 'card' || nature === 'direct-debit') return [];
  const isRelated = context.own.isRelatedName(words);
  if (isPerson && isPersonName(source.partnerName)) {
    return [{ category: 'transfers.private', weight: isRelated ? 6.5 : 5.5, reason: 'name of a person' }];
  }
  if (!isPerson && isRelated) {
    const isInvoice = signals.has('invoice');
    const weight = signals.has('own-transfer') ? 9 : isInvoice ? 0 : 5;
    return weight > 0
      ? [{ category: 'transfers.owner', weight, reason: 'shares the name of the firm or its owner' }]
      : [];
  }
  if (isPerson && isRelated && !hasLegalForm) {
    return [{ category: 'transfers.private', weight: 5.5, reason: 'shares the family name' }];
  }
  return [];
}

export function fallbackCategory(transaction: PreparedTransaction, context: LabelContext): Verdict {
  const { source, isOut, nature } = transaction;
  const isPerson = context.options.userType === 'person';
  const name = cleanName(source.partnerName);
  const isHuman = isPersonName(source.partnerName);
  const say = (category: string, reason: string): Verdict => ({ category, weight: 1, reason });
  if (nature === 'cash') return say(isOut ? 'cash.withdrawal' : 'cash.deposit', 'booking text of cash');
  if (context.own.isRelatedName(name.words)) {
    const isTransfer = transaction.signals.has('own-transfer') || !transaction.signals.has('invoice');
    if (isPerson && !name.hasLegalForm) return say('transfers.private', 'shares the family name');
    if (!isPerson && isTransfer) return say('transfers.owner', 'shares the name of the firm or its owner');
  }
  if (isPerson) {
    if (isHuman && nature !== 'card') return say('transfers.private', 'name of a person');
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

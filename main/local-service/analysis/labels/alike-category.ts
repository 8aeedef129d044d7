import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { boughtBy, fitsSign, isOfUser } from '../evidence/adapted-category';
import type { Verdict } from '../evidence/verdict';
import { type Likeness, likenessOf, wordsWithoutPlace } from '../words/likeness';
import type { LabelContext } from './label';

/** What bookings are like that no word and no firm of the tables tells anything of: learned from others, and said with little certainty. */

/** A premium, a rate and a plan are believed where something names them, never for a likeness. */
const agreements = /^(?:insurances|credits|investments)\./;
/** How often it is right from which share on: about every second time in all, of 333 bookings of a set that nobody had seen (docs/measured.md). */
const rightByShare: readonly (readonly [atLeast: number, share: number])[] = [
  [0.8, 0.7],
  [0.6, 0.6],
  [0.4, 0.5],
  [0, 0.4],
];
/** Bookings of one ledger that are told apart by their words; more are asked anew. */
const mostKept = 20_000;

const keptBy = new WeakMap<LabelContext, Map<string, Likeness | null>>();

function asked(transaction: PreparedTransaction, context: LabelContext): Likeness | null {
  const { userType } = context.options;
  const { isOut, nature, partner, text, creditorId } = transaction;
  let kept = keptBy.get(context);
  if (!kept || kept.size > mostKept) {
    kept = new Map();
    keptBy.set(context, kept);
  }
  const key = `${isOut} ${nature} ${partner.number} ${creditorId === ''} ${text.replace(/\d+/g, '')}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const likened = {
    userType,
    isOut,
    nature,
    words: wordsWithoutPlace(partner.raw, partner.words),
    text,
    hasCreditorId: creditorId !== '',
    hasLegalForm: partner.hasLegalForm,
  };
  const found = likenessOf(
    likened,
    (category) =>
      !agreements.test(category) &&
      // Nobody is given money at a till.
      !(nature === 'card' && category.startsWith('transfers.')) &&
      fitsSign(category, isOut) &&
      isOfUser(category, userType),
  );
  kept.set(key, found);
  return found;
}

export function alikeCategory(
  transaction: PreparedTransaction,
  context: LabelContext,
  least: number,
): Verdict | null {
  // It learned from the table of firms too.
  if (!context.options.useBrands) return null;
  if (transaction.partner.key === '' && transaction.text === '') return null;
  const found = asked(transaction, context);
  if (!found || found.share < least) return null;
  const [, share] = rightByShare.find(([atLeast]) => found.share >= atLeast) ?? [0, 0.4];
  const category = boughtBy(context.options.userType, transaction, found.category);
  return { category, weight: 1, reason: 'words like those of such bookings', share };
}

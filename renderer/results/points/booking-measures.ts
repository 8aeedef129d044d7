import type { BookingSigns } from '../../../preload/contract/answers/booking-signs';
import { readMinor } from '../../../preload/contract/values/result-amounts';
import { categoryCodes } from '../categories/category-choices';
import type { CaseFacts } from '../facts/case-facts';
import { lacking, type Measured, share, type Why } from './measured';

/** Rules that single bookings are asked for. */

const knownCodes: ReadonlySet<string> = new Set(categoryCodes);

/** What the service said of bookings, where its categories are known here. */
function labelledSigns(facts: CaseFacts): BookingSigns | { why: Why } {
  const { signs } = facts.sources;
  if (!signs) return { why: 'noSigns' };
  if (signs.turnover === null || signs.categories.length === 0) return { why: 'noAnswer' };
  return signs.categories.every((category) => knownCodes.has(category)) ? signs : { why: 'otherCodes' };
}

const minorOf = (decimal: string, currency: string) => readMinor(Number(decimal), currency);

export function unassigned(facts: CaseFacts): Measured {
  const signs = labelledSigns(facts);
  if ('why' in signs) return signs;
  const [only, ...others] = signs.turnover ?? [];
  if (others.length > 0) return lacking('mixed');
  if (!only) return lacking('noFigures');
  const { currency, all, unassigned: open, unassignedIds } = only;
  return share(minorOf(open, currency), minorOf(all, currency), unassignedIds, 'noFigures');
}

function payouts(facts: CaseFacts, count: 'count' | 'lenders'): Measured {
  const signs = labelledSigns(facts);
  if ('why' in signs) return signs;
  if (!signs.payouts) return lacking('noFigures');
  return { value: signs.payouts[count], ids: signs.payouts.ids, day: signs.payouts.since };
}

export const newPayouts = (facts: CaseFacts) => payouts(facts, 'count');
export const newLenders = (facts: CaseFacts) => payouts(facts, 'lenders');

export function roundTrips({ sources: { signs } }: CaseFacts): Measured {
  return signs ? { value: signs.roundTrips.pairs, ids: signs.roundTrips.ids } : lacking('noSigns');
}

export function ownReturns({ sources: { signs } }: CaseFacts): Measured {
  if (!signs) return lacking('noSigns');
  const [only, ...others] = signs.collections;
  if (others.length > 0) return lacking('mixed');
  if (!only) return lacking('noCollections');
  const { currency, collected, returned, ids } = only;
  return share(minorOf(returned, currency), minorOf(collected, currency), ids, 'noCollections');
}

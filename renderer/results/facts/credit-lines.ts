import type { LocalFigures } from '../../../preload/contract';
import { type Minor, readMinor } from '../../../preload/contract/values/result-amounts';
import { accountsThatPay, averageOf, type CaseFacts, shareOf } from './case-facts';
import { businessMonths } from './company-figures';

/** Accounts for which the analyst entered an agreed overdraft, and how they kept to it. */

type Account = LocalFigures['accounts'][number];
type Line = NonNullable<Account['line']>;

export interface KnownLine {
  currency: string;
  limit: Minor;
  use: Line['use'] | null;
}

export function linesOf(facts: CaseFacts): KnownLine[] {
  return accountsThatPay(facts.sources).flatMap(({ currency, line }) => {
    const limit = line ? readMinor(Number(line.limit), currency) : null;
    return line && limit !== null && limit > 0 ? [{ currency, limit, use: line.use ?? null }] : [];
  });
}

/** The line that is used most: percent of the limit in the mean of all days and at most. Null unless the use of each is known. */
export function lineUseOf(facts: CaseFacts): { mean: number; peak: number } | null {
  const lines = linesOf(facts);
  const used = lines.flatMap(({ currency, limit, use }) => {
    if (!use) return [];
    const part = (decimal: string) => shareOf(readMinor(Number(decimal), currency) ?? 0, limit) ?? 0;
    return [{ mean: part(use.meanDebit), peak: part(use.peakDebit) }];
  });
  if (used.length === 0 || used.length < lines.length) return null;
  return used.reduce((most, one) => (one.mean > most.mean ? one : most));
}

/** Business money in of a year as a multiple of all lines together, rounded down; null where one of them is not known. */
export function turnoverToLines(facts: CaseFacts): number | null {
  const lines = linesOf(facts);
  const business = businessMonths(facts);
  const monthly = business && averageOf(business);
  const limits = lines.reduce((sum, { limit }) => sum + limit, 0);
  if (monthly === null || limits === 0 || lines.some(({ currency }) => currency !== facts.currency))
    return null;
  return Math.floor((monthly * 120) / limits) / 10;
}

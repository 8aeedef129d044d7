import type { LocalFigures } from '../../../preload/contract';
import { readMinor, resultDecimal } from '../../../preload/contract/values/result-amounts';
import { accountsThatPay, averageOf, type CaseFacts, shareOf } from './case-facts';
import { businessMonths } from './company-figures';

/** Accounts for which the analyst entered an agreed overdraft, and how they kept to it. */

type Account = LocalFigures['accounts'][number];
type Line = NonNullable<Account['line']>;

export interface KnownLine {
  currency: string;
  /** In ten-thousandths of the main unit, as finely as it may be entered; null where it is too large to count exactly. */
  limit: number | null;
  use: Line['use'] | null;
}

/** Exact to the last place that an entry or a mean may have, whatever places its currency has. */
const finest = (decimal: string) => readMinor(Number(decimal), null);

export function linesOf(facts: CaseFacts): KnownLine[] {
  return accountsThatPay(facts.sources).flatMap(({ currency, line }) => {
    if (!line) return [];
    const limit = finest(line.limit);
    return limit !== null && limit <= 0 ? [] : [{ currency, limit, use: line.use ?? null }];
  });
}

/** The line that is used most: percent of the limit in the mean of all days and at most. Null unless the use of each is known. */
export function lineUseOf(facts: CaseFacts): { mean: number; peak: number } | null {
  const lines = linesOf(facts);
  const used = lines.flatMap(({ limit, use }) => {
    const [mean, peak] = use ? [finest(use.meanDebit), finest(use.peakDebit)] : [null, null];
    if (limit === null || mean === null || peak === null) return [];
    return [{ mean: shareOf(mean, limit) ?? 0, peak: shareOf(peak, limit) ?? 0 }];
  });
  if (used.length === 0 || used.length < lines.length) return null;
  return used.reduce((most, one) => (one.mean > most.mean ? one : most));
}

/** Business money in of a year as a multiple of all lines together, rounded down; null where one of them is not known. */
export function turnoverToLines(facts: CaseFacts): number | null {
  const lines = linesOf(facts);
  const business = businessMonths(facts);
  const monthly = business && averageOf(business, facts);
  if (monthly === null || facts.currency === null || lines.length === 0) return null;
  const perYear = finest(resultDecimal(monthly * 12, facts.currency));
  let limits = 0;
  for (const { currency, limit } of lines) {
    if (limit === null || currency !== facts.currency) return null;
    limits += limit;
  }
  return perYear === null ? null : Math.floor((perYear * 10) / limits) / 10;
}

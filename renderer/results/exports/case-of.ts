import type { Customer, LocalFigures, Result } from '../../../preload/contract';
import type { BookingSigns } from '../../../preload/contract/answers/booking-signs';
import type { PointThresholds } from '../../../preload/contract/points';
import { makeBasis, type ResultBasis } from '../answers/result-basis';
import { onlyCurrency } from '../answers/result-currency';
import { contractAccounts } from '../bookings/use-contract-accounts';
import { type ResultCurrencies, resultCurrencies } from '../bookings/use-result-currencies';
import { CaseFacts } from '../facts/case-facts';
import { keyFactsOf } from '../facts/key-facts';
import { evaluatePoints } from '../points/evaluate-points';
import type { ShownCase } from './shown-case';

/** What of a customer is at hand. */
export interface CaseParts {
  readonly type: Customer['type'] | undefined;
  readonly results: readonly Result[];
  readonly figures: LocalFigures | null;
  /** Null while they are computed. */
  readonly signs: BookingSigns | null;
  readonly thresholds: PointThresholds;
}

/** Key figures and points to check of a case. */
export function judgedCase(
  { type, results, figures, signs, thresholds }: CaseParts,
  basis: ResultBasis,
  currencies: readonly string[],
) {
  const facts = new CaseFacts({
    isPerson: type === 'person',
    results: new Map(results.map((result) => [result.endpoint, result])),
    figures,
    basis,
    signs,
    currencies,
  });
  return {
    currency: onlyCurrency(currencies),
    currencies,
    keyFacts: keyFactsOf(facts),
    points: evaluatePoints(facts, thresholds),
  };
}

/** The case as the screen would show it, where there is no screen. */
export async function caseOf(customerId: string, parts: CaseParts, isOutdated: boolean): Promise<ShownCase> {
  const { results, figures } = parts;
  const currencies: ResultCurrencies = await resultCurrencies(customerId, results, figures);
  const isOfSeveralAccounts = (figures?.accounts.length ?? 0) > 1;
  const accounts = isOfSeveralAccounts ? await contractAccounts(customerId, results) : new Map();
  const basis = makeBasis(figures, isOutdated, (id) => accounts.get(id) ?? null, currencies.all);
  const { currency, keyFacts, points } = judgedCase(parts, basis, currencies.all);
  return { results, figures, basis, currency, currencyOf: currencies.of, keyFacts, points };
}

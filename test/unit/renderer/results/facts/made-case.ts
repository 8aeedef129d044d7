import type { LocalFigures, Result } from '../../../../../preload/contract';
import type { BookingSigns } from '../../../../../preload/contract/answers/booking-signs';
import type { PointThresholds } from '../../../../../preload/contract/points';
import { noBasis } from '../../../../../renderer/results/answers/result-basis';
import { CaseFacts } from '../../../../../renderer/results/facts/case-facts';
import { keyFactsOf } from '../../../../../renderer/results/facts/key-facts';
import { evaluatePoints } from '../../../../../renderer/results/points/evaluate-points';

/** Cases made by hand, of six whole months of 2026. */
export const madeMonths = ['2026-06', '2026-05', '2026-04', '2026-03', '2026-02', '2026-01'];
export const madeSpan = { since: '2026-01-01', until: '2026-06-30' };

/** One amount for every month, or six of them, newest first. */
export function module(amount: number | readonly unknown[], name = 'id') {
  const amounts = typeof amount === 'number' ? madeMonths.map(() => amount) : amount;
  return {
    available: true,
    monthlyOverview: madeMonths.map((month, index) => ({
      month,
      amount: amounts[index],
      recurringAmount: amounts[index],
      nonRecurringAmount: 0,
      recurringTransactionIDs: [`${name}-${month}`],
      nonRecurringTransactionIDs: [],
    })),
    contractSummary: [],
    observedTimespan: madeSpan,
  };
}

export function budget(income: number, spending: number) {
  return {
    monthlyOverview: madeMonths.map((month) => ({ month, income, spending, balance: income + spending })),
    observedTimespan: madeSpan,
  };
}

export function category(name: string | null, sum: number, more: object = {}) {
  return {
    category: name,
    sum: sum * 6,
    count: 6,
    share: 0,
    transactionIDs: madeMonths.map((month) => `${name}-${month}`),
    monthlyOverview: madeMonths.map((month) => ({ month, sum })),
    ...more,
  };
}

export function topCategories(incomings: readonly object[], outgoings: readonly object[]) {
  return {
    available: true,
    incomings: { categories: incomings },
    outgoings: { categories: outgoings },
    observedTimespan: madeSpan,
  };
}

interface Made {
  isPerson?: boolean;
  currencies?: readonly string[];
  figures?: LocalFigures | null;
  signs?: BookingSigns | null;
}

export function madeCase(answers: Record<string, unknown>, made: Made = {}): CaseFacts {
  const results = new Map<string, Result>(
    Object.entries(answers).map(([endpoint, payload]) => [
      endpoint,
      { endpoint, runId: 'r', fetchedAt: '2026-07-15T00:00:00Z', state: 'received', payload, error: null },
    ]),
  );
  return new CaseFacts({
    isPerson: made.isPerson ?? true,
    results,
    figures: made.figures ?? null,
    signs: made.signs ?? null,
    basis: noBasis,
    currencies: made.currencies ?? ['EUR'],
  });
}

export const pointOf = (facts: CaseFacts, key: string, thresholds: PointThresholds = {}) => {
  const found = evaluatePoints(facts, thresholds).find(({ rule }) => rule.key === key);
  if (!found) throw new Error(`no rule ${key}`);
  return found;
};

export const factOf = (facts: CaseFacts, key: string) => {
  const found = keyFactsOf(facts).find((fact) => fact.key === key);
  if (!found) throw new Error(`no figure ${key}`);
  return found;
};

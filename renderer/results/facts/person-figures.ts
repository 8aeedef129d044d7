import { type Breakdown, combined, idsOf } from '../answers/breakdown';
import { modulesOf } from '../digests/person-modules';
import { averageOf, type CaseFacts, type MonthAmount } from './case-facts';

/** Figures of a person (report-anchors: money in that recurs, housing, loans, what is left). Amounts in minor units. */

/** Kinds of income that come again; loans, refunds and payouts of insurers are none. */
const recurringIncome = [
  'salary',
  'pension',
  'childBenefit',
  'benefits',
  'alimony',
  'rental',
  'selfEmployment',
];

function ofModules(
  facts: CaseFacts,
  endpoint: 'person.income' | 'person.spending',
  names: readonly string[] | null,
): Breakdown | null {
  const answer = facts.answer(endpoint);
  if (!answer) return null;
  const isIncome = endpoint === 'person.income';
  const modules = modulesOf(answer, { ...facts.reading(endpoint), isIncome });
  return combined(
    modules.filter(({ name }) => names === null || names.includes(name)).map(({ breakdown }) => breakdown),
  );
}

/** Null where the budget has no income at all: then a scope is missing, and what is left of the income is not the whole. */
export function incomeOf(facts: CaseFacts): Breakdown | null {
  const budget = facts.answer('person.householdBudget')?.monthlyOverview ?? [];
  if (budget.length > 0 && budget.every(({ income }) => income === null)) return null;
  return ofModules(facts, 'person.income', recurringIncome);
}
export const salaryOf = (facts: CaseFacts) => ofModules(facts, 'person.income', ['salary', 'pension']);
export const payoutsOf = (facts: CaseFacts) => ofModules(facts, 'person.income', ['loan']);
export const housingOf = (facts: CaseFacts) => ofModules(facts, 'person.spending', ['housing']);
export const loansOf = (facts: CaseFacts) => ofModules(facts, 'person.spending', ['credits']);
export const cashOf = (facts: CaseFacts) => ofModules(facts, 'person.spending', ['cash']);
export const allSpendingOf = (facts: CaseFacts) => ofModules(facts, 'person.spending', null);
export const savingsOf = (facts: CaseFacts) => ofModules(facts, 'person.spending', ['investments']);

/** Contracts as monthly equivalent: the recurring part of all spending but loans and savings, averaged over whole months. */
export function fixedSpendingOf(facts: CaseFacts): { average: number | null; ids: string[] } | null {
  const answer = facts.answer('person.spending');
  if (!answer) return null;
  const modules = modulesOf(answer, facts.reading('person.spending')).filter(
    ({ name }) => name !== 'credits' && name !== 'investments',
  );
  const all = combined(modules.map(({ breakdown }) => breakdown));
  if (!all) return { average: null, ids: [] };
  return {
    average: averageOf(recurringMonths(all)),
    ids: all.months.flatMap(({ recurringIds }) => recurringIds),
  };
}

function recurringMonths({ months }: Breakdown): MonthAmount[] {
  return months.flatMap(({ month, recurring, isUnfinished }) =>
    recurring === null || isUnfinished ? [] : [{ month, amount: recurring }],
  );
}

export function wholeMonths({ months }: Breakdown): MonthAmount[] {
  return months.flatMap(({ month, amount, isUnfinished }) =>
    amount === null || isUnfinished ? [] : [{ month, amount }],
  );
}

/** Money in minus money out of the whole months, without own transfers. */
export function leftOverOf(facts: CaseFacts): MonthAmount[] | null {
  const answer = facts.answer('person.householdBudget');
  if (!answer) return null;
  const { observedTimespan, monthlyOverview } = answer;
  return facts.complete(
    'person.householdBudget',
    observedTimespan,
    monthlyOverview,
    ({ balance }) => balance,
  );
}

export const bookingsOf = (breakdown: Breakdown | null): string[] => (breakdown ? idsOf(breakdown) : []);

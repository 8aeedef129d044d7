import { type Breakdown, combined, idsOf, wholeMonths } from '../answers/breakdown';
import { type Module, modulesOf } from '../digests/person-modules';
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

type Modular = 'person.income' | 'person.spending';

function modulesIn(facts: CaseFacts, endpoint: Modular): Module[] | null {
  return facts.once(`${endpoint} modules`, () => {
    const answer = facts.answer(endpoint);
    return (
      answer && modulesOf(answer, { ...facts.reading(endpoint), isIncome: endpoint === 'person.income' })
    );
  });
}

function ofModules(
  facts: CaseFacts,
  endpoint: Modular,
  isMeant: (name: string) => boolean,
): Breakdown | null {
  const modules = modulesIn(facts, endpoint);
  return modules && combined(modules.filter(({ name }) => isMeant(name)).map(({ breakdown }) => breakdown));
}

const oneOf =
  (...names: readonly string[]) =>
  (name: string) =>
    names.includes(name);

/** Null where the budget has no income at all: then a scope is missing, and what is left of the income is not the whole. */
export function incomeOf(facts: CaseFacts): Breakdown | null {
  const budget = facts.answer('person.householdBudget')?.monthlyOverview ?? [];
  if (budget.length > 0 && budget.every(({ income }) => income === null)) return null;
  return ofModules(facts, 'person.income', oneOf(...recurringIncome));
}
export const salaryOf = (facts: CaseFacts) => ofModules(facts, 'person.income', oneOf('salary', 'pension'));
export const payoutsOf = (facts: CaseFacts) => ofModules(facts, 'person.income', oneOf('loan'));
export const housingOf = (facts: CaseFacts) => ofModules(facts, 'person.spending', oneOf('housing'));
export const loansOf = (facts: CaseFacts) => ofModules(facts, 'person.spending', oneOf('credits'));
export const cashOf = (facts: CaseFacts) => ofModules(facts, 'person.spending', oneOf('cash'));
export const allSpendingOf = (facts: CaseFacts) => ofModules(facts, 'person.spending', () => true);
export const savingsOf = (facts: CaseFacts) => ofModules(facts, 'person.spending', oneOf('investments'));

/** Contracts as monthly equivalent: the recurring part of all spending but loans and savings, averaged over whole months. */
export function fixedSpendingOf(facts: CaseFacts): { average: number | null; ids: string[] } | null {
  const isLoanOrSaving = oneOf('credits', 'investments');
  const all = ofModules(facts, 'person.spending', (name) => !isLoanOrSaving(name));
  return (
    all && {
      average: averageOf(wholeMonths(all.months, 'recurring')),
      ids: all.months.flatMap(({ recurringIds }) => recurringIds),
    }
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

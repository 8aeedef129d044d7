import { incomeModules, spendingModules } from '../../../preload/contract/answers/person-answers';
import type { Minor } from '../../../preload/contract/values/result-amounts';
import { type Breakdown, combined, everyWholeMonth, idsOf } from '../answers/breakdown';
import { type Module, modulesOf } from '../digests/person-modules';
import { averageOf, type CaseFacts, type Lack, type MonthAmount, sumOf } from './case-facts';

/** Figures of a person (report-anchors: money in that recurs, housing, loans, what is left). Amounts in minor units. */

/** Kinds of income that come again; loans, refunds and payouts of insurers are none. */
const recurringIncome = [
  'salary',
  'pension',
  'childBenefit',
  'parentalAllowance',
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

const knownModules: Record<Modular, readonly string[]> = {
  'person.income': incomeModules,
  'person.spending': spendingModules,
};

/** Why no figure can be made of the modules; null where one can. Another service may name them otherwise: then none is zero. */
export function lackOfModules(facts: CaseFacts, endpoint: Modular): Lack | null {
  if (facts.isMixed) return 'mixed';
  const answer = facts.answer(endpoint);
  if (!answer) return 'noAnswer';
  const told = Object.entries(answer).filter(([, { available }]) => available !== false);
  if (told.some(([name]) => !knownModules[endpoint].includes(name))) return 'otherCodes';
  // Told with figures but without the months that they are of, or with months that have none.
  const isBare = told.some(
    ([, one]) =>
      one.monthlyOverview.some(({ amount }) => amount === null) ||
      (one.monthlyOverview.length === 0 &&
        [one.current, one.median, one.average].some((value) => value !== null && value !== 0)),
  );
  return isBare ? 'noMonths' : null;
}

function ofModules(
  facts: CaseFacts,
  endpoint: Modular,
  isMeant: (name: string) => boolean,
): Breakdown | null {
  if (facts.once(`${endpoint} lack`, () => lackOfModules(facts, endpoint)) !== null) return null;
  const modules = modulesIn(facts, endpoint);
  const own =
    modules && combined(modules.filter(({ name }) => isMeant(name)).map(({ breakdown }) => breakdown));
  return own && own.omitted.length > 0 ? { ...own, own: null } : own;
}

/** Why there is no mean of what was found: the answer leaves whole months out, or there is none. */
export const lackOfMonths = ({ omitted }: Breakdown): 'noMonths' | 'fewMonths' =>
  omitted.length > 0 ? 'noMonths' : 'fewMonths';

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
export const housingOf = (facts: CaseFacts) => ofModules(facts, 'person.spending', oneOf('housing'));
export const loansOf = (facts: CaseFacts) => ofModules(facts, 'person.spending', oneOf('credits'));
export const cashOf = (facts: CaseFacts) => ofModules(facts, 'person.spending', oneOf('cash'));
export const savingsOf = (facts: CaseFacts) => ofModules(facts, 'person.spending', oneOf('investments'));

/** Contracts as monthly equivalent: the recurring part of all spending but loans and savings, averaged over whole months. */
export function fixedSpendingOf(facts: CaseFacts): { average: number | null; ids: string[] } | null {
  const isLoanOrSaving = oneOf('credits', 'investments');
  const all = ofModules(facts, 'person.spending', (name) => !isLoanOrSaving(name));
  return (
    all && {
      average: averageOf(everyWholeMonth(all, 'recurring') ?? [], facts),
      ids: all.months.flatMap(({ recurringIds }) => recurringIds),
    }
  );
}

type Part = 'income' | 'spending' | 'balance';

/** Whole months of the budget; null where one of them does not tell this part of it, or is not listed. */
function budgetMonths(facts: CaseFacts, part: Part): MonthAmount[] | null {
  const answer = facts.answer('person.householdBudget');
  if (!answer || facts.isMixed) return null;
  const { observedTimespan, monthlyOverview } = answer;
  if (facts.omits('person.householdBudget', observedTimespan, monthlyOverview)) return null;
  const months = facts.complete('person.householdBudget', observedTimespan, monthlyOverview, () => 0);
  const told = facts.complete(
    'person.householdBudget',
    observedTimespan,
    monthlyOverview,
    ({ [part]: amount }) => amount,
  );
  return told.length === months.length ? told : null;
}

/** Why nothing can be said of the budget: it, or what is saved beside it, leaves whole months out, or it is not told. */
export function lackOfBudget(facts: CaseFacts): 'noMonths' | 'noAnswer' {
  const answer = facts.answer('person.householdBudget');
  const isOmitting =
    answer !== null && facts.omits('person.householdBudget', answer.observedTimespan, answer.monthlyOverview);
  return isOmitting || (savingsOf(facts)?.omitted.length ?? 0) > 0 ? 'noMonths' : 'noAnswer';
}

/**
 * All money out but transfers of one's own, positive, by whole months. The service counts it as negative (interface-gaps.md says nothing
 * of the sign): where another counts it as positive, its balance must say so.
 */
export function spendingOf(facts: CaseFacts): MonthAmount[] | null {
  const months = budgetMonths(facts, 'spending');
  if (!months) return null;
  const sum = sumOf(months);
  if (sum <= 0) return months.map(({ month, amount }) => ({ month, amount: 0 - amount }));
  const [income, balance] = [budgetMonths(facts, 'income'), budgetMonths(facts, 'balance')];
  return income && balance && sumOf(income) - sum === sumOf(balance) ? months : null;
}

/** Money in minus money out of the whole months, without own transfers; what is saved is not deducted (report-anchors, 1.5). */
export function leftOverOf(facts: CaseFacts): MonthAmount[] | null {
  const balance = budgetMonths(facts, 'balance');
  if (!balance || lackOfModules(facts, 'person.spending') !== null) return null;
  const savings = savingsOf(facts);
  if (savings && savings.omitted.length > 0) return null;
  const saved = new Map<string, Minor | null>();
  for (const { month, amount } of savings?.months ?? []) saved.set(month, amount);
  return balance.some(({ month }) => saved.get(month) === null)
    ? null
    : balance.map(({ month, amount }) => ({ month, amount: amount + (saved.get(month) ?? 0) }));
}

/** Bookings of income and spending in some months, as far as their areas are told. */
export function bookingsIn(facts: CaseFacts, months: ReadonlySet<string>): string[] {
  return (['person.income', 'person.spending'] as const).flatMap((endpoint) =>
    (ofModules(facts, endpoint, () => true)?.months ?? [])
      .filter(({ month }) => months.has(month))
      .flatMap(({ recurringIds, oneOffIds }) => [...recurringIds, ...oneOffIds]),
  );
}

export const bookingsOf = (breakdown: Breakdown | null): string[] => (breakdown ? idsOf(breakdown) : []);

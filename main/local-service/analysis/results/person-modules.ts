import type { LabelledLedger } from '../labels/labelled-ledger';
import { toMainUnits } from '../ledger/ledger-from-upload';
import { summariseMonths } from '../ledger/observed-months';
import { breakDown, type CategoryBreakdown, contractsOf } from './category-breakdown';
import { categoryFlows } from './category-flows';

/** Income, spending and the household budget of a person. */

/** Modules of interface-gaps.md and the branches of the tree they stand for. */
const incomeModules: Record<string, readonly string[]> = {
  salary: ['income.salary'],
  pension: ['income.pension'],
  childBenefit: ['income.child-benefit'],
  benefits: ['income.benefits'],
  rental: ['income.rental'],
  investment: ['income.investment'],
  loan: ['income.loan-payout'],
  alimony: ['income.alimony'],
  selfEmployment: ['income.self-employment', 'income.sales'],
  insurancePayout: ['income.insurance-payout'],
  other: ['income.other'],
};

const spendingModules: Record<string, string> = {
  credits: 'credits',
  insurances: 'insurances',
  investments: 'investments',
  housing: 'housing',
  communication: 'communication',
  shopping: 'shopping',
  mobility: 'mobility',
  leisure: 'leisure',
  health: 'health',
  education: 'education',
  giving: 'giving',
  taxes: 'taxes',
  fees: 'fees',
  risk: 'risk',
  business: 'business',
  socialSecurity: 'staff',
};

/** An object keyed by module; modules without a booking are missing. Amounts positive for money in. */
export function personIncome(labelled: LabelledLedger): Record<string, CategoryBreakdown> {
  const result: Record<string, CategoryBreakdown> = {};
  for (const [module, branches] of Object.entries(incomeModules)) {
    const chosen = new Set(branches);
    const contracts = contractsOf(labelled, (category) => chosen.has(category));
    const breakdown = breakDown(labelled, (category) => chosen.has(category), 1, contracts);
    if (breakdown.available) result[module] = breakdown;
  }
  return result;
}

/** An object keyed by module; amounts positive for money out, returns deducted. Cash drawn is `cash`. */
export function personSpending(labelled: LabelledLedger): Record<string, CategoryBreakdown> {
  const result: Record<string, CategoryBreakdown> = {};
  for (const [module, top] of Object.entries(spendingModules)) {
    const isOf = (category: string) => category.startsWith(`${top}.`) && category !== 'credits.line-drawdown';
    const breakdown = breakDown(labelled, isOf, -1, contractsOf(labelled, isOf));
    if (breakdown.available) result[module] = breakdown;
  }
  const cash = breakDown(labelled, (category) => category === 'cash.withdrawal', -1, []);
  if (cash.available) result.cash = cash;
  return result;
}

/** Moving money of one's own is neither income nor spending, and what is borrowed is owed: only paying it back is spent. */
const countsOnNeitherSide: ReadonlySet<string> = new Set([
  'transfers.internal',
  'transfers.own-external',
  'transfers.card-settlement',
  'income.loan-payout',
  'credits.line-drawdown',
]);

export interface BudgetMonths {
  income: number[];
  spending: number[];
}

/** Minor units by month; spending negative. Returns reduce spending. */
export function budgetMonths(labelled: LabelledLedger): BudgetMonths {
  const income = labelled.observed.months.map(() => 0);
  const spending = labelled.observed.months.map(() => 0);
  const { in: incoming, out } = categoryFlows(labelled);
  for (const [side, sums] of [
    [income, incoming],
    [spending, out],
  ] as const) {
    for (const [category, { months }] of sums) {
      if (countsOnNeitherSide.has(category)) continue;
      for (const [position, minor] of months.entries()) side[position] = (side[position] ?? 0) + minor;
    }
  }
  return { income, spending };
}

/** The path is spelled `household-bugdet` (interface.md 4.7). Spending negative, balance = income + spending. */
export function householdBudget(labelled: LabelledLedger) {
  const { observed, currency } = labelled;
  const { income, spending } = budgetMonths(labelled);
  const balance = income.map((minor, position) => minor + (spending[position] ?? 0));
  const summary = (values: readonly number[]) => {
    const figures = summariseMonths(values, observed);
    return {
      current: toMainUnits(figures.current, currency),
      median: toMainUnits(figures.median, currency),
      average: toMainUnits(figures.average, currency),
    };
  };
  return {
    available: labelled.ordered.length > 0,
    income: summary(income),
    spending: summary(spending),
    balance: summary(balance),
    monthlyOverview: observed.months
      .map((month, position) => ({
        month,
        income: toMainUnits(income[position] ?? 0, currency),
        spending: toMainUnits(spending[position] ?? 0, currency),
        balance: toMainUnits(balance[position] ?? 0, currency),
        isComplete: observed.isComplete[position] ?? false,
      }))
      .reverse(),
    observedTimespan: { since: observed.since, until: observed.until },
  };
}

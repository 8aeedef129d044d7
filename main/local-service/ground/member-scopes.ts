import { PERSON_INCOME_SCOPES, type UserType } from './scopes';

/**
 * Which scope opens a part of an answer: results whose members hang on a scope each, and answers that repeat figures of
 * another result (cockpits, categories). Decisions and reasons: `docs/interface-decisions.md`, "What a scope opens".
 */
const INCOME_MODULES: Record<string, string> = {
  salary: 'person-income-salary',
  pension: 'person-income-pension',
  childBenefit: 'person-income-child-benefit',
  parentalAllowance: 'person-income-parental-allowance',
  rental: 'person-income-rental',
  investment: 'person-income-investment',
  loan: 'person-income-loan',
  alimony: 'person-income-alimony',
  selfEmployment: 'person-income-self-employment',
};
const OTHER_INCOME = 'person-income-other';

const RISK_MEMBERS: Record<string, string> = {
  backDebit: 'person-risk-backDebit',
  garnishment: 'person-risk-garnishment',
  collection: 'person-risk-collection',
  gambling: 'person-risk-gambling',
  overdraftDays: 'person-risk-overdraft-amount',
  overdrafts: 'person-risk-overdraft-amount',
};

/** Categories, or whole branches (ending in a dot), that another result with a scope of its own shows. */
const CATEGORY_SCOPES: Record<UserType, ReadonlyArray<readonly [category: string, scope: string]>> = {
  company: [
    ['credits.', 'company-credit'],
    ['insurances.', 'company-insurance'],
    ['investments.', 'company-investment'],
    ['transfers.internal', 'company-internal-booking'],
    ['cash.', 'company-cash'],
    ['staff.', 'company-staff'],
    ['taxes.wage', 'company-staff'],
    ['risk.', 'company-risk'],
  ],
  person: [
    ['income.salary', 'person-income-salary'],
    ['income.pension', 'person-income-pension'],
    ['income.child-benefit', 'person-income-child-benefit'],
    ['income.rental', 'person-income-rental'],
    ['income.investment', 'person-income-investment'],
    ['income.loan-payout', 'person-income-loan'],
    ['income.alimony', 'person-income-alimony'],
    ['income.self-employment', 'person-income-self-employment'],
    ['income.sales', 'person-income-self-employment'],
    ['income.', OTHER_INCOME],
    ['risk.gambling', 'person-risk-gambling'],
    ['risk.collection', 'person-risk-collection'],
    ['risk.garnishment', 'person-risk-garnishment'],
  ],
};

const COMPANY_BREAKDOWNS: Record<string, string> = {
  credits: 'company-credit',
  insurances: 'company-insurance',
  investments: 'company-investment',
  'internal-bookings': 'company-internal-booking',
};

const COCKPIT_RISK: Record<string, string> = {
  backDebits: 'person-risk-backDebit',
  garnishments: 'person-risk-garnishment',
  collections: 'person-risk-collection',
  gambling: 'person-risk-gambling',
  overdraftDays: 'person-risk-overdraft-amount',
};

type Members = Record<string, unknown>;
/** Whether client and user both hold a scope. */
export type Holds = (scope: string) => boolean;

/** What a client with these scopes may read of a user with those. */
export function heldByBoth(clientScopes: ReadonlySet<string>, userScopes: readonly string[]): Holds {
  return (scope) => clientScopes.has(scope) && userScopes.includes(scope);
}

/** Keeps the members that are open to `holds`; a member without a scope is open. */
function keepMembers(members: unknown, scopeOf: (name: string) => string | undefined, holds: Holds): Members {
  if (!isObject(members)) return {};
  const kept = Object.entries(members).filter(([name]) => {
    const scope = scopeOf(name);
    return scope === undefined || holds(scope);
  });
  return Object.fromEntries(kept);
}

function without(members: Members, ...names: string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
}

function isCategoryOpen(type: UserType, category: unknown, holds: Holds): boolean {
  const row = CATEGORY_SCOPES[type].find(([name]) =>
    name.endsWith('.') ? String(category).startsWith(name) : category === name,
  );
  return row === undefined || holds(row[1]);
}

function keepCategories(type: UserType, list: unknown, holds: Holds): Members[] {
  return (Array.isArray(list) ? (list as Members[]) : []).filter(({ category }) =>
    isCategoryOpen(type, category, holds),
  );
}

/** Modules without a scope of their own count as other income. */
function keepIncome(result: Members, holds: Holds): Members {
  return keepMembers(result, (module) => INCOME_MODULES[module] ?? OTHER_INCOME, holds);
}

function keepRisk(result: Members, holds: Holds): Members {
  if (!Array.isArray(result.monthlyOverview)) return result;
  const monthlyOverview = result.monthlyOverview.map((month: Members) =>
    keepMembers(month, (member) => RISK_MEMBERS[member], holds),
  );
  return { ...result, monthlyOverview };
}

const holdsAllIncome = (holds: Holds): boolean => PERSON_INCOME_SCOPES.every(holds);

/** Income, and the balance that tells it, are the sum of all income modules. */
function keepBudget(result: Members, holds: Holds): Members {
  if (holdsAllIncome(holds)) return result;
  const months = Array.isArray(result.monthlyOverview) ? (result.monthlyOverview as Members[]) : [];
  return {
    ...without(result, 'income', 'balance'),
    monthlyOverview: months.map((month) => without(month, 'income', 'balance')),
  };
}

/** The module `risk` of spending is gambling, collection and garnishment together. */
function keepSpending(result: Members, holds: Holds): Members {
  const isRiskOpen = ['gambling', 'collection', 'garnishment'].every((name) => holds(`person-risk-${name}`));
  return isRiskOpen ? result : without(result, 'risk');
}

/** Shares are of what is shown: shares of the whole would tell the sum of what is not. */
function keepTopCategories(result: Members, holds: Holds): Members {
  const side = (given: unknown): Members => {
    const all = isObject(given) && Array.isArray(given.categories) ? (given.categories as Members[]) : [];
    const kept = keepCategories('company', all, holds);
    if (kept.length === all.length) return { categories: all };
    const total = kept.reduce((sum, item) => sum + Math.abs(Number(item.sum)), 0);
    const share = (sum: number): number =>
      total === 0 ? 0 : Math.round((Math.abs(sum) * 10_000) / total) / 100;
    return { categories: kept.map((item) => ({ ...item, share: share(Number(item.sum)) })) };
  };
  return { ...result, incomings: side(result.incomings), outgoings: side(result.outgoings) };
}

/** A cockpit repeats figures of other results: each is open to whom that result is open. */
function keepCockpit(type: UserType, result: Members, holds: Holds): Members {
  const isCompany = type === 'company';
  const isIncomeOpen = isCompany ? holds('company-liquidity') : holdsAllIncome(holds);
  const closed = [
    ...(isIncomeOpen ? [] : ['income', 'balance']),
    ...(isCompany && !isIncomeOpen ? ['spending'] : []),
    ...(holds('categorization') ? [] : ['contracts']),
  ];
  const breakdownScope = (name: string) => (isCompany ? COMPANY_BREAKDOWNS[name] : 'categorization');
  const riskScope = (name: string) => (isCompany ? 'company-risk' : COCKPIT_RISK[name]);
  return {
    ...without(result, ...closed),
    breakdowns: keepMembers(result.breakdowns, breakdownScope, holds),
    risk: keepMembers(result.risk, riskScope, holds),
    topIncomings: keepCategories(type, result.topIncomings, holds),
    topOutgoings: keepCategories(type, result.topOutgoings, holds),
  };
}

/** By kind of result: leaves out what no held scope opens; a missing member is normal (gaps page). */
export const KEEP_OPEN_MEMBERS: Readonly<Record<string, (result: Members, holds: Holds) => Members>> = {
  'company/top-categories': keepTopCategories,
  'person/income': keepIncome,
  'person/risk-factors': keepRisk,
  'person/household-bugdet': keepBudget,
  'person/spending': keepSpending,
  'cockpits/company': (result, holds) => keepCockpit('company', result, holds),
  'cockpits/person': (result, holds) => keepCockpit('person', result, holds),
};

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which scope opens a member of a result whose parts each hang on a scope of their own (gaps page, "Scopes known"). */
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

const RISK_MEMBERS: Record<string, string> = {
  backDebit: 'person-risk-backDebit',
  garnishment: 'person-risk-garnishment',
  collection: 'person-risk-collection',
  gambling: 'person-risk-gambling',
  overdraftDays: 'person-risk-overdraft-amount',
  overdrafts: 'person-risk-overdraft-amount',
};

type Members = Record<string, unknown>;
type Holds = (scope: string) => boolean;

/** Modules without a scope of their own count as other income. */
function keepIncome(result: Members, holds: Holds): Members {
  const kept = Object.entries(result).filter(([module]) =>
    holds(INCOME_MODULES[module] ?? 'person-income-other'),
  );
  return Object.fromEntries(kept);
}

function keepRisk(result: Members, holds: Holds): Members {
  if (!Array.isArray(result.monthlyOverview)) return result;
  const monthlyOverview = result.monthlyOverview.map((month: Members) =>
    Object.fromEntries(
      Object.entries(month).filter(([member]) => {
        const scope = RISK_MEMBERS[member];
        return scope === undefined || holds(scope);
      }),
    ),
  );
  return { ...result, monthlyOverview };
}

/** By kind of result: leaves out what no held scope opens; a missing member is normal (gaps page). */
export const KEEP_OPEN_MEMBERS: Readonly<Record<string, (result: Members, holds: Holds) => Members>> = {
  'person/income': keepIncome,
  'person/risk-factors': keepRisk,
};

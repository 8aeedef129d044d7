import { PERSON_INCOME_SCOPES, PERSON_RISK_SCOPES, type ScopeRule, type UserType } from '../ground/scopes';

export interface AnalysisRow {
  /** Path below `/users/{user-id}/`. */
  path: string;
  /** Where its correlation endpoint lies when that is not `path`/correlation (`interface.md` 4.7, adult check). */
  correlationPath?: string;
  /** Under which name the engine delivers it. */
  kind: string;
  purpose: string;
  scope: ScopeRule | undefined;
  userType?: UserType;
  isBreakdown?: boolean;
}

const company = (
  name: string,
  purpose: string,
  scope: string | undefined,
  isBreakdown = false,
): AnalysisRow => ({
  path: `analysis/company/${name}`,
  kind: `company/${name}`,
  purpose,
  scope,
  userType: 'company',
  isBreakdown,
});

const person = (
  name: string,
  purpose: string,
  scope: ScopeRule | undefined,
  correlationPath?: string,
): AnalysisRow => ({
  path: `analysis/person/${name}`,
  kind: `person/${name}`,
  purpose,
  scope,
  userType: 'person',
  correlationPath,
});

const general = (name: string, purpose: string): AnalysisRow => ({
  path: name,
  kind: name,
  purpose,
  scope: 'categorization',
});

/** Every result with a correlation endpoint of its own, `categorization` apart (its answer is a stream of rows). */
export const ANALYSES: readonly AnalysisRow[] = [
  general('contracts', 'Contracts'),
  general('account-detection', 'Account detection'),
  general('account-history', 'Account history'),
  general('renter-information', 'Renter information'),
  company('cash-transactions', 'Cash paid in and drawn out', 'company-cash'),
  company('credits', 'Credits, loans and leasing', 'company-credit', true),
  company('customers-suppliers', 'Customers and suppliers', 'company-customer-supplier'),
  company('foreign-sales', 'Foreign sales', 'company-foreign-payment'),
  company('insurances', 'Insurances', 'company-insurance', true),
  company('internal-bookings', 'Internal bookings', 'company-internal-booking', true),
  company('investments', 'Investments', 'company-investment', true),
  company('liquidity', 'Liquidity', 'company-liquidity'),
  company('risk', 'Risk', 'company-risk'),
  company('staff', 'Staff costs', 'company-staff'),
  company('top-categories', 'Top categories', undefined),
  person('adult-check', 'Adult check', 'person-adult-check', 'analysis/person/adultcheck/correlation'),
  person('household-bugdet', 'Household budget', undefined),
  person('income', 'Income', PERSON_INCOME_SCOPES),
  person('living-situation', 'Living situation', 'person-living-situation'),
  person('risk-factors', 'Risk factors', PERSON_RISK_SCOPES),
  person('spending', 'Spending', undefined),
];

import { PERSON_INCOME_SCOPES, PERSON_RISK_SCOPES, type ScopeRule, type UserType } from '../../ground/scopes';
import type { LabelledLedger } from '../labels/labelled-ledger';
import type { AnalysisKind } from '../ledger/ledger-types';
import { accountDetection, accountHistory } from './account-results';
import { categoryBreakdown } from './category-breakdown';
import { cashTransactions } from './company-cash';
import { liquidity } from './company-liquidity';
import { customersSuppliers, foreignSales } from './company-partners';
import { staff } from './company-staff';
import { householdBudget, personIncome, personSpending } from './person-modules';
import { adultCheck, livingSituation } from './person-situation';
import { renterInformation } from './renter-information';
import { companyRisk, personRiskFactors } from './risk-months';
import { topCategories } from './top-categories';

export type Compute = (labelled: LabelledLedger) => unknown;

export interface AnalysisRow {
  /** Path below `/users/{user-id}/`. */
  path: string;
  /** Where its correlation endpoint lies when that is not `path`/correlation (`interface.md` 4.7, adult check). */
  correlationPath?: string;
  /** Under which name a run keeps it. */
  kind: string;
  purpose: string;
  scope: ScopeRule | undefined;
  userType?: UserType;
  isBreakdown?: boolean;
  compute: Compute;
}

type More = Pick<AnalysisRow, 'correlationPath' | 'isBreakdown'>;

const ofType =
  (userType: UserType) =>
  (
    name: string,
    purpose: string,
    scope: ScopeRule | undefined,
    compute: Compute,
    more: More = {},
  ): AnalysisRow => ({
    path: `analysis/${userType}/${name}`,
    kind: `${userType}/${name}`,
    purpose,
    scope,
    userType,
    compute,
    ...more,
  });
const company = ofType('company');
const person = ofType('person');

const breakdown = (name: AnalysisKind, purpose: string, scope: string): AnalysisRow =>
  company(name, purpose, scope, (labelled) => categoryBreakdown(labelled, name), { isBreakdown: true });

const general = (name: string, purpose: string, compute: Compute): AnalysisRow => ({
  path: name,
  kind: name,
  purpose,
  scope: 'categorization',
  compute,
});

/** Every result with a correlation endpoint of its own, `categorization` apart (its answer is a stream of rows). */
export const ANALYSES: readonly AnalysisRow[] = [
  general('contracts', 'Contracts', ({ contracts, contractItems }) =>
    contracts.flatMap((contract) => contractItems.get(contract) ?? []),
  ),
  general('account-detection', 'Account detection', accountDetection),
  general('account-history', 'Account history', accountHistory),
  general('renter-information', 'Renter information', renterInformation),
  company('cash-transactions', 'Cash paid in and drawn out', 'company-cash', cashTransactions),
  breakdown('credits', 'Credits, loans and leasing', 'company-credit'),
  company('customers-suppliers', 'Customers and suppliers', 'company-customer-supplier', customersSuppliers),
  company('foreign-sales', 'Foreign sales', 'company-foreign-payment', foreignSales),
  breakdown('insurances', 'Insurances', 'company-insurance'),
  breakdown('internal-bookings', 'Internal bookings', 'company-internal-booking'),
  breakdown('investments', 'Investments', 'company-investment'),
  company('liquidity', 'Liquidity', 'company-liquidity', liquidity),
  company('risk', 'Risk', 'company-risk', companyRisk),
  company('staff', 'Staff costs', 'company-staff', staff),
  company('top-categories', 'Top categories', undefined, topCategories),
  person('adult-check', 'Adult check', 'person-adult-check', adultCheck, {
    correlationPath: 'analysis/person/adultcheck/correlation',
  }),
  person('household-bugdet', 'Household budget', undefined, householdBudget),
  person('income', 'Income', PERSON_INCOME_SCOPES, personIncome),
  person('living-situation', 'Living situation', 'person-living-situation', livingSituation),
  person('risk-factors', 'Risk factors', PERSON_RISK_SCOPES, personRiskFactors),
  person('spending', 'Spending', undefined, personSpending),
];

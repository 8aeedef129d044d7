import { breakdownSchema } from '../schemas/breakdown-schema';
import {
  cashTransactionsSchema,
  companyRiskSchema,
  customersSuppliersSchema,
  foreignSalesSchema,
  liquiditySchema,
  staffSchema,
  topCategoriesSchema,
} from '../schemas/company-result-schema';
import { correlationEndpoint, endpoint } from './endpoint-definition';

const userType = 'company';

/** interface.md 4.7, "Company analytics": each resource with its correlation twin. Other spellings: path-aliases. */
export const companyEndpoints = {
  'company.cashTransactions': endpoint('GET', '/users/{user-id}/analysis/company/cash-transactions', {
    userType,
    scope: 'company-cash',
    section: '4.6',
    answer: cashTransactionsSchema,
    keepsAnyShape: true,
  }),
  'company.cashTransactions.correlation': correlationEndpoint(
    '/users/{user-id}/analysis/company/cash-transactions/correlation',
    { userType, scope: 'company-cash' },
  ),
  'company.credits': endpoint('GET', '/users/{user-id}/analysis/company/credits', {
    userType,
    scope: 'company-credit',
    section: '4.6',
    answer: breakdownSchema,
    keepsAnyShape: true,
  }),
  'company.credits.correlation': correlationEndpoint(
    '/users/{user-id}/analysis/company/credits/correlation',
    { userType, scope: 'company-credit' },
  ),
  'company.customersSuppliers': endpoint('GET', '/users/{user-id}/analysis/company/customers-suppliers', {
    userType,
    scope: 'company-customer-supplier',
    answer: customersSuppliersSchema,
    keepsAnyShape: true,
  }),
  'company.customersSuppliers.correlation': correlationEndpoint(
    '/users/{user-id}/analysis/company/customers-suppliers/correlation',
    { userType, scope: 'company-customer-supplier' },
  ),
  'company.foreignSales': endpoint('GET', '/users/{user-id}/analysis/company/foreign-sales', {
    userType,
    scope: 'company-foreign-payment',
    answer: foreignSalesSchema,
    keepsAnyShape: true,
  }),
  'company.foreignSales.correlation': correlationEndpoint(
    '/users/{user-id}/analysis/company/foreign-sales/correlation',
    { userType, scope: 'company-foreign-payment' },
  ),
  'company.insurances': endpoint('GET', '/users/{user-id}/analysis/company/insurances', {
    userType,
    scope: 'company-insurance',
    section: '4.6',
    answer: breakdownSchema,
    keepsAnyShape: true,
  }),
  'company.insurances.correlation': correlationEndpoint(
    '/users/{user-id}/analysis/company/insurances/correlation',
    { userType, scope: 'company-insurance' },
  ),
  'company.internalBookings': endpoint('GET', '/users/{user-id}/analysis/company/internal-bookings', {
    userType,
    scope: 'company-internal-booking',
    section: '4.6',
    answer: breakdownSchema,
    keepsAnyShape: true,
  }),
  'company.internalBookings.correlation': correlationEndpoint(
    '/users/{user-id}/analysis/company/internal-bookings/correlation',
    { userType, scope: 'company-internal-booking' },
  ),
  'company.investments': endpoint('GET', '/users/{user-id}/analysis/company/investments', {
    userType,
    scope: 'company-investment',
    section: '4.6',
    answer: breakdownSchema,
    keepsAnyShape: true,
  }),
  'company.investments.correlation': correlationEndpoint(
    '/users/{user-id}/analysis/company/investments/correlation',
    { userType, scope: 'company-investment' },
  ),
  'company.liquidity': endpoint('GET', '/users/{user-id}/analysis/company/liquidity', {
    userType,
    scope: 'company-liquidity',
    answer: liquiditySchema,
    keepsAnyShape: true,
  }),
  'company.liquidity.correlation': correlationEndpoint(
    '/users/{user-id}/analysis/company/liquidity/correlation',
    { userType, scope: 'company-liquidity' },
  ),
  'company.risk': endpoint('GET', '/users/{user-id}/analysis/company/risk', {
    userType,
    scope: 'company-risk',
    answer: companyRiskSchema,
    keepsAnyShape: true,
  }),
  'company.risk.correlation': correlationEndpoint('/users/{user-id}/analysis/company/risk/correlation', {
    userType,
    scope: 'company-risk',
  }),
  'company.staff': endpoint('GET', '/users/{user-id}/analysis/company/staff', {
    userType,
    scope: 'company-staff',
    answer: staffSchema,
    keepsAnyShape: true,
  }),
  'company.staff.correlation': correlationEndpoint('/users/{user-id}/analysis/company/staff/correlation', {
    userType,
    scope: 'company-staff',
  }),
  'company.topCategories': endpoint('GET', '/users/{user-id}/analysis/company/top-categories', {
    userType,
    answer: topCategoriesSchema,
    keepsAnyShape: true,
  }),
  'company.topCategories.correlation': correlationEndpoint(
    '/users/{user-id}/analysis/company/top-categories/correlation',
    { userType },
  ),
} as const;

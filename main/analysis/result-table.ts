import type { UserType } from '../../preload/contract';
import type { EndpointKey } from '../service/endpoint-tables/endpoints';
import type { CorrelationKey } from '../service/service-client';

/** Results of either type of user. */
const general = [
  'categorization.get',
  'contracts.get',
  'accountDetection.get',
  'accountHistory.get',
] as const;

/**
 * What is fetched after a run, by the type of the user (interface.md 4.6, 4.7). The scope that opens each stands in the
 * registry of endpoints. To add a result: its key here, and a view in the renderer.
 */
export const resultsOfType = {
  company: [
    'company.credits',
    'company.insurances',
    'company.investments',
    'company.internalBookings',
    'company.cashTransactions',
    'company.liquidity',
    'company.risk',
    'company.staff',
    'company.customersSuppliers',
    'company.foreignSales',
    'company.topCategories',
    ...general,
  ],
  person: [
    'person.income',
    'person.spending',
    'person.riskFactors',
    'person.householdBudget',
    'person.livingSituation',
    'person.adultCheck',
    'renterInformation.get',
    ...general,
  ],
} as const satisfies Record<UserType, readonly EndpointKey[]>;

export type ResultKey = (typeof resultsOfType)[UserType][number];

/** The endpoint that says whether a result is there: every one of interface.md 4.7 has a twin. */
export function correlationOf(key: ResultKey): CorrelationKey {
  return `${key.replace(/\.get$/, '')}.correlation` as CorrelationKey;
}

import { listSchema } from '../schemas/banking-schema';
import {
  accountDetectionSchema,
  categoryTreeSchema,
  transactionIdsSchema,
} from '../schemas/general-result-schema';
import { correlationEndpoint, endpoint } from './endpoint-definition';

const scope = 'categorization';

/** interface.md 4.7, "Categorization, contracts, account analysis, renter information". */
export const categorizationEndpoints = {
  'categorization.categories': endpoint('GET', '/categorization/categories', {
    answer: categoryTreeSchema,
    keepsAnyShape: true,
  }),
  'categorization.description': endpoint('GET', '/categorization/description', { keepsAnyShape: true }),
  'categorization.get': endpoint('GET', '/users/{user-id}/categorization', {
    section: '4.6',
    scope,
    answer: listSchema,
    keepsAnyShape: true,
  }),
  'categorization.correlation': correlationEndpoint('/users/{user-id}/categorization/correlation', { scope }),
  'categorization.fetch': endpoint('POST', '/users/{user-id}/categorization/transactions/fetch', {
    scope,
    body: transactionIdsSchema,
    answer: listSchema,
    keepsAnyShape: true,
    isSafeToRepeat: true,
  }),
  'contracts.get': endpoint('GET', '/users/{user-id}/contracts', { answer: listSchema, keepsAnyShape: true }),
  'contracts.correlation': correlationEndpoint('/users/{user-id}/contracts/correlation'),
  'accountDetection.get': endpoint('GET', '/users/{user-id}/account-detection', {
    answer: accountDetectionSchema,
    keepsAnyShape: true,
  }),
  'accountDetection.correlation': correlationEndpoint('/users/{user-id}/account-detection/correlation'),
  'accountHistory.get': endpoint('GET', '/users/{user-id}/account-history', { keepsAnyShape: true }),
  'accountHistory.correlation': correlationEndpoint('/users/{user-id}/account-history/correlation'),
  'renterInformation.get': endpoint('GET', '/users/{user-id}/renter-information', { keepsAnyShape: true }),
  'renterInformation.correlation': correlationEndpoint('/users/{user-id}/renter-information/correlation'),
} as const;

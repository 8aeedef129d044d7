import { listSchema } from '../schemas/banking-schema';
import { categoryTreeSchema, transactionIdsSchema } from '../schemas/general-result-schema';
import { endpoint } from './endpoint-definition';
import { generalResultEndpoints } from './results';

/** interface.md 4.7, "Categorization, contracts, account analysis, renter information". */
export const categorizationEndpoints = {
  'categorization.categories': endpoint('GET', '/categorization/categories', {
    answer: categoryTreeSchema,
    keepsAnyShape: true,
  }),
  'categorization.description': endpoint('GET', '/categorization/description', { keepsAnyShape: true }),
  'categorization.fetch': endpoint('POST', '/users/{user-id}/categorization/transactions/fetch', {
    scope: 'categorization',
    body: transactionIdsSchema,
    answer: listSchema,
    keepsAnyShape: true,
    isSafeToRepeat: true,
  }),
  ...generalResultEndpoints,
} as const;

import {
  accountsCreateSchema,
  accountsPatchSchema,
  transactionsAddSchema,
  transactionsPatchSchema,
} from '../schemas/banking-schema';
import { idsSchema } from '../schemas/user-schema';
import { endpoint } from './endpoint-definition';

const scope = 'banking-upload';

/**
 * interface.md 4.7, "Banking upload". Repeating is safe because identifiers overwrite. A new account under a known
 * `accountId` and `accountNumber` replaces it with everything in it (2.2).
 */
export const uploadEndpoints = {
  'upload.createAccounts': endpoint('POST', '/users/{user-id}/banking/accounts', {
    section: '4.4',
    scope,
    body: accountsCreateSchema,
    keepsAnyShape: true,
    isSafeToRepeat: true,
  }),
  'upload.patchAccounts': endpoint('PATCH', '/users/{user-id}/banking/accounts', {
    scope,
    body: accountsPatchSchema,
    keepsAnyShape: true,
  }),
  'upload.patchTransactions': endpoint('PATCH', '/users/{user-id}/banking/accounts/{account-id}', {
    scope,
    body: transactionsPatchSchema,
    keepsAnyShape: true,
  }),
  'upload.addTransactions': endpoint('POST', '/users/{user-id}/banking/accounts/{account-id}/transactions', {
    section: '4.4',
    scope,
    body: transactionsAddSchema,
    keepsAnyShape: true,
    isSafeToRepeat: true,
  }),
  'upload.deleteTransactions': endpoint(
    'DELETE',
    '/users/{user-id}/banking/accounts/{account-id}/transactions',
    {
      scope,
      body: idsSchema,
      danger: 'deletes',
    },
  ),
} as const;

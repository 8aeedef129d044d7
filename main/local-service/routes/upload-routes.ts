import { readIds } from '../http/read-ids';
import { type Route, userRoute } from '../routing/route';
import {
  accountListSchema,
  accountsCreateSchema,
  accountsPatchSchema,
  transactionsAddSchema,
  transactionsPatchSchema,
  uploadCountSchema,
} from '../schemas/banking-schema';
import { deletedSchema, idsSchema, openObjectSchema } from '../schemas/list-schema';
import {
  createAccounts,
  patchAccounts,
  presentAccount,
  requireUploadedAccount,
} from '../uploads/upload-accounts';
import { addTransactions, deleteTransactions, patchTransactions } from '../uploads/upload-transactions';

const upload = {
  area: 'Banking upload',
  clientScope: 'banking-upload',
  userScope: 'banking-upload',
} as const;

/** `interface.md` 4.4 and 4.7, "Banking upload". */
export const uploadRoutes: readonly Route[] = [
  userRoute(
    {
      ...upload,
      method: 'POST',
      path: '/users/{user-id}/banking/accounts',
      purpose: 'Create external accounts',
      body: accountsCreateSchema,
      answer: accountListSchema,
      status: 201,
    },
    ({ parts, user, body }) => {
      const accounts = createAccounts(parts, user, body.accounts);
      parts.erasure.eraseDoomed();
      return { body: { accounts: accounts.map(presentAccount) } };
    },
  ),
  userRoute(
    {
      ...upload,
      method: 'PATCH',
      path: '/users/{user-id}/banking/accounts',
      purpose: 'Patch external accounts',
      body: accountsPatchSchema,
      answer: accountListSchema,
    },
    ({ parts, user, body }) => ({
      body: { accounts: patchAccounts(parts, user, body.accounts).map(presentAccount) },
    }),
  ),
  userRoute(
    {
      ...upload,
      method: 'PATCH',
      path: '/users/{user-id}/banking/accounts/{account-id}',
      purpose: 'Patch transactions of an external account',
      body: transactionsPatchSchema,
      answer: openObjectSchema,
    },
    ({ parts, user, params, body }) => {
      const account = requireUploadedAccount(parts, user, params['account-id'] ?? '');
      patchTransactions(parts, account, body);
      return { body: { changed: body.length } };
    },
  ),
  userRoute(
    {
      ...upload,
      method: 'POST',
      path: '/users/{user-id}/banking/accounts/{account-id}/transactions',
      purpose: 'Add transactions',
      body: transactionsAddSchema,
      answer: uploadCountSchema,
      status: 201,
    },
    ({ parts, user, params, body }) => {
      const account = requireUploadedAccount(parts, user, params['account-id'] ?? '');
      return { body: addTransactions(parts, account, body) };
    },
  ),
  userRoute(
    {
      ...upload,
      method: 'DELETE',
      path: '/users/{user-id}/banking/accounts/{account-id}/transactions',
      purpose: 'Delete transactions',
      body: idsSchema,
      answer: deletedSchema,
    },
    ({ parts, user, params, body }) => {
      const account = requireUploadedAccount(parts, user, params['account-id'] ?? '');
      return { body: deleteTransactions(parts, account, readIds(body, parts.switches.current)) };
    },
  ),
];

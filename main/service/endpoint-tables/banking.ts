import { listSchema, mockConnectSchema, moneyTransferSchema, sessionSchema } from '../schemas/banking-schema';
import { openBodySchema } from '../schemas/general-result-schema';
import { idsSchema } from '../schemas/user-schema';
import { correlationEndpoint, endpoint } from './endpoint-definition';

const scope = 'banking';
const session = { scope, body: openBodySchema, isBodyOptional: true, answer: sessionSchema } as const;

/** interface.md 4.7, "Banking connect and general banking". */
export const bankingEndpoints = {
  'banking.syncStatus': endpoint('GET', '/banking/logins/status/sync', {
    scope,
    isPaginated: true,
    query: ['page'],
    answer: listSchema,
  }),
  'banking.connect': endpoint('POST', '/users/{user-id}/banking/connect', {
    ...session,
    section: '4.3',
    query: ['multiple', 'recurring', 'storeSecrets'],
  }),
  'banking.disconnect': endpoint('DELETE', '/users/{user-id}/banking/disconnect', {
    scope,
    danger: 'deletes',
  }),
  'banking.userSyncStatus': endpoint('GET', '/users/{user-id}/banking/logins/status/sync', {
    scope,
    answer: listSchema,
  }),
  'banking.deleteLogin': endpoint('DELETE', '/users/{user-id}/banking/logins/{banklogin-id}', {
    scope,
    danger: 'deletes',
  }),
  'banking.manage': endpoint('POST', '/users/{user-id}/banking/management', {
    ...session,
    query: ['addBankLogin'],
  }),
  'banking.sync': endpoint('POST', '/users/{user-id}/banking/sync', session),
  'banking.accounts': endpoint('GET', '/users/{user-id}/banking/accounts', { answer: listSchema }),
  'banking.deleteAccounts': endpoint('DELETE', '/users/{user-id}/banking/accounts', {
    body: idsSchema,
    danger: 'deletes',
  }),
  'banking.deleteAccount': endpoint('DELETE', '/users/{user-id}/banking/accounts/{account-id}', {
    danger: 'deletes',
  }),
  'banking.accountPdf': endpoint('GET', '/users/{user-id}/banking/accounts/{account-id}/pdf', {
    answerKind: 'pdf',
    keepsAnyShape: true,
  }),
  'banking.correlation': correlationEndpoint('/users/{user-id}/banking/correlation'),
  'banking.mockConnect': endpoint('POST', '/users/{user-id}/banking/mock/connect', {
    scope,
    body: mockConnectSchema,
    isBodyOptional: true,
    keepsAnyShape: true,
  }),
  'banking.transactions': endpoint('GET', '/users/{user-id}/banking/transactions', { answer: listSchema }),
  'banking.transferMoney': endpoint('POST', '/users/{user-id}/banking/logins/{banklogin-id}/money-transfer', {
    scope,
    body: moneyTransferSchema,
    keepsAnyShape: true,
    danger: 'movesMoney',
  }),
  'banking.moneyTransfer': endpoint(
    'GET',
    '/users/{user-id}/banking/logins/{banklogin-id}/money-transfer/{money-transfer-id}',
    { scope, keepsAnyShape: true },
  ),
} as const;

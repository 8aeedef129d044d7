import { answerBankingCorrelation } from '../answers/correlation';
import { createAccountPdf } from '../documents/account-pdf';
import { readIds } from '../http/read-ids';
import { type Route, route, userRoute } from '../routing/route';
import {
  accountListSchema,
  transactionListQuerySchema,
  transactionListSchema,
} from '../schemas/banking-schema';
import { loginAnswerSchema } from '../schemas/connect-schema';
import { deletedSchema, idsSchema, pagedSchema, pageQuerySchema } from '../schemas/list-schema';
import type { Stored } from '../storage/document-repository';
import type { LoginRecord } from '../storage/records';
import { transactionChunks, transactionPage } from '../uploads/read-transactions';
import { deleteAccounts, presentAccount, requireAccount } from '../uploads/upload-accounts';
import { pageReply, textPageReply } from '../wire/page-envelope';
import { correlationAnswerSchema, correlationQuerySchema } from './analysis-routes';

const area = 'Banking';
/** Reading and deleting accounts serves both ways in: bank connections and uploads. */
const either = {
  area,
  clientScope: ['banking', 'banking-upload'],
  userScope: ['banking', 'banking-upload'],
} as const;

export function presentLogin(login: Stored<LoginRecord>): Record<string, unknown> {
  return {
    bankLoginId: login.id,
    userId: login.userId,
    bankId: login.value.bankId,
    bankName: login.value.bankName,
    recurring: login.value.isRecurring,
    status: 'SYNCHRONIZED',
    lastSync: new Date(login.value.lastSyncAt).toISOString(),
  };
}

/** `interface.md` 4.7, "Banking connect and general banking": what is there. */
export const bankingRoutes: readonly Route[] = [
  route(
    {
      area,
      clientScope: 'banking',
      method: 'GET',
      path: '/banking/logins/status/sync',
      purpose: 'Synchronization status of all logins',
      query: pageQuerySchema,
      answer: pagedSchema('logins', loginAnswerSchema),
    },
    ({ parts, tenant, query }) =>
      pageReply(parts, query, 'logins', parts.logins.count(tenant), (offset, limit) =>
        parts.logins.list(tenant, offset, limit).map(presentLogin),
      ),
  ),
  userRoute(
    {
      ...either,
      method: 'GET',
      path: '/users/{user-id}/banking/accounts',
      purpose: 'Get accounts',
      answer: accountListSchema,
    },
    ({ parts, user }) => {
      const accounts = parts.accounts.list(user.userId).map(presentAccount);
      return { body: parts.switches.current.listEnvelope === 'bareArray' ? accounts : { accounts } };
    },
  ),
  userRoute(
    {
      ...either,
      method: 'DELETE',
      path: '/users/{user-id}/banking/accounts',
      purpose: 'Delete accounts',
      body: idsSchema,
      answer: deletedSchema,
    },
    ({ parts, user, body }) => {
      const answer = deleteAccounts(parts, user, readIds(body, parts.switches.current));
      parts.erasure.eraseDoomed();
      return { body: answer };
    },
  ),
  userRoute(
    {
      ...either,
      method: 'DELETE',
      path: '/users/{user-id}/banking/accounts/{account-id}',
      purpose: 'Delete account',
      status: 204,
    },
    ({ parts, user, params }) => {
      const account = requireAccount(parts, user, params['account-id'] ?? '');
      deleteAccounts(parts, user, [account.accountId]);
      parts.erasure.eraseDoomed();
      return {};
    },
  ),
  userRoute(
    {
      ...either,
      method: 'GET',
      path: '/users/{user-id}/banking/accounts/{account-id}/pdf',
      purpose: 'Account summary as PDF',
      answerType: 'application/pdf',
    },
    async ({ parts, user, params }) => {
      const account = requireAccount(parts, user, params['account-id'] ?? '');
      return {
        file: {
          bytes: await createAccountPdf(parts, account),
          contentType: 'application/pdf',
          name: 'account.pdf',
        },
      };
    },
  ),
  userRoute(
    {
      ...either,
      method: 'GET',
      path: '/users/{user-id}/banking/correlation',
      purpose: 'Banking correlation',
      query: correlationQuerySchema,
      answer: correlationAnswerSchema,
    },
    answerBankingCorrelation,
  ),
  userRoute(
    {
      ...either,
      method: 'GET',
      path: '/users/{user-id}/banking/transactions',
      purpose: 'Get transactions',
      query: transactionListQuerySchema,
      answer: transactionListSchema,
    },
    ({ parts, user, query: { accountId, page, pageSize } }) => {
      const accounts =
        accountId === undefined ? parts.accounts.list(user.userId) : [requireAccount(parts, user, accountId)];
      if (page === undefined) return { chunks: transactionChunks(parts, accounts) };
      const total = accounts.reduce((sum, account) => sum + parts.transactions.count(account.number), 0);
      return textPageReply(parts, { page, pageSize }, 'transactions', total, (offset, limit) =>
        transactionPage(parts, accounts, offset, limit),
      );
    },
  ),
];

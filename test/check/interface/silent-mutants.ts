import { change, idle, method } from './break-service';
import { A, B, type Mutant, mutant, U } from './mutant';

/** Calls that say they did something, and did not. */
export const idleMutants: Mutant[] = [
  mutant('users', 'a user is not deleted', `DELETE ${U}`, idle(`DELETE ${U}`)),
  mutant(
    'users',
    'users are not deleted',
    'POST /users/delete',
    idle('POST /users/delete', { body: { deleted: [], unknown: [] } }),
  ),
  mutant(
    'uploads',
    'an account is not deleted',
    `DELETE ${B}/accounts/{account-id}`,
    idle(`DELETE ${B}/accounts/{account-id}`),
  ),
  mutant(
    'uploads',
    'accounts are not deleted',
    `DELETE ${B}/accounts`,
    idle(`DELETE ${B}/accounts`, { body: { deleted: ['b'], unknown: ['none'] } }),
  ),
  mutant(
    'uploads',
    'bookings are not deleted',
    `DELETE ${B}/accounts/{account-id}/transactions`,
    idle(`DELETE ${B}/accounts/{account-id}/transactions`, { body: { deleted: ['t'], unknown: ['none'] } }),
  ),
  mutant(
    'uploads',
    'bookings are not added',
    `POST ${B}/accounts/{account-id}/transactions`,
    idle(`POST ${B}/accounts/{account-id}/transactions`, { body: { added: 1, overwritten: 1 } }),
  ),
  mutant(
    'uploads',
    'bookings are not changed',
    `PATCH ${B}/accounts/{account-id}`,
    idle(`PATCH ${B}/accounts/{account-id}`, { body: { changed: 1 } }),
  ),
  mutant(
    'uploads',
    'accounts are not changed',
    `PATCH ${B}/accounts`,
    idle(`PATCH ${B}/accounts`, { body: { accounts: [] } }),
  ),
  mutant('bank', 'a user is not disconnected', `DELETE ${B}/disconnect`, idle(`DELETE ${B}/disconnect`)),
  mutant(
    'bank',
    'a login is not deleted',
    `DELETE ${B}/logins/{banklogin-id}`,
    idle(`DELETE ${B}/logins/{banklogin-id}`),
  ),
  mutant(
    'team',
    'an advisor is not deleted',
    'DELETE /cockpits/advisors/{advisor-id}',
    idle('DELETE /cockpits/advisors/{advisor-id}'),
  ),
  mutant(
    'team',
    'an avatar is not deleted',
    'DELETE /cockpits/advisors/{advisor-id}/avatar',
    idle('DELETE /cockpits/advisors/{advisor-id}/avatar'),
  ),
  mutant(
    'team',
    'a logo is not deleted',
    'DELETE /cockpits/tenants/logos',
    idle('DELETE /cockpits/tenants/logos'),
  ),
  mutant(
    'team',
    'feedback is not heeded',
    'POST /feedback',
    method('feedback', 'listOfUser', () => () => []),
  ),
  mutant(
    'webhooks',
    'a webhook is not deleted',
    'DELETE /webhooks/{webhook-id}',
    idle('DELETE /webhooks/{webhook-id}'),
  ),
  mutant(
    'webhooks',
    'webhooks are silent',
    'POST /webhooks',
    method('hooks', 'announce', () => () => undefined),
  ),
  mutant(
    'users',
    'a change of a user is not kept',
    `PATCH ${U}`,
    method('users', 'update', () => () => undefined),
  ),
  mutant(
    'users',
    'scopes are not added',
    `POST ${U}/scopes`,
    method('users', 'update', () => () => undefined),
  ),
  mutant(
    'team',
    'a change of an advisor is not kept',
    'PATCH /cockpits/advisors/{advisor-id}',
    method('advisors', 'update', () => () => undefined),
  ),
  mutant(
    'webhooks',
    'a change of a webhook is not kept',
    'PATCH /webhooks/{webhook-id}',
    method('webhooks', 'update', () => () => undefined),
  ),
  mutant(
    'results',
    'results outlive their account',
    `DELETE ${B}/accounts/{account-id}`,
    method('analyses', 'forgetAccounts', () => () => undefined),
  ),
];

/** Scopes that are not asked. */
export const unscopedClientMutants = [
  `POST ${B}/accounts`,
  `GET ${B}/accounts`,
  `GET ${B}/transactions`,
  `POST ${B}/connect`,
  `DELETE ${B}/disconnect`,
  `POST ${U}/trigger-analysis`,
  'POST /users/import-user',
  'GET /webhooks',
  'POST /webhooks',
  `GET ${U}/categorization`,
  `GET ${A}/company/credits`,
  `GET ${A}/company/staff`,
  `GET ${A}/person/income`,
  `GET ${A}/person/adult-check`,
  'GET /banking/logins/status/sync',
  'GET /categorization/categories',
].map((label) =>
  mutant(
    'refusals',
    `the client's scope is not asked: ${label}`,
    label,
    change(label, { clientScope: undefined }),
  ),
);
export const unscopedUserMutants = [
  `POST ${B}/accounts`,
  `POST ${U}/trigger-analysis`,
  `GET ${A}/company/insurances`,
  `GET ${A}/company/liquidity`,
  `GET ${A}/person/risk-factors`,
  `GET ${U}/contracts`,
].map((label) =>
  mutant(
    'refusals',
    `the user's scope is not asked: ${label}`,
    label,
    change(label, { userScope: undefined }),
  ),
);

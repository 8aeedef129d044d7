import { z } from 'zod';
import { correlationHeaders } from '../answers/correlation';
import { notFound, Problem } from '../ground/problem';
import { requireScope } from '../ground/scopes';
import { readIds } from '../http/read-ids';
import { type Route, route, userRoute } from '../routing/route';
import { accountSchema } from '../schemas/banking-schema';
import { deletedSchema, idsSchema, pagedSchema, pageQuerySchema } from '../schemas/list-schema';
import { scopesSchema, userAnswerSchema, userCreateSchema, userPatchSchema } from '../schemas/user-schema';
import { createAccounts } from '../uploads/upload-accounts';
import { addScopes, createUser, deleteUser, patchUser, presentUser } from '../users/user-lifecycle';
import { pageReply } from '../wire/page-envelope';

const area = 'Users';

/** `interface.md` 4.7, "Server status and users". */
export const userRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      path: '/users',
      area,
      purpose: 'List users',
      query: pageQuerySchema,
      answer: pagedSchema('users', userAnswerSchema),
    },
    ({ parts, tenant, query }) =>
      pageReply(parts, query, 'users', parts.users.count(tenant), (offset, limit) =>
        parts.users.list(tenant, offset, limit).map(presentUser),
      ),
  ),
  route(
    {
      method: 'POST',
      path: '/users',
      area,
      purpose: 'Add user',
      body: userCreateSchema,
      answer: userAnswerSchema,
      status: 201,
    },
    ({ parts, tenant, clientScopes, body }) => ({
      body: presentUser(createUser(parts, tenant, clientScopes, body)),
    }),
  ),
  route(
    {
      method: 'GET',
      path: '/users/custom-user-id/{custom-user-id}',
      area,
      purpose: 'Get user by custom identifier',
      answer: userAnswerSchema,
    },
    ({ parts, tenant, params }) => {
      const user = parts.users.findByCustomId(tenant, params['custom-user-id'] ?? '');
      if (!user) throw notFound('A user with this customUserID');
      return { body: presentUser(user) };
    },
  ),
  route(
    {
      method: 'POST',
      path: '/users/delete',
      area,
      purpose: 'Delete users',
      body: idsSchema,
      answer: deletedSchema,
    },
    ({ parts, tenant, body }) => {
      const ids = readIds(body, parts.switches.current);
      const known = ids.filter((id) => parts.users.find(tenant, id));
      parts.database.write(() => {
        for (const id of known) deleteUser(parts, id);
      });
      return { body: { deleted: known, unknown: ids.filter((id) => !known.includes(id)) } };
    },
  ),
  route(
    {
      method: 'POST',
      path: '/users/import-user',
      area,
      purpose: 'Import user with external accounts',
      clientScope: 'banking-upload',
      body: userCreateSchema.extend({ accounts: z.array(accountSchema).max(1000).default([]) }),
      answer: userAnswerSchema,
      status: 201,
    },
    ({ parts, tenant, clientScopes, body: { accounts, ...given } }) => {
      const user = parts.database.write(() => {
        const created = createUser(parts, tenant, clientScopes, given);
        // What POST .../banking/accounts would ask of the user, it must hold here too.
        if (accounts.length > 0) {
          requireScope(new Set(created.scopes), 'banking-upload', 'This user');
          createAccounts(parts, created, accounts);
        }
        return created;
      });
      return { body: { ...presentUser(user), accountIds: accounts.map((account) => account.accountId) } };
    },
  ),
  userRoute(
    { method: 'GET', path: '/users/{user-id}', area, purpose: 'Get user', answer: userAnswerSchema },
    ({ user }) => ({ body: presentUser(user) }),
  ),
  userRoute(
    { method: 'DELETE', path: '/users/{user-id}', area, purpose: 'Delete user', status: 204 },
    ({ parts, user }) => {
      deleteUser(parts, user.userId);
      return {};
    },
  ),
  userRoute(
    {
      method: 'PATCH',
      path: '/users/{user-id}',
      area,
      purpose: 'Update user',
      body: userPatchSchema,
      answer: userAnswerSchema,
    },
    ({ parts, user, body }) => ({ body: presentUser(patchUser(parts, user, body)) }),
  ),
  userRoute(
    {
      method: 'POST',
      path: '/users/{user-id}/scopes',
      area,
      purpose: 'Add scopes to user',
      body: scopesSchema,
      answer: userAnswerSchema,
    },
    ({ parts, user, clientScopes, body }) => ({
      body: presentUser(addScopes(parts, user, clientScopes, body.scopes)),
    }),
  ),
  userRoute(
    {
      method: 'POST',
      path: '/users/{user-id}/trigger-analysis',
      area,
      purpose: 'Trigger a new analysis',
      clientScope: 'banking-upload',
      userScope: 'banking-upload',
      answer: z.looseObject({ status: z.string() }),
      status: 202,
    },
    ({ parts, user }) => {
      if (parts.accounts.list(user.userId).length === 0) {
        throw new Problem('conflict', 'This user has no accounts to analyse yet');
      }
      const run = parts.analyses.trigger(user.userId);
      return { body: { status: 'in progress' }, headers: correlationHeaders(parts, run) };
    },
  ),
];

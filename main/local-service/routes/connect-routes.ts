import { correlationHeaders } from '../answers/correlation';
import { INVENTED_BANKS } from '../bank/bank-catalogue';
import {
  deleteLogin,
  disconnectUser,
  fetchFromBank,
  finishBanking,
  type OpenedSession,
  openSession,
} from '../bank/connect-sessions';
import { presentTransfer } from '../bank/money-transfers';
import { notFound, Problem } from '../ground/problem';
import { type Reply, type Route, userRoute } from '../routing/route';
import type { ServiceParts } from '../routing/service-parts';
import {
  loginAnswerSchema,
  mockConnectSchema,
  sessionAnswerSchema,
  sessionQuerySchema,
  transferAnswerSchema,
  transferSchema,
} from '../schemas/connect-schema';
import { openObjectSchema } from '../schemas/list-schema';
import type { Stored } from '../storage/document-repository';
import type { LoginRecord } from '../storage/records';
import type { StoredUser } from '../storage/user-repository';
import { presentLogin } from './banking-routes';

const gate = { area: 'Banking connect', clientScope: 'banking', userScope: 'banking' } as const;
const sessionRoute = {
  ...gate,
  method: 'POST',
  query: sessionQuerySchema,
  body: openObjectSchema,
  isBodyOptional: true,
  answer: sessionAnswerSchema,
  status: 201,
} as const;

function sessionReply(parts: ServiceParts, user: StoredUser, opened: OpenedSession): Reply {
  return {
    body: {
      sessionId: opened.session.id,
      userIdentifier: user.userId,
      [parts.switches.current.redirectField]: opened.redirectUrl,
    },
    headers: correlationHeaders(parts, opened.run),
  };
}

function requireLogin(parts: ServiceParts, user: StoredUser, id: string | undefined): Stored<LoginRecord> {
  const login = parts.logins.findOfUser(user.userId, id ?? '');
  if (!login) throw notFound('The login');
  return login;
}

/** `interface.md` 4.3 and 4.7, "Banking connect": sessions, logins and money transfers of invented banks. */
export const connectRoutes: readonly Route[] = [
  userRoute(
    { ...sessionRoute, path: '/users/{user-id}/banking/connect', purpose: 'Create connect session' },
    ({ parts, user, query }) => sessionReply(parts, user, openSession(parts, user, 'connect', pick(query))),
  ),
  userRoute(
    { ...sessionRoute, path: '/users/{user-id}/banking/management', purpose: 'Create management session' },
    ({ parts, user, query }) =>
      sessionReply(
        parts,
        user,
        openSession(parts, user, 'management', { ...pick(query), addBankLogin: query.addBankLogin }),
      ),
  ),
  userRoute(
    { ...sessionRoute, path: '/users/{user-id}/banking/sync', purpose: 'Create synchronization session' },
    ({ parts, user, query }) => {
      const logins = parts.logins.listOfUser(user.userId);
      if (logins.length === 0) throw new Problem('conflict', 'This user has no bank login to synchronize');
      const opened = openSession(parts, user, 'sync', pick(query));
      // With kept secrets nobody has to log in again: the banks answer at once.
      if (logins.every((login) => login.value.isRecurring)) {
        parts.database.write(() => {
          for (const login of logins) {
            const bank = INVENTED_BANKS.find((candidate) => candidate.id === login.value.bankId);
            if (bank) fetchFromBank(parts, user, bank, true);
          }
          parts.sessions.update(opened.session.id, { ...opened.session.value, state: 'done' });
          finishBanking(parts, user, opened.run.runId);
        });
      }
      return sessionReply(parts, user, opened);
    },
  ),
  userRoute(
    {
      ...gate,
      method: 'POST',
      path: '/users/{user-id}/banking/mock/connect',
      purpose: 'Connect user mock',
      body: mockConnectSchema,
      isBodyOptional: true,
      answer: loginAnswerSchema,
      status: 201,
    },
    ({ parts, user, body }) => {
      const bank = INVENTED_BANKS.find(
        (candidate) => candidate.id === (body?.bankId ?? INVENTED_BANKS[0]?.id),
      );
      if (!bank) throw new Problem('validation', 'body.bankId: no such invented bank');
      const { run, login } = parts.database.write(() => {
        const begun = parts.runs.create(user.userId, 'connect', 'open');
        const fetched = fetchFromBank(parts, user, bank, body?.recurring ?? false);
        finishBanking(parts, user, begun.runId);
        return { run: begun, login: fetched };
      });
      return { body: presentLogin(login), headers: correlationHeaders(parts, run) };
    },
  ),
  userRoute(
    {
      ...gate,
      method: 'DELETE',
      path: '/users/{user-id}/banking/disconnect',
      purpose: 'Disconnect user',
      status: 204,
    },
    ({ parts, user }) => {
      disconnectUser(parts, user);
      return {};
    },
  ),
  userRoute(
    {
      ...gate,
      method: 'GET',
      path: '/users/{user-id}/banking/logins/status/sync',
      purpose: 'Logins synchronization status',
      answer: openObjectSchema,
    },
    ({ parts, user }) => ({ body: { logins: parts.logins.listOfUser(user.userId).map(presentLogin) } }),
  ),
  userRoute(
    {
      ...gate,
      method: 'DELETE',
      path: '/users/{user-id}/banking/logins/{banklogin-id}',
      purpose: 'Delete login',
      status: 204,
    },
    ({ parts, user, params }) => {
      deleteLogin(parts, user, requireLogin(parts, user, params['banklogin-id']).id);
      return {};
    },
  ),
  userRoute(
    {
      ...gate,
      method: 'POST',
      path: '/users/{user-id}/banking/logins/{banklogin-id}/money-transfer',
      purpose: 'Money transfer',
      body: transferSchema,
      answer: transferAnswerSchema,
      status: 201,
    },
    ({ parts, user, params, body }) => {
      const login = requireLogin(parts, user, params['banklogin-id']);
      const transfer = parts.transfers.create({
        tenant: user.tenant,
        userId: user.userId,
        value: { loginId: login.id, order: body },
      });
      return { body: presentTransfer(transfer, parts.now()) };
    },
  ),
  userRoute(
    {
      ...gate,
      method: 'GET',
      path: '/users/{user-id}/banking/logins/{banklogin-id}/money-transfer/{money-transfer-id}',
      purpose: 'Get money transfer',
      answer: transferAnswerSchema,
    },
    ({ parts, user, params }) => {
      const transfer = parts.transfers.findOfUser(user.userId, params['money-transfer-id'] ?? '');
      if (transfer?.value.loginId !== params['banklogin-id'] || !transfer)
        throw notFound('The money transfer');
      return { body: presentTransfer(transfer, parts.now()) };
    },
  ),
];

function pick(query: { multiple: boolean; recurring: boolean; storeSecrets: boolean }) {
  const { multiple, recurring, storeSecrets } = query;
  return { multiple, recurring, storeSecrets };
}

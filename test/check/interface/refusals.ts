import { type AreaCheck, createCustomer } from './context';
import { endpointRows } from './endpoint-rows';

const ALWAYS = ['banking', 'banking-upload', 'categorization', 'webhooks'];

/**
 * What every endpoint must refuse, from the table: no token, an expired one, a token of a client or a user without the
 * scope, a foreign tenant, an unknown user, the other type of user, a bad body (interface.md 5, 7).
 */
export const checkRefusals: AreaCheck = async ({ tester, tokenWith, expiredToken }, isMeant) => {
  const users = {
    company: await createCustomer(tester),
    person: await createCustomer(tester, { type: 'person' }),
  };
  const bare = {
    company: await createCustomer(tester, { scopes: [] }),
    person: await createCustomer(tester, { type: 'person', scopes: [] }),
  };
  for (const row of endpointRows) {
    const { label, scopes, isClientOnly, userType, badBody } = row;
    if (['GET /ready', 'POST /auth'].includes(label) || !isMeant(label)) continue;
    const type = userType ?? 'company';
    const ids = label.includes('{user-id}') ? [users[type]] : [];
    const body = label.startsWith('GET') ? undefined : (badBody ?? {});
    await tester.no(label, 401, ids, body, { token: null });
    if (expiredToken) await tester.no(label, 401, ids, body, { token: expiredToken() });
    if (scopes.length > 0 && tokenWith) {
      const others = ALWAYS.filter((scope) => !scopes.includes(scope));
      await tester.no(label, 403, ids, body, { token: tokenWith(others) });
      if (!isClientOnly && ids.length > 0) await tester.no(label, 403, [bare[type]], body);
    }
    if (ids.length > 0) {
      await tester.no(label, 404, ['nobody'], body);
      await tester.no(label, 404, ids, body, { tenant: 'other' });
      const other = type === 'company' ? users.person : users.company;
      if (userType) await tester.no(label, 404, [other]);
    }
    if (badBody !== undefined) await checkBody(tester, label, ids, badBody);
  }
};

/** Some bodies are refused only where the thing they change exists. */
async function checkBody(
  tester: Parameters<AreaCheck>[0]['tester'],
  label: string,
  ids: string[],
  badBody: unknown,
): Promise<void> {
  const [id = ''] = ids;
  if (label.includes('{account-id}')) {
    await tester.call('POST /users/{user-id}/banking/accounts', [id], { accounts: [{ accountId: 'a' }] });
  }
  await tester.no(label, 400, [...ids, 'a'], badBody);
}

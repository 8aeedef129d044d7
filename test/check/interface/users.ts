import { randomUUID } from 'node:crypto';
import { type AreaCheck, booking, createCustomer } from './context';
import { listOf, member, type Tester, textOf } from './tester';

const user = '/users/{user-id}';

async function statusOf(tester: Tester, id: string): Promise<number> {
  return (await tester.call(`GET ${user}`, [id])).status;
}

/** Status, tokens and users (interface.md 4.1, 4.2, 4.7). */
export const checkUsers: AreaCheck = async ({ tester, credentials }) => {
  const ready = await tester.ok('GET /ready', [], undefined, { token: null });
  tester.effect('GET /ready', textOf(ready.value, 'status'), 'ready');
  const form = (secret: string) =>
    new URLSearchParams({
      client_id: credentials.clientId,
      client_secret: secret,
      grant_type: 'client_credentials',
    });
  const auth = await tester.ok('POST /auth', [], form(credentials.clientSecret), { token: null });
  const fresh = { token: textOf(auth.value, 'access_token') };
  tester.effect('POST /auth', (await tester.call('GET /users', [], undefined, fresh)).status, 200);
  await tester.no('POST /auth', 401, [], form('wrong'), { token: null });

  const customUserID = `check-${randomUUID()}`;
  const given = { type: 'company', automaticAnalysis: 'suspended', expiresIn: 'P30D', customUserID };
  const id = textOf((await tester.ok('POST /users', [], given)).value, 'userId');
  const read = await tester.ok(`GET ${user}`, [id]);
  const { type, automaticAnalysis, expiresIn } = read.value as Record<string, unknown>;
  tester.effect(
    'POST /users',
    { type, automaticAnalysis, expiresIn },
    { type: 'company', automaticAnalysis: 'suspended', expiresIn: 'P30D' },
  );
  tester.effect(
    'POST /users',
    Date.parse(textOf(read.value, 'expiresAt')) - Date.parse(textOf(read.value, 'createdAt')) >
      29 * 86_400_000,
    true,
    'lifetime',
  );
  await tester.no('POST /users', 409, [], given);
  tester.effect(`GET ${user}`, textOf(read.value, 'userId'), id);
  const byCustom = await tester.ok('GET /users/custom-user-id/{custom-user-id}', [customUserID]);
  tester.effect('GET /users/custom-user-id/{custom-user-id}', textOf(byCustom.value, 'userId'), id);
  await tester.no('GET /users/custom-user-id/{custom-user-id}', 404, ['nobody']);
  await tester.no('GET /users/custom-user-id/{custom-user-id}', 404, [customUserID], undefined, {
    tenant: 'other',
  });

  await tester.ok(`PATCH ${user}`, [id], { expiresIn: 'P60D', note: undefined });
  const patched = await tester.call(`GET ${user}`, [id]);
  tester.effect(
    `PATCH ${user}`,
    [member(patched.value, 'expiresIn'), member(patched.value, 'customUserID')],
    ['P60D', customUserID],
  );
  await tester.no(`PATCH ${user}`, 409, [id], { type: 'person' });

  const bare = await createCustomer(tester, { scopes: ['banking-upload'] });
  await tester.ok(`POST ${user}/scopes`, [bare], { scopes: ['company-credit'] });
  tester.effect(`POST ${user}/scopes`, member((await tester.call(`GET ${user}`, [bare])).value, 'scopes'), [
    'banking-upload',
    'company-credit',
  ]);
  await tester.no(`POST ${user}/scopes`, 400, [bare], { scopes: ['person-adult-check'] });

  const imported = await tester.ok('POST /users/import-user', [], {
    type: 'company',
    automaticAnalysis: 'suspended',
    accounts: [{ accountId: 'a', transactions: [booking('t')] }],
  });
  const importedId = textOf(imported.value, 'userId');
  const bookings = await tester.call('GET /users/{user-id}/banking/transactions', [importedId]);
  tester.effect(
    'POST /users/import-user',
    listOf(bookings.value, 'transactions').map(({ transactionId }) => transactionId),
    ['t'],
  );
  await tester.no('POST /users/import-user', 403, [], {
    type: 'company',
    scopes: ['banking'],
    accounts: [{ accountId: 'a' }],
  });

  await checkLists(tester, [id, bare, importedId]);
};

async function checkLists(tester: Tester, [id = '', bare = '', imported = '']: string[]): Promise<void> {
  const listed: string[] = [];
  for (let page = 1; page < 1000; page += 1) {
    const { value } = await tester.ok('GET /users', [], undefined, {
      query: { page: String(page), pageSize: '500' },
    });
    const users = listOf(value, 'users').map((one) => String(one.userId));
    if (users.length === 0) break;
    listed.push(...users);
  }
  tester.effect(
    'GET /users',
    [id, bare, imported].every((one) => listed.includes(one)),
    true,
    'created users in the list',
  );
  tester.effect('GET /users', new Set(listed).size, listed.length, 'users once each');
  const other = await tester.call('GET /users', [], undefined, { tenant: `t-${bare}` });
  tester.effect('GET /users', listOf(other.value, 'users'), [], 'users of another tenant');
  await tester.no('GET /users', 400, [], undefined, { query: { page: 'first' } });
  const small = await tester.call('GET /users', [], undefined, { query: { pageSize: '2' } });
  tester.effect('GET /users', listOf(small.value, 'users').length, 2, 'size of a page');

  await tester.ok(`DELETE ${user}`, [imported]);
  tester.effect(`DELETE ${user}`, await statusOf(tester, imported), 404);
  const many = await tester.ok('POST /users/delete', [], { ids: [id, 'nobody'] });
  tester.effect('POST /users/delete', many.value, { deleted: [id], unknown: ['nobody'] });
  tester.effect('POST /users/delete', [await statusOf(tester, id), await statusOf(tester, bare)], [404, 200]);
}

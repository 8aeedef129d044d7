import { change, method } from './break-service';
import { A, B, everyScope, type Mutant, mutant, U } from './mutant';

/** Who may come in, and to what. */
export const doorMutants: Mutant[] = [
  mutant(
    'refusals',
    'any token is accepted',
    'GET /users',
    method('tokens', 'readScopes', () => everyScope),
  ),
  mutant(
    'refusals',
    'expired tokens are accepted',
    'GET /users',
    method('tokens', 'readScopes', (read) => (token: string) => {
      const [, claims = ''] = token.split('.');
      const { scope } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { scope: string };
      return read(token as never) ?? new Set(scope.split(' '));
    }),
  ),
  mutant(
    'users',
    'any secret is accepted',
    'POST /auth',
    method('tokens', 'isClient', () => () => true),
  ),
  mutant('refusals', 'tenants are mixed', `GET ${U}`, (service) =>
    method('users', 'find', () => (_: string, id: string) => service.parts.users.findAnywhere(id))(service),
  ),
  mutant(
    'users',
    'users of all tenants are listed',
    'GET /users',
    method(
      'users',
      'list',
      (list) =>
        (_: string, ...rest: never[]) =>
          list('default' as never, ...rest),
    ),
  ),
  mutant(
    'users',
    'custom identifiers of all tenants are found',
    'GET /users/custom-user-id/{custom-user-id}',
    method(
      'users',
      'findByCustomId',
      (find) => (_: string, id: string) => find('default' as never, id as never),
    ),
  ),
  mutant('team', 'advisors of other tenants are found', 'GET /cockpits/advisors/{advisor-id}', (service) =>
    method('advisors', 'findIn', () => (_: string, id: string) => service.parts.advisors.find(id))(service),
  ),
  mutant(
    'team',
    'advisors of other tenants are listed',
    'GET /cockpits/advisors',
    method(
      'advisors',
      'list',
      (list) =>
        (_: string, ...rest: never[]) =>
          list('default' as never, ...rest),
    ),
  ),
  mutant(
    'webhooks',
    'webhooks of other tenants are listed',
    'GET /webhooks',
    method('webhooks', 'list', (list) => () => list('default' as never)),
  ),
  mutant(
    'bank',
    'logins of other tenants are listed',
    'GET /banking/logins/status/sync',
    method(
      'logins',
      'list',
      (list) =>
        (_: string, ...rest: never[]) =>
          list('default' as never, ...rest),
    ),
  ),
  mutant(
    'refusals',
    'a result of the other type of user exists',
    `GET ${A}/person/income`,
    change(`GET ${A}/person/income`, { userType: undefined }),
  ),
  mutant('results', 'runs of other users are completed', `GET ${U}/contracts/correlation`, (service) =>
    method('runs', 'find', () => (_: string, runId: string) => {
      const row = service.parts.database.get('SELECT user_id FROM runs WHERE run_id = ?', runId);
      return row
        ? {
            runId,
            userId: String(row.user_id),
            kind: 'analysis',
            state: 'done',
            bankingDone: true,
            createdAt: 0,
            readyAt: 1,
          }
        : undefined;
    })(service),
  ),
  mutant(
    'refusals',
    'bodies are not checked',
    'POST /users',
    change('POST /users', { body: undefined, handle: () => ({ status: 201, body: {} }) }),
  ),
  mutant(
    'bank',
    'bank data is writable',
    `PATCH ${B}/accounts`,
    method('accounts', 'find', (find) => (...given: never[]) => {
      const account = find(...given) as object | undefined;
      return account && { ...account, loginId: null };
    }),
  ),
  mutant(
    'uploads',
    'an account number is another account',
    `POST ${B}/accounts`,
    method('accounts', 'find', (find) => (...given: never[]) => {
      const account = find(...given) as { accountNumber: string } | undefined;
      return account && { ...account, accountNumber: '2' };
    }),
  ),
];

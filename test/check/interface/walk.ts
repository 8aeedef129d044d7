import { ALL_SCOPES } from '../../../main/local-service/ground/scopes';
import { ROUTES } from '../../../main/local-service/route-table';
import type { ServiceParts } from '../../../main/local-service/routing/service-parts';
import { startLocalService } from '../../../main/local-service/start';
import { builtWorker } from '../../../scripts/built-workers';
import { documentedEndpoints } from '../../unit/main/service/interface-text';
import { checkBank } from './bank';
import type { Breakable } from './break-service';
import { checkCockpits } from './cockpits';
import { type AreaCheck, type CheckContext, createCustomer, waitForRun } from './context';
import { accountsOf } from './ledgers';
import type { Mutant } from './mutant';
import { checkRefusals } from './refusals';
import { checkResults } from './results';
import { checkTeam, checkWebhooks } from './team';
import { Tester } from './tester';
import { checkUploads } from './uploads';
import { checkUsers } from './users';

export const areas: Record<Mutant['area'], AreaCheck> = {
  users: checkUsers,
  uploads: checkUploads,
  bank: checkBank,
  results: checkResults,
  cockpits: checkCockpits,
  team: checkTeam,
  webhooks: checkWebhooks,
  refusals: checkRefusals,
};

export interface ServiceAccess {
  address: string;
  clientId: string;
  clientSecret: string;
}

/** A token of a service. Throws when there is none for these credentials. */
export async function signIn({ address, clientId, clientSecret }: ServiceAccess): Promise<string> {
  const answer = await fetch(`${address}/auth`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
    }),
  });
  const body = (await answer.json()) as { access_token?: string };
  if (!answer.ok || !body.access_token) throw new Error(`no token: ${answer.status}`);
  return body.access_token;
}

/** The two customers of the ledgers made by hand, analysed. */
export async function prepare(access: ServiceAccess): Promise<CheckContext> {
  const tester = new Tester(access.address, await signIn(access));
  const users = { company: '', person: '' };
  const runs = { company: '', person: '' };
  for (const name of ['company', 'person'] as const) {
    users[name] = await createCustomer(tester, { type: name });
    await tester.call('POST /users/{user-id}/banking/accounts', [users[name]], {
      accounts: accountsOf(name),
    });
    const { headers } = await tester.call('POST /users/{user-id}/trigger-analysis', [users[name]]);
    runs[name] = headers.get('service-correlation-id') ?? '';
    await waitForRun(tester, users[name], runs[name]);
  }
  const { clientId, clientSecret } = access;
  return { tester, ...users, runs, credentials: { clientId, clientSecret } };
}

/** Our own service, in this process, so that it can be broken on purpose. */
export async function startOwn() {
  const routes = ROUTES.map((route) => ({ ...route }));
  let parts: ServiceParts | undefined;
  const service = await startLocalService({
    databasePath: ':memory:',
    runDurationMs: 0,
    analysisWorker: builtWorker('local-service-analysis'),
    tokenLifeSeconds: 86_400,
    routes,
    onAssembled: (assembled) => {
      parts = assembled;
    },
  });
  if (!parts) throw new Error('the service has no parts');
  const { tokens } = parts;
  const context = await prepare(service);
  return {
    service,
    breakable: { routes, parts } satisfies Breakable,
    context: {
      ...context,
      tokenWith: (scopes: readonly string[]) => tokens.issue(scopes, 3600),
      expiredToken: () => tokens.issue(ALL_SCOPES, -10),
    } satisfies CheckContext,
  };
}

/** Runs areas; what throws is a failure of its area, and the others go on. */
export async function walk(
  context: CheckContext,
  names: ReadonlyArray<Mutant['area']>,
  isMeant: (label: string) => boolean = () => true,
): Promise<string[]> {
  const broken: string[] = [];
  for (const name of names) {
    try {
      await areas[name](context, isMeant);
    } catch (error) {
      broken.push(`${name}: ${String(error)}`);
    }
  }
  return broken;
}

/** One line an endpoint, and how many of interface.md are good: called, in shape, with an effect and a refusal. */
export function tell({ tester }: CheckContext): { lines: string[]; good: number; wanted: number } {
  const labels = ['POST /auth', ...documentedEndpoints().map(({ method, path }) => `${method} ${path}`)];
  const width = Math.max(...labels.map((label) => label.length));
  let good = 0;
  const lines = labels.map((label) => {
    const { status, hasEffect, hasRefusal, failures } = tester.of(label);
    const missing = [
      ...(status === null ? ['never called'] : []),
      ...(hasEffect ? [] : ['no effect shown']),
      ...(hasRefusal || label === 'GET /ready' ? [] : ['nothing refused']),
      ...failures.slice(0, 3),
    ];
    if (missing.length === 0) good += 1;
    return `${label.padEnd(width)}  ${String(status ?? '-').padEnd(4)} ${missing.length === 0 ? 'ok' : `NOT OK  ${missing.join(' | ')}`}`;
  });
  return { lines, good, wanted: labels.length };
}

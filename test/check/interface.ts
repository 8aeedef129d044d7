import { readFileSync } from 'node:fs';
import { startLocalService } from '../../main/local-service/start';
import type { Endpoint } from '../../main/service/endpoint-tables/endpoint-definition';
import { type EndpointKey, endpoints } from '../../main/service/endpoint-tables/endpoints';
import { endpointLabel } from '../../main/service/requests/request-builder';
import type { AccountUpload, TransactionUpload } from '../../main/service/schemas/banking-schema';
import { type CallOptions, createServiceClient, type ServiceClient } from '../../main/service/service-client';
import { isServiceError } from '../../main/service/transport/service-error';
import { readAccounts, readList, readTransactions } from '../../main/service/wire/list-envelope';
import { buildWorkers, builtWorker } from '../../scripts/built-workers';
import { documentedEndpoints } from '../unit/main/service/interface-text';
import { sampleBodies } from '../unit/main/service/sample-calls';
import { readPdfDocument } from './pdf-document';
import { readRedirectLink } from './redirect-link';

/**
 * `npm run check:interface`: starts the local service and walks every endpoint of interface.md, `/auth` included,
 * through the client. Prints endpoint, status and whether the shape fits; the last line is `interface: N of N` with N
 * counted in interface.md. Ends with 1 unless all are there.
 */

interface Row {
  readonly label: string;
  readonly status: number | string;
  readonly isShapeOk: boolean;
  readonly note: string;
}

type Members = Record<string, unknown>;
type Check = (value: unknown) => boolean;

const rows: Row[] = [];
const isObject: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const holdsItems: Check = (value) => readList(value).length > 0;
const holdsLink: Check = (value) => readRedirectLink(value) !== undefined;
const isPdfDocument: Check = (value) => readPdfDocument(value)?.kind === 'bytes';
const text = (value: unknown, name: string) => String((value as Members | undefined)?.[name] ?? '');

/** One visit: the call, its row, and what it answered; a failure is a row, and the walk goes on. */
async function visit<Key extends EndpointKey>(
  client: ServiceClient,
  key: Key,
  options: Omit<CallOptions<Key>, 'body'> & { body?: unknown } = {} as CallOptions<Key>,
  check?: Check,
): Promise<{ value: unknown; correlationId?: string }> {
  const endpoint: Endpoint = endpoints[key];
  const label = endpointLabel(endpoint);
  const body = 'body' in options ? options.body : sampleBodies[key];
  try {
    const answer = await client.call(key, ...([{ ...options, body }] as never));
    const isShapeOk = answer.isExpectedShape && (check?.(answer.value) ?? true);
    const note = isShapeOk ? '' : JSON.stringify(answer.value)?.slice(0, 120);
    rows.push({ label, status: answer.status, isShapeOk, note: note ?? 'no body' });
    return answer;
  } catch (error) {
    const status = isServiceError(error) ? (error.status ?? error.code) : 'fault';
    const note = isServiceError(error) ? JSON.stringify(error) : String(error);
    rows.push({ label, status, isShapeOk: false, note });
    return { value: undefined };
  }
}

interface Ledger {
  readonly accounts: AccountUpload[];
  readonly transactions: (TransactionUpload & { accountId: string })[];
}

function readLedger(name: string): Ledger {
  return JSON.parse(
    readFileSync(new URL(`../fixtures/ledgers/${name}/ledger.json`, import.meta.url), 'utf8'),
  );
}

/** Accounts as the upload takes them, each with its transactions. */
function accountsOf(ledger: Ledger): AccountUpload[] {
  return ledger.accounts.map((account) => ({
    ...account,
    transactions: ledger.transactions.filter(({ accountId }) => accountId === account.accountId),
  }));
}

async function visitUsersAndUploads(client: ServiceClient) {
  await visit(client, 'server.ready');
  const company = text((await visit(client, 'users.create')).value, 'userId');
  const personBody = { type: 'person', customUserID: 'check-person', automaticAnalysis: 'suspended' };
  const imported = await visit(client, 'users.import', {
    body: { ...personBody, accounts: accountsOf(readLedger('person-a')) },
  });
  const person = text(imported.value, 'userId');
  const path = { 'user-id': company };
  await visit(client, 'users.list', {}, holdsItems);
  await visit(client, 'users.getByCustomId', { path: { 'custom-user-id': 'sample-c1' } });
  await visit(client, 'users.get', { path }, (value) => text(value, 'type') === 'company');
  await visit(client, 'users.patch', { path });
  await visit(client, 'users.addScopes', { path });

  const samplePath = { 'user-id': company, 'account-id': 'sample-a1' };
  await visit(client, 'upload.createAccounts', { path });
  await visit(client, 'upload.addTransactions', { path: samplePath });
  await visit(client, 'upload.patchAccounts', { path });
  await visit(client, 'upload.patchTransactions', { path: samplePath });
  await visit(client, 'upload.deleteTransactions', { path: samplePath });
  await client.call('upload.createAccounts', {
    path,
    body: { accounts: accountsOf(readLedger('company-a')) },
  });
  await visit(client, 'banking.accounts', { path }, (value) => readAccounts(value).length > 1);
  await visit(client, 'banking.transactions', { path }, (value) => readTransactions(value).length > 100);
  await visit(client, 'banking.accountPdf', { path: samplePath }, isPdfDocument);
  await visit(client, 'banking.deleteAccount', { path: samplePath });
  const spare = { accounts: [{ accountId: 'spare', accountNumber: '1' }] };
  await client.call('upload.createAccounts', { path, body: spare });
  await visit(client, 'banking.deleteAccounts', { path, body: { ids: ['spare'] } });
  return { company, person };
}

async function visitBanking(client: ServiceClient) {
  const created = await client.call('users.create', { body: { type: 'person' } });
  const path = { 'user-id': created.value.userId };
  await visit(client, 'banking.connect', { path, query: { storeSecrets: true } }, holdsLink);
  const login = await visit(client, 'banking.mockConnect', { path, body: { recurring: true } });
  const loginId = text(login.value, 'bankLoginId');
  await waitForRun(client, 'banking.correlation', created.value.userId, login.correlationId);
  await visit(client, 'banking.correlation', { path, correlationId: login.correlationId });
  await visit(client, 'banking.manage', { path, query: { addBankLogin: true } }, holdsLink);
  await visit(client, 'banking.sync', { path }, holdsLink);
  await visit(client, 'banking.syncStatus', {}, holdsItems);
  await visit(client, 'banking.userSyncStatus', { path }, holdsItems);
  const loginPath = { ...path, 'banklogin-id': loginId };
  const transfer = await visit(client, 'banking.transferMoney', { path: loginPath }, isObject);
  const transferPath = { ...loginPath, 'money-transfer-id': text(transfer.value, 'moneyTransferId') };
  await visit(client, 'banking.moneyTransfer', { path: transferPath }, isObject);
  await visit(client, 'banking.deleteLogin', { path: loginPath });
  await visit(client, 'banking.disconnect', { path });
}

async function waitForRun(
  client: ServiceClient,
  key: 'banking.correlation' | 'categorization.correlation',
  userId: string,
  correlationId: string | undefined,
) {
  await client.poll({ key, userId, correlationId, budgetMs: 60_000 }).settled();
}

/** Keys of results with a correlation twin: `company.credits` and `company.credits.correlation`. */
function resultKeys(
  isMeant: (endpoint: Endpoint) => boolean,
): { result: EndpointKey; correlation: EndpointKey }[] {
  const keys = Object.keys(endpoints) as EndpointKey[];
  return keys.flatMap((correlation) => {
    const base = correlation.replace(/\.correlation$/, '');
    const result = keys.find((key) => key === base || key === `${base}.get`);
    const isTwin = result && result !== correlation && isMeant(endpoints[result] as Endpoint);
    return isTwin ? [{ result, correlation }] : [];
  });
}

async function visitAnalyses(client: ServiceClient, company: string, person: string) {
  const path = { 'user-id': company };
  const triggered = await visit(client, 'users.triggerAnalysis', { path });
  const personRun = await client.call('users.triggerAnalysis', { path: { 'user-id': person } });
  await waitForRun(client, 'categorization.correlation', company, triggered.correlationId);
  await waitForRun(client, 'categorization.correlation', person, personRun.correlationId);
  for (const { result, correlation } of resultKeys(() => true)) {
    const isPerson = (endpoints[result] as Endpoint).userType === 'person';
    const user = { path: { 'user-id': isPerson ? person : company } } as never;
    const { correlationId } = isPerson ? personRun : triggered;
    await visit(client, correlation, { ...(user as object), correlationId } as never);
    await visit(client, result, user, (value) => value !== undefined && value !== null);
  }
  const fetched = [readLedger('company-a').transactions[0]?.transactionId ?? ''];
  const fetchBody = { path, body: { transactionIDs: fetched } };
  await visit(client, 'categorization.fetch', fetchBody, (value) => readTransactions(value).length === 1);
  await visit(client, 'categorization.categories', {}, holdsItems);
  await visit(client, 'categorization.description', {}, isObject);
  return triggered.correlationId;
}

async function visitCockpits(client: ServiceClient, company: string, person: string, correlationId?: string) {
  const path = { 'user-id': company };
  await visit(client, 'cockpits.correlation', { path, correlationId });
  await visit(client, 'cockpits.company', { path }, isObject);
  await visit(client, 'cockpits.person', { path: { 'user-id': person } }, isObject);
  await visit(client, 'cockpits.link', { path }, holdsLink);
  await visit(client, 'cockpits.download', { path }, isPdfDocument);
  await visit(client, 'cockpits.recommendations', { path }, isObject);
  await visit(client, 'cockpits.list', {}, holdsItems);
  await visit(client, 'cockpits.allRecommendations');
  const advisor = await visit(client, 'advisors.create', {}, isObject);
  const advisorPath = { path: { 'advisor-id': text(advisor.value, 'advisorId') } };
  await visit(client, 'advisors.list', {}, holdsItems);
  await visit(client, 'advisors.get', advisorPath, isObject);
  await visit(client, 'advisors.patch', advisorPath, isObject);
  await visit(client, 'advisors.setAvatar', advisorPath);
  await visit(client, 'advisors.deleteAvatar', advisorPath);
  await visit(client, 'advisors.personalizedLink', { ...advisorPath, body: { userId: company } }, holdsLink);
  await visit(client, 'cockpits.reportLink', advisorPath, holdsLink);
  await visit(client, 'advisors.delete', advisorPath);
  await visit(client, 'tenants.get', {}, isObject);
  await visit(client, 'tenants.patch', {}, isObject);
  await visit(client, 'tenants.setLogo');
  await visit(client, 'tenants.deleteLogo');
}

async function visitOthers(client: ServiceClient) {
  await visit(client, 'companies.search', {}, isObject);
  await visit(client, 'logos.find', {}, isObject);
  await visit(client, 'feedback.create');
  // The local service delivers to this computer alone; nobody listens at the discard port.
  const url = 'http://127.0.0.1:9/hook';
  const hook = await visit(client, 'webhooks.create', { body: { url } }, isObject);
  const path = { 'webhook-id': text(hook.value, 'webhookId') };
  await visit(client, 'webhooks.list', {}, holdsItems);
  await visit(client, 'webhooks.replace', { path, body: { url, events: ['analysis.completed'] } });
  await visit(client, 'webhooks.patch', { path });
  await visit(client, 'webhooks.delete', { path });
}

async function main(): Promise<number> {
  process.once('exit', await buildWorkers());
  const service = await startLocalService({
    databasePath: ':memory:',
    runDurationMs: 50,
    analysisWorker: builtWorker('local-service-analysis'),
  });
  const client = createServiceClient({
    connection: {
      id: 'check',
      name: 'check',
      environment: 'local',
      baseAddress: service.address,
      clientId: service.clientId,
      timestampUnit: 's',
    },
    readSecret: async () => service.clientSecret,
    fetch,
    // 24 correlation endpoints of a service of our own: no need to take two a second over them.
    limits: { pollSpacingMs: 50 },
    onActivity: ({ key, status }) => {
      const isFirst = !rows.some(({ label }) => label === 'POST /auth');
      if (key === 'auth' && isFirst)
        rows.push({ label: 'POST /auth', status: status ?? '', isShapeOk: status === 200, note: '' });
    },
  });
  try {
    const { company, person } = await visitUsersAndUploads(client);
    await visitBanking(client);
    const correlationId = await visitAnalyses(client, company, person);
    await visitCockpits(client, company, person, correlationId);
    await visitOthers(client);
    await visit(client, 'users.delete', { path: { 'user-id': company } });
    await visit(client, 'users.deleteMany', { body: { ids: [person] } });
  } finally {
    client.close();
    await service.stop();
  }
  const wanted = ['POST /auth', ...documentedEndpoints().map(({ method, path }) => `${method} ${path}`)];
  const width = Math.max(...wanted.map((label) => label.length));
  console.log(`${'endpoint'.padEnd(width)}  status  shape`);
  let good = 0;
  for (const label of wanted) {
    const visits = rows.filter((row) => row.label === label);
    const row = visits.find(({ isShapeOk }) => !isShapeOk) ?? visits[0];
    const isGood = row?.isShapeOk === true && typeof row.status === 'number' && row.status < 300;
    if (isGood) good += 1;
    const cells = [label.padEnd(width), String(row?.status ?? 'never').padEnd(6), isGood ? 'ok' : 'NOT OK'];
    console.log(`${cells.join('  ')}${row?.note ? `  ${row.note}` : ''}`);
  }
  console.log(`interface: ${good} of ${wanted.length}`);
  return good === wanted.length ? 0 : 1;
}

process.exitCode = await main();

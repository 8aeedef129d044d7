import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AreaCheck, createCustomer, waitForRun } from './context';
import { accountsOf } from './ledgers';
import { listOf, member, type Tester, textOf } from './tester';

/** A picture of one transparent pixel. */
const picture = {
  contentType: 'image/png',
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
};
const advisors = '/cockpits/advisors';
const advisor = `${advisors}/{advisor-id}`;
const tenants = '/cockpits/tenants';

/** Advisors, tenants, companies, logos, feedback (interface.md 4.7). */
export const checkTeam: AreaCheck = async ({ tester, company }) => {
  const created = await tester.ok(`POST ${advisors}`, [], {
    firstName: 'Erika',
    email: 'erika@sample.example',
  });
  const id = textOf(created.value, 'advisorId');
  const read = async () => (await tester.ok(`GET ${advisor}`, [id])).value;
  tester.effect(`POST ${advisors}`, textOf(await read(), 'firstName'), 'Erika');
  tester.effect(`GET ${advisor}`, textOf(await read(), 'advisorId'), id);
  await tester.ok(`PATCH ${advisor}`, [id], { lastName: 'Muster' });
  tester.effect(
    `PATCH ${advisor}`,
    [textOf(await read(), 'firstName'), textOf(await read(), 'lastName')],
    ['Erika', 'Muster'],
  );
  const list = await tester.ok(`GET ${advisors}`, [], undefined, { query: { pageSize: '500' } });
  tester.effect(
    `GET ${advisors}`,
    listOf(list.value, 'advisors').some((one) => one.advisorId === id),
    true,
  );
  await tester.ok(`POST ${advisor}/avatar`, [id], picture);
  tester.effect(`POST ${advisor}/avatar`, textOf(await read(), 'avatar').endsWith(picture.data), true);
  await tester.no(`POST ${advisor}/avatar`, 400, [id], { ...picture, contentType: 'text/html' });
  await tester.ok(`DELETE ${advisor}/avatar`, [id]);
  tester.effect(
    `DELETE ${advisor}/avatar`,
    [member(await read(), 'hasAvatar'), member(await read(), 'avatar')],
    [false, undefined],
  );
  const link = await tester.ok(`POST ${advisor}/personalized-link`, [id], { userId: company });
  const page = await (await fetch(textOf(link.value, 'url'))).text();
  tester.effect(`POST ${advisor}/personalized-link`, page.includes('Musterbank Nord'), true);
  await tester.no(`POST ${advisor}/personalized-link`, 404, [id], { userId: 'nobody' });
  const reportLabel = 'GET /cockpit-reports/advisors/{advisor-id}/report-link';
  const report = await tester.ok(reportLabel, [id]);
  tester.effect(
    reportLabel,
    textOf(await (await fetch(textOf(report.value, 'url'))).json(), 'advisorId'),
    id,
  );
  const foreign = { tenant: `t-${id}` };
  for (const label of [
    `GET ${advisor}`,
    `PATCH ${advisor}`,
    `DELETE ${advisor}`,
    `POST ${advisor}/avatar`,
    `DELETE ${advisor}/avatar`,
    reportLabel,
  ]) {
    const body = label.startsWith('PATCH') ? {} : label.startsWith('POST') ? picture : undefined;
    await tester.no(label, 404, [id], body, foreign);
  }
  tester.effect(
    `GET ${advisors}`,
    listOf((await tester.call(`GET ${advisors}`, [], undefined, foreign)).value, 'advisors'),
    [],
  );
  await tester.no(`GET ${advisors}`, 400, [], undefined, { query: { pageSize: '0' } });
  await tester.ok(`DELETE ${advisor}`, [id]);
  await tester.no(`DELETE ${advisor}`, 404, [id]);
  tester.effect(`DELETE ${advisor}`, (await tester.call(`GET ${advisor}`, [id])).status, 404);
  await checkTenant(tester, `tenant-${id}`);
  await checkOthers(tester);
};

async function checkTenant(tester: Tester, name: string): Promise<void> {
  const own = { tenant: name };
  const read = async () => (await tester.ok(`GET ${tenants}`, [], undefined, own)).value;
  tester.effect(`GET ${tenants}`, await read(), { tenantId: name, hasLogo: false });
  await tester.no(`GET ${tenants}`, 400, [], undefined, { tenant: 'x'.repeat(201) });
  await tester.ok(`PATCH ${tenants}`, [], { name: 'Firm' }, own);
  await tester.ok(`PATCH ${tenants}`, [], { color: 'blue' }, own);
  tester.effect(`PATCH ${tenants}`, await read(), {
    tenantId: name,
    hasLogo: false,
    name: 'Firm',
    color: 'blue',
  });
  await tester.ok(`POST ${tenants}/logos`, [], picture, own);
  tester.effect(`POST ${tenants}/logos`, textOf(await read(), 'logo').endsWith(picture.data), true);
  await tester.ok(`DELETE ${tenants}/logos`, [], undefined, own);
  tester.effect(`DELETE ${tenants}/logos`, member(await read(), 'hasLogo'), false);
  await tester.no(`DELETE ${tenants}/logos`, 404, [], undefined, own);
}

async function checkOthers(tester: Tester): Promise<void> {
  const search = async (body: unknown) =>
    listOf((await tester.ok('POST /companies/search', [], body)).value, 'companies').map(({ name }) => name);
  tester.effect('POST /companies/search', await search({ query: 'ahornblatt' }), ['Ahornblatt Holzbau GmbH']);
  tester.effect(
    'POST /companies/search',
    [await search({ query: 'nobody of that name' }), (await search({ limit: 2 })).length],
    [[], 2],
  );
  const logos = await tester.ok('POST /logos/find', [], {
    names: ['Ahornblatt Holzbau', 'nobody of that name'],
  });
  tester.effect(
    'POST /logos/find',
    listOf(logos.value, 'logos').map(({ name }) => name),
    ['Ahornblatt Holzbau'],
  );
  const id = await createCustomer(tester);
  await tester.call('POST /users/{user-id}/banking/accounts', [id], { accounts: accountsOf('company') });
  const body = { userId: id, transactionId: 'lease1', category: 'housing.rent' };
  await tester.ok('POST /feedback', [], body);
  const run = await tester.call('POST /users/{user-id}/trigger-analysis', [id]);
  await waitForRun(tester, id, run.headers.get('service-correlation-id') ?? '');
  const fetch = 'POST /users/{user-id}/categorization/transactions/fetch';
  const { value } = await tester.call(fetch, [id], { transactionIDs: ['lease1'] });
  tester.effect(
    'POST /feedback',
    listOf(value, 'transactions').map(({ category }) => category),
    ['housing.rent'],
  );
}

/** Webhooks on an own listener (interface.md 6). */
export const checkWebhooks: AreaCheck = async ({ tester }) => {
  const received: Array<{ method?: string; query: string; secret: unknown; body: string }> = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      const { method, url = '', headers } = request;
      received.push({ method, query: url.split('?')[1] ?? '', secret: headers['webhook-secret'], body });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  try {
    await checkDeliveries(tester, url, received);
  } finally {
    server.close();
    server.closeAllConnections();
  }
};

async function checkDeliveries(
  tester: Tester,
  url: string,
  received: Array<{ method?: string; query: string; secret: unknown; body: string }>,
): Promise<void> {
  const label = '/webhooks/{webhook-id}';
  const listed = async (id: string) =>
    listOf((await tester.ok('GET /webhooks')).value, 'webhooks').find((one) => one.webhookId === id);
  const post = textOf((await tester.ok('POST /webhooks', [], { url, secret: 'shh' })).value, 'webhookId');
  const get = textOf((await tester.ok('POST /webhooks', [], { url, method: 'GET' })).value, 'webhookId');
  const deaf = textOf(
    (await tester.ok('POST /webhooks', [], { url, events: ['other.event'] })).value,
    'webhookId',
  );
  tester.effect(
    'GET /webhooks',
    [(await listed(post))?.hasSecret, (await listed(get))?.method],
    [true, 'GET'],
  );
  tester.effect(
    'GET /webhooks',
    listOf((await tester.call('GET /webhooks', [], undefined, { tenant: `t-${post}` })).value, 'webhooks'),
    [],
  );
  const id = await createCustomer(tester);
  await tester.call('POST /users/{user-id}/banking/accounts', [id], {
    accounts: accountsOf('company').slice(1),
  });
  const run =
    (await tester.call('POST /users/{user-id}/trigger-analysis', [id])).headers.get(
      'service-correlation-id',
    ) ?? '';
  await waitForRun(tester, id, run);
  const end = Date.now() + 5000;
  while (received.length < 2 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  const told = received.map(({ method, query, secret, body }) => {
    const said = method === 'GET' ? Object.fromEntries(new URLSearchParams(query)) : JSON.parse(body);
    return [method, secret, said.correlationId, said.status, said.userId];
  });
  const due = [
    ['GET', undefined, run, 'completed', id],
    ['POST', 'shh', run, 'completed', id],
  ];
  tester.effect('POST /webhooks', told.sort(), due, 'deliveries');
  await tester.ok(`PATCH ${label}`, [get], { events: ['one.event'] });
  tester.effect(
    `PATCH ${label}`,
    [(await listed(get))?.events, (await listed(get))?.method],
    [['one.event'], 'GET'],
  );
  await tester.ok(`PUT ${label}`, [get], { url, events: ['two.event'] });
  tester.effect(
    `PUT ${label}`,
    [(await listed(get))?.events, (await listed(get))?.method],
    [['two.event'], 'POST'],
  );
  await tester.no('POST /webhooks', 400, [], { url: 'http://example.org/' });
  await tester.no(`PATCH ${label}`, 400, [get], { url: 'http://example.org/' });
  await tester.no(`PUT ${label}`, 404, ['none'], { url });
  await tester.no(`DELETE ${label}`, 404, [get], undefined, { tenant: 'other' });
  for (const one of [post, get, deaf]) await tester.ok(`DELETE ${label}`, [one]);
  tester.effect(`DELETE ${label}`, await listed(post), undefined);
}

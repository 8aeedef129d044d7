import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SwitchChanges } from '../../../../main/local-service/ground/switches';
import { type LocalService, startLocalService } from '../../../../main/local-service/start';
import { createServiceClient, type ServiceClient } from '../../../../main/service/service-client';
import { bookingDayOfTimestamp, timestampOfBookingDay } from '../../../../main/service/wire/booking-day';
import { readAccounts, readTransactions } from '../../../../main/service/wire/list-envelope';
import { builtWorker } from '../../../../scripts/built-workers';
import { readPdfDocument } from '../../../check/pdf-document';
import { readRedirectLink } from '../../../check/redirect-link';

/** A real service that contradicts the assumptions of interface-gaps.md one by one; the client must not notice. */
let service: LocalService;
let client: ServiceClient;
let userId = '';

async function change(switches: SwitchChanges): Promise<void> {
  const address = service.address.replace(/\/[^/]*$/, '/control/switches');
  await fetch(address, { method: 'DELETE' });
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ runDurationMs: 10, ...switches });
  const answer = await fetch(address, { method: 'PATCH', headers, body });
  expect(answer.status).toBe(200);
}

function connect(more: { correlationHeader?: string; correlationParameter?: string } = {}): ServiceClient {
  return createServiceClient({
    connection: {
      id: 'local',
      name: 'local',
      environment: 'local',
      baseAddress: service.address,
      clientId: service.clientId,
      timestampUnit: 's',
      ...more,
    },
    readSecret: async () => service.clientSecret,
    fetch,
    limits: { backOffBaseMs: 5, backOffCapMs: 20, pauseBaseMs: 20, pauseCapMs: 50, pollSpacingMs: 20 },
  });
}

const path = () => ({ 'user-id': userId });
const accountPath = () => ({ 'user-id': userId, 'account-id': 'a1' });

async function trigger(): Promise<string | undefined> {
  return (await client.call('users.triggerAnalysis', { path: path() })).correlationId;
}

beforeAll(async () => {
  service = await startLocalService({
    databasePath: ':memory:',
    control: true,
    runDurationMs: 10,
    analysisWorker: builtWorker('local-service-analysis'),
  });
});
afterAll(() => service.stop());

beforeEach(async () => {
  client?.close();
  await change({});
  client = connect();
  const created = await client.call('users.create', {
    body: { type: 'company', automaticAnalysis: 'suspended' },
  });
  userId = created.value.userId;
  await client.call('upload.createAccounts', {
    path: path(),
    body: {
      accounts: [
        {
          accountId: 'a1',
          accountNumber: '4711',
          currency: 'EUR',
          type: 'GIRO',
          transactions: Array.from({ length: 6 }, (_, index) => ({
            transactionId: `t${index}`,
            amount: -100,
            currency: 'EUR',
            bookingDate: timestampOfBookingDay(`2025-0${index + 1}-15`, 's'),
            purpose: 'Darlehen Rate 4711',
            paymentPartner: { name: 'Beispielbank AG' },
          })),
        },
      ],
    },
  });
});

describe('against a service that spells things its own way', () => {
  it.each(['seconds', 'milliseconds', 'iso', 'berlin-midnight'] as const)(
    'when timestamps come as %s: the booking days are those that were uploaded',
    async (timestamps) => {
      await change({ timestamps });
      const { value } = await client.call('banking.transactions', { path: path() });
      const days = readTransactions(value).map(({ bookingDate }) => bookingDayOfTimestamp(bookingDate));
      expect([...days].sort()).toEqual(
        ['01', '02', '03', '04', '05', '06'].map((month) => `2025-${month}-15`),
      );
    },
  );

  it.each(['object', 'bareArray', 'nested'] as const)(
    'when lists come as %s: all are read',
    async (listEnvelope) => {
      await change({ listEnvelope });
      const transactions = await client.call('banking.transactions', { path: path() });
      const accounts = await client.call('banking.accounts', { path: path() });
      expect(readTransactions(transactions.value)).toHaveLength(6);
      expect(readAccounts(accounts.value)).toHaveLength(1);
    },
  );

  it.each([
    ['object', 'empty'],
    ['bareArray', 'repeat'],
    ['noTotals', 'repeat'],
    ['otherNames', 'empty'],
  ] as const)(
    'when pages come as %s and end with %s: every user is given once',
    async (pageEnvelope, pageEnd) => {
      await change({ pageEnvelope, pageEnd });
      const ids: unknown[] = [];
      for await (const { items } of client.pages('users.list', { query: { pageSize: 2 } })) {
        ids.push(...items.map((item) => (item as { userId: string }).userId));
      }
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toContain(userId);
      expect(ids.length).toBeGreaterThan(4);
    },
  );

  it.each(['both', 'header', 'parameter'] as const)(
    'when a poll is accepted with the identifier in %s alone: the run is still seen to end',
    async (correlationRequest) => {
      await change({ correlationRequest });
      const run = client.poll({ key: 'categorization.correlation', userId, correlationId: await trigger() });
      expect((await run.settled()).state).toBe('done');
      expect(client.learned().correlationRequestMode).toBe(correlationRequest);
    },
  );

  it('when the identifier travels under other names: they are settings of the connection', async () => {
    await change({ correlationHeader: 'X-Run-Correlation-Id', correlationParameter: 'run' });
    client.close();
    client = connect({ correlationHeader: 'X-Run-Correlation-Id', correlationParameter: 'run' });
    const correlationId = await trigger();
    expect(correlationId).toBeTruthy();
    const run = client.poll({ key: 'categorization.correlation', userId, correlationId });
    expect((await run.settled()).state).toBe('done');
  });

  it('when the trigger names no run and polls are refused without one: says so instead of polling for ever', async () => {
    await change({ hideCorrelation: true });
    const correlationId = await trigger();
    expect(correlationId).toBeUndefined();
    const run = client.poll({ key: 'categorization.correlation', userId, correlationId });
    expect(await run.settled()).toMatchObject({ state: 'failed', fault: { code: 'service.badRequest' } });
  });

  it('when paths are spelled as elsewhere: the results are found', async () => {
    await change({ pathSpelling: 'elsewhere' });
    const run = client.poll({ key: 'categorization.correlation', userId, correlationId: await trigger() });
    await run.settled();
    expect((await client.call('company.customersSuppliers', { path: path() })).isExpectedShape).toBe(true);
    expect((await client.call('company.foreignSales', { path: path() })).isExpectedShape).toBe(true);
    expect(client.learned().pathSpellings['company.foreignSales']).toBe('alias');
  });

  it('when a deletion takes IDs alone: is done', async () => {
    await change({ idsSpelling: 'IDs' });
    await client.call('upload.deleteTransactions', { path: accountPath(), body: { ids: ['t0', 't1'] } });
    const { value } = await client.call('banking.transactions', { path: path() });
    expect(readTransactions(value)).toHaveLength(4);
  });

  it.each(['redirectURL', 'redirect_url', 'target'])(
    'when the link is called %s: is found',
    async (redirectField) => {
      await change({ redirectField });
      const { value } = await client.call('banking.connect', { path: path() });
      // An unknown name is searched for https alone, and the local service has none.
      const isKnown = redirectField !== 'target';
      expect(readRedirectLink(value) !== undefined).toBe(isKnown);
    },
  );

  it.each([
    ['pdf', 'bytes'],
    ['base64', 'bytes'],
  ] as const)('when a PDF comes as %s: it is %s in the end', async (pdf, kind) => {
    await change({ pdf });
    const { value } = await client.call('banking.accountPdf', { path: accountPath() });
    expect(readPdfDocument(value)?.kind).toBe(kind);
  });

  it.each([200, 201, 202, 204] as const)(
    'when a user is created with status %i: the client has the user',
    async (createdStatus) => {
      await change({ createdStatus });
      const body = { type: 'person', customUserID: `custom-${createdStatus}` } as const;
      const created = await client.call('users.create', { body });
      expect(created.value.userId).toBeTruthy();
      expect(created.isRecovered).toBe(createdStatus === 204);
    },
  );

  it('when the token is called accessToken, lives one second, and unknown members appear: nothing changes', async () => {
    await change({ tokenField: 'accessToken', tokenLifeSeconds: 1, unknownMembers: true });
    client.dropToken();
    for (let call = 0; call < 3; call += 1) {
      expect((await client.call('users.get', { path: path() })).value.userId).toBe(userId);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });
});

describe('against a service in trouble', () => {
  it('when a fifth of all requests meet 429, 5xx or a cut connection: 60 uploads arrive whole', async () => {
    await change({ seed: 7, tooManyRate: 0.05, errorRate: 0.1, dropRate: 0.05, retryAfterSeconds: 0 });
    const rows = Array.from({ length: 60 }, (_, index) => ({
      transactionId: `new-${index}`,
      amount: 1,
      bookingDate: timestampOfBookingDay('2025-07-01', 's'),
    }));
    await Promise.all(
      rows.map((row) => client.call('upload.addTransactions', { path: accountPath(), body: [row] })),
    );
    await change({});
    const { value } = await client.call('banking.transactions', { path: path() });
    const held = readTransactions(value).map(({ transactionId }) => transactionId);
    expect(held.filter((id) => String(id).startsWith('new-'))).toHaveLength(60);
    expect(new Set(held).size).toBe(66);
  });

  it('when the answer to create user is dropped after the work was done: there is one user, not two', async () => {
    await change({ faults: [{ method: 'POST', path: '/users', kind: 'dropAfter' }] });
    const body = { type: 'person', customUserID: 'only-one' } as const;
    const created = await client.call('users.create', { body });
    expect(created.isRecovered).toBe(true);
    const found = await client.call('users.getByCustomId', { path: { 'custom-user-id': 'only-one' } });
    expect(found.value.userId).toBe(created.value.userId);
  });

  it('when the client lacks a scope: the missing one is named', async () => {
    await change({ clientScopes: ['banking-upload', 'banking'] });
    client.dropToken();
    await expect(client.call('categorization.get', { path: path() })).rejects.toMatchObject({
      code: 'service.missingScope',
      details: { scope: 'categorization' },
    });
  });

  it('when the body is larger than the service takes: too large, with the size that was sent', async () => {
    await change({ bodyLimitBytes: 1_000 });
    const body = [{ transactionId: 'big', amount: 1, bookingDate: 1, purpose: 'x'.repeat(2_000) }];
    await expect(client.call('upload.addTransactions', { path: accountPath(), body })).rejects.toMatchObject({
      code: 'service.tooLarge',
      details: { requestBytes: JSON.stringify(body).length },
    });
  });
});

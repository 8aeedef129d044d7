import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalService, startLocalService } from '../../../../main/local-service/start';
import { createServiceClient, type ServiceClient } from '../../../../main/service/service-client';
import { MisbehavingProxy, type ProxyFault } from '../../../faults/misbehaving-proxy';
import { errorOf, quickLimits } from './bad-server-client';

let service: LocalService;
let proxy: MisbehavingProxy;
let client: ServiceClient;
let path: { 'user-id': string; 'banklogin-id': string };

const recipient = { name: 'Muster GmbH', iban: 'DE02120300000000202051' };
const body = { amount: 1, currency: 'EUR', purpose: 'fault', recipient };
const isTransfer = ({ method, path: at }: { method: string; path: string }) =>
  method === 'POST' && at.endsWith('/money-transfer');
const transfers = () => proxy.seen.filter(isTransfer);

beforeAll(async () => {
  service = await startLocalService({ databasePath: ':memory:' });
  proxy = await MisbehavingProxy.start(service.address);
  client = createServiceClient({
    connection: {
      id: 'c',
      name: 'c',
      environment: 'local',
      baseAddress: proxy.address,
      clientId: service.clientId,
      timestampUnit: 's',
    },
    readSecret: async () => service.clientSecret,
    fetch,
    limits: { ...quickLimits, timeoutMs: 30_000 },
  });
  const { value } = await client.call('users.create', { body: { type: 'person' } });
  const login = await client.call('banking.mockConnect', { path: { 'user-id': value.userId }, body: {} });
  const { bankLoginId } = login.value as { bankLoginId: string };
  path = { 'user-id': value.userId, 'banklogin-id': bankLoginId };
});
afterAll(async () => {
  client.close();
  await proxy.stop();
  await service.stop();
});

function breakTransfers(fault: ProxyFault | null): void {
  proxy.seen.length = 0;
  proxy.retryAfterSeconds = 0;
  proxy.chooseFault = (request) => (isTransfer(request) ? fault : null);
}

describe('a bank transfer through a proxy that misbehaves', () => {
  it.each<[ProxyFault, string]>([
    ['unauthorised', 'tokenRefused'],
    ['tooMany', 'rateLimited'],
    ['page', 'badAnswer'],
    ['unavailable', 'unavailable'],
    ['silent', 'timeout'],
    ['dropBefore', 'connectionLost'],
    ['dropAfter', 'connectionLost'],
    ['errorBefore', 'unavailable'],
    ['errorAfter', 'unavailable'],
    ['halfAnswer', 'connectionLost'],
  ])('when it meets %s: its outcome is unknown, and it left exactly once', async (fault, reason) => {
    breakTransfers(fault);
    // Only silence waits that long.
    const timeoutMs = fault === 'silent' ? 300 : 30_000;
    expect(await errorOf(client.call('banking.transferMoney', { path, body, timeoutMs }))).toMatchObject({
      code: 'service.answerUnknown',
      details: { reason },
    });
    expect(transfers()).toHaveLength(1);
  });

  it('when it is cancelled on its way: its outcome is unknown too', async () => {
    breakTransfers('silent');
    const stop = new AbortController();
    proxy.onRequest = (request) => isTransfer(request) && stop.abort();
    const error = await errorOf(client.call('banking.transferMoney', { path, body, signal: stop.signal }));
    proxy.onRequest = () => undefined;
    expect(error).toMatchObject({ code: 'service.answerUnknown', details: { reason: 'cancelled' } });
  });

  it('when the service itself refuses it: that is an answer, and nothing is unknown', async () => {
    breakTransfers(null);
    const unknownLogin = { ...path, 'banklogin-id': 'nobody' };
    const error = await errorOf(client.call('banking.transferMoney', { path: unknownLogin, body }));
    expect(error.code).toBe('service.notFound');
    expect(transfers()).toHaveLength(1);
  });

  it('when nothing stands in its way: it is answered', async () => {
    breakTransfers(null);
    expect((await client.call('banking.transferMoney', { path, body })).status).toBeLessThan(300);
  });
});

describe('any call that is to leave once', () => {
  it.each<[ProxyFault, string]>([
    ['unauthorised', 'service.tokenRefused'],
    ['tooMany', 'service.rateLimited'],
    ['errorAfter', 'service.unavailable'],
    ['dropAfter', 'service.answerUnknown'],
  ])('when a new user meets %s: %s, and nothing leaves again', async (fault, code) => {
    proxy.seen.length = 0;
    const isCreation = ({ method, path: at }: { method: string; path: string }) =>
      method === 'POST' && at === '/users';
    proxy.chooseFault = (request) => (isCreation(request) ? fault : null);
    const made = { type: 'person', customUserID: `once-${fault}` } as const;
    const error = await errorOf(client.call('users.create', { body: made, isSentOnce: true }));
    expect(error.code).toBe(code);
    expect(proxy.seen.filter(isCreation)).toHaveLength(1);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { CustomerScopesReader } from '../../../../main/customers/customer-scopes';
import { type ScriptedAnswer, type SeenRequest, scripted } from '../service/scripted-service';
import { MemoryStore } from '../store/memory-store';

const stores: MemoryStore[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

async function readerOver(respond: (request: SeenRequest) => ScriptedAnswer) {
  const service = scripted(respond);
  const store = new MemoryStore();
  stores.push(store);
  const customerId = await store.call('customers.begin', {
    connectionId: 'connection-1',
    name: 'Meyer GmbH',
    type: 'company',
    expiresIn: null,
    environment: 'test',
    connectionName: 'Test',
    customUserId: 'cu1',
  });
  await store.call('customers.finish', customerId, { userId: 'u1', expiresAt: null });
  const reader = new CustomerScopesReader({
    store: () => store,
    serviceClientOf: async () => service.client,
  });
  return { ...service, store, customerId, reader };
}

describe('the scopes of a customer at the service', () => {
  it('when scopes are added, one call adds them, what is held is read back, and the audit has it', async () => {
    const held = ['banking'];
    const { reader, customerId, requests, store } = await readerOver((request) => {
      if (request.method === 'POST') held.push(...(JSON.parse(request.body) as { scopes: string[] }).scopes);
      return { json: { userId: 'u1', scopes: held } };
    });
    expect((await reader.read(customerId)).held).toEqual(['banking']);
    expect((await reader.add(customerId, ['company-credit'])).held).toEqual(['banking', 'company-credit']);
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /users/u1',
      'POST /users/u1/scopes',
      'GET /users/u1',
    ]);
    expect(await store.call('audit.file', customerId)).toContain('scopesAdded');
  });

  it('when the service does not name the scopes of a user, they are not known and not none', async () => {
    const { reader, customerId } = await readerOver(() => ({ json: { userId: 'u1' } }));
    expect((await reader.read(customerId)).held).toBeNull();
  });

  it('when the service names anything else, only texts of bearable length count', async () => {
    const scopes = ['banking', 7, '', 'x'.repeat(300), null];
    const { reader, customerId } = await readerOver(() => ({ json: { userId: 'u1', scopes } }));
    expect((await reader.read(customerId)).held).toEqual(['banking']);
  });

  it('when the service refuses the adding, nothing stands in the audit', async () => {
    const { reader, customerId, store } = await readerOver(() => ({
      status: 403,
      json: { type: 'forbidden', message: 'no' },
    }));
    await expect(reader.add(customerId, ['company-credit'])).rejects.toMatchObject({
      code: 'service.forbidden',
    });
    expect(await store.call('audit.file', customerId)).not.toContain('scopesAdded');
  });
});

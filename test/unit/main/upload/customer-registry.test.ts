import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServiceClient } from '../../../../main/service/service-client';
import { ServiceError } from '../../../../main/service/transport/service-error';
import { CustomerRegistry } from '../../../../main/upload/customer-registry';
import { MemoryStore } from '../store/memory-store';

let store: MemoryStore;
/** Users of each service by the name under which they were made. */
let users: Map<string, string>;
let faults: unknown[];
/** What a service does before it answers the creation of a user. */
let whileMaking: () => Promise<void>;

beforeEach(() => {
  store = new MemoryStore();
  users = new Map();
  faults = [];
  whileMaking = async () => undefined;
});
afterEach(() => store.close());

async function call(name: string, { path, body }: { path?: object; body?: object }) {
  if (name === 'users.create') {
    await whileMaking();
    const { customUserID } = body as { customUserID: string };
    users.set(customUserID, `user of ${customUserID}`);
    return { value: { userId: `user of ${customUserID}` } };
  }
  const userId = users.get((path as { 'custom-user-id': string })['custom-user-id']);
  if (!userId) throw new ServiceError('service.notFound', {});
  return { value: { userId } };
}

function registryOf(away: readonly string[] = []): CustomerRegistry {
  return new CustomerRegistry({
    store: () => store,
    serviceClientOf: async (id) => {
      if (away.includes(id)) throw new ServiceError('service.network', {});
      return { call, askCredentialsAgain: () => undefined } as unknown as ServiceClient;
    },
    connectionOf: (id) => ({ name: id, environment: 'local' }),
    onFault: (error) => faults.push(error),
  });
}

const input = (name: string, connectionId = 'peer') =>
  ({ connectionId, name, type: 'company', expiresIn: null }) as const;

const begin = (name: string, connectionId: string) =>
  store.call('customers.begin', {
    ...input(name, connectionId),
    environment: 'local',
    connectionName: connectionId,
    customUserId: `made for ${name}`,
  });

const names = async () => (await store.call('customers.list')).map(({ name }) => name);

describe('creations that an earlier session did not see through', () => {
  it('are found or dropped; a service that is away keeps its own waiting, and none behind it', async () => {
    await begin('Nicht erreichbar', 'away');
    await begin('Angelegt', 'peer');
    await begin('Nie angelegt', 'peer');
    users.set('made for Angelegt', 'u');
    await registryOf(['away']).recoverPending();
    expect(await names()).toEqual(['Angelegt']);
    expect((await store.call('customers.pending')).map(({ name }) => name)).toEqual(['Nicht erreichbar']);
    expect(faults).toMatchObject([{ code: 'service.network' }]);
  });

  it('are none that are being made right now', async () => {
    const registry = registryOf();
    whileMaking = () => registry.recoverPending();
    expect(await registry.create(input('Muster GmbH'))).toMatchObject({ name: 'Muster GmbH' });
    expect(await names()).toEqual(['Muster GmbH']);
    expect(faults).toEqual([]);
  });
});

describe('a name', () => {
  it('is that of one customer of a service, also when one is renamed', async () => {
    const registry = registryOf();
    const { id } = await registry.create(input('Muster GmbH'));
    const other = await registry.create(input('Muster AG'));
    await registry.create(input('Anderswo', 'elsewhere'));
    const refused = { code: 'customer.exists', params: { name: 'Muster GmbH' } };
    await expect(registry.create(input('Muster GmbH'))).rejects.toMatchObject(refused);
    await expect(registry.rename(other.id, 'Muster GmbH')).rejects.toMatchObject(refused);
    expect(await names()).toEqual(['Anderswo', 'Muster AG', 'Muster GmbH']);
    expect(await registry.rename(id, 'Muster GmbH')).toMatchObject({ name: 'Muster GmbH' });
    expect(await registry.rename(other.id, 'Anderswo')).toMatchObject({ name: 'Anderswo' });
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { ServiceUsers } from '../../../../main/customers/service-users';
import { serviceUser } from '../../../../preload/contract';
import { type ScriptedAnswer, type SeenRequest, scripted } from '../service/scripted-service';
import { MemoryStore } from '../store/memory-store';

const stores: MemoryStore[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

function usersOver(respond: (request: SeenRequest) => ScriptedAnswer) {
  const service = scripted(respond);
  const store = new MemoryStore();
  stores.push(store);
  const users = new ServiceUsers({
    store: () => store,
    serviceClientOf: async () => service.client,
    connectionOf: () => ({ name: 'Test', environment: 'test' }),
  });
  return { ...service, store, users };
}

const wanted = { connectionId: 'connection-1', userId: 'u1', name: 'Meyer GmbH' };
const found = { userId: 'u1', type: 'company', customUserID: 'c7', expiresAt: '2027-01-01T00:00:00.000Z' };

describe('the users of a service', () => {
  it('when one is taken over, it is a customer here, the list says so, and nothing was changed there', async () => {
    const { users, requests } = usersOver(({ path }) => ({
      json: path.startsWith('/users?') ? { users: [found, { userId: 'u2' }], info: {} } : found,
    }));
    const customer = await users.takeOver(wanted);
    expect(customer).toMatchObject({ userId: 'u1', name: 'Meyer GmbH', customUserId: 'c7', type: 'company' });
    expect(customer.expiresAt).toBe(found.expiresAt);
    const page = await users.page('connection-1', 1);
    expect(page.map(({ userId, customerId }) => [userId, customerId])).toEqual([
      ['u1', customer.id],
      ['u2', null],
    ]);
    for (const user of page) expect(serviceUser.safeParse(user).success).toBe(true);
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('when it is taken over a second time, it is refused and stands here once', async () => {
    const { users, store } = usersOver(() => ({ json: found }));
    await users.takeOver(wanted);
    await expect(users.takeOver({ ...wanted, name: 'Other' })).rejects.toMatchObject({
      code: 'customer.known',
    });
    expect(await store.call('customers.list')).toHaveLength(1);
  });

  it.each([
    [
      'the service does not know it',
      { status: 404, json: { type: 'notFound', message: 'no' } },
      'service.notFound',
    ],
    ['its kind is not said', { json: { userId: 'u1' } }, 'customer.kindUnknown'],
    ['its kind is another', { json: { userId: 'u1', type: 'club' } }, 'customer.kindUnknown'],
  ] as [string, ScriptedAnswer, string][])('when %s, nothing stands here', async (_what, answer, code) => {
    const { users, store } = usersOver(() => answer);
    await expect(users.takeOver(wanted)).rejects.toMatchObject({ code });
    expect(await store.call('customers.list')).toEqual([]);
    expect(await store.call('customers.pending')).toEqual([]);
  });

  it('when a page behind the last is refused with 404, it is empty; the first one is an error', async () => {
    const { users } = usersOver(() => ({ status: 404, json: { type: 'notFound', message: 'no' } }));
    expect(await users.page('connection-1', 2)).toEqual([]);
    await expect(users.page('connection-1', 1)).rejects.toMatchObject({ code: 'service.notFound' });
  });

  it('when the list holds things that are no users, they are passed over', async () => {
    const list = [
      null,
      7,
      {},
      { userId: '' },
      { userId: 'x'.repeat(500) },
      { userId: 'u3', customUserID: 5 },
    ];
    const { users } = usersOver(() => ({ json: list }));
    expect(await users.page('connection-1', 1)).toEqual([
      { userId: 'u3', type: null, customUserId: null, expiresAt: null, customerId: null },
    ]);
  });
});

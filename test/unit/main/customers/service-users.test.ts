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
  const asked: string[] = [];
  const faults: unknown[] = [];
  const users = new ServiceUsers({
    usersMayHaveGone: async (customerId) => {
      asked.push(customerId);
      await store.call('customers.get', customerId);
    },
    endWorkOf: async () => undefined,
    store: () => store,
    serviceClientOf: async () => service.client,
    connectionOf: (id) => ({ name: 'Test', environment: 'test', baseAddress: addressOf(id) }),
    onFault: (error) => faults.push(error),
    now: () => new Date('2026-01-15T00:00:00.000Z'),
  });
  return { ...service, store, users, asked, faults };
}
/** Connections 1 and 3 lead to the same service. */
const addressOf = (id: string) => `https://${id === 'connection-2' ? 'other' : 'service'}.example/api/v1`;

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

  it('when its identifier stands for a customer of another connection, it says which, and nothing is changed', async () => {
    const { users, store } = usersOver(() => ({ json: found }));
    await users.takeOver(wanted);
    const elsewhere = { ...wanted, connectionId: 'connection-2', name: 'Other' };
    await expect(users.takeOver(elsewhere)).rejects.toMatchObject({
      code: 'customer.knownElsewhere',
      params: { name: 'Meyer GmbH', connection: 'Test' },
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

  it('when a user is changed, what was not to change is not sent, and here stands what the service then has', async () => {
    const there = { ...found };
    const { users, store, requests } = usersOver(({ method, body }) => {
      if (method === 'PATCH')
        Object.assign(there, JSON.parse(body), { expiresAt: '2026-06-01T00:00:00.000Z' });
      return { json: there };
    });
    await users.takeOver(wanted);
    const change = { connectionId: 'connection-1', userId: 'u1', customUserId: null, expiresIn: 'P3M' };
    expect(await users.change(change)).toMatchObject({ expiresAt: '2026-06-01T00:00:00.000Z' });
    const sent = requests.find(({ method }) => method === 'PATCH');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ expiresIn: 'P3M' });
    await users.change({ ...change, customUserId: 'c8', expiresIn: null });
    expect(await store.call('customers.list')).toMatchObject([
      { customUserId: 'c8', expiresAt: '2026-06-01T00:00:00.000Z' },
    ]);
  });

  it('when the service does not say what it made of a change, what was sent stands; the rest stays', async () => {
    const { users, store } = usersOver(({ method }) => ({
      json: method === 'GET' && changed ? { userId: 'u1', type: 'company' } : found,
    }));
    let changed = false;
    await users.takeOver(wanted);
    changed = true;
    const change = { connectionId: 'connection-1', userId: 'u1', customUserId: null, expiresIn: 'P3M' };
    expect(await users.change(change)).toMatchObject({ expiresAt: '2026-04-15T00:00:00.000Z' });
    await users.change({ ...change, customUserId: 'c8', expiresIn: null });
    expect(await store.call('customers.list')).toMatchObject([
      { customUserId: 'c8', expiresAt: '2026-04-15T00:00:00.000Z' },
    ]);
  });

  it('when another connection to the same service has a user as a customer, it is known here', async () => {
    const { users } = usersOver(({ path }) => ({ json: path.startsWith('/users?') ? [found] : found }));
    const { id } = await users.takeOver(wanted);
    expect(await users.page('connection-3', 1)).toMatchObject([{ customerId: id }]);
    expect(await users.page('connection-2', 1)).toMatchObject([{ customerId: null }]);
  });

  it('when one is left, its audit does not say that it was deleted; one removed here costs nobody the answer', async () => {
    let isDeleting = false;
    let removedId = '';
    const gone = { status: 404, json: { type: 'not_found', message: 'no' } };
    const { users, store, faults } = usersOver(({ method, path }) => {
      const userId = path.split('/').at(-1) ?? '';
      if (method === 'POST') {
        isDeleting = true;
        void store.call('customers.purge', removedId);
        return { json: {} };
      }
      return isDeleting && userId !== 'u2' ? gone : { json: { userId, type: 'company' } };
    });
    const one = await users.takeOver(wanted);
    const two = await users.takeOver({ ...wanted, userId: 'u2', name: 'Left' });
    removedId = (await users.takeOver({ ...wanted, userId: 'u3', name: 'Removed' })).id;
    expect(await users.deleteMany('connection-1', ['u3', 'u1', 'u2'])).toMatchObject({
      deleted: ['u3', 'u1'],
      left: ['u2'],
    });
    expect(await store.call('audit.file', one.id)).toContain('userDeletedAtService');
    expect(await store.call('audit.file', two.id)).not.toContain('userDeletedAtService');
    expect(faults).toHaveLength(1);
  });

  it('when one of them is refused, the others go all the same, and the answer says so', async () => {
    const left = new Set(['u1', 'u2', 'u3']);
    const { users } = usersOver(({ method, path }) => {
      const userId = path.split('/').at(-1) ?? '';
      if (method === 'POST') return { status: 400, json: { type: 'validation', message: 'no' } };
      if (method === 'DELETE' && userId === 'u1')
        return { status: 403, json: { type: 'forbidden', message: 'no' } };
      if (method === 'DELETE') left.delete(userId);
      return left.has(userId)
        ? { json: { userId, type: 'company' } }
        : { status: 404, json: { type: 'not_found', message: 'no' } };
    });
    const ended = await users.deleteMany('connection-1', ['u1', 'u2', 'u3']);
    expect(ended).toMatchObject({
      deleted: ['u2', 'u3'],
      left: ['u1'],
      error: { code: 'service.forbidden' },
    });
  });

  it('when many are deleted, one call does it, and each is asked for: who is left is not called deleted', async () => {
    const gone = { status: 404, json: { type: 'not_found', message: 'no' } };
    const { users, requests, asked } = usersOver(({ method, path }) => {
      if (method === 'POST') return { json: {} };
      if (path.endsWith('/u1') && asked.length === 0 && requests.length > 1) return gone;
      if (path.endsWith('/u3')) return { status: 403, json: { type: 'forbidden', message: 'no' } };
      return { json: found };
    });
    const { id } = await users.takeOver(wanted);
    const ended = await users.deleteMany('connection-1', ['u1', 'u2', 'u3', 'u1']);
    expect(ended).toEqual({ deleted: ['u1'], left: ['u2'], unknown: ['u3'], error: null });
    expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body))).toEqual([
      { ids: ['u1', 'u2', 'u3'] },
    ]);
    expect(asked).toEqual([id]);
  });

  it('when the service takes no list, they are deleted one by one', async () => {
    const left = new Set(['u1', 'u2']);
    const { users } = usersOver(({ method, path }) => {
      const userId = path.split('/').at(-1) ?? '';
      if (method === 'POST') return { status: 400, json: { type: 'validation', message: 'no' } };
      if (method === 'DELETE') left.delete(userId);
      return left.has(userId)
        ? { json: { userId, type: 'company' } }
        : { status: 404, json: { type: 'not_found', message: 'no' } };
    });
    const ended = await users.deleteMany('connection-1', ['u1', 'u2']);
    expect(ended).toMatchObject({ deleted: ['u1', 'u2'], left: [], error: null });
  });
});

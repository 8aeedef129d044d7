import { afterEach, describe, expect, it } from 'vitest';
import { CustomerRegistry } from '../../../../main/upload/customer-registry';
import { createWorkspace } from '../../../../main/workspace';
import { calls, type EventName } from '../../../../preload/contract';
import { MemoryStore, stageExport } from '../../../unit/main/store/memory-store';
import {
  connectionId,
  createCustomer,
  heldIds,
  startUpload,
  startWorkspace,
  type TestWorkspace,
} from './service-workspace';

const open: TestWorkspace[] = [];

afterEach(async () => {
  for (const started of open.splice(0)) {
    await started.close();
    expect(started.faults).toEqual([]);
  }
});

async function sentWorkspace() {
  const started = await startWorkspace();
  open.push(started);
  const { store, workspace } = started;
  const { id: importId } = await store.call('imports.create');
  await stageExport(store, importId, [{ day: '2025-03-14', amountMinor: 100 }]);
  const customer = await createCustomer(workspace);
  await workspace.uploads.settled((await startUpload(workspace, importId, customer.id)).id);
  return { started, importId, customer };
}

function registryOf({ store, client }: TestWorkspace, change: Partial<CustomerRegistryDeps> = {}) {
  return new CustomerRegistry({
    store: () => store,
    serviceClientOf: async () => client,
    connectionOf: () => ({ name: 'Peer', environment: 'local' }),
    now: () => new Date(Date.now() + 400 * 86_400_000),
    ...change,
  });
}
type CustomerRegistryDeps = ConstructorParameters<typeof CustomerRegistry>[0];

/** Time passes faster in the store. */
function change({ store }: TestWorkspace, sql: string): void {
  if (!(store instanceof MemoryStore)) throw new Error('the store of this test is in memory');
  store.session.context.db.run(sql);
}

const userOf = (client: TestWorkspace['client'], userId: string) =>
  client.call('users.get', { path: { 'user-id': userId } });

describe('the retention time', () => {
  it('when it is over for a customer, everything of it goes here, and customers in use stay', async () => {
    const { started, customer } = await sentWorkspace();
    const { workspace, store, client } = started;
    expect(await workspace.customers.purgeByAge(0)).toEqual({ names: [], imports: 0 });
    expect(await workspace.customers.purgeByAge(12)).toEqual({ names: [], imports: 0 });
    expect((await store.call('imports.list')).length).toBe(1);
    expect((await registryOf(started).purgeByAge(12)).names).toHaveLength(1);
    expect(await store.call('customers.list')).toEqual([]);
    expect(await store.call('imports.list')).toEqual([]);
    expect(await store.call('uploads.list')).toEqual([]);
    // A service elsewhere keeps to the time that the user was created with.
    expect((await userOf(client, customer.userId)).value.userId).toBe(customer.userId);
  });

  it('when the service is the one on this computer, its user and its data go as well (SEC-23)', async () => {
    const { started, customer } = await sentWorkspace();
    expect((await heldIds(started.client, customer.userId)).length).toBe(1);
    expect((await registryOf(started, { isEmbedded: () => true }).purgeByAge(12)).names).toHaveLength(1);
    await expect(userOf(started.client, customer.userId)).rejects.toMatchObject({ code: 'service.notFound' });
  });

  it('when that service cannot be asked now, the customer stays whole and the others go', async () => {
    const { started, customer } = await sentWorkspace();
    const other = await createCustomer(started.workspace, 'Andere GmbH');
    const faults: unknown[] = [];
    let isFirst = true;
    const registry = registryOf(started, {
      isEmbedded: () => true,
      serviceClientOf: async () => {
        if (!isFirst) return started.client;
        isFirst = false;
        throw new Error('not started');
      },
      onFault: (error) => faults.push(error),
    });
    expect((await registry.purgeByAge(12)).names).toHaveLength(1);
    expect(faults.length).toBe(1);
    expect((await started.store.call('customers.list')).length).toBe(1);
    expect((await registry.purgeByAge(12)).names).toHaveLength(1);
    for (const { userId } of [customer, other]) {
      await expect(userOf(started.client, userId)).rejects.toMatchObject({ code: 'service.notFound' });
    }
  });

  it('when a customer is being created, or has a fresh import, leaves it alone', async () => {
    const { started, customer } = await sentWorkspace();
    const { store } = started;
    await store.call('customers.begin', {
      connectionId,
      name: 'Entsteht GmbH',
      type: 'company',
      expiresIn: null,
      environment: 'local',
      connectionName: 'Peer',
      customUserId: 'pending',
    });
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    expect(await store.call('customers.unusedSince', inAnHour)).toEqual([customer.id]);
    expect((await store.call('customers.pending')).length).toBe(1);
    change(started, "update imports set created_at = '2999-01-01T00:00:00.000Z'");
    expect(await store.call('customers.unusedSince', inAnHour)).toEqual([]);
    await store.call('customers.purge', (await store.call('customers.pending'))[0]?.id ?? '');
  });

  it('when customers went by age, the page gets every list anew', async () => {
    const { started } = await sentWorkspace();
    const names: EventName[] = [];
    const program = createWorkspace({
      openLink: async () => undefined,
      copyPicture: async () => undefined,
      store: () => started.store,
      serviceClientOf: async () => started.client,
      connectionOf: () => ({ name: 'Peer', environment: 'local' }),
      publish: (name) => names.push(name),
      save: async (fileName) => ({ fileName }),
      onFault: (error) => started.faults.push(error),
    });
    change(started, "update customers set created_at = '2001-01-01', last_upload_at = '2001-01-01'");
    change(started, "update imports set created_at = '2001-01-01'");
    // Lines of the audit are never changed; without them nothing was done of late.
    change(started, 'delete from audit');
    expect((await program.customers.purgeByAge(1)).names).toHaveLength(1);
    await expect
      .poll(() => [...new Set(names)].sort())
      .toEqual(['customers.changed', 'imports.changed', 'runs.changed', 'uploads.changed']);
    await program.stop();
  });
});

describe('a customer whose service cannot be reached', () => {
  it('when the page asks for a removal here only, the service is not asked', async () => {
    const { started, customer } = await sentWorkspace();
    const before = started.requests.length;
    await started.workspace.handlers['customers.remove'](customer.id, 'hereOnly');
    expect(started.requests.length).toBe(before);
    expect(await started.store.call('customers.list')).toEqual([]);
    expect(calls['customers.remove'].args.safeParse([customer.id]).success).toBe(true);
    expect(calls['customers.remove'].args.safeParse([customer.id, 'everywhere']).success).toBe(false);
  });

  it('when removed, stays; when forgotten, goes here and stays in the service', async () => {
    const { started, customer } = await sentWorkspace();
    const registry = registryOf(started, {
      serviceClientOf: async () => {
        throw new Error('not started');
      },
    });
    await expect(registry.remove(customer.id)).rejects.toThrow('not started');
    expect((await started.store.call('customers.list')).length).toBe(1);
    await registry.forget(customer.id);
    expect(await started.store.call('customers.list')).toEqual([]);
    expect(await started.store.call('imports.list')).toEqual([]);
    expect((await userOf(started.client, customer.userId)).value.userId).toBe(customer.userId);
    await expect(registry.forget(customer.id)).rejects.toMatchObject({ code: 'customer.unknown' });
  });
});

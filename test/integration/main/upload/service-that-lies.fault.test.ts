import { afterEach, describe, expect, it } from 'vitest';
import { serviceError } from '../../../../main/service/transport/service-error';
import { stageExport } from '../../../unit/main/store/memory-store';
import { draftOf } from '../../../unit/main/store/staged-export';
import { heldAccounts } from './held-results';
import {
  changeSwitches,
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

async function workspaceWithCustomer() {
  const test = await startWorkspace({ isImpatient: true });
  open.push(test);
  return { test, customer: await createCustomer(test.workspace) };
}

const march = draftOf({ balanceMinor: 10_000, balanceDay: '2025-03-31' });
const april = draftOf({ balanceMinor: 20_000, balanceDay: '2025-04-30' });

function rowsOf(name: string, month: string, sign = 1) {
  return Array.from({ length: 40 }, (_, index) => ({
    day: `2025-${month}-${String(1 + (index % 28)).padStart(2, '0')}`,
    amountMinor: sign * (100 + index),
    purpose: `${name} ${index}`,
  }));
}

async function staged({ store }: TestWorkspace, rows: ReturnType<typeof rowsOf>, account = march) {
  const { id } = await store.call('imports.create');
  await stageExport(store, id, rows, { accounts: [account], sha256: 'ab'.repeat(32) });
  return id;
}

async function send({ workspace }: TestWorkspace, importId: string, customerId: string) {
  const { id } = await startUpload(workspace, importId, customerId);
  return workspace.uploads.settled(id);
}

/** Deletions that the service says to have done: how many there were, and what it does instead. */
function onDeletion(test: TestWorkspace, instead: (ids: string[]) => string[]): { calls: () => number } {
  const { call } = test.client;
  let calls = 0;
  const lying = async (key: string, options: { body: { ids: string[] } }) => {
    if (key !== 'upload.deleteTransactions') return call(key as never, options as never);
    calls += 1;
    const ids = instead(options.body.ids);
    if (ids.length === 0) return { value: undefined, attempts: 1 };
    return call(key as never, { ...options, body: { ids } } as never);
  };
  Object.assign(test.client, { call: lying });
  return { calls: () => calls };
}

/** The service lists its accounts in another way from now on. */
function listAccountsAs(test: TestWorkspace, value: unknown): void {
  const { call } = test.client;
  const lying = async (key: string, options: object) => {
    const answer = await call(key as never, options as never);
    return key === 'banking.accounts' ? { ...(answer as object), value } : answer;
  };
  Object.assign(test.client, { call: lying });
}

describe('a service that does not say which accounts it has', () => {
  it('when it answers something that is no list, nothing is created, which would empty what is there', async () => {
    const { test, customer } = await workspaceWithCustomer();
    await send(test, await staged(test, rowsOf('Alt', '03')), customer.id);
    const before = await heldIds(test.client, customer.userId);
    const next = await staged(test, rowsOf('Neu', '04'), april);
    listAccountsAs(test, { message: 'starting up', retry: true });
    await expect(test.workspace.uploads.plan(next, customer.id)).rejects.toMatchObject({
      code: 'service.badAnswer',
      details: { reason: 'shape' },
    });
    expect(await heldIds(test.client, customer.userId)).toEqual(before);
  });

  it('when it lists none although it holds bookings of one, that one is there, and keeps them', async () => {
    const { test, customer } = await workspaceWithCustomer();
    await send(test, await staged(test, rowsOf('Alt', '03')), customer.id);
    const before = await heldIds(test.client, customer.userId);
    const next = await staged(test, [...rowsOf('Alt', '03').slice(5), ...rowsOf('Neu', '04')], april);
    listAccountsAs(test, []);
    const plan = await test.workspace.uploads.plan(next, customer.id);
    expect(plan.accounts).toMatchObject([{ action: 'add', knownTransactions: 35, newTransactions: 40 }]);
    await send(test, next, customer.id);
    const now = await heldIds(test.client, customer.userId);
    expect(now).toHaveLength(80);
    expect(now).toEqual(expect.arrayContaining(before));
  });
});

describe('a service that says one thing and does another', () => {
  it('when it deletes nothing of what is taken back, that is said after a few looks, and a resume ends it', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const { id } = await send(test, await staged(test, rowsOf('Neu', '03')), customer.id);
    let isLying = true;
    const deletions = onDeletion(test, (ids) => (isLying ? [] : ids));
    await test.workspace.uploads.rollBack(id);
    expect(await test.workspace.uploads.settled(id)).toMatchObject({
      state: 'rollBackStopped',
      error: { code: 'upload.notAllRemoved', params: { left: 40 } },
    });
    expect(deletions.calls()).toBe(3);
    expect(await heldIds(test.client, customer.userId)).toHaveLength(40);
    isLying = false;
    await test.workspace.uploads.resume(id);
    expect((await test.workspace.uploads.settled(id)).state).toBe('rolledBack');
    expect(await heldIds(test.client, customer.userId)).toEqual([]);
  });

  it('when it deletes nothing of what a correction replaces, nothing is sent beside it', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await staged(test, rowsOf('Neu', '03'));
    await send(test, importId, customer.id);
    const before = (await heldIds(test.client, customer.userId)).sort();
    const { files } = await test.store.call('imports.get', importId);
    const change = { accounts: [march], sha256: 'ab'.repeat(32) };
    await stageExport(test.store, importId, rowsOf('Neu', '03', -1), change);
    for (const { id } of files) await test.store.call('imports.removeFile', id);
    let isLying = true;
    const deletions = onDeletion(test, (ids) => (isLying ? [] : ids));
    const stopped = await send(test, importId, customer.id);
    expect(stopped).toMatchObject({
      state: 'failed',
      error: { code: 'upload.notAllRemoved', params: { left: 40 } },
    });
    expect(deletions.calls()).toBe(3);
    expect((await heldIds(test.client, customer.userId)).sort()).toEqual(before);
    isLying = false;
    await test.workspace.uploads.resume(stopped.id);
    expect((await test.workspace.uploads.settled(stopped.id)).state).toBe('done');
    const now = await heldIds(test.client, customer.userId);
    expect(now).toHaveLength(40);
    expect(now.filter((id) => before.includes(id))).toEqual([]);
  });

  it('when it deletes more than it was told, the roll back says how many of others are gone', async () => {
    const { test, customer } = await workspaceWithCustomer();
    await send(test, await staged(test, rowsOf('Alt', '03')), customer.id);
    const others = await heldIds(test.client, customer.userId);
    const { id } = await send(test, await staged(test, rowsOf('Neu', '04'), april), customer.id);
    onDeletion(test, (ids) => [...ids, ...others.slice(0, 3)]);
    await test.workspace.uploads.rollBack(id);
    expect(await test.workspace.uploads.settled(id)).toMatchObject({
      state: 'rolledBack',
      readBack: { missing: 3 },
      error: { code: 'upload.rolledBackOthers', params: { missing: 3 } },
    });
    expect(await heldIds(test.client, customer.userId)).toHaveLength(37);
  });

  it('when it keeps only a part of the bookings, it is not given the balance that follows from all of them', async () => {
    const { test, customer } = await workspaceWithCustomer();
    await send(test, await staged(test, rowsOf('Alt', '03')), customer.id);
    await changeSwitches(test.service, { batchOutcome: 'part' });
    const stopped = await send(test, await staged(test, rowsOf('Neu', '04'), april), customer.id);
    expect(stopped).toMatchObject({ state: 'failed', error: { code: 'upload.notAllArrived' } });
    expect((await heldAccounts(test.client, customer.userId)).map(({ balance }) => balance)).toEqual([100]);
    await changeSwitches(test.service, { batchOutcome: 'all' });
    await test.workspace.uploads.resume(stopped.id);
    expect((await test.workspace.uploads.settled(stopped.id)).state).toBe('done');
    expect((await heldAccounts(test.client, customer.userId)).map(({ balance }) => balance)).toEqual([200]);
  });

  it('when it says to have taken a balance and keeps its own, that is said, and a resume gives it once more', async () => {
    const { test, customer } = await workspaceWithCustomer();
    await send(test, await staged(test, rowsOf('Alt', '03')), customer.id);
    const { call } = test.client;
    let isLying = true;
    const lying = async (key: string, options: object) =>
      key === 'upload.patchAccounts' && isLying
        ? { value: undefined, attempts: 1 }
        : call(key as never, options as never);
    Object.assign(test.client, { call: lying });
    const stopped = await send(test, await staged(test, rowsOf('Neu', '04'), april), customer.id);
    expect(stopped).toMatchObject({
      state: 'failed',
      error: { code: 'upload.balanceDiffers', params: { otherBalances: 1 } },
      readBack: { missing: 0, different: 0, otherBalances: 1 },
    });
    isLying = false;
    await test.workspace.uploads.resume(stopped.id);
    expect((await test.workspace.uploads.settled(stopped.id)).state).toBe('done');
    expect((await heldAccounts(test.client, customer.userId)).map(({ balance }) => balance)).toEqual([200]);
  });

  it('when it takes fewer identifiers in a deletion than it is given, gets fewer, and everything goes', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const { id } = await send(test, await staged(test, rowsOf('Neu', '03')), customer.id);
    const sizes: number[] = [];
    onDeletion(test, (ids) => {
      sizes.push(ids.length);
      if (ids.length > 15)
        throw serviceError('service.tooLarge', { endpoint: '', requestBytes: 0 } as never, 413);
      return ids;
    });
    await test.workspace.uploads.rollBack(id);
    expect(await test.workspace.uploads.settled(id)).toMatchObject({ state: 'rolledBack', error: null });
    expect(sizes).toEqual([40, 20, 10, 10, 10, 10]);
    expect(await heldIds(test.client, customer.userId)).toEqual([]);
  });
});

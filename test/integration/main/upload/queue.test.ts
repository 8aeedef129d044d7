import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { KontorError } from '../../../../main/errors/kontor-error';
import { createCustomer, startUpload, startWorkspace, type TestWorkspace } from './service-workspace';
import { held, lines, newImport, textOf } from './two-imports';

const open: TestWorkspace[] = [];
const folders: string[] = [];

async function workspaceOf(...options: Parameters<typeof startWorkspace>): Promise<TestWorkspace> {
  const started = await startWorkspace(...options);
  open.push(started);
  return started;
}

async function close(test: TestWorkspace): Promise<void> {
  open.splice(open.indexOf(test), 1);
  await test.close();
  expect(test.faults).toEqual([]);
}

afterEach(async () => {
  for (const test of Array.from(open)) await close(test);
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

const isBatch = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path.endsWith('/transactions');

async function statesOf({ workspace }: TestWorkspace, ids: readonly string[]) {
  const listed = await workspace.uploads.list();
  return ids.map((id) => {
    const found = listed.find((one) => one.id === id);
    return found && [found.state, found.queuePlace];
  });
}

/** Where store and service outlive a restart. */
async function keptPlaces() {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-queue-'));
  folders.push(folder);
  return {
    store: { path: join(folder, 'store.db'), key: 'ab'.repeat(32) },
    service: {
      databasePath: join(folder, 'service.db'),
      databaseKey: 'cd'.repeat(32),
      clientId: 'client',
      clientSecret: 'secret-of-the-test',
    },
  };
}

/** The first is in the midst of its only batch, the others stand in line. */
async function threeInLine(test: TestWorkspace, rowsOfFirst = 20) {
  const { workspace } = test;
  const [customer, other] = [await createCustomer(workspace), await createCustomer(workspace, 'Andere AG')];
  const imports = [
    await newImport(test, lines(0, rowsOfFirst)),
    await newImport(test, lines(10, 30)),
    await newImport(test, lines(0, 5)),
  ] as const;
  const first = test.hold(isBatch, 1);
  const uploads = [
    await startUpload(workspace, imports[0], customer.id),
    await first.reached.then(() => startUpload(workspace, imports[1], customer.id)),
    await first.reached.then(() => startUpload(workspace, imports[2], other.id)),
  ] as const;
  const ids = uploads.map(({ id }) => id) as [string, string, string];
  return { customer, other, imports, ids, first };
}

describe('uploads over one connection', () => {
  it('go one after the other, each with its place, and one that is cancelled lets the next move up', async () => {
    const test = await workspaceOf();
    const { workspace } = test;
    const { customer, other, ids, first } = await threeInLine(test);
    expect(await statesOf(test, ids)).toEqual([
      ['running', undefined],
      ['queued', 1],
      ['queued', 2],
    ]);
    expect(await workspace.uploads.cancel(ids[1])).toMatchObject({ state: 'cancelled', transactionsDone: 0 });
    expect(await statesOf(test, ids)).toEqual([
      ['running', undefined],
      ['cancelled', undefined],
      ['queued', 1],
    ]);
    first.letGo();
    expect(await workspace.uploads.settled(ids[2])).toMatchObject({ state: 'done', transactionsDone: 5 });
    expect(await held(test, customer.userId)).toHaveLength(20);
    expect(await held(test, other.userId)).toHaveLength(5);
    // In the order in which they stood.
    expect(test.requests.filter(isBatch).map(({ path }) => path.includes(customer.userId))).toEqual([
      true,
      false,
    ]);
  });

  it('one that is cancelled while its turn is being planned sends nothing', async () => {
    const test = await workspaceOf();
    const { workspace } = test;
    const { other, ids, first } = await threeInLine(test);
    await workspace.uploads.cancel(ids[1]);
    first.letGo();
    const planning = test.hold(({ path }) => path.endsWith(`/${other.userId}/banking/accounts`), 1);
    await planning.reached;
    await workspace.uploads.cancel(ids[2]);
    planning.letGo();
    await workspace.uploads.settled(ids[0]);
    await expect.poll(() => workspace.uploads.activeIds(), { timeout: 10_000 }).toEqual([]);
    // The line is free again, for whoever comes.
    const { id } = await startUpload(workspace, await newImport(test, lines(50, 52)), other.id);
    expect((await workspace.uploads.settled(id)).state).toBe('done');
    expect(await statesOf(test, [ids[2]])).toEqual([['cancelled', undefined]]);
    expect((await workspace.uploads.list()).find((one) => one.id === ids[2])?.error).toBeNull();
    expect(await held(test, other.userId)).toHaveLength(2);
  });

  it('one that was planned for another customer than it is started for is not put in line', async () => {
    const test = await workspaceOf();
    const { uploads } = test.workspace;
    const { customer, other, first } = await threeInLine(test);
    const importId = await newImport(test, lines(40, 45));
    await uploads.plan(importId, customer.id);
    await expect(uploads.start(importId, other.id)).rejects.toMatchObject({ code: 'upload.differs' });
    first.letGo();
    expect((await uploads.list()).filter((one) => one.importId === importId)).toEqual([]);
  });

  it('that overlap: the second looks anew when its turn comes, and taken back it leaves exactly the first', async () => {
    const test = await workspaceOf();
    const { workspace } = test;
    const { customer, ids, first } = await threeInLine(test);
    first.letGo();
    expect(await workspace.uploads.settled(ids[0])).toMatchObject({ state: 'done', transactionsDone: 20 });
    expect(await workspace.uploads.settled(ids[1])).toMatchObject({
      state: 'done',
      transactionsTotal: 10,
      transactionsDone: 10,
    });
    await workspace.uploads.settled(ids[2]);
    await workspace.uploads.rollBack(ids[1]);
    expect((await workspace.uploads.settled(ids[1])).state).toBe('rolledBack');
    expect(await held(test, customer.userId)).toEqual(
      lines(0, 20)
        .map((booking) => textOf(booking))
        .sort(),
    );
  });

  it('keep their order over a restart, and one that was under way waits for the user', async () => {
    const places = await keptPlaces();
    const before = await workspaceOf(places);
    const { customer, other, ids, first } = await threeInLine(before);
    await before.workspace.uploads.stop();
    first.letGo();
    await close(before);
    const after = await workspaceOf(places);
    expect(await statesOf(after, ids)).toEqual([
      ['interrupted', undefined],
      ['queued', 1],
      ['queued', 2],
    ]);
    await after.workspace.opened();
    expect((await after.workspace.uploads.settled(ids[1])).state).toBe('done');
    expect((await after.workspace.uploads.settled(ids[2])).state).toBe('done');
    const order = after.requests.filter(isBatch).map(({ path }) => path.includes(customer.userId));
    expect(order).toEqual([true, false]);
    await after.workspace.uploads.resume(ids[0]);
    expect((await after.workspace.uploads.settled(ids[0])).state).toBe('done');
    expect(await held(after, customer.userId)).toHaveLength(30);
    expect(await held(after, other.userId)).toHaveLength(5);
  });

  it('of others stay as they were left where there is no window: what is begun there goes alone, and so does what it takes up', async () => {
    const places = await keptPlaces();
    const before = await workspaceOf(places);
    const { ids, first } = await threeInLine(before);
    await before.workspace.uploads.markToResume();
    await before.workspace.uploads.stop();
    first.letGo();
    await close(before);

    const job = await workspaceOf({ ...places, onlyOwn: true });
    await job.workspace.opened();
    const fourth = await createCustomer(job.workspace, 'Vierte AG');
    const importId = await newImport(job, lines(0, 7));
    const own = await startUpload(job.workspace, importId, fourth.id);
    expect((await job.workspace.uploads.settled(own.id)).state).toBe('done');
    await job.workspace.uploads.resume(ids[2]);
    expect((await job.workspace.uploads.settled(ids[2])).state).toBe('done');
    expect(await statesOf(job, ids)).toEqual([
      ['interrupted', undefined],
      ['queued', 1],
      ['done', undefined],
    ]);
    await close(job);

    // The window finds what it was told to go on with.
    const after = await workspaceOf(places);
    await after.workspace.opened();
    expect((await after.workspace.uploads.settled(ids[0])).state).toBe('done');
    expect((await after.workspace.uploads.settled(ids[1])).state).toBe('done');
  });

  it('when the one in front is paused, the next goes; resumed meanwhile, it stands in line itself', async () => {
    const test = await workspaceOf();
    const { workspace } = test;
    const { other, ids, first } = await threeInLine(test, 150);
    const pausing = workspace.uploads.pause(ids[0]);
    first.letGo();
    const third = test.hold((request) => isBatch(request) && request.path.includes(other.userId), 1);
    expect(await pausing).toMatchObject({ state: 'paused', transactionsDone: 100 });
    // All of it is there already.
    expect(await workspace.uploads.settled(ids[1])).toMatchObject({ state: 'done', transactionsDone: 0 });
    await third.reached;
    expect(await workspace.uploads.resume(ids[0])).toMatchObject({ state: 'queued', queuePlace: 1 });
    third.letGo();
    expect((await workspace.uploads.settled(ids[2])).state).toBe('done');
    expect(await workspace.uploads.settled(ids[0])).toMatchObject({ state: 'done', transactionsDone: 150 });
  });

  it('when one should go on by itself and may not, it says why without anybody asking', async () => {
    const test = await workspaceOf();
    const { workspace, store } = test;
    const customer = await createCustomer(workspace);
    const importId = await newImport(test, lines(0, 150));
    const first = test.hold(isBatch, 1);
    const { id } = await startUpload(workspace, importId, customer.id);
    await first.reached;
    const pausing = workspace.uploads.pause(id);
    first.letGo();
    await pausing;
    const waitingUntil = new Date(Date.now() - 1_000).toISOString();
    await store.call('uploads.change', id, { state: 'interrupted', waitingUntil });
    const call = store.call.bind(store);
    store.call = (name, ...args) =>
      name === 'uploads.requireAnswers'
        ? Promise.reject(new KontorError('import.sentOtherwise'))
        : call(name, ...args);
    await workspace.uploads.takeUpWaiting();
    await vi.waitFor(async () =>
      expect(await workspace.uploads.list()).toMatchObject([
        { state: 'interrupted', error: { code: 'import.sentOtherwise' } },
      ]),
    );
    store.call = call;
    await workspace.uploads.resume(id);
    expect(await workspace.uploads.settled(id)).toMatchObject({ state: 'done', error: null });
  });

  it('when a turn comes to nothing, the upload says why, and those behind it wait until somebody looks', async () => {
    const test = await workspaceOf();
    const { workspace, client } = test;
    const { customer, ids, first } = await threeInLine(test);
    await client.call('users.delete', { path: { 'user-id': customer.userId } });
    first.letGo();
    await workspace.uploads.settled(ids[0]);
    expect(await workspace.uploads.settled(ids[1])).toMatchObject({
      state: 'failed',
      error: { code: 'service.notFound' },
    });
    expect(await statesOf(test, [ids[2]])).toEqual([['queued', 1]]);
    await workspace.uploads.cancel(ids[1]);
    expect((await workspace.uploads.settled(ids[2])).state).toBe('done');
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { uploadPlan } from '../../../../preload/contract';
import { stageExport } from '../../../unit/main/store/memory-store';
import { type Booking, draftOf, ibanB } from '../../../unit/main/store/staged-export';
import {
  changeSwitches,
  connectionId,
  createCustomer,
  heldIds,
  startUpload,
  startWorkspace,
  type TestWorkspace,
  type TestWorkspaceOptions,
} from './service-workspace';

const open: TestWorkspace[] = [];

async function workspaceOf(options: TestWorkspaceOptions = {}): Promise<TestWorkspace> {
  const started = await startWorkspace(options);
  open.push(started);
  return started;
}

afterEach(async () => {
  for (const started of open.splice(0)) {
    await started.close();
    expect(started.faults).toEqual([]);
  }
});

function bookingsOf(count: number, change: Partial<Booking> = {}): Booking[] {
  return Array.from({ length: count }, (_, index) => ({
    day: `2025-03-${String(1 + (index % 28)).padStart(2, '0')}`,
    amountMinor: (index % 2 === 0 ? 1 : -1) * (1_000 + index),
    purpose: `Rechnung ${index}`,
    ...change,
  }));
}

describe('an upload to the local service', () => {
  it('when planned, says exactly the calls and counts that the start then makes', async () => {
    const { workspace, store, requests, client } = await workspaceOf();
    const { id: importId } = await store.call('imports.create');
    await stageExport(store, importId, bookingsOf(450), {
      accounts: [draftOf({ balanceMinor: 12_345, balanceDay: '2025-03-28' })],
    });
    await stageExport(store, importId, bookingsOf(30, { name: 'Andere' }), {
      accounts: [draftOf({ iban: ibanB })],
    });
    const customer = await createCustomer(workspace);
    const plan = await workspace.uploads.plan(importId, customer.id);
    expect(uploadPlan.parse(plan)).toEqual(plan);
    expect(
      plan.accounts.map(({ action, newTransactions, totalIn }) => [action, newTransactions, totalIn]),
    ).toEqual([
      ['create', 450, '2754.00'],
      ['create', 30, '152.10'],
    ]);
    const before = requests.length;
    const upload = await startUpload(workspace, importId, customer.id);
    const done = await workspace.uploads.settled(upload.id);
    expect(done).toMatchObject({
      state: 'done',
      transactionsDone: 480,
      transactionsTotal: 480,
      readBack: { compared: 480, missing: 0, different: 0 },
    });
    expect(done.batchesDone).toBe(done.batchesTotal);
    const posts = requests.slice(before).filter(({ method }) => method === 'POST');
    const planned = plan.calls.reduce((sum, { count }) => sum + count, 0);
    expect(posts.length).toBe(planned);
    const held = await heldIds(client, customer.userId);
    expect(new Set(held).size).toBe(480);
    expect(held.length).toBe(480);
  });

  it('when everything was sent before, sends nothing again and says so', async () => {
    const { workspace, store, client } = await workspaceOf();
    const { id: importId } = await store.call('imports.create');
    await stageExport(store, importId, bookingsOf(50));
    const customer = await createCustomer(workspace);
    const first = await startUpload(workspace, importId, customer.id);
    await workspace.uploads.settled(first.id);
    const again = await store.call('imports.create');
    await stageExport(store, again.id, bookingsOf(50));
    const plan = await workspace.uploads.plan(again.id, customer.id);
    expect(plan.transactions).toBe(0);
    expect(plan.accounts[0]).toMatchObject({ action: 'add', newTransactions: 0, knownTransactions: 50 });
    // Nothing has to be sent before the analysis: the service holds the data.
    const run = await workspace.runs.start(customer.id);
    expect((await workspace.runs.settled(run.id)).state).toBe('done');
    expect(plan.calls).toEqual([]);
    await expect(startUpload(workspace, again.id, customer.id)).rejects.toMatchObject({
      code: 'import.nothingToSend',
    });
    const summary = await store.call('imports.get', again.id);
    expect(summary.accounts[0]).toMatchObject({ bookings: 0, known: 50 });
    expect((await heldIds(client, customer.userId)).length).toBe(50);
  });

  it('when a second export overlaps the first, adds only what is new and keeps what is there (B022)', async () => {
    const { workspace, store, client } = await workspaceOf();
    const march = Array.from({ length: 19 }, (_, index) => ({
      day: `2025-03-${String(1 + index).padStart(2, '0')}`,
      amountMinor: -100 * (index + 1),
      purpose: `Posten ${index}`,
    }));
    const customer = await createCustomer(workspace);
    const first = await store.call('imports.create');
    await stageExport(store, first.id, march.slice(0, 10));
    await workspace.uploads.settled((await startUpload(workspace, first.id, customer.id)).id);
    const before = await heldIds(client, customer.userId);
    const overlap = march.slice(4).reverse();
    const blanked = overlap.map((row, index) =>
      index === 12 ? { ...row, purpose: `${row.purpose} ` } : row,
    );
    const second = await store.call('imports.create');
    await stageExport(store, second.id, blanked);
    const plan = await workspace.uploads.plan(second.id, customer.id);
    expect(plan.accounts[0]).toMatchObject({ action: 'add', newTransactions: 9, knownTransactions: 6 });
    await workspace.uploads.settled((await startUpload(workspace, second.id, customer.id)).id);
    const after = await heldIds(client, customer.userId);
    expect(after.length).toBe(19);
    expect(before.every((id) => after.includes(id))).toBe(true);
  });

  it('when the service takes fewer transactions than are sent at once, settles on a size and sends all once', async () => {
    const { workspace, store, client, service } = await workspaceOf();
    await changeSwitches(service, { batchLimit: 130 });
    const { id: importId } = await store.call('imports.create');
    await stageExport(store, importId, bookingsOf(900));
    const customer = await createCustomer(workspace);
    const upload = await startUpload(workspace, importId, customer.id);
    const done = await workspace.uploads.settled(upload.id);
    expect(done.state).toBe('done');
    expect((await heldIds(client, customer.userId)).length).toBe(900);
    expect(done.batchesTotal).toBe(done.batchesDone);
    const journal = await store.call('uploads.journal', upload.id);
    expect(journal.filter(({ state }) => state === 'failed').length).toBe(1);
    expect(await store.call('uploads.learnedBatchSize', customer.id)).toBe(100);
  });

  it('when paused, stands still after the call under way, and goes on where it stood', async () => {
    const { workspace, store, client } = await workspaceOf({ service: { switches: { latencyMs: 20 } } });
    const { id: importId } = await store.call('imports.create');
    await stageExport(store, importId, bookingsOf(1_500));
    const customer = await createCustomer(workspace);
    const upload = await startUpload(workspace, importId, customer.id);
    const paused = await workspace.uploads.pause(upload.id);
    expect(paused.state).toBe('paused');
    expect(paused.transactionsDone).toBeLessThan(1_500);
    await workspace.uploads.resume(upload.id);
    const done = await workspace.uploads.settled(upload.id);
    expect(done.state).toBe('done');
    expect((await heldIds(client, customer.userId)).length).toBe(1_500);
  });

  it('while it runs, its import is neither planned nor started a second time, nor is one being planned', async () => {
    const { workspace, store, hold } = await workspaceOf();
    const { id: importId } = await store.call('imports.create');
    await stageExport(store, importId, bookingsOf(50));
    const customer = await createCustomer(workspace);
    const look = hold(({ method, path }) => method === 'GET' && path.endsWith('/accounts'), 1);
    const planning = workspace.uploads.plan(importId, customer.id);
    await look.reached;
    await expect(workspace.uploads.start(importId, customer.id)).rejects.toMatchObject({
      code: 'upload.busy',
    });
    look.letGo();
    await planning;
    const first = hold(({ method, path }) => method === 'POST' && path.endsWith('/transactions'), 1);
    const upload = await workspace.uploads.start(importId, customer.id);
    await first.reached;
    await expect(workspace.uploads.plan(importId, customer.id)).rejects.toMatchObject({
      code: 'upload.busy',
    });
    await expect(workspace.uploads.start(importId, customer.id)).rejects.toMatchObject({
      code: 'upload.busy',
    });
    first.letGo();
    expect((await workspace.uploads.settled(upload.id)).state).toBe('done');
  });

  it('when cancelled, ends within a second, and what arrived is counted and stays', async () => {
    const { workspace, store, client, service } = await workspaceOf();
    const { id: importId } = await store.call('imports.create');
    await stageExport(store, importId, bookingsOf(500));
    const customer = await createCustomer(workspace);
    await changeSwitches(service, { latencyMs: 1_500 });
    const upload = await startUpload(workspace, importId, customer.id);
    const startedAt = performance.now();
    const cancelled = await workspace.uploads.cancel(upload.id);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect(cancelled.state).toBe('cancelled');
    await changeSwitches(service, { latencyMs: 0 });
    const plan = await workspace.uploads.plan(importId, customer.id);
    const held = (await heldIds(client, customer.userId)).length;
    expect(plan.transactions).toBe(500 - held);
  });

  it('when a pending row is chosen, it is sent, and without the choice it stays here', async () => {
    const { workspace, store } = await workspaceOf();
    const { id: importId } = await store.call('imports.create');
    const rows = bookingsOf(3).map((row, index) => ({
      ...row,
      disposition: index === 2 ? (1 as const) : (0 as const),
    }));
    await stageExport(store, importId, rows);
    const customer = await createCustomer(workspace);
    expect((await workspace.uploads.plan(importId, customer.id)).transactions).toBe(2);
    const { rows: pending } = await store.call(
      'imports.rows',
      importId,
      { states: ['pending'] },
      { offset: 0, limit: 5 },
    );
    await store.call('imports.chooseRows', importId, {
      rows: [{ rowId: pending[0]?.rowId ?? 0 }],
      choice: 'send',
    });
    expect((await workspace.uploads.plan(importId, customer.id)).transactions).toBe(3);
  });

  it('when the service does not know the customer any more, says why and keeps what is staged', async () => {
    const { workspace, store, client } = await workspaceOf();
    const { id: importId } = await store.call('imports.create');
    await stageExport(store, importId, bookingsOf(5));
    const customer = await createCustomer(workspace);
    await client.call('users.delete', { path: { 'user-id': customer.userId } });
    await expect(startUpload(workspace, importId, customer.id)).rejects.toMatchObject({
      code: 'service.notFound',
    });
    expect((await store.call('imports.get', importId)).accounts[0]?.bookings).toBe(5);
  });

  it('when a customer is removed, nothing of it is left here or there', async () => {
    const { workspace, store, client } = await workspaceOf();
    const { id: importId } = await store.call('imports.create');
    await stageExport(store, importId, bookingsOf(5));
    const customer = await createCustomer(workspace);
    await workspace.uploads.settled((await startUpload(workspace, importId, customer.id)).id);
    await workspace.handlers['customers.remove'](customer.id);
    expect(await store.call('customers.list')).toEqual([]);
    expect(await store.call('imports.list')).toEqual([]);
    expect(await store.call('uploads.list')).toEqual([]);
    await expect(client.call('users.get', { path: { 'user-id': customer.userId } })).rejects.toMatchObject({
      code: 'service.notFound',
    });
  });

  it('when the answer to the creation of a customer is lost, one user exists and is the one kept', async () => {
    const { workspace, client } = await workspaceOf({
      service: { switches: { faults: [{ method: 'POST', path: '/users', kind: 'dropAfter', times: 1 }] } },
    });
    const customer = await createCustomer(workspace);
    const { value } = await client.call('users.list');
    const users = (value as { users?: { userId: string }[] }).users ?? [];
    expect(users.map(({ userId }) => userId)).toEqual([customer.userId]);
    expect(customer.connectionId).toBe(connectionId);
  });

  it('when the import changed after it was planned, nothing is sent before the user saw the new plan', async () => {
    const { workspace, store, client } = await workspaceOf();
    const { id: importId } = await store.call('imports.create');
    await stageExport(store, importId, bookingsOf(5));
    const customer = await createCustomer(workspace);
    await workspace.uploads.plan(importId, customer.id);
    const { rows } = await store.call('imports.rows', importId, {}, { offset: 0, limit: 1 });
    await store.call('imports.chooseRows', importId, {
      rows: [{ rowId: rows[0]?.rowId ?? 0 }],
      choice: 'leaveOut',
    });
    for (let press = 0; press < 2; press += 1) {
      await expect(workspace.uploads.start(importId, customer.id)).rejects.toMatchObject({
        code: 'upload.differs',
      });
    }
    expect(await heldIds(client, customer.userId)).toEqual([]);
    expect((await workspace.uploads.plan(importId, customer.id)).transactions).toBe(4);
    const upload = await workspace.uploads.start(importId, customer.id);
    const done = await workspace.uploads.settled(upload.id);
    expect(done).toMatchObject({ state: 'done', transactionsDone: 4 });
  });

  it('when an account was sent, its name can change, its IBAN cannot, and its file stays while an upload is open', async () => {
    const { workspace, store } = await workspaceOf();
    const { id: importId } = await store.call('imports.create');
    const summary = await stageExport(store, importId, bookingsOf(300));
    const customer = await createCustomer(workspace);
    const upload = await startUpload(workspace, importId, customer.id);
    await workspace.uploads.pause(upload.id);
    const [fileId = '', accountRowId = ''] = [summary.files[0]?.id, summary.accounts[0]?.id];
    await expect(store.call('imports.removeFile', fileId)).rejects.toMatchObject({
      code: 'import.beingSent',
    });
    await workspace.uploads.resume(upload.id);
    await workspace.uploads.settled(upload.id);
    const renamed = await store.call('imports.changeAccount', importId, accountRowId, {
      name: 'Geschäftskonto',
    });
    expect(renamed.accounts[0]?.name).toBe('Geschäftskonto');
    await expect(
      store.call('imports.changeAccount', importId, accountRowId, { iban: ibanB }),
    ).rejects.toMatchObject({ code: 'import.accountSent' });
  });
});

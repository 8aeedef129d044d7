import { afterEach, describe, expect, it } from 'vitest';
import { MemoryStore, stageExport } from '../../../unit/main/store/memory-store';
import { type Booking, draftOf } from '../../../unit/main/store/staged-export';
import { heldAccounts } from './held-results';
import {
  changeSwitches,
  createCustomer,
  heldIds,
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

const sha = 'ab'.repeat(32);
const otherSha = 'cd'.repeat(32);
const march = draftOf({ balanceMinor: 10_000, balanceDay: '2025-03-31' });

function rowsOf(count: number, sign = 1): Booking[] {
  return Array.from({ length: count }, (_, index) => ({
    day: `2025-03-${String(1 + (index % 12)).padStart(2, '0')}`,
    amountMinor: sign * (100 + index),
    purpose: `Posten ${index}`,
  }));
}

async function workspaceWithCustomer() {
  const test = await startWorkspace();
  open.push(test);
  return { test, customer: await createCustomer(test.workspace) };
}

function stage({ store }: TestWorkspace, importId: string, rows: readonly Booking[], fileSha = sha) {
  return stageExport(store, importId, rows, { accounts: [march], sha256: fileSha });
}

async function newImport(test: TestWorkspace, rows: readonly Booking[], fileSha = sha): Promise<string> {
  const { id } = await test.store.call('imports.create');
  await stage(test, id, rows, fileSha);
  return id;
}

async function readAnew(test: TestWorkspace, importId: string, rows: readonly Booking[], fileSha = sha) {
  const { files } = await test.store.call('imports.get', importId);
  await stage(test, importId, rows, fileSha);
  for (const { id } of files) await test.store.call('imports.removeFile', id);
}

async function send({ workspace }: TestWorkspace, importId: string, customerId: string) {
  const plan = await workspace.uploads.plan(importId, customerId);
  const { id } = await workspace.uploads.start(importId, customerId);
  return { plan, end: await workspace.uploads.settled(id) };
}

async function heldAmounts({ client }: TestWorkspace, userId: string): Promise<number[]> {
  const { value } = await client.call('banking.transactions', { path: { 'user-id': userId } });
  return (value as { transactions: { amount: number }[] }).transactions.map(({ amount }) => amount);
}

/** The next call of this name to the store fails, as if the program had ended there. */
function failOnce(test: TestWorkspace, wanted: string, nth = 1): () => void {
  const call = test.store.call.bind(test.store);
  let seen = 0;
  test.store.call = (name, ...args) => {
    if (name !== wanted) return call(name, ...args);
    seen += 1;
    return seen === nth ? Promise.reject(new Error('gone')) : call(name, ...args);
  };
  return () => {
    test.store.call = call;
    test.faults.length = 0;
  };
}

async function changeRow(
  test: TestWorkspace,
  importId: string,
  offset: number,
  choice: 'leaveOut' | 'default',
) {
  const { rows } = await test.store.call('imports.rows', importId, {}, { offset, limit: 1 });
  return test.store.call('imports.chooseRows', importId, {
    rows: [{ rowId: rows[0]?.rowId ?? 0 }],
    choice: choice,
  });
}

describe('a corrected import, where it is hard', () => {
  it('two overlapping exports with the same mistake, both corrected: nothing of the mistake is left', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const first = await newImport(test, rowsOf(10));
    await send(test, first, customer.id);
    const second = await newImport(test, rowsOf(15).slice(5), otherSha);
    await send(test, second, customer.id);
    expect((await heldIds(test.client, customer.userId)).length).toBe(15);
    await readAnew(test, first, rowsOf(10, -1));
    await send(test, first, customer.id);
    await readAnew(test, second, rowsOf(15, -1).slice(5), otherSha);
    await send(test, second, customer.id);
    const held = await heldAmounts(test, customer.userId);
    expect([held.length, held.filter((amount) => amount > 0).length]).toEqual([15, 0]);
  });

  it('the first of two overlapping uploads is rolled back, then the second corrected: nothing of the mistake is left', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const first = await newImport(test, rowsOf(10));
    const { end } = await send(test, first, customer.id);
    const second = await newImport(test, rowsOf(15).slice(5), otherSha);
    await send(test, second, customer.id);
    await test.workspace.uploads.rollBack(end.id);
    await test.workspace.uploads.settled(end.id);
    await readAnew(test, second, rowsOf(15, -1).slice(5), otherSha);
    await send(test, second, customer.id);
    const held = await heldAmounts(test, customer.userId);
    expect([held.length, held.filter((amount) => amount > 0).length]).toEqual([10, 0]);
  });

  it('a failed upload is taken up again after the file was read anew: nothing is lost', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10));
    const restore = failOnce(test, 'uploads.compareHeld');
    const { end } = await send(test, importId, customer.id);
    restore();
    expect(end.state).toBe('failed');
    await readAnew(test, importId, rowsOf(10));
    await test.workspace.uploads.resume(end.id);
    await test.workspace.uploads.settled(end.id);
    expect((await heldIds(test.client, customer.userId)).length).toBe(10);
  });

  it('a failed correction is taken up again after its row was taken back in: the row stays', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10));
    await send(test, importId, customer.id);
    await changeRow(test, importId, 3, 'leaveOut');
    const restore = failOnce(test, 'replacements.advance');
    const { end } = await send(test, importId, customer.id);
    restore();
    expect(end.state).toBe('failed');
    await changeRow(test, importId, 3, 'default');
    await test.workspace.uploads.resume(end.id);
    await test.workspace.uploads.settled(end.id);
    const { state } = await test.store.call('imports.get', importId);
    expect([state, (await heldIds(test.client, customer.userId)).length]).toEqual(['uploaded', 10]);
  });

  it('a correction that stops half-way and is given up: the import does not claim what is gone', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(400));
    await send(test, importId, customer.id);
    const { accounts } = await test.store.call('imports.get', importId);
    const ids = accounts.map(({ id }) => id);
    await test.store.call('imports.leaveOutAccounts', importId, ids, true);
    const restore = failOnce(test, 'replacements.advance', 2);
    const { end } = await send(test, importId, customer.id);
    restore();
    expect((await heldIds(test.client, customer.userId)).length).toBe(100);
    await test.workspace.uploads.cancel(end.id);
    await test.store.call('imports.leaveOutAccounts', importId, ids, false);
    expect((await test.store.call('imports.get', importId)).state).toBe('open');
    await send(test, importId, customer.id);
    expect((await heldIds(test.client, customer.userId)).length).toBe(400);
    expect((await test.store.call('imports.get', importId)).state).toBe('uploaded');
  });

  it('the corrected import goes to another customer: nothing of that one is taken for its own', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const other = await createCustomer(test.workspace, 'Andere GmbH');
    const importId = await newImport(test, rowsOf(10));
    await send(test, importId, customer.id);
    const theirs = await newImport(test, rowsOf(10), otherSha);
    await send(test, theirs, other.id);
    await test.store.call('imports.remove', theirs);
    await changeRow(test, importId, 3, 'leaveOut');
    const plan = await test.workspace.uploads.plan(importId, other.id);
    expect(plan.replaces).toBeUndefined();
  });

  it('a corrected import that goes to a second customer still can be taken back from the first', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const other = await createCustomer(test.workspace, 'Andere GmbH');
    const importId = await newImport(test, rowsOf(10));
    const { end } = await send(test, importId, customer.id);
    await changeRow(test, importId, 3, 'leaveOut');
    await send(test, importId, other.id);
    expect((await test.workspace.uploads.rollBackPlan(end.id)).transactions).toBe(10);
  });

  it('a store from before what was sent was written down: a row left out goes too', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10));
    await send(test, importId, customer.id);
    forgetSentRows(test);
    await changeRow(test, importId, 3, 'leaveOut');
    const { plan } = await send(test, importId, customer.id);
    expect(plan.replaces?.transactions).toBe(1);
    expect((await test.store.call('imports.get', importId)).state).toBe('uploaded');
    expect((await heldIds(test.client, customer.userId)).length).toBe(9);
  });

  it('a store from before, the file read anew: the old rows go', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10));
    await send(test, importId, customer.id);
    forgetSentRows(test);
    await readAnew(test, importId, rowsOf(10, -1));
    const { plan } = await send(test, importId, customer.id);
    expect(plan.replaces?.transactions).toBe(10);
    expect((await heldIds(test.client, customer.userId)).length).toBe(10);
  });

  it('the mistake was corrected, another import sent such rows and was removed: they stay', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10));
    await send(test, importId, customer.id);
    await readAnew(test, importId, rowsOf(10, -1));
    await send(test, importId, customer.id);
    const other = await newImport(test, rowsOf(10), otherSha);
    await send(test, other, customer.id);
    await test.store.call('imports.remove', other);
    const plan = await test.workspace.uploads.plan(importId, customer.id);
    expect(plan.replaces).toBeUndefined();
  });

  it('the service knows nothing of the old rows any more when they are to go: a resume looks again', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10));
    await send(test, importId, customer.id);
    await readAnew(test, importId, rowsOf(10, -1));
    await changeSwitches(test.service, {
      faults: [{ method: 'DELETE', path: '/users', kind: 'statusAfter', status: 404, times: 1 }],
    });
    const { end } = await send(test, importId, customer.id);
    expect(end.state).toBe('failed');
    await test.workspace.uploads.resume(end.id);
    expect((await test.workspace.uploads.settled(end.id)).state).toBe('done');
    const held = await heldAmounts(test, customer.userId);
    expect([held.length, held.every((amount) => amount < 0)]).toEqual([10, true]);
  });

  it('corrected, rolled back, sent again, corrected back: each time one version', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10));
    await send(test, importId, customer.id);
    await readAnew(test, importId, rowsOf(10, -1));
    const { end } = await send(test, importId, customer.id);
    await test.workspace.uploads.rollBack(end.id);
    expect((await test.workspace.uploads.settled(end.id)).state).toBe('rolledBack');
    expect(await heldAmounts(test, customer.userId)).toEqual([]);
    await send(test, importId, customer.id);
    expect((await heldAmounts(test, customer.userId)).filter((amount) => amount < 0).length).toBe(10);
    await readAnew(test, importId, rowsOf(10));
    const { plan } = await send(test, importId, customer.id);
    expect(plan.replaces?.transactions).toBe(10);
    const held = await heldAmounts(test, customer.userId);
    expect([held.length, held.every((amount) => amount > 0)]).toEqual([10, true]);
  });

  it('the new rows are refused: it is told, and a resume repairs it', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(30));
    await send(test, importId, customer.id);
    await readAnew(test, importId, rowsOf(30, -1));
    await changeSwitches(test.service, {
      faults: [{ method: 'POST', path: '/users', kind: 'status', status: 400, times: 1_000 }],
    });
    const { end } = await send(test, importId, customer.id);
    expect(end.state).toBe('failed');
    expect(end.error).not.toBeNull();
    expect((await test.store.call('imports.get', importId)).state).toBe('open');
    await changeSwitches(test.service, { faults: [] });
    await test.workspace.uploads.resume(end.id);
    expect((await test.workspace.uploads.settled(end.id)).state).toBe('done');
    const held = await heldAmounts(test, customer.userId);
    expect([held.length, held.every((amount) => amount < 0)]).toEqual([30, true]);
  });

  it('the file names another account now: the old one goes, because nothing is in it', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10));
    await send(test, importId, customer.id);
    const { files } = await test.store.call('imports.get', importId);
    const accounts = [{ ...march, iban: 'DE02500105170137075030' }];
    await stageExport(test.store, importId, rowsOf(10), { accounts, sha256: sha });
    for (const { id } of files) await test.store.call('imports.removeFile', id);
    await send(test, importId, customer.id);
    expect((await heldIds(test.client, customer.userId)).length).toBe(10);
    const balances = (await heldAccounts(test.client, customer.userId)).map(({ balance }) => balance);
    expect(balances.filter((balance) => balance !== null && balance !== undefined)).toEqual([100]);
  });

  it('another import that found the old rows waits until they are gone, and then looks anew', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const { uploads } = test.workspace;
    const first = await newImport(test, rowsOf(10));
    await send(test, first, customer.id);
    const second = await newImport(test, rowsOf(15).slice(5), otherSha);
    await readAnew(test, first, rowsOf(10, -1));
    expect(await uploads.plan(second, customer.id)).toMatchObject({ transactions: 5 });
    await uploads.plan(first, customer.id);
    const held = test.hold(({ method }) => method === 'DELETE', 1);
    const { id } = await uploads.start(first, customer.id);
    await held.reached;
    const other = await uploads.start(second, customer.id);
    expect(other).toMatchObject({ state: 'queued', queuePlace: 1 });
    held.letGo();
    await uploads.settled(id);
    const end = await uploads.settled(other.id);
    const now = (await heldAmounts(test, customer.userId)).filter((amount) => amount > 0).length;
    // Five of its lines were there when it was planned and are gone now: all ten go.
    expect([end.state, end.transactionsDone, now]).toEqual(['done', 10, 10]);
  });
});

function forgetSentRows({ store }: TestWorkspace): void {
  if (!(store instanceof MemoryStore)) throw new Error('no memory store');
  store.session.context.db.run('delete from sent_rows');
}

import { afterEach, describe, expect, it } from 'vitest';
import type { CellEdit } from '../../../../preload/contract';
import { stageExport } from '../../../unit/main/store/memory-store';
import { type Booking, draftOf } from '../../../unit/main/store/staged-export';
import { createCustomer, heldIds, startWorkspace, type TestWorkspace } from './service-workspace';

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

async function send({ workspace }: TestWorkspace, importId: string, customerId: string) {
  const plan = await workspace.uploads.plan(importId, customerId);
  const { id } = await workspace.uploads.start(importId, customerId);
  return { plan, end: await workspace.uploads.settled(id) };
}

async function rollBack({ workspace }: TestWorkspace, uploadId: string) {
  await workspace.uploads.rollBack(uploadId);
  return workspace.uploads.settled(uploadId);
}

async function edit(
  { store }: TestWorkspace,
  importId: string,
  offset: number,
  [field, value]: [CellEdit['field'], string],
) {
  const { rows } = await store.call('imports.rows', importId, {}, { offset, limit: 1 });
  const at = { rowId: rows[0]?.rowId ?? 0 };
  return store.call('imports.editCells', importId, { kind: 'edit', cells: [{ at, field, value }] });
}

interface HeldTransaction {
  amount: number;
  purpose: string;
}

async function held({ client }: TestWorkspace, userId: string): Promise<HeldTransaction[]> {
  const { value } = await client.call('banking.transactions', { path: { 'user-id': userId } });
  return (value as { transactions: HeldTransaction[] }).transactions;
}

const amounts = async (test: TestWorkspace, userId: string) =>
  (await held(test, userId)).map(({ amount }) => Math.round(amount * 100)).sort((a, b) => a - b);

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

describe('an upload whose rows were corrected since is taken back', () => {
  it.each<[CellEdit['field'], string]>([
    ['amount', '9.99'],
    ['mref', 'M-1'],
  ])('whole, although %s was corrected', async (field, value) => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10));
    const { end } = await send(test, importId, customer.id);
    await edit(test, importId, 3, [field, value]);
    expect((await test.workspace.uploads.rollBackPlan(end.id)).transactions).toBe(10);
    expect((await rollBack(test, end.id)).state).toBe('rolledBack');
    expect(await heldIds(test.client, customer.userId)).toEqual([]);
    await send(test, importId, customer.id);
    expect((await heldIds(test.client, customer.userId)).length).toBe(10);
  });

  it('whole, although its file was read anew with the other sign', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10));
    const { end } = await send(test, importId, customer.id);
    const { files } = await test.store.call('imports.get', importId);
    await stage(test, importId, rowsOf(10, -1));
    for (const { id } of files) await test.store.call('imports.removeFile', id);
    await rollBack(test, end.id);
    expect(await heldIds(test.client, customer.userId)).toEqual([]);
  });

  it('whole, also when it stops between what is and what was', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10));
    const { end } = await send(test, importId, customer.id);
    for (const row of [1, 3, 5]) await edit(test, importId, row, ['amount', `${row}00.00`]);
    const restore = failOnce(test, 'rollBacks.advance', 2);
    expect((await rollBack(test, end.id)).state).toBe('rollBackStopped');
    restore();
    expect((await rollBack(test, end.id)).state).toBe('rolledBack');
    expect(await heldIds(test.client, customer.userId)).toEqual([]);
  });

  it('without what another import has of it', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const first = await newImport(test, rowsOf(10));
    const { end } = await send(test, first, customer.id);
    await send(test, await newImport(test, rowsOf(15).slice(5), otherSha), customer.id);
    await edit(test, first, 2, ['amount', '9.99']);
    await edit(test, first, 7, ['amount', '8.88']);
    await rollBack(test, end.id);
    expect(await amounts(test, customer.userId)).toEqual([105, 106, 107, 108, 109, 110, 111, 112, 113, 114]);
  });

  it('without what a later upload of the import sent or found', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10));
    const { end } = await send(test, importId, customer.id);
    await edit(test, importId, 3, ['amount', '9.99']);
    await send(test, importId, customer.id);
    await rollBack(test, end.id);
    expect(await amounts(test, customer.userId)).toEqual([100, 101, 102, 104, 105, 106, 107, 108, 109, 999]);
  });
});

describe('a correction around an upload', () => {
  it('of a row that two files of the import have leaves one booking', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10));
    await stage(test, importId, rowsOf(15).slice(5), otherSha);
    await edit(test, importId, 7, ['amount', '9.99']);
    await send(test, importId, customer.id);
    expect((await amounts(test, customer.userId)).filter((amount) => [107, 999].includes(amount))).toEqual([
      999,
    ]);
    await edit(test, importId, 12, ['amount', '8.88']);
    const { plan } = await send(test, importId, customer.id);
    expect([plan.transactions, plan.replaces?.transactions]).toEqual([1, 1]);
    const now = await amounts(test, customer.userId);
    expect([now.length, now.filter((amount) => [107, 888, 999].includes(amount))]).toEqual([15, [888]]);
  });

  it('taken back and done again after each sending gives one version each time', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10));
    await send(test, importId, customer.id);
    const first = (await heldIds(test.client, customer.userId)).sort();
    await edit(test, importId, 3, ['amount', '9.99']);
    await send(test, importId, customer.id);
    const corrected = (await heldIds(test.client, customer.userId)).sort();
    for (const [direction, expected] of [
      ['back', first],
      ['forward', corrected],
    ] as const) {
      expect((await test.store.call('imports.goToChange', importId, direction)).state).toBe('open');
      await send(test, importId, customer.id);
      expect((await heldIds(test.client, customer.userId)).sort()).toEqual(expected);
      expect((await test.store.call('imports.get', importId)).state).toBe('uploaded');
    }
  });

  it('before a failed upload goes on, and once more after it: nothing of the two earlier versions is left', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10));
    const restore = failOnce(test, 'uploads.advance');
    const { end } = await send(test, importId, customer.id);
    restore();
    expect(end.state).toBe('failed');
    await edit(test, importId, 3, ['amount', '9.99']);
    await test.workspace.uploads.resume(end.id);
    expect((await test.workspace.uploads.settled(end.id)).state).toBe('done');
    await edit(test, importId, 3, ['amount', '8.88']);
    const { plan } = await send(test, importId, customer.id);
    expect(plan.replaces?.transactions).toBe(1);
    const now = await amounts(test, customer.userId);
    expect([now.length, now.filter((amount) => [103, 888, 999].includes(amount))]).toEqual([10, [888]]);
  });

  it('of a text that no identifier tells is sent although an answer is lost', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10));
    await send(test, importId, customer.id);
    await edit(test, importId, 3, ['mref', 'M-1']);
    const restore = failOnce(test, 'uploads.advance');
    const { end } = await send(test, importId, customer.id);
    restore();
    expect(end.state).toBe('failed');
    await test.workspace.uploads.resume(end.id);
    await test.workspace.uploads.settled(end.id);
    const { value } = await test.client.call('banking.transactions', {
      path: { 'user-id': customer.userId },
    });
    expect(JSON.stringify(value).match(/M-1/g)?.length).toBe(1);
    expect((await heldIds(test.client, customer.userId)).length).toBe(10);
  });
});

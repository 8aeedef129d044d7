import { afterEach, describe, expect, it } from 'vitest';
import { uploadPlan } from '../../../../preload/contract';
import { stageExport } from '../../../unit/main/store/memory-store';
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
const march = draftOf({ balanceMinor: 10_000, balanceDay: '2025-03-31' });

function rowsOf(count: number, name: string, sign = 1): Booking[] {
  return Array.from({ length: count }, (_, index) => ({
    day: `2025-03-${String(1 + (index % 12)).padStart(2, '0')}`,
    amountMinor: sign * (100 + index),
    purpose: `${name} ${index}`,
  }));
}

async function workspaceWithCustomer() {
  const test = await startWorkspace();
  open.push(test);
  return { test, customer: await createCustomer(test.workspace) };
}

/** The same file as ever, read so. */
function stage({ store }: TestWorkspace, importId: string, rows: readonly Booking[], fileSha = sha) {
  return stageExport(store, importId, rows, { accounts: [march], sha256: fileSha });
}

async function newImport(test: TestWorkspace, rows: readonly Booking[], fileSha = sha): Promise<string> {
  const { id } = await test.store.call('imports.create');
  await stage(test, id, rows, fileSha);
  return id;
}

/** As the reading step does it: the new reading is staged, then the old one goes. */
async function readAnew(test: TestWorkspace, importId: string, rows: readonly Booking[]): Promise<void> {
  const { files } = await test.store.call('imports.get', importId);
  await stage(test, importId, rows);
  for (const { id } of files) await test.store.call('imports.removeFile', id);
}

async function send({ workspace }: TestWorkspace, importId: string, customerId: string) {
  const plan = await workspace.uploads.plan(importId, customerId);
  expect(uploadPlan.parse(plan)).toEqual(plan);
  const { id } = await workspace.uploads.start(importId, customerId);
  return { plan, end: await workspace.uploads.settled(id) };
}

async function heldAmounts({ client }: TestWorkspace, userId: string): Promise<string[]> {
  const { value } = await client.call('banking.transactions', { path: { 'user-id': userId } });
  const { transactions } = value as {
    transactions: { amount: number; purpose: string; bookingDate: number }[];
  };
  return transactions.map(({ amount, purpose, bookingDate }) => `${bookingDate} ${purpose} ${amount}`).sort();
}

describe('an import that is corrected after it was sent', () => {
  it('the flipped sign: no old transaction left, none of another import touched, the balance follows', async () => {
    const { test, customer } = await workspaceWithCustomer();
    await send(test, await newImport(test, rowsOf(30, 'Anderes'), 'cd'.repeat(32)), customer.id);
    const others = await heldIds(test.client, customer.userId);
    const importId = await newImport(test, rowsOf(400, 'Posten'));
    await send(test, importId, customer.id);
    const wrong = (await heldIds(test.client, customer.userId)).filter((id) => !others.includes(id));
    await readAnew(test, importId, rowsOf(400, 'Posten', -1));
    expect((await test.store.call('imports.get', importId)).state).toBe('open');
    const { plan, end } = await send(test, importId, customer.id);
    expect(plan.transactions).toBe(400);
    expect(plan.replaces?.transactions).toBe(400);
    expect(plan.replaces?.rows.length).toBe(200);
    expect(wrong).toEqual(expect.arrayContaining(plan.replaces?.rows.map((row) => row.transactionId) ?? []));
    expect(plan.calls[0]).toMatchObject({ method: 'DELETE', count: 2 });
    expect(end).toMatchObject({ state: 'done', transactionsDone: 400, error: null });
    expect(end.readBack).toEqual({ compared: 400, missing: 0, different: 0, otherBalances: 0 });
    const now = await heldIds(test.client, customer.userId);
    expect(now.length).toBe(430);
    expect(now).toEqual(expect.arrayContaining(others));
    expect(now.filter((id) => wrong.includes(id))).toEqual([]);
    const journal = await test.store.call('uploads.journal', end.id);
    expect(journal.filter(({ kind }) => kind === 'removal').map((line) => line.transactions)).toEqual([
      300, 100,
    ]);
    expect((await heldAccounts(test.client, customer.userId)).map(({ balance }) => balance)).toEqual([100]);
    // Nothing is left to be said or sent.
    expect((await test.store.call('imports.get', importId)).state).toBe('uploaded');
    const again = await test.workspace.uploads.plan(importId, customer.id);
    expect(again).toMatchObject({ transactions: 0, calls: [] });
    expect(again.replaces).toBeUndefined();
  });

  it('the order of day and month turned round: the service holds the days of the second reading alone', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(40, 'Posten'));
    await send(test, importId, customer.id);
    const turned = rowsOf(40, 'Posten').map((row) => ({ ...row, day: `2025-${row.day.slice(8)}-03` }));
    await readAnew(test, importId, turned);
    const { plan, end } = await send(test, importId, customer.id);
    // The third of March is the same day in both readings.
    const same = turned.filter(({ day }) => day === '2025-03-03').length;
    expect(same).toBeGreaterThan(0);
    expect([plan.transactions, plan.replaces?.transactions]).toEqual([40 - same, 40 - same]);
    expect(end.state).toBe('done');
    const expected = turned.map(
      ({ day, purpose, amountMinor }) =>
        `${Date.parse(`${day}T12:00Z`) / 1_000} ${purpose} ${amountMinor / 100}`,
    );
    expect(await heldAmounts(test, customer.userId)).toEqual(expected.sort());
  });

  it('one row left out: that one goes, and comes back when it is taken in again', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10, 'Posten'));
    await send(test, importId, customer.id);
    const all = (await heldIds(test.client, customer.userId)).sort();
    const { rows } = await test.store.call('imports.rows', importId, {}, { offset: 3, limit: 1 });
    const [row] = rows;
    const left = await test.store.call('imports.chooseRows', importId, {
      rows: [{ rowId: row?.rowId ?? 0 }],
      choice: 'leaveOut',
    });
    expect(left.state).toBe('open');
    const { plan, end } = await send(test, importId, customer.id);
    expect([plan.transactions, plan.replaces?.transactions]).toEqual([0, 1]);
    expect(end).toMatchObject({ state: 'done', error: null });
    expect((await heldIds(test.client, customer.userId)).sort()).toEqual(
      all.filter((id) => id !== row?.transactionId),
    );
    expect((await test.store.call('imports.get', importId)).state).toBe('uploaded');
    const back = await test.store.call('imports.chooseRows', importId, {
      rows: [{ rowId: row?.rowId ?? 0 }],
      choice: 'default',
    });
    expect(back.state).toBe('open');
    const second = await send(test, importId, customer.id);
    expect(second.plan.replaces).toBeUndefined();
    expect((await heldIds(test.client, customer.userId)).sort()).toEqual(all);
  });

  it('rows corrected by hand: the old ones go, also where the identifier stays the same', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10, 'Posten'));
    await send(test, importId, customer.id);
    const before = await heldIds(test.client, customer.userId);
    const { rows } = await test.store.call('imports.rows', importId, {}, { offset: 0, limit: 10 });
    const cell = (row: number, field: 'amount' | 'bookingText', value: string) =>
      ({ at: { rowId: rows[row]?.rowId ?? 0 }, field, value }) as const;
    const edited = await test.store.call('imports.editCells', importId, {
      kind: 'edit',
      cells: [cell(3, 'amount', '-77.70'), cell(5, 'bookingText', 'Lastschrift')],
    });
    expect(edited.state).toBe('open');
    const { plan, end } = await send(test, importId, customer.id);
    expect([plan.transactions, plan.replaces?.transactions]).toEqual([2, 1]);
    expect(end).toMatchObject({ state: 'done', error: null });
    const { value } = await test.client.call('banking.transactions', {
      path: { 'user-id': customer.userId },
    });
    const { transactions } = value as {
      transactions: { transactionId: string; amount: number; bookingText?: string }[];
    };
    expect(transactions).toHaveLength(10);
    expect(transactions.filter(({ amount }) => amount === -77.7)).toHaveLength(1);
    expect(transactions.find(({ bookingText }) => bookingText === 'Lastschrift')?.transactionId).toBe(
      rows[5]?.transactionId,
    );
    const ids = transactions.map(({ transactionId }) => transactionId);
    expect(ids.filter((id) => !before.includes(id))).toHaveLength(1);
    const figures = await test.store.call('results.localFigures', customer.id);
    expect(figures.accounts[0]?.corrected).toBe(2);
    // Nothing is left to be sent, and taken back it is sent as the file says it.
    const again = await test.workspace.uploads.plan(importId, customer.id);
    expect([again.transactions, again.replaces]).toEqual([0, undefined]);
    await test.store.call('imports.goToChange', importId, 'back');
    await send(test, importId, customer.id);
    expect((await heldIds(test.client, customer.userId)).sort()).toEqual([...before].sort());
  });

  it('rows that another import has too: these stay, and are taken back with that one', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10, 'Posten'));
    await send(test, importId, customer.id);
    const overlap = rowsOf(10, 'Posten').slice(6);
    const { upload } = await sendWithOneMore(test, customer.id, overlap);
    await readAnew(test, importId, rowsOf(10, 'Posten', -1));
    const { plan, end } = await send(test, importId, customer.id);
    expect(plan.replaces?.transactions).toBe(6);
    expect(end.state).toBe('done');
    expect((await heldIds(test.client, customer.userId)).length).toBe(10 + 4 + 1);
    await test.workspace.uploads.rollBack(upload);
    expect((await test.workspace.uploads.settled(upload)).state).toBe('rolledBack');
    expect((await heldIds(test.client, customer.userId)).length).toBe(10);
  });

  it('a file that is removed is no correction: what was sent of it stays', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(10, 'Posten'));
    await send(test, importId, customer.id);
    const { files } = await test.store.call('imports.get', importId);
    await stage(test, importId, rowsOf(5, 'Neu'), 'ef'.repeat(32));
    for (const { id } of files) await test.store.call('imports.removeFile', id);
    const { plan } = await send(test, importId, customer.id);
    expect(plan.replaces).toBeUndefined();
    expect((await heldIds(test.client, customer.userId)).length).toBe(15);
  });

  it.each(['dropAfter', 'drop', 'statusAfter'] as const)(
    'the answer to a removal is lost (%s): looks again, and ends as without it',
    async (kind) => {
      const { test, customer } = await workspaceWithCustomer();
      const importId = await newImport(test, rowsOf(400, 'Posten'));
      await send(test, importId, customer.id);
      await readAnew(test, importId, rowsOf(400, 'Posten', -1));
      const faults = [{ method: 'DELETE', path: '/users', kind, status: 504, times: 2 }];
      await changeSwitches(test.service, { faults });
      const { end } = await send(test, importId, customer.id);
      expect(end).toMatchObject({ state: 'done', transactionsDone: 400, error: null });
      const held = await heldAmounts(test, customer.userId);
      expect(held.length).toBe(400);
      expect(held.every((line) => line.includes(' -'))).toBe(true);
    },
  );

  it('the program ends between removing and sending: the next one goes on from there', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(400, 'Posten'));
    await send(test, importId, customer.id);
    await readAnew(test, importId, rowsOf(400, 'Posten', -1));
    await test.workspace.uploads.plan(importId, customer.id);
    const call = test.store.call.bind(test.store);
    let removals = 0;
    test.store.call = (name, ...args) => {
      if (name !== 'replacements.advance') return call(name, ...args);
      removals += 1;
      return removals > 1 ? Promise.reject(new Error('gone')) : call(name, ...args);
    };
    const { id } = await test.workspace.uploads.start(importId, customer.id);
    expect((await test.workspace.uploads.settled(id)).state).not.toBe('done');
    test.faults.length = 0;
    test.store.call = call;
    expect((await heldIds(test.client, customer.userId)).length).toBe(100);
    await test.workspace.uploads.resume(id);
    expect(await test.workspace.uploads.settled(id)).toMatchObject({ state: 'done', error: null });
    const held = await heldAmounts(test, customer.userId);
    expect([held.length, held.every((line) => line.includes(' -'))]).toEqual([400, true]);
  });

  it('paused while the old rows are removed: no further call leaves, and it goes on from there', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const importId = await newImport(test, rowsOf(400, 'Posten'));
    await send(test, importId, customer.id);
    await readAnew(test, importId, rowsOf(400, 'Posten', -1));
    await test.workspace.uploads.plan(importId, customer.id);
    const held = test.hold(({ method }) => method === 'DELETE', 1);
    const { id } = await test.workspace.uploads.start(importId, customer.id);
    await held.reached;
    const pausing = test.workspace.uploads.pause(id);
    held.letGo();
    expect((await pausing).state).toBe('paused');
    expect(await heldIds(test.client, customer.userId)).toHaveLength(100);
    expect(test.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    await test.workspace.uploads.resume(id);
    expect(await test.workspace.uploads.settled(id)).toMatchObject({ state: 'done', error: null });
    const now = await heldAmounts(test, customer.userId);
    expect([now.length, now.every((line) => line.includes(' -'))]).toEqual([400, true]);
  });
});

async function sendWithOneMore(test: TestWorkspace, customerId: string, overlap: readonly Booking[]) {
  const rows = [...overlap, { day: '2025-03-30', amountMinor: 5, purpose: 'Nur hier' }];
  const importId = await newImport(test, rows, '12'.repeat(32));
  const { end } = await send(test, importId, customerId);
  expect(end.state).toBe('done');
  return { upload: end.id };
}

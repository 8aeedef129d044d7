import { afterEach, describe, expect, it } from 'vitest';
import { rollBackPlan } from '../../../../preload/contract';
import { stageExport } from '../../../unit/main/store/memory-store';
import { type Booking, draftOf, ibanB } from '../../../unit/main/store/staged-export';
import { heldAccounts } from './held-results';
import {
  changeSwitches,
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

function rowsOf(count: number, name: string, month = '03'): Booking[] {
  return Array.from({ length: count }, (_, index) => ({
    day: `2025-${month}-${String(1 + (index % 28)).padStart(2, '0')}`,
    amountMinor: 100 + index,
    purpose: `${name} ${index}`,
  }));
}

type Peer = { id: string; userId: string };

async function send(test: TestWorkspace, customer: Peer, rows: readonly Booking[], account = draftOf()) {
  const { id: importId } = await test.store.call('imports.create');
  await stageExport(test.store, importId, rows, { accounts: [account] });
  const upload = await startUpload(test.workspace, importId, customer.id);
  return { importId, upload: await test.workspace.uploads.settled(upload.id) };
}

async function takeBack({ workspace }: TestWorkspace, uploadId: string) {
  await workspace.uploads.rollBack(uploadId);
  return workspace.uploads.settled(uploadId);
}

async function held({ client }: TestWorkspace, customer: Peer): Promise<string[]> {
  return (await heldIds(client, customer.userId)).sort();
}

const march = draftOf({ balanceMinor: 10_000, balanceDay: '2025-03-31' });
const april = draftOf({ balanceMinor: 20_000, balanceDay: '2025-04-30' });

describe('an upload that is taken back', () => {
  it('when 40 rows came to an account with 100, leaves exactly the 100 and the balance of before (B025)', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    await send(test, customer, rowsOf(100, 'Alt'), march);
    const before = await held(test, customer);
    const { upload, importId } = await send(test, customer, rowsOf(40, 'Neu', '04'), april);
    expect((await heldAccounts(test.client, customer.userId))[0]?.balance).toBe(200);
    const plan = await test.workspace.uploads.rollBackPlan(upload.id);
    expect(rollBackPlan.parse(plan)).toEqual(plan);
    expect(plan).toMatchObject({ transactions: 40, kept: 0 });
    expect(plan.rows[0]).toMatchObject({
      fileName: 'umsatz.csv',
      line: 2,
      bookingDay: '2025-04-01',
      amount: '1.00',
    });
    const end = await takeBack(test, upload.id);
    expect(end).toMatchObject({ state: 'rolledBack', error: null, transactionsDone: 0 });
    expect(end.readBack).toEqual({ compared: 40, missing: 0, different: 0, otherBalances: 0 });
    expect(await held(test, customer)).toEqual(before);
    expect((await heldAccounts(test.client, customer.userId))[0]?.balance).toBe(100);
    const journal = await test.store.call('uploads.journal', upload.id);
    expect(journal.map(({ kind, state }) => [kind, state])).toEqual([
      ['transactions', 'done'],
      ['balances', 'done'],
      ['removal', 'done'],
      ['balances', 'done'],
    ]);
    // Everything is here still, and goes again when the user wants it.
    expect((await test.store.call('imports.get', importId)).state).toBe('open');
    const again = await startUpload(test.workspace, importId, customer.id);
    expect(await test.workspace.uploads.settled(again.id)).toMatchObject({
      state: 'done',
      transactionsDone: 40,
    });
    expect((await held(test, customer)).length).toBe(140);
    expect((await heldAccounts(test.client, customer.userId))[0]?.balance).toBe(200);
  });

  it('when it had created the account and nothing else is in it, takes the account away too', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    await send(test, customer, rowsOf(3, 'Anderes'), draftOf({ iban: ibanB }));
    const { upload } = await send(test, customer, rowsOf(5, 'Neu'), march);
    await takeBack(test, upload.id);
    expect((await heldAccounts(test.client, customer.userId)).map(({ iban }) => iban)).toEqual([ibanB]);
    expect((await held(test, customer)).length).toBe(3);
  });

  it('when two imports overlap, the second leaves exactly the first, in either order of taking back', async () => {
    const rows = rowsOf(30, 'Posten');
    for (const first of [0, 1]) {
      const test = await workspaceOf();
      const customer = await createCustomer(test.workspace);
      const uploads = [
        (await send(test, customer, rows.slice(0, 20), march)).upload,
        (await send(test, customer, rows.slice(10), april)).upload,
      ];
      const alone = await createCustomer(test.workspace, 'Allein GmbH');
      await send(test, alone, first === 1 ? rows.slice(0, 20) : rows.slice(10));
      const plan = await test.workspace.uploads.rollBackPlan(uploads[first]?.id ?? '');
      expect([plan.transactions, plan.kept]).toEqual(first === 1 ? [10, 0] : [10, 10]);
      await takeBack(test, uploads[first]?.id ?? '');
      expect(await held(test, customer)).toEqual(await held(test, alone));
      const [account] = await heldAccounts(test.client, customer.userId);
      expect(account?.balance).toBe(first === 1 ? 100 : 200);
      // What the other one had found there is its own now.
      await takeBack(test, uploads[1 - first]?.id ?? '');
      expect(await held(test, customer)).toEqual([]);
      expect(await heldAccounts(test.client, customer.userId)).toEqual([]);
    }
  });

  it('when others wrote into the account, leaves theirs alone', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    const { upload } = await send(test, customer, rowsOf(5, 'Neu'));
    const [account] = await heldAccounts(test.client, customer.userId);
    const path = { 'user-id': customer.userId, 'account-id': account?.accountId ?? '' };
    const theirs = { transactionId: 'theirs', amount: 5, currency: 'EUR', bookingDate: 1_741_608_000 };
    await test.client.call('upload.addTransactions', { path, body: [theirs] });
    const end = await takeBack(test, upload.id);
    expect(end.state).toBe('rolledBack');
    expect(await held(test, customer)).toEqual(['theirs']);
  });

  it('when the upload was cancelled half-way, takes back what had arrived', async () => {
    const test = await workspaceOf({ service: { switches: { batchLimit: 50, latencyMs: 20 } } });
    const customer = await createCustomer(test.workspace);
    const { id: importId } = await test.store.call('imports.create');
    await stageExport(test.store, importId, rowsOf(400, 'Neu'));
    const upload = await startUpload(test.workspace, importId, customer.id);
    await expect
      .poll(async () => (await held(test, customer)).length, { timeout: 20_000 })
      .toBeGreaterThan(0);
    await test.workspace.uploads.cancel(upload.id);
    const there = await held(test, customer);
    expect(there.length).toBeLessThan(400);
    // What never arrived is not told as taken back.
    expect((await takeBack(test, upload.id)).readBack).toMatchObject({ compared: there.length });
    expect(await held(test, customer)).toEqual([]);
    expect((await test.workspace.uploads.list()).map(({ state }) => state)).toEqual(['rolledBack']);
  });

  it('when a later upload had taken a row away and has the others, tells of none', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    const { upload, importId } = await send(test, customer, rowsOf(5, 'Neu'));
    const { rows } = await test.store.call('imports.rows', importId, {}, { offset: 0, limit: 1 });
    const choice = { rows: rows.map(({ rowId }) => ({ rowId })), choice: 'leaveOut' as const };
    await test.store.call('imports.chooseRows', importId, choice);
    const again = await startUpload(test.workspace, importId, customer.id);
    await test.workspace.uploads.settled(again.id);
    expect(await held(test, customer)).toHaveLength(4);
    expect((await takeBack(test, upload.id)).readBack).toMatchObject({ compared: 0 });
    expect(await held(test, customer)).toHaveLength(4);
    expect((await takeBack(test, again.id)).readBack).toMatchObject({ compared: 4 });
    expect(await held(test, customer)).toEqual([]);
  });

  it.each(['drop', 'dropAfter', 'statusAfter', 'status'] as const)(
    'when a deletion gets lost or refused (%s), nothing of others is deleted and a resume ends it',
    async (kind) => {
      const test = await workspaceOf();
      const customer = await createCustomer(test.workspace);
      await send(test, customer, rowsOf(10, 'Alt'));
      const before = await held(test, customer);
      const { upload } = await send(test, customer, rowsOf(700, 'Neu', '04'));
      const status = kind === 'status' ? 403 : 504;
      await changeSwitches(test.service, {
        faults: [{ method: 'DELETE', path: '/users', kind, status, times: 1 }],
      });
      const stood = await takeBack(test, upload.id);
      if (kind === 'status') {
        expect(stood).toMatchObject({ state: 'rollBackStopped', error: { code: 'service.forbidden' } });
        // Half-way it cannot be sent again or dropped: first it is clear what the service holds.
        await expect(test.store.call('imports.remove', upload.importId)).rejects.toMatchObject({
          code: 'import.beingSent',
        });
        await test.workspace.uploads.resume(upload.id);
      }
      expect((await test.workspace.uploads.settled(upload.id)).state).toBe('rolledBack');
      expect(await held(test, customer)).toEqual(before);
    },
  );

  it('when the program ended in between, stands as stopped and a resume takes back the rest', async () => {
    const test = await workspaceOf({ service: { switches: { latencyMs: 30 } } });
    const customer = await createCustomer(test.workspace);
    const { upload } = await send(test, customer, rowsOf(1_000, 'Neu'));
    await test.workspace.uploads.rollBack(upload.id);
    await expect
      .poll(async () => (await held(test, customer)).length, { timeout: 20_000 })
      .toBeLessThan(1_000);
    await test.workspace.uploads.stop();
    await test.store.call('uploads.markInterrupted');
    expect((await test.store.call('uploads.get', upload.id)).state).toBe('rollBackStopped');
    // Half-way it cannot be left: nobody could say any more what the service holds.
    expect((await test.workspace.uploads.cancel(upload.id)).state).toBe('rollBackStopped');
    await test.workspace.uploads.resume(upload.id);
    const taken = await test.workspace.uploads.settled(upload.id);
    expect(taken).toMatchObject({ state: 'rolledBack', transactionsDone: 0, readBack: { compared: 1_000 } });
    expect(await held(test, customer)).toEqual([]);
  });

  it('while it is taken back, nothing else of the customer is planned or sent: it would count what is about to go', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    const { upload } = await send(test, customer, rowsOf(10, 'Alt'));
    const { id: other } = await test.store.call('imports.create');
    await stageExport(test.store, other, rowsOf(10, 'Alt'));
    const held = test.hold(({ method }) => method === 'DELETE', 1);
    await test.workspace.uploads.rollBack(upload.id);
    await held.reached;
    const busy = { code: 'upload.busy' };
    await expect(test.workspace.uploads.plan(other, customer.id)).rejects.toMatchObject(busy);
    await expect(test.workspace.uploads.start(other, customer.id)).rejects.toMatchObject(busy);
    held.letGo();
    expect((await test.workspace.uploads.settled(upload.id)).state).toBe('rolledBack');
    expect((await test.workspace.uploads.plan(other, customer.id)).transactions).toBe(10);
  });

  it('while another upload of the customer runs, waits: what is there is not settled yet', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    const { upload } = await send(test, customer, rowsOf(10, 'Alt'));
    const { id: other } = await test.store.call('imports.create');
    await stageExport(test.store, other, rowsOf(10, 'Neu'));
    const held = test.hold(({ method, path }) => method === 'POST' && path.endsWith('/transactions'), 1);
    const running = await startUpload(test.workspace, other, customer.id);
    await held.reached;
    await expect(test.workspace.uploads.rollBack(upload.id)).rejects.toMatchObject({ code: 'upload.busy' });
    held.letGo();
    expect((await test.workspace.uploads.settled(running.id)).state).toBe('done');
    expect((await takeBack(test, upload.id)).state).toBe('rolledBack');
  });

  it('when it still runs, refuses until it is stopped', async () => {
    const test = await workspaceOf({ service: { switches: { latencyMs: 50 } } });
    const customer = await createCustomer(test.workspace);
    const { id: importId } = await test.store.call('imports.create');
    await stageExport(test.store, importId, rowsOf(400, 'Neu'));
    const upload = await startUpload(test.workspace, importId, customer.id);
    await test.workspace.uploads.pause(upload.id);
    await expect(test.workspace.uploads.rollBack(upload.id)).rejects.toMatchObject({
      code: 'upload.notClosed',
    });
  });
});

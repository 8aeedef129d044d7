import { afterEach, describe, expect, it } from 'vitest';
import { KontorError } from '../../../../main/errors/kontor-error';
import type { ServiceClient } from '../../../../main/service/service-client';
import { readTransactions } from '../../../../main/service/wire/list-envelope';
import { stageExport } from '../../../unit/main/store/memory-store';
import type { Booking } from '../../../unit/main/store/staged-export';
import { heldAccounts } from './held-results';
import {
  changeSwitches,
  clientOf,
  createCustomer,
  heldIds,
  startUpload,
  startWorkspace,
  type TestWorkspace,
  type TestWorkspaceOptions,
} from './service-workspace';

const open: TestWorkspace[] = [];

afterEach(async () => {
  for (const started of open.splice(0)) {
    await started.close();
    expect(started.faults).toEqual([]);
  }
});

const rows: Booking[] = Array.from({ length: 500 }, (_, index) => ({
  day: '2025-03-14',
  amountMinor: 100 + index,
  purpose: `Posten ${index}`,
}));

async function stagedWorkspace(options: TestWorkspaceOptions = {}) {
  const started = await startWorkspace(options);
  open.push(started);
  const { id: importId } = await started.store.call('imports.create');
  await stageExport(started.store, importId, rows);
  const customer = await createCustomer(started.workspace);
  return { ...started, importId, customer };
}

const transactionsPath = '/users';

/** In the order of the bookings' size. */
async function amountsHeld(client: ServiceClient, userId: string): Promise<unknown[]> {
  const { value } = await client.call('banking.transactions', { path: { 'user-id': userId } });
  return readTransactions(value)
    .map(({ amount }) => Number(amount))
    .sort((a, b) => a - b);
}

describe('an upload whose answers get lost', () => {
  it('when the service stores a batch and answers 504, looks before it sends, and all arrive once (B030)', async () => {
    const { workspace, store, service, client, importId, customer, requests } = await stagedWorkspace();
    const upload = await startUpload(workspace, importId, customer.id);
    await changeSwitches(service, {
      faults: [{ method: 'POST', path: transactionsPath, kind: 'statusAfter', status: 504, times: 2 }],
    });
    const done = await workspace.uploads.settled(upload.id);
    expect(done).toMatchObject({ state: 'done', transactionsDone: 500 });
    const held = await heldIds(client, customer.userId);
    expect(held.length).toBe(500);
    const journal = await store.call('uploads.journal', upload.id);
    expect(journal.some(({ kind, state }) => kind === 'transactions' && state === 'arrived')).toBe(true);
    expect(journal.reduce((sum, line) => sum + line.transactions, 0)).toBe(500);
    // Between the lost answer and the next batch the service was read.
    const isBatch = (request: { method: string; path: string }) =>
      request.method === 'POST' && request.path.endsWith('/transactions');
    const lost = requests.findIndex(isBatch);
    const next = requests.findIndex((request, at) => at > lost && isBatch(request));
    expect(
      requests
        .slice(lost, next)
        .some(({ method, path }) => method === 'GET' && path.endsWith('/transactions')),
    ).toBe(true);
  });

  it('when the connection breaks after a batch was stored, the rows that arrived are not sent again', async () => {
    const { workspace, store, service, client, importId, customer } = await stagedWorkspace();
    const plan = await workspace.uploads.plan(importId, customer.id);
    await changeSwitches(service, {
      faults: [{ method: 'POST', path: transactionsPath, kind: 'dropAfter', times: 3 }],
    });
    const upload = await startUpload(workspace, importId, customer.id);
    const done = await workspace.uploads.settled(upload.id);
    expect(done.state).toBe('done');
    expect((await heldIds(client, customer.userId)).length).toBe(500);
    const journal = await store.call('uploads.journal', upload.id);
    const sent = journal
      .filter(({ kind }) => kind === 'transactions')
      .reduce((sum, line) => sum + line.transactions, 0);
    expect(sent).toBe(plan.transactions);
    // The lost creation of the account was looked up and not repeated: that would have emptied it.
    expect(journal.filter(({ kind }) => kind === 'accounts').length).toBe(1);
  });

  it.each([
    { what: 'a batch', ending: '/transactions', kind: 'transactions', nth: 2 },
    { what: 'new accounts', ending: '/accounts', kind: 'accounts', nth: 1 },
  ])(
    'when the program ends before $what left, the line in the journal does not claim that it arrived',
    async (call) => {
      const { workspace, store, client, importId, customer, hold } = await stagedWorkspace();
      const isCall = ({ method, path }: { method: string; path: string }) =>
        method === 'POST' && path.endsWith(call.ending);
      const held = hold(isCall, call.nth);
      const upload = await startUpload(workspace, importId, customer.id);
      await held.reached;
      await workspace.uploads.stop();
      // Its signal is gone: it does not leave any more.
      held.letGo();
      const statesOf = async () =>
        (await store.call('uploads.journal', upload.id))
          .filter(({ kind }) => kind === call.kind)
          .map(({ state }) => state);
      expect((await statesOf()).at(-1)).toBe('unknown');
      await workspace.uploads.resume(upload.id);
      expect(await workspace.uploads.settled(upload.id)).toMatchObject({
        state: 'done',
        transactionsDone: 500,
      });
      const states = await statesOf();
      expect(states[call.nth - 1]).toBe('failed');
      expect(states.filter((_state, line) => line !== call.nth - 1).every((state) => state === 'done')).toBe(
        true,
      );
      expect(states.length).toBeGreaterThan(call.nth);
      expect((await heldIds(client, customer.userId)).length).toBe(500);
    },
  );

  it('when no answer comes any more, stands as answerUnknown with the reason, and a resume sends only the rest', async () => {
    const { workspace, service, client, importId, customer } = await stagedWorkspace();
    await changeSwitches(service, {
      faults: [
        {
          method: 'POST',
          path: `/users/${customer.userId}/banking/accounts/`,
          kind: 'statusAfter',
          status: 504,
          times: 1,
        },
        {
          method: 'GET',
          path: `/users/${customer.userId}/banking/transactions`,
          kind: 'status',
          status: 403,
          times: 1,
        },
      ],
    });
    const upload = await startUpload(workspace, importId, customer.id);
    const stood = await workspace.uploads.settled(upload.id);
    expect(stood).toMatchObject({ state: 'answerUnknown', transactionsDone: 0 });
    expect(stood.error?.code).toMatch(/^service\./);
    const held = (await heldIds(client, customer.userId)).length;
    expect(held).toBeGreaterThan(0);
    await workspace.uploads.resume(upload.id);
    const done = await workspace.uploads.settled(upload.id);
    expect(done).toMatchObject({ state: 'done', transactionsDone: 500, error: null });
    expect((await heldIds(client, customer.userId)).length).toBe(500);
  });

  it('when the service silently keeps only a part of each batch, the read-back says how many are missing', async () => {
    const { workspace, service, client, importId, customer } = await stagedWorkspace({
      service: { switches: { batchOutcome: 'part' } },
    });
    const upload = await startUpload(workspace, importId, customer.id);
    const end = await workspace.uploads.settled(upload.id);
    expect(end.state).toBe('failed');
    expect(end.error).toMatchObject({ code: 'upload.notAllArrived' });
    expect(end.readBack?.missing).toBeGreaterThan(0);
    expect(end.readBack?.compared).toBe(500);
    expect(end.transactionsDone).toBe(500 - (end.readBack?.missing ?? 0));
    await changeSwitches(service, { batchOutcome: 'all' });
    await workspace.uploads.resume(upload.id);
    const repaired = await workspace.uploads.settled(upload.id);
    expect(repaired).toMatchObject({ state: 'done', error: null, transactionsDone: 500 });
    const held = await heldIds(client, customer.userId);
    expect([held.length, new Set(held).size]).toEqual([500, 500]);
  });

  it('when the service holds a booking with another amount than was sent, the read-back says so, and a resume mends it', async () => {
    const { workspace, service, importId, customer, hold } = await stagedWorkspace();
    const another = clientOf(service);
    const reading = hold(({ method, path }) => method === 'GET' && path.endsWith('/transactions'), 1);
    const upload = await startUpload(workspace, importId, customer.id);
    await reading.reached;
    const [account] = await heldAccounts(another, customer.userId);
    const path = { 'user-id': customer.userId, 'account-id': account?.accountId ?? '' };
    const [first = ''] = await heldIds(another, customer.userId);
    await another.call('upload.patchTransactions', { path, body: [{ transactionId: first, amount: 9_999 }] });
    reading.letGo();
    expect(await workspace.uploads.settled(upload.id)).toMatchObject({
      state: 'failed',
      error: { code: 'upload.notAllArrived' },
      readBack: { compared: 500, missing: 0, different: 1 },
      transactionsDone: 499,
    });
    await workspace.uploads.resume(upload.id);
    expect(await workspace.uploads.settled(upload.id)).toMatchObject({
      state: 'done',
      readBack: { missing: 0, different: 0 },
    });
    expect(await amountsHeld(another, customer.userId)).toEqual(
      rows.map(({ amountMinor }) => amountMinor / 100),
    );
    another.close();
  });

  it('when another program has a booking in the account, it is taken for none of the import and stays', async () => {
    const { workspace, client, importId, customer } = await stagedWorkspace();
    const { accounts } = await workspace.uploads.plan(importId, customer.id);
    const { accountId = '' } = accounts[0] ?? {};
    await client.call('upload.createAccounts', {
      path: { 'user-id': customer.userId },
      body: { accounts: [{ accountId, currency: 'EUR' }] },
    });
    const path = { 'user-id': customer.userId, 'account-id': accountId };
    const theirs = { transactionId: 'theirs', amount: 5, currency: 'EUR', bookingDate: 1_741_608_000 };
    await client.call('upload.addTransactions', { path, body: [theirs] });
    const plan = await workspace.uploads.plan(importId, customer.id);
    expect(plan.accounts).toMatchObject([{ action: 'add', newTransactions: 500, knownTransactions: 0 }]);
    const upload = await workspace.uploads.start(importId, customer.id);
    expect(await workspace.uploads.settled(upload.id)).toMatchObject({
      state: 'done',
      transactionsDone: 500,
    });
    const held = await heldIds(client, customer.userId);
    expect([held.length, held.includes('theirs')]).toEqual([501, true]);
  });

  it('when an upload failed and a row is left out before it is taken up again, that row is not sent', async () => {
    const { workspace, store, service, client, importId, customer } = await stagedWorkspace({
      service: { switches: { batchOutcome: 'part' } },
    });
    const upload = await startUpload(workspace, importId, customer.id);
    expect((await workspace.uploads.settled(upload.id)).state).toBe('failed');
    const held = new Set(await heldIds(client, customer.userId));
    const window = { offset: 0, limit: 500 };
    const { rows: staged } = await store.call('imports.rows', importId, {}, window);
    const missing = staged.find(({ transactionId }) => !held.has(transactionId ?? ''));
    await store.call('imports.chooseRows', importId, {
      rows: [{ rowId: missing?.rowId ?? 0 }],
      choice: 'leaveOut',
    });
    await changeSwitches(service, { batchOutcome: 'all' });
    await workspace.uploads.resume(upload.id);
    const done = await workspace.uploads.settled(upload.id);
    expect(done).toMatchObject({ state: 'done', transactionsTotal: 499, transactionsDone: 499 });
    expect(await heldIds(client, customer.userId)).not.toContain(missing?.transactionId);
    expect((await store.call('imports.get', importId)).state).toBe('uploaded');
    await store.call('imports.chooseRows', importId, {
      rows: [{ rowId: missing?.rowId ?? 0 }],
      choice: 'default',
    });
    expect((await store.call('imports.get', importId)).state).toBe('open');
  });

  it('when an upload failed, it can be cancelled, and a new one takes the place of a failed one', async () => {
    const { workspace, service, importId, customer } = await stagedWorkspace({
      service: { switches: { batchOutcome: 'part' } },
    });
    const first = await startUpload(workspace, importId, customer.id);
    expect((await workspace.uploads.settled(first.id)).state).toBe('failed');
    expect((await workspace.uploads.cancel(first.id)).state).toBe('cancelled');
    const second = await startUpload(workspace, importId, customer.id);
    expect((await workspace.uploads.settled(second.id)).state).toBe('failed');
    await changeSwitches(service, { batchOutcome: 'all' });
    const third = await startUpload(workspace, importId, customer.id);
    expect((await workspace.uploads.settled(third.id)).state).toBe('done');
    const states = new Map((await workspace.uploads.list()).map(({ id, state }) => [id, state]));
    expect(states.get(second.id)).toBe('cancelled');
    expect((await workspace.uploads.resume(second.id)).state).toBe('cancelled');
  });

  it('when the client lacks the scope for uploads, ends at once with that reason and nothing half-sent', async () => {
    const { workspace, client, importId, customer } = await stagedWorkspace({
      service: { switches: { clientScopes: ['banking', 'categorization'] } },
    });
    const upload = await startUpload(workspace, importId, customer.id);
    const end = await workspace.uploads.settled(upload.id);
    expect(end.state).toBe('failed');
    expect(end.error?.code).toBe('service.missingScope');
    expect(await heldIds(client, customer.userId)).toEqual([]);
  });

  it('when the service asks to wait, the page sees waiting, and all arrive', async () => {
    const { workspace, published, service, client, importId, customer } = await stagedWorkspace();
    await workspace.uploads.plan(importId, customer.id);
    await changeSwitches(service, { rateLimit: { requests: 3, windowMs: 1_500 } });
    const upload = await startUpload(workspace, importId, customer.id);
    const seen = new Set<string>();
    const watch = setInterval(() => {
      const uploads = (published.get('uploads.changed') ?? []) as { state: string }[];
      for (const { state } of uploads) seen.add(state);
    }, 50);
    const end = await workspace.uploads.settled(upload.id);
    clearInterval(watch);
    expect(end.state).toBe('done');
    expect(seen).toContain('waiting');
    await changeSwitches(service, { rateLimit: null });
    expect((await heldIds(client, customer.userId)).length).toBe(500);
  });

  it('when the store has no room for the journal, nothing is sent that it does not know of, and a resume goes on', async () => {
    const { workspace, store, client, importId, customer, service } = await stagedWorkspace();
    await workspace.uploads.plan(importId, customer.id);
    await changeSwitches(service, { latencyMs: 30 });
    const upload = await startUpload(workspace, importId, customer.id);
    const call = store.call.bind(store);
    let refused = 0;
    store.call = (name, ...args) => {
      if (name !== 'uploads.advance' && name !== 'uploads.change') return call(name, ...args);
      refused += 1;
      return Promise.reject(new KontorError('store.full'));
    };
    const stood = await workspace.uploads.settled(upload.id);
    expect(refused).toBeGreaterThan(0);
    expect(stood).toMatchObject({ state: 'failed', error: { code: 'store.full' } });
    store.call = call;
    const journal = await store.call('uploads.journal', upload.id);
    const known = journal.reduce((sum, line) => sum + line.transactions, 0);
    expect((await heldIds(client, customer.userId)).length).toBeLessThanOrEqual(known);
    await workspace.uploads.resume(upload.id);
    expect((await workspace.uploads.settled(upload.id)).state).toBe('done');
    expect((await heldIds(client, customer.userId)).length).toBe(500);
  });
});

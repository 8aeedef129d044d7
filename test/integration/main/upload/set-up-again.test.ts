import { afterEach, expect, it } from 'vitest';
import { stageExport } from '../../../unit/main/store/memory-store';
import {
  createCustomer,
  heldIds,
  startUpload,
  startWorkspace,
  type TestWorkspace,
} from './service-workspace';

const open: TestWorkspace[] = [];
afterEach(async () => {
  for (const started of open.splice(0)) await started.close();
});

async function sentAndGone() {
  const started = await startWorkspace();
  open.push(started);
  const { store, workspace, client } = started;
  const imports: string[] = [];
  const customer = await createCustomer(workspace);
  for (const [day, amountMinor] of [
    ['2025-03-14', 100],
    ['2025-04-14', -250],
  ] as const) {
    const { id } = await store.call('imports.create');
    await stageExport(store, id, [{ day, amountMinor }]);
    await workspace.uploads.settled((await startUpload(workspace, id, customer.id)).id);
    imports.push(id);
  }
  expect(await heldIds(client, customer.userId)).toHaveLength(2);
  await client.call('users.delete', { path: { 'user-id': customer.userId } });
  return { ...started, customer, imports };
}

it('when the user of a customer is gone, it is set up again, and its imports are sent to the new user without their files', async () => {
  const { workspace, store, client, customer, imports } = await sentAndGone();
  const before = await heldIdsOf(store);
  const renewed = await workspace.handlers['customers.setUpAgain'](customer.id, 'P1M');
  expect(renewed).toMatchObject({ id: customer.id, name: customer.name, goneAt: null, transactionCount: 0 });
  expect(renewed.userId).not.toBe(customer.userId);
  expect(renewed.expiresAt).not.toBeNull();
  expect((await workspace.handlers['customers.check'](customer.id)).state).toBe('known');
  expect(await heldIds(client, renewed.userId)).toEqual([]);
  for (const id of imports) {
    expect((await store.call('imports.get', id)).state).toBe('open');
    await workspace.uploads.settled((await startUpload(workspace, id, customer.id)).id);
    expect((await store.call('imports.get', id)).state).toBe('uploaded');
  }
  expect(await heldIds(client, renewed.userId)).toHaveLength(2);
  expect(await heldIdsOf(store)).toEqual(before);
  const [listed] = await store.call('customers.list');
  expect(listed).toMatchObject({ transactionCount: 2 });
  const audit = await store.call('audit.file', customer.id);
  expect(audit).toContain('customerSetUpAgain');
});

/** What the store says of each import, without what is of an upload. */
async function heldIdsOf(store: TestWorkspace['store']) {
  const listed = await store.call('imports.list');
  return listed.map(({ id, accounts }) => ({
    id,
    sums: accounts.map(({ totalIn, totalOut }) => [totalIn, totalOut]),
  }));
}

it('says that results are of before, tells no word on categories as told to the new user, and keeps no call that names the earlier one', async () => {
  const { workspace, store, customer } = await sentAndGone();
  const said = { payee: 'Muster', isOut: true, original: 'other', transactionIds: ['a', 'b'] };
  const { correction, revision } = await store.call('corrections.save', customer.id, {
    ...said,
    category: 'taxes.other',
  });
  await store.call('corrections.noteSent', correction.id, revision, { sent: 2, state: 'sent', error: null });
  const request = { key: 'users.get', path: { 'user-id': customer.userId } };
  await store.call('explorer.saveExample', { name: 'Kunde', request: request as never });
  const before = (await store.call('customers.get', customer.id)).lastUploadAt ?? '';
  const renewed = await workspace.handlers['customers.setUpAgain'](customer.id, null);
  expect((renewed.lastUploadAt ?? '') > before).toBe(true);
  expect(await store.call('corrections.list', customer.id)).toMatchObject([{ sent: 0, state: 'open' }]);
  expect(await store.call('explorer.examples')).toEqual([]);
  // Nobody took their bookings back: none is told as taken.
  expect((await workspace.uploads.list()).map(({ readBack }) => readBack)).toEqual([null, null]);
});

it('when the user is there, or nobody can tell, nothing is changed', async () => {
  const started = await startWorkspace();
  open.push(started);
  const customer = await createCustomer(started.workspace);
  const settingUp = started.workspace.handlers['customers.setUpAgain'](customer.id, null);
  await expect(settingUp).rejects.toMatchObject({ code: 'customer.notGone' });
  expect((await started.store.call('customers.list'))[0]).toMatchObject({ userId: customer.userId });
});

it('when the answer to the creation was lost, the user that was made is found by the next try, and no second one is made', async () => {
  const { workspace, store, client, customer } = await sentAndGone();
  await workspace.handlers['customers.check'](customer.id);
  // As a program leaves it that ended behind the call.
  await store.call('customers.beginRenewal', customer.id, 'made-and-not-heard-of');
  const { value } = await client.call('users.create', {
    body: { type: 'company', automaticAnalysis: 'suspended', customUserID: 'made-and-not-heard-of' },
  });
  const renewed = await workspace.handlers['customers.setUpAgain'](customer.id, null);
  expect(renewed.userId).toBe(value.userId);
});

import { afterEach, describe, expect, it } from 'vitest';
import type { Upload } from '../../../../preload/contract';
import { stageExport } from '../../../unit/main/store/memory-store';
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

async function plannedWorkspace(rows = 300) {
  const started = await startWorkspace();
  open.push(started);
  const { id: importId } = await started.store.call('imports.create');
  await stageExport(
    started.store,
    importId,
    Array.from({ length: rows }, (_, index) => ({
      day: '2025-03-14',
      amountMinor: 100 + index,
      purpose: `Posten ${index}`,
    })),
  );
  const customer = await createCustomer(started.workspace);
  await started.workspace.uploads.plan(importId, customer.id);
  return { ...started, importId, customer };
}

function tooMany(retryAfterSeconds: number, times: number) {
  const faults = [{ method: 'POST', path: '/users', kind: 'status', status: 429, times }];
  return { retryAfterSeconds, faults };
}

const shownOf = async ({ workspace }: TestWorkspace): Promise<Upload | undefined> =>
  (await workspace.uploads.list())[0];

describe('an upload that the service asks to wait', () => {
  it('when for an hour, waits and says until when; a pause does not take the hour', async () => {
    const test = await plannedWorkspace();
    await changeSwitches(test.service, tooMany(3_600, 1));
    const upload = await test.workspace.uploads.start(test.importId, test.customer.id);
    await expect
      .poll(async () => (await shownOf(test))?.waitingUntil ?? null, { timeout: 10_000 })
      .not.toBeNull();
    const shown = await shownOf(test);
    expect(shown).toMatchObject({ state: 'waiting', error: null });
    const leftMs = Date.parse(shown?.waitingUntil ?? '') - Date.now();
    expect(leftMs).toBeGreaterThan(3_500_000);
    expect(leftMs).toBeLessThan(3_700_000);
    const paused = await test.workspace.uploads.pause(upload.id);
    expect(paused).toMatchObject({ state: 'interrupted', waitingUntil: null });
    // Nor does the next start take it up by itself: somebody wanted it to stand still.
    expect((await test.store.call('uploads.get', upload.id)).waitingUntil).toBeNull();
    await test.workspace.uploads.takeUpWaiting();
    expect((await shownOf(test))?.state).toBe('interrupted');
  });

  it('when it is a deletion before a correction that it wants later, waits as well', async () => {
    const test = await plannedWorkspace(10);
    const { uploads } = test.workspace;
    const { id } = await uploads.start(test.importId, test.customer.id);
    expect((await uploads.settled(id)).state).toBe('done');
    const { rows } = await test.store.call('imports.rows', test.importId, {}, { offset: 0, limit: 3 });
    await test.store.call('imports.chooseRows', test.importId, { rows, choice: 'leaveOut' });
    await uploads.plan(test.importId, test.customer.id);
    const faults = [{ method: 'DELETE', path: '/users', kind: 'status', status: 429, times: 1 }];
    await changeSwitches(test.service, { retryAfterSeconds: 3_600, faults });
    const correction = await uploads.start(test.importId, test.customer.id);
    await expect.poll(async () => (await shownOf(test))?.state ?? null, { timeout: 10_000 }).toBe('waiting');
    expect(await uploads.pause(correction.id)).toMatchObject({ state: 'interrupted', error: null });
  });

  it('when it is a batch that it wants later, waits as well', async () => {
    const test = await plannedWorkspace();
    const path = `/users/${test.customer.userId}/banking/accounts/`;
    const faults = [{ method: 'POST', path, kind: 'status', status: 429, times: 1 }];
    await changeSwitches(test.service, { retryAfterSeconds: 3_600, faults });
    const upload = await test.workspace.uploads.start(test.importId, test.customer.id);
    await expect
      .poll(async () => (await shownOf(test))?.waitingUntil ?? null, { timeout: 10_000 })
      .not.toBeNull();
    expect(await shownOf(test)).toMatchObject({ state: 'waiting', error: null });
    await test.workspace.uploads.pause(upload.id);
    expect(await test.workspace.uploads.settled(upload.id)).toMatchObject({
      state: 'interrupted',
      error: null,
    });
  });

  it('when the program ends meanwhile, goes on by itself after the next start, when it is time', async () => {
    const test = await plannedWorkspace();
    await changeSwitches(test.service, tooMany(4, 1));
    const upload = await test.workspace.uploads.start(test.importId, test.customer.id);
    await expect
      .poll(async () => (await shownOf(test))?.waitingUntil ?? null, { timeout: 10_000 })
      .not.toBeNull();
    const until = (await shownOf(test))?.waitingUntil;
    await test.workspace.uploads.stop();
    await test.store.call('uploads.markInterrupted');
    await test.workspace.uploads.takeUpWaiting();
    expect(await shownOf(test)).toMatchObject({ state: 'waiting', waitingUntil: until });
    await expect
      .poll(async () => (await test.store.call('uploads.get', upload.id)).state, { timeout: 20_000 })
      .toBe('done');
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(until ?? ''));
    expect((await heldIds(test.client, test.customer.userId)).length).toBe(300);
  });

  it('when the program ends in the very moment in which it is asked, knows how long all the same', async () => {
    const test = await plannedWorkspace();
    await changeSwitches(test.service, tooMany(3_600, 1));
    const { id } = await test.workspace.uploads.start(test.importId, test.customer.id);
    const { client } = test;
    await expect.poll(() => client.state().state, { interval: 1, timeout: 10_000 }).toBe('waiting');
    await test.workspace.uploads.stop();
    const { state, waitingUntil } = await test.store.call('uploads.get', id);
    expect(state).toBe('interrupted');
    expect(Date.parse(waitingUntil ?? '') - Date.now()).toBeGreaterThan(3_500_000);
  });

  it('when the program ends meanwhile in order to go on later, still waits until it is time', async () => {
    const test = await plannedWorkspace();
    await changeSwitches(test.service, tooMany(3_600, 1));
    await test.workspace.uploads.start(test.importId, test.customer.id);
    await expect
      .poll(async () => (await shownOf(test))?.waitingUntil ?? null, { timeout: 10_000 })
      .not.toBeNull();
    await test.workspace.uploads.markToResume();
    await test.workspace.uploads.stop();
    await test.store.call('uploads.markInterrupted');
    const sent = test.requests.length;
    await test.workspace.uploads.takeUpWaiting();
    await test.workspace.uploads.resumeMarked();
    expect((await shownOf(test))?.state).toBe('waiting');
    // By its timer alone: begun again it would ask a service that wants to be left alone.
    expect(test.workspace.uploads.activeIds()).toEqual([]);
    expect(test.requests.length).toBe(sent);
  });

  it('when again and again, goes on all the same, and all arrive once', async () => {
    const test = await plannedWorkspace();
    await changeSwitches(test.service, tooMany(0, 15));
    const upload = await test.workspace.uploads.start(test.importId, test.customer.id);
    const end = await test.workspace.uploads.settled(upload.id);
    expect(end).toMatchObject({ state: 'done', transactionsDone: 300 });
    expect((await heldIds(test.client, test.customer.userId)).length).toBe(300);
  }, 120_000);
});

describe('a log-in that was refused', () => {
  const refused = (times: number) => ({
    faults: [{ method: 'POST', path: '/auth', kind: 'status', status: 401, times }],
  });

  it('when the user tests the connection, is asked again each time', async () => {
    const { client, service, requests } = await plannedWorkspace(1);
    client.dropToken();
    await changeSwitches(service, refused(4));
    const asked = () => requests.filter(({ path }) => path.endsWith('/auth')).length;
    const before = asked();
    await expect(client.test()).rejects.toMatchObject({ code: 'service.unauthorized' });
    await expect(client.call('users.list')).rejects.toMatchObject({ code: 'service.unauthorized' });
    // The call asked nobody: the credentials are the same.
    expect(asked() - before).toBe(2);
    await expect(client.test()).rejects.toMatchObject({ code: 'service.unauthorized' });
    expect(asked() - before).toBe(4);
    expect((await client.test()).isReady).toBe(true);
  });

  it('when an upload stood still for it, a resume asks once more and goes on', async () => {
    const { client, service, workspace, importId, customer } = await plannedWorkspace();
    const upload = await startUpload(workspace, importId, customer.id);
    client.dropToken();
    await changeSwitches(service, refused(2));
    const stood = await workspace.uploads.settled(upload.id);
    expect(stood).toMatchObject({ state: 'failed', error: { code: 'service.unauthorized' } });
    await workspace.uploads.resume(upload.id);
    expect(await workspace.uploads.settled(upload.id)).toMatchObject({
      state: 'done',
      transactionsDone: 300,
    });
  });
});

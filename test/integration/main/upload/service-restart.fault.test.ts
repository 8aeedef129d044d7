import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { stageExport } from '../../../unit/main/store/memory-store';
import type { Booking } from '../../../unit/main/store/staged-export';
import {
  changeSwitches,
  createCustomer,
  heldIds,
  isPoll,
  isResult,
  resultsIn,
  startUpload,
  startWorkspace,
  type TestWorkspace,
} from './service-workspace';

const folders: string[] = [];
const open: TestWorkspace[] = [];

afterEach(async () => {
  for (const started of open.splice(0)) {
    await started.close();
    expect(started.faults).toEqual([]);
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A service with a database that outlives it. */
async function lastingWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-restart-'));
  folders.push(folder);
  const started = await startWorkspace({
    service: { databasePath: join(folder, 'service.db'), databaseKey: 'ab'.repeat(32) },
  });
  open.push(started);
  const { id: importId } = await started.store.call('imports.create');
  const rows: Booking[] = Array.from({ length: 900 }, (_, index) => ({
    day: `2025-0${1 + (index % 9)}-14`,
    amountMinor: index - 450,
    purpose: `Posten ${index}`,
  }));
  await stageExport(started.store, importId, rows);
  return { started, importId, customer: await createCustomer(started.workspace) };
}

describe('a service on this computer that dies and comes back on another port', () => {
  it('in the middle of an upload: that goes on by itself, and the service holds each transaction once', async () => {
    const { started, importId, customer } = await lastingWorkspace();
    const { workspace } = started;
    await changeSwitches(started.service, { batchLimit: 100 });
    const before = started.service.address;
    const third = started.hold(({ method, path }) => method === 'POST' && path.endsWith('/transactions'), 3);
    const upload = await startUpload(workspace, importId, customer.id);
    await third.reached;
    await started.moveService();
    third.letGo();
    expect(started.service.address).not.toBe(before);
    const done = await workspace.uploads.settled(upload.id);
    expect(done).toMatchObject({ state: 'done', transactionsDone: 900, error: null });
    const held = await heldIds(started.client, customer.userId);
    expect([held.length, new Set(held).size]).toEqual([900, 900]);
  });

  it('while a run is polled: that goes on by itself and ends done', async () => {
    const { started, importId, customer } = await lastingWorkspace();
    const { workspace } = started;
    await workspace.uploads.settled((await startUpload(workspace, importId, customer.id)).id);
    await changeSwitches(started.service, { runDurationMs: 1_500 });
    const second = started.hold(isPoll, 2);
    const run = await workspace.runs.start(customer.id);
    await second.reached;
    await started.moveService();
    second.letGo();
    const done = await workspace.runs.settled(run.id);
    expect(done).toMatchObject({ state: 'done', error: null, resultsDone: done.resultsTotal });
    expect(done.correlationId).not.toBeNull();
  });

  it('while results are fetched: none of them becomes a failure of its own', async () => {
    const { started, importId, customer } = await lastingWorkspace();
    const { workspace } = started;
    await workspace.uploads.settled((await startUpload(workspace, importId, customer.id)).id);
    const third = started.hold(isResult, 3);
    const run = await workspace.runs.start(customer.id);
    await third.reached;
    expect((await started.store.call('runs.get', run.id)).state).toBe('fetching');
    await started.moveService();
    third.letGo();
    const done = await workspace.runs.settled(run.id);
    expect(done).toMatchObject({ state: 'done', error: null });
    const states = (await resultsIn(workspace, customer.id)).map(({ state }) => state);
    expect(states).not.toContain('failed');
  });
});

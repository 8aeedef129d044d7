import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../../../main/store/open-store';
import { builtWorker } from '../../../../scripts/built-workers';
import { stageExport, stageRows } from '../../../unit/main/store/memory-store';
import { packed, readingOf, stagedRowsOf } from '../../../unit/main/store/staged-export';
import { createCustomer, heldIds, startWorkspace, type TestWorkspace } from '../upload/service-workspace';
import { SmallDisk, whyNoSmallDisk } from './small-disk';

const key = 'ab'.repeat(32);
const workerFile = builtWorker('store-worker');
const missing = whyNoSmallDisk();
if (missing !== null) console.log(`full disk: left out, ${missing}`);

const bookings = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: `2025-0${1 + (index % 9)}-1${index % 10}`,
    amountMinor: -1 - index,
    purpose: `${name} ${index} ${(index * 48_271) % 99_991}`,
  }));
const rows = stagedRowsOf(bookings('gelesen', 20_000));
const chunkOf = (chunk: number) => packed(rows.slice(chunk * 2_000, chunk * 2_000 + 2_000));

describe.skipIf(missing !== null)('a disk that is full', () => {
  let disk: SmallDisk;
  let store: Store;
  let importId: string;
  beforeEach(async () => {
    disk = new SmallDisk(24);
    store = await openStore({ workerFile, path: join(disk.folder, 'store.db'), key });
    importId = (await store.call('imports.create')).id;
    await stageExport(store, importId, bookings('da', 300));
  });
  afterEach(async () => {
    await store.close();
    disk.remove();
  });

  /** Stages until the store refuses, and answers what it said. */
  async function stagedUntilFull(fileId: string): Promise<unknown> {
    for (let chunk = 0; chunk < 10; chunk += 1) {
      if (chunk === 3) disk.fill();
      const refused = await store.call('imports.stageRows', fileId, chunk, chunkOf(chunk)).catch((e) => e);
      if (refused) return refused;
    }
    return null;
  }
  const statesOf = async () =>
    (await store.call('imports.get', importId)).files.map(({ state, error }) => [state, error?.code]);

  it('while a file is read: the import is as it was, the file has failed for that reason, and is read again later', async () => {
    const { fileId } = await store.call('imports.addFile', importId, { name: 'b.csv', sizeBytes: 1 });
    expect(await stagedUntilFull(fileId)).toMatchObject({ code: 'store.full' });
    await store.call('imports.failFile', fileId, { code: 'store.full' });
    const failed = await store.call('imports.get', importId);
    const expected = [
      ['staged', undefined],
      ['failed', 'store.full'],
    ];
    expect(failed.files.map(({ state, error }) => [state, error?.code])).toEqual(expected);
    expect(await statesOf()).toEqual(expected);
    expect(failed.accounts[0]?.bookings).toBe(300);
    disk.free();
    await store.call('imports.removeFile', fileId);
    const again = await stageRows(store, importId, rows);
    await store.call('imports.finishFile', again, readingOf(rows));
    const summary = await store.call('imports.get', importId);
    expect(summary.files.map(({ state }) => state)).toEqual(['staged', 'staged']);
    expect(summary.accounts[0]?.bookings).toBe(20_300);
  });

  it('lets go of a file that is cancelled, and a later start finds neither it nor its rows', async () => {
    const { fileId } = await store.call('imports.addFile', importId, { name: 'b.csv', sizeBytes: 1 });
    await stagedUntilFull(fileId);
    await store.call('imports.removeFile', fileId);
    expect((await store.call('imports.get', importId)).files).toHaveLength(1);
    expect(await statesOf()).toEqual([['staged', undefined]]);
    disk.free();
    // The next file is where it is written down.
    await stageRows(store, importId, rows.slice(0, 10));
    await store.close();
    store = await openStore({ workerFile, path: join(disk.folder, 'store.db'), key });
    expect(await statesOf()).toEqual([
      ['staged', undefined],
      ['failed', 'import.incomplete'],
    ]);
  });

  it('takes no half correction: the cell is as before, and the same edit goes through later', async () => {
    const first = async () =>
      (await store.call('imports.rows', importId, {}, { offset: 0, limit: 1 })).rows[0];
    const rowId = (await first())?.rowId ?? 0;
    const edit = (round: number) =>
      store.call('imports.editCells', importId, {
        kind: 'edit',
        cells: [{ at: { rowId }, field: 'purpose', value: `${round} ${randomBytes(9_000).toString('hex')}` }],
      });
    disk.fill();
    let round = 0;
    let refused: unknown = null;
    for (; refused === null && round < 2_000; round += 1) {
      refused = await edit(round).then(
        () => null,
        (error: unknown) => error,
      );
    }
    expect(refused).toMatchObject({ code: 'store.full' });
    const kept = await first();
    const steps = await store.call('imports.changes', importId);
    if (round > 1) expect(kept?.purpose).toMatch(new RegExp(`^${round - 2} `));
    expect(steps.filter(({ isUndone }) => !isUndone)).toHaveLength(Math.min(round - 1, steps.length));
    disk.free();
    await edit(round);
    expect((await first())?.purpose).toMatch(new RegExp(`^${round} `));
    await store.close();
    store = await openStore({ workerFile, path: join(disk.folder, 'store.db'), key });
    expect((await first())?.purpose).toMatch(new RegExp(`^${round} `));
  });
});

describe.skipIf(missing !== null)('a disk that is full while an import is planned and sent', () => {
  let disk: SmallDisk;
  let test: TestWorkspace;
  beforeEach(async () => {
    disk = new SmallDisk(24);
    test = await startWorkspace({ store: { path: join(disk.folder, 'store.db'), key } });
  });
  afterEach(async () => {
    await test.close();
    disk.remove();
  });

  it('says so, has sent nothing that the journal does not know, and goes on when there is room', async () => {
    const { store, workspace } = test;
    const { id: importId } = await store.call('imports.create');
    await stageExport(store, importId, bookings('gesendet', 3_000));
    const { fileId } = await store.call('imports.addFile', importId, { name: 'b.csv', sizeBytes: 1 });
    disk.fill();
    let staged: unknown = null;
    for (let chunk = 0; staged === null && chunk < 10; chunk += 1) {
      staged = await store.call('imports.stageRows', fileId, chunk, chunkOf(chunk)).catch((error) => error);
    }
    expect(staged).toMatchObject({ code: 'store.full' });
    disk.free();
    const customer = await createCustomer(workspace);
    disk.fill();
    await store.call('imports.failFile', fileId, { code: 'store.full' });

    // Each step is tried on the full disk until it gets through; what is refused is refused for that reason alone.
    const refusals: unknown[] = [];
    const insisted = async <T>(step: () => Promise<T>): Promise<T> => {
      const refused = await step().catch((error: { code?: string }) => {
        refusals.push(error.code);
        return null;
      });
      if (refused !== null) return refused;
      disk.free();
      const done = await step();
      disk.fill();
      return done;
    };
    await insisted(() => workspace.uploads.plan(importId, customer.id));
    const upload = await insisted(() => workspace.uploads.start(importId, customer.id));
    let end = await workspace.uploads.settled(upload.id);
    for (let rounds = 0; end.state !== 'done' && rounds < 20; rounds += 1) {
      expect(end).toMatchObject({ state: 'failed', error: { code: 'store.full' } });
      refusals.push(end.error?.code);
      const sent = (await store.call('uploads.journal', upload.id)).reduce(
        (sum, { transactions }) => sum + transactions,
        0,
      );
      expect((await heldIds(test.client, customer.userId)).length).toBeLessThanOrEqual(sent);
      disk.free();
      await workspace.uploads.resume(upload.id);
      if (rounds === 0) disk.fill();
      end = await workspace.uploads.settled(upload.id);
    }
    expect(end).toMatchObject({ state: 'done', readBack: { missing: 0, different: 0 } });
    expect(new Set(refusals)).toEqual(new Set(['store.full']));
    const held = await heldIds(test.client, customer.userId);
    expect([held.length, new Set(held).size]).toEqual([3_000, 3_000]);
  });
});

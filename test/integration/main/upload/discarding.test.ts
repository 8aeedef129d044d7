import { afterEach, describe, expect, it } from 'vitest';
import { type AtService, atService } from '../../../../preload/contract';
import { stageExport } from '../../../unit/main/store/memory-store';
import type { Booking } from '../../../unit/main/store/staged-export';
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
  for (const started of open.splice(0)) await started.close();
});

function rowsOf(count: number, name: string): Booking[] {
  return Array.from({ length: count }, (_, index) => ({
    day: `2025-03-${String(1 + (index % 28)).padStart(2, '0')}`,
    amountMinor: 100 + index,
    purpose: `${name} ${index}`,
  }));
}

/** An import of two files, 30 and 12 rows, sent. */
async function sentImport() {
  const test = await startWorkspace();
  open.push(test);
  const customer = await createCustomer(test.workspace);
  const { id: importId } = await test.store.call('imports.create');
  await stageExport(test.store, importId, rowsOf(30, 'Eins'), { sha256: 'a1' }, { name: 'eins.csv' });
  await stageExport(test.store, importId, rowsOf(12, 'Zwei'), { sha256: 'b2' }, { name: 'zwei.csv' });
  const { id: uploadId } = await startUpload(test.workspace, importId, customer.id);
  await test.workspace.uploads.settled(uploadId);
  const { files } = await test.store.call('imports.get', importId);
  const fileId = files.find(({ name }) => name === 'zwei.csv')?.id ?? '';
  const handlers = test.workspace.handlers;
  return {
    ...test,
    importId,
    uploadId,
    fileId,
    customer,
    ask: async (file: string | null): Promise<AtService> => handlers['imports.atService'](importId, file),
    discard: (file: string | null, how: 'keep' | 'rollBack' | 'forget') =>
      handlers['imports.discard'](importId, file, how),
    held: async () => (await heldIds(test.client, customer.userId)).length,
    service: test.service,
  };
}

describe('an import of which something is at the service', () => {
  it('says how many are there, of all of it or of one file, and for whom', async () => {
    const { ask, fileId, uploadId } = await sentImport();
    const all = await ask(null);
    expect(atService.parse(all)).toEqual(all);
    expect(all).toEqual({ transactions: 42, others: 0, customers: ['Muster GmbH'], uploadIds: [uploadId] });
    expect(await ask(fileId)).toMatchObject({ transactions: 12, others: 30 });
  });

  it('says it of rows as well that were corrected since, or read in another way', async () => {
    const { ask, fileId, store, importId, uploadId } = await sentImport();
    const { rows } = await store.call('imports.rows', importId, {}, { offset: 0, limit: 42 });
    const cells = rows.map(({ rowId }) => ({ at: { rowId }, field: 'amount', value: '9.99' }) as const);
    await store.call('imports.editCells', importId, { kind: 'paste', cells: cells.slice(0, 35) });
    expect(await ask(null)).toMatchObject({ transactions: 42, uploadIds: [uploadId] });
    expect(await ask(fileId)).toMatchObject({ transactions: 12, others: 30 });
    await store.call('imports.removeFile', fileId);
    await stageExport(store, importId, rowsOf(12, 'Anders'), { sha256: 'b2' }, { name: 'zwei.csv' });
    const { files } = await store.call('imports.get', importId);
    const again = files.find(({ name }) => name === 'zwei.csv')?.id ?? '';
    expect(await ask(again)).toMatchObject({ transactions: 12, others: 30 });
    expect((await ask(null)).transactions).toBe(42);
  });

  it('when they are kept, is put away and can be taken back later', async () => {
    const { discard, held, store, importId, uploadId, workspace } = await sentImport();
    await discard(null, 'keep');
    expect(await held()).toBe(42);
    expect((await store.call('imports.get', importId)).state).toBe('uploaded');
    await workspace.uploads.rollBack(uploadId);
    expect((await workspace.uploads.settled(uploadId)).state).toBe('rolledBack');
    expect(await held()).toBe(0);
  });

  it('when they are taken back, is gone here and there', async () => {
    const { discard, held, store, importId } = await sentImport();
    await discard(null, 'rollBack');
    expect(await held()).toBe(0);
    await expect(store.call('imports.get', importId)).rejects.toMatchObject({ code: 'import.unknown' });
  });

  it('when they cannot be taken back, stays as it is', async () => {
    const { discard, held, store, importId, service } = await sentImport();
    await changeSwitches(service, { faults: [{ method: 'DELETE', kind: 'status', status: 403, times: 9 }] });
    await expect(discard(null, 'rollBack')).rejects.toMatchObject({ code: 'upload.notAllRemoved' });
    expect(await held()).toBe(42);
    expect((await store.call('imports.get', importId)).files).toHaveLength(2);
  });

  it('when they are forgotten, stays there and is known to nobody here', async () => {
    const { discard, held, store, importId } = await sentImport();
    await discard(null, 'forget');
    expect(await held()).toBe(42);
    expect(await store.call('uploads.list')).toEqual([]);
    await expect(store.call('imports.get', importId)).rejects.toMatchObject({ code: 'import.unknown' });
  });
});

describe('a file of which something is at the service', () => {
  it('when it is kept, is taken back with its upload all the same', async () => {
    const { discard, fileId, held, uploadId, workspace, ask } = await sentImport();
    await discard(fileId, 'keep');
    expect(await held()).toBe(42);
    // The upload would take them back: whoever removes the import has to know of them.
    expect((await ask(null)).transactions).toBe(42);
    await workspace.uploads.rollBack(uploadId);
    await workspace.uploads.settled(uploadId);
    expect(await held()).toBe(0);
  });

  it('when it is taken back, its upload goes, and the other file can be sent again', async () => {
    const { discard, fileId, held, workspace, importId, customer, store } = await sentImport();
    await discard(fileId, 'rollBack');
    expect(await held()).toBe(0);
    expect((await store.call('imports.get', importId)).files.map(({ name }) => name)).toEqual(['eins.csv']);
    const { id } = await startUpload(workspace, importId, customer.id);
    await workspace.uploads.settled(id);
    expect(await held()).toBe(30);
  });

  it('when it is forgotten, is no file that was sent before, and no roll back reaches it', async () => {
    const { discard, fileId, held, uploadId, workspace, store, importId } = await sentImport();
    await discard(fileId, 'forget');
    await workspace.uploads.rollBack(uploadId);
    await workspace.uploads.settled(uploadId);
    expect(await held()).toBe(12);
    const { id: next } = await store.call('imports.create');
    await stageExport(store, next, rowsOf(12, 'Zwei'), { sha256: 'b2' }, { name: 'zwei.csv' });
    expect((await store.call('imports.get', next)).files[0]?.sameBytes ?? []).toEqual([]);
    expect(importId).not.toBe(next);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../unit/main/store/memory-store';
import { ibanB } from '../../../unit/main/store/staged-export';
import {
  begin,
  choose,
  closeAll,
  figuresAreOfTheService,
  month,
  newImport,
  send,
  setCell,
  stage,
} from './figures-of-service';
import { startUpload, type TestWorkspace } from './service-workspace';

afterEach(closeAll);

async function rollBack({ workspace }: TestWorkspace, uploadId: string): Promise<void> {
  await workspace.uploads.rollBack(uploadId);
  expect((await workspace.uploads.settled(uploadId)).state).toBe('rolledBack');
}

async function removeFile({ store }: TestWorkspace, importId: string, at: number): Promise<void> {
  const { files } = await store.call('imports.get', importId);
  await store.call('imports.removeFile', files[at]?.id ?? '');
}

describe('what was sent and stands in no row any more', () => {
  it('counts no longer once the upload that had brought it is taken back, whoever else had found it', async () => {
    const { test, customer } = await begin();
    const { id: first } = await send(test, await newImport(test, month(3, 10)), customer);
    const second = await newImport(test, month(4, 10));
    await stage(test, second, month(3, 10));
    await send(test, second, customer);
    await removeFile(test, second, 1);
    expect((await figuresAreOfTheService(test, customer)).figures.transactions).toBe(20);
    await rollBack(test, first);
    const { figures, differs } = await figuresAreOfTheService(test, customer);
    expect([figures.transactions, differs]).toEqual([10, []]);
  });

  it('counts no longer where it was taken away after an upload had found it, and the one that had brought it is taken back', async () => {
    const { test, customer } = await begin();
    const importId = await newImport(test, month(3, 9));
    const { id: first } = await send(test, importId, customer);
    await setCell(test, importId, 0, 'amount', '-0.50');
    const { id: second } = await send(test, importId, customer);
    await choose(test, importId, [0, 1], 'leaveOut');
    await send(test, importId, customer);
    for (const id of [first, second]) {
      await rollBack(test, id);
      const { figures, differs } = await figuresAreOfTheService(test, customer);
      expect([figures.transactions, differs]).toEqual([7, []]);
    }
  });

  it('counts still when an upload is taken back that had only found it', async () => {
    const { test, customer } = await begin();
    const importId = await newImport(test, month(3, 10));
    await send(test, importId, customer);
    await stage(test, importId, month(4, 10));
    const { id: second } = await send(test, importId, customer);
    await setCell(test, importId, 4, 'amount', '77.70');
    await rollBack(test, second);
    const { figures, differs } = await figuresAreOfTheService(test, customer);
    expect(figures.transactions).toBe(10);
    expect(differs).toEqual([{ unsent: 1, unknown: 0, leftOut: 0, asSent: 1 }]);
  });

  it('counts no longer where the upload that replaces it stopped behind the call that removed it', async () => {
    const { test, customer } = await begin();
    const importId = await newImport(test, month(3, 20));
    await stage(test, importId, month(3, 12), { iban: ibanB });
    await send(test, importId, customer);
    const { accounts } = await test.store.call('imports.get', importId);
    await test.store.call('imports.leaveOutAccounts', importId, [accounts[1]?.id ?? ''], true);
    await setCell(test, importId, 4, 'amount', '77.70');
    const gate = test.hold(({ method, path }) => method === 'DELETE' && path.endsWith('/transactions'), 1);
    const { id } = await startUpload(test.workspace, importId, customer.id);
    await gate.reached;
    const paused = test.workspace.uploads.pause(id);
    gate.letGo();
    await paused;
    await test.workspace.uploads.settled(id);
    await figuresAreOfTheService(test, customer);
    await test.workspace.uploads.cancel(id);
    await test.workspace.uploads.settled(id);
    await figuresAreOfTheService(test, customer);
    await send(test, importId, customer);
    expect((await figuresAreOfTheService(test, customer)).differs).toEqual([]);
  });

  it('counts no longer where the upload that removed it stopped and is taken back itself', async () => {
    const { test, customer } = await begin();
    const importId = await newImport(test, month(3, 20));
    await send(test, importId, customer);
    await choose(test, importId, [7, 8], 'leaveOut');
    await setCell(test, importId, 4, 'amount', '77.70');
    const gate = test.hold(({ method, path }) => method === 'DELETE' && path.endsWith('/transactions'), 1);
    const { id } = await startUpload(test.workspace, importId, customer.id);
    await gate.reached;
    const paused = test.workspace.uploads.pause(id);
    gate.letGo();
    await paused;
    await test.workspace.uploads.settled(id);
    await test.workspace.uploads.cancel(id);
    await test.workspace.uploads.settled(id);
    expect((await figuresAreOfTheService(test, customer)).figures.beyond).toBeUndefined();
    await rollBack(test, id);
    expect((await figuresAreOfTheService(test, customer)).figures.beyond).toBeUndefined();
  });

  it('that a later upload had found counts no longer while, and once, what is excluded is taken away', async () => {
    const { test, customer } = await begin();
    const importId = await newImport(test, month(3, 20));
    await stage(test, importId, month(3, 12), { iban: ibanB });
    await send(test, importId, customer);
    await stage(test, importId, month(4, 20));
    await send(test, importId, customer);
    const { accounts } = await test.store.call('imports.get', importId);
    await test.store.call('imports.leaveOutAccounts', importId, [accounts[1]?.id ?? ''], true);
    await setCell(test, importId, 4, 'amount', '77.70');
    const gate = test.hold(({ method, path }) => method === 'DELETE' && path.endsWith('/transactions'), 1);
    const { id } = await startUpload(test.workspace, importId, customer.id);
    await gate.reached;
    const paused = test.workspace.uploads.pause(id);
    gate.letGo();
    await paused;
    await test.workspace.uploads.settled(id);
    await figuresAreOfTheService(test, customer);
    await test.workspace.uploads.resume(id);
    await test.workspace.uploads.settled(id);
    expect((await figuresAreOfTheService(test, customer)).differs).toEqual([]);
  });

  it('is not told as more than arrived of an upload that was cancelled', async () => {
    const { test, customer } = await begin({ batchLimit: 5 });
    const importId = await newImport(test, month(3, 20));
    await stage(test, importId, month(4, 1));
    const gate = test.hold(({ method, path }) => method === 'POST' && path.endsWith('/transactions'), 4);
    const { id } = await startUpload(test.workspace, importId, customer.id);
    await gate.reached;
    const paused = test.workspace.uploads.pause(id);
    gate.letGo();
    await paused;
    await test.workspace.uploads.settled(id);
    await test.workspace.uploads.cancel(id);
    await test.workspace.uploads.settled(id);
    if (!(test.store instanceof MemoryStore)) throw new Error('no memory store');
    test.store.session.context.db.run('update uploads set keeps_receipts = 0');
    await removeFile(test, importId, 0);
    expect((await figuresAreOfTheService(test, customer)).figures.beyond).toBeUndefined();
  });

  it('is told as not counted where it was corrected or removed before any of it was kept', async () => {
    const { test, customer } = await begin();
    const importId = await newImport(test, month(3, 10));
    await stage(test, importId, month(4, 10));
    await send(test, importId, customer);
    await setCell(test, importId, 4, 'amount', '77.70');
    await removeFile(test, importId, 1);
    if (!(test.store instanceof MemoryStore)) throw new Error('no memory store');
    const beyond = async () => (await test.store.call('results.localFigures', customer.id)).beyond;
    expect(await beyond()).toBeUndefined();
    const { db } = test.store.session.context;
    db.run('delete from kept_receipts');
    db.run('update uploads set keeps_receipts = 0');
    expect(await beyond()).toBe(11);
    await send(test, importId, customer);
    // Those of the removed file stay at the service.
    expect(await beyond()).toBe(10);
  });
});

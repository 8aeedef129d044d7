import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../../../main/store/open-store';
import { StoreSession } from '../../../../main/store/store-session';
import { builtWorker } from '../../../../scripts/built-workers';
import { stageExport } from '../../../unit/main/store/memory-store';
import { ibanA } from '../../../unit/main/store/staged-export';

const key = 'ab'.repeat(32);
const workerFile = builtWorker('store-worker');
let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-store-'));
  path = join(folder, 'store.db');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const canary = 'Kanarienvogel Zweck 4711';
const rows = Array.from({ length: 50 }, (_, index) => ({
  day: '2025-03-01',
  amountMinor: index,
  purpose: `${canary} ${index}`,
}));

async function bytesOfFolder(): Promise<Buffer> {
  const names = await readdir(folder);
  return Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder, name)))));
}

describe('the store on disk', () => {
  it('when data is staged, no file of the store shows it, and each is readable by its owner alone (SEC-23, SEC-24)', async () => {
    const store = await openStore({ workerFile, path, key });
    const { id } = await store.call('imports.create');
    await stageExport(store, id, rows);
    // The copy is made in the background; its first name goes when it is whole.
    await expect
      .poll(async () => (await readdir(folder)).sort())
      .toEqual(
        ['', '-copy', '-copy-sums', '-open', '-shm', '-sums', '-wal'].map((ending) => `store.db${ending}`),
      );
    for (const name of await readdir(folder)) {
      // The sums are renewed in the background by a file that takes the name of the one before.
      const file = await stat(join(folder, name)).catch(() => null);
      if (file || !name.endsWith('.new')) expect((file?.mode ?? 0) & 0o777, name).toBe(0o600);
    }
    const bytes = await bytesOfFolder();
    for (const text of [canary, ibanA, 'Musterbank', 'SQLite format 3'])
      expect(bytes.includes(text)).toBe(false);
    await store.close();
    expect((await bytesOfFolder()).includes(canary)).toBe(false);
  });

  it('when opened again with its key, everything is there', async () => {
    const store = await openStore({ workerFile, path, key });
    const { id } = await store.call('imports.create');
    await stageExport(store, id, rows);
    await store.close();
    const again = await openStore({ workerFile, path, key: Buffer.from(key, 'hex') });
    const window = await again.call('imports.rows', id, { search: `${canary} 49` }, { offset: 0, limit: 5 });
    expect(window.rows.map(({ purpose }) => purpose)).toEqual([`${canary} 49`]);
    await again.close();
  });

  it('when opened with another key, says so and changes nothing', async () => {
    const store = await openStore({ workerFile, path, key });
    await store.call('imports.create');
    await store.close();
    const before = await readFile(path);
    await expect(openStore({ workerFile, path, key: 'cd'.repeat(32) })).rejects.toMatchObject({
      code: 'store.wrongKey',
    });
    expect(await readFile(path)).toEqual(before);
  });

  it('when asked for a file without a key, refuses', async () => {
    await expect(openStore({ workerFile, path, key: null })).rejects.toMatchObject({
      code: 'store.unavailable',
    });
  });

  it('when the store is in memory only, nothing is written', async () => {
    const store = await openStore({ workerFile, path: ':memory:', key: null });
    const { id } = await store.call('imports.create');
    await stageExport(store, id, rows);
    await store.close();
    expect(await readdir(folder)).toEqual([]);
  });

  it('when a customer is purged, its rows and their pages are gone (SEC-23)', () => {
    const session = new StoreSession({ path, keyHex: key }, () => undefined);
    const { db } = session.context;
    const call = (name: string, ...args: unknown[]) => session.run(name, args) as never;
    const pagesOf = (name: string) =>
      Object.values(db.get<Record<string, number>>(`pragma ${name}`) ?? {})[0];
    const emptyPages = pagesOf('page_count') ?? 0;
    const customerId: string = call('customers.begin', {
      connectionId: 'x',
      connectionName: 'X',
      environment: 'local',
      name: 'Muster',
      type: 'company',
      expiresIn: null,
      customUserId: 'u',
    });
    call('customers.finish', customerId, { userId: 'user', expiresAt: null });
    const { id: importId } = call('imports.create') as { id: string };
    call('imports.setCustomer', importId, customerId);
    const { id: runId } = call('runs.create', customerId) as { id: string };
    call('results.save', runId, {
      endpoint: 'company.credits',
      state: 'received',
      payload: { text: canary.repeat(10_000) },
      error: null,
    });
    expect(pagesOf('page_count')).toBeGreaterThan(emptyPages + 5);
    call('customers.purge', customerId);
    for (const { name } of db.all<{ name: string }>("select name from sqlite_master where type = 'table'")) {
      if (!name.startsWith('sqlite_')) expect([name, db.all(`select * from ${name}`)]).toEqual([name, []]);
    }
    expect(pagesOf('freelist_count')).toBe(0);
    expect(pagesOf('page_count')).toBeLessThanOrEqual(emptyPages + 1);
    expect(pagesOf('secure_delete')).toBe(1);
    session.close();
  });

  it('when a statement is slow, tells which one and never with what', async () => {
    const slow: unknown[] = [];
    const session = new StoreSession({ path, keyHex: key }, (statement) => slow.push(statement));
    session.context.db.all(
      'with recursive n (i) as (select 1 union all select i + 1 from n where i < 400000) select count(i) from n where ? <> i',
      canary,
    );
    expect(JSON.stringify(slow)).toContain('with recursive');
    expect(JSON.stringify(slow)).not.toContain(canary);
    session.close();
  });

  it('when the file is no store, says that the key does not fit', async () => {
    await writeFile(path, 'Buchungstag;Betrag\n'.repeat(2_000));
    await expect(openStore({ workerFile, path, key })).rejects.toMatchObject({ code: 'store.wrongKey' });
  });
});

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../../../main/store/open-store';
import { builtWorker } from '../../../../scripts/built-workers';
import { stageExport, stageRows } from '../../../unit/main/store/memory-store';
import { packed, readingOf, stagedRowsOf } from '../../../unit/main/store/staged-export';

const key = 'ab'.repeat(32);
const workerFile = builtWorker('store-worker');
let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-store-'));
  path = join(folder, 'store.db');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const rowsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: '2025-03-01',
    amountMinor: index,
    purpose: `${name} ${index}`,
  }));

describe('a store that is interrupted', () => {
  it('when the program is killed while a file is staged, finished files are whole and the unfinished one says so', async () => {
    for (const chunksBeforeKill of [0, 3, 9]) {
      const child = spawn(process.execPath, [builtWorker('killed-staging'), path, key, workerFile], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let text = '';
      await new Promise<void>((resolve) => {
        child.stdout.on('data', (bytes) => {
          text += String(bytes);
          if (text.split('chunk').length - 1 > chunksBeforeKill) child.kill('SIGKILL');
        });
        child.on('exit', () => resolve());
      });
      const importId = /import (\S+)/.exec(text)?.[1] ?? '';
      const store = await openStore({ workerFile, path, key });
      const { files } = await store.call('imports.get', importId);
      expect(files.map(({ state, error }) => [state, error?.code])).toEqual([
        ['staged', undefined],
        ['failed', 'import.incomplete'],
      ]);
      expect((await store.call('imports.rows', importId, {}, { offset: 0, limit: 1 })).total).toBe(2_500);
      await store.close();
    }
  }, 60_000);

  it('when the disk is full, says so, keeps every file staged before, and goes on when there is room again', async () => {
    const made = await openStore({ workerFile, path, key });
    const { id } = await made.call('imports.create');
    await stageExport(made, id, rowsOf('kept', 300));
    await made.close();
    const full = await openStore({ workerFile, path, key, maxPages: 60 });
    const { fileId } = await full.call('imports.addFile', id, { name: 'b.csv', sizeBytes: 1 });
    const rows = stagedRowsOf(rowsOf('lost', 20_000));
    const refused = (async () => {
      for (let chunk = 0; chunk < 10; chunk += 1) {
        await full.call(
          'imports.stageRows',
          fileId,
          chunk,
          packed(rows.slice(chunk * 2_000, chunk * 2_000 + 2_000)),
        );
      }
    })();
    await expect(refused).rejects.toMatchObject({ code: 'store.full' });
    expect((await full.call('imports.rows', id, {}, { offset: 0, limit: 1 })).total).toBe(300);
    await full.call('imports.failFile', fileId, { code: 'store.full' });
    const failed = await full.call('imports.get', id);
    expect(failed.files.map(({ state }) => state)).toEqual(['staged', 'failed']);
    await full.close();
    const roomy = await openStore({ workerFile, path, key });
    const again = await stageRows(roomy, id, rows);
    await roomy.call('imports.finishFile', again, readingOf(rows));
    const summary = await roomy.call('imports.get', id);
    expect(summary.accounts[0]?.bookings).toBe(20_300);
    await roomy.close();
  });

  it('when closed while a call is under way, lets it end first, and refuses later ones', async () => {
    const store = await openStore({ workerFile, path, key });
    const { id } = await store.call('imports.create');
    const staged = expect(stageRows(store, id, stagedRowsOf(rowsOf('a', 10)))).rejects.toMatchObject({
      code: 'store.unavailable',
    });
    const listed = store.call('imports.list');
    await store.close();
    expect((await listed).map((summary) => summary.id)).toEqual([id]);
    await staged;
    await expect(store.call('imports.list')).rejects.toMatchObject({ code: 'store.unavailable' });
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importSummary, rowWindow } from '../../../../preload/contract';
import { ReadFailure } from '../../../../renderer/import/engine/bytes/source';
import { readExport } from '../../../../renderer/import/engine/read-export';
import { filesIn } from '../../../check/fixture-files';
import { MemoryStore } from '../../../unit/main/store/memory-store';

const fixtures = join(import.meta.dirname, '../../../fixtures');
const files = ['formats', 'cases'].flatMap((folder) =>
  filesIn(join(fixtures, folder), /\.csv$/).map((name) => join(folder, name)),
);

/** Reads a fixture with the engine and stages it as the page would. Null for a file that the engine refuses. */
async function readAndStage(store: MemoryStore, path: string) {
  const bytes = readFileSync(join(fixtures, path));
  const { id } = await store.call('imports.create');
  let { fileId } = await store.call('imports.addFile', id, { name: path, sizeBytes: bytes.length });
  let chunk = 0;
  const source = {
    name: path.split('/').pop() ?? path,
    sizeBytes: bytes.length,
    slice: async (start: number, end: number) => new Uint8Array(bytes.subarray(start, end)),
  };
  try {
    const reading = await readExport(
      source,
      {},
      {
        chunk: async (packed) => {
          await store.call('imports.stageRows', fileId, chunk, packed);
          chunk += 1;
        },
        restart: async () => {
          await store.call('imports.removeFile', fileId);
          ({ fileId } = await store.call('imports.addFile', id, { name: path, sizeBytes: bytes.length }));
          chunk = 0;
        },
      },
    );
    await store.call('imports.finishFile', fileId, reading);
    return { reading, summary: await store.call('imports.get', id), id };
  } catch (error) {
    if (error instanceof ReadFailure) return null;
    throw error;
  }
}

describe('every sample export, read by the engine and staged', () => {
  it.each(files)(
    'when %s is staged, every line is accounted for and every row is as the contract says',
    async (path) => {
      const store = new MemoryStore();
      const staged = await readAndStage(store, path);
      if (staged) {
        const { reading, summary, id } = staged;
        expect(importSummary.parse(summary)).toEqual(summary);
        const { lines = -1, ...parts } = summary.files[0]?.lineCounts ?? {};
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(lines);
        expect(lines).toBe(reading.counts.lines);
        const counted = await Promise.all(
          (['booking', 'pending', 'blocked'] as const).map(async (state) => {
            const window = await store.call(
              'imports.rows',
              id,
              { states: [state] },
              { offset: 0, limit: 500 },
            );
            expect(rowWindow.parse(window)).toEqual(window);
            return window.total;
          }),
        );
        expect(counted).toEqual([reading.counts.bookings, reading.counts.pending, reading.counts.blocked]);
      }
      await store.close();
    },
  );

  it('when a bank account is known by its number, the same file staged twice gives nothing new', async () => {
    const store = new MemoryStore();
    const staged = await readAndStage(store, 'formats/de/de-sparkasse-camt-v2.csv');
    const again = await readAndStage(store, 'formats/de/de-sparkasse-camt-v2.csv');
    const idsOf = async (id: string) =>
      (await store.call('imports.rows', id, { states: ['booking'] }, { offset: 0, limit: 500 })).rows.map(
        ({ transactionId }) => transactionId,
      );
    const ids = await idsOf(staged?.id ?? '');
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await idsOf(again?.id ?? '')).toEqual(ids);
    await store.close();
  });
});

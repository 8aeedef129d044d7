import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../../../main/store/open-store';
import { resultsOfBytes } from '../../../../preload/contract';
import { builtWorker } from '../../../../scripts/built-workers';
import { threadMs } from '../../../processor-time';

/** As long as a result for the window may be, and of the shape that takes longest to take apart. */
const objects = 15_900_000 / 8;
const payloadText = `[${'{"a":1},'.repeat(objects - 1)}{"a":1}]`;

let folder: string;
let store: Store;
let customerId: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-large-results-'));
  store = await openStore({
    path: join(folder, 'kontor.db'),
    key: 'a'.repeat(64),
    workerFile: builtWorker('store-worker'),
  });
  customerId = await store.call('customers.begin', {
    connectionId: 'peer',
    name: 'Muster GmbH',
    type: 'company',
    expiresIn: null,
    environment: 'local',
    connectionName: 'Peer',
    customUserId: 'made-up',
  });
  await store.call('customers.finish', customerId, { userId: 'user', expiresAt: null });
  const { id } = await store.call('runs.create', customerId);
  for (const endpoint of ['categorization.get', 'company.credits'])
    await store.call('results.save', id, {
      endpoint,
      state: 'received',
      payload: null,
      payloadText,
      error: null,
    });
  await store.call('runs.change', id, { state: 'done', finishedAt: '2025-04-01T10:00:00.000Z' });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Time of the processor that this thread, which is main's, spends on it. */
async function holdMs<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const before = threadMs();
  const value = await work();
  return { value, ms: threadMs() - before };
}

describe('two results of 16 million characters each', () => {
  it('on their way to the window, hold main for less than 100 ms (SEC-45)', async () => {
    const { value, ms } = await holdMs(() => store.call('results.bytes', customerId));
    console.log(`main was held ${Math.round(ms)} ms for ${Math.round(value.length / 1e6)} MB`);
    expect(ms).toBeLessThan(100);
    expect(resultsOfBytes(value).map(({ endpoint, state }) => [endpoint, state])).toEqual([
      ['categorization.get', 'received'],
      ['company.credits', 'received'],
    ]);
  });

  it('on their way into a file, hold main for less than 100 ms (SEC-45)', async () => {
    const shown = { currency: null, keyFigures: [], points: [], heads: [], tables: [] };
    const { value, ms } = await holdMs(() => store.call('results.file', customerId, shown));
    console.log(`main was held ${Math.round(ms)} ms for ${Math.round(value.length / 1e6)} MB`);
    expect(ms).toBeLessThan(100);
    expect(value.length).toBeGreaterThan(2 * payloadText.length);
  });
});

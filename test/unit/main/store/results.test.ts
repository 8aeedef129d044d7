import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { result, resultsOfBytes } from '../../../../preload/contract';
import { MemoryStore } from './memory-store';

let store: MemoryStore;
let customerId: string;

beforeEach(async () => {
  store = new MemoryStore();
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
});
afterEach(() => store.close());

async function runWith(payloads: Record<string, unknown>, isDone = true): Promise<string> {
  const { id } = await store.call('runs.create', customerId);
  for (const [endpoint, payload] of Object.entries(payloads)) {
    await store.call('results.save', id, { endpoint, state: 'received', payload, error: null });
  }
  if (isDone) await store.call('runs.change', id, { state: 'done', finishedAt: '2025-04-01T10:00:00.000Z' });
  return id;
}

const shown = async () => resultsOfBytes(await store.call('results.bytes', customerId));

describe('the results of a customer', () => {
  it('when a newer run has fewer results, are those of the newer run and none of the older', async () => {
    await runWith({ 'company.credits': 'old', 'company.risk': 'old' });
    const newer = await runWith({ 'company.credits': 'new' });
    const results = await store.call('results.list', customerId);
    expect(results.map(({ endpoint, runId, payload }) => [endpoint, runId, payload])).toEqual([
      ['company.credits', newer, 'new'],
    ]);
  });

  it('when a newer run is not done yet, stay those of the run that is', async () => {
    const done = await runWith({ 'company.credits': 'old' });
    await runWith({ 'company.credits': 'half' }, false);
    expect((await store.call('results.list', customerId)).map(({ runId }) => runId)).toEqual([done]);
  });

  it('when no run is done, are none', async () => {
    await runWith({ 'company.credits': 'half' }, false);
    expect(await store.call('results.list', customerId)).toEqual([]);
  });

  it('when one is too large for the page, it says so with its size, and is kept whole', async () => {
    await runWith({ 'categorization.get': 'x'.repeat(16_000_001), 'company.credits': 'small' });
    const [large, small] = await store.call('results.list', customerId);
    expect(result.parse(large)).toMatchObject({
      state: 'failed',
      payload: null,
      error: { code: 'results.tooLarge', params: { megabytes: 17 } },
    });
    expect(small).toMatchObject({ state: 'received', payload: 'small' });
    expect(await shown()).toEqual([large, small]);
  });

  it('as bytes for the window are the same: also where an error, nothing, or signs of other alphabets stand in them', async () => {
    const error = { code: 'service.refused', params: { status: 500 } };
    const run = await runWith({
      'company.credits': { a: '“Müßig”\n\u2028', b: [1, null] },
      'company.risk': null,
    });
    await store.call('results.save', run, { endpoint: 'a.b', state: 'failed', payload: null, error });
    await store.call('results.save', run, {
      endpoint: 'c.d',
      state: 'received',
      payload: null,
      payloadText: '{ "kept":\r\n [1.50, "\\u00e9"] }',
      error: null,
    });
    const values = await store.call('results.list', customerId);
    expect(values).toHaveLength(4);
    expect(await shown()).toEqual(values);
  });

  it('have a limit together, for the window as for the report: what is beyond it says so', async () => {
    const large = 'x'.repeat(15_900_000);
    await runWith({ a: large, b: large, c: large, d: large, e: large, f: 'small' });
    const window = await shown();
    expect(await store.call('results.list', customerId)).toEqual(window);
    expect(window.map(({ endpoint, state, error }) => [endpoint, state, error?.code])).toEqual([
      ...['a', 'b', 'c', 'd'].map((endpoint) => [endpoint, 'received', undefined]),
      ['e', 'failed', 'results.tooLarge'],
      ['f', 'received', undefined],
    ]);
  });
});

describe('an answer that no identifier links to a run', () => {
  const mayBeOlder = (runId: string, payload: unknown) =>
    store.call('results.mayBeOfEarlierRun', runId, 'categorization.get', payload);

  it('when it is the first run, is of that run, also after a trigger that was refused', async () => {
    const refused = await store.call('runs.create', customerId);
    await store.call('runs.change', refused.id, { state: 'failed' });
    expect(await mayBeOlder(await runWith({}, false), { a: 1 })).toBe(false);
  });

  it('when it is unlike what the run before ended with, is newer; when it is the same, nobody can tell', async () => {
    await runWith({ 'categorization.get': { a: 1 } });
    const run = await runWith({}, false);
    expect(await mayBeOlder(run, { a: 1 })).toBe(true);
    expect(await mayBeOlder(run, { a: 2 })).toBe(false);
  });

  it('when the run before was never seen to its end, may be of that', async () => {
    await runWith({ 'categorization.get': { a: 1 } }, false);
    expect(await mayBeOlder(await runWith({}, false), { a: 2 })).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { judgeAnswer, judgeFailure } from '../../../../main/analysis/result-judgement';
import { ServiceError } from '../../../../main/service/transport/service-error';
import { MemoryStore } from '../store/memory-store';

const head = {
  endpoint: 'company.credits',
  currency: 'EUR',
  serviceCountsTheSameMonths: true,
  months: ['2025-01'],
  currentMonth: '2025-01',
  current: '2.00',
  median: '2.00',
  average: null,
};
const nothingShown = { currency: null, keyFigures: [], points: [], heads: [head], tables: [] };

describe('an answer of an analysis endpoint', () => {
  it.each([[null], [undefined], [''], [[]], [{}], [{ available: false }]])(
    'when it is %j, means that nothing was found',
    (payload) => {
      expect(judgeAnswer(payload)).toEqual({ state: 'nothingFound', payload: payload ?? null, error: null });
    },
  );

  it.each([[{ available: true, current: 0 }], [[0]], [0], ['text'], [{ months: [] }]])(
    'when it is %j, is kept as received',
    (payload) => {
      expect(judgeAnswer(payload)).toEqual({ state: 'received', payload, error: null });
    },
  );

  it('when it is a refusal, a missing scope, a missing result and a fault are four things', () => {
    const faults: unknown[] = [];
    const stateOf = (error: unknown) => judgeFailure(error, (fault) => faults.push(fault)).state;
    expect(
      stateOf(new ServiceError('service.missingScope', { endpoint: 'x', scope: 'y', message: '' }, 403)),
    ).toBe('missingScope');
    expect(stateOf(new ServiceError('service.notFound', { endpoint: 'x', type: '', message: '' }, 404))).toBe(
      'nothingFound',
    );
    expect(
      stateOf(
        new ServiceError(
          'service.unavailable',
          { endpoint: 'x', status: 500, attempts: 3, message: '' },
          500,
        ),
      ),
    ).toBe('failed');
    expect(faults).toEqual([]);
    expect(judgeFailure(new TypeError('broken'), (fault) => faults.push(fault)).error).toEqual({
      code: 'internal',
    });
    expect(faults.length).toBe(1);
  });
});

it('when results are exported, a payload too large for the page is in the file whole', async () => {
  const store = new MemoryStore();
  const customerId = await store.call('customers.begin', {
    connectionId: 'x',
    connectionName: 'X',
    environment: 'local',
    name: 'Muster',
    type: 'company',
    expiresIn: null,
    customUserId: 'u',
  });
  await store.call('customers.finish', customerId, { userId: 'user', expiresAt: null });
  await expect(store.call('results.file', customerId, nothingShown)).rejects.toMatchObject({
    code: 'results.none',
  });
  const { id } = await store.call('runs.create', customerId);
  const payload = { text: 'x'.repeat(17_000_000) };
  await store.call('results.save', id, {
    endpoint: 'categorization.get',
    state: 'received',
    payload,
    error: null,
  });
  await expect(store.call('results.file', customerId, nothingShown)).rejects.toMatchObject({
    code: 'results.none',
  });
  await store.call('runs.change', id, { state: 'done', finishedAt: '2025-04-01T10:00:00.000Z' });
  const [listed] = await store.call('results.list', customerId);
  expect(listed).toMatchObject({ payload: null, error: { code: 'results.tooLarge' } });
  const bytes = await store.call('results.file', customerId, nothingShown);
  const { results, computedHere, shown } = JSON.parse(Buffer.from(bytes).toString('utf8'));
  expect(results[0].payload).toEqual(payload);
  expect([computedHere.overCompleteMonths, 'heads' in shown]).toEqual([nothingShown.heads, false]);
  await store.close();
});

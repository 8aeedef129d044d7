import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetIndex } from '../../../../main/store/context/load-index';
import { localFigures, partsOfReason, reasonOf } from '../../../../preload/contract';
import { MemoryStore, sendImport, stageExport } from './memory-store';

let store: MemoryStore;
let importId: string;

beforeEach(async () => {
  store = new MemoryStore();
  importId = (await store.call('imports.create')).id;
  await stageExport(store, importId, [
    { day: '2025-03-01', amountMinor: 1_000, purpose: 'eins' },
    { day: '2025-03-02', amountMinor: 2_000, purpose: 'zwei' },
    { day: '2025-03-03', amountMinor: 3_000, purpose: 'drei' },
  ]);
});
afterEach(() => store.close());

const views = async () => (await store.call('imports.rows', importId, {}, { offset: 0, limit: 9 })).rows;
const reasons = async () => (await views()).map(({ leftOutFor }) => leftOutFor ?? null);
async function leaveOut(numbers: readonly number[], reason?: string) {
  const rows = (await views()).filter((_, at) => numbers.includes(at)).map(({ rowId }) => ({ rowId }));
  return store.call('imports.chooseRows', importId, {
    rows,
    choice: 'leaveOut',
    ...(reason ? { reason } : {}),
  });
}

describe('a reason for leaving a row out', () => {
  it('stays with the row, also when the import is opened again, and goes and comes with the step', async () => {
    await leaveOut([0, 1], '#duplicate');
    await leaveOut([1], 'siehe Mai');
    const kept = ['#duplicate', 'siehe Mai', null];
    expect(await reasons()).toEqual(kept);
    forgetIndex(store.session.context, importId);
    expect(await reasons()).toEqual(kept);
    await store.call('imports.goToChange', importId, 'back');
    expect(await reasons()).toEqual(['#duplicate', '#duplicate', null]);
    await store.call('imports.goToChange', importId, 'back');
    expect(await reasons()).toEqual([null, null, null]);
    await store.call('imports.goToChange', importId, 'forward');
    await store.call('imports.goToChange', importId, 'forward');
    expect(await reasons()).toEqual(kept);
    const steps = await store.call('imports.changes', importId);
    expect(steps.map(({ reason }) => reason)).toEqual(['#duplicate', 'siehe Mai']);
  });

  it('is counted in the figures of the account, beside those without one', async () => {
    await leaveOut([0, 1], '#duplicate: alt');
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
    await sendImport(store, importId, customerId);
    const figures = await store.call('results.localFigures', customerId);
    expect(localFigures.parse(figures).accounts[0]).toMatchObject({
      leftOut: 2,
      leftOutFor: [{ reason: '#duplicate: alt', rows: 2 }],
    });
  });

  it('is one of the list, words, or both, and comes apart as it was put together', () => {
    for (const [listed, words] of [
      ['duplicate', ''],
      ['wrong', 'alt: neu'],
      [null, '#kein Grund'],
    ] as const) {
      expect(partsOfReason(reasonOf(listed, words) ?? '')).toEqual({ listed, words });
    }
    expect(reasonOf(null, '  ')).toBeUndefined();
  });
});

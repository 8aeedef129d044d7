import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ActivityLine } from '../../../../preload/contract';
import { MemoryStore, sendImport, stageExport } from './memory-store';

let store: MemoryStore;
let customerId: string;

const begin = (customUserId: string, name = 'Muster') =>
  store.call('customers.begin', {
    connectionId: 'x',
    connectionName: 'X',
    environment: 'local',
    name,
    type: 'company',
    expiresIn: null,
    customUserId,
  });

async function send(amountMinor: number): Promise<void> {
  const importId = (await store.call('imports.create')).id;
  await stageExport(store, importId, [{ day: '2025-03-03', amountMinor, purpose: String(amountMinor) }]);
  await sendImport(store, importId, customerId);
}

beforeEach(async () => {
  store = new MemoryStore();
  customerId = await begin('u');
  await store.call('customers.finish', customerId, { userId: 'user', expiresAt: null });
  await send(100);
});
afterEach(() => store.close());

const figures = () => store.call('results.localFigures', customerId);
const signs = () => store.call('results.signs', customerId);

const line: ActivityLine = {
  id: 'a',
  at: '2026-01-01T00:00:00.000Z',
  connectionId: 'x',
  method: 'GET',
  endpoint: '/users/{user-id}',
  status: 200,
  durationMs: 1,
  attempt: 1,
  correlationId: null,
  answerBytes: 2,
  errorCode: null,
  deprecation: null,
  job: { kind: 'customer', id: 'a', customerId: null },
  outcome: 'answered',
};

describe('figures of a customer', () => {
  it('are made once as long as nothing changes, and a line of the activity log is no change', async () => {
    const [before, told] = [await figures(), await signs()];
    await store.call('activity.add', [line]);
    expect(await figures()).toBe(before);
    expect(await signs()).toBe(told);
  });

  it('leave the rows of a plan as they are made when only the activity log grows', async () => {
    const importId = (await store.call('imports.create')).id;
    await stageExport(store, importId, [{ day: '2025-03-04', amountMinor: 700, purpose: 'neu' }]);
    await store.call('imports.setCustomer', importId, customerId);
    await store.call('plans.begin', importId);
    const planned = store.session.context.sends.get(importId);
    await store.call('activity.add', [line]);
    await store.call('plans.begin', importId);
    expect(store.session.context.sends.get(importId)).toBe(planned);
    await store.call('customers.rename', customerId, 'Anders');
    await store.call('plans.begin', importId);
    expect(store.session.context.sends.get(importId)).not.toBe(planned);
  });

  it('are made anew after each upload and each entry, the lines of the log between them notwithstanding', async () => {
    expect((await figures()).transactions).toBe(1);
    await store.call('activity.add', [line]);
    await send(250);
    expect(await figures()).toMatchObject({ transactions: 2, accounts: [{ totalIn: '3.50' }] });
    const { ids } = await store.call('results.bookingsOf', customerId, {
      accountIds: [],
      since: null,
      until: null,
    });
    const transactionId = ids[0] ?? '';
    await store.call('results.enter', customerId, { kind: 'excluded', transactionId, note: 'privat' });
    expect((await figures()).excluded).toHaveLength(1);
  });

  it('are those of the customer that is asked for', async () => {
    const other = await begin('v', 'Anders');
    expect((await store.call('results.localFigures', other)).transactions).toBe(0);
    expect((await figures()).transactions).toBe(1);
  });
});

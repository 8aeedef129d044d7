import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../../preload/contract/values/calendar-day';
import { threadMs } from '../../../processor-time';
import { MemoryStore, sendImport, stageExport } from './memory-store';
import { type Booking, draftOf } from './staged-export';

const count = 100_000;
let store: MemoryStore;
let customerId: string;

beforeAll(async () => {
  store = new MemoryStore();
  customerId = await store.call('customers.begin', {
    connectionId: 'x',
    connectionName: 'X',
    environment: 'local',
    name: 'Muster',
    type: 'company',
    expiresIn: null,
    customUserId: 'u',
  });
  await store.call('customers.finish', customerId, { userId: 'user', expiresAt: null });
  const importId = (await store.call('imports.create')).id;
  let balanceMinor = 5_000_000;
  // Five years of a shop: about fifty-five bookings a day.
  const rows = Array.from({ length: count }, (_, index): Booking => {
    const amountMinor = (index % 3 === 0 ? 1 : -1) * (100 + ((index * 7_919) % 9_000));
    balanceMinor += amountMinor;
    return {
      day: dayOf(18_628 + Math.floor(index / 55)),
      amountMinor,
      balanceMinor,
      purpose: `Beleg ${index}`,
    };
  });
  await stageExport(store, importId, rows, {
    accounts: [
      draftOf({ balanceMinor, balanceDay: rows.at(-1)?.day ?? null, balanceSource: 'runningColumn' }),
    ],
  });
  await sendImport(store, importId, customerId);
}, 120_000);
afterAll(() => store.close());

/** Processor time of a question, asked once before: the first one loads the rows. */
async function tookMs(ask: () => Promise<unknown>): Promise<number> {
  const before = threadMs();
  await ask();
  return threadMs() - before;
}

describe('a customer with 100,000 bookings', () => {
  it('has figures, and those of any filter, within a second', async () => {
    const first = await tookMs(() => store.call('results.localFigures', customerId));
    const all = { accountIds: [], since: null, until: null };
    const whole = await store.call('results.periodFigures', customerId, all);
    expect(whole.accounts[0]?.bookings).toBe(count);
    const filter = { accountIds: [], since: '2022-03', until: '2022-05' };
    const filtered = await tookMs(() => store.call('results.periodFigures', customerId, filter));
    const month = await tookMs(() =>
      store.call('results.bookingsOf', customerId, { ...filter, until: '2022-03' }),
    );
    expect(Math.max(first, filtered, month)).toBeLessThan(1_000);
  });
});

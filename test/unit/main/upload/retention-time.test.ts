import { describe, expect, it } from 'vitest';
import type { Store } from '../../../../main/store/open-store';
import { CustomerRegistry, expiryOf } from '../../../../main/upload/customer-registry';

/** From when on a customer is in use still, by what the store is asked. */
async function limitOf(now: string, months: number): Promise<unknown[]> {
  const asked: unknown[] = [];
  const call = async (name: string, limit: unknown) => {
    asked.push(limit);
    return name === 'customers.unusedSince' ? [] : 0;
  };
  const registry = new CustomerRegistry({
    store: () => ({ call }) as unknown as Pick<Store, 'call'>,
    serviceClientOf: () => Promise.reject(new Error('not asked')),
    connectionOf: () => ({ name: 'Peer', environment: 'local' }),
  });
  await registry.purgeByAge(months, new Date(now));
  return asked;
}

describe('a time of months', () => {
  it.each([
    ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2024-03-30T10:00:00.000Z', 1, '2024-02-29T10:00:00.000Z'],
    ['2026-05-31T23:59:59.999Z', 3, '2026-02-28T23:59:59.999Z'],
    ['2026-12-31T00:00:00.000Z', 1, '2026-11-30T00:00:00.000Z'],
    ['2024-02-29T10:00:00.000Z', 12, '2023-02-28T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', 120, '2016-01-31T10:00:00.000Z'],
    ['2026-06-15T10:00:00.000Z', 7, '2025-11-15T10:00:00.000Z'],
  ])(
    'when it is %s, what was used within the last %i months stays, from %s on',
    async (now, months, limit) => {
      expect(await limitOf(now, months)).toEqual([limit, limit]);
    },
  );

  it.each([
    ['2026-01-31T10:00:00.000Z', 'P1M', '2026-02-28T10:00:00.000Z'],
    ['2026-08-31T10:00:00.000Z', 'P6M', '2027-02-28T10:00:00.000Z'],
    ['2024-02-29T10:00:00.000Z', 'P1Y', '2025-02-28T10:00:00.000Z'],
    ['2024-02-29T10:00:00.000Z', 'P4Y', '2028-02-29T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', 'P2W', '2026-02-14T10:00:00.000Z'],
  ])('a user made on %s for %s ends on %s, as the service counts it', (made, lifetime, end) => {
    expect(expiryOf(new Date(made), lifetime)).toBe(end);
  });
});

import { describe, expect, it } from 'vitest';
import fc from '../../../property';
import { MemoryStore, stageExport } from './memory-store';
import type { Booking } from './staged-export';

async function sentIds(exports: readonly (readonly Booking[])[]): Promise<string[]> {
  const store = new MemoryStore();
  const { id } = await store.call('imports.create');
  for (const bookings of exports)
    if (bookings.length > 0) await stageExport(store, id, bookings, {}, { chunkRows: 7 });
  const { rows } = await store.call('imports.rows', id, { states: ['booking'] }, { offset: 0, limit: 500 });
  await store.close();
  return rows.map(({ transactionId }) => transactionId ?? '').sort();
}

const booking = fc.record({
  day: fc.integer({ min: 1, max: 6 }).map((day) => `2025-03-0${day}`),
  amountMinor: fc.integer({ min: -2, max: 2 }),
  purpose: fc.constantFrom('Kaffee', 'Brot'),
});

/** A bank cuts exports at days: a part holds all bookings of the days it covers. */
const exportInParts = fc
  .tuple(
    fc.array(booking, { minLength: 1, maxLength: 40 }),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })), { maxLength: 4 }),
    fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 40, maxLength: 40 }),
  )
  .map(([bookings, ranges, shuffle]) => {
    const whole = bookings.slice().sort((a, b) => a.day.localeCompare(b.day));
    const covering = [
      ...ranges.map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const),
      [1, 3],
      [3, 6],
    ] as const;
    const parts = covering.map(([first, last], part) =>
      whole
        .filter(({ day }) => day >= `2025-03-0${first}` && day <= `2025-03-0${last}`)
        .map((row, index) => ({ row, key: shuffle[(index + part * 7) % shuffle.length] ?? 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ row }) => row),
    );
    return { whole, parts };
  });

describe('overlapping exports', () => {
  it('give the same transactions as the whole export, however it was split and ordered, identical bookings included', async () => {
    await fc.assert(
      fc.asyncProperty(exportInParts, async ({ whole, parts }) => {
        expect(await sentIds(parts)).toEqual(await sentIds([whole]));
        expect((await sentIds([whole])).length).toBe(whole.length);
      }),
      { numRuns: 30 },
    );
  });

  it('when a file is dropped twice, every row of the second is known', async () => {
    const store = new MemoryStore();
    const { id } = await store.call('imports.create');
    const rows: Booking[] = [
      { day: '2025-03-01', amountMinor: 250 },
      { day: '2025-03-01', amountMinor: 250 },
    ];
    await stageExport(store, id, rows);
    const summary = await stageExport(store, id, rows);
    expect(summary.accounts[0]).toMatchObject({ bookings: 2, known: 2 });
    expect(summary.files.map(({ lineCounts }) => [lineCounts?.staged, lineCounts?.known])).toEqual([
      [2, 0],
      [0, 2],
    ]);
    await store.call('imports.removeFile', summary.files[0]?.id ?? '');
    expect((await store.call('imports.get', id)).accounts[0]).toMatchObject({ bookings: 2, known: 0 });
    await store.close();
  });
});

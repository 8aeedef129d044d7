import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import fc from '../../../property';
import { MemoryStore, stageExport } from './memory-store';
import type { Booking } from './staged-export';

let store: MemoryStore;

beforeEach(() => {
  store = new MemoryStore();
});
afterEach(() => store.close());

/** Few days, amounts and names: most rows stand beside others that are the same. */
const booking = fc.record({
  day: fc.integer({ min: 1, max: 9 }).map((day) => `2025-03-0${day}`),
  amountMinor: fc.constantFrom(-4_500, -4_500, 12_000, -999),
  name: fc.constantFrom('Kasse Nord', 'Beispiel AG'),
});

const drawn = fc.record({
  bookings: fc.array(booking, { minLength: 1, maxLength: 24 }),
  /** First and last day of each part beside the whole cover; day 0 and 10 are none. */
  parts: fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })), { maxLength: 4 }),
  cut: fc.integer({ min: 1, max: 9 }),
  overlap: fc.integer({ min: 0, max: 3 }),
  order: fc.array(fc.nat(), { minLength: 64, maxLength: 64 }),
});

const dayOf = ({ day }: Booking) => Number(day.slice(8));

function shuffled<Value>(values: readonly Value[], keys: readonly number[], shift: number): Value[] {
  return values
    .map((value, at) => ({ value, key: keys[(at + shift) % keys.length] ?? 0, at }))
    .sort((a, b) => a.key - b.key || a.at - b.at)
    .map(({ value }) => value);
}

/** Identifiers of what would be sent. */
async function idsOf(files: readonly (readonly Booking[])[]): Promise<string[]> {
  const { id } = await store.call('imports.create');
  for (const [at, file] of files.entries())
    await stageExport(store, id, file, {}, { name: `part ${at}.csv` });
  const { rows } = await store.call('imports.rows', id, { states: ['booking'] }, { offset: 0, limit: 500 });
  return rows.map(({ transactionId }) => transactionId ?? '').sort();
}

describe('one export in overlapping parts', () => {
  it('when every day stands whole in one part at least, gives exactly the identifiers of the whole, in any order of parts and rows, the same rows included', async () => {
    await fc.assert(
      fc.asyncProperty(drawn, async ({ bookings, parts, cut, overlap, order }) => {
        const whole = await idsOf([bookings]);
        expect(new Set(whole).size).toBe(bookings.length);
        // Two parts that cover all days between them, and any others beside them.
        const spans = [[1, Math.min(9, cut + overlap)], [cut, 9], ...parts] as const;
        const files = spans
          .map(([from, to]) => bookings.filter((row) => dayOf(row) >= from && dayOf(row) <= to))
          .filter((file) => file.length > 0)
          .map((file, at) => shuffled(file, order, at * 7));
        expect(await idsOf(shuffled(files, order, 3))).toEqual(whole);
      }),
      { numRuns: 60, endOnFailure: true },
    );
  }, 60_000);

  it('when a part ends in the middle of a day, the day counts as often as the part that has most of it', async () => {
    const same: Booking = { day: '2025-03-04', amountMinor: -4_500 };
    const other: Booking = { day: '2025-03-04', amountMinor: -999 };
    const whole = await idsOf([[same, same, other]]);
    expect(await idsOf([[same], [other, same, same]])).toEqual(whole);
    expect(
      await idsOf([
        [same, same],
        [same, other],
      ]),
    ).toEqual(whole);
  });
});

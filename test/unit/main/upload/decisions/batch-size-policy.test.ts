import { describe, expect, it } from 'vitest';
import {
  afterSuccess,
  afterTooLarge,
  type BatchSizing,
  batchesFor,
  batchFigures,
  startSizing,
} from '../../../../../main/upload/decisions/batch-size-policy';
import fc from '../../../../property';

/** Calls, failed ones included, until the sizes stop changing at a service that takes `limit` at once. */
function settle(limit: number): { calls: number; size: number } {
  let sizing = startSizing(null);
  for (let calls = 1; ; calls += 1) {
    const next: BatchSizing | null =
      sizing.size > limit ? afterTooLarge(sizing.size) : afterSuccess(sizing, sizing.size);
    if (next === null || (next.size === sizing.size && sizing.size <= limit))
      return { calls, size: sizing.size };
    sizing = next;
  }
}

describe('the size of a batch', () => {
  it.each([30, 250, 1_000, 100_000])(
    'when the service takes %i at once, settles within ten batches below that',
    (limit) => {
      const { calls, size } = settle(limit);
      expect(calls).toBeLessThanOrEqual(10);
      expect(size).toBeLessThanOrEqual(limit);
      expect(size).toBeGreaterThan(Math.min(limit, batchFigures.most) / 4);
    },
  );

  it('when even one transaction is too much, there is no smaller batch', () => {
    expect(afterTooLarge(1)).toBeNull();
  });

  it('when a batch was the small rest of an account, does not grow on the strength of it', () => {
    const start = startSizing(null);
    expect(afterSuccess(start, 7)).toEqual(start);
  });

  it('when all goes well, the number of calls promised is the number of calls made', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 5 }),
        fc.integer({ min: 1, max: 3_000 }),
        (accounts, learned) => {
          let sizing = startSizing(learned);
          let calls = 0;
          for (let left of accounts) {
            for (; left > 0; calls += 1) {
              const sent = Math.min(left, sizing.size);
              left -= sent;
              sizing = afterSuccess(sizing, sent);
            }
          }
          expect(batchesFor(accounts, startSizing(learned))).toBe(calls);
        },
      ),
    );
  });
});

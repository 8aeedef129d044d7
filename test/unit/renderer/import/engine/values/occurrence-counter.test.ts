import { describe, expect, it } from 'vitest';
import { OccurrenceCounter } from '../../../../../../renderer/import/engine/values/occurrence-counter';
import fc from '../../../../../property';

describe('how often a content was seen', () => {
  it('when contents of several days and accounts come again in any order, each is counted for itself', () => {
    const content = fc.record({
      account: fc.nat(2),
      day: fc.constantFrom('2025-01-01', '2025-01-02', null),
      // Words that differ in one half only, and the greatest.
      hash: fc.tuple(fc.constantFrom(0, 1, 0xffff_ffff), fc.nat(40)),
    });
    fc.assert(
      fc.property(fc.array(content, { maxLength: 300 }), (contents) => {
        const counter = new OccurrenceCounter();
        const seen = new Map<string, number>();
        for (const { account, day, hash } of contents) {
          const key = JSON.stringify([account, day, hash]);
          seen.set(key, (seen.get(key) ?? 0) + 1);
          expect(counter.ofAccount(account, day, hash)).toBe(seen.get(key));
        }
      }),
    );
  });
});

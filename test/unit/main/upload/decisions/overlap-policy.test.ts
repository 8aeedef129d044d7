import { describe, expect, it } from 'vitest';
import { OverlapPolicy, overlapFigures } from '../../../../../main/upload/decisions/overlap-policy';

describe('two batches of an upload under way at once', () => {
  it('come after a few answers in a row, and only of a size that the service took before', () => {
    const overlap = new OverlapPolicy();
    for (const transactions of [100, 200, 400].slice(0, overlapFigures.first)) {
      expect(overlap.allows(100)).toBe(false);
      overlap.accepted(transactions, 1);
    }
    expect([400, 401].map((transactions) => overlap.allows(transactions))).toEqual([true, false]);
  });

  it('do not come for a good while after trouble, nor after a call that had to be repeated', () => {
    for (const trouble of [
      (overlap: OverlapPolicy) => overlap.refused(),
      (overlap: OverlapPolicy) => overlap.accepted(100, 2),
    ]) {
      const overlap = new OverlapPolicy();
      for (let answer = 0; answer < overlapFigures.first; answer += 1) overlap.accepted(100, 1);
      expect(overlap.allows(100)).toBe(true);
      trouble(overlap);
      for (let answer = 0; answer < overlapFigures.afterTrouble; answer += 1) {
        expect(overlap.allows(100)).toBe(false);
        overlap.accepted(100, 1);
      }
      expect(overlap.allows(100)).toBe(true);
    }
  });
});

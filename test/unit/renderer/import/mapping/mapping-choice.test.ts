import { describe, expect, it } from 'vitest';
import type { TargetField } from '../../../../../preload/contract';
import { asMapping, missingTargets, withColumn } from '../../../../../renderer/import/mapping/mapping-choice';

const columns = [0, 1, 2, 3].map((index) => ({ index }));
const choice = (...pairs: [number, TargetField][]) => new Map(pairs);

describe('a mapping by list', () => {
  it('joins columns of one field in the order of the file and names the rest as ignored', () => {
    expect(asMapping(choice([2, 'purpose'], [0, 'purpose'], [1, 'amount']), columns)).toEqual({
      purpose: [0, 2],
      amount: [1],
      ignored: [3],
    });
  });

  it('needs a day and an amount, in one column or in two', () => {
    expect(missingTargets(choice())).toEqual(['bookingDate', 'amount']);
    expect(missingTargets(choice([0, 'bookingDate'], [1, 'amount']))).toEqual([]);
    expect(missingTargets(choice([0, 'bookingDate'], [1, 'debit'], [2, 'credit']))).toEqual([]);
  });

  it('leaves the earlier choice as it was', () => {
    const before = choice([0, 'amount']);
    expect(withColumn(before, 0, null).size).toBe(0);
    expect(before.get(0)).toBe('amount');
  });
});

import { describe, expect, it } from 'vitest';
import { type Clue, decide, weights } from '../../../../../../renderer/import/engine/plan/clues';

type Claim = 'this' | 'that';
const clue = (claim: Claim, weight: number, source: Clue<Claim>['source'] = 'words'): Clue<Claim> => ({
  claim,
  source,
  weight,
  agrees: 1,
  contradicts: 0,
  reason: { code: 'content.position' },
});
const outcome = (first: Clue<Claim>, ...others: (Clue<Claim> | null)[]) => {
  const { claim, isOpen } = decide(first, others);
  return { claim, isOpen };
};

describe('what clues come to', () => {
  it('is the strongest of them, sure where no other claim is near', () => {
    expect(outcome(clue('this', weights.prior))).toEqual({ claim: 'this', isOpen: false });
    expect(outcome(clue('this', weights.prior), null, clue('that', weights.payments))).toEqual({
      claim: 'that',
      isOpen: false,
    });
  });

  it('is asked about where another claim is nearly as strong', () => {
    expect(outcome(clue('this', weights.prior), clue('that', weights.bare))).toEqual({
      claim: 'this',
      isOpen: true,
    });
    expect(outcome(clue('this', weights.format), clue('that', weights.balance))).toEqual({
      claim: 'that',
      isOpen: true,
    });
  });

  it('is never asked again once the user said it', () => {
    expect(outcome(clue('this', weights.user, 'user'), clue('that', weights.balance))).toEqual({
      claim: 'this',
      isOpen: false,
    });
  });

  it('counts several clues for one claim as one claim, not as its rival', () => {
    expect(outcome(clue('this', weights.prior), clue('this', weights.bare))).toEqual({
      claim: 'this',
      isOpen: false,
    });
  });
});

describe('weights', () => {
  it('rank the user before proof, proof before a description, and that before what is probable', () => {
    const { user, balance, payments, sales, rowWords, format, usual, probable, prior } = weights;
    const ranked = [user, balance, payments, sales, rowWords, format, usual, probable, prior];
    expect([...ranked].sort((a, b) => b - a)).toEqual(ranked);
  });

  it('ask where rows prove a description wrong, and where something is probable only', () => {
    const { leastMargin } = weights;
    expect(weights.balance - weights.format).toBeLessThan(leastMargin);
    expect(weights.payments - weights.format).toBeLessThan(leastMargin);
    expect(weights.probable - weights.prior).toBeLessThan(leastMargin);
    expect(weights.prior - weights.bare).toBeLessThan(leastMargin);
    expect(weights.format - weights.usual).toBeGreaterThan(leastMargin);
    expect(weights.usual - weights.probable).toBeGreaterThan(leastMargin);
  });
});

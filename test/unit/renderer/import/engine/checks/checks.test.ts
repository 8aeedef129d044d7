import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BalanceProof } from '../../../../../../renderer/import/engine/checks/balance-proof';

describe('balance proof', () => {
  it('when a row was removed from a running balance, its place is named, whatever the order of the file', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.integer({ min: -9_999, max: 9_999 }).filter((minor) => minor !== 0),
          { minLength: 4, maxLength: 40 },
        ),
        fc.nat(),
        fc.boolean(),
        (amounts, at, isNewestFirst) => {
          const removed = 1 + (at % (amounts.length - 2));
          let balance = 1_000;
          const rows = amounts.map((minor, index) => {
            balance += minor;
            return { line: index + 2, minor, balance };
          });
          const left = rows.filter((_, index) => index !== removed);
          const proof = new BalanceProof();
          for (const row of isNewestFirst ? [...left].reverse() : left)
            proof.add(row.line, row.minor, row.balance);
          const result = proof.result(isNewestFirst ? 'newestFirst' : 'oldestFirst');
          // The row behind the gap carries the break; a gap that an equal amount hides in the other direction is still one break.
          expect(result?.breakCount).toBeGreaterThanOrEqual(1);
          if (result?.isNewestFirst === isNewestFirst) {
            expect(result.breaks.map((gap) => gap.line)).toEqual([removed + 3]);
            expect(
              Math.abs((result.breaks[0]?.foundMinor ?? 0) - (result.breaks[0]?.expectedMinor ?? 0)),
            ).toBe(Math.abs(amounts[removed] ?? 0));
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('when nothing is missing, no break is found and opening and closing balance follow', () => {
    const proof = new BalanceProof();
    proof.add(2, -500, 1_500);
    proof.add(3, 250, 1_750);
    expect(proof.result('oldestFirst')).toMatchObject({
      breakCount: 0,
      openingMinor: 2_000,
      closingMinor: 1_750,
      isNewestFirst: false,
    });
  });
});

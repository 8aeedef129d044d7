import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BalanceProof,
  closingDifference,
} from '../../../../../../renderer/import/engine/checks/balance-proof';
import { coverageOf } from '../../../../../../renderer/import/engine/checks/coverage';
import { mergeOverlap } from '../../../../../../renderer/import/engine/checks/overlap';

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

  it('when opening and closing balance are known, the difference is exact', () => {
    expect(closingDifference(100, 50, 150)).toBe(0);
    expect(closingDifference(100, 50, 140)).toBe(-10);
    expect(closingDifference(null, 50, 140)).toBeNull();
  });
});

describe('coverage', () => {
  it('when spans leave days out or share days, gaps and overlaps are given as ranges', () => {
    const result = coverageOf([
      { fileId: 'b', from: '2024-02-10', to: '2024-03-05' },
      { fileId: 'a', from: '2024-01-01', to: '2024-01-31' },
      { fileId: 'c', from: '2024-03-01', to: '2024-03-31' },
      { fileId: 'd', from: '2024-04-01', to: '2024-04-30' },
    ]);
    expect(result.gaps).toEqual([{ from: '2024-02-01', to: '2024-02-09' }]);
    expect(result.overlaps).toEqual([{ from: '2024-03-01', to: '2024-03-05', fileIds: ['b', 'c'] }]);
    expect(result.covered).toEqual([
      { from: '2024-01-01', to: '2024-01-31' },
      { from: '2024-02-10', to: '2024-04-30' },
    ]);
  });
});

describe('overlap', () => {
  it('when one export is split into any overlapping parts, the union is the whole, equal bookings included', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 30 }),
        fc.nat(),
        fc.nat(),
        (contents, a, b) => {
          const number = (list: readonly number[], fileId: string) => {
            const seen = new Map<number, number>();
            return list.map((content) => {
              seen.set(content, (seen.get(content) ?? 0) + 1);
              return { fileId, contentHash: `c${content}`, occurrence: seen.get(content) ?? 1 };
            });
          };
          const [from, to] = [a % contents.length, b % (contents.length + 1)].sort((x, y) => x - y) as [
            number,
            number,
          ];
          const parts = [...number(contents, 'whole'), ...number(contents.slice(from, to), 'part')];
          expect(mergeOverlap(parts).fresh).toHaveLength(contents.length);
        },
      ),
    );
  });
});

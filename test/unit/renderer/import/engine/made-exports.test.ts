import { describe, expect, it } from 'vitest';
import { judgeAll, seedsOf } from '../../../../check/made-exports';
import type { Outcome } from '../../../../check/made-exports/judge-export';
import { layouts } from '../../../../check/made-exports/layouts';

/** Where a reading is sure of itself, it is right in so many of a hundred. */
const sure = 0.95;

/** Every fifth layout of the tables, once; `npm run check:made` reads all of them. */
const sample = layouts.filter((_, at) => at % 5 === 0);

describe('exports made from tables of layouts', () => {
  it('are read right or asked: none is wrong without a word, and no bank is named wrongly', async () => {
    const judged = await judgeAll(sample, seedsOf(1, true));
    const of = (outcome: Outcome) =>
      judged
        .filter((one) => one.outcome === outcome)
        .map(({ made, faults }) => `${made.layout.id}: ${faults[0]}`);
    expect(judged.length).toBeGreaterThan(130);
    expect(of('wrong')).toEqual([]);
    expect(of('warned')).toEqual([]);
    expect(
      judged.flatMap(({ wrongBank, made }) => (wrongBank ? `${made.layout.id}: ${wrongBank}` : [])),
    ).toEqual([]);
    expect(of('needless').length).toBeLessThanOrEqual(judged.length * 0.05);
    expect(of('blocked').length).toBeLessThanOrEqual(judged.length * 0.01);
    const certain = judged.filter(({ certainty }) => certainty >= sure);
    expect(certain.length).toBeGreaterThan(judged.length / 2);
    expect(certain.filter(({ outcome }) => outcome === 'right').length).toBeGreaterThanOrEqual(
      certain.length * sure,
    );
  }, 60_000);
});

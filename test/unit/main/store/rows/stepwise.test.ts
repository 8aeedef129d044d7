import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finished, inSlices, ofOneState, type Stepwise } from '../../../../../main/store/rows/stepwise';

/** After each look at the clock it is much later: every step ends its slice. */
beforeEach(() => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 100;
    return now;
  });
});
afterEach(() => vi.restoreAllMocks());

function* counting(to: number, each: (at: number) => void = () => undefined): Stepwise<number> {
  for (let at = 1; at <= to; at += 1) {
    each(at);
    yield;
  }
  return to;
}

describe('work in steps', () => {
  it('has the same outcome at once and slice by slice', async () => {
    expect(finished(counting(5))).toBe(5);
    expect(await inSlices(counting(5))).toBe(5);
  });

  it('lets others in between its slices', async () => {
    const seen: string[] = [];
    const work = inSlices(counting(3, (at) => seen.push(`step ${at}`)));
    const other = new Promise<void>((resolve) =>
      setImmediate(() => {
        seen.push('other');
        resolve();
      }),
    );
    await Promise.all([work, other]);
    expect(seen.indexOf('other')).toBeLessThan(seen.indexOf('step 3'));
  });

  it('begins anew where something changed under it, and says what holds now', async () => {
    let state = 0;
    const begun: number[] = [];
    const outcome = await ofOneState(
      () => state,
      () => {
        begun.push(state);
        const now = state;
        return counting(now + 10, (at) => {
          if (now === 0 && at === 2) state = 1;
        });
      },
    );
    expect([outcome, begun]).toEqual([11, [0, 1]]);
  });

  it('ends although something changes all the time', async () => {
    let state = 0;
    const outcome = await ofOneState(
      () => state,
      () =>
        counting(4, () => {
          state += 1;
        }),
    );
    expect(outcome).toBe(4);
  });

  it('fails for what is wrong, and not for what was gone under it', async () => {
    let state = 0;
    const fails = (isChange: boolean) =>
      ofOneState(
        () => state,
        () =>
          counting(3, (at) => {
            if (at !== 2 || (isChange && state > 0)) return;
            if (isChange) state += 1;
            throw new Error('gone');
          }),
      );
    await expect(fails(false)).rejects.toThrow('gone');
    expect(await fails(true)).toBe(3);
  });
});

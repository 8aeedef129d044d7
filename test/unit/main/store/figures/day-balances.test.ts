import { describe, expect, it } from 'vitest';
import { DayBalances } from '../../../../../main/store/figures/day-balances';

/** Ten days from day 100 on, known to end at 30.00: +50 on day 102, -80 on day 104, +90 on day 107. */
const account = {
  moneyIn: new Map([
    [102, 5_000],
    [107, 9_000],
  ]),
  moneyOut: new Map([[104, -8_000]]),
  spans: [{ first: 100, last: 109 }],
};

describe('the ends of all covered days', () => {
  it('are counted day by day: five of ten below zero, the first of them, and their mean', () => {
    const balances = new DayBalances({ ...account, anchors: [{ day: 109, balance: 3_000 }] });
    // 100, 101: -30; 102, 103: 20; 104 to 106: -60; 107 to 109: 30.
    expect(balances.overDays()).toEqual({ days: 10, below: 5, firstBelow: 100, mean: -1_100 });
  });

  it('are not told where the balance of a covered day is not known', () => {
    expect(new DayBalances({ ...account, anchors: [] }).overDays()).toBeNull();
    const gap = { ...account, spans: [...account.spans, { first: 120, last: 125 }] };
    expect(new DayBalances({ ...gap, anchors: [{ day: 109, balance: 3_000 }] }).overDays()).toBeNull();
  });
});

describe('the use of an agreed line', () => {
  const balances = new DayBalances({ ...account, anchors: [{ day: 109, balance: 3_000 }] });

  it('counts days beyond it, the longest run, and what is drawn in the mean of all days', () => {
    // 100, 101: -30; 104 to 106: -60. Exactly at the line is within it.
    expect(balances.lineUse(3_000)).toEqual({
      daysOver: 3,
      firstOver: 104,
      longestRun: 3,
      meanDebit: (2 * 3_000 + 3 * 6_000) / 10,
      peakDebit: 6_000,
    });
    expect(balances.lineUse(2_999)).toMatchObject({ daysOver: 5, firstOver: 100, longestRun: 3 });
    expect(balances.lineUse(6_000)).toMatchObject({ daysOver: 0, firstOver: null, longestRun: 0 });
  });

  it('is not told where the balance of a covered day is not known', () => {
    expect(new DayBalances({ ...account, anchors: [] }).lineUse(1)).toBeNull();
  });
});

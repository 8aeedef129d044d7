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

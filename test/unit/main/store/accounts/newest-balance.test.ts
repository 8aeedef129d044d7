import { describe, expect, it } from 'vitest';
import {
  anchorAt,
  type BalanceRow,
  type StatedBalance,
} from '../../../../../main/store/accounts/newest-balance';
import fc from '../../../../property';

function stated(change: Partial<StatedBalance>): StatedBalance {
  return { source: 0, day: 10, balanceMinor: 0, isOfUser: false, beginsEarlier: false, ...change };
}

function row(key: string, change: Partial<BalanceRow>): BalanceRow {
  return { key, source: 0, day: 10, amount: 0, balance: Number.NaN, ...change };
}

function endOf(day: number, all: StatedBalance[], rows: BalanceRow[]): number | undefined {
  return anchorAt(day, all, rows)?.balanceMinor;
}

describe('the balance at the end of a day', () => {
  it('when two files of one day state two, is that of the file that has more of the day', () => {
    const rows = [
      row('a', { source: 0, amount: 100 }),
      row('a', { source: 1, amount: 100 }),
      row('b', { source: 1, amount: 50 }),
    ];
    const morning = stated({ source: 0, balanceMinor: 1_100 });
    const evening = stated({ source: 1, balanceMinor: 1_150 });
    expect(endOf(10, [morning, evening], rows)).toBe(1_150);
    expect(endOf(10, [evening, morning], rows)).toBe(1_150);
  });

  it('when a file without balances has more of the day, its bookings are added to the balance of the morning', () => {
    const rows = [
      row('z', { source: 0, day: 9, amount: 7 }),
      row('a', { source: 0, amount: 100 }),
      row('b', { source: 1, amount: -30 }),
    ];
    expect(endOf(10, [stated({ balanceMinor: 1_100, beginsEarlier: true })], rows)).toBe(1_070);
  });

  it('when an export was cut within the day, is that to which the other part leads, in either order', () => {
    const parts = [
      [row('a', { source: 0, amount: -1 }), stated({ source: 0, balanceMinor: 24_999 })],
      [row('b', { source: 1, amount: -1 }), stated({ source: 1, balanceMinor: 24_998 })],
    ] as const;
    const rows = parts.map(([one]) => one);
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const all = parts.map(([, one], at) => ({ ...one, source: order[at] ?? 0 }));
      const mixed = rows.map((one, at) => ({ ...one, source: order[at] ?? 0 }));
      expect(endOf(10, all, mixed)).toBe(24_998);
    }
  });

  it('when a person states it, is what they say', () => {
    const rows = [row('a', { amount: 100, balance: 1_100 })];
    expect(endOf(10, [stated({ balanceMinor: 5 }), stated({ balanceMinor: 9, isOfUser: true })], rows)).toBe(
      9,
    );
  });

  it('when no file says anything for the day, is unknown', () => {
    expect(anchorAt(10, [stated({ day: 9 })], [row('a', { day: 9, amount: 1, balance: 1 })])).toBeNull();
  });

  it('when the lines of the day lead in a circle, follows from the day before', () => {
    const rows = [
      row('a', { day: 9, amount: 20, balance: 120, source: 1 }),
      row('b', { amount: 5, balance: 125, source: 1 }),
      row('c', { amount: -5, balance: 120 }),
    ];
    expect(endOf(10, [], rows)).toBe(120);
  });

  it('is the end of the running balances, however the lines are split, mixed and repeated over files', () => {
    const line = fc.record({
      amount: fc.integer({ min: -500, max: 500 }).filter((amount) => amount !== 0),
      day: fc.constantFrom(8, 9, 10),
      sources: fc.uniqueArray(fc.constantFrom(0, 1, 2), { minLength: 1 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), fc.integer(), (lines, seed) => {
        const inTime = lines.slice().sort((a, b) => a.day - b.day);
        let balance = 1_000;
        const rows = inTime.flatMap(({ amount, day, sources }, at) => {
          balance += amount;
          const after = balance;
          return sources.map((source) => ({ key: String(at), source, day, amount, balance: after }));
        });
        const last = Math.max(...rows.map(({ day }) => day));
        const mixed = rows
          .map((one, at) => ({ one, at: ((at + 1) * (Math.abs(seed) + 7)) % 101 }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
        const found = anchorAt(last, [], mixed);
        // A day that ends where all of it began shows no end: then nothing is claimed from the lines.
        expect(found === null || found.balanceMinor === balance).toBe(true);
        if (balance !== 1_000) expect(found?.balanceMinor).toBe(balance);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { lineTogether } from '../../../../../main/store/figures/balance-line';
import { DayBalances } from '../../../../../main/store/figures/day-balances';
import { dayNumberOf } from '../../../../../preload/contract/values/calendar-day';

const number = (day: string) => dayNumberOf(day) ?? 0;

function account(last: string, end: number, out: readonly [string, number][] = []): DayBalances {
  return new DayBalances({
    moneyIn: new Map(),
    moneyOut: new Map(out.map(([day, amount]) => [number(day), amount])),
    anchors: [{ day: number(last), balance: end }],
    spans: [{ first: number('2024-01-01'), last: number(last) }],
  });
}

describe('the line of accounts together', () => {
  it('counts days below zero among the days that its lowest balance is of', () => {
    const falling = account('2024-01-31', -60_000, [['2024-01-20', -70_000]]);
    const short = account('2024-01-24', 10_000);
    expect(lineTogether([falling, short], ['2024-01'], 'EUR')).toEqual({
      points: [
        { day: '2024-01-01', balance: '200.00' },
        { day: '2024-01-20', balance: '-500.00' },
        { day: '2024-01-24', balance: '-500.00' },
      ],
      lowest: { day: '2024-01-20', amount: '-500.00' },
      days: 24,
      below: 5,
      firstBelow: '2024-01-20',
    });
  });

  it('has no day on which one of them is not known: a balance of another day is none of that one', () => {
    const falling = account('2024-01-31', -60_000, [['2024-01-20', -70_000]]);
    const line = lineTogether([falling, account('2024-01-10', 10_000)], ['2024-01'], 'EUR');
    expect(line).toMatchObject({ days: 10, below: 0, lowest: { day: '2024-01-01', amount: '200.00' } });
    expect(line?.points.at(-1)).toEqual({ day: '2024-01-10', balance: '200.00' });
  });

  it('goes on over the weekend behind a last Friday, and no further than any file', () => {
    // 12 January 2024 is a Friday.
    const line = (last: string) =>
      lineTogether([account('2024-01-12', -1), account(last, 0)], ['2024-01'], 'EUR');
    expect(line('2024-01-31')).toMatchObject({ days: 14, below: 14, firstBelow: '2024-01-01' });
    expect(line('2024-01-13')).toMatchObject({ days: 13 });
    expect(line('2024-01-12')).toMatchObject({ days: 12 });
  });
});

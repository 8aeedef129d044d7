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
    const short = account('2024-01-10', 10_000);
    expect(lineTogether([falling, short], ['2024-01'], 'EUR')).toEqual({
      points: [
        { day: '2024-01-01', balance: '200.00' },
        { day: '2024-01-20', balance: '-500.00' },
        { day: '2024-01-31', balance: '-500.00' },
      ],
      lowest: { day: '2024-01-20', amount: '-500.00' },
      days: 31,
      below: 12,
      firstBelow: '2024-01-20',
    });
  });

  it('ends with the last day that any file tells of', () => {
    const line = lineTogether([account('2024-01-12', -1), account('2024-01-10', 0)], ['2024-01'], 'EUR');
    expect(line).toMatchObject({ days: 12, below: 12, firstBelow: '2024-01-01' });
  });
});

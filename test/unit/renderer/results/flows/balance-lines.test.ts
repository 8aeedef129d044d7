import { describe, expect, it } from 'vitest';
import type { LocalFigures, PeriodFigures } from '../../../../../preload/contract';
import {
  balanceLines,
  monthsOfLine,
  monthsOnAxis,
} from '../../../../../renderer/results/liquidity/balance-lines';

const lineOf = (points: [string, string | null][]) => ({
  points: points.map(([day, balance]) => ({ day, balance })),
  lowest: { day: '2026-01-30', amount: '-5.00' },
  days: 5,
  below: 1,
  firstBelow: '2026-01-30',
});
const account = (accountId: string, limit: string | null) => ({
  accountId,
  currency: 'EUR',
  label: `Konto · ${accountId}`,
  iban: null,
  bankName: null,
  ...(limit ? { line: { limit, source: 'x', enteredAt: 'x' } } : {}),
});
const figures = { accounts: [account('1111', '500.00'), account('2222', null)] } as unknown as LocalFigures;
const period: PeriodFigures = {
  months: [],
  accounts: [
    {
      accountId: '1111',
      currency: 'EUR',
      bookings: 1,
      line: lineOf([
        ['2026-01-30', '-5.00'],
        ['2026-02-01', null],
        ['2026-02-03', '7.00'],
      ]),
    },
    { accountId: '2222', currency: 'EUR', bookings: 1, line: null },
  ],
  together: [],
  excludedIds: [],
};

describe('lines of balances', () => {
  it('stay until the next point, stop where nothing is known, and share an axis without holes', () => {
    const [euros] = balanceLines(figures, period);
    expect(euros?.days).toEqual(['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-02', '2026-02-03']);
    expect(euros?.lines.map(({ values }) => values)).toEqual([
      [-500, -500, null, null, 700],
      [null, null, null, null, null],
    ]);
    expect(euros?.lines.map(({ limit }) => limit)).toEqual([50_000, null]);
  });

  it('have an end and a lowest of each month, of the days that are known', () => {
    const [euros] = balanceLines(figures, period);
    const months = monthsOnAxis(euros?.days ?? []);
    expect(months).toEqual([
      { month: '2026-01', start: 0 },
      { month: '2026-02', start: 2 },
    ]);
    const [line] = euros?.lines ?? [];
    expect(line && monthsOfLine(line, months)).toEqual([
      { month: '2026-01', end: -500, lowest: -500 },
      { month: '2026-02', end: 700, lowest: 700 },
    ]);
  });
});

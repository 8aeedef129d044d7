import { describe, expect, it } from 'vitest';
import type { LocalFigures, PeriodFigures } from '../../../../../preload/contract';
import { formatOf } from '../../../../../renderer/base/format';
import type { Texts } from '../../../../../renderer/base/language';
import {
  balanceLines,
  monthsOfLine,
  monthsOnAxis,
} from '../../../../../renderer/results/liquidity/balance-lines';
import { linesData } from '../../../../../renderer/results/liquidity/lines-panel';

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
const figures = { accounts: [account('1111', '500.005'), account('2222', null)] } as unknown as LocalFigures;
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
    expect(euros?.lines.map(({ limit }) => limit)).toEqual(['500.005', null]);
  });

  it('have an end and a lowest of each month, of the days that are known', () => {
    const [euros] = balanceLines(figures, period);
    const months = monthsOnAxis(euros?.days ?? []);
    expect(months).toEqual([
      { month: '2026-01', start: 0, since: '2026-01-30' },
      { month: '2026-02', start: 2, since: '2026-02-01' },
    ]);
    const [line] = euros?.lines ?? [];
    expect(line && monthsOfLine(line, months)).toEqual([
      { month: '2026-01', isPartial: true, end: -500, knownEnds: null, lowest: -500 },
      { month: '2026-02', isPartial: true, end: 700, knownEnds: null, lowest: 700 },
    ]);
  });

  it('mark a month that is not known to its last bank day, or that another account does not have whole', () => {
    const known = lineOf([
      ['2026-01-01', '9.00'],
      ['2026-03-19', '9.00'],
    ]);
    const months = (month: string, isPartial: boolean) => ({ month, currency: 'EUR', isPartial });
    const both = {
      ...period,
      months: [months('2026-01', false), months('2026-02', true), months('2026-03', true)],
      accounts: [{ accountId: '1111', currency: 'EUR', bookings: 1, line: known }],
      together: [{ currency: 'EUR', line: known }],
    } as unknown as PeriodFigures;
    const [euros] = balanceLines(figures, both);
    const axis = monthsOnAxis(euros?.days ?? []);
    const marked = (euros?.lines ?? []).map((line) =>
      monthsOfLine(line, axis).map(({ isPartial }) => isPartial),
    );
    expect(marked).toEqual([
      [false, true, true],
      [false, false, true],
    ]);
    // 28 February is a Saturday: the Friday before is the last bank day.
    const short = {
      values: Array.from({ length: 27 }, () => 1),
      partial: new Set<string>(),
      knownEnds: new Map(),
    };
    expect(monthsOfLine(short, [{ month: '2026-02', start: 0, since: '2026-02-01' }])).toMatchObject([
      { isPartial: false },
    ]);
    const t = ((key: string) => key) as Texts['t'];
    const rows = linesData({ t, format: formatOf('en') }, euros?.lines ?? [], axis, 'EUR');
    expect(rows.map((row) => row.at(-1))).toEqual([
      'results.monthState',
      '',
      'results.unfinished',
      'results.unfinished',
    ]);
  });
});

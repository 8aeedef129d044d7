import { describe, expect, it } from 'vitest';
import { compareDecimals, sumOfDecimals } from '../../../../preload/contract/values/minor-units';
import {
  readMinor,
  resultDecimal,
  summariseMonths,
} from '../../../../preload/contract/values/result-amounts';
import { readCashFlows } from '../../../../renderer/results/answers/cash-flow';
import { sampleFigures } from '../report/sample-report';

describe('money of results', () => {
  it.each([
    [1.005, 101],
    [-1163.93, -116_393],
    [0.1 + 0.2, 30],
    [1e-7, 0],
    [-0, 0],
    [4444.4, 444_440],
  ])('reads %d as %d minor units', (raw, minor) => {
    expect(Object.is(readMinor(raw, 'EUR'), minor)).toBe(true);
  });

  it('takes nothing but finite numbers for an amount', () => {
    for (const raw of [Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined, {}])
      expect(readMinor(raw, 'EUR')).toBeNull();
  });

  it('writes minor units as an exact decimal and reads it back', () => {
    for (const minor of [0, 5, -5, 100, -123_456, 99])
      expect(readMinor(Number(resultDecimal(minor, 'EUR')), 'EUR')).toBe(minor);
    expect(resultDecimal(-5, 'EUR')).toBe('-0.05');
    expect(resultDecimal(1234, 'JPY')).toBe('1234');
    expect(resultDecimal(1234, 'KWD')).toBe('1.234');
  });

  it('keeps the digits that an amount of an unknown currency came with', () => {
    for (const [raw, shown] of [
      [1.5, '1.5'],
      [100, '100'],
      [0, '0'],
      [-0.25, '-0.25'],
      [1.2345, '1.2345'],
    ] as const)
      expect(resultDecimal(readMinor(raw, null) ?? 0, null)).toBe(shown);
  });

  it.each([
    [null, [10, 20.5, 26.37], '18.96', '20.5'],
    [null, [10, 21], '15.5', '15.5'],
    [null, [1.001, 1.002], '1.002', '1.002'],
    ['EUR', [10, 20.5, 26.37], '18.96', '20.50'],
    ['JPY', [10, 21], '16', '16'],
    ['KWD', [1.001, 1.002], '1.002', '1.002'],
  ] as const)(
    'rounds means in %s of %j to the places of the currency, or to those it came with',
    (currency, raw, average, median) => {
      const months = raw.map((value, at) => ({
        month: `2026-0${at + 1}`,
        amount: readMinor(value, currency) ?? 0,
      }));
      const summary = summariseMonths(months, currency);
      const shown = (minor: number | undefined) => resultDecimal(minor ?? 0, currency);
      expect([shown(summary?.average), shown(summary?.median)]).toEqual([average, median]);
    },
  );

  it('compares decimals that a float cannot tell apart', () => {
    expect(compareDecimals('9007199254740993.01', '9007199254740993.02')).toBe(-1);
    expect(compareDecimals('-1.50', '-1.5')).toBe(0);
    expect(compareDecimals('0.01', '-0.01')).toBe(1);
  });

  it('adds decimals exactly beyond what a float holds', () => {
    expect(sumOfDecimals(['99999999999999.99', '0.01', '-1'])).toBe('99999999999999.00');
    expect(sumOfDecimals([], 2)).toBe('0.00');
    expect(sumOfDecimals(['1200', '34'])).toBe('1234');
    expect(sumOfDecimals(['-0.10', '0.10'])).toBe('0.00');
  });
});

describe('the local cash flow', () => {
  const figures = sampleFigures();

  it('adds up to the totals of its months, money out being negative', () => {
    const [flow] = readCashFlows(figures);
    expect(flow?.months).toHaveLength(24);
    expect(flow?.totalOut.startsWith('-')).toBe(true);
    expect(flow?.net).toBe(sumOfDecimals([flow?.totalIn ?? '', flow?.totalOut ?? '']));
    expect(flow?.months.at(-1)?.isPartial).toBe(true);
  });

  it('shows money out as negative when it is given without a sign', () => {
    const unsigned = {
      ...figures,
      months: figures.months.map((month) => ({ ...month, moneyOut: month.moneyOut.replace('-', '') })),
    };
    expect(readCashFlows(unsigned)).toEqual(readCashFlows(figures));
  });

  it('keeps the place of a month that has no bookings', () => {
    const months = figures.months.filter((month) => month.month !== '2025-03');
    const [flow] = readCashFlows({ ...figures, months });
    expect(flow?.months).toHaveLength(24);
    expect(flow?.months.find((month) => month.month === '2025-03')).toMatchObject({
      isListed: false,
      moneyIn: null,
    });
  });

  it('never mixes currencies', () => {
    const [first] = figures.months;
    if (!first) throw new Error('no month');
    const flows = readCashFlows({
      ...figures,
      months: [...figures.months, { ...first, currency: 'CHF', moneyIn: '7.00' }],
    });
    expect(flows.map((flow) => flow.currency)).toEqual(['EUR', 'CHF']);
    expect(flows[1]?.totalIn).toBe('7.00');
  });
});

import { describe, expect, it } from 'vitest';
import type { Translate } from '../../../../renderer/app/language';
import { readBreakdown } from '../../../../renderer/results/breakdown';
import { readCashFlows } from '../../../../renderer/results/cash-flow';
import { breakdownData, cashFlowData, tabSeparated } from '../../../../renderer/results/chart-data';
import { sampleBreakdown, sampleFigures } from '../report/sample-report';

const keys: Translate = (key) => key;

describe('a chart copied as data (feature 56)', () => {
  const breakdown = readBreakdown(sampleBreakdown('company.credits'), '2026-07-15T08:00:00Z');
  if (!breakdown) throw new Error('no breakdown');

  it('has a row for each month with the values of the chart, to the cent', () => {
    const [, ...rows] = breakdownData(keys, 'en', breakdown.months);
    expect(rows).toHaveLength(breakdown.months.length);
    for (const [index, row] of rows.entries()) {
      const month = breakdown.months[index];
      expect(row[0]).toBe(month?.month);
      expect(Math.round(Number(row[3]) * 100)).toBe(month?.amount);
    }
  });

  it('writes numbers with the decimal sign of the language and without grouping', () => {
    const [first] = breakdown.months;
    if (!first) throw new Error('no month');
    const months = [{ ...first, amount: 123_456_789, recurring: null }];
    expect(breakdownData(keys, 'de', months)[1]?.slice(1)).toEqual(['', expect.any(String), '1234567,89']);
    expect(breakdownData(keys, 'en', months)[1]?.[3]).toBe('1234567.89');
  });

  it('names the currency of a cash flow in the heads of its columns', () => {
    const [flow] = readCashFlows(sampleFigures());
    if (!flow) throw new Error('no flow');
    const [heads, ...rows] = cashFlowData(keys, 'en', flow);
    expect(heads?.[1]).toBe('results.local.moneyIn (EUR)');
    expect(rows).toHaveLength(flow.months.length);
    expect(rows[0]?.[1]).toBe(flow.months[0]?.moneyIn);
  });

  it('keeps cells and lines apart, whatever stands in a cell', () => {
    expect(
      tabSeparated([
        ['a\tb', 'c'],
        ['d\r\ne', ''],
      ]),
    ).toBe('a b\tc\nd e\t\n');
  });
});

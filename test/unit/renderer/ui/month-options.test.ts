import { describe, expect, it } from 'vitest';
import { cashFlowOption, stackedMonthsOption } from '../../../../renderer/ui/chart-kinds/month-options';
import { darkLook, lightLook, printLook } from '../../../../renderer/ui/chart-look';

const months = [
  { month: '2025-03', recurring: 800, oneOff: 200, isUnfinished: false, hint: ['März'] },
  { month: '2025-04', recurring: null, oneOff: null, isUnfinished: false, hint: ['April'] },
  { month: '2025-06', recurring: 150, oneOff: 50, isUnfinished: true, hint: ['Juni'] },
];
const texts = {
  monthName: (month: string) => month.slice(5),
  monthLetter: (month: string) => month.slice(6),
  axisNumber: String,
  series: ['Wiederkehrend', 'Einmalig'],
};

interface Shape {
  animation: boolean;
  xAxis: { data: string[] };
  media: {
    option: { xAxis: { axisLabel: { formatter: (month: string, index: number) => string } } };
  }[];
  tooltip: { renderMode: string; formatter: (params: unknown) => string };
  legend: { selectedMode: boolean };
  series: {
    name: string;
    stack: string;
    itemStyle: { color: string; decal?: unknown };
    data: { value: number | string; itemStyle: { borderType?: string } }[];
    markLine?: { data: { yAxis: number }[] };
  }[];
}

const optionOf = (look = lightLook, more = {}) =>
  stackedMonthsOption(months, { ...texts, ...more }, look) as unknown as Shape;

describe('options of the stacked month chart', () => {
  it('stack recurring and one-off in the order of the months, with an empty place where there is no value', () => {
    const { series, xAxis } = optionOf();
    expect(xAxis.data).toEqual(['2025-03', '2025-04', '2025-06']);
    expect(series.map((entry) => [entry.name, entry.stack])).toEqual([
      ['Wiederkehrend', 'month'],
      ['Einmalig', 'month'],
    ]);
    expect(series[0]?.data.map((entry) => entry.value)).toEqual([800, '-', 150]);
  });

  it('draw an unfinished month with a dashed edge and an asterisk', () => {
    const { series, media } = optionOf();
    expect(series[0]?.data.map((entry) => entry.itemStyle.borderType)).toEqual([
      undefined,
      undefined,
      'dashed',
    ]);
    const { formatter } = media.at(-1)?.option.xAxis.axisLabel ?? {};
    expect(formatter?.('2025-06', 2)).toBe('06*\n');
    expect(formatter?.('2025-03', 0)).toBe('03\n2025');
  });

  it('tell the series apart by a pattern, not by colour alone, in light, in dark and on paper', () => {
    for (const look of [lightLook, darkLook, printLook]) {
      const [recurring, oneOff] = optionOf(look).series;
      expect(recurring?.itemStyle.decal).toBeUndefined();
      expect(oneOff?.itemStyle.decal).toBeDefined();
      expect(recurring?.itemStyle.color).not.toBe(oneOff?.itemStyle.color);
    }
  });

  it('neither move nor write style attributes, and cannot hide a series', () => {
    const option = optionOf();
    expect(option.animation).toBe(false);
    expect(option.tooltip.renderMode).toBe('richText');
    expect(option.tooltip.formatter([{ dataIndex: 2 }])).toBe('Juni');
    expect(option.tooltip.formatter(undefined)).toBe('');
    expect(option.legend.selectedMode).toBe(false);
  });

  it('carry the median as a line when there is one', () => {
    expect(optionOf().series[0]?.markLine).toBeUndefined();
    expect(
      optionOf(lightLook, { median: { value: 900, label: 'Median' } }).series[0]?.markLine?.data,
    ).toEqual([{ yAxis: 900 }]);
  });
});

describe('options of the cash flow chart', () => {
  it('put money in above and money out below the line, and net beside them', () => {
    const option = cashFlowOption(
      [{ month: '2025-03', moneyIn: 100, moneyOut: -40, net: 60, isUnfinished: false, hint: [] }],
      { ...texts, series: ['Zu', 'Ab', 'Netto'] },
      printLook,
    ) as unknown as { series: { name: string; data: unknown[] }[] };
    expect(option.series.map((entry) => entry.name)).toEqual(['Zu', 'Ab', 'Netto']);
    expect(option.series[2]?.data).toEqual([60]);
  });
});

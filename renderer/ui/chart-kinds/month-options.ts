import type { EChartsCoreOption } from 'echarts/core';
import { type ChartLook, stripes } from '../chart-look';
import { labelsInside, type MonthWords, monthLabels } from './chart-room';

/** What the charts need from the data: plain numbers in main units (for drawing only) and texts that are ready to show. */
export interface StackedMonth {
  month: string;
  recurring: number | null;
  oneOff: number | null;
  isUnfinished: boolean;
  /** Lines of the hint under the pointer. */
  hint: readonly string[];
}

export interface FlowMonth {
  month: string;
  moneyIn: number | null;
  moneyOut: number | null;
  net: number | null;
  isUnfinished: boolean;
  hint: readonly string[];
}

export interface BalanceMonth {
  month: string;
  endBalance: number | null;
  lowestBalance: number | null;
  isUnfinished: boolean;
  hint: readonly string[];
}

export interface ChartTexts extends MonthWords {
  /** A number of an axis. */
  axisNumber: (value: number) => string;
  series: readonly string[];
  /** Name and value of the line across the bars. */
  median?: { value: number; label: string };
}

/** Room at the right for the name and value of the line across the bars. */
const medianLabelPx = 68;

/** Paler, with a dashed edge: a month that is not complete (case B038). */
const unfinishedStyle = { opacity: 0.55, borderType: 'dashed' as const, borderWidth: 1 };

/** Recurring below, one-off above, oldest month left; a month without a value keeps its place (case B038). */
export function stackedMonthsOption(
  months: readonly StackedMonth[],
  texts: ChartTexts,
  look: ChartLook,
): EChartsCoreOption {
  const bar = (value: number | null, month: StackedMonth, color: string) => ({
    // Nothing is drawn for zero either: the edge of an empty bar would look like a small amount.
    value: value || '-',
    itemStyle: month.isUnfinished ? { ...unfinishedStyle, borderColor: color } : {},
  });
  const [recurring = '', oneOff = ''] = texts.series;
  return {
    ...monthFrame(months, texts, look),
    series: [
      {
        type: 'bar',
        name: recurring,
        stack: 'month',
        barMaxWidth: 34,
        itemStyle: { color: look.recurring },
        data: months.map((month) => bar(month.recurring, month, look.recurring)),
        ...(texts.median ? { markLine: markLine(texts.median, look) } : {}),
      },
      {
        type: 'bar',
        name: oneOff,
        stack: 'month',
        barMaxWidth: 34,
        itemStyle: { color: look.oneOff, borderColor: look.stripe, borderWidth: 0.6, decal: stripes(look) },
        data: months.map((month) => ({
          ...bar(month.oneOff, month, look.stripe),
        })),
      },
    ],
  };
}

/** In above, out below the line, net as a diamond. */
export function cashFlowOption(
  months: readonly FlowMonth[],
  texts: ChartTexts,
  look: ChartLook,
): EChartsCoreOption {
  const [moneyIn = '', moneyOut = '', net = ''] = texts.series;
  const style = (month: FlowMonth, color: string) =>
    month.isUnfinished ? { ...unfinishedStyle, borderColor: color } : {};
  return {
    ...monthFrame(months, texts, look),
    series: [
      {
        type: 'bar',
        name: moneyIn,
        stack: 'month',
        barMaxWidth: 30,
        itemStyle: { color: look.moneyIn },
        data: months.map((month) => ({
          value: month.moneyIn || '-',
          itemStyle: style(month, look.moneyIn),
        })),
      },
      {
        type: 'bar',
        name: moneyOut,
        stack: 'month',
        barMaxWidth: 30,
        itemStyle: { color: look.moneyOut, borderColor: look.stripe, borderWidth: 0.6, decal: stripes(look) },
        data: months.map((month) => ({ value: month.moneyOut || '-', itemStyle: style(month, look.stripe) })),
      },
      {
        type: 'line',
        name: net,
        symbol: 'diamond',
        symbolSize: 8,
        showSymbol: true,
        lineStyle: { width: 0 },
        itemStyle: { color: look.background, borderColor: look.balance, borderWidth: 1.4 },
        data: months.map((month) => month.net ?? '-'),
      },
    ],
  };
}

/** Balance at the end of each month, and the lowest one of the month as a dotted line with its own marks. */
export function balanceOption(
  months: readonly BalanceMonth[],
  texts: ChartTexts,
  look: ChartLook,
): EChartsCoreOption {
  const [end = '', lowest = ''] = texts.series;
  return {
    ...monthFrame(months, texts, look),
    series: [
      {
        type: 'line',
        name: end,
        step: false,
        symbol: 'circle',
        symbolSize: 4,
        lineStyle: { color: look.balance, width: 1.6 },
        itemStyle: { color: look.balance },
        data: months.map((month) => month.endBalance ?? '-'),
      },
      {
        type: 'line',
        name: lowest,
        symbol: 'emptyTriangle',
        symbolSize: 6,
        lineStyle: { color: look.recurring, width: 1.2, type: 'dotted' },
        itemStyle: { color: look.recurring },
        data: months.map((month) => month.lowestBalance ?? '-'),
      },
    ],
  };
}

interface FramedMonth {
  month: string;
  isUnfinished: boolean;
  hint: readonly string[];
}

/** Axes, legend and hint of any chart by months: a chart adds its `series`. */
export function monthFrame(
  months: readonly FramedMonth[],
  texts: ChartTexts,
  look: ChartLook,
): EChartsCoreOption {
  const font = { fontFamily: look.fontFamily, fontSize: look.fontSize };
  const rightPx = texts.median ? medianLabelPx : 8;
  return {
    ...monthLabels(months, texts, look, rightPx),
    animation: false,
    textStyle: { ...font, color: look.text },
    grid: { left: 4, right: rightPx, top: 30, bottom: 2, ...labelsInside },
    legend: {
      top: 0,
      left: 0,
      itemWidth: 18,
      itemHeight: 10,
      itemGap: 18,
      // Switching a series off would make the chart disagree with its table.
      selectedMode: false,
      textStyle: { ...font, color: look.text },
      data: [...texts.series],
    },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      // Drawn inside the chart: the page's policy lets no style attribute from markup pass (SEC-4).
      renderMode: 'richText',
      confine: true,
      backgroundColor: look.background,
      borderColor: look.line,
      textStyle: { ...font, color: look.text },
      formatter: (rawParams: unknown) => {
        const [first] = Array.isArray(rawParams) ? rawParams : [rawParams];
        const index = (first as { dataIndex?: number } | undefined)?.dataIndex ?? -1;
        return (months[index]?.hint ?? []).join('\n');
      },
    },
    xAxis: {
      type: 'category',
      data: months.map((month) => month.month),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.quiet }, onZero: true },
      axisLabel: {
        ...font,
        color: look.quiet,
        lineHeight: look.fontSize + 3,
      },
    },
    yAxis: {
      type: 'value',
      splitNumber: 4,
      axisLabel: { ...font, color: look.quiet, formatter: (value: number) => texts.axisNumber(value) },
      splitLine: { lineStyle: { color: look.line, width: 0.8 } },
    },
  };
}

function markLine(median: NonNullable<ChartTexts['median']>, look: ChartLook) {
  return {
    silent: true,
    symbol: 'none',
    lineStyle: { color: look.mark, type: 'dashed', width: 1 },
    label: {
      position: 'end',
      align: 'left',
      formatter: median.label,
      color: look.text,
      fontSize: look.fontSize - 0.5,
      // Name and amount are two lines; without a leading of their own they lie on each other.
      lineHeight: Math.round(look.fontSize * 1.3),
      fontFamily: look.fontFamily,
    },
    data: [{ yAxis: median.value }],
  };
}

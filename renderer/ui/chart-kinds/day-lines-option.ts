import type { EChartsCoreOption } from 'echarts/core';
import { type ChartLook, namingFont } from '../chart-look';
import { belowLegend, labelsInside } from './chart-room';

interface DrawnLine {
  name: string;
  /** One for each day, in main units; null interrupts the line. */
  values: readonly (number | null)[];
  /** The line of everything together: thicker. */
  isMain: boolean;
  /** Where the agreed limit lies, below zero; null without one. */
  limit: { value: number; label: string } | null;
}

interface DayLineTexts {
  axisNumber: (value: number) => string;
  /** What stands under the first day of a month. */
  monthName: (month: string) => string;
  /** Such a month has a star at its name. */
  isPartial: (month: string) => boolean;
  /** Lines of the hint over a day. */
  hint: (dayIndex: number) => string;
}

/** No line is told by its colour alone: each has a pattern of its own. */
const dashes: readonly (string | number[])[] = ['solid', 'dashed', 'dotted', [9, 3, 2, 3], [2, 2], [12, 4]];

/** Balances as steps over the days, with a line at zero and one at each limit. */
export function dayLinesOption(
  days: readonly string[],
  lines: readonly DrawnLine[],
  texts: DayLineTexts,
  look: ChartLook,
): EChartsCoreOption {
  const font = { fontFamily: look.fontFamily, fontSize: look.fontSize };
  const sizes = { itemWidth: 30, itemGap: 16 };
  const names = lines.map(({ name }) => name);
  return {
    ...belowLegend(names, sizes, look),
    animation: false,
    textStyle: { ...font, color: look.text },
    grid: { left: 4, right: 8, bottom: 2, ...labelsInside },
    legend: {
      top: 0,
      left: 0,
      ...sizes,
      itemHeight: 10,
      selectedMode: false,
      textStyle: { ...font, fontFamily: namingFont(look), color: look.text },
      data: names.map((name) => ({ name, icon: 'inherit' })),
    },
    tooltip: {
      trigger: 'axis',
      // Drawn inside the chart: the page's policy lets no style attribute from markup pass (SEC-4).
      renderMode: 'richText',
      confine: true,
      backgroundColor: look.background,
      borderColor: look.line,
      textStyle: { ...font, fontFamily: namingFont(look), color: look.text },
      formatter: (rawParams: unknown) => {
        const [first] = Array.isArray(rawParams) ? rawParams : [rawParams];
        return texts.hint((first as { dataIndex?: number } | undefined)?.dataIndex ?? -1);
      },
    },
    xAxis: dayAxis(days, texts, look),
    yAxis: {
      type: 'value',
      splitNumber: 4,
      axisLabel: { ...font, color: look.quiet, formatter: (value: number) => texts.axisNumber(value) },
      splitLine: { lineStyle: { color: look.line, width: 0.8 } },
    },
    series: lineSeries(lines, look),
  };
}

function dayAxis(days: readonly string[], texts: DayLineTexts, look: ChartLook) {
  return {
    type: 'category',
    data: [...days],
    boundaryGap: false,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: look.quiet }, onZero: true },
    axisLabel: {
      fontFamily: look.fontFamily,
      fontSize: look.fontSize,
      color: look.quiet,
      hideOverlap: true,
      lineHeight: look.fontSize + 3,
      interval: (index: number, day: string) => index === 0 || day.endsWith('-01'),
      formatter: (day: string, index: number) =>
        `${texts.monthName(day.slice(0, 7))}${texts.isPartial(day.slice(0, 7)) ? '*' : ''}\n${index === 0 || day.endsWith('-01-01') ? day.slice(0, 4) : ''}`,
    },
  };
}

function lineSeries(lines: readonly DrawnLine[], look: ChartLook) {
  const tones = [look.recurring, look.stripe, look.quiet];
  const others = lines.filter(({ isMain }) => !isMain);
  return lines.map((line) => {
    const place = others.indexOf(line);
    const style = line.isMain
      ? { color: look.balance, width: 2.4, type: 'solid' as const }
      : {
          color: tones[place % tones.length] ?? look.recurring,
          width: 1.3,
          type: dashes[place % dashes.length] ?? 'solid',
        };
    return {
      type: 'line',
      name: line.name,
      step: 'end',
      // Keeps the lowest and the highest day of each column of pixels; a few years are drawn day by day.
      sampling: 'minmax',
      showSymbol: false,
      symbol: 'none',
      connectNulls: false,
      lineStyle: style,
      itemStyle: { color: style.color },
      data: line.values.map((value) => value ?? '-'),
      ...(line.limit ? { markLine: limitLine(line.limit, style.color, look) } : {}),
    };
  });
}

function limitLine(limit: NonNullable<DrawnLine['limit']>, color: string, look: ChartLook) {
  return {
    silent: true,
    symbol: 'none',
    lineStyle: { color, type: [4, 4], width: 1 },
    label: {
      position: 'insideEndTop',
      formatter: limit.label,
      color: look.text,
      fontSize: look.fontSize - 0.5,
      fontFamily: look.fontFamily,
    },
    data: [{ yAxis: limit.value }],
  };
}

import type { EChartsCoreOption } from 'echarts/core';
import { type ChartLook, itemTooltip, stripes } from '../chart-look';
import { brokenNames, labelsInside } from './chart-room';

interface ComparedBars {
  name: string;
  /** One for each series; null draws nothing. */
  values: readonly (number | null)[];
}

interface SideTexts {
  /** Names of the two series: the first is drawn solid, the second striped. */
  series: readonly string[];
  axisNumber: (value: number) => string;
  /** What is said of each bar, in the order of the places: bars of a name side by side. */
  hints: readonly string[];
}

/** Bars of two series side by side. Each bar is a place of its own. */
export function sideBySideOption(
  bars: readonly ComparedBars[],
  texts: SideTexts,
  look: ChartLook,
): EChartsCoreOption {
  const font = { fontFamily: look.fontFamily, fontSize: look.fontSize };
  const styles = [
    { color: look.recurring },
    { color: look.oneOff, borderColor: look.stripe, borderWidth: 0.6, decal: stripes(look) },
  ];
  return {
    ...brokenNames(bars.length),
    animation: false,
    textStyle: { ...font, color: look.text },
    grid: { left: 4, right: 8, top: 30, bottom: 2, ...labelsInside },
    legend: {
      top: 0,
      left: 0,
      selectedMode: false,
      itemWidth: 18,
      itemHeight: 10,
      textStyle: { ...font, color: look.text },
      data: [...texts.series],
    },
    tooltip: itemTooltip(texts.hints, look),
    xAxis: {
      type: 'category',
      data: bars.map(({ name }) => name),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.quiet }, onZero: true },
      axisLabel: { ...font, color: look.quiet, interval: 0, overflow: 'break' },
    },
    yAxis: {
      type: 'value',
      splitNumber: 4,
      axisLabel: { ...font, color: look.quiet, formatter: (value: number) => texts.axisNumber(value) },
      splitLine: { lineStyle: { color: look.line, width: 0.8 } },
    },
    series: texts.series.map((name, side) => ({
      type: 'bar',
      name,
      barMaxWidth: 46,
      itemStyle: styles[side] ?? {},
      data: bars.map(({ values }, index) => ({
        value: values[side] ?? '-',
        place: index * texts.series.length + side,
      })),
    })),
  };
}

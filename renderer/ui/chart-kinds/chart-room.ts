import { type EChartsCoreOption, format } from 'echarts/core';
import type { ChartLook } from '../chart-look';

/** Widths in px at which a chart is laid out anew, up to one in which everything has room. */
const widths = [0, 280, 340, 400, 460, 520, 580, 640, 700, 760, 820, 900, 1000, 1100, 1200, 1400];

/**
 * What of an option depends on its room: worked out for the least width of each step. ECharts takes the one that fits its place, on
 * paper too, and another after a change of size.
 */
function byWidth(optionAt: (widthPx: number) => EChartsCoreOption): EChartsCoreOption {
  return {
    media: widths.map((minWidth, at) => {
      const next = widths[at + 1];
      return {
        query: next === undefined ? { minWidth } : { minWidth, maxWidth: next - 1 },
        option: optionAt(minWidth),
      };
    }),
  };
}

/** Numbers beside the vertical axis take about as much. */
const axisRoomPx = 72;

const textPx = (text: string, look: ChartLook) =>
  format.getTextRect(text, `${look.fontSize}px ${look.fontFamily}`).width;
const widestOf = (texts: readonly string[], look: ChartLook) =>
  Math.max(0, ...[...new Set(texts)].map((text) => textPx(text, look)));

/** Of a grid: the labels of its axes lie within the place that it is given. */
export const labelsInside = {
  outerBoundsMode: 'same',
  outerBoundsContain: 'axisLabel',
  outerBoundsClampWidth: 0,
  outerBoundsClampHeight: 0,
} as const;

export interface MonthWords {
  /** Short name of a month without its year, e.g. `Mai`. */
  monthName: (month: string) => string;
  /** Where names have no room, e.g. `M`. */
  monthLetter: (month: string) => string;
}

/**
 * Names of months below an axis so that none touches the next: names, else letters, else January and July, else January alone.
 * @param rightPx room beside the months
 */
export function monthLabels(
  months: readonly { month: string; isUnfinished: boolean }[],
  { monthName, monthLetter }: MonthWords,
  look: ChartLook,
  rightPx: number,
): EChartsCoreOption {
  const sign = ({ isUnfinished }: { isUnfinished: boolean }) => (isUnfinished ? '*' : '');
  const nameOf = (one: (typeof months)[number]) => `${monthName(one.month)}${sign(one)}`;
  const letterOf = (one: (typeof months)[number]) => `${monthLetter(one.month)}${sign(one)}`;
  const namePx = widestOf(months.map(nameOf), look) + look.fontSize / 3;
  const letterPx = widestOf(months.map(letterOf), look) + look.fontSize / 3;
  // An asterisk marks a month that is not complete; the year stands under the first month and under each January.
  const labelled = (of: typeof nameOf, isShown: (month: string) => boolean) => {
    const first = months.findIndex(({ month }) => isShown(month));
    return {
      interval: (_: number, month: string) => isShown(month),
      formatter: (month: string, index: number) => {
        const one = months[index];
        const year = index === first || month.endsWith('-01') ? month.slice(0, 4) : '';
        return `${one ? of(one) : ''}\n${year}`;
      },
    };
  };
  const each = () => true;
  return byWidth((widthPx) => {
    const placePx = (widthPx - axisRoomPx - rightPx) / Math.max(1, months.length);
    const axisLabel =
      placePx >= namePx
        ? labelled(nameOf, each)
        : placePx >= letterPx
          ? labelled(letterOf, each)
          : labelled(nameOf, (month) => (placePx * 6 >= namePx ? /-0[17]$/ : /-01$/).test(month));
    return { xAxis: { axisLabel } };
  });
}

interface LegendSizes {
  itemWidth: number;
  itemGap: number;
}

/** The drawing begins below the last row of the legend, however many its names need. */
export function belowLegend(
  names: readonly string[],
  { itemWidth, itemGap }: LegendSizes,
  look: ChartLook,
): EChartsCoreOption {
  const takes = names.map((name) => itemWidth + 5 + textPx(name, look));
  return byWidth((widthPx) => {
    let rows = 1;
    let leftPx = widthPx;
    for (const px of takes) {
      if (px > leftPx && leftPx < widthPx) {
        rows += 1;
        leftPx = widthPx;
      }
      leftPx -= px + itemGap;
    }
    return { grid: { top: look.fontSize + 10 + (rows - 1) * (look.fontSize + 2 + itemGap) + 12 } };
  });
}

/** Names below bars break where they are wider than their place. */
export function brokenNames(count: number): EChartsCoreOption {
  return byWidth((widthPx) => ({
    xAxis: { axisLabel: { width: Math.max(40, (widthPx - axisRoomPx) / Math.max(1, count) - 8) } },
  }));
}

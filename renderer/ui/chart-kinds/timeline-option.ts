import type { EChartsCoreOption } from 'echarts/core';
import { type ChartLook, itemTooltip, namingFont } from '../chart-look';
import { labelsInside } from './chart-room';

interface TimelineRow {
  name: string;
  /** Below the name, where another row has the same one. */
  kind: string | null;
  /** Milliseconds of the days, in order. The bar has ends also where no payment is known. */
  first: number;
  last: number;
  paid: readonly number[];
  gaps: readonly { since: number; until: number }[];
  next: number | null;
  hint: string;
}

/** What ECharts hands to whoever draws an item: only what is used here. */
interface DrawApi {
  value(dimension: number): number;
  coord(point: [number, number]): [number, number];
}

/** Room for as many letters as a line of a name has. */
const nameWidthPx = 240;
const lineLetters = 32;

/** A long name goes on below where a word ends: the row has room for two lines. */
function inTwoLines(name: string): string {
  if (name.length <= lineLetters) return name;
  const end = name.lastIndexOf(' ', lineLetters);
  return end < 1 ? name : `${name.slice(0, end)}\n${name.slice(end + 1)}`;
}

const timeLabel = { hideOverlap: true };

/** A bar from the first to the last payment of each row, a stroke for each payment, a dashed hole for a gap, a diamond for the next one. */
export function timelineOption(
  rows: readonly TimelineRow[],
  texts: { monthName: (time: number) => string },
  look: ChartLook,
): EChartsCoreOption {
  const font = { fontFamily: look.fontFamily, fontSize: look.fontSize };
  return {
    animation: false,
    textStyle: { ...font, color: look.text },
    grid: { left: 4, right: 18, top: 6, bottom: 4, ...labelsInside },
    tooltip: itemTooltip(
      rows.map(({ hint }) => hint),
      look,
    ),
    xAxis: {
      type: 'time',
      // Room for the mark of the next payment.
      max: ({ min, max }: { min: number; max: number }) => max + (max - min) * 0.02,
      axisLabel: {
        ...timeLabel,
        ...font,
        color: look.quiet,
        formatter: (time: number) => texts.monthName(time),
      },
      axisLine: { lineStyle: { color: look.quiet } },
      splitLine: { show: true, lineStyle: { color: look.line, width: 0.6 } },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: rows.map((_row, index) => String(index)),
      axisTick: { show: false },
      axisLine: { show: false },
      axisLabel: {
        ...font,
        fontFamily: namingFont(look),
        color: look.text,
        interval: 0,
        width: nameWidthPx,
        lineHeight: look.fontSize + 1,
        overflow: 'truncate',
        formatter: (index: string) => {
          const { name = '', kind = null } = rows[Number(index)] ?? {};
          return kind === null ? inTwoLines(name) : `${name}\n${kind}`;
        },
      },
    },
    series: [
      {
        type: 'custom',
        clip: true,
        encode: { x: [0, 1], y: 2 },
        data: rows.map(({ first, last, next }, place) => ({
          value: [first, next ?? last, place],
          place,
        })),
        renderItem: (_params: unknown, api: DrawApi) => {
          const row = rows[api.value(2)];
          return row ? { type: 'group', children: shapesOf(row, api, look) } : null;
        },
      },
    ],
  };
}

const halfPx = 6;

/** The shapes of one row, from the back to the front. */
function shapesOf(row: TimelineRow, api: DrawApi, look: ChartLook) {
  const line = api.value(2);
  const at = (time: number) => api.coord([time, line]);
  const [left, middle] = at(row.first);
  const [right] = at(row.last);
  const bar = {
    type: 'rect',
    shape: { x: left - 2, y: middle - halfPx, width: right - left + 4, height: 2 * halfPx },
    style: { fill: look.recurring, opacity: 0.35 },
  };
  const holes = row.gaps.map(({ since, until }) => ({
    type: 'rect',
    shape: { x: at(since)[0], y: middle - halfPx, width: at(until)[0] - at(since)[0], height: 2 * halfPx },
    style: { fill: look.background, stroke: look.stripe, lineDash: [3, 3], lineWidth: 1 },
  }));
  // One shape for all payments of a row: a hundred contracts have thousands.
  const strokes = {
    type: 'path',
    shape: {
      pathData: row.paid
        .map((time) => `M${at(time)[0]} ${middle - halfPx}L${at(time)[0]} ${middle + halfPx}`)
        .join(''),
    },
    style: { fill: 'none', stroke: look.recurring, lineWidth: 2 },
  };
  return [bar, ...holes, strokes, ...nextMark(row, at, right, look)];
}

function nextMark(
  { next }: TimelineRow,
  at: (time: number) => [number, number],
  right: number,
  look: ChartLook,
) {
  if (next === null) return [];
  const [x, y] = at(next);
  const points = [
    [x, y - halfPx],
    [x + halfPx, y],
    [x, y + halfPx],
    [x - halfPx, y],
  ];
  return [
    {
      type: 'line',
      shape: { x1: right + 2, y1: y, x2: x - halfPx, y2: y },
      style: { stroke: look.quiet, lineDash: [2, 3], lineWidth: 1 },
    },
    {
      type: 'polygon',
      shape: { points },
      style: { fill: look.background, stroke: look.balance, lineWidth: 1.4 },
    },
  ];
}

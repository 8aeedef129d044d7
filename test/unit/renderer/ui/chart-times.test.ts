import { readdirSync, readFileSync } from 'node:fs';
import { BarChart, CustomChart, LineChart, SankeyChart, TreemapChart } from 'echarts/charts';
import { GridComponent, LegendComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../../preload/contract/values/calendar-day';
import { dayLinesOption } from '../../../../renderer/ui/chart-kinds/day-lines-option';
import {
  balanceOption,
  cashFlowOption,
  stackedMonthsOption,
} from '../../../../renderer/ui/chart-kinds/month-options';
import { sankeyOption } from '../../../../renderer/ui/chart-kinds/sankey-option';
import { sideBySideOption } from '../../../../renderer/ui/chart-kinds/side-by-side-option';
import { timelineOption } from '../../../../renderer/ui/chart-kinds/timeline-option';
import { treemapOption } from '../../../../renderer/ui/chart-kinds/treemap-option';
import { lightLook, placeOf } from '../../../../renderer/ui/chart-look';
import { threadMs } from '../../../processor-time';

use([
  BarChart,
  LineChart,
  TreemapChart,
  SankeyChart,
  CustomChart,
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  TooltipComponent,
  SVGRenderer,
]);

const texts = { axisNumber: String, monthName: String, monthLetter: String, series: ['A', 'B', 'C'] };
const size = (index: number) => 1_000 + ((index * 7_919) % 900);
const many = <Item>(length: number, make: (index: number) => Item) =>
  Array.from({ length }, (_, index) => make(index));
const month = (index: number) =>
  `${2016 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

/** Ten years, ten accounts, every area, a hundred contracts: more than a customer of 100,000 bookings has. */
const charts: Record<string, () => EChartsCoreOption> = {
  breakdown: () =>
    stackedMonthsOption(
      many(120, (index) => ({
        month: month(index),
        recurring: size(index),
        oneOff: size(index + 3),
        isUnfinished: false,
        hint: [],
      })),
      texts,
      lightLook,
    ),
  cashFlow: () =>
    cashFlowOption(
      many(120, (index) => ({
        month: month(index),
        moneyIn: size(index),
        moneyOut: -size(index + 1),
        net: 5,
        isUnfinished: false,
        hint: [],
      })),
      texts,
      lightLook,
    ),
  monthEnds: () =>
    balanceOption(
      many(120, (index) => ({
        month: month(index),
        endBalance: size(index),
        lowestBalance: size(index) - 900,
        isUnfinished: false,
        hint: [],
      })),
      texts,
      lightLook,
    ),
  balances: () =>
    dayLinesOption(
      many(3_652, (index) => dayOf(16_801 + index)),
      many(6, (line) => ({
        name: `K${line}`,
        values: many(3_652, (index) => size(index + line)),
        isMain: line === 0,
        limit: null,
      })),
      { ...texts, isPartial: () => false, hint: () => '' },
      lightLook,
    ),
  areas: () =>
    treemapOption(
      many(9, (index) => ({ name: `B${index}`, value: size(index), label: '1', isFolded: false, hint: '' })),
      lightLook,
    ),
  moneyFlow: () => {
    const nodes = [0, 1, 2].flatMap((depth) =>
      many(9, (index) => ({
        key: `${depth}:${index}`,
        name: `N${index}`,
        depth: depth as 0 | 1 | 2,
        hint: '',
      })),
    );
    const links = [0, 1].flatMap((depth) =>
      many(81, (index) => ({
        from: `${depth}:${Math.floor(index / 9)}`,
        to: `${depth + 1}:${index % 9}`,
        value: size(index),
        hint: '',
      })),
    );
    return sankeyOption(nodes, links, lightLook);
  },
  contracts: () =>
    timelineOption(
      many(100, (index) => ({
        name: `V${index}`,
        kind: null,
        first: (index / 100) * 2_600_000_000,
        last: (23 + index / 100) * 2_600_000_000,
        paid: many(24, (payment) => (payment + index / 100) * 2_600_000_000),
        gaps: [{ since: 5_000_000_000, until: 6_000_000_000 }],
        next: 70_000_000_000,
        hint: '',
      })),
      { monthName: String },
      lightLook,
    ),
  comparison: () =>
    sideBySideOption(
      many(3, (index) => ({ name: `Z${index}`, values: [size(index), size(index + 1)] })),
      { ...texts, series: ['A', 'B'], hints: [] },
      lightLook,
    ),
};

/** What a chart takes of the processor, as text of its strokes. */
function draw(option: EChartsCoreOption): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 1_000, height: 300 });
  chart.setOption(option);
  const strokes = chart.renderToSVGString();
  chart.dispose();
  return strokes;
}

const renderer = new URL('../../../../renderer/', import.meta.url);

describe('every chart of a very large customer', () => {
  it('has a row here', () => {
    const code = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(new URL(name, renderer), 'utf8'))
      .join('');
    const made = Object.values(charts).join('');
    const options = Array.from(code.matchAll(/^export function (\w+Option)\(/gm), ([, name = '']) => name);
    expect(options.length).toBeGreaterThan(7);
    const missing = options.filter((name) => !made.includes(name));
    expect(missing, 'options of charts without a row in `charts` of this test').toEqual([]);
  });

  it.each(Object.keys(charts))('%s is drawn within 200 ms', (name) => {
    const make = charts[name] ?? (() => ({}));
    // The first drawing pays for the library.
    draw(make());
    // What else runs in this process makes a drawing dearer, never cheaper.
    const times = [1, 2, 3, 4, 5].map(() => {
      const before = threadMs();
      const strokes = draw(make());
      const took = threadMs() - before;
      expect(strokes.match(/<path/g)?.length ?? 0).toBeGreaterThan(3);
      return took;
    });
    expect(Math.min(...times)).toBeLessThan(200);
  });
});

interface Drawn {
  getModel(): { getSeries(): { getData(): { count(): number; getRawDataItem(index: number): unknown } }[] };
}

/** What `chart.tsx` reads to show the hint of a place: a version of ECharts that hides it would leave the keyboard without. */
describe('items of charts carry their place', () => {
  it.each([
    ['areas', 9],
    ['moneyFlow', 27],
    ['contracts', 100],
    ['comparison', 6],
  ])('%s: %d of them, each once', (name, count) => {
    const chart = init(null, null, { renderer: 'svg', ssr: true, width: 1_000, height: 300 });
    chart.setOption((charts[name] ?? (() => ({})))());
    const places = (chart as unknown as Drawn)
      .getModel()
      .getSeries()
      .flatMap((series) => {
        const items = series.getData();
        return Array.from({ length: items.count() }, (_, index) =>
          placeOf({ data: items.getRawDataItem(index) }),
        );
      })
      .filter((place) => place !== null);
    expect(places.sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, place) => place));
    chart.dispose();
  });
});

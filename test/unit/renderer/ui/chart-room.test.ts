import { BarChart, LineChart, SankeyChart } from 'echarts/charts';
import { GridComponent, LegendComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { describe, expect, it } from 'vitest';
import { monthNamesOf } from '../../../../renderer/base/month-names';
import { dayLinesOption } from '../../../../renderer/ui/chart-kinds/day-lines-option';
import { stackedMonthsOption } from '../../../../renderer/ui/chart-kinds/month-options';
import { leastFlowPx, sankeyOption } from '../../../../renderer/ui/chart-kinds/sankey-option';
import { sideBySideOption } from '../../../../renderer/ui/chart-kinds/side-by-side-option';
import { lightLook, printLook } from '../../../../renderer/ui/chart-look';

use([
  BarChart,
  LineChart,
  SankeyChart,
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  TooltipComponent,
  SVGRenderer,
]);

interface DrawnText {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Each text of a chart and its box, in px. */
function textsOf(option: EChartsCoreOption, width: number, widthBefore = width): DrawnText[] {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: widthBefore, height: 280 });
  chart.setOption({ ...option, animation: false }, { notMerge: true });
  if (widthBefore !== width) chart.resize({ width, height: 280 });
  chart.renderToSVGString();
  const texts = chart
    .getZr()
    .storage.getDisplayList(true)
    .filter((one) => one.type === 'tspan' && !one.ignore && !one.invisible)
    .map((one) => {
      const box = one.getBoundingRect().clone();
      box.applyTransform(one.getComputedTransform());
      const text = String((one as unknown as { style: { text?: string } }).style.text ?? '').trim();
      return { text, left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
    })
    .filter(({ text }) => text !== '');
  chart.dispose();
  return texts;
}

/** Pairs of texts that lie on each other. */
function touching(texts: readonly DrawnText[]): string[] {
  return texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right - 0.5 &&
          other.left < one.right - 0.5 &&
          one.top < other.bottom - 0.5 &&
          other.top < one.bottom - 0.5,
      )
      .map((other) => `${one.text} / ${other.text}`),
  );
}

const widths = [300, 390, 560, 700, 1000];

const monthsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const month = new Date(Date.UTC(2022, 7 + at, 15)).toISOString().slice(0, 7);
    return { month, recurring: 150_000, oneOff: 12, isUnfinished: at % 9 === 0, hint: [] };
  });

describe.each(widths)('in a place of %i px', (width) => {
  it.each(['de', 'en'] as const)('no name of a month lies on another (%s)', (language) => {
    const names = monthNamesOf(language);
    const texts = {
      monthName: names.short,
      monthLetter: names.letter,
      axisNumber: (value: number) => value.toLocaleString('de'),
      series: ['Wiederkehrend', 'Einmalig'],
      median: { value: 90_000, label: 'Median\n90.000 €' },
    };
    for (const look of [lightLook, printLook])
      for (const count of [3, 22, 40, 72])
        expect(
          touching(textsOf(stackedMonthsOption(monthsOf(count), texts, look), width)),
          `${count}`,
        ).toEqual([]);
  });

  it('each January has its year, and some month a name', () => {
    const names = monthNamesOf('en');
    const texts = {
      monthName: names.short,
      monthLetter: names.letter,
      axisNumber: String,
      series: ['A', 'B'],
    };
    for (const count of [12, 22, 40]) {
      const drawn = textsOf(stackedMonthsOption(monthsOf(count), texts, lightLook), width).map(
        ({ text }) => text,
      );
      expect(drawn).toContain('2023');
      expect(drawn.some((text) => /^J(an)?\*?$/.test(text))).toBe(true);
    }
  });

  it('the rows of a legend end above the drawing', () => {
    const line = (name: string) => ({ name, values: [1, 150_000], isMain: false, limit: null });
    const lines = [
      'All accounts together',
      'Girokonto …8837',
      'Volksbank Tannenried eG, Geschäftskonto …8800',
      'Sparkasse Ostmoor, Tagesgeld …1200',
      'Kreditkarte …0011',
    ].map(line);
    const texts = {
      axisNumber: (value: number) => value.toLocaleString('de'),
      monthName: () => 'Jan',
      isPartial: () => false,
      hint: () => '',
    };
    const option = dayLinesOption(['2026-01-01', '2026-01-02'], lines, texts, lightLook);
    const drawn = textsOf(option, width);
    expect(touching(drawn)).toEqual([]);
  });

  it('names below bars side by side break', () => {
    const bars = ['Money in per month', 'Money out per month, as an amount', 'Net per month'].map((name) => ({
      name,
      values: [100, 200],
    }));
    const texts = { series: ['A', 'B'], axisNumber: String, hints: [] };
    expect(touching(textsOf(sideBySideOption(bars, texts, lightLook), width))).toEqual([]);
  });
});

it('in the flow of money no name of an account lies on another name, in the least width that it is drawn in', () => {
  const node = (key: string, name: string, depth: 0 | 1 | 2) => ({ key, name, depth, hint: '' });
  const right = [
    'Suppliers',
    'Wages',
    'Other (28 categories)',
    'VAT',
    'Social security',
    'Logistics',
    'Rent',
  ];
  const nodes = [
    node('in', 'Customer payments · €1,357,854.87', 0),
    node('a', 'Volksbank Tannenried eG, Geschäftskonto …8800', 1),
    node('b', 'Girokonto …8837', 1),
    ...right.map((name, at) => node(`out${at}`, `${name} · €204,512.47`, 2)),
  ];
  const links = [
    { from: 'in', to: 'a', value: 1_000, hint: '' },
    { from: 'in', to: 'b', value: 60, hint: '' },
    ...right.map((_, at) => ({ from: 'a', to: `out${at}`, value: at < 2 ? 300 : 60, hint: '' })),
    { from: 'b', to: 'out6', value: 50, hint: '' },
  ];
  const drawn = textsOf(sankeyOption(nodes, links, lightLook), leastFlowPx);
  const account = /Volksbank|Geschäfts|Girokonto|8800/;
  expect(touching(drawn).filter((pair) => account.test(pair))).toEqual([]);
});

it('a chart that gets more room, or less, is laid out for it', () => {
  const names = monthNamesOf('en');
  const texts = { monthName: names.short, monthLetter: names.letter, axisNumber: String, series: ['A', 'B'] };
  const option = stackedMonthsOption(monthsOf(22), texts, lightLook);
  for (const [before, after] of [
    [390, 1000],
    [1000, 390],
    [300, 470],
  ] as const)
    expect(textsOf(option, after, before).map(({ text }) => text)).toEqual(
      textsOf(option, after).map(({ text }) => text),
    );
});

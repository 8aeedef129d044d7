import type { EChartsCoreOption } from 'echarts/core';
import { type ChartLook, itemTooltip } from '../chart-look';

interface Tile {
  name: string;
  /** In main units, above zero. */
  value: number;
  /** Below the name, ready to show. */
  label: string;
  /** Several small ones as one: paler. */
  isFolded: boolean;
  hint: string;
}

/** Smaller tiles have no room for words, and a word that is cut is read as another one: they have a number, which is explained below. */
const leastNamed = 0.08;

/** The number of each tile that has one in place of its name; null where the name stands in the tile. `values` above zero. */
export function tileNumbers(values: readonly number[]): (number | null)[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  let last = 0;
  return values.map((value) => {
    if (value >= total * leastNamed) return null;
    last += 1;
    return last;
  });
}

/** Tiles of one tone: what each is stands in it, and its size is its amount. Each tile is a place. */
export function treemapOption(tiles: readonly Tile[], look: ChartLook): EChartsCoreOption {
  const numbers = tileNumbers(tiles.map(({ value }) => value));
  const font = { fontFamily: look.fontFamily, fontSize: look.fontSize };
  return {
    animation: false,
    textStyle: { ...font, color: look.text },
    tooltip: itemTooltip(
      tiles.map(({ hint }) => hint),
      look,
    ),
    series: [
      {
        type: 'treemap',
        left: 0,
        right: 0,
        top: 0,
        bottom: 0,
        roam: false,
        nodeClick: false,
        breadcrumb: { show: false },
        itemStyle: { borderColor: look.background, borderWidth: 2, gapWidth: 2 },
        label: {
          ...font,
          position: 'insideTopLeft',
          lineHeight: Math.round(look.fontSize * 1.35),
          overflow: 'truncate',
        },
        data: tiles.map(({ name, value, label, isFolded }, place) => ({
          name,
          value,
          place,
          itemStyle: { color: isFolded ? look.line : look.recurring },
          label: {
            color: isFolded ? look.text : look.background,
            formatter: numbers[place] === null ? `${plain(name)}\n${label}` : String(numbers[place]),
          },
          emphasis: { itemStyle: { borderColor: look.balance, borderWidth: 3 } },
        })),
      },
    ],
  };
}

/** Braces would be read as marks of a template. */
const plain = (text: string) => text.replace(/[{}]/g, '');

import type { EChartsCoreOption } from 'echarts/core';
import { type ChartLook, itemTooltip, stripes } from '../chart-look';

interface Tile {
  name: string;
  /** In main units, above zero. */
  value: number;
  /** Below the name, ready to show. */
  label: string;
  /** Several small ones as one: striped. */
  isFolded: boolean;
  hint: string;
}

/** Tiles of one tone: what each is stands in it, and its size is its amount. Each tile is a place. */
export function treemapOption(tiles: readonly Tile[], look: ChartLook): EChartsCoreOption {
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
          itemStyle: isFolded
            ? { color: look.oneOff, decal: stripes({ ...look, stripe: look.line }) }
            : { color: look.recurring },
          label: {
            color: isFolded ? look.text : look.background,
            formatter: `${name.replace(/[{}]/g, '')}\n${label}`,
          },
          emphasis: { itemStyle: { borderColor: look.balance, borderWidth: 3 } },
        })),
      },
    ],
  };
}

import type { EChartsCoreOption } from 'echarts/core';
import { type ChartLook, itemTooltip, namingFont } from '../chart-look';

interface FlowNode {
  /** Unique, never shown. */
  key: string;
  name: string;
  /** Column: 0 where money comes from, 1 the accounts, 2 where it goes. */
  depth: 0 | 1 | 2;
  hint: string;
}

interface FlowLink {
  /** Keys of its ends. */
  from: string;
  to: string;
  /** In main units, above zero. */
  value: number;
  hint: string;
}

/** Below this width names would lie on each other: its place is scrolled sideways instead. */
export const leastFlowPx = 700;

/** Money from left to right. Nodes are the first places, links the ones after them; every node has its name beside it. */
export function sankeyOption(
  nodes: readonly FlowNode[],
  links: readonly FlowLink[],
  look: ChartLook,
): EChartsCoreOption {
  const font = { fontFamily: look.fontFamily, fontSize: look.fontSize };
  const tones = [look.moneyIn, look.balance, look.stripe];
  return {
    animation: false,
    textStyle: { ...font, color: look.text },
    tooltip: itemTooltip(
      [...nodes, ...links].map(({ hint }) => hint),
      look,
    ),
    series: [
      {
        type: 'sankey',
        left: 4,
        right: 4,
        top: 8,
        bottom: 12,
        nodeWidth: 12,
        nodeGap: 14,
        draggable: false,
        emphasis: { focus: 'adjacency' },
        lineStyle: { color: look.quiet, opacity: 0.28, curveness: 0.5 },
        data: nodes.map(({ key, name, depth }, place) => ({
          name: key,
          depth,
          place,
          itemStyle: { color: tones[depth] ?? look.quiet, borderWidth: 0 },
          label: {
            ...font,
            // The accounts stand in the middle, areas on both sides.
            ...(depth === 1 ? { fontFamily: namingFont(look) } : {}),
            color: look.text,
            position: depth === 2 ? 'left' : 'right',
            // Those on the right reach to a quarter beyond the middle in the smallest window.
            width: depth === 1 ? 110 : 260,
            lineHeight: Math.round(look.fontSize * 1.3),
            // The end of an account's number tells it from another one: it is never cut.
            overflow: depth === 1 ? 'break' : 'truncate',
            formatter: () => name,
          },
        })),
        links: links.map(({ from, to, value }, index) => ({
          source: from,
          target: to,
          value,
          place: nodes.length + index,
        })),
      },
    ],
  };
}

import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalFigures, PeriodFigures } from '../../../../../preload/contract';
import { startLanguage, textsIn } from '../../../../../renderer/base/language';
import { readCashFlows } from '../../../../../renderer/results/answers/cash-flow';
import { KnownEndsNote, knownEndsNotes } from '../../../../../renderer/results/answers/month-legend';
import { BalanceChart } from '../../../../../renderer/results/charts/cash-flow-chart';
import { CashFlowTable } from '../../../../../renderer/results/charts/cash-flow-table';
import { cashFlowData } from '../../../../../renderer/results/charts/chart-data';
import { flowTable } from '../../../../../renderer/results/exports/local-tables';
import { balanceLines, monthsOnAxis } from '../../../../../renderer/results/liquidity/balance-lines';
import { LinesPanel, linesData } from '../../../../../renderer/results/liquidity/lines-panel';
import { LineMonthsTable } from '../../../../../renderer/results/liquidity/lines-tables';
import { printLook } from '../../../../../renderer/ui/chart-look';
import { sampleFigures } from '../../report/sample-report';

/** Of a month whose end is not known for all accounts, no sum of several days stands anywhere, and everywhere the same words. */

const drawn = vi.hoisted(() => ({ charts: [] as ChartProps[] }));
vi.mock('../../../../../renderer/ui/chart', () => ({
  Chart: (props: ChartProps) => {
    drawn.charts.push(props);
    return null;
  },
}));
interface ChartProps {
  option: { series: { name: string; data: unknown[] }[] };
  describePlace: (index: number) => string;
}

const sample = sampleFigures();
const [giro, savings] = sample.accounts;
if (!giro || !savings) throw new Error('no accounts');
const month = {
  month: '2026-07',
  currency: 'EUR',
  moneyIn: '1.00',
  moneyOut: '-2.00',
  isPartial: true,
  endBalance: null,
  lowestBalance: '123000.00',
  lowestDay: '2026-07-02',
  endKnown: {
    together: { day: '2026-07-21', amount: '123998.65' },
    accounts: [
      { accountId: giro.accountId, day: '2026-07-31', amount: '98000.00' },
      { accountId: savings.accountId, day: '2026-07-21', amount: '33231.90' },
    ],
    known: 2,
    of: 2,
  },
} satisfies LocalFigures['months'][number];
const figures: LocalFigures = { ...sample, accounts: [giro, savings], months: [month] };
const line = {
  points: [
    { day: '2026-07-01', balance: '123000.00' },
    { day: '2026-07-21', balance: '123998.65' },
  ],
  lowest: { day: '2026-07-01', amount: '123000.00' },
  days: 21,
  below: 0,
  firstBelow: null,
};
const period: PeriodFigures = {
  months: [month],
  accounts: [giro, savings].map(({ accountId }) => ({ accountId, currency: 'EUR', bookings: 1, line })),
  together: [{ currency: 'EUR', line }],
  excludedIds: [],
};
const money = {
  minor: (value: number | null) => `#${value}`,
  decimal: (value: string | null) => `#${value}`,
};
const markupOf = (node: React.ReactNode) =>
  renderToStaticMarkup(<MantineProvider>{node}</MantineProvider>)
    .replace(/<[^>]*>/g, '|')
    .replaceAll(/[\u2068\u2069]/g, '')
    .replaceAll('\u00a0', ' ');

describe.each([
  [
    'de',
    'nicht für alle bekannt',
    /Monatsende nicht für alle Konten bekannt\. Alle Konten zusammen zuletzt am 21\.07\.2026: 123\.998,65.*Bekannt sind 2 von 2 Konten: .*98\.000,00.* am 31\.07\.2026; .*33\.231,90.* am 21\.07\.2026\./,
  ],
  [
    'en',
    'not known for all',
    /End of month not known for all accounts\. All accounts together, last on 21\/07\/2026: .*123,998\.65.*Known for 2 of 2 accounts: .*98,000\.00.* on 31\/07\/2026; .*33,231\.90.* on 21\/07\/2026\./,
  ],
] as const)('a month whose end is not known for all accounts, in %s', (language, cell, sentence) => {
  beforeEach(async () => {
    await startLanguage(language);
    drawn.charts = [];
  });
  const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' ');
  const [flow] = readCashFlows(figures);
  if (!flow) throw new Error('no flow');
  const [lines] = balanceLines(figures, period);
  if (!lines) throw new Error('no lines');
  const axis = monthsOnAxis(lines.days);

  it('says so in the cell and below the chart and table of the cash flow, with both accounts named', () => {
    expect(markupOf(<CashFlowTable flow={flow} />)).toContain(`|${cell}|`);
    const note = markupOf(<KnownEndsNote {...flow} />);
    expect(note).toMatch(sentence);
    for (const { iban } of [giro, savings]) expect(note).toContain(`…${iban?.slice(-4)}`);
    const lines = knownEndsNotes(textsIn(language), flow).map(plain);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^(July|Juli) 2026: /);
    for (const line of lines.slice(1)) expect(note).toContain(line);
  });

  it('draws no end of it, and says why where the keyboard comes by', () => {
    markupOf(<BalanceChart flow={flow} look={printLook} heightPx={200} />);
    const [chart] = drawn.charts;
    expect(chart?.option.series[0]?.data).toEqual(['-']);
    expect(plain(chart?.describePlace(0) ?? '')).toMatch(/(21\.07\.2026|21\/07\/2026): .*123.998.65/);
  });

  it('has an empty cell for it in what is copied and saved, and the sentence in the column of the state', () => {
    const [, copied] = cashFlowData(textsIn(language), flow);
    expect(copied?.[4]).toBe('');
    expect(plain(copied?.at(-1) ?? '')).toMatch(sentence);
    const [, saved] = flowTable(textsIn(language), flow).rows;
    expect(saved?.[4]).toBe('');
    expect(plain(String(saved?.at(-1)))).toMatch(sentence);
  });

  it('has no end in the line of all together either, while each account has its own', () => {
    const table = markupOf(
      <LineMonthsTable lines={lines.lines} months={axis} money={money} onPick={() => undefined} />,
    );
    expect(table.split(`|${cell}|`)).toHaveLength(2);
    expect(table).toContain('|#12399865|');
    const [, row] = linesData(textsIn(language), lines.lines, axis, 'EUR');
    expect(row?.slice(1, 3)).toEqual(['', language === 'de' ? '123000,00' : '123000.00']);
    expect(plain(row?.at(-1) ?? '')).toMatch(sentence);
    expect(markupOf(<LinesPanel lines={lines} onBehind={() => undefined} />)).toMatch(sentence);
    expect(plain(drawn.charts[0]?.describePlace(0) ?? '')).toMatch(sentence);
  });
});

import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '../../../../../preload/contract';
import { startLanguage, textsIn } from '../../../../../renderer/base/language';
import { readCashFlows } from '../../../../../renderer/results/answers/cash-flow';
import { makeBasis } from '../../../../../renderer/results/answers/result-basis';
import { CashFlowChart } from '../../../../../renderer/results/charts/cash-flow-chart';
import { CashFlowTable } from '../../../../../renderer/results/charts/cash-flow-table';
import { cashFlowData } from '../../../../../renderer/results/charts/chart-data';
import { PersonChart } from '../../../../../renderer/results/charts/person-chart';
import { DigestView } from '../../../../../renderer/results/digest-view';
import { digestOf } from '../../../../../renderer/results/digests/digest-of';
import { budgetFlow } from '../../../../../renderer/results/person/person-charts';
import { printLook } from '../../../../../renderer/ui/chart-look';
import { sampleFigures } from '../../report/sample-report';

const drawn = vi.hoisted(() => ({ series: [] as string[], hints: '' }));
vi.mock('../../../../../renderer/ui/chart', () => ({
  Chart: ({ option, describePlace }: ChartProps) => {
    drawn.series = option.series.map(({ name }) => name);
    drawn.hints = describePlace(0);
    return null;
  },
}));

interface ChartProps {
  option: { series: { name: string }[] };
  describePlace: (index: number) => string;
}

const figures = sampleFigures();
const basis = makeBasis(figures, false);
const budget: Result = {
  endpoint: 'person.householdBudget',
  runId: 'r',
  fetchedAt: '2026-07-15T00:00:00Z',
  state: 'received',
  payload: { monthlyOverview: [{ month: '2026-05', income: 3000, spending: -2100, balance: 900 }] },
  error: null,
};
const reading = { fetchedAt: budget.fetchedAt, currency: 'EUR', basis };

const headsOf = (markup: string) =>
  Array.from(markup.matchAll(/<th scope="col"[^>]*>([^<]*)<\/th>/g), ([, head]) => head ?? '');
const markupOf = (node: React.ReactNode) => renderToStaticMarkup(<MantineProvider>{node}</MantineProvider>);

describe.each(['de', 'en'] as const)('one word for one thing in a chart and its twins in %s', (language) => {
  beforeEach(() => startLanguage(language));
  const look = printLook;

  it.each(['account', 'budget'] as const)('of a flow of an %s', (kind) => {
    const flow = kind === 'budget' ? budgetFlow(budget, reading) : readCashFlows(figures)[0];
    if (!flow) throw new Error('no flow');
    markupOf(<CashFlowChart flow={flow} look={look} heightPx={200} />);
    const heads = headsOf(markupOf(<CashFlowTable flow={flow} />)).slice(1, 4);
    expect(heads).toHaveLength(3);
    expect(drawn.series).toEqual(heads);
    expect(cashFlowData(textsIn(language), flow)[0]?.slice(1, 4)).toEqual(
      heads.map((head) => `${head} (${flow.currency})`),
    );
    for (const head of heads) expect(drawn.hints).toContain(`${head}: `);
  });

  it('of a household: the bars carry the words of the table below them', () => {
    markupOf(<PersonChart result={budget} title="" currency="EUR" onBehind={() => undefined} />);
    const digest = digestOf(budget.endpoint, budget.payload, reading);
    const heads = headsOf(markupOf(digest && <DigestView digest={digest} currency="EUR" />));
    expect(drawn.series).toHaveLength(3);
    expect(heads).toEqual(expect.arrayContaining(drawn.series));
  });
});

import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Result } from '../../../../../preload/contract';
import { startLanguage } from '../../../../../renderer/base/language';
import { BasisProvider, makeBasis } from '../../../../../renderer/results/answers/result-basis';
import { BreakdownCard } from '../../../../../renderer/results/breakdown-card';
import { CompareView } from '../../../../../renderer/results/comparison/compare-view';
import type { FilterScope } from '../../../../../renderer/results/filters/filter-context';
import { OtherResultsView } from '../../../../../renderer/results/other-results-view';
import { sampleBreakdown, sampleFigures } from '../../report/sample-report';

const figures = sampleFigures();
const basis = makeBasis(figures, false);
const [account] = figures.accounts;
if (!account) throw new Error('no account');

/** The first account is chosen, and the store has not answered yet. */
const scope: FilterScope = {
  customerId: 'c',
  version: 'c',
  filter: { accountIds: [account.accountId], since: null, until: null },
  setFilter: () => undefined,
  whole: figures,
  basis,
};
vi.mock('../../../../../renderer/results/filters/filter-context', async (load) => ({
  ...(await load<object>()),
  useFilter: () => scope,
}));

const nothing = () => undefined;
const received = (endpoint: string, payload: unknown): Result => ({
  endpoint,
  payload,
  runId: 'r',
  fetchedAt: '2026-07-15T08:00:00.000Z',
  state: 'received',
  error: null,
});
const drawn = (node: ReactNode) =>
  renderToStaticMarkup(
    <MantineProvider>
      <BasisProvider value={basis}>{node}</BasisProvider>
    </MantineProvider>,
  );

describe('views under a filter', () => {
  beforeAll(() => startLanguage('en'));

  it('say where each side of a comparison has its own', () => {
    expect(drawn(<CompareView figures={figures} onBehind={nothing} />)).toContain(
      'The filter does not act here: each side has accounts and months of its own.',
    );
  });

  it('say that an answer without a digest does not follow it', () => {
    const result = received('company.somethingNew', { level: 3 });
    const currencies = { all: ['EUR'], of: () => 'EUR' };
    expect(
      drawn(<OtherResultsView results={[result]} currencies={currencies} onBehind={nothing} />),
    ).toContain('The filter does not act here: these figures are reported by the service');
  });

  it('wait for the bookings of a breakdown, and do not say that there is nothing', () => {
    const card = (result: Result | null) =>
      drawn(
        <BreakdownCard
          endpoint="company.credits"
          title="Credits"
          result={result}
          currency="EUR"
          currencies={['EUR']}
          onOpen={nothing}
          onBehind={nothing}
        />,
      );
    const loading = card(received('company.credits', sampleBreakdown('company.credits')));
    expect(loading).toContain('role="status"');
    expect(loading).not.toContain('With this filter there is nothing to show here.');
    expect(card(null)).not.toContain('role="status"');
  });
});

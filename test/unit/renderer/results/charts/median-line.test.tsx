import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { readBreakdown } from '../../../../../renderer/results/answers/breakdown';
import { noBasis } from '../../../../../renderer/results/answers/result-basis';
import { BreakdownChart } from '../../../../../renderer/results/charts/breakdown-chart';
import { stackedMonthsOption } from '../../../../../renderer/ui/chart-kinds/month-options';
import { lightLook } from '../../../../../renderer/ui/chart-look';

vi.mock('../../../../../renderer/ui/chart-kinds/month-options', async (load) => ({
  ...(await load<object>()),
  stackedMonthsOption: vi.fn(() => ({})),
}));

/** What a chart is asked to draw as the line of the median, of months listed with 900 each. */
function lineOf(...listed: string[]): unknown {
  const breakdown = readBreakdown(
    {
      available: true,
      monthlyOverview: listed.map((month) => ({
        month,
        amount: 900,
        recurringAmount: 900,
        nonRecurringAmount: 0,
      })),
      observedTimespan: { since: '2026-01-01', until: '2026-03-31' },
    },
    { fetchedAt: '2026-07-15T08:00:00Z', currency: 'EUR', basis: noBasis },
  );
  if (!breakdown) throw new Error('no breakdown');
  vi.mocked(stackedMonthsOption).mockClear();
  renderToStaticMarkup(
    <BreakdownChart breakdown={breakdown} title="Credits" currency="EUR" look={lightLook} heightPx={200} />,
  );
  return vi.mocked(stackedMonthsOption).mock.calls[0]?.[1].median?.value;
}

describe('the line of the median', () => {
  it('is drawn where each whole month is listed, and not over months that are left out', () => {
    expect(lineOf('2026-01', '2026-02', '2026-03')).toBe(900);
    expect(lineOf('2026-01', '2026-03')).toBeUndefined();
  });
});

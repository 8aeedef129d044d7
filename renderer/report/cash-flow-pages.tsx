import type { ReactNode } from 'react';
import { useTexts } from '../base/language';
import type { CashFlow } from '../results/answers/cash-flow';
import { KnownEndsNote, MonthLegend } from '../results/answers/month-legend';
import { BalanceChart, CashFlowChart, hasBalances } from '../results/charts/cash-flow-chart';
import { CashFlowTable } from '../results/charts/cash-flow-table';
import { ExcludedNote } from '../results/excluded-note';
import { printLook } from '../ui/chart-look';
import { EveryBookingBehind } from './bookings-behind';
import type { DrawnWatch } from './drawn-watch';
import { chartHeights, chartMonthLimit, contentWidthPx } from './paper';
import type { ReportModel } from './report-model';
import { Section } from './section';

export function CashFlowPages({ model, watch }: { model: ReportModel; watch: DrawnWatch }) {
  const { t } = useTexts();
  return (
    <>
      {model.flows.map((flow, index) => (
        <Section
          key={flow.currency}
          id={index === 0 ? 'cash-flow' : `cash-flow-${flow.currency}`}
          title={
            model.flows.length > 1
              ? t('report.cashFlow.titleIn', { currency: flow.currency })
              : t('report.cashFlow.title')
          }
          about={t('report.cashFlow.about', {
            count: model.data.figures.accounts.filter(({ currency }) => currency === flow.currency).length,
          })}
        >
          <FlowBlock flow={flow} watch={watch} behind={<EveryBookingBehind model={model} />} />
          <ExcludedNote figures={model.data.figures} currency={flow.currency} />
        </Section>
      ))}
    </>
  );
}

interface FlowBlockProps {
  flow: CashFlow;
  watch: DrawnWatch;
  /** Where the bookings stand: before the table, for behind it it may stand alone on the next page. */
  behind: ReactNode;
}

function FlowBlock({ flow, watch, behind }: FlowBlockProps) {
  const { t } = useTexts();
  const shown = { ...flow, months: flow.months.slice(-chartMonthLimit) };
  const withBalances = hasBalances(flow);
  const isStarred = shown.months.some((month) => month.isPartial);
  const charts = [`flow-${flow.currency}`, `balance-${flow.currency}`] as const;
  watch.expect(charts[0]);
  if (withBalances) watch.expect(charts[1]);
  const size = { widthPx: contentWidthPx, look: printLook, flow: shown };
  return (
    <div className="flow">
      <p className="chart-unit">{t('chart.unit', { currency: flow.currency })}</p>
      <CashFlowChart {...size} heightPx={chartHeights.flow} onDrawn={() => watch.drawn(charts[0])} />
      {withBalances ? (
        <BalanceChart {...size} heightPx={chartHeights.balance} onDrawn={() => watch.drawn(charts[1])} />
      ) : null}
      <MonthLegend isNeeded={isStarred} />
      {withBalances ? null : <p className="note">{t('results.local.noBalance')}</p>}
      {behind}
      <CashFlowTable flow={flow} />
      <MonthLegend isNeeded={flow.months.some((month) => month.isPartial)} />
      <KnownEndsNote {...flow} />
    </div>
  );
}

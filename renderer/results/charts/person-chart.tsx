import { useMemo } from 'react';
import type { Result } from '../../../preload/contract';
import { type Said, useTexts } from '../../base/language';
import { Busy } from '../../ui/busy';
import type { Breakdown } from '../answers/breakdown';
import type { CashFlow } from '../answers/cash-flow';
import { useBasis } from '../answers/result-basis';
import { useMoney } from '../answers/use-money';
import { behindMonth } from '../bookings/behind';
import type { BookingsBehind } from '../bookings/bookings-drawer';
import { useBookingsOf } from '../bookings/use-bookings-of';
import { useFilteredBreakdown } from '../bookings/use-filtered-breakdown';
import { hasMonthOf } from '../filters/figure-filter';
import { useFilter } from '../filters/filter-context';
import { FilterNote } from '../filters/filter-note';
import { usePersonCharts } from '../person/person-charts';
import { BreakdownChart } from './breakdown-chart';
import { CashFlowChart } from './cash-flow-chart';
import { CashFlowTable } from './cash-flow-table';
import { breakdownData, cashFlowData } from './chart-data';
import { ChartPanel } from './chart-panel';
import { breakdownFinding, flowFinding } from './findings';
import { MonthTable } from './month-table';
import { useChartLook } from './use-chart-look';

interface PersonChartProps {
  result: Result;
  title: string;
  currency: string | null;
  onBehind: (behind: BookingsBehind) => void;
}

/** What a person's income, spending and budget were month by month, above the tables. */
export function PersonChart({ result, title, currency, onBehind }: PersonChartProps) {
  const basis = useBasis();
  const { breakdown, flow } = usePersonCharts(result, { fetchedAt: result.fetchedAt, currency, basis });
  const said: Said = (texts) => texts.coded('results.kind', result.endpoint);
  const shared = { title, said, onBehind };
  if (flow) return <BudgetChart flow={flow} {...shared} />;
  if (breakdown) return <AreasChart whole={breakdown} fetchedAt={result.fetchedAt} {...shared} />;
  return null;
}

type Shared = Pick<PersonChartProps, 'title' | 'onBehind'> & { said: Said };

/** The budget is the service's: it follows months, and no accounts. */
function BudgetChart({ flow: whole, said, onBehind }: Shared & { flow: CashFlow }) {
  const texts = useTexts();
  const { t } = texts;
  const { filter } = useFilter();
  const look = useChartLook();
  const open = useBookingsOf(onBehind);
  const isWhole = filter.accountIds.length > 0;
  const flow = useMemo(
    () =>
      isWhole ? whole : { ...whole, months: whole.months.filter(({ month }) => hasMonthOf(filter, month)) },
    [whole, filter, isWhole],
  );
  if (flow.months.length === 0) return <p className="dim">{t('filter.nothing')}</p>;
  const onPick = (index: number) => {
    const month = flow.months[index]?.month;
    if (month) void open(said, { accountIds: [], since: month, until: month });
  };
  return (
    <>
      <FilterNote {...(isWhole ? { idle: 'service' as const } : {})} />
      <ChartPanel
        finding={flowFinding(texts, flow)}
        about={t('chart.unit', { currency: flow.currency })}
        chart={<CashFlowChart flow={flow} look={look} heightPx={240} onPick={onPick} />}
        table={<CashFlowTable flow={flow} isTotalled={false} />}
        makeData={() => cashFlowData(texts, flow)}
        isPartial={flow.months.some(({ isPartial }) => isPartial)}
        {...(isWhole ? { scope: null } : {})}
      />
    </>
  );
}

function AreasChart({
  whole,
  fetchedAt,
  title,
  said,
  onBehind,
}: Shared & { whole: Breakdown; fetchedAt: string }) {
  const texts = useTexts();
  const { t } = texts;
  const look = useChartLook();
  const money = useMoney(whole.currency);
  const { breakdown, idle } = useFilteredBreakdown(whole, fetchedAt);
  if (!breakdown) return <Busy />;
  if (breakdown.months.length === 0) return <p className="dim">{t('filter.nothing')}</p>;
  const onPick = (index: number) => onBehind(behindMonth(breakdown, index, said));
  const shared = { title, currency: breakdown.currency, onPick };
  return (
    <>
      <FilterNote {...(idle ? { idle } : {})} />
      <ChartPanel
        finding={breakdownFinding(texts, money, breakdown, title)}
        about={t('chart.unit', { currency: breakdown.currency ?? '¤' })}
        chart={<BreakdownChart breakdown={breakdown} look={look} heightPx={260} {...shared} />}
        table={<MonthTable months={breakdown.months} {...shared} />}
        makeData={() => breakdownData(texts, breakdown)}
        isPartial={breakdown.months.some(({ isUnfinished }) => isUnfinished)}
        {...(idle ? { scope: null } : {})}
      />
    </>
  );
}

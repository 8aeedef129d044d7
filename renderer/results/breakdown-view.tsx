import { Title } from '@mantine/core';
import { useMemo } from 'react';
import type { Result } from '../../preload/contract';
import { type Said, useTexts } from '../base/language';
import { Busy } from '../ui/busy';
import { FailureNotice } from '../ui/failure-notice';
import { type Breakdown, readBreakdown } from './answers/breakdown';
import { MixedCurrencies } from './answers/mixed-currencies';
import { MonthLegend } from './answers/month-legend';
import { useBasis } from './answers/result-basis';
import { isTooLarge, stateSentence } from './answers/state-sentence';
import { useMoney } from './answers/use-money';
import { behindContract, behindMonth } from './bookings/behind';
import type { BookingsBehind } from './bookings/bookings-drawer';
import { useFilteredBreakdown } from './bookings/use-filtered-breakdown';
import { BreakdownChart } from './charts/breakdown-chart';
import { basisSentences, breakdownFigures } from './charts/breakdown-figures';
import { breakdownData } from './charts/chart-data';
import { ChartPanel } from './charts/chart-panel';
import { ContractTable } from './charts/contract-table';
import { breakdownFinding } from './charts/findings';
import { KeyFigures } from './charts/key-figures';
import { MonthTable } from './charts/month-table';
import { useChartLook } from './charts/use-chart-look';
import { FilterNote } from './filters/filter-note';
import { ResultTreeView } from './result-tree-view';

interface BreakdownViewProps {
  endpoint: string;
  title: string;
  result: Result | null;
  currency: string | null;
  /** All currencies of the customer, for the sentence when `currency` is none of them. */
  currencies: readonly string[];
  onBehind: (behind: BookingsBehind) => void;
}

/** A category breakdown (interface.md 2.4): figures, bars or their table, contracts. */
export function BreakdownView({
  endpoint,
  title,
  result,
  currency,
  currencies,
  onBehind,
}: BreakdownViewProps) {
  const texts = useTexts();
  const { t, coded } = texts;
  const basis = useBasis();
  const breakdown = useMemo(
    () =>
      result?.state === 'received'
        ? readBreakdown(result.payload, { fetchedAt: result.fetchedAt, currency, basis })
        : null,
    [result, currency, basis],
  );
  const about = coded('results.about', endpoint, undefined, '');
  return (
    <section className="result-view" aria-label={title}>
      {about ? <p className="dim">{about}</p> : null}
      {result?.state === 'received' ? <MixedCurrencies currency={currency} all={currencies} /> : null}
      {breakdown?.isAvailable && breakdown.months.length > 0 ? (
        <BreakdownDetails
          breakdown={breakdown}
          fetchedAt={result?.fetchedAt ?? ''}
          title={title}
          said={(one) => one.coded('results.kind', endpoint)}
          currency={currency}
          onBehind={onBehind}
        />
      ) : (
        <p>{stateSentence(texts, endpoint, result)}</p>
      )}
      {result?.state === 'failed' && !isTooLarge(result) ? <FailureNotice error={result.error} /> : null}
      {result?.state === 'received' && !breakdown ? (
        <ResultTreeView
          payload={result.payload}
          currency={currency}
          renderBreakdown={() => t('results.none.other')}
        />
      ) : null}
    </section>
  );
}

interface BreakdownDetailsProps {
  breakdown: Breakdown;
  fetchedAt: string;
  title: string;
  /** The title where it follows the language. */
  said?: Said;
  currency: string | null;
  onBehind: (behind: BookingsBehind) => void;
}

/** Follows the filter where it can, and says where it cannot. */
export function BreakdownDetails({ breakdown: whole, fetchedAt, ...rest }: BreakdownDetailsProps) {
  const { breakdown, idle } = useFilteredBreakdown(whole, fetchedAt);
  if (!breakdown) return <Busy />;
  return (
    <>
      <FilterNote {...(idle ? { idle } : {})} />
      <ShownBreakdown breakdown={breakdown} isWhole={idle !== undefined} {...rest} />
    </>
  );
}

interface ShownBreakdownProps extends Omit<BreakdownDetailsProps, 'fetchedAt'> {
  /** Of all accounts and months, whatever the filter is. */
  isWhole: boolean;
}

function ShownBreakdown({
  breakdown,
  isWhole,
  title,
  said = title,
  currency,
  onBehind,
}: ShownBreakdownProps) {
  const texts = useTexts();
  const { t, format } = texts;
  const money = useMoney(currency);
  const look = useChartLook();
  const onPick = (index: number) => onBehind(behindMonth(breakdown, index, said));
  const isPartial = breakdown.months.some((month) => month.isUnfinished);
  const table = <MonthTable months={breakdown.months} title={title} currency={currency} onPick={onPick} />;
  const chart = { breakdown, title, currency, look, onPick, heightPx: 300 };
  return (
    <>
      <KeyFigures figures={breakdownFigures(texts, money, breakdown)} />
      {breakdown.months.length === 0 ? <p className="dim">{t('filter.nothing')}</p> : null}
      {breakdown.isMixed ? (
        <>
          {table}
          <MonthLegend isNeeded={isPartial} />
        </>
      ) : breakdown.months.length > 0 ? (
        <ChartPanel
          finding={breakdownFinding(texts, money, breakdown, title)}
          about={t('chart.unit', { currency: currency ?? '¤' })}
          chart={<BreakdownChart {...chart} />}
          table={table}
          makeData={() => breakdownData(texts, breakdown)}
          isPartial={isPartial}
          {...(isWhole ? { scope: null } : {})}
        />
      ) : null}
      <p className="dim private">
        {`${basisSentences(texts, money, breakdown).join(' ')} `}
        {breakdown.timespan
          ? `${t('results.timespan', { since: format.day(breakdown.timespan.since), until: format.day(breakdown.timespan.until) })}. `
          : ''}
      </p>
      <Title order={3}>{t('results.contracts')}</Title>
      <ContractTable
        contracts={breakdown.contracts}
        currency={currency}
        onPick={(contract) => onBehind(behindContract(contract))}
      />
    </>
  );
}

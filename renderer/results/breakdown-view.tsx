import { Group, Title } from '@mantine/core';
import { useState } from 'react';
import type { Result } from '../../preload/contract';
import { useTexts } from '../base/language';
import { FailureNotice } from '../ui/failure-notice';
import { type Breakdown, readBreakdown } from './answers/breakdown';
import { MixedCurrencies } from './answers/mixed-currencies';
import { MonthLegend } from './answers/month-legend';
import { useBasis } from './answers/result-basis';
import { isTooLarge, stateSentence } from './answers/state-sentence';
import { useMoney } from './answers/use-money';
import { behindContract, behindMonth } from './bookings/behind';
import type { BookingsBehind } from './bookings/bookings-drawer';
import { BreakdownChart } from './charts/breakdown-chart';
import { basisSentences, breakdownFigures } from './charts/breakdown-figures';
import { breakdownData } from './charts/chart-data';
import { ContractTable } from './charts/contract-table';
import { CopyData } from './charts/copy-data';
import { KeyFigures } from './charts/key-figures';
import { MonthTable } from './charts/month-table';
import { type ShownAs, ShownAsSwitch } from './charts/shown-as-switch';
import { useChartLook } from './charts/use-chart-look';
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
  const breakdown =
    result?.state === 'received'
      ? readBreakdown(result.payload, { fetchedAt: result.fetchedAt, currency, basis })
      : null;
  const about = coded('results.about', endpoint, undefined, '');
  return (
    <section className="result-view" aria-label={title}>
      {about ? <p className="dim">{about}</p> : null}
      {result?.state === 'received' ? <MixedCurrencies currency={currency} all={currencies} /> : null}
      {breakdown?.isAvailable && breakdown.months.length > 0 ? (
        <BreakdownDetails breakdown={breakdown} title={title} currency={currency} onBehind={onBehind} />
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
  title: string;
  currency: string | null;
  onBehind: (behind: BookingsBehind) => void;
}

export function BreakdownDetails({ breakdown, title, currency, onBehind }: BreakdownDetailsProps) {
  const texts = useTexts();
  const { t, format } = texts;
  const money = useMoney(currency);
  const look = useChartLook();
  const [shownAs, setShownAs] = useState<ShownAs>('chart');
  const onPick = (index: number) => onBehind(behindMonth(texts, breakdown, index, title));
  return (
    <>
      <div className="breakdown-head">
        <KeyFigures figures={breakdownFigures(texts, money, breakdown)} />
        {breakdown.isMixed ? null : (
          <Group gap="xs">
            <CopyData makeData={() => breakdownData(texts, breakdown)} />
            <ShownAsSwitch value={shownAs} onChange={setShownAs} />
          </Group>
        )}
      </div>
      {shownAs === 'chart' && !breakdown.isMixed ? (
        <BreakdownChart
          breakdown={breakdown}
          title={title}
          currency={currency}
          look={look}
          heightPx={300}
          onPick={onPick}
        />
      ) : (
        <MonthTable months={breakdown.months} title={title} currency={currency} onPick={onPick} />
      )}
      <MonthLegend isNeeded={breakdown.months.some((month) => month.isUnfinished)} />
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
        onPick={(contract) => onBehind(behindContract(texts, contract))}
      />
    </>
  );
}

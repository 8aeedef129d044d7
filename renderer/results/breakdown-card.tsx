import { Anchor, Paper, Title } from '@mantine/core';
import { useId, useMemo } from 'react';
import type { Result } from '../../preload/contract';
import { useTexts } from '../base/language';
import { Busy } from '../ui/busy';
import { readBreakdown } from './answers/breakdown';
import { MixedCurrencies } from './answers/mixed-currencies';
import { MonthLegend } from './answers/month-legend';
import { useBasis } from './answers/result-basis';
import { stateSentence } from './answers/state-sentence';
import { useMoney } from './answers/use-money';
import { behindMonth } from './bookings/behind';
import type { BookingsBehind } from './bookings/bookings-drawer';
import { useFilteredBreakdown } from './bookings/use-filtered-breakdown';
import { BreakdownChart } from './charts/breakdown-chart';
import { basisSentences, breakdownFigures } from './charts/breakdown-figures';
import { breakdownFinding } from './charts/findings';
import { KeyFigures } from './charts/key-figures';
import { useChartLook } from './charts/use-chart-look';
import { FilterNote } from './filters/filter-note';

interface BreakdownCardProps {
  endpoint: string;
  title: string;
  result: Result | null;
  currency: string | null;
  currencies: readonly string[];
  onOpen: () => void;
  onBehind: (behind: BookingsBehind) => void;
}

/** One breakdown on the overview: its figures and its bars, or one plain sentence. */
export function BreakdownCard({
  endpoint,
  title,
  result,
  currency,
  currencies,
  onOpen,
  onBehind,
}: BreakdownCardProps) {
  const texts = useTexts();
  const basis = useBasis();
  const money = useMoney(currency);
  const look = useChartLook();
  const id = useId();
  const whole = useMemo(
    () =>
      result?.state === 'received'
        ? readBreakdown(result.payload, { fetchedAt: result.fetchedAt, currency, basis })
        : null,
    [result, currency, basis],
  );
  const { breakdown, idle, isLoading } = useFilteredBreakdown(whole, result?.fetchedAt ?? '');
  const hasValues = breakdown?.isAvailable && breakdown.months.length > 0;
  return (
    <Paper className="panel breakdown-card" component="section" aria-labelledby={id}>
      <Title order={2} id={id}>
        <Anchor component="button" onClick={onOpen} fz="inherit" fw="inherit">
          {title}
        </Anchor>
      </Title>
      {hasValues ? (
        <>
          <FilterNote {...(idle ? { idle } : {})} />
          <KeyFigures figures={breakdownFigures(texts, money, breakdown)} size="small" />
          <p className="dim private">{breakdownFinding(texts, money, breakdown, title)}</p>
          <p className="dim private">{basisSentences(texts, money, breakdown).join(' ')}</p>
          <MixedCurrencies currency={currency} all={currencies} />
          {breakdown.isMixed || currency === null ? null : (
            <p className="month-legend">{texts.t('chart.unit', { currency })}</p>
          )}
          {breakdown.isMixed ? null : (
            <BreakdownChart
              breakdown={breakdown}
              title={title}
              currency={currency}
              look={look}
              heightPx={190}
              onPick={(index) =>
                onBehind(behindMonth(breakdown, index, (one) => one.coded('results.kind', endpoint)))
              }
            />
          )}
          <MonthLegend isNeeded={breakdown.months.some((month) => month.isUnfinished)} />
        </>
      ) : isLoading ? (
        <Busy />
      ) : (
        <p className="dim">
          {whole?.isAvailable && whole.months.length > 0
            ? texts.t('filter.nothing')
            : stateSentence(texts, endpoint, result)}
        </p>
      )}
    </Paper>
  );
}

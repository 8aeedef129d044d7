import { Badge, Title } from '@mantine/core';
import { useMemo } from 'react';
import type { LocalFigures, PeriodFigures } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { Busy } from '../../ui/busy';
import { FailureNotice } from '../../ui/failure-notice';
import type { BookingsBehind } from '../bookings/bookings-drawer';
import { useFilter, usePeriodFigures } from '../filters/filter-context';
import { FilterNote } from '../filters/filter-note';
import { balanceLines } from './balance-lines';
import { LinesPanel } from './lines-panel';

interface LiquidityViewProps {
  figures: LocalFigures;
  onBehind: (behind: BookingsBehind) => void;
}

/** Balances by days from the files, apart from what the service says of liquidity. */
export function LiquidityView({ figures, onBehind }: LiquidityViewProps) {
  const { t } = useTexts();
  const { filter } = useFilter();
  const period = usePeriodFigures(filter);
  return (
    <section className="result-view" aria-label={t('liquidity.title')}>
      <div className="local-head">
        <Title order={2}>{t('liquidity.title')}</Title>
        <Badge color="gray">{t('results.local.badge')}</Badge>
      </div>
      <FilterNote />
      {period.state === 'failed' ? <FailureNotice error={period.error} /> : null}
      {period.state === 'loading' ? <Busy /> : null}
      {period.state === 'ready' ? (
        <AllLines figures={figures} period={period.value} onBehind={onBehind} />
      ) : null}
    </section>
  );
}

function AllLines({ figures, period, onBehind }: LiquidityViewProps & { period: PeriodFigures }) {
  const { t } = useTexts();
  const all = useMemo(() => balanceLines(figures, period), [figures, period]);
  if (all.length === 0) return <p className="dim">{t('filter.nothing')}</p>;
  return (
    <>
      {all.map((one) => (
        <LinesPanel key={one.currency} lines={one} onBehind={onBehind} />
      ))}
    </>
  );
}

import { Title } from '@mantine/core';
import { useMemo } from 'react';
import type { Result } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { Busy } from '../../ui/busy';
import { FailureNotice } from '../../ui/failure-notice';
import { useBasis } from '../answers/result-basis';
import type { BookingsBehind } from '../bookings/bookings-drawer';
import { findBookingDays, useFound } from '../bookings/use-bookings';
import type { ResultCurrencies } from '../bookings/use-result-currencies';
import { isFiltering } from '../filters/figure-filter';
import { useFilter } from '../filters/filter-context';
import { FilterNote } from '../filters/filter-note';
import { contractSpans } from './contract-spans';
import { contractsIn } from './contracts-in';
import { TimelinePanel } from './timeline-panel';

interface ContractsViewProps {
  results: ReadonlyMap<string, Result>;
  currencies: ResultCurrencies;
  onBehind: (behind: BookingsBehind) => void;
}

/** Every contract that the service knows, over the months. */
export function ContractsView({ results, currencies, onBehind }: ContractsViewProps) {
  const { t } = useTexts();
  const basis = useBasis();
  const { customerId, filter, whole } = useFilter();
  const all = useMemo(() => contractsIn(results, currencies, basis), [results, currencies, basis]);
  const ids = useMemo(() => all.flatMap((one) => one.transactionIds), [all]);
  const found = useFound(customerId, ids, findBookingDays);
  const spans = useMemo(() => {
    if (found.state !== 'ready') return null;
    return contractSpans(all, { bookings: found.byId, accounts: whole?.accounts ?? [], filter });
  }, [all, found, filter, whole]);
  return (
    <section className="result-view" aria-label={t('contracts.title')}>
      <Title order={2}>{t('contracts.title')}</Title>
      <p className="dim">{t('contracts.about')}</p>
      <FilterNote />
      {found.state === 'failed' ? <FailureNotice error={found.error} /> : null}
      {found.state === 'loading' ? <Busy /> : null}
      {spans ? (
        spans.length === 0 ? (
          <p className="dim">{t(isFiltering(filter) ? 'filter.nothing' : 'contracts.none')}</p>
        ) : (
          <TimelinePanel spans={spans} onBehind={onBehind} />
        )
      ) : null}
    </section>
  );
}

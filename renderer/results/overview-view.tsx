import { Button, Title } from '@mantine/core';
import type { LocalFigures, Result } from '../../preload/contract';
import { type Said, useTexts } from '../base/language';
import type { BookingsBehind } from './bookings/bookings-drawer';
import type { ResultCurrencies } from './bookings/use-result-currencies';
import { BreakdownCard } from './breakdown-card';
import { CashFlowView } from './cash-flow-view';
import type { KeyFact } from './facts/key-facts';
import { BasisLine, KeyFactsView } from './facts/key-facts-view';
import { FilterNote } from './filters/filter-note';
import type { Point } from './points/evaluate-points';
import { HeaviestPoints } from './points/points-view';

interface OverviewViewProps {
  endpoints: readonly string[];
  results: ReadonlyMap<string, Result>;
  figures: LocalFigures | null;
  currencies: ResultCurrencies;
  transfers: Result | null;
  onOpen: (tab: string) => void;
  onBehind: (behind: BookingsBehind) => void;
  known: {
    currency: string | null;
    currencies: readonly string[];
    keyFacts: readonly KeyFact[];
    points: readonly Point[];
  };
}

export function OverviewView({
  endpoints,
  results,
  figures,
  currencies,
  transfers,
  onOpen,
  onBehind,
  known,
}: OverviewViewProps) {
  const { coded } = useTexts();
  return (
    <div className="overview">
      <FirstLook known={known} onPoints={() => onOpen('points')} onBehind={onBehind} />
      {endpoints.length > 0 ? (
        <div className="overview-cards">
          {endpoints.map((endpoint) => (
            <BreakdownCard
              key={endpoint}
              endpoint={endpoint}
              title={coded('results.kind', endpoint)}
              result={results.get(endpoint) ?? null}
              currency={currencies.of(endpoint)}
              currencies={currencies.all}
              onOpen={() => onOpen(endpoint)}
              onBehind={onBehind}
            />
          ))}
        </div>
      ) : null}
      {figures && figures.months.length > 0 ? (
        <div className="panel">
          <CashFlowView figures={figures} transfers={transfers} isBrief onBehind={onBehind} />
        </div>
      ) : null}
    </div>
  );
}

/** What answers in a minute: the eight figures, what is wrong, from which months. */
function FirstLook({
  known,
  onPoints,
  onBehind,
}: Pick<OverviewViewProps, 'known' | 'onBehind'> & { onPoints: () => void }) {
  const texts = useTexts();
  const { t } = texts;
  const onIds = (title: Said, ids: readonly string[]) => onBehind({ title, groups: [{ label: null, ids }] });
  return (
    <section className="panel first-look" aria-label={t('facts.title')}>
      <Title order={2}>{t('facts.title')}</Title>
      <FilterNote idle="facts" />
      <BasisLine currencies={known.currencies} />
      <KeyFactsView facts={known.keyFacts} currency={known.currency} onIds={onIds} isWide />
      <HeaviestPoints texts={texts} points={known.points} currency={known.currency} />
      <div>
        <Button onClick={onPoints}>{t('points.title')}</Button>
      </div>
    </section>
  );
}

import { Badge, Title } from '@mantine/core';
import type { LocalFigures, Result } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { Busy } from '../../ui/busy';
import { FailureNotice } from '../../ui/failure-notice';
import type { BookingsBehind } from '../bookings/bookings-drawer';
import { FilterNote } from '../filters/filter-note';
import type { CurrencyFlows, Direction } from './category-flows';
import { MoneyFlowPanel } from './money-flow-panel';
import { TreemapPanel } from './treemap-panel';
import { type CategoryFlows, useCategoryFlows } from './use-category-flows';

interface FlowsProps {
  results: ReadonlyMap<string, Result>;
  figures: LocalFigures;
  onBehind: (behind: BookingsBehind) => void;
}

/** Where money comes from, through which accounts, and where it goes. */
export function MoneyFlowView({ results, figures, onBehind }: FlowsProps) {
  const { t } = useTexts();
  const flows = useCategoryFlows(results);
  return (
    <section className="result-view" aria-label={t('flows.title')}>
      <FlowsHead title={t('flows.title')} about={t('flows.about')} />
      {flows.state === 'ready' && flows.transfers ? (
        <p className="dim">{t(`flows.transfers.${flows.transfers}`)}</p>
      ) : null}
      <FlowsOrSentence flows={flows}>
        {(one) => <MoneyFlowPanel flows={one} figures={figures} onBehind={onBehind} />}
      </FlowsOrSentence>
    </section>
  );
}

/** The areas of one or both directions as tiles. */
export function TreemapView({
  results,
  directions,
  onBehind,
}: Omit<FlowsProps, 'figures'> & { directions: readonly Direction[] }) {
  const { t } = useTexts();
  const flows = useCategoryFlows(results);
  if (flows.state === 'none') return null;
  return (
    <section className="result-view" aria-label={t('flows.areasTitle')}>
      <FlowsHead title={t('flows.areasTitle')} about={t('flows.areasAbout')} />
      <FlowsOrSentence flows={flows}>
        {(one) =>
          directions.map((direction) => (
            <TreemapPanel key={direction} flows={one} direction={direction} onBehind={onBehind} />
          ))
        }
      </FlowsOrSentence>
    </section>
  );
}

function FlowsHead({ title, about }: { title: string; about: string }) {
  const { t } = useTexts();
  return (
    <>
      <div className="local-head">
        <Title order={2}>{title}</Title>
        <Badge color="gray">{t('results.local.badge')}</Badge>
      </div>
      <p className="dim">{about}</p>
      <FilterNote />
    </>
  );
}

function FlowsOrSentence({
  flows,
  children,
}: {
  flows: CategoryFlows;
  children: (flows: CurrencyFlows) => React.ReactNode;
}) {
  const { t } = useTexts();
  if (flows.state === 'loading') return <Busy />;
  if (flows.state === 'failed') return <FailureNotice error={flows.error} />;
  if (flows.state === 'none') return <p className="dim">{t('flows.none')}</p>;
  if (flows.state === 'tooMany') return <p className="dim">{t('flows.tooMany')}</p>;
  return (
    <>
      {flows.currencies.length === 0 ? <p className="dim">{t('filter.nothing')}</p> : null}
      {flows.currencies.map((one) => (
        <div key={one.currency} className="result-view">
          {children(one)}
        </div>
      ))}
      {flows.excluded > 0 ? <p className="note">{t('flows.excluded', { count: flows.excluded })}</p> : null}
      {flows.missing > 0 ? <p className="note">{t('flows.missing', { count: flows.missing })}</p> : null}
    </>
  );
}

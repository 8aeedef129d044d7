import { Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { FigureFilter, LocalFigures, PeriodFigures } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { Busy } from '../../ui/busy';
import { FailureNotice } from '../../ui/failure-notice';
import { useBasis } from '../answers/result-basis';
import type { BookingsBehind } from '../bookings/bookings-drawer';
import { useBookingsOf } from '../bookings/use-bookings-of';
import { filterWords } from '../filters/figure-filter';
import { FilterFields } from '../filters/filter-bar';
import { usePeriodFigures } from '../filters/filter-context';
import { FilterNote } from '../filters/filter-note';
import { type Comparison, compare } from './comparison';
import { ComparisonPanel } from './comparison-panel';
import { proposedSides } from './sides';

interface CompareViewProps {
  figures: LocalFigures;
  onBehind: (behind: BookingsBehind) => void;
}

/** Two periods or two accounts side by side, from the local figures. */
export function CompareView({ figures, onBehind }: CompareViewProps) {
  const { t } = useTexts();
  const { coverage } = useBasis();
  const months = coverage?.months ?? [];
  const [sides, setSides] = useState(() =>
    proposedSides(months.filter((month) => coverage?.isComplete(month))),
  );
  const [a, b] = sides;
  const loaded = { a: usePeriodFigures(a), b: usePeriodFigures(b) };
  const fields = (side: 'a' | 'b', filter: FigureFilter, onFilter: (filter: FigureFilter) => void) => (
    <fieldset className="compare-side">
      <legend>{t(`compare.side.${side}`)}</legend>
      <FilterFields filter={filter} accounts={figures.accounts} months={months} onFilter={onFilter} />
    </fieldset>
  );
  const failed = [loaded.a, loaded.b].find((one) => one.state === 'failed');
  return (
    <section className="result-view" aria-label={t('compare.title')}>
      <Title order={2}>{t('compare.title')}</Title>
      <p className="dim">{t('compare.about')}</p>
      <FilterNote idle="sides" />
      <div className="compare-sides">
        {fields('a', a, (filter) => setSides([filter, b]))}
        {fields('b', b, (filter) => setSides([a, filter]))}
      </div>
      {failed?.state === 'failed' ? <FailureNotice error={failed.error} /> : null}
      {loaded.a.state === 'ready' && loaded.b.state === 'ready' ? (
        <Compared figures={figures} sides={sides} a={loaded.a.value} b={loaded.b.value} onBehind={onBehind} />
      ) : failed ? null : (
        <Busy />
      )}
    </section>
  );
}

interface ComparedProps extends CompareViewProps {
  sides: readonly [FigureFilter, FigureFilter];
  a: PeriodFigures;
  b: PeriodFigures;
}

function Compared({ figures, sides, a, b, onBehind }: ComparedProps) {
  const texts = useTexts();
  const { t } = texts;
  const open = useBookingsOf(onBehind);
  const comparisons = useMemo(() => compare(a, b), [a, b]);
  const names = sides.map((side) => filterWords(texts, side, figures.accounts));
  const shown = comparisons.filter((one) => one.a !== null || one.b !== null);
  if (shown.length === 0) return <p className="dim">{t('filter.nothing')}</p>;
  const isApart = shown.some((one) => one.a === null || one.b === null);
  const openSide = ({ currency }: Comparison, side: 0 | 1) => {
    const filter = sides[side];
    const accountIds = figures.accounts
      .filter((account) => account.currency === currency)
      .map(({ accountId }) => accountId)
      .filter((id) => filter.accountIds.length === 0 || filter.accountIds.includes(id));
    void open((one) => one.t(`compare.side.${side === 0 ? 'a' : 'b'}`), { ...filter, accountIds });
  };
  return (
    <>
      <dl className="facts compare-names">
        {names.map((name, index) => (
          <div key={index === 0 ? 'a' : 'b'}>
            <dt>{t(`compare.side.${index === 0 ? 'a' : 'b'}`)}</dt>
            <dd className="private">{name}</dd>
          </div>
        ))}
      </dl>
      {isApart ? <p className="note">{t('compare.currencies')}</p> : null}
      {shown.map((one) => (
        <ComparisonPanel
          key={one.currency}
          comparison={one}
          names={names}
          onSide={(side) => openSide(one, side)}
        />
      ))}
    </>
  );
}

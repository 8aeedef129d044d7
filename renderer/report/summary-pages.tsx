import { useTexts } from '../base/language';
import { onlyCurrency } from '../results/answers/result-currency';
import { BasisLine, KeyFactsView } from '../results/facts/key-facts-view';
import { LimitOrigins } from '../results/points/limits-panel';
import { PointsView } from '../results/points/points-view';
import type { ReportModel } from './report-model';
import { Section } from './section';

/** What a reader must know who reads no further: the eight figures. */
export function SummaryPage({ model }: { model: ReportModel }) {
  const { t } = useTexts();
  const currency = onlyCurrency(model.currencies);
  return (
    <Section id="summary" title={t('facts.title')}>
      <BasisLine currencies={model.currencies} />
      <KeyFactsView facts={model.keyFacts} currency={currency} />
      {model.data.choices.leftOut.includes('points') ? <LimitOrigins figures={model.data.figures} /> : null}
    </Section>
  );
}

/** The points to check, with those that passed and those that could not be checked. */
export function PointsPages({ model }: { model: ReportModel }) {
  const { t } = useTexts();
  return (
    <Section id="points" title={t('points.title')}>
      <PointsView points={model.points} currency={onlyCurrency(model.currencies)} isPrinted />
      <LimitOrigins figures={model.data.figures} />
    </Section>
  );
}

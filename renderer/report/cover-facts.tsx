import { useTexts } from '../base/language';
import { onlyCurrency } from '../results/answers/result-currency';
import { BasisLine, factWords } from '../results/facts/key-facts-view';
import { HeaviestPoints } from '../results/points/points-view';
import type { ReportModel } from './report-model';
import { figuresSentence, withWholeAmounts } from './texts/whole-amounts';

/** What a reader must know who reads no further than the cover: the eight figures, the heaviest points, and what could not be checked. */
export function CoverFacts({ model }: { model: ReportModel }) {
  const currency = onlyCurrency(model.currencies);
  const texts = withWholeAmounts(useTexts(), currency);
  const { t } = texts;
  const hasPoints = !model.data.choices.leftOut.includes('points');
  // Counted once all is printed; until then their room is kept.
  const pageOf = (part: string) => String(model.data.startPages?.[part] ?? '–');
  const open = model.points.filter(({ level }) => level === 'notCheckable').length;
  return (
    <div className="cover-facts">
      <BasisLine currencies={model.currencies} />
      <p className="quiet">{figuresSentence(texts, pageOf('summary'), currency)}</p>
      <dl>
        {model.keyFacts.map((fact) => {
          const { name, value, beside } = factWords(texts, fact, currency);
          return (
            <div key={fact.key}>
              <dt>{name}</dt>
              <dd className={fact.cell === null ? 'words' : undefined}>{value}</dd>
              {beside ? <dd className="beside">{beside}</dd> : null}
            </div>
          );
        })}
      </dl>
      {hasPoints ? (
        <div className="cover-points">
          <HeaviestPoints texts={texts} points={model.points} currency={currency} />
          <p className="quiet">
            {open > 0 ? `${t('report.cover.open', { count: open })} ` : ''}
            {t('report.cover.points', { page: pageOf('points') })}
          </p>
        </div>
      ) : null}
    </div>
  );
}

import { useTexts } from '../app/language';
import { readBreakdown } from '../results/breakdown';
import { ResultTreeView } from '../results/result-tree-view';
import { stateSentence } from '../results/state-sentence';
import { BreakdownBlock } from './breakdown-pages';
import type { DrawnWatch } from './drawn-watch';
import { columnLimit } from './paper';
import type { ReportModel } from './report-model';
import { Section } from './section';

/** Everything else that the service answered; a shape nobody knows is still readable (feature 49). */
export function OtherResultPages({ model, watch }: { model: ReportModel; watch: DrawnWatch }) {
  const texts = useTexts();
  const { t, coded } = texts;
  if (model.others.length === 0) return null;
  const here = model.others.filter((result) => result.state === 'received');
  const missing = model.others.filter((result) => result.state !== 'received');
  const titleOf = (endpoint: string) => coded('results.kind', endpoint);
  return (
    <Section id="other" title={t('report.other.title')} about={t('report.other.about')}>
      {here.map((result) => (
        <article key={result.endpoint} className="other-result">
          <h3>{titleOf(result.endpoint)}</h3>
          <ResultTreeView
            payload={result.payload}
            currency={model.currency}
            columnLimit={columnLimit}
            renderBreakdown={(raw, title) => {
              const breakdown = readBreakdown(raw, result.fetchedAt);
              if (!breakdown?.isAvailable || breakdown.months.length === 0) {
                return <p className="sentence">{`${title}: ${t('results.none.other')}`}</p>;
              }
              return (
                <div>
                  <h4>{title}</h4>
                  <BreakdownBlock
                    breakdown={breakdown}
                    title={title}
                    id={`${result.endpoint}-${title}`}
                    currency={model.currency}
                    watch={watch}
                  />
                </div>
              );
            }}
          />
        </article>
      ))}
      {missing.length > 0 ? (
        <article className="other-result">
          <h3>{t('report.states.title')}</h3>
          <table className="data-table">
            <tbody>
              {missing.map((result) => (
                <tr key={result.endpoint}>
                  <th scope="row">{titleOf(result.endpoint)}</th>
                  <td>{stateSentence(texts, result.endpoint, result)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </article>
      ) : null}
    </Section>
  );
}

import type { Result } from '../../preload/contract';
import { useTexts } from '../base/language';
import { readBreakdown } from '../results/answers/breakdown';
import { MixedCurrencies } from '../results/answers/mixed-currencies';
import { stateSentence } from '../results/answers/state-sentence';
import { DigestView } from '../results/digest-view';
import { digestOf } from '../results/digests/digest-of';
import { ResultTreeView } from '../results/result-tree-view';
import { BookingsBehind } from './bookings-behind';
import { BreakdownBlock } from './breakdown-pages';
import type { DrawnWatch } from './drawn-watch';
import { columnLimit } from './paper';
import type { ReportModel } from './report-model';
import { Section } from './section';
import { othersOf } from './section-list';

/** Everything else that the service answered; a shape nobody knows is still readable (feature 49). */
export function OtherResultPages({ model, watch }: { model: ReportModel; watch: DrawnWatch }) {
  const texts = useTexts();
  const { t, coded } = texts;
  if (model.others.length === 0) return null;
  const here = model.others.filter(isPrinted);
  const missing = model.others.filter((result) => result.state !== 'received');
  const { id, title } = othersOf(model);
  const titleOf = (endpoint: string) => coded('results.kind', endpoint);
  return (
    <Section id={id} title={t(title)} about={t('report.other.about')}>
      {here.map((result) => (
        <article key={result.endpoint} className="other-result">
          <h3>{titleOf(result.endpoint)}</h3>
          <MixedCurrencies currency={model.currencyOf(result.endpoint)} all={model.currencies} />
          <PrintedResult result={result} model={model} watch={watch} />
          <BookingsBehind result={result} model={model} />
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

interface PrintedResultProps {
  result: Result;
  model: ReportModel;
  watch: DrawnWatch;
}

function PrintedResult({ result, model, watch }: PrintedResultProps) {
  const { t } = useTexts();
  const currency = model.currencyOf(result.endpoint);
  const digest = digestOf(result.endpoint, result.payload, {
    fetchedAt: result.fetchedAt,
    currency,
    basis: model.basis,
    isClosedArea: model.isClosedArea,
  });
  if (digest) return <DigestView digest={digest} currency={currency} />;
  return (
    <ResultTreeView
      payload={result.payload}
      currency={currency}
      columnLimit={columnLimit}
      renderBreakdown={(raw, title) => {
        const breakdown = readBreakdown(raw, {
          fetchedAt: result.fetchedAt,
          currency,
          basis: model.basis,
        });
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
              currency={currency}
              watch={watch}
            />
          </div>
        );
      }}
    />
  );
}

/** Raw material of other results is not printed: the export has it, and the pages show what was made of it. */
const notPrinted = ['accountDetection.get', 'accountHistory.get', 'contracts.get'];

function isPrinted(result: Result): boolean {
  return result.state === 'received' && !notPrinted.includes(result.endpoint);
}

import { Title } from '@mantine/core';
import type { Result } from '../../preload/contract';
import { useTexts } from '../app/language';
import { FailureNotice } from '../ui/failure-notice';
import type { BookingsBehind } from './bookings-drawer';
import { readBreakdown } from './breakdown';
import { BreakdownDetails } from './breakdown-view';
import { ResultTreeView } from './result-tree-view';
import { stateSentence } from './state-sentence';

interface OtherResultsViewProps {
  results: readonly Result[];
  currency: string;
  onBehind: (behind: BookingsBehind) => void;
}

/** Every other answer; one that failed never hides the others (feature 48). */
export function OtherResultsView({ results, currency, onBehind }: OtherResultsViewProps) {
  const texts = useTexts();
  const { t, coded } = texts;
  return (
    <div className="other-results">
      {results.map((result) => {
        const title = coded('results.kind', result.endpoint);
        const about = coded('results.about', result.endpoint, undefined, '');
        return (
          <section key={result.endpoint} className="other-result" aria-label={title}>
            <Title order={2}>{title}</Title>
            {about ? <p className="dim">{about}</p> : null}
            {result.state === 'received' ? (
              <ResultTreeView
                payload={result.payload}
                currency={currency}
                onIds={(label, ids) =>
                  onBehind({ title: `${title}: ${label}`, groups: [{ label: null, ids }] })
                }
                renderBreakdown={(raw, name) => {
                  const breakdown = readBreakdown(raw, result.fetchedAt);
                  const isShown = breakdown?.isAvailable && breakdown.months.length > 0;
                  return (
                    <div className="result-group" data-depth={1}>
                      <h4>{name}</h4>
                      {isShown ? (
                        <BreakdownDetails
                          breakdown={breakdown}
                          title={name}
                          currency={currency}
                          onBehind={onBehind}
                        />
                      ) : (
                        <p className="dim">{t('results.none.other')}</p>
                      )}
                    </div>
                  );
                }}
              />
            ) : (
              <p className="dim">{stateSentence(texts, result.endpoint, result)}</p>
            )}
            {result.state === 'failed' ? <FailureNotice error={result.error} /> : null}
          </section>
        );
      })}
    </div>
  );
}

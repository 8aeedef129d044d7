import { Title } from '@mantine/core';
import { useState } from 'react';
import type { Result } from '../../preload/contract';
import { useTexts } from '../base/language';
import { FailureNotice } from '../ui/failure-notice';
import { readBreakdown } from './answers/breakdown';
import { MixedCurrencies } from './answers/mixed-currencies';
import { useBasis } from './answers/result-basis';
import { digestOf } from './answers/result-digest';
import { isTooLarge, stateSentence } from './answers/state-sentence';
import type { BookingsBehind } from './bookings/bookings-drawer';
import type { ResultCurrencies } from './bookings/use-result-currencies';
import { BreakdownDetails } from './breakdown-view';
import { DigestView } from './digest-view';
import { ResultTreeView } from './result-tree-view';

interface OtherResultsViewProps {
  results: readonly Result[];
  currencies: ResultCurrencies;
  onBehind: (behind: BookingsBehind) => void;
}

/** Every other answer; one that failed never hides the others (feature 48). */
export function OtherResultsView({ results, currencies, onBehind }: OtherResultsViewProps) {
  const texts = useTexts();
  const { coded } = texts;
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
              <>
                <MixedCurrencies currency={currencies.of(result.endpoint)} all={currencies.all} />
                <ReceivedResult
                  result={result}
                  title={title}
                  currency={currencies.of(result.endpoint)}
                  onBehind={onBehind}
                />
              </>
            ) : (
              <p className="dim">{stateSentence(texts, result.endpoint, result)}</p>
            )}
            {result.state === 'failed' && !isTooLarge(result) ? <FailureNotice error={result.error} /> : null}
          </section>
        );
      })}
    </div>
  );
}

interface ReceivedResultProps {
  result: Result;
  title: string;
  currency: string | null;
  onBehind: (behind: BookingsBehind) => void;
}

/** A digest where there is one, with the whole answer folded away below it; else the whole answer. */
function ReceivedResult({ result, title, currency, onBehind }: ReceivedResultProps) {
  const { t } = useTexts();
  const basis = useBasis();
  const [isOpen, setOpen] = useState(false);
  const digest = digestOf(result.endpoint, result.payload);
  const onIds = (label: string, ids: readonly string[]) =>
    onBehind({ title: `${title}: ${label}`, groups: [{ label: null, ids }] });
  const whole = (
    <ResultTreeView
      payload={result.payload}
      currency={currency}
      onIds={onIds}
      renderBreakdown={(raw, name) => {
        const breakdown = readBreakdown(raw, { fetchedAt: result.fetchedAt, currency, basis });
        const isShown = breakdown?.isAvailable && breakdown.months.length > 0;
        return (
          <div className="result-group" data-depth={1}>
            <h4>{name}</h4>
            {isShown ? (
              <BreakdownDetails breakdown={breakdown} title={name} currency={currency} onBehind={onBehind} />
            ) : (
              <p className="dim">{t('results.none.other')}</p>
            )}
          </div>
        );
      }}
    />
  );
  if (!digest) return whole;
  return (
    <>
      <DigestView digest={digest} currency={currency} onIds={onIds} />
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('results.digest.details')}</summary>
        {isOpen ? whole : null}
      </details>
    </>
  );
}

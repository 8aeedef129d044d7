import { Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Result } from '../../preload/contract';
import { isAnswered } from '../../preload/contract/answers/answer-table';
import { unknownMembers } from '../../preload/contract/answers/unknown-members';
import { type Said, saidIn, useTexts } from '../base/language';
import { isolatedText, joinedTexts } from '../base/languages/isolated-text';
import { FailureNotice } from '../ui/failure-notice';
import { HelpLink } from '../ui/help/help-link';
import { readBreakdown } from './answers/breakdown';
import { MixedCurrencies } from './answers/mixed-currencies';
import { useBasis } from './answers/result-basis';
import { isTooLarge, stateSentence } from './answers/state-sentence';
import type { BookingsBehind } from './bookings/bookings-drawer';
import type { ResultCurrencies } from './bookings/use-result-currencies';
import { BreakdownDetails } from './breakdown-view';
import { PersonChart } from './charts/person-chart';
import { DigestView } from './digest-view';
import { digestOf } from './digests/digest-of';
import { FilterNote } from './filters/filter-note';
import { ResultTreeView } from './result-tree-view';

interface OtherResultsViewProps {
  results: readonly Result[];
  currencies: ResultCurrencies;
  onBehind: (behind: BookingsBehind) => void;
}

/** Every other answer; one that failed never hides the others (feature 48). Where nothing was found, one line tells of all of them. */
export function OtherResultsView({ results, currencies, onBehind }: OtherResultsViewProps) {
  const { t, coded } = useTexts();
  const empty = results.length > 1 ? results.filter(({ state }) => state === 'nothingFound') : [];
  const names = joinedTexts(empty.map(({ endpoint }) => coded('results.kind', endpoint)));
  return (
    <div className="other-results">
      {results
        .filter((result) => !empty.includes(result))
        .map((result) => (
          <ResultSection key={result.endpoint} result={result} currencies={currencies} onBehind={onBehind} />
        ))}
      {empty.length > 0 ? <p className="dim">{t('results.nothingFor', { names })}</p> : null}
    </div>
  );
}

function ResultSection({
  result,
  currencies,
  onBehind,
}: Omit<OtherResultsViewProps, 'results'> & { result: Result }) {
  const texts = useTexts();
  const { coded } = texts;
  const title = coded('results.kind', result.endpoint);
  const about = coded('results.about', result.endpoint, undefined, '');
  const currency = currencies.of(result.endpoint);
  return (
    <section className="other-result" aria-label={title}>
      <Title order={2}>{title}</Title>
      <p className="dim">
        {about} <HelpLink topic={`result.${result.endpoint}`} about={title} />
      </p>
      {result.state === 'received' ? (
        <>
          <MixedCurrencies currency={currency} all={currencies.all} />
          <ReceivedResult result={result} title={title} currency={currency} onBehind={onBehind} />
        </>
      ) : (
        <p className="dim">{stateSentence(texts, result.endpoint, result)}</p>
      )}
      {result.state === 'failed' && !isTooLarge(result) ? <FailureNotice error={result.error} /> : null}
    </section>
  );
}

export interface ReceivedResultProps {
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
  // Read once: the whole answer goes through its schema.
  const { digest, unknown } = useMemo(() => {
    const { endpoint, payload, fetchedAt } = result;
    const made = digestOf(endpoint, payload, { fetchedAt, currency, basis });
    return { digest: made, unknown: made && isAnswered(endpoint) ? unknownMembers(endpoint, payload) : null };
  }, [result, currency, basis]);
  const onIds = (label: Said, ids: readonly string[]) =>
    onBehind({
      title: (one) => `${one.coded('results.kind', result.endpoint)}: ${isolatedText(saidIn(one, label))}`,
      groups: [{ label: null, ids }],
    });
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
              <BreakdownDetails
                breakdown={breakdown}
                fetchedAt={result.fetchedAt}
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
  );
  if (!digest)
    return (
      <>
        <FilterNote idle="service" />
        {whole}
      </>
    );
  return (
    <>
      <PersonChart result={result} title={title} currency={currency} onBehind={onBehind} />
      <FilterNote idle="service" />
      <DigestView digest={digest} currency={currency} onIds={onIds} />
      {unknown !== null ? (
        <div className="unknown-members">
          <h3>{t('results.unknownMembers')}</h3>
          <ResultTreeView payload={unknown} currency={currency} renderBreakdown={() => null} onIds={onIds} />
        </div>
      ) : null}
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('results.digest.details')}</summary>
        {isOpen ? whole : null}
      </details>
    </>
  );
}

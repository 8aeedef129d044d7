import { useTexts } from '../base/language';
import { coverageSentences } from './answers/coverage-sentences';
import { useBasis } from './answers/result-basis';

/** Names each account that is silent while others go on, on the results and on the cover of the report. */
export function CoverageBanner() {
  const texts = useTexts();
  const sentences = coverageSentences(texts, useBasis());
  if (sentences.length === 0) return null;
  return (
    <div className="coverage-banner" role="note" aria-label={texts.t('results.coverage.title')}>
      <strong>{texts.t('results.coverage.title')}</strong>
      <ul className="private">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

import { useTexts } from '../base/language';
import { coverageSentences } from './answers/coverage-sentences';
import { useBasis } from './answers/result-basis';

/** Names each account that is silent while others go on, on the results and on the cover of the report; `isBrief` keeps its title, to be opened. */
export function CoverageBanner({ isBrief = false }: { isBrief?: boolean }) {
  const texts = useTexts();
  const sentences = coverageSentences(texts, useBasis());
  if (sentences.length === 0) return null;
  const title = texts.t('results.coverage.title');
  const list = (
    <ul className="private">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
  return (
    <div className="coverage-banner" role="note" aria-label={title}>
      {isBrief ? (
        <details>
          <summary>
            <strong>{title}</strong>
          </summary>
          {list}
        </details>
      ) : (
        <>
          <strong>{title}</strong>
          {list}
        </>
      )}
    </div>
  );
}

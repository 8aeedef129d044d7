import { useTexts } from '../base/language';
import { coverageSentences } from './answers/coverage-sentences';
import { useBasis } from './answers/result-basis';

/**
 * Names each account that is silent while others go on, on the results and on the cover of the report; `isBrief` says the first of it in a
 * line, to be opened for the others.
 */
export function CoverageBanner({ isBrief = false }: { isBrief?: boolean }) {
  const texts = useTexts();
  const sentences = coverageSentences(texts, useBasis());
  const [first, ...others] = sentences;
  if (first === undefined) return null;
  const title = texts.t('results.coverage.title');
  const listOf = (said: readonly string[]) => (
    <ul className="private">
      {said.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
  const line = (
    <>
      <strong>{title}</strong> <span className="private">{first}</span>
    </>
  );
  return (
    <div className="coverage-banner" role="note" aria-label={title}>
      {isBrief && others.length === 0 ? line : null}
      {isBrief && others.length > 0 ? (
        <details>
          <summary>{line}</summary>
          {listOf(others)}
        </details>
      ) : null}
      {isBrief ? null : (
        <>
          <strong>{title}</strong>
          {listOf(sentences)}
        </>
      )}
    </div>
  );
}

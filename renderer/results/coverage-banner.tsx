import type { LocalFigures } from '../../preload/contract';
import { useTexts } from '../base/language';
import { coverageSentences } from './answers/coverage-sentences';
import { differenceSentences } from './answers/difference-sentences';
import { useBasis } from './answers/result-basis';

/**
 * Names each account that is silent while others go on, on the results and on the cover of the report; `isBrief` says the first of it in a
 * line, to be opened for the others.
 */
export function CoverageBanner({ isBrief = false }: { isBrief?: boolean }) {
  const texts = useTexts();
  return (
    <Banner
      title={texts.t('results.coverage.title')}
      sentences={coverageSentences(texts, useBasis())}
      isBrief={isBrief}
    />
  );
}

/** Names each account of which the service has something else than the files say by now, in the same places. */
export function DifferenceBanner({
  figures,
  isBrief = false,
}: {
  figures: LocalFigures | null;
  isBrief?: boolean;
}) {
  const texts = useTexts();
  return (
    <Banner
      title={texts.t('results.differs.title')}
      sentences={differenceSentences(texts, figures)}
      isBrief={isBrief}
    />
  );
}

function Banner({
  title,
  sentences,
  isBrief,
}: {
  title: string;
  sentences: readonly string[];
  isBrief: boolean;
}) {
  const [first, ...others] = sentences;
  if (first === undefined) return null;
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

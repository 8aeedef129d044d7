import { type Texts, useTexts } from '../../base/language';
import { monthNamesOf } from '../../base/month-names';
import { type KnownEnds, knownEndsLines, knownEndsSentence } from './cash-flow';
import { accountCount, useBasis } from './result-basis';

/** What a star means, beside each chart and table that has one. */
export function MonthLegend({ isNeeded }: { isNeeded: boolean }) {
  const { t } = useTexts();
  const count = accountCount(useBasis());
  return isNeeded ? <p className="month-legend">{t('results.unfinishedNote', { count })}</p> : null;
}

interface MonthWithEnds {
  month: string;
  knownEnds: KnownEnds | null;
}

/** The same in short lines, for the picture of a chart. */
export function knownEndsNotes(
  texts: Texts,
  { months, currency }: { months: readonly MonthWithEnds[]; currency: string },
): string[] {
  const names = monthNamesOf(texts.language);
  return months.flatMap(({ month, knownEnds }) =>
    knownEnds
      ? knownEndsLines(texts, knownEnds, currency).map((line, index) =>
          index === 0 ? `${names.long(month)}: ${line}` : line,
        )
      : [],
  );
}

/** Below a chart or table: each month whose end is not known for all accounts. */
export function KnownEndsNote({ months, currency }: { months: readonly MonthWithEnds[]; currency: string }) {
  const texts = useTexts();
  const names = monthNamesOf(texts.language);
  const told = months.flatMap(({ month, knownEnds }) => (knownEnds ? [{ month, knownEnds }] : []));
  if (told.length === 0) return null;
  return (
    <ul className="known-ends private">
      {told.map(({ month, knownEnds }) => (
        <li key={month}>
          <strong>{names.long(month)}</strong>: {knownEndsSentence(texts, knownEnds, currency)}
        </li>
      ))}
    </ul>
  );
}

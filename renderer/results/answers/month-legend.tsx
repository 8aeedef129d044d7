import { useTexts } from '../../base/language';
import { monthNamesOf } from '../../base/month-names';
import { type KnownEnds, knownEndsSentence } from './cash-flow';
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

import { useTexts } from '../../base/language';
import { accountCount, useBasis } from './result-basis';

/** What a star means, beside each chart and table that has one. */
export function MonthLegend({ isNeeded }: { isNeeded: boolean }) {
  const { t } = useTexts();
  const count = accountCount(useBasis());
  return isNeeded ? <p className="month-legend">{t('results.unfinishedNote', { count })}</p> : null;
}

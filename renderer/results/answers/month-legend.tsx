import { useTexts } from '../../base/language';

/** What a star means, beside each chart and table that has one. */
export function MonthLegend({ isNeeded }: { isNeeded: boolean }) {
  const { t } = useTexts();
  return isNeeded ? <p className="month-legend">{t('results.unfinishedNote')}</p> : null;
}

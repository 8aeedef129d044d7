import { useTexts } from '../../base/language';
import { type CashFlow, lowestName } from '../../results/answers/cash-flow';
import { monthRanges } from '../../results/answers/coverage-sentences';
import { monthAxis } from '../../results/answers/month-axis';
import { comparisonOf } from './period-comparison';

/** The newest whole months beside as many before them, in one currency; else why they cannot be compared. */
export function ComparisonTable({ flow }: { flow: CashFlow }) {
  const texts = useTexts();
  const { t, format } = texts;
  const comparison = comparisonOf(flow);
  if ('whole' in comparison)
    return <p className="note">{t('report.compare.none', { count: comparison.whole })}</p>;
  const periodOf = (ends: readonly [string, string]) => monthRanges(texts, monthAxis([...ends]));
  const amount = (decimal: string) => format.amount(decimal, flow.currency);
  return (
    <table className="data-table compared">
      <caption>{t('report.compare.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('report.figures.figure')}</th>
          <th scope="col" className="number">
            {periodOf(comparison.now)}
          </th>
          <th scope="col" className="number">
            {periodOf(comparison.before)}
          </th>
          <th scope="col" className="number">
            {t('report.compare.difference')}
          </th>
          <th scope="col" className="number">
            {t('report.compare.percent')}
          </th>
        </tr>
      </thead>
      <tbody>
        {comparison.figures.map(({ figure, now, before, difference, percent }) => (
          <tr key={figure}>
            <th scope="row">{t(figure === 'lowest' ? lowestName(flow) : `report.compare.${figure}`)}</th>
            <td className="number">{amount(now)}</td>
            <td className="number">{amount(before)}</td>
            <td className="number">{amount(difference)}</td>
            <td className="number">{percent === null ? '–' : format.share(percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

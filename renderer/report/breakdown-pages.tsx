import { useMemo } from 'react';
import { useTexts } from '../base/language';
import type { Breakdown } from '../results/answers/breakdown';
import { MixedCurrencies } from '../results/answers/mixed-currencies';
import { MonthLegend } from '../results/answers/month-legend';
import { stateSentence } from '../results/answers/state-sentence';
import { useMoney } from '../results/answers/use-money';
import { BreakdownChart } from '../results/charts/breakdown-chart';
import { basisSentences, breakdownFigures } from '../results/charts/breakdown-figures';
import { ContractTable } from '../results/charts/contract-table';
import { MonthTable } from '../results/charts/month-table';
import { printLook } from '../ui/chart-look';
import type { DrawnWatch } from './drawn-watch';
import { chartHeights, chartMonthLimit, contentWidthPx, singleColumnMonths } from './paper';
import type { ReportModel } from './report-model';
import { Section } from './section';
import { sectionId, titleKey } from './section-list';

export function BreakdownPages({ model, watch }: { model: ReportModel; watch: DrawnWatch }) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <>
      {model.breakdowns.map(({ endpoint, result, breakdown }) => {
        const title = t(titleKey(endpoint));
        const hasValues = breakdown?.isAvailable && breakdown.months.length > 0;
        return (
          <Section
            key={endpoint}
            id={sectionId(endpoint)}
            title={title}
            about={`${texts.coded('results.about', endpoint, undefined, '')} ${t('report.breakdown.about')}`.trim()}
          >
            {hasValues ? (
              <MixedCurrencies currency={model.currencyOf(endpoint)} all={model.currencies} />
            ) : null}
            {hasValues ? (
              <BreakdownBlock
                breakdown={breakdown}
                title={title}
                id={endpoint}
                currency={model.currencyOf(endpoint)}
                watch={watch}
              />
            ) : (
              <p className="sentence">{stateSentence(texts, endpoint, result)}</p>
            )}
          </Section>
        );
      })}
    </>
  );
}

interface BlockProps {
  breakdown: Breakdown;
  title: string;
  id: string;
  currency: string | null;
  watch: DrawnWatch;
}

export function BreakdownBlock({ breakdown, title, id, currency, watch }: BlockProps) {
  const texts = useTexts();
  const { t, format } = texts;
  const money = useMoney(currency);
  const shown = useMemo(
    () => ({ ...breakdown, months: breakdown.months.slice(-chartMonthLimit) }),
    [breakdown],
  );
  if (!breakdown.isMixed) watch.expect(id);
  const figures = breakdownFigures(texts, money, breakdown);
  const { months } = breakdown;
  const table = { title, currency };
  const isLong = months.length > singleColumnMonths;
  // The line of totals stands under the second half.
  const half = Math.ceil((months.length + 1) / 2);
  const hasUnfinished = months.some((month) => month.isUnfinished);
  return (
    <>
      <div className="chart-and-table">
        <dl className="figure-strip">
          {figures.map((figure) => (
            <div key={figure.name}>
              <dt>{figure.name}</dt>
              <dd>{figure.value}</dd>
              <dd className="origin">{figure.origin}</dd>
              {figure.beside ? <dd className="origin">{figure.beside}</dd> : null}
            </div>
          ))}
        </dl>
        {breakdown.isMixed || currency === null ? null : (
          <p className="chart-unit">{t('chart.unit', { currency })}</p>
        )}
        {breakdown.isMixed ? null : (
          <BreakdownChart
            breakdown={shown}
            title={title}
            currency={currency}
            look={printLook}
            widthPx={contentWidthPx}
            heightPx={chartHeights.breakdown}
            onDrawn={() => watch.drawn(id)}
          />
        )}
        <h3 className="months-title">{t('report.breakdown.months', { title })}</h3>
        {isLong ? (
          <div className="two-tables">
            <MonthTable {...table} months={months.slice(0, half)} totalled={null} isCompact />
            <MonthTable {...table} months={months.slice(half)} totalled={months} isCompact />
          </div>
        ) : (
          <MonthTable {...table} months={months} />
        )}
        <div className="below-table">
          <MonthLegend isNeeded={hasUnfinished} />
          <p className="note">
            {`${basisSentences(texts, money, breakdown).join(' ')} `}
            {breakdown.timespan
              ? `${t('results.timespan', {
                  since: format.day(breakdown.timespan.since),
                  until: format.day(breakdown.timespan.until),
                })}. `
              : ''}
          </p>
        </div>
      </div>
      <div className="contracts">
        <h3>{t('report.breakdown.contracts', { title })}</h3>
        <ContractTable contracts={breakdown.contracts} currency={currency} />
      </div>
    </>
  );
}

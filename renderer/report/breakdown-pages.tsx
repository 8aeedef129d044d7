import { useMemo } from 'react';
import { useTexts } from '../app/language';
import { type Breakdown, completeMonthsOf, currentMonthOf } from '../results/breakdown';
import { BreakdownChart } from '../results/breakdown-chart';
import { ContractTable } from '../results/contract-table';
import { MixedCurrencies } from '../results/mixed-currencies';
import { monthNamesOf } from '../results/month-names';
import { MonthTable } from '../results/month-table';
import { stateSentence } from '../results/state-sentence';
import { useMoney } from '../results/use-money';
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
            breaks={hasValues ? 'page' : 'none'}
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
  const { t, language, format } = useTexts();
  const money = useMoney(currency);
  const names = monthNamesOf(language);
  const currentMonth = currentMonthOf(breakdown);
  const control = completeMonthsOf(breakdown);
  const shown = useMemo(
    () => ({ ...breakdown, months: breakdown.months.slice(-chartMonthLimit) }),
    [breakdown],
  );
  watch.expect(id);
  const figures: [string, string][] = [
    [
      currentMonth
        ? t('results.figure.currentOf', { month: names.long(currentMonth) })
        : t('results.figure.current'),
      money.minor(breakdown.current),
    ],
    [t('results.figure.median'), money.minor(breakdown.median)],
    [t('results.figure.average'), money.minor(breakdown.average)],
  ];
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
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <BreakdownChart
          breakdown={shown}
          title={title}
          currency={currency}
          look={printLook}
          widthPx={contentWidthPx}
          heightPx={chartHeights.breakdown}
          onDrawn={() => watch.drawn(id)}
        />
        {isLong ? (
          <div className="two-tables">
            <MonthTable {...table} months={months.slice(0, half)} totalled={null} isCompact />
            <MonthTable {...table} months={months.slice(half)} totalled={months} isCompact />
          </div>
        ) : (
          <MonthTable {...table} months={months} />
        )}
        <p className="note">
          {hasUnfinished ? `${t('results.unfinishedNote')} ` : ''}
          {breakdown.timespan
            ? `${t('results.timespan', {
                since: format.day(breakdown.timespan.since),
                until: format.day(breakdown.timespan.until),
              })}. `
            : ''}
          {control.average === null || currency === null
            ? ''
            : t('results.control.average', { amount: money.minor(control.average), count: control.count })}
        </p>
      </div>
      <div className="contracts">
        <h3>{t('results.contracts')}</h3>
        <ContractTable contracts={breakdown.contracts} currency={currency} />
      </div>
    </>
  );
}

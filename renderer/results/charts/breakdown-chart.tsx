import { useMemo } from 'react';
import { axisValue } from '../../../preload/contract/values/result-amounts';
import { type Texts, useTexts } from '../../base/language';
import { monthNamesOf } from '../../base/month-names';
import { Chart } from '../../ui/chart';
import { stackedMonthsOption } from '../../ui/chart-kinds/month-options';
import type { ChartLook } from '../../ui/chart-look';
import { type Breakdown, plainHeadlineOf } from '../answers/breakdown';
import { accountCount, useBasis } from '../answers/result-basis';
import { useMoney } from '../answers/use-money';

interface BreakdownChartProps {
  breakdown: Breakdown;
  title: string;
  currency: string | null;
  look: ChartLook;
  heightPx: number;
  widthPx?: number;
  onPick?: (monthIndex: number) => void;
  onDrawn?: () => void;
}

const lineOf = (
  median: number,
  currency: string | null,
  t: Texts['t'],
  money: ReturnType<typeof useMoney>,
) => ({
  value: axisValue(median, currency),
  label: t('results.medianLine', { amount: money.minor(median) }),
});

/** Stacked bars of a category breakdown, on the screen and on paper. */
export function BreakdownChart({ breakdown, title, currency, look, ...rest }: BreakdownChartProps) {
  const { t, language, format } = useTexts();
  const money = useMoney(currency);
  const names = monthNamesOf(language);
  const { months } = breakdown;
  const count = accountCount(useBasis());
  const { median } = plainHeadlineOf(breakdown);
  const describe = (index: number) => {
    const month = months[index];
    if (!month) return '';
    const values = {
      month: names.long(month.month),
      amount: month.isListed ? money.minor(month.amount) : t('results.noValue'),
      recurring: money.minor(month.recurring),
      oneOff: money.minor(month.oneOff),
    };
    return month.isListed ? t('results.place', values) : `${values.month}: ${values.amount}`;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language alone
  const option = useMemo(
    () =>
      stackedMonthsOption(
        months.map((month) => ({
          month: month.month,
          recurring: month.recurring === null ? null : axisValue(month.recurring, currency),
          oneOff: month.oneOff === null ? null : axisValue(month.oneOff, currency),
          isUnfinished: month.isUnfinished,
          hint: [
            names.long(month.month),
            ...(month.isListed
              ? [
                  `${t('results.total')}: ${money.minor(month.amount)}`,
                  `${t('results.recurring')}: ${money.minor(month.recurring)}`,
                  `${t('results.oneOff')}: ${money.minor(month.oneOff)}`,
                ]
              : [t('results.noValue')]),
            ...(month.isUnfinished ? [t('results.unfinishedLong', { count })] : []),
          ],
        })),
        {
          monthName: names.short,
          monthLetter: names.letter,
          axisNumber: format.axis,
          series: [t('results.recurring'), t('results.oneOff')],
          ...(median === null ? {} : { median: lineOf(median, currency, t, money) }),
        },
        look,
      ),
    [months, median, count, language, currency, look],
  );
  const ends = {
    title,
    since: names.long(months[0]?.month ?? ''),
    until: names.long(months.at(-1)?.month ?? ''),
  };
  return (
    <Chart
      option={option}
      label={t(rest.onPick ? 'results.chartLabel' : 'results.chartText', ends)}
      places={months.length}
      describePlace={describe}
      {...rest}
    />
  );
}

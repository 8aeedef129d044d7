import type { Texts } from '../app/language';
import { type Breakdown, currentMonthOf } from './breakdown';
import type { KeyFigure } from './key-figures';
import { monthNamesOf } from './month-names';
import type { Money } from './use-money';

/** Current, median and average as the service reports them, with the month that "current" belongs to. */
export function breakdownFigures({ t, language }: Texts, money: Money, breakdown: Breakdown): KeyFigure[] {
  const month = currentMonthOf(breakdown);
  return [
    {
      name: month
        ? t('results.figure.currentOf', { month: monthNamesOf(language).long(month) })
        : t('results.figure.current'),
      value: money.minor(breakdown.current),
      definition: t('results.define.current'),
    },
    {
      name: t('results.figure.median'),
      value: money.minor(breakdown.median),
      definition: t('results.define.median'),
    },
    {
      name: t('results.figure.average'),
      value: money.minor(breakdown.average),
      definition: t('results.define.average'),
    },
  ];
}

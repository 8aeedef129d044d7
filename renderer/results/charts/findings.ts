import { compareDecimals } from '../../../preload/contract/values/minor-units';
import type { Texts } from '../../base/language';
import { monthNamesOf } from '../../base/month-names';
import { type Breakdown, plainHeadlineOf, wholeMonths } from '../answers/breakdown';
import type { CashFlow } from '../answers/cash-flow';
import type { Money } from '../answers/use-money';

type Words = Pick<Texts, 't' | 'language'>;

/** Sentences over charts: what the figures in them say, from whole months alone. */

export function breakdownFinding(
  { t, language }: Words,
  money: Money,
  breakdown: Breakdown,
  title: string,
): string {
  const { median } = plainHeadlineOf(breakdown);
  const highest = wholeMonths(breakdown.months).reduce<{ month: string; amount: number } | null>(
    (most, one) => (most === null || one.amount > most.amount ? one : most),
    null,
  );
  if (highest === null || breakdown.isMixed) return t('finding.noWholeMonth', { title });
  const values = {
    title,
    month: monthNamesOf(language).long(highest.month),
    amount: money.minor(highest.amount),
  };
  return median === null
    ? t('finding.highest', values)
    : t('finding.median', { ...values, median: money.minor(median) });
}

export function flowFinding({ t }: Words, { months }: CashFlow): string {
  const whole = months.filter(({ isPartial, net }) => !isPartial && net !== null);
  const worse = whole.filter(({ net }) => compareDecimals(net ?? '0', '0') < 0);
  if (whole.length === 0) return t('finding.flowUnknown');
  if (worse.length === 0) return t('finding.flowNever', { count: whole.length });
  return t('finding.flowMore', { count: worse.length, whole: whole.length });
}

export function balanceFinding({ t }: Words, money: Money, { lowestBalance }: CashFlow): string {
  return lowestBalance
    ? t('finding.lowest', { amount: money.decimal(lowestBalance.amount), day: lowestBalance.day })
    : t('results.local.balance');
}

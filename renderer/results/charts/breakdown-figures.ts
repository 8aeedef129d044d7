import type { Minor } from '../../../preload/contract/values/result-amounts';
import type { Texts } from '../../base/language';
import { monthNamesOf } from '../../base/month-names';
import { type Breakdown, headlineOf, plainHeadlineOf } from '../answers/breakdown';
import { monthRanges } from '../answers/coverage-sentences';
import type { Money } from '../answers/use-money';
import type { KeyFigure } from './key-figures';

const figures = ['current', 'median', 'average'] as const;

/**
 * Current, median and average, each with whose figure it is: of the service where it counts the months that every account
 * has, else computed here from these months, with the service's own figure beside it.
 */
export function breakdownFigures(
  { t, language }: Pick<Texts, 't' | 'language'>,
  money: Money,
  breakdown: Breakdown,
): KeyFigure[] {
  const names = monthNamesOf(language);
  const { origin, month: newest, current } = headlineOf(breakdown);
  // Where months are left out, nothing computed here of the others stands for all; the newest one is named and stands for itself.
  const headline = { ...plainHeadlineOf(breakdown), current };
  const { reported } = breakdown;
  const isLocal = origin === 'local';
  const written = (minor: Minor | null) => (minor === null ? t('results.undetermined') : money.minor(minor));
  return figures.map((name) => {
    const month = name === 'current' ? newest : null;
    const reportedMonth = name === 'current' ? reported.month : null;
    return {
      name: month ? t('results.figure.currentOf', { month: names.long(month) }) : t(`results.figure.${name}`),
      value: isLocal || breakdown.isMixed ? written(headline[name]) : money.minor(headline[name]),
      definition: t(isLocal ? `results.defineHere.${name}` : `results.define.${name}`),
      origin: t(isLocal ? 'results.origin.local' : 'results.origin.service'),
      ...(isLocal && reported[name] !== null
        ? {
            beside: reportedMonth
              ? t('results.beside.month', {
                  amount: money.minor(reported[name]),
                  month: names.long(reportedMonth),
                })
              : t('results.beside.plain', { amount: money.minor(reported[name]) }),
          }
        : {}),
    };
  });
}

/** From how many months the figures come; and, where they are the service's, what the same months give here if it differs. */
export function basisSentences(
  { t, language }: Pick<Texts, 't' | 'language'>,
  money: Money,
  breakdown: Breakdown,
): string[] {
  const { own, reported, isServiceBasis, currency, omitted } = breakdown;
  if (breakdown.isMixed) return [];
  const lacking =
    omitted.length > 0
      ? [t('results.basis.omitted', { count: omitted.length, months: monthRanges({ t, language }, omitted) })]
      : [];
  if (!own) return lacking.length > 0 ? lacking : [t('results.basis.none')];
  const sentences = [t('results.basis.months', { count: own.months.length }), ...lacking];
  if (!isServiceBasis || currency === null) return sentences;
  const differing = figures.filter((name) => reported[name] !== null && reported[name] !== own[name]);
  return [
    ...sentences,
    ...(differing.length === 0
      ? [t('results.control.same')]
      : differing.map((name) =>
          t('results.control.differs', {
            figure: t(`results.figure.${name}`),
            amount: money.minor(own[name]),
            difference: money.minor((reported[name] ?? 0) - own[name]),
          }),
        )),
  ];
}

import { currencyPlaces, decimalOf } from '../../../preload/contract/values/minor-units';
import type { Texts } from '../../base/language';

/** Whether amounts of the first page are rounded: of one currency, which it names. */
const isRounded = (currency: string | null): currency is string =>
  currency !== null && currencyPlaces(currency) > 0;

/**
 * The first page writes amounts in whole main units (report-anchors, rule 7); the page it names has them to the last place. What it does
 * not say is rounded stands as it is.
 */
export function withWholeAmounts(texts: Texts, currency: string | null): Texts {
  if (!isRounded(currency)) return texts;
  const { format } = texts;
  return {
    ...texts,
    format: {
      ...format,
      amount: format.whole,
      money: (minor, currency) => format.whole(decimalOf(minor, currency), currency),
    },
  };
}

/** What the first page says of its figures: where each is defined and exact, and that it is rounded where its currency has places. */
export function figuresSentence({ t }: Texts, page: string, currency: string | null): string {
  return isRounded(currency)
    ? t('report.cover.rounded', { page, currency })
    : t('report.cover.defined', { page });
}

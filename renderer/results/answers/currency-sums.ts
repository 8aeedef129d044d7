import { currencyPlaces, sumOfDecimals } from '../../../preload/contract/values/minor-units';

/** One sum for each currency, in the order in which they first appear: different currencies are never added. */
export function sumsByCurrency(
  amounts: readonly { amount: string; currency: string }[],
): { currency: string; sum: string }[] {
  return [...new Set(amounts.map(({ currency }) => currency))].map((currency) => ({
    currency,
    sum: sumOfDecimals(
      amounts.filter((entry) => entry.currency === currency).map(({ amount }) => amount),
      currencyPlaces(currency),
    ),
  }));
}

import type { CreditLine } from '../../../preload/contract/answers/analyst-entries';
import { dayOf } from '../../../preload/contract/values/calendar-day';
import { currencyPlaces, decimalOf } from '../../../preload/contract/values/minor-units';
import type { DayBalances } from './day-balances';

/** How an account kept to the line that was entered for it. One of more places than its currency has stands as it was entered. */
export function lineOf(
  { amount, source, enteredAt }: { amount: string; source: string; enteredAt: string },
  balances: DayBalances,
  currency: string,
): CreditLine {
  const limit = minorOfLimit(amount, currency);
  if (limit === null) return { limit: amount, source, enteredAt };
  const seen = balances.lineUse(limit);
  return {
    limit: decimalOf(limit, currency),
    source,
    enteredAt,
    ...(seen
      ? {
          use: {
            daysOver: seen.daysOver,
            firstOver: seen.firstOver === null ? null : dayOf(seen.firstOver),
            longestRun: seen.longestRun,
            meanDebit: decimalOf(seen.meanDebit, currency),
            peakDebit: decimalOf(seen.peakDebit, currency),
          },
        }
      : {}),
  };
}

/** Minor units; null where the decimal has places that the currency does not have, zeros aside. */
export function minorOfLimit(decimal: string, currency: string): number | null {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const places = currencyPlaces(currency);
  if (/[1-9]/.test(fraction.slice(places))) return null;
  return Number(whole + fraction.slice(0, places).padEnd(places, '0'));
}

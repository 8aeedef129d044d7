import type { CreditLine } from '../../../preload/contract/answers/analyst-entries';
import { dayOf } from '../../../preload/contract/values/calendar-day';
import { currencyPlaces, decimalOf } from '../../../preload/contract/values/minor-units';
import type { DayBalances } from './day-balances';

/** How an account kept to the line that was entered for it. */
export function lineOf(
  { amount, source, enteredAt }: { amount: string; source: string; enteredAt: string },
  balances: DayBalances,
  currency: string,
): CreditLine {
  const limit = minorOf(amount, currency);
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

/** Places that the currency does not have are cut: the line is rather a little lower than higher. */
function minorOf(decimal: string, currency: string): number {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const places = currencyPlaces(currency);
  return Number(whole + fraction.slice(0, places).padEnd(places, '0'));
}

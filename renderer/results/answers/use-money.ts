import { type Minor, resultDecimal } from '../../../preload/contract/values/result-amounts';
import { useTexts } from '../../base/language';

export interface Money {
  /** Minor units of a result, with the currency of the bookings behind it, or with one of their own. */
  minor(value: Minor | null, own?: string | null): string;
  /** Exact decimal string of the contract. */
  decimal(value: string | null): string;
}

/** Writing of amounts for one currency, or for none; a missing amount is a dash, never a zero. */
export function useMoney(currency: string | null): Money {
  const { format } = useTexts();
  const written = (value: string | null, used: string | null) =>
    value === null ? '–' : format.amount(value, used);
  return {
    decimal: (value) => written(value, currency),
    minor: (value, own) => {
      const used = own ?? currency;
      return written(value === null ? null : resultDecimal(value, used), used);
    },
  };
}

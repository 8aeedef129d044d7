import { type Minor, resultDecimal } from '../../../preload/contract/values/result-amounts';
import { useTexts } from '../../base/language';

export interface Money {
  /** Minor units of a result, with the currency of the bookings behind it. */
  minor(value: Minor | null): string;
  /** Exact decimal string of the contract. */
  decimal(value: string | null): string;
}

/** Writing of amounts for one currency, or for none; a missing amount is a dash, never a zero. */
export function useMoney(currency: string | null): Money {
  const { format } = useTexts();
  const decimal = (value: string | null) => (value === null ? '–' : format.amount(value, currency));
  return { decimal, minor: (value) => decimal(value === null ? null : resultDecimal(value, currency)) };
}

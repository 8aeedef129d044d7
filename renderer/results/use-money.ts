import { useTexts } from '../app/language';
import type { Format } from '../ui/format';
import { decimalOf, type Minor } from './minor-units';

export interface Money {
  /** Minor units of a result, with the currency of the bookings behind it. */
  minor(value: Minor | null): string;
  /** Exact decimal string of the contract. */
  decimal(value: string | null): string;
}

/** A code that `Intl` takes; an answer of the service may say anything. */
const currencyCode = /^[A-Z]{3}$/;

/** An amount whose currency is not known, or that may be of several, stands without one. */
export function amountText(format: Format, value: string, currency: string | null): string {
  return currency !== null && currencyCode.test(currency)
    ? format.amount(value, currency)
    : format.decimal(value);
}

/** Writing of amounts for one currency, or for none; a missing amount is a dash, never a zero. */
export function useMoney(currency: string | null): Money {
  const { format } = useTexts();
  const decimal = (value: string | null) => (value === null ? '–' : amountText(format, value, currency));
  return { decimal, minor: (value) => decimal(value === null ? null : decimalOf(value)) };
}

import { useTexts } from '../app/language';
import { decimalOf, type Minor } from './minor-units';

export interface Money {
  /** Minor units of a result, with the currency of the accounts. */
  minor(value: Minor | null): string;
  /** Exact decimal string of the contract. */
  decimal(value: string | null): string;
}

/** Writing of amounts for one currency; a missing one is a dash, never a zero. */
export function useMoney(currency: string): Money {
  const { format } = useTexts();
  const decimal = (value: string | null) => (value === null ? '–' : format.amount(value, currency));
  return { decimal, minor: (value) => decimal(value === null ? null : decimalOf(value)) };
}

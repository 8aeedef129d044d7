import { decimalsOf } from '../analysis';

/** Amounts on the papers of the service, with the places of their currency: it has nothing of the program's own formatting. */
export function moneyText(value: number, currency: string): string {
  return value.toFixed(decimalsOf(currency));
}

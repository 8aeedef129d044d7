import { dayNumberOf } from '../../../preload/contract/values/calendar-day';
import { countableMinor } from '../../service/wire/amount-number';
import { partsOfTransactionId } from '../accounts/account-identity';
import type { ImportIndex } from '../rows/import-index';
import { bookingKey, type KnownBalance } from './known-balance';

interface HeldBooking {
  /** Main units. */
  amount: number | null;
  day: string | null;
  currency: string | null;
}

/**
 * Bookings that the service holds of an account after the day for which its balance is known, without those of the
 * import at hand: with them the balance becomes that of now. Each counts once, however often a page shows it.
 */
export class LaterBookings {
  readonly #index: ImportIndex;
  readonly #balances: readonly KnownBalance[];
  #sums: number[] = [];
  #strange: boolean[] = [];
  #uncounted: boolean[] = [];
  #seen = new Set<string>();

  constructor(index: ImportIndex, balances: readonly KnownBalance[]) {
    this.#index = index;
    this.#balances = balances;
  }

  forget(): void {
    this.#sums = [];
    this.#strange = [];
    this.#uncounted = [];
    this.#seen = new Set();
  }

  add(account: number, transactionId: string, { amount, day, currency }: HeldBooking): void {
    const known = this.#balances[account];
    const number = day === null ? null : dayNumberOf(day);
    if (!known?.anchor || number === null || number <= known.anchor.day || this.#seen.has(transactionId))
      return;
    this.#seen.add(transactionId);
    const parts = partsOfTransactionId(transactionId);
    if (!parts || !known.laterKeys.has(bookingKey(parts))) this.#strange[account] = true;
    const own = this.#index.accounts[account]?.fields.currency ?? 'EUR';
    if (currency !== null && currency !== own) return;
    const minor = amount === null ? null : countableMinor(amount, own);
    if (minor === null) this.#uncounted[account] = true;
    else this.#sums[account] = (this.#sums[account] ?? 0) + minor;
  }

  sumOf(account: number): number {
    return this.#sums[account] ?? 0;
  }

  /** The service holds later bookings of the account that no import here has: it may know a newer balance too. */
  hasStrange(account: number): boolean {
    return this.#strange[account] ?? false;
  }

  /** The service holds a later booking of the account without an amount that can be counted: what it holds by now is not known. */
  isOpen(account: number): boolean {
    return this.#uncounted[account] ?? false;
  }
}

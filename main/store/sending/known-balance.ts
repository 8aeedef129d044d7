import type { BalanceAnchor } from '../accounts/newest-balance';

/** What the files here know of the balance of one account. */
export interface KnownBalance {
  anchor: BalanceAnchor | null;
  /** See `GivenBalance`. */
  origin: string;
  /** Bookings of other imports after that day, by `bookingKey`. */
  laterKeys: ReadonlySet<string>;
}

/** What tells a booking of an account from its others. */
export function bookingKey({
  low,
  high,
  occurrence,
}: {
  low: number;
  high: number;
  occurrence: number;
}): string {
  return `${low}.${high}.${occurrence}`;
}

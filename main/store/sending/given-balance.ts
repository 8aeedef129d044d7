import { dayOf } from '../../../preload/contract/values/calendar-day';
import type { StoreDatabase } from '../database/database';

/** What was given to the service last for an account, kept beyond the file it came from. */
export interface GivenBalance {
  /** SHA-256 of the file that states it, or the import in which a person did. */
  origin: string;
  currency: string;
  /** As sent: the stated balance and the bookings after its day. */
  givenMinor: number;
  statedMinor: number;
  day: string;
}

export function givenBalance(
  db: StoreDatabase,
  customerId: string,
  serviceAccountId: string,
): GivenBalance | null {
  return (
    db.get<GivenBalance>(
      `select origin, currency, given_minor as givenMinor, stated_minor as statedMinor,
         balance_day as day
       from account_balances where customer_id = ? and service_account_id = ?`,
      customerId,
      serviceAccountId,
    ) ?? null
  );
}

export function forgetGivenBalance(db: StoreDatabase, customerId: string, serviceAccountId: string): void {
  db.run(
    'delete from account_balances where customer_id = ? and service_account_id = ?',
    customerId,
    serviceAccountId,
  );
}

export function keepGivenBalance(
  db: StoreDatabase,
  customerId: string,
  serviceAccountId: string,
  given: Omit<GivenBalance, 'day'> & { day: number },
): void {
  db.run(
    `insert into account_balances (customer_id, service_account_id, origin, currency, given_minor, stated_minor,
       balance_day) values (?, ?, ?, ?, ?, ?, ?)
     on conflict do update set origin = excluded.origin, currency = excluded.currency,
       given_minor = excluded.given_minor, stated_minor = excluded.stated_minor, balance_day = excluded.balance_day`,
    customerId,
    serviceAccountId,
    given.origin,
    given.currency,
    given.givenMinor,
    given.statedMinor,
    dayOf(given.day),
  );
}

import type { StoreDatabase } from '../database/database';

/** Decimal of the currency of the account, above zero. */
export interface LimitEntry {
  amount: string;
  source: string;
  enteredAt: string;
}

/** What the analyst said of a customer's accounts and bookings. */
export interface Entries {
  limits: ReadonlyMap<string, LimitEntry>;
  /** Booking -> why it does not count. */
  excluded: ReadonlyMap<string, string>;
}

/** Bookings of a customer that may be left out of the sums; the answers that name them hold no more. */
export const mostExcluded = 1_000;

export function entriesOf(store: { db: StoreDatabase }, customerId: string): Entries {
  const limits = entriesOfKind(store, customerId, 'limit').map(
    ({ subject, value, changedAt }) =>
      [
        subject,
        { ...(JSON.parse(value) as { amount: string; source: string }), enteredAt: changedAt },
      ] as const,
  );
  const excluded = entriesOfKind(store, customerId, 'excluded').map(
    ({ subject, value }) => [subject, JSON.parse(value) as string] as const,
  );
  return { limits: new Map(limits), excluded: new Map(excluded.slice(0, mostExcluded)) };
}

function entriesOfKind({ db }: { db: StoreDatabase }, customerId: string, kind: 'limit' | 'excluded') {
  return db.all<{ subject: string; value: string; changedAt: string }>(
    `select subject, value, changed_at as changedAt from analyst_entries where customer_id = ? and kind = ?
     order by changed_at desc`,
    customerId,
    kind,
  );
}

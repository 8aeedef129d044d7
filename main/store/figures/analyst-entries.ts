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

export function entriesOf({ db }: { db: StoreDatabase }, customerId: string): Entries {
  const rows = db.all<{ kind: string; subject: string; value: string; changedAt: string }>(
    `select kind, subject, value, changed_at as changedAt from analyst_entries where customer_id = ?
     order by changed_at desc limit 2000`,
    customerId,
  );
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
  return {
    limits: new Map(
      ofKind('limit').map(({ subject, value, changedAt }) => [
        subject,
        { ...(JSON.parse(value) as { amount: string; source: string }), enteredAt: changedAt },
      ]),
    ),
    excluded: new Map(
      ofKind('excluded')
        .slice(0, 1_000)
        .map(({ subject, value }) => [subject, JSON.parse(value) as string]),
    ),
  };
}

import type { AccountFields, AccountRecord } from '../../accounts/account-record';
import type { StoreDatabase } from '../../database/database';

/** How an account is named of which receipts are kept: its import may go. Inside a transaction. */
export function keepSentAccount(
  db: StoreDatabase,
  customerId: string,
  { serviceAccountId, fields }: AccountRecord,
): void {
  // What a balance said goes with the file that said it.
  const named: AccountFields = { ...fields, balanceMinor: null, balanceDay: null, openingBalanceMinor: null };
  db.run(
    `insert into sent_accounts (customer_id, service_account_id, fields) values (?, ?, ?)
     on conflict do update set fields = excluded.fields`,
    customerId,
    serviceAccountId,
    JSON.stringify(named),
  );
}

/** By account at the service. */
export function sentAccounts(db: StoreDatabase, customerId: string): ReadonlyMap<string, AccountFields> {
  return new Map(
    db
      .all<{ id: string; fields: string }>(
        'select service_account_id as id, fields from sent_accounts where customer_id = ?',
        customerId,
      )
      .map(({ id, fields }) => [id, JSON.parse(fields)]),
  );
}

/** Nothing of them is told by a receipt any more. */
export function dropSentAccounts(db: StoreDatabase, customerId: string): void {
  db.run(
    `delete from sent_accounts as a where customer_id = ?
       and not exists (select 1 from forgotten_receipts f
         where f.customer_id = a.customer_id and f.service_account_id = a.service_account_id)
       and not exists (select 1 from kept_receipts r join uploads u on u.id = r.upload_id
         where u.customer_id = a.customer_id and r.service_account_id = a.service_account_id)`,
    customerId,
  );
}

import { createHash } from 'node:crypto';
import type { AccountOwner } from '../../../preload/contract';
import type { StoreDatabase } from '../database/database';
import { identityKeys } from './account-identity';
import { type AccountFields, readAccounts } from './account-record';

/**
 * Customers for whom accounts of this import were sent before, in this or in another import. By all names of an account, so that an
 * IBAN finds what was sent under bank code and number.
 */
export function ownersOfAccounts(db: StoreDatabase, importId: string): AccountOwner[] {
  const sent = db.all<{ fields: string; customer_id: string }>(
    `select distinct a.fields, u.customer_id from uploads u join accounts a on a.import_id = u.import_id
     where a.service_account_id is not null and a.is_left_out = 0 and (u.state = 'done' or u.transactions_done > 0)`,
  );
  const owners = new Map<string, Set<string>>();
  for (const { fields, customer_id: customerId } of sent) {
    for (const key of identityKeys(JSON.parse(fields) as AccountFields)) {
      owners.set(key, (owners.get(key) ?? new Set()).add(customerId));
    }
  }
  return readAccounts(db, importId).flatMap(({ id, fields }) => {
    const found = new Set(identityKeys(fields).flatMap((key) => [...(owners.get(key) ?? [])]));
    return [...found].map((customerId) => ({ accountRowId: id, customerId }));
  });
}

/**
 * A number for an account that its file does not name: from the bytes of the file and the place of the account in it, so that the same
 * file gives the same number at any time, and no two files share one. The bank stands beside it, in a field of its own.
 */
export function madeNumber(fileSha256: string, accountIndex: number): string {
  const digest = createHash('sha256').update(`${fileSha256}:${accountIndex}`).digest('hex');
  return `KONTOR-${digest.slice(0, 12).toUpperCase()}`;
}

import { currencyPlaces } from '../../../preload/contract/values/minor-units';
import type { StoreDatabase } from '../database/database';
import { hasSent } from '../database/upload-states';
import { type AccountIdentity, identityKeys, serviceAccountIdOf } from './account-identity';

/**
 * `accountId` of an account of an import. One that another import of the customer sent under another of its names, by number here and by
 * IBAN there, is that account at the service: under two identifiers each of its bookings would count twice.
 */
export function accountIdIn(db: StoreDatabase, importId: string, fields: AccountIdentity): string | null {
  const own = serviceAccountIdOf(fields);
  if (own === null) return null;
  const keys = identityKeys(fields);
  const sent = db
    .all<{ id: string; fields: string }>(
      `select a.service_account_id as id, a.fields from uploads u join accounts a on a.import_id = u.import_id
       where u.customer_id = (select customer_id from imports where id = ?1) and u.import_id <> ?1
         and a.service_account_id is not null and a.is_left_out = 0 and ${hasSent} order by u.started_at`,
      importId,
    )
    .filter((account) => isNamed(JSON.parse(account.fields), keys, fields.currency));
  return sent.some(({ id }) => id === own) ? own : (sent[0]?.id ?? own);
}

function isNamed(account: AccountIdentity, keys: readonly string[], currency: string | null): boolean {
  const isOfPlaces = currencyPlaces(account.currency) === currencyPlaces(currency);
  return isOfPlaces && identityKeys(account).some((key) => keys.includes(key));
}

/**
 * The import is for another customer now, or others of the customer were sent or taken back since. What was sent of it stays what it was called.
 * Answers whether an account is called otherwise now. Inside a transaction.
 */
export function nameAccountsAnew(db: StoreDatabase, importId: string): boolean {
  if (db.get(`select 1 from uploads u where u.import_id = ? and ${hasSent}`, importId)) return false;
  const accounts = db.all<{ id: string; known: string | null; fields: string }>(
    'select id, service_account_id as known, fields from accounts where import_id = ?',
    importId,
  );
  let isOther = false;
  for (const { id, known, fields } of accounts) {
    const own = accountIdIn(db, importId, JSON.parse(fields));
    if (own === known) continue;
    db.run('update accounts set service_account_id = ? where id = ?', own, id);
    isOther = true;
  }
  return isOther;
}

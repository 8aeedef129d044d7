import type { StoreContext } from '../../context/store-context';

export interface EarlierImport {
  id: string;
  customerId: string | null;
}

/**
 * Imports that have an account of this one and in which something was said of equal rows before: those of its customer, or of all as long
 * as it is nobody's. The newest comes last.
 */
export function earlierImports(
  { db }: StoreContext,
  importId: string,
  { ofAll = false }: { ofAll?: boolean } = {},
): EarlierImport[] {
  return db.all<EarlierImport>(
    `select i.id, i.customer_id as customerId from imports i join imports own on own.id = ?1
     where (i.created_at, i.rowid) < (own.created_at, own.rowid)
       and (?2 or own.customer_id is null or i.customer_id = own.customer_id)
       and exists (select 1 from accounts a where a.import_id = i.id and a.service_account_id in (
         select service_account_id from accounts where import_id = ?1 and service_account_id is not null))
       and exists (select 1 from import_changes c
         where c.import_id = i.id and c.is_undone = 0 and c.facts ->> '$.isOfEqualRows')
     order by i.created_at, i.rowid`,
    importId,
    ofAll ? 1 : 0,
  );
}

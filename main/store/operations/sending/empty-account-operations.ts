import { beginCall, settleDeletions } from '../../context/journal';
import type { StoreContext } from '../../context/store-context';

/** Accounts that uploads created and that are deleted once nothing is left in them. */
export const emptyAccountOperations = {
  /** Accounts that this upload had created, for the service to delete where nothing is left in them. */
  'rollBacks.createdAccounts': (context: StoreContext, uploadId: string): string[] =>
    context.db
      .all<{ id: string }>(
        'select service_account_id as id from upload_balances where upload_id = ? and is_created = 1',
        uploadId,
      )
      .map(({ id }) => id),

  /** An account that stays, because others have sent to it, is theirs from now on. */
  'rollBacks.accountStays': (context: StoreContext, uploadId: string, serviceAccountId: string): null => {
    context.db.run(
      `update upload_balances set is_created = 1 where service_account_id = ?1 and upload_id =
         (select u.id from uploads u join upload_balances b on b.upload_id = u.id
          where b.service_account_id = ?1 and u.id <> ?2 and u.state <> 'rolledBack'
            and u.customer_id = (select customer_id from uploads where id = ?2)
          order by u.started_at limit 1)`,
      serviceAccountId,
      uploadId,
    );
    return null;
  },

  /** The journal's line for the deletion of accounts that are empty now. */
  'rollBacks.beginAccounts': (
    context: StoreContext,
    uploadId: string,
    identifiers: readonly string[],
  ): number => context.db.transaction(() => beginCall(context, uploadId, { kind: 'removal', identifiers })),

  /** The accounts were listed: a deletion of some that has no answer is answered by that. */
  'rollBacks.accountsListed': (context: StoreContext, uploadId: string, heldIds: readonly string[]): null =>
    context.db.transaction(() => {
      settleDeletions(context, uploadId, 'accounts', (id) => heldIds.includes(id));
      return null;
    }),
};

import {
  beginCall,
  type SettledCall,
  settleCall,
  settleDeletions,
  settleUnnamedDeletions,
} from '../../context/journal';
import { noteChangedThere, ofRun } from '../../context/open-run';
import { beginReplaced, settleReplaced } from '../../context/replaced-by-import';
import type { StoreContext } from '../../context/store-context';
import type { ReplacedRows } from '../../sending/replaced-rows';
import { readUpload } from '../../sending/upload-record';

/** Transactions to be deleted in one call, all of one account. */
export interface NextRemoval {
  position: number;
  serviceAccountId: string;
  transactionIds: string[];
}

/** Begins the call that removes the next rows that are replaced; null when nothing is left of them. */
export function beginRemoval(
  context: StoreContext,
  uploadId: string,
  replaced: ReplacedRows,
  size: number,
): NextRemoval | null {
  const batch = replaced.take(size);
  if (!batch) return null;
  const { serviceAccountId, transactionIds } = batch;
  replaced.underWay = transactionIds;
  const transactions = transactionIds.length;
  const position = beginCall(context, uploadId, {
    kind: 'removal',
    serviceAccountId,
    transactions,
    identifiers: transactionIds,
  });
  return { position, ...batch };
}

/** A corrected import takes the place of what was sent of it before: those transactions go by their identifiers. */
export const replacementOperations = {
  /**
   * After reading what the service holds: calls without an answer are answered by that. Answers how many of them it holds.
   */
  'replacements.adoptHeld': (context: StoreContext, uploadId: string): number =>
    ofRun(context, uploadId, (run) => {
      // By what was read, not by what is to be replaced now: the import may have changed since it was named.
      settleDeletions(context, uploadId, 'transactions', (id) => run.holdsNamed(id));
      return run.sends.replaced?.held.size ?? 0;
    }),

  /** Settles the call before and begins the next, in one transaction. Null when nothing is left. */
  'replacements.advance': (
    context: StoreContext,
    uploadId: string,
    settled: SettledCall | null,
    size: number | null,
  ): NextRemoval | null =>
    ofRun(context, uploadId, ({ sends: { index, replaced } }) => {
      if (settled) {
        settleCall(context, uploadId, settled);
        if (settled.outcome === 'done') {
          replaced?.noteRemoved();
          noteChangedThere(context, uploadId);
        }
      }
      if (size === null || !replaced || replaced.held.size === 0) return null;
      if (!settled) {
        const { customerId } = readUpload(context.db, uploadId);
        beginReplaced(context, uploadId, { importId: index.importId, customerId }, replaced);
      }
      return beginRemoval(context, uploadId, replaced, size);
    }),

  /** Accounts that earlier uploads of the import created for the customer, and that no import of the customer names now. */
  'replacements.leftAccounts': (context: StoreContext, uploadId: string): string[] => {
    const { importId, customerId } = readUpload(context.db, uploadId);
    return context.db
      .all<{ id: string }>(
        `select distinct b.service_account_id as id
         from upload_balances b join uploads u on u.id = b.upload_id
         where u.import_id = ?1 and u.customer_id = ?2 and u.id <> ?3 and b.is_created = 1
           and u.state <> 'rolledBack' and not exists (
             select 1 from accounts a join imports i on i.id = a.import_id
             where a.service_account_id = b.service_account_id and i.customer_id = ?2)`,
        importId,
        customerId,
        uploadId,
      )
      .map(({ id }) => id);
  },

  /** They are gone, and earlier uploads do not have them any more. */
  'replacements.finish': (context: StoreContext, uploadId: string): null =>
    ofRun(context, uploadId, ({ sends }) => {
      if (!sends.replaced) return null;
      settleUnnamedDeletions(context, uploadId);
      const { customerId } = readUpload(context.db, uploadId);
      settleReplaced(context, uploadId, { sends, customerId, replaced: sends.replaced });
      return null;
    }),
};

import type { Customer } from '../../../preload/contract';
import { KontorError } from '../../errors/kontor-error';
import { addAudit } from '../audit/add-audit';
import { indexOfImport } from '../context/load-index';
import { dropAnswers } from '../context/outdated-answers';
import type { StoreContext } from '../context/store-context';
import { forgetResends } from '../sending/resent-rows';
import { changeUpload } from '../sending/upload-record';
import { customerOperations, dropExamplesOf } from './customer-operations';
import { refreshKnown } from './imports/import-operations';

/** A customer whose user is gone at the service, and gets a new one there. */
export const renewalOperations = {
  /** Before the call that makes the user: by this name it is found should the answer be lost. */
  'customers.beginRenewal': ({ db }: StoreContext, customerId: string, customUserId: string): null => {
    const { changes } = db.run(
      'update customers set custom_user_id = ? where id = ?',
      customUserId,
      customerId,
    );
    if (changes === 0) throw new KontorError('customer.unknown');
    return null;
  },

  /**
   * What was sent went with the earlier user: nothing of it counts as being at the service, and all imports are open to be sent once more.
   * Results and reports stay as they are, and are known to be of before; what was said of categories is told to the new user when it is said again.
   */
  'customers.renew': (
    context: StoreContext,
    customerId: string,
    user: { userId: string; expiresAt: string | null },
  ): Customer => {
    const { db } = context;
    db.transaction(() => {
      dropExamplesOf(db, customerId);
      const imports = db.all<{ id: string }>(
        'select distinct import_id as id from uploads where customer_id = ?',
        customerId,
      );
      for (const { id } of imports) dropAnswers(context, indexOfImport(context, id));
      forgetSent(context, customerId);
      refreshKnown(context, customerId);
      for (const { id } of imports) {
        db.run("update imports set state = 'open' where id = ?", id);
        forgetResends(context, id);
      }
      db.run('delete from account_balances where customer_id = ?', customerId);
      db.run('delete from bank_sessions where customer_id = ?', customerId);
      db.run(
        `update category_corrections set sent = 0, state = 'open', error = null, revision = revision + 1
         where customer_id = ? and category is not null`,
        customerId,
      );
      db.run(
        `update customers set user_id = ?1, expires_at = ?2, gone_at = null,
           last_upload_at = case when last_upload_at is null then null else ?3 end where id = ?4`,
        user.userId,
        user.expiresAt,
        context.now(),
        customerId,
      );
      addAudit(context, customerId, {
        event: 'customerSetUpAgain',
        imports: imports.length,
      });
    });
    context.indexes.clear();
    context.sends.clear();
    context.runs.clear();
    db.sweep();
    return customerOperations['customers.get'](context, customerId);
  },
};

function forgetSent({ db, now }: StoreContext, customerId: string): void {
  for (const table of ['forgotten_receipts', 'sent_accounts'])
    db.run(`delete from ${table} where customer_id = ?`, customerId);
  db.run('update customers set unwritten = 0 where id = ?', customerId);
  const uploads = db.all<{ id: string }>('select id from uploads where customer_id = ?', customerId);
  for (const { id } of uploads) {
    // What was read back went with the user: nobody took it back.
    const over = { state: 'rolledBack', finishedAt: now(), error: null, waitingUntil: null } as const;
    changeUpload(db, id, { ...over, readBack: null });
    db.run('update uploads set transactions_done = 0, resumes_at_start = 0 where id = ?', id);
    for (const table of ['upload_marks', 'sent_rows', 'kept_receipts', 'upload_balances'])
      db.run(`delete from ${table} where upload_id = ?`, id);
  }
}

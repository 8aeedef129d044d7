import type { Customer } from '../../../preload/contract';
import { KontorError } from '../../errors/kontor-error';
import { addAudit } from '../audit/add-audit';
import { indexOfImport } from '../context/load-index';
import { dropAnswers } from '../context/outdated-answers';
import type { StoreContext } from '../context/store-context';
import { changeUpload } from '../sending/upload-record';
import { customerOperations } from './customer-operations';

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
   * Results and reports stay as they are.
   */
  'customers.renew': (
    context: StoreContext,
    customerId: string,
    user: { userId: string; expiresAt: string | null },
  ): Customer => {
    const { db } = context;
    db.transaction(() => {
      const imports = db.all<{ id: string }>(
        'select distinct import_id as id from uploads where customer_id = ?',
        customerId,
      );
      for (const { id } of imports) dropAnswers(context, indexOfImport(context, id));
      forgetSent(context, customerId);
      for (const { id } of imports) {
        db.run("update imports set state = 'open' where id = ?", id);
        db.run('delete from row_resends where import_id = ?', id);
      }
      db.run('delete from account_balances where customer_id = ?', customerId);
      db.run('delete from bank_sessions where customer_id = ?', customerId);
      db.run(
        'update customers set user_id = ?, expires_at = ?, gone_at = null where id = ?',
        user.userId,
        user.expiresAt,
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
  const uploads = db.all<{ id: string }>('select id from uploads where customer_id = ?', customerId);
  for (const { id } of uploads) {
    changeUpload(db, id, { state: 'rolledBack', finishedAt: now(), error: null, waitingUntil: null });
    db.run('update uploads set transactions_done = 0, resumes_at_start = 0 where id = ?', id);
    for (const table of ['upload_marks', 'sent_rows', 'upload_balances'])
      db.run(`delete from ${table} where upload_id = ?`, id);
  }
}

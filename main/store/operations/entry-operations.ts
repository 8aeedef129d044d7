import type { AnalystEntry } from '../../../preload/contract/answers/analyst-entries';
import { KontorError } from '../../errors/kontor-error';
import { addAudit } from '../audit/add-audit';
import type { StoreContext } from '../context/store-context';

/** What analysts say of accounts and bookings beside the files. */
export const entryOperations = {
  'results.enter': (context: StoreContext, customerId: string, entry: AnalystEntry): null => {
    const { db } = context;
    const { kind } = entry;
    const subject = kind === 'limit' ? entry.accountId : entry.transactionId;
    const value = kind === 'limit' ? entry.limit : entry.note;
    if (!db.get('select 1 from customers where id = ?', customerId))
      throw new KontorError('customer.unknown');
    return db.transaction(() => {
      if (value === null)
        db.run(
          'delete from analyst_entries where customer_id = ? and kind = ? and subject = ?',
          customerId,
          kind,
          subject,
        );
      else
        db.run(
          `insert into analyst_entries (customer_id, kind, subject, value, changed_at) values (?, ?, ?, ?, ?)
           on conflict do update set value = excluded.value, changed_at = excluded.changed_at`,
          customerId,
          kind,
          subject,
          JSON.stringify(value),
          context.now(),
        );
      addAudit(context, customerId, { event: 'analystEntry', kind, isTakenBack: value === null });
      return null;
    });
  },
};

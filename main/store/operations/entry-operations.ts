import type { AnalystEntry } from '../../../preload/contract/answers/analyst-entries';
import { KontorError } from '../../errors/kontor-error';
import { addAudit } from '../audit/add-audit';
import type { StoreContext } from '../context/store-context';
import { mostExcluded } from '../figures/analyst-entries';

/** What analysts say of accounts and bookings beside the files. */
export const entryOperations = {
  /** @throws KontorError results.tooManyExcluded for a booking more than can be left out of the sums */
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
      else {
        if (kind === 'excluded') requireRoom(context, customerId, subject);
        db.run(
          `insert into analyst_entries (customer_id, kind, subject, value, changed_at) values (?, ?, ?, ?, ?)
           on conflict do update set value = excluded.value, changed_at = excluded.changed_at`,
          customerId,
          kind,
          subject,
          JSON.stringify(value),
          context.now(),
        );
      }
      addAudit(context, customerId, { event: 'analystEntry', kind, isTakenBack: value === null });
      return null;
    });
  },
};

/** Of one more than is read, the oldest would be in the sums again without a word. */
function requireRoom({ db }: StoreContext, customerId: string, transactionId: string): void {
  const others = db.get<{ count: number }>(
    `select count(*) as count from analyst_entries
     where customer_id = ? and kind = 'excluded' and subject <> ?`,
    customerId,
    transactionId,
  );
  if ((others?.count ?? 0) >= mostExcluded)
    throw new KontorError('results.tooManyExcluded', { most: mostExcluded });
}

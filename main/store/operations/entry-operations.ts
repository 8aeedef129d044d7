import type { AnalystEntry } from '../../../preload/contract/answers/analyst-entries';
import { currencyPlaces } from '../../../preload/contract/values/minor-units';
import { KontorError } from '../../errors/kontor-error';
import type { AccountFields } from '../accounts/account-record';
import { addAudit } from '../audit/add-audit';
import type { StoreContext } from '../context/store-context';
import { mostExcluded } from '../figures/analyst-entries';
import { minorOfLimit } from '../figures/credit-line';

/** What analysts say of accounts and bookings beside the files. */
export const entryOperations = {
  /** @throws KontorError results.tooManyExcluded for a booking more than can be left out of the sums, results.limitPlaces */
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
        else if (entry.limit) requirePlaces(context, subject, entry.limit.amount);
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

/** A limit of more places than the currency of its account has is none that a bank agreed to, and nobody rounds it. */
function requirePlaces({ db }: StoreContext, accountId: string, amount: string): void {
  const account = db.get<{ fields: string }>(
    'select fields from accounts where service_account_id = ? order by rowid desc',
    accountId,
  );
  const { currency } = account ? (JSON.parse(account.fields) as AccountFields) : { currency: null };
  if (currency !== null && minorOfLimit(amount, currency) === null)
    throw new KontorError('results.limitPlaces', { amount, currency, places: currencyPlaces(currency) });
}

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

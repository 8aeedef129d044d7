import type { Customer, CustomerInput } from '../../../preload/contract';
import { KontorError } from '../../errors/kontor-error';
import type { StoreContext } from '../context/store-context';
import type { StoreDatabase } from '../database/database';
import { hasSent } from '../database/upload-states';
import { refreshImport } from './imports/import-operations';

interface CustomerRow {
  id: string;
  connection_id: string;
  environment: Customer['environment'];
  connection_name: string;
  user_id: string | null;
  custom_user_id: string;
  name: string;
  type: Customer['type'];
  expires_in: string | null;
  created_at: string;
  expires_at: string | null;
  last_upload_at: string | null;
  last_run_at: string | null;
  gone_at: string | null;
}

/** A customer whose user the service may or may not have made yet. */
export interface PendingCustomer extends CustomerInput {
  id: string;
  customUserId: string;
}

export const customerOperations = {
  'customers.list': (context: StoreContext): Customer[] =>
    readCustomers(context.db, "c.state = 'ready' order by c.name, c.id limit 100000"),

  /** Who they are at their services, without what has to be counted: asked for with each page of a service's users. */
  'customers.users': ({ db }: StoreContext): Pick<Customer, 'id' | 'connectionId' | 'userId'>[] =>
    db.all<Pick<Customer, 'id' | 'connectionId' | 'userId'>>(
      `select id, connection_id as connectionId, user_id as userId from customers where state = 'ready'
       order by name, id limit 100000`,
    ),

  'customers.get': (context: StoreContext, customerId: string): Customer => {
    const [found] = readCustomers(context.db, "c.id = ? and c.state = 'ready'", customerId);
    if (!found) throw new KontorError('customer.unknown');
    return found;
  },

  /** The record before the call: with its `customUserID` a lost answer can be looked up, even after a crash. */
  'customers.begin': (
    context: StoreContext,
    input: CustomerInput & {
      environment: Customer['environment'];
      connectionName: string;
      customUserId: string;
    },
  ): string => {
    requireNoTwin(context.db, input.connectionId, input.name);
    const customerId = context.newId();
    context.db.run(
      `insert into customers (id, connection_id, environment, connection_name, custom_user_id, name, type, expires_in,
         state, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, 'creating', ?)`,
      customerId,
      input.connectionId,
      input.environment,
      input.connectionName,
      input.customUserId,
      input.name,
      input.type,
      input.expiresIn,
      context.now(),
    );
    return customerId;
  },

  'customers.finish': (
    context: StoreContext,
    customerId: string,
    made: { userId: string; expiresAt: string | null },
  ): Customer => {
    const { changes } = context.db.run(
      "update customers set user_id = ?, expires_at = ?, state = 'ready' where id = ?",
      made.userId,
      made.expiresAt,
      customerId,
    );
    const [found] = readCustomers(context.db, 'c.id = ?', customerId);
    if (changes === 0 || !found) throw new KontorError('customer.unknown');
    return found;
  },

  /** Customers whose creation an earlier session did not see through. */
  'customers.pending': (context: StoreContext): PendingCustomer[] =>
    context.db.all<CustomerRow>("select * from customers where state = 'creating'").map((row) => ({
      id: row.id,
      connectionId: row.connection_id,
      customUserId: row.custom_user_id,
      name: row.name,
      type: row.type,
      expiresIn: row.expires_in,
    })),

  /** @throws KontorError customer.unknown, customer.exists */
  'customers.rename': (context: StoreContext, customerId: string, name: string): Customer => {
    const { connectionId } = customerOperations['customers.get'](context, customerId);
    requireNoTwin(context.db, connectionId, name, customerId);

    context.db.run('update customers set name = ? where id = ?', name, customerId);
    return customerOperations['customers.get'](context, customerId);
  },

  /** What the service then has of the customer's user; null for what it does not say, which stays. */
  'customers.setUser': (
    context: StoreContext,
    customerId: string,
    { customUserId, expiresAt }: { customUserId: string | null; expiresAt: string | null },
  ): null => {
    context.db.run(
      `update customers set custom_user_id = coalesce(?, custom_user_id), expires_at = coalesce(?, expires_at)
       where id = ?`,
      customUserId,
      expiresAt,
      customerId,
    );
    return null;
  },

  /** Notes that the service has no such user any more, or has it after all; answers whether that is news. */
  'customers.setGone': (context: StoreContext, customerId: string, isGone: boolean): boolean => {
    const { changes } = context.db.run(
      `update customers set gone_at = ?1 where id = ?2 and (gone_at is null) = (?1 is not null)`,
      isGone ? context.now() : null,
      customerId,
    );
    return changes > 0;
  },

  /**
   * Customers with nothing made, staged, sent, analysed, connected, issued or otherwise done for them since that instant, for the retention
   * time that the user sets. The newest line of the audit stands for whatever leaves no row of its own.
   */
  'customers.unusedSince': (context: StoreContext, instant: string): string[] =>
    context.db
      .all<{ id: string }>(
        `select id from customers
         where state = 'ready' and max(created_at, coalesce(last_upload_at, ''), coalesce(last_run_at, '')) < ?1
           and not exists (select 1 from imports i where i.customer_id = customers.id and i.created_at >= ?1)
           and not exists (select 1 from bank_sessions b where b.customer_id = customers.id and b.started_at >= ?1)
           and not exists (select 1 from documents d where d.customer_id = customers.id and d.fetched_at >= ?1)
           and coalesce((select json_extract(a.line, '$.at') from audit a where a.customer_id = customers.id
                         order by a.position desc limit 1), '') < ?1`,
        instant,
      )
      .map(({ id }) => id),

  /** Imports made before that instant that were never linked to a customer. */
  'customers.purgeStrayImports': (context: StoreContext, instant: string): number => {
    const { changes } = context.db.run(
      'delete from imports where customer_id is null and created_at < ?',
      instant,
    );
    if (changes > 0) {
      context.indexes.clear();
      context.sends.clear();
      context.db.sweep();
    }
    return changes;
  },

  /** Deletes every row of the customer and overwrites where it stood (SEC-23); what others were sent stays with them. */
  'customers.purge': (context: StoreContext, customerId: string): null => {
    context.indexes.clear();
    context.sends.clear();
    context.runs.clear();
    context.db.transaction(() => {
      dropExamplesOf(context.db, customerId);
      const shared = leaveWithOthers(context, customerId);
      context.db.run('delete from customers where id = ?', customerId);
      for (const importId of shared) refreshImport(context, importId);
    });
    context.db.sweep();
    return null;
  },
};

/**
 * An import that was sent to another customer before it was given to this one is that other's too: its bookings are in its figures, and its
 * upload can be taken back. It stands with whom it was sent to last.
 */
function leaveWithOthers({ db }: StoreContext, customerId: string): string[] {
  const shared = db.all<{ importId: string; holder: string }>(
    `select importId, holder from (
       select i.id as importId, u.customer_id as holder,
         row_number() over (partition by i.id order by u.started_at desc, u.rowid desc) as place
       from imports i join uploads u on u.import_id = i.id
       where i.customer_id = ? and u.customer_id <> i.customer_id and ${hasSent}) where place = 1`,
    customerId,
  );
  for (const { importId, holder } of shared)
    db.run("update imports set customer_id = ?, state = 'uploaded' where id = ?", holder, importId);
  return shared.map(({ importId }) => importId);
}

/** Two of one name at one service could not be told apart by whoever chooses between them. @throws KontorError customer.exists */
function requireNoTwin(db: StoreDatabase, connectionId: string, name: string, except = ''): void {
  const twin = db.get(
    "select 1 from customers where connection_id = ? and name = ? and state = 'ready' and id <> ?",
    connectionId,
    name,
    except,
  );
  if (twin) throw new KontorError('customer.exists', { name });
}

/** Calls kept in the explorer may name the user, and hold bookings: they go with it. */
export function dropExamplesOf(db: StoreDatabase, customerId: string): void {
  db.run(
    `delete from explorer_examples where exists (select 1 from customers where id = ? and user_id <> ''
     and instr(explorer_examples.request, user_id) > 0)`,
    customerId,
  );
}

/** All counts in one statement: a list of ten thousand customers must not ask twenty thousand times. */
function readCustomers(db: StoreDatabase, condition: string, ...values: string[]): Customer[] {
  return db
    .all<CustomerRow & { accounts: number | null; transactions: number | null }>(
      `select c.*, a.accounts, u.transactions from customers c
         left join (select customer_id, sum(transactions_done) as transactions from uploads group by customer_id) u
           on u.customer_id = c.id
         left join (select u.customer_id, count(distinct a.service_account_id) as accounts
                    from uploads u join accounts a on a.import_id = u.import_id
                    where ${hasSent} group by u.customer_id) a
           on a.customer_id = c.id
       where ${condition}`,
      ...values,
    )
    .map(customerOf);
}

function customerOf(row: CustomerRow & { accounts: number | null; transactions: number | null }): Customer {
  return {
    id: row.id,
    connectionId: row.connection_id,
    environment: row.environment,
    connectionName: row.connection_name,
    userId: row.user_id ?? row.custom_user_id,
    customUserId: row.custom_user_id,
    name: row.name,
    type: row.type,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUploadAt: row.last_upload_at,
    lastRunAt: row.last_run_at,
    goneAt: row.gone_at,
    accountCount: row.accounts ?? 0,
    transactionCount: row.transactions ?? 0,
  };
}

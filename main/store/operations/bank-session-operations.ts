import type { BankSession } from '../../../preload/contract';
import type { StoreContext } from '../context/store-context';

/** What is needed to follow a page of a service on after a restart. */
export type KeptBankSession = Pick<BankSession, 'id' | 'customerId' | 'kind' | 'startedAt'> & {
  correlationId: string;
};

interface SessionRow {
  id: string;
  customer_id: string;
  kind: BankSession['kind'];
  correlation_id: string;
  started_at: string;
}

/** Pages of services that are followed: one per customer. */
export const bankSessionOperations = {
  'bankSessions.list': ({ db }: StoreContext): KeptBankSession[] =>
    db.all<SessionRow>('select * from bank_sessions order by started_at').map((row) => ({
      id: row.id,
      customerId: row.customer_id,
      kind: row.kind,
      startedAt: row.started_at,
      correlationId: row.correlation_id,
    })),

  'bankSessions.keep': ({ db }: StoreContext, session: KeptBankSession): null => {
    db.run(
      `insert or replace into bank_sessions (customer_id, id, kind, correlation_id, started_at)
       values (?, ?, ?, ?, ?)`,
      session.customerId,
      session.id,
      session.kind,
      session.correlationId,
      session.startedAt,
    );
    return null;
  },

  'bankSessions.remove': ({ db }: StoreContext, customerId: string): null => {
    db.run('delete from bank_sessions where customer_id = ?', customerId);
    return null;
  },
};

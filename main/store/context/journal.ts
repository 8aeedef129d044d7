import type { StoreContext } from './store-context';

interface CallToBegin {
  kind: 'accounts' | 'transactions' | 'balances' | 'removal';
  serviceAccountId?: string;
  transactions?: number;
  firstRow?: number;
  lastRow?: number;
}

/** Writes the line of a call that is about to leave, inside a transaction. Answers its number. */
export function beginCall(context: StoreContext, uploadId: string, call: CallToBegin): number {
  const { position } = context.db.get<{ position: number }>(
    'select coalesce(max(position), -1) + 1 as position from upload_calls where upload_id = ?',
    uploadId,
  ) ?? { position: 0 };
  context.db.run(
    `insert into upload_calls (upload_id, position, kind, service_account_id, transactions, first_row, last_row, state,
       sent_at) values (?, ?, ?, ?, ?, ?, ?, 'sent', ?)`,
    uploadId,
    position,
    call.kind,
    call.serviceAccountId ?? null,
    call.transactions ?? 0,
    call.firstRow ?? null,
    call.lastRow ?? null,
    context.now(),
  );
  return position;
}

import { addAuditOfUpload } from '../audit/add-audit';
import type { StoreContext } from './store-context';

interface CallToBegin {
  kind: 'accounts' | 'transactions' | 'balances' | 'removal';
  serviceAccountId?: string;
  transactions?: number;
  firstRow?: number;
  lastRow?: number;
}

/** What came of the call before. `failed`: refused, nothing was stored. */
export interface SettledCall {
  position: number;
  outcome: 'done' | 'failed' | 'unknown';
  errorCode?: string;
  /** The one row of the call is the one that the service does not take, and why. */
  refusal?: { reason: 'refused' | 'tooLarge'; message: string };
}

/** Completes the line of a call, inside a transaction. */
export function settleCall(context: StoreContext, uploadId: string, settled: SettledCall): void {
  const { db, now } = context;
  const call = db.get<{ kind: string; accountId: string | null; transactions: number; sentAt: string }>(
    `select kind, service_account_id as accountId, transactions, sent_at as sentAt
     from upload_calls where upload_id = ? and position = ?`,
    uploadId,
    settled.position,
  );
  const { position, outcome, errorCode } = settled;
  addAuditOfUpload(context, uploadId, { event: 'call', position, ...call, outcome, errorCode });
  db.run(
    'update upload_calls set state = ?, ended_at = ?, error_code = ? where upload_id = ? and position = ?',
    settled.outcome,
    now(),
    settled.errorCode ?? null,
    uploadId,
    settled.position,
  );
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

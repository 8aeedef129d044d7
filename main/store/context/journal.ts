import { addAuditOfUpload } from '../audit/add-audit';
import { RowOrder } from '../rows/row-order';
import type { SendRun } from '../sending/send-run';
import type { StoreContext } from './store-context';

interface CallToBegin {
  kind: 'accounts' | 'transactions' | 'balances' | 'removal';
  serviceAccountId?: string;
  transactions?: number;
  firstRow?: number;
  lastRow?: number;
  /** What it deletes where no row of the upload stands for it. */
  identifiers?: readonly string[];
}

/** What came of the call before. `failed`: refused, nothing was stored; or all of it was looked for and is not there. */
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
    `insert into upload_calls (upload_id, position, kind, service_account_id, transactions, first_row, last_row,
       identifiers, state, sent_at) values (?, ?, ?, ?, ?, ?, ?, ?, 'sent', ?)`,
    uploadId,
    position,
    call.kind,
    call.serviceAccountId ?? null,
    call.transactions ?? 0,
    call.firstRow ?? null,
    call.lastRow ?? null,
    call.identifiers ? JSON.stringify(call.identifiers) : null,
    context.now(),
  );
  return position;
}

/**
 * Calls without an answer are answered by what the service holds: `arrived` when all that went with one is done there, else `failed`,
 * for then its rows go again. A line whose call never left, because the program ended first, is told from one that arrived. Inside a
 * transaction, before the marks of the rows change.
 *
 * @param isDone of a row that was to go with such a call; null for rows that were not
 */
export function settleByReadBack(
  { db, now }: StoreContext,
  run: SendRun,
  kind: 'transactions' | 'removal',
  isDone: (row: number) => boolean | null,
): void {
  const open = db.all<RowsOfLine & { position: number }>(
    `select position, service_account_id as accountId, first_row as firstRow, last_row as lastRow from upload_calls
     where upload_id = ? and kind = ? and identifiers is null and state in ('sent', 'unknown')`,
    run.uploadId,
    kind,
  );
  for (const { position, ...line } of open) {
    const found = rowsBetween(run, line).flatMap((row) => isDone(row) ?? []);
    db.run(
      'update upload_calls set state = ?, ended_at = ? where upload_id = ? and position = ?',
      found.length > 0 && found.every(Boolean) ? 'arrived' : 'failed',
      now(),
      run.uploadId,
      position,
    );
  }
}

/**
 * The same for calls that delete by identifier what no row of the upload stands for: what they name is there no more, or it is
 * still; one of which that was not looked for stays open. Inside a transaction.
 * @param of the transactions of an account, or accounts
 */
export function settleDeletions(
  { db, now }: StoreContext,
  uploadId: string,
  of: 'transactions' | 'accounts',
  isThere: (identifier: string) => boolean | null,
): void {
  for (const { position, identifiers } of openDeletions(db, uploadId, of)) {
    const found = identifiers.map(isThere);
    if (found.includes(null)) continue;
    db.run(
      'update upload_calls set state = ?, ended_at = ? where upload_id = ? and position = ?',
      found.includes(true) ? 'failed' : 'arrived',
      now(),
      uploadId,
      position,
    );
  }
}

/** Numbers of the lines of a kind without an answer. */
export function openLines(
  { db }: StoreContext,
  uploadId: string,
  kind: 'transactions' | 'removal',
): number[] {
  return db
    .all<{ position: number }>(
      `select position from upload_calls where upload_id = ? and kind = ? and state in ('sent', 'unknown')`,
      uploadId,
      kind,
    )
    .map(({ position }) => position);
}

/** Transactions that deletions without an answer name. */
export function namedByDeletions({ db }: StoreContext, uploadId: string): Set<string> {
  return new Set(openDeletions(db, uploadId, 'transactions').flatMap(({ identifiers }) => identifiers));
}

function openDeletions(
  db: StoreContext['db'],
  uploadId: string,
  of: 'transactions' | 'accounts',
): { position: number; identifiers: string[] }[] {
  return db
    .all<{ position: number; identifiers: string }>(
      `select position, identifiers from upload_calls
       where upload_id = ? and kind = 'removal' and identifiers is not null and state in ('sent', 'unknown')
         and (service_account_id is null) = ?`,
      uploadId,
      of === 'accounts' ? 1 : 0,
    )
    .map(({ position, identifiers }) => ({ position, identifiers: JSON.parse(identifiers) as string[] }));
}

/** Deletions of what was replaced that an earlier version of the program wrote down without naming it: all of it is gone now. */
export function settleUnnamedDeletions({ db, now }: StoreContext, uploadId: string): void {
  db.run(
    `update upload_calls set state = 'arrived', ended_at = ?
     where upload_id = ? and kind = 'removal' and identifiers is null and state in ('sent', 'unknown')`,
    now(),
    uploadId,
  );
}

/** Rows that went with a call, by its line: where the run that began it is not in memory any more. */
export function rowsOfLine({ db }: StoreContext, run: SendRun, position: number): number[] {
  const line = db.get<RowsOfLine>(
    `select service_account_id as accountId, first_row as firstRow, last_row as lastRow from upload_calls
     where upload_id = ? and position = ? and kind = 'transactions'`,
    run.uploadId,
    position,
  );
  return line ? rowsBetween(run, line).filter((row) => run.sends.marks[row] === run.wanted) : [];
}

interface RowsOfLine {
  accountId: string | null;
  firstRow: number | null;
  lastRow: number | null;
}

/** Numbers of the rows of a line, which stand side by side; its first or its last may have been corrected since, and be none of the run. */
function rowsBetween({ sends }: SendRun, { accountId, firstRow, lastRow }: RowsOfLine): number[] {
  const { segments, accounts } = sends.index;
  if (firstRow === null || lastRow === null) return [];
  const order = new RowOrder(segments.map(({ id }) => id));
  const { first, last } = order.spanOf(firstRow, lastRow);
  if (first < 0) return [];
  const account = accounts.findIndex(({ serviceAccountId }) => serviceAccountId === accountId);
  const rows: number[] = [];
  for (let row = 0; row < sends.size; row += 1) {
    if (sends.accounts[row] !== account) continue;
    const { segmentNumber, position } = sends.place(row);
    const place = order.placeOf(segments[segmentNumber]?.id ?? -1, position);
    if (place >= first && place <= last) rows.push(row);
  }
  return rows;
}

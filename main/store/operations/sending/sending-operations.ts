import { KontorError } from '../../../errors/kontor-error';
import { beginCall, rowsOfLine, type SettledCall, settleCall } from '../../context/journal';
import { indexOfImport } from '../../context/load-index';
import {
  isOfUpload,
  marksOfUpload,
  ofRun,
  openRun,
  requireRun,
  saveArrived,
  saveMarks,
} from '../../context/open-run';
import { plannedBalances } from '../../context/planned-balance';
import { sentOtherwise } from '../../context/sent-otherwise';
import type { StoreContext } from '../../context/store-context';
import type { SendRun } from '../../sending/send-run';
import { SendSet } from '../../sending/send-set';
import { isSendable } from '../../sending/sendable-rows';
import { addChangedRows } from '../../sending/sent-rows';
import { transactionsBody } from '../../sending/upload-body';
import { readUpload, requireNoOpenUpload, type UploadRecord } from '../../sending/upload-record';
import { uploadMark } from '../../sending/uploaded-rows';
import { accountBodyOf } from './plan-operations';

/** One call to be made: its line stands in the journal before this leaves the worker. */
export interface NextBatch {
  /** Number of the line in the journal. */
  position: number;
  serviceAccountId: string;
  transactions: number;
  /** JSON in UTF-8. */
  body: Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();

/** What a running upload asks of the store: its rows, its journal, and what arrived. */
export const sendingOperations = {
  /** Takes up an upload anew from what the store has, and answers how many rows of each account are still to be sent. */
  'uploads.open': (context: StoreContext, uploadId: string): number[] =>
    openRun(context, uploadId).remaining(),

  /**
   * Before an upload is taken up again: what it has not sent yet may stand at the service by now, with other content.
   * @throws KontorError import.sentOtherwise where another import sent it meanwhile and nobody was asked
   */
  'uploads.requireAnswers': (context: StoreContext, uploadId: string): null => {
    const { importId, customerId } = readUpload(context.db, uploadId);
    const marks = marksOfUpload(context, uploadId);
    const markOf = ({ id }: { id: number }, position: number) => marks.get(id)?.[position] ?? uploadMark.none;
    const sends = SendSet.of(indexOfImport(context, importId), markOf);
    const isOpen = sentOtherwise(context, sends, customerId).some(
      ({ here, answer }) => answer === null && markOf(here.segment, here.position) === uploadMark.toSend,
    );
    if (isOpen) throw new KontorError('import.sentOtherwise');
    return null;
  },

  'uploads.remaining': (context: StoreContext, uploadId: string): number[] =>
    requireRun(context, uploadId).remaining(),

  /**
   * Takes up an upload that had failed. The import may have changed since: rows that are gone or may not go any more
   * are no part of it, and the counts say so.
   * @throws KontorError upload.busy when another upload of the import may still go on
   */
  'uploads.reopen': (context: StoreContext, uploadId: string): UploadRecord => {
    requireNoOpenUpload(context.db, readUpload(context.db, uploadId).importId, 'upload.busy');
    context.runs.delete(uploadId);
    return ofRun(context, uploadId, (run) => {
      const { sends } = run;
      const dropped: number[] = [];
      let [total, arrived] = [0, 0];
      for (let row = 0; row < sends.size; row += 1) {
        const { segment, position } = sends.place(row);
        const isToSend = sends.marks[row] === uploadMark.toSend;
        if (isToSend && isSendable(segment, position) === uploadMark.none) dropped.push(row);
        else if (isOfUpload(sends.marks[row])) total += 1;
        if (sends.marks[row] === uploadMark.arrived) arrived += 1;
      }
      saveMarks(context, run, dropped, uploadMark.none);
      addChangedRows(context.db, uploadId, sends);
      context.db.run(
        `update uploads set state = 'running', error = null, finished_at = null, transactions_done = ?,
           transactions_total = ? where id = ?`,
        arrived,
        total,
        uploadId,
      );
      return readUpload(context.db, uploadId);
    });
  },

  'uploads.close': (context: StoreContext, uploadId: string): null => {
    context.runs.delete(uploadId);
    return null;
  },

  /**
   * Of the accounts that the rows of the upload belong to those that the service does not hold, as they are created. A call that made
   * them and has no answer is answered by that. One in which the service holds a row is there, listed or not: created, it would be emptied.
   * @param heldIds accounts that the service lists
   */
  'uploads.missingAccounts': (
    context: StoreContext,
    uploadId: string,
    heldIds: readonly string[],
  ): { serviceAccountId: string; accountBody: string }[] => {
    const { sends } = requireRun(context, uploadId);
    const held = new Set([...heldIds, ...sends.accountsHeld()]);
    const { customerId } = readUpload(context.db, uploadId);
    const balances = plannedBalances(context, sends, [], { customerId, rows: 'all' });
    const ofUpload = new Set(sends.accounts.filter((_account, row) => isOfUpload(sends.marks[row])));
    const missing = Array.from(ofUpload).flatMap((position) => {
      const account = sends.index.accounts[position];
      if (!account?.serviceAccountId || held.has(account.serviceAccountId)) return [];
      const { serviceAccountId } = account;
      return { serviceAccountId, accountBody: accountBodyOf(account, balances[position]) };
    });
    context.db.run(
      `update upload_calls set state = ?, ended_at = ?
       where upload_id = ? and kind = 'accounts' and state in ('sent', 'unknown')`,
      missing.length === 0 ? 'arrived' : 'failed',
      context.now(),
      uploadId,
    );
    return missing;
  },

  /** It was not the single rows after all: those set aside are part of the upload again. */
  'uploads.takeBackRefusals': (context: StoreContext, uploadId: string, count: number): null =>
    ofRun(context, uploadId, (run) => {
      const last = context.db
        .all<{ row_id: number }>(
          'select row_id from upload_refusals where upload_id = ? order by rowid desc limit ?',
          uploadId,
          count,
        )
        .map(({ row_id: rowId }) => rowId);
      const ids = new Set(last);
      const rows: number[] = [];
      for (let row = 0; row < run.sends.size; row += 1) {
        if (run.sends.marks[row] === uploadMark.refused && ids.has(run.rowIdOf(row))) rows.push(row);
      }
      saveMarks(context, run, rows, uploadMark.toSend);
      for (const rowId of last) {
        context.db.run('delete from upload_refusals where upload_id = ? and row_id = ?', uploadId, rowId);
      }
      context.db.run(
        'update uploads set transactions_total = transactions_total + ? where id = ?',
        rows.length,
        uploadId,
      );
      return null;
    }),

  'uploads.settle': (context: StoreContext, uploadId: string, settled: SettledCall): null =>
    ofRun(context, uploadId, (run) => {
      settleBatch(context, run, settled);
      return null;
    }),

  /** The journal's line for the creation of accounts. */
  'uploads.beginAccounts': (context: StoreContext, uploadId: string): number =>
    context.db.transaction(() => beginCall(context, uploadId, { kind: 'accounts' })),

  /**
   * Settles a call and begins the next, in one transaction that is on the disk before this answers. Null when nothing is
   * left. A failed or unknown call's rows come again: after an unknown one, read back first. With a call in the air the
   * one behind it is begun: when it never leaves after all, its line is taken out again.
   * @param next `isHeldBack`: it leaves when the call in the air is answered
   * @param withdrawn a line of which nothing left
   */
  'uploads.advance': (
    context: StoreContext,
    uploadId: string,
    settled: SettledCall | null,
    next: { size: number; unit: 's' | 'ms'; isHeldBack?: boolean } | null,
    withdrawn: number | null = null,
  ): NextBatch | null =>
    ofRun(context, uploadId, (run) => {
      if (withdrawn !== null) withdraw(context, run, withdrawn);
      if (settled) settleBatch(context, run, settled);
      const batch = next === null ? null : run.take(next.size);
      if (!batch || !next) return null;
      const serviceAccountId = run.sends.index.accounts[batch.account]?.serviceAccountId;
      const [first = 0] = batch.rows;
      const last = batch.rows[batch.rows.length - 1] ?? first;
      if (!serviceAccountId) throw new KontorError('import.accountIncomplete');
      const position = beginCall(context, uploadId, {
        kind: 'transactions',
        serviceAccountId,
        transactions: batch.rows.length,
        firstRow: run.rowIdOf(first),
        lastRow: run.rowIdOf(last),
      });
      run.underWay.set(position, batch.rows);
      if (next.isHeldBack) run.heldBack.add(position);
      // As bytes: what leaves the store is what leaves for the service.
      const body = encoder.encode(transactionsBody(context.db, run.sends, batch.rows, next.unit));
      return { position, serviceAccountId, transactions: batch.rows.length, body };
    }),
};

function settleBatch(context: StoreContext, run: SendRun, settled: SettledCall): void {
  settleCall(context, run.uploadId, settled);
  const rows = run.underWay.get(settled.position) ?? rowsOfLine(context, run, settled.position);
  run.underWay.delete(settled.position);
  // What stands in the journal behind it leaves now.
  for (const position of run.heldBack)
    context.db.run(
      'update upload_calls set sent_at = ? where upload_id = ? and position = ?',
      context.now(),
      run.uploadId,
      position,
    );
  run.heldBack.clear();
  if (settled.refusal) setAside(context, run, rows, settled.refusal);
  if (settled.outcome !== 'done' || rows.length === 0) return;
  saveArrived(context, run, rows);
  context.db.run('update uploads set batches_done = batches_done + 1 where id = ?', run.uploadId);
}

function withdraw({ db }: StoreContext, run: SendRun, position: number): void {
  db.run('delete from upload_calls where upload_id = ? and position = ?', run.uploadId, position);
  run.underWay.delete(position);
  run.heldBack.delete(position);
}

/** Rows that are no part of the upload any more: the rest goes on without them. */
function setAside(
  context: StoreContext,
  run: SendRun,
  rows: readonly number[],
  { reason, message }: NonNullable<SettledCall['refusal']>,
): void {
  saveMarks(context, run, rows, uploadMark.refused);
  for (const row of rows) {
    context.db.run(
      `insert into upload_refusals (upload_id, row_id, reason, message) values (?, ?, ?, ?)
       on conflict do update set reason = excluded.reason, message = excluded.message`,
      run.uploadId,
      run.rowIdOf(row),
      reason,
      message.slice(0, 2_000),
    );
  }
  context.db.run(
    'update uploads set transactions_total = transactions_total - ? where id = ?',
    rows.length,
    run.uploadId,
  );
}

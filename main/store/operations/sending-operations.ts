import { KontorError } from '../../bridge/handler-types';
import { wireAccountOf } from '../../upload/wire-account';
import { indexOfImport } from '../import-index';
import { SendRun } from '../send-run';
import { type HeldPage, SendSet } from '../send-set';
import type { StoreContext } from '../store-context';
import { transactionsBody } from '../upload-body';
import { readUpload, type UploadRecord } from '../upload-record';
import { uploadMark } from '../uploaded-rows';

/** One call to be made: its line stands in the journal before this leaves the worker. */
export interface NextBatch {
  /** Number of the line in the journal. */
  position: number;
  serviceAccountId: string;
  transactions: number;
  /** JSON text of the body. */
  bodyText: string;
}

/** What came of the call before. `arrived`: no answer, but read back; `failed`: refused, nothing was stored. */
export interface SettledCall {
  position: number;
  outcome: 'done' | 'failed' | 'unknown';
  errorCode?: string;
}

/** Rows of a call that is under way, per upload; lost with the process, which is what the journal is for. */
const underWay = new WeakMap<SendRun, number[]>();

/** The body that will most likely be next, made while the service works on the one before. */
const prepared = new WeakMap<SendRun, { rows: number[]; unit: 's' | 'ms'; bodyText: string }>();

/** What a running upload asks of the store: its rows, its journal, and what arrived. */
export const sendingOperations = {
  /** Takes up an upload anew from what the store has, and answers how many rows of each account are still to be sent. */
  'uploads.open': (context: StoreContext, uploadId: string): number[] =>
    openRun(context, uploadId).remaining(),

  'uploads.remaining': (context: StoreContext, uploadId: string): number[] =>
    requireRun(context, uploadId).remaining(),

  'uploads.close': (context: StoreContext, uploadId: string): null => {
    context.runs.delete(uploadId);
    return null;
  },

  /** Accounts that the rows of the upload belong to, as they would be created. */
  'uploads.accounts': (
    context: StoreContext,
    uploadId: string,
  ): { serviceAccountId: string; accountBody: string }[] => {
    const { sends } = requireRun(context, uploadId);
    const ofUpload = sends.accounts.filter((_account, row) => sends.marks[row] !== uploadMark.none);
    return Array.from(new Set(ofUpload)).flatMap((position) => {
      const account = sends.index.accounts[position];
      if (!account?.serviceAccountId) return [];
      const { serviceAccountId, fields } = account;
      return { serviceAccountId, accountBody: JSON.stringify(wireAccountOf(serviceAccountId, fields)) };
    });
  },

  'uploads.settle': (context: StoreContext, uploadId: string, settled: SettledCall): null =>
    ofRun(context, uploadId, (run) => {
      settleCall(context, run, settled);
      return null;
    }),

  /** The journal's line for the creation of accounts. */
  'uploads.beginAccounts': (context: StoreContext, uploadId: string): number =>
    context.db.transaction(() => beginCall(context, uploadId, null, 0, null, null)),

  /**
   * Settles the call before and begins the next, in one transaction that is on the disk before this answers. Null when
   * nothing is left. A failed or unknown call's rows come again: after an unknown one, read back first.
   */
  'uploads.advance': (
    context: StoreContext,
    uploadId: string,
    settled: SettledCall | null,
    next: { size: number; unit: 's' | 'ms' } | null,
  ): NextBatch | null =>
    ofRun(context, uploadId, (run) => {
      if (settled) settleCall(context, run, settled);
      const batch = next === null ? null : run.take(next.size);
      if (!batch || !next) return null;
      const serviceAccountId = run.sends.index.accounts[batch.account]?.serviceAccountId;
      const [first = 0] = batch.rows;
      const last = batch.rows[batch.rows.length - 1] ?? first;
      if (!serviceAccountId) throw new KontorError('import.accountIncomplete');
      underWay.set(run, batch.rows);
      const position = beginCall(
        context,
        uploadId,
        serviceAccountId,
        batch.rows.length,
        run.rowIdOf(first),
        run.rowIdOf(last),
      );
      const bodyText =
        preparedBody(run, batch.rows, next.unit) ??
        transactionsBody(context.db, run.sends, batch.rows, next.unit);
      return { position, serviceAccountId, transactions: batch.rows.length, bodyText };
    }),

  /** Makes the next body ahead of time, on the guess that the call under way will go well. Nothing depends on it. */
  'uploads.prepare': (
    context: StoreContext,
    uploadId: string,
    next: { size: number; unit: 's' | 'ms' },
  ): null => {
    const run = requireRun(context, uploadId);
    const current = underWay.get(run) ?? [];
    const batch = run.takeFrom((current[current.length - 1] ?? -1) + 1, next.size);
    if (!batch) return null;
    const bodyText = transactionsBody(context.db, run.sends, batch.rows, next.unit);
    prepared.set(run, { rows: batch.rows, unit: next.unit, bodyText });
    return null;
  },

  /** Before reading back: nothing counts as held. */
  'uploads.beginReadBack': (context: StoreContext, uploadId: string): null => {
    requireRun(context, uploadId).sends.forgetHeld();
    return null;
  },

  'uploads.addHeld': (context: StoreContext, uploadId: string, page: HeldPage): number =>
    requireRun(context, uploadId).sends.addHeld(page),

  /** After reading back: rows that the service holds have arrived, whether an answer came or not. */
  'uploads.adoptHeld': (context: StoreContext, uploadId: string): UploadRecord =>
    ofRun(context, uploadId, (run) => {
      const { sends } = run;
      const arrived: number[] = [];
      for (let row = 0; row < sends.size; row += 1) {
        if (sends.marks[row] === uploadMark.toSend && sends.held[row] === 1) arrived.push(row);
      }
      saveArrived(context, run, arrived);
      context.db.run(
        "update upload_calls set state = 'arrived', ended_at = ? where upload_id = ? and state in ('sent', 'unknown')",
        context.now(),
        uploadId,
      );
      underWay.delete(run);
      return readUpload(context.db, uploadId);
    }),

  /** Of the rows of the upload: how many the service holds, does not hold, or holds with another amount or day. */
  'uploads.compareHeld': (
    context: StoreContext,
    uploadId: string,
  ): { compared: number; missing: number; different: number } => {
    const { sends } = requireRun(context, uploadId);
    const { transactionsTotal } = readUpload(context.db, uploadId);
    let held = 0;
    let different = 0;
    for (let row = 0; row < sends.size; row += 1) {
      if (sends.marks[row] === uploadMark.none) continue;
      held += sends.held[row] ?? 0;
      different += sends.different[row] ?? 0;
    }
    // Against what was promised, not against what is marked as sent: a row that was never sent is missing too.
    return { compared: transactionsTotal, missing: transactionsTotal - held, different };
  },
};

function preparedBody(run: SendRun, rows: readonly number[], unit: 's' | 'ms'): string | undefined {
  const guess = prepared.get(run);
  prepared.delete(run);
  const isRight = guess?.unit === unit && guess.rows.length === rows.length;
  return isRight && guess.rows.every((row, at) => row === rows[at]) ? guess.bodyText : undefined;
}

function openRun(context: StoreContext, uploadId: string): SendRun {
  const { importId } = readUpload(context.db, uploadId);
  const index = indexOfImport(context, importId);
  const marks = new Map(
    context.db
      .all<{ segment_id: number; marks: Uint8Array }>(
        'select segment_id, marks from upload_marks where upload_id = ?',
        uploadId,
      )
      .map((row) => [row.segment_id, row.marks]),
  );
  const sends = new SendSet(
    index,
    (segment, position) => marks.get(segment.id)?.[position] ?? uploadMark.none,
  );
  const run = new SendRun(uploadId, sends);
  context.runs.set(uploadId, run);
  return run;
}

function requireRun(context: StoreContext, uploadId: string): SendRun {
  return context.runs.get(uploadId) ?? openRun(context, uploadId);
}

/** A transaction over a run. When it fails, what stands in memory is ahead of the store: it is read anew next time. */
function ofRun<T>(context: StoreContext, uploadId: string, work: (run: SendRun) => T): T {
  const run = requireRun(context, uploadId);
  try {
    return context.db.transaction(() => work(run));
  } catch (cause) {
    context.runs.delete(uploadId);
    throw cause;
  }
}

function beginCall(
  context: StoreContext,
  uploadId: string,
  serviceAccountId: string | null,
  transactions: number,
  firstRow: number | null,
  lastRow: number | null,
): number {
  const { position } = context.db.get<{ position: number }>(
    'select coalesce(max(position), -1) + 1 as position from upload_calls where upload_id = ?',
    uploadId,
  ) ?? { position: 0 };
  context.db.run(
    `insert into upload_calls (upload_id, position, kind, service_account_id, transactions, first_row, last_row, state,
       sent_at) values (?, ?, ?, ?, ?, ?, ?, 'sent', ?)`,
    uploadId,
    position,
    serviceAccountId === null ? 'accounts' : 'transactions',
    serviceAccountId,
    transactions,
    firstRow,
    lastRow,
    context.now(),
  );
  return position;
}

function settleCall(context: StoreContext, run: SendRun, settled: SettledCall): void {
  context.db.run(
    'update upload_calls set state = ?, ended_at = ?, error_code = ? where upload_id = ? and position = ?',
    settled.outcome,
    context.now(),
    settled.errorCode ?? null,
    run.uploadId,
    settled.position,
  );
  const rows = underWay.get(run) ?? [];
  underWay.delete(run);
  if (settled.outcome !== 'done' || rows.length === 0) return;
  saveArrived(context, run, rows);
  context.db.run('update uploads set batches_done = batches_done + 1 where id = ?', run.uploadId);
}

function saveArrived(context: StoreContext, run: SendRun, rows: readonly number[]): void {
  for (const segmentId of run.markArrived(rows)) {
    context.db.run(
      'update upload_marks set marks = ? where upload_id = ? and segment_id = ?',
      run.marksOfSegment.get(segmentId) ?? new Uint8Array(),
      run.uploadId,
      segmentId,
    );
  }
  context.db.run(
    'update uploads set transactions_done = transactions_done + ? where id = ?',
    rows.length,
    run.uploadId,
  );
}

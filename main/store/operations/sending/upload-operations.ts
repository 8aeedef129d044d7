import { KontorError } from '../../../errors/kontor-error';
import { addAudit, addAuditOfUpload } from '../../audit/add-audit';
import { uploadBegun } from '../../context/audited-upload';
import { settleCall } from '../../context/journal';
import { indexOfImport } from '../../context/load-index';
import type { HeldAccount } from '../../context/planned-balance';
import { otherwiseOfPlan } from '../../context/sent-otherwise';
import { settleImportState } from '../../context/sent-state';
import type { StoreContext } from '../../context/store-context';
import type { RowIdentity } from '../../rows/identity-table';
import { dropReceipts } from '../../sending/receipts/kept-receipts';
import { forgetResends, keepResends } from '../../sending/resent-rows';
import { SendRun } from '../../sending/send-run';
import type { SendSet } from '../../sending/send-set';
import { keepSentRows } from '../../sending/sent-rows';
import {
  changeUpload,
  readUpload,
  readUploads,
  requireNoOpenUpload,
  type UploadChange,
  type UploadRecord,
} from '../../sending/upload-record';
import { uploadMark } from '../../sending/uploaded-rows';
import { tellOthers } from '../imports/import-operations';
import { beginBalances } from './balance-operations';
import { requirePlan } from './plan-operations';

export interface JournalLine {
  position: number;
  kind: 'accounts' | 'transactions' | 'balances' | 'removal';
  serviceAccountId: string | null;
  transactions: number;
  /**
   * `sent`: left or about to, no answer yet; `unknown`: the answer never came; `arrived`: found when reading back; `failed`: refused, or
   * not found when reading back.
   */
  state: 'sent' | 'done' | 'unknown' | 'failed' | 'arrived';
  sentAt: string;
  endedAt: string | null;
  errorCode: string | null;
}

/** Uploads as records: made, listed, changed, finished. */
export const uploadOperations = {
  'uploads.list': (context: StoreContext): UploadRecord[] => readUploads(context.db),
  'uploads.get': (context: StoreContext, uploadId: string): UploadRecord => readUpload(context.db, uploadId),

  /** The journal of an upload: one line per call that changes something, in the order in which they left. */
  'uploads.journal': (context: StoreContext, uploadId: string): JournalLine[] =>
    context.db.all<JournalLine>(
      `select position, kind, service_account_id as serviceAccountId, transactions, state, sent_at as sentAt,
         ended_at as endedAt, error_code as errorCode
       from upload_calls where upload_id = ? order by position`,
      uploadId,
    ),

  'uploads.change': (context: StoreContext, uploadId: string, change: UploadChange): UploadRecord =>
    context.db.transaction(() => {
      changeUpload(context.db, uploadId, change);
      tellState(context, uploadId, change);
      return readUpload(context.db, uploadId);
    }),

  /** What the user chose at the end of the program: these go on by themselves at the next start, others wait. */
  'uploads.resumeAtStart': (context: StoreContext, uploadIds: readonly string[]): null =>
    context.db.transaction(() => {
      for (const id of uploadIds) context.db.run('update uploads set resumes_at_start = 1 where id = ?', id);
      return null;
    }),

  /** Uploads that go on by themselves now; each is told once. */
  'uploads.takeResumable': (context: StoreContext): string[] =>
    context.db.transaction(() => {
      const found = context.db.all<{ id: string }>(
        `select id from uploads
         where resumes_at_start = 1 and state in ('interrupted', 'answerUnknown') order by started_at`,
      );
      context.db.run('update uploads set resumes_at_start = 0 where resumes_at_start = 1');
      return found.map(({ id }) => id);
    }),

  /**
   * At start: what was under way when the program ended is `interrupted`, or `answerUnknown` with a call in the air. What
   * was paused stays so, for it waits by the user's choice.
   */
  'uploads.markInterrupted': (context: StoreContext): number =>
    context.db.transaction(() => {
      const running = context.db.all<{ id: string; is_open: number }>(
        `select id, exists (select 1 from upload_calls c where c.upload_id = uploads.id and c.state = 'sent') as is_open
         from uploads where state in ('running', 'waiting')`,
      );
      for (const { id, is_open: isOpen } of running) {
        const inAir = context.db.all<{ position: number }>(
          "select position from upload_calls where upload_id = ? and state = 'sent' order by position",
          id,
        );
        for (const { position } of inAir) settleCall(context, id, { position, outcome: 'unknown' });
        const state = isOpen ? 'answerUnknown' : 'interrupted';
        changeUpload(context.db, id, { state });
        tellState(context, id, { state });
      }
      context.db.run("update uploads set state = 'rollBackStopped' where state = 'rollingBack'");
      return running.length;
    }),

  /** Size of a batch that went well last on this customer's connection; null for none yet. */
  'uploads.learnedBatchSize': (context: StoreContext, customerId: string): number | null =>
    context.db.get<{ batch_size: number }>(
      `select u.batch_size from uploads u join customers c on c.id = u.customer_id
       where c.connection_id = (select connection_id from customers where id = ?) and u.batches_done > 0
       order by u.started_at desc limit 1`,
      customerId,
    )?.batch_size ?? null,

  /**
   * Stands in line until its turn comes; nothing is made out of its plan before.
   * @throws KontorError upload.differs when the import changed after it was planned
   */
  'uploads.enqueue': (
    context: StoreContext,
    upload: {
      importId: string;
      customerId: string;
      transactions: number;
      calls: number;
      analysesNext: boolean;
    },
  ): UploadRecord => {
    const { db } = context;
    requireNoOpenUpload(db, upload.importId, 'upload.busy');
    requireAllAnswered(requirePlan(context, upload.importId));
    const uploadId = context.newId();
    db.transaction(() => {
      cancelFailed(context, upload.importId);
      db.run(
        `insert into uploads (id, import_id, customer_id, state, started_at, batches_total, batches_done,
           transactions_total, transactions_done, batch_size, started_by, analyses_next)
         values (?, ?, ?, 'queued', ?, ?, 0, ?, 0, 1, ?, ?)`,
        uploadId,
        upload.importId,
        upload.customerId,
        context.now(),
        upload.calls,
        upload.transactions,
        context.userName,
        upload.analysesNext ? 1 : 0,
      );
      tellState(context, uploadId, { state: 'queued' });
    });
    return readUpload(db, uploadId);
  },

  /** Makes the upload out of the plan: exactly the rows that the service does not hold. */
  'uploads.create': (
    context: StoreContext,
    upload: {
      importId: string;
      customerId: string;
      batchesTotal: number;
      batchSize: number;
      analysesNext?: boolean;
      heldAccounts: HeldAccount[];
      /** What stood in line for it: this takes its place. */
      queuedId?: string;
    },
  ): UploadRecord => {
    const { db } = context;
    if (!upload.queuedId) requireNoOpenUpload(db, upload.importId, 'upload.busy');
    const sends = requirePlan(context, upload.importId);
    requireAllAnswered(sends);
    // From here on it is the upload's: should that not be kept, the next plan begins anew.
    context.sends.delete(upload.importId);
    let total = 0;
    for (let row = 0; row < sends.size; row += 1) {
      sends.marks[row] = sends.held[row] === 1 ? uploadMark.held : uploadMark.toSend;
      if (sends.held[row] !== 1) total += 1;
    }
    const uploadId = upload.queuedId ?? context.newId();
    // What is read back is what was sent.
    const { resent } = sends;
    sends.resent = new Set();
    const run = new SendRun(uploadId, sends);
    db.transaction(() => {
      cancelFailed(context, upload.importId);
      db.run("delete from uploads where id = ? and state = 'queued'", uploadId);
      db.run(
        `insert into uploads (id, import_id, customer_id, state, started_at, batches_total, batches_done,
           transactions_total, transactions_done, batch_size, started_by, analyses_next)
         values (?, ?, ?, 'running', ?, ?, 0, ?, 0, ?, ?, ?)`,
        uploadId,
        upload.importId,
        upload.customerId,
        context.now(),
        upload.batchesTotal,
        total,
        upload.batchSize,
        context.userName,
        upload.analysesNext ? 1 : 0,
      );
      dropReceipts(db, upload, (serviceAccountId, content) =>
        isNotHeld(sends, resent, serviceAccountId, content),
      );
      keepSentRows(db, uploadId, sends);
      keepResends(context, sends, resent);
      beginBalances(context, uploadId, sends, upload);
      const { importId, customerId, batchesTotal: batches } = upload;
      const begun = { importId, customerId, uploadId, transactions: total, batches };
      addAudit(context, customerId, uploadBegun(context, begun));
      for (const [segmentId, marks] of run.marksOfSegment) {
        if (!marks.some(Boolean)) continue;
        db.run(
          'insert into upload_marks (upload_id, segment_id, marks) values (?, ?, ?)',
          uploadId,
          segmentId,
          marks,
        );
      }
    });
    // The rows of the plan are those of the upload: nothing has to be read again before the first call.
    context.runs.set(uploadId, run);
    return readUpload(db, uploadId);
  },

  /** The upload is over. The import is sent when no row that could go lies outside of its uploads. */
  'uploads.finish': (context: StoreContext, uploadId: string, change: UploadChange): UploadRecord => {
    const { db } = context;
    let hasLetGo = false;
    const upload = db.transaction(() => {
      const finishedAt = context.now();
      changeUpload(db, uploadId, { ...change, finishedAt });
      tellState(context, uploadId, change);
      const record = readUpload(db, uploadId);
      if (record.state === 'done') {
        forgetResends(context, record.importId);
        hasLetGo = settleImportState(context, indexOfImport(context, record.importId));
        db.run('update customers set last_upload_at = ? where id = ?', finishedAt, record.customerId);
      }
      if (record.transactionsDone > 0) tellOthers(context, record.importId, record.customerId);
      return record;
    });
    context.runs.delete(uploadId);
    if (hasLetGo) db.sweep();
    return upload;
  },
};

/** It goes because the service, as it was just read, does not hold it, whatever was written down of it. */
function isNotHeld(
  sends: SendSet,
  resent: ReadonlySet<number>,
  serviceAccountId: string,
  content: Omit<RowIdentity, 'account'>,
): boolean {
  const account = sends.index.accounts.findIndex((one) => one.serviceAccountId === serviceAccountId);
  const row = account === -1 ? -1 : sends.find({ ...content, account });
  return row !== -1 && sends.held[row] !== 1 && !resent.has(row);
}

function requireAllAnswered(sends: SendSet): void {
  if (otherwiseOfPlan(sends).some(({ answer }) => answer === null))
    throw new KontorError('import.sentOtherwise');
}

/** The new upload sends whatever a failed one left; two that could go on would send each other's rows. */
function cancelFailed({ db, now }: StoreContext, importId: string): void {
  db.run(
    "update uploads set state = 'cancelled', finished_at = ? where import_id = ? and state = 'failed'",
    now(),
    importId,
  );
}

/** A change of state is an event of the audit; progress is none. */
function tellState(context: StoreContext, uploadId: string, { state, error, readBack }: UploadChange): void {
  if (state === undefined) return;
  const errorCode = error?.code;
  addAuditOfUpload(context, uploadId, { event: 'uploadState', state, errorCode, readBack });
}

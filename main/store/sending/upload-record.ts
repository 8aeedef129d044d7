import type { BridgeError, Upload } from '../../../preload/contract';
import { KontorError } from '../../errors/kontor-error';
import type { StoreDatabase } from '../database/database';
import { overStates } from '../database/upload-states';

/** An upload as the store keeps it; `secondsLeft` is known only while it runs. */
export type UploadRecord = Omit<Upload, 'secondsLeft' | 'queuePlace'> & {
  batchSize: number;
  connectionId: string;
  /** It was made out of a plan; false for one that was queued and whose turn never came. */
  hasBegun: boolean;
};

interface UploadRow {
  id: string;
  import_id: string;
  customer_id: string;
  state: Upload['state'];
  started_at: string;
  finished_at: string | null;
  batches_total: number;
  batches_done: number;
  transactions_total: number;
  transactions_done: number;
  batch_size: number;
  read_back: string | null;
  error: string | null;
  analyses_next: number;
  waiting_until: string | null;
  refused: number;
  connection_id: string;
  has_begun: number;
}

const selectUploads = `select u.*, c.connection_id,
     (select count(*) from upload_refusals r where r.upload_id = u.id) as refused,
     exists (select 1 from upload_marks m where m.upload_id = u.id)
       or exists (select 1 from upload_balances b where b.upload_id = u.id) as has_begun
   from uploads u join customers c on c.id = u.customer_id`;

export function readUploads(db: StoreDatabase): UploadRecord[] {
  return db.all<UploadRow>(`${selectUploads} order by started_at desc, id limit 1000`).map(recordOf);
}

export function readUpload(db: StoreDatabase, uploadId: string): UploadRecord {
  const row = db.get<UploadRow>(`${selectUploads} where u.id = ?`, uploadId);
  if (!row) throw new KontorError('upload.unknown');
  return recordOf(row);
}

function recordOf(row: UploadRow): UploadRecord {
  return {
    id: row.id,
    importId: row.import_id,
    customerId: row.customer_id,
    state: row.state,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    batchesTotal: row.batches_total,
    batchesDone: row.batches_done,
    transactionsTotal: row.transactions_total,
    transactionsDone: row.transactions_done,
    ...(row.refused > 0 ? { refused: row.refused } : {}),
    batchSize: row.batch_size,
    readBack: row.read_back === null ? null : JSON.parse(row.read_back),
    waitingUntil: row.waiting_until,
    error: row.error === null ? null : JSON.parse(row.error),
    analysesNext: row.analyses_next === 1,
    connectionId: row.connection_id,
    hasBegun: row.has_begun === 1,
  };
}

export interface UploadChange {
  state?: Upload['state'];
  batchesTotal?: number;
  batchSize?: number;
  finishedAt?: string | null;
  readBack?: Upload['readBack'];
  error?: BridgeError | null;
  waitingUntil?: string | null;
}

const columns = {
  state: 'state',
  batchesTotal: 'batches_total',
  batchSize: 'batch_size',
  finishedAt: 'finished_at',
  readBack: 'read_back',
  error: 'error',
  waitingUntil: 'waiting_until',
} as const;

export function changeUpload(db: StoreDatabase, uploadId: string, change: UploadChange): void {
  for (const [name, column] of Object.entries(columns)) {
    const value = change[name as keyof UploadChange];
    if (value === undefined) continue;
    const stored = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    db.run(`update uploads set ${column} = ? where id = ?`, stored, uploadId);
  }
}

/**
 * While an upload may still go on by itself or after a pause, nothing may change what it sends, and nothing may come
 * along that it would not send. A failed one is read anew when it is taken up again (`uploads.reopen`).
 */
export function requireNoOpenUpload(
  db: StoreDatabase,
  importId: string,
  code: 'import.beingSent' | 'upload.busy' = 'import.beingSent',
): void {
  const open = db.get(`select 1 from uploads where import_id = ? and state not in ${overStates}`, importId);
  if (open) throw new KontorError(code);
}

/** Rows of this account stand in the service under ids made from its IBAN or number: these may not change any more. */
export function requireNothingSent(db: StoreDatabase, importId: string, accountRowId: string): void {
  const sent = db.get(
    `select 1 from uploads u join upload_marks m on m.upload_id = u.id join segments s on s.id = m.segment_id
       join file_accounts fa on fa.file_id = s.file_id
     where u.import_id = ? and u.transactions_done > 0 and fa.account_row_id = ?`,
    importId,
    accountRowId,
  );
  if (sent) throw new KontorError('import.accountSent');
}

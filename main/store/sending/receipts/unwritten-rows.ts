import type { StoreDatabase } from '../../database/database';
import { takenBackStates } from '../../database/upload-states';
import { sentRowsOfUpload } from '../sent-rows';
import { markedRows, uploadMark } from '../uploaded-rows';
import { keyOf, receiptKeysOf } from './kept-receipts';

interface Counts {
  id: string;
  /** That arrived. */
  done: number;
  /** That it set out to send, without what was replaced since. */
  sent: number;
}

/**
 * Bookings that uploads of a customer brought to the service, whose rows were corrected, read anew or removed before receipts were kept
 * (migration 0020): that they were sent is written down, and not of which day and amount they are. None of what was changed since.
 * With those of what was forgotten since (`keepUnwritten`).
 */
export function countUnwritten(db: StoreDatabase, customerId: string): number {
  const uploads = db.all<Counts>(
    `select id, transactions_done as done,
       (select coalesce(sum(length(identities)), 0) / 12 from sent_rows r where r.upload_id = u.id) as sent
     from uploads u where customer_id = ? and keeps_receipts = 0 and transactions_done > 0 and state not in ${takenBackStates}`,
    customerId,
  );
  const forgotten = db.get<{ unwritten: number }>('select unwritten from customers where id = ?', customerId);
  let receipts: ReadonlySet<string> | undefined;
  return uploads.reduce((sum, { id, done, sent }) => {
    const most = Math.min(done, sent) - countArrived(db, id);
    // As a rule each has its row, and none is asked for.
    if (most <= 0) return sum;
    receipts ??= receiptKeysOf(db, customerId);
    const { kept, without } = countUnmarked(db, id, receipts);
    // The others of what it set out to send never arrived.
    return sum + Math.max(0, Math.min(most - kept, without));
  }, forgotten?.unwritten ?? 0);
}

/** As many as before: what told of some of them is forgotten. Inside a transaction. */
export function keepUnwritten(db: StoreDatabase, customerId: string, before: number): void {
  const lost = before - countUnwritten(db, customerId);
  if (lost > 0) db.run('update customers set unwritten = unwritten + ? where id = ?', lost, customerId);
}

function countArrived(db: StoreDatabase, uploadId: string): number {
  let arrived = 0;
  for (const { marks } of db.all<{ marks: Uint8Array }>(
    'select marks from upload_marks where upload_id = ?',
    uploadId,
  ))
    for (const mark of marks) if (mark === uploadMark.arrived || mark === uploadMark.toRemove) arrived += 1;
  return arrived;
}

/** A mark is of a row, whichever account it had when it was sent. */
const anyAccount = '';

/** What it set out to send of which no row has a mark: of which receipts tell, and of which none does. */
function countUnmarked(
  db: StoreDatabase,
  uploadId: string,
  receipts: ReadonlySet<string>,
): { kept: number; without: number } {
  const marked = new Set<string>();
  for (const { id } of db.all<{ id: number }>(
    'select segment_id as id from upload_marks where upload_id = ?',
    uploadId,
  ))
    for (const row of markedRows(db, uploadId, id)) marked.add(keyOf(anyAccount, row));
  const counts = { kept: 0, without: 0 };
  for (const { serviceAccountId, identities } of sentRowsOfUpload(db, uploadId))
    for (const content of identities()) {
      if (marked.has(keyOf(anyAccount, content))) continue;
      counts[receipts.has(keyOf(serviceAccountId, content)) ? 'kept' : 'without'] += 1;
    }
  return counts;
}

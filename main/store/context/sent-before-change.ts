import type { ReplacedRows } from '../sending/replaced-rows';
import type { SendSet } from '../sending/send-set';
import { sentRowsOfUpload } from '../sending/sent-rows';
import { readUpload } from '../sending/upload-record';
import { uploadMark } from '../sending/uploaded-rows';
import { keepWhatOthersHave, type OtherPlace } from './other-uploads';
import { rowsOfReplaced, sentAndGone } from './replaced-by-import';
import type { StoreContext } from './store-context';

/**
 * What an upload sent under identities that none of its rows has any more: they were corrected, or read anew, since. The
 * service may hold it still; when the upload is taken back it goes, unless another upload has it too. Null for nothing.
 */
export function sentBeforeChange(
  context: StoreContext,
  uploadId: string,
  sends: SendSet,
): ReplacedRows | null {
  const earlier = sentAndGone(sends, sentRowsOfUpload(context.db, uploadId));
  if (earlier.table.size === 0) return null;
  for (const row of othersOf(context, uploadId, earlier).keys()) earlier.keep(row);
  return earlier;
}

/** What others found at the service is theirs from now on. Inside a transaction. */
export function keepEarlierOfOthers(context: StoreContext, uploadId: string, earlier: ReplacedRows): void {
  const others = othersOf(context, uploadId, earlier);
  keepWhatOthersHave(context, others, Array.from(others.keys()));
}

/** Transactions that arrived and whose rows were corrected since; what they were, only the service can say. */
export function changedSince(context: StoreContext, uploadId: string, sends: SendSet): number {
  const expected = sentBeforeChange(context, uploadId, sends)?.expected ?? 0;
  let arrived = 0;
  for (const mark of sends.marks) if (mark === uploadMark.arrived) arrived += 1;
  const { transactionsDone } = readUpload(context.db, uploadId);
  return Math.max(0, Math.min(expected, transactionsDone - arrived));
}

function othersOf(context: StoreContext, uploadId: string, earlier: ReplacedRows): Map<number, OtherPlace> {
  const { customerId } = readUpload(context.db, uploadId);
  return rowsOfReplaced(context, { customerId, except: { uploadId } }, earlier);
}

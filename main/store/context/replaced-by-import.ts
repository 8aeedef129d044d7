import { overStates, takenBackStates } from '../database/upload-states';
import { dropReceipts } from '../sending/receipts/kept-receipts';
import { ReplacedRows } from '../sending/replaced-rows';
import type { SendSet } from '../sending/send-set';
import { dropSentRows, type SentRows, sentRowsOfImport, sentRowsOfUpload } from '../sending/sent-rows';
import { readUpload } from '../sending/upload-record';
import { isAtService, readMarks, type UploadMark, uploadMark, writeMarks } from '../sending/uploaded-rows';
import {
  type Asking,
  keepWhatOthersHave,
  type OtherPlace,
  type OtherRow,
  rowsOfOthers,
  rowsOthersHave,
} from './other-uploads';
import { goesThere, type SentOtherwise } from './sent-otherwise';
import type { StoreContext } from './store-context';

/**
 * What goes when these rows are sent: what earlier uploads of the import sent and it does not have any more, and what other imports
 * sent with other content where a person answered that it goes. Null for nothing.
 */
export function replacedByImport(
  context: StoreContext,
  sends: SendSet,
  customerId: string,
  otherwise: readonly SentOtherwise[],
): ReplacedRows | null {
  const { importId } = sends.index;
  const going = otherwise.filter(goesThere).map(({ there }) => there);
  const replaced = sentAndGone(
    sends,
    sentRowsOfImport(context.db, importId, customerId),
    going.map(({ serviceAccountId }) => serviceAccountId),
  );
  for (const row of rowsOfReplaced(context, { customerId, except: { importId } }, replaced).keys())
    replaced.keep(row);
  for (const { serviceAccountId, low, high, occurrence } of going) {
    const account = replaced.accountIds.indexOf(serviceAccountId);
    replaced.takeFromOthers({ account, low, high, occurrence });
  }
  return replaced.table.size === 0 ? null : replaced;
}

/** Of what was sent all that none of these rows is. @param moreAccountIds accounts of which something may go besides */
function sentAndGone(
  sends: SendSet,
  sent: readonly SentRows[],
  moreAccountIds: readonly string[] = [],
): ReplacedRows {
  const ids = [...sent.map(({ serviceAccountId }) => serviceAccountId), ...moreAccountIds];
  const replaced = new ReplacedRows(Array.from(new Set(ids)));
  for (const { serviceAccountId, identities } of sent) {
    const account = replaced.accountIds.indexOf(serviceAccountId);
    const current = sends.index.accounts.findIndex((one) => one.serviceAccountId === serviceAccountId);
    for (const identity of identities()) {
      if (current !== -1 && sends.find({ account: current, ...identity }) !== -1) continue;
      replaced.add({ account, ...identity });
    }
  }
  return replaced;
}

/** Where others have these rows, by their numbers. */
function rowsOfReplaced(
  context: StoreContext,
  asking: Asking,
  { accountIds, table }: ReplacedRows,
): Map<number, OtherPlace> {
  return table.size === 0 ? new Map() : rowsOthersHave(context, { ...asking, accountIds, table });
}

/**
 * Before the first of them goes: earlier uploads of the import do not count as having them, should this one never end.
 * Inside a transaction.
 */
export function beginReplaced(
  context: StoreContext,
  uploadId: string,
  own: { importId: string; customerId: string },
  replaced: ReplacedRows,
): void {
  markEarlier(context, uploadId, own, uploadMark.toRemove);
  markOthers(context, own, replaced, uploadMark.toRemove);
}

/**
 * After the replaced transactions are gone: what others found at the service is theirs, and earlier uploads of the
 * import do not count as having what this one does not confirm. Inside a transaction.
 */
export function settleReplaced(
  context: StoreContext,
  uploadId: string,
  { sends, customerId, replaced }: { sends: SendSet; customerId: string; replaced: ReplacedRows },
): void {
  const own = { importId: sends.index.importId, customerId };
  markOthers(context, own, replaced, uploadMark.removed);
  forgetFound(context, { uploadId, customerId }, replaced);
  const others = rowsOfReplaced(context, { customerId, except: { importId: own.importId } }, replaced);
  keepWhatOthersHave(context, others, Array.from(others.keys()));
  markEarlier(context, uploadId, own, uploadMark.removed);
  // Whoever sends such rows from now on sends their own.
  const among = { customerId, importId: replaced.takesFromOthers ? null : own.importId };
  dropSentRows(context.db, among, (importId, serviceAccountId, identity) => {
    const isOwn = importId === own.importId && replaced.find(serviceAccountId, identity) !== -1;
    return isOwn || replaced.isFromOthers(serviceAccountId, identity);
  });
  dropReceipts(
    context.db,
    { customerId, importId: null },
    (serviceAccountId, content) => replaced.find(serviceAccountId, content) !== -1,
  );
}

/** Uploads of other imports do not have any more what is taken from them. */
function markOthers(
  context: StoreContext,
  { importId, customerId }: { importId: string; customerId: string },
  replaced: ReplacedRows,
  gone: UploadMark,
): void {
  if (!replaced.takesFromOthers) return;
  const isMeant = (other: OtherRow) =>
    isAtService(other.mark) && replaced.isFromOthers(other.serviceAccountId, other);
  markRows(context, { customerId, except: { importId } }, replaced, isMeant, gone);
}

/** An upload that only found what is gone now has it no more: once the one that brought it is taken back, nobody else would say so. */
function forgetFound(
  context: StoreContext,
  { uploadId, customerId }: { uploadId: string; customerId: string },
  replaced: ReplacedRows,
): void {
  const isMeant = (other: OtherRow) =>
    other.mark === uploadMark.held && replaced.hasGone(other.serviceAccountId, other);
  markRows(context, { customerId, except: { uploadId } }, replaced, isMeant, uploadMark.none);
}

function markRows(
  context: StoreContext,
  asking: Asking,
  { accountIds }: ReplacedRows,
  isMeant: (row: OtherRow) => boolean,
  gone: UploadMark,
): void {
  const positions = new Map<string, { uploadId: string; segmentId: number; positions: number[] }>();
  for (const other of rowsOfOthers(context, asking, (id) => accountIds.includes(id))) {
    const { uploadId, segmentId, position } = other;
    if (!isMeant(other)) continue;
    const key = `${uploadId}:${segmentId}`;
    const found = positions.get(key) ?? { uploadId, segmentId, positions: [] };
    positions.set(key, found);
    found.positions.push(position);
  }
  for (const { uploadId, segmentId, positions: rows } of positions.values()) {
    const marks = readMarks(context.db, uploadId, segmentId);
    if (!marks) continue;
    const arrived = rows.filter((position) => marks[position] === uploadMark.arrived).length;
    for (const position of rows) marks[position] = gone;
    // One that goes on does not wait for what is not its own any more.
    context.db.run(
      `update uploads set transactions_total = transactions_total - ?1, transactions_done = transactions_done - ?1
       where id = ?2 and state not in ${overStates}`,
      arrived,
      uploadId,
    );
    // What stands in memory of a paused upload is read anew.
    context.runs.delete(uploadId);
    writeMarks(context.db, uploadId, segmentId, marks);
  }
}

function markEarlier(
  { db }: StoreContext,
  uploadId: string,
  { importId, customerId }: { importId: string; customerId: string },
  gone: UploadMark,
): void {
  // A row that an earlier upload brought and this one found at the service is there still; any other is not.
  const earlier = db.all<{
    upload_id: string;
    segment_id: number;
    marks: Uint8Array;
    now: Uint8Array | null;
  }>(
    `select m.upload_id, m.segment_id, m.marks, n.marks as now
     from upload_marks m join uploads u on u.id = m.upload_id
       left join upload_marks n on n.upload_id = ?2 and n.segment_id = m.segment_id
     where u.import_id = ?1 and u.customer_id = ?3 and u.id <> ?2
       and u.state not in ${takenBackStates}`,
    importId,
    uploadId,
    customerId,
  );
  for (const { upload_id: id, segment_id: segmentId, marks, now } of earlier) {
    const settled = marks.map((mark, position) => markAfter(mark, now?.[position], gone));
    writeMarks(db, id, segmentId, settled);
  }
}

/** A row that an earlier upload brought stays its own only when this one found it at the service. */
function markAfter(mark: number, now: number | undefined, gone: UploadMark): number {
  if (mark !== uploadMark.arrived && mark !== uploadMark.toRemove) return mark;
  return now === uploadMark.held ? uploadMark.arrived : gone;
}

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

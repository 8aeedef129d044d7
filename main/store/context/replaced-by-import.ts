import { ReplacedRows } from '../sending/replaced-rows';
import type { SendSet } from '../sending/send-set';
import { dropSentRows, sentRowsOfImport } from '../sending/sent-rows';
import { type UploadMark, uploadMark } from '../sending/uploaded-rows';
import { keepWhatOthersHave, type OtherPlace, rowsOthersHave } from './other-uploads';
import type { StoreContext } from './store-context';

/** What earlier uploads of the import sent and these rows do not have any more; null for nothing. */
export function replacedByImport(
  context: StoreContext,
  sends: SendSet,
  customerId: string,
): ReplacedRows | null {
  const { importId, accounts } = sends.index;
  const sent = sentRowsOfImport(context.db, importId, customerId);
  const accountIds = Array.from(new Set(sent.map(({ serviceAccountId }) => serviceAccountId)));
  const replaced = new ReplacedRows(accountIds);
  for (const { serviceAccountId, identities } of sent) {
    const account = accountIds.indexOf(serviceAccountId);
    const current = accounts.findIndex((one) => one.serviceAccountId === serviceAccountId);
    for (const identity of identities()) {
      if (current !== -1 && sends.find({ account: current, ...identity }) !== -1) continue;
      replaced.add({ account, ...identity });
    }
  }
  if (replaced.table.size === 0) return null;
  for (const row of othersOf(context, importId, customerId, replaced).keys()) replaced.keep(row);
  return replaced;
}

/**
 * Before the first of them goes: earlier uploads of the import do not count as having them, should this one never end.
 * Inside a transaction.
 */
export function beginReplaced(
  context: StoreContext,
  uploadId: string,
  own: { importId: string; customerId: string },
): void {
  markEarlier(context, uploadId, own, uploadMark.toRemove);
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
  const { importId } = sends.index;
  const others = othersOf(context, importId, customerId, replaced);
  keepWhatOthersHave(context, others, Array.from(others.keys()));
  const own = { importId, customerId };
  markEarlier(context, uploadId, own, uploadMark.removed);
  // Whoever sends such rows from now on sends their own.
  dropSentRows(context.db, own, (serviceAccountId, identity) => {
    const account = replaced.accountIds.indexOf(serviceAccountId);
    return account !== -1 && replaced.table.find({ account, ...identity }) !== -1;
  });
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
       and u.state not in ('rolledBack', 'rollingBack', 'rollBackStopped')`,
    importId,
    uploadId,
    customerId,
  );
  for (const { upload_id: id, segment_id: segmentId, marks, now } of earlier) {
    const settled = marks.map((mark, position) => markAfter(mark, now?.[position], gone));
    db.run(
      'update upload_marks set marks = ? where upload_id = ? and segment_id = ?',
      settled,
      id,
      segmentId,
    );
  }
}

/** A row that an earlier upload brought stays its own only when this one found it at the service. */
function markAfter(mark: number, now: number | undefined, gone: UploadMark): number {
  if (mark !== uploadMark.arrived && mark !== uploadMark.toRemove) return mark;
  return now === uploadMark.held ? uploadMark.arrived : gone;
}

function othersOf(
  context: StoreContext,
  importId: string,
  customerId: string,
  { accountIds, table }: ReplacedRows,
): Map<number, OtherPlace> {
  return rowsOthersHave(context, { customerId, except: { importId }, accountIds, table });
}

import type { StoreDatabase } from '../database/database';
import { rolledBackState } from '../database/upload-states';
import { accountOfRow, contentAt, type ImportIndex, type IndexedSegment } from '../rows/import-index';
import { RowOrder } from '../rows/row-order';
import type { RemovedThere } from './removed-there';
import { isAtService, marksOfImport, uploadMark } from './uploaded-rows';

/**
 * What uploads of an import to a customer say of a row. `nothing`: none of them has it; `there`: the service has it; `absent`: it was to
 * go, and did not arrive; `gone`: it was there and was taken away; `unknown`: it went, or its removal did, with a call whose answer never came.
 */
export const standing = { nothing: 0, there: 1, absent: 2, gone: 3, unknown: 4 } as const;

const standingOfFate = { there: standing.there, gone: standing.gone, unknown: standing.unknown };

const gone: ReadonlySet<number> = new Set([uploadMark.removed, uploadMark.takenBack]);

/**
 * The newest upload that says anything of a row is believed: it read what the service holds before it began. One that only found a row does
 * not hear of it when that is taken away.
 */
export function standingsOf(
  db: StoreDatabase,
  index: ImportIndex,
  customerId: string,
  removed: RemovedThere,
): (segment: IndexedSegment, position: number) => number {
  const ofSegments = new Map<number, Uint8Array>();
  const { importId } = index;
  const segments = new Map(index.segments.map((segment) => [segment.id, segment]));
  const isSending = rowsInAir(db, importId, customerId, 'transactions');
  const isRemoving = rowsInAir(db, importId, customerId, 'removal');
  for (const one of marksOfImport(db, importId, customerId, rolledBackState)) {
    const { uploadId, startedAt, segmentId, marks } = one;
    const segment = segments.get(segmentId);
    const known = ofSegments.get(segmentId) ?? new Uint8Array(marks.length);
    ofSegments.set(segmentId, known);
    for (const [position, mark] of marks.entries()) {
      if (mark === uploadMark.none) continue;
      // It was found while it was there; that it went since, only the upload says that had brought it.
      if (mark === uploadMark.held && known[position] === standing.gone) continue;
      if (mark === uploadMark.toSend && isSending(uploadId, segmentId, position))
        known[position] = standing.unknown;
      else if (mark === uploadMark.toRemove && isRemoving(uploadId, segmentId, position))
        known[position] = standing.unknown;
      else if (mark === uploadMark.toRemove && segment)
        known[position] = standingOfFate[removed.fateOf(...identityAt(index, segment, position), startedAt)];
      else known[position] = standingOf(mark);
    }
  }
  return ({ id }, position) => ofSegments.get(id)?.[position] ?? standing.nothing;
}

function identityAt(
  { accounts }: ImportIndex,
  segment: IndexedSegment,
  position: number,
): [serviceAccountId: string, content: { low: number; high: number; occurrence: number }] {
  const occurrence = segment.columns.occurrences[position] ?? 1;
  const id = accounts[accountOfRow(segment, position)]?.serviceAccountId ?? '';
  return [id, { ...contentAt(segment, position), occurrence }];
}

function standingOf(mark: number): number {
  if (isAtService(mark)) return standing.there;
  return gone.has(mark) ? standing.gone : standing.absent;
}

/** Rows that went with a call that the journal has no answer of: what lies between its first and its last in the order of the files. */
export function rowsInAir(
  db: StoreDatabase,
  importId: string,
  customerId: string,
  kind: 'transactions' | 'removal',
) {
  const calls = db.all<{ uploadId: string; firstRow: number; lastRow: number }>(
    `select c.upload_id as uploadId, c.first_row as firstRow, c.last_row as lastRow
     from upload_calls c join uploads u on u.id = c.upload_id
     where u.import_id = ? and u.customer_id = ? and c.kind = ? and c.state in ('sent', 'unknown')
       and c.first_row is not null and u.state not in ${rolledBackState}`,
    importId,
    customerId,
    kind,
  );
  if (calls.length === 0) return () => false;
  const order = new RowOrder(
    db
      .all<{ id: number }>(
        'select s.id from segments s join files f on f.id = s.file_id where f.import_id = ? order by f.position, s.chunk',
        importId,
      )
      .map(({ id }) => id),
  );
  const spans = calls.map(({ uploadId, firstRow, lastRow }) => ({
    uploadId,
    ...order.spanOf(firstRow, lastRow),
  }));
  return (uploadId: string, segmentId: number, position: number) => {
    const place = order.placeOf(segmentId, position);
    return spans.some((one) => one.uploadId === uploadId && one.first <= place && place <= one.last);
  };
}

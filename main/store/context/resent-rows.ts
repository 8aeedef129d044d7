import { rowIdOf } from '../../../preload/contract/rows/row-columns';
import type { SendSet } from '../sending/send-set';
import type { StoreContext } from './store-context';

/**
 * Rows corrected after they were sent whose identifiers stayed: what the service holds of them is overwritten, so that for a plan they
 * are not there. Numbers of rows of the send set.
 */
export function resentRows({ db }: StoreContext, sends: SendSet): Set<number> {
  const stored = db.all<{ row_id: number }>(
    'select row_id from row_resends where import_id = ?',
    sends.index.importId,
  );
  const resent = new Set<number>();
  if (stored.length === 0) return resent;
  const ids = new Set(stored.map(({ row_id: rowId }) => rowId));
  for (let row = 0; row < sends.size; row += 1) {
    const { segment, position } = sends.place(row);
    if (ids.has(rowIdOf(segment.id, position))) resent.add(row);
  }
  return resent;
}

/** The service has them as they are now. Inside a transaction. */
export function forgetResends({ db }: StoreContext, importId: string): void {
  db.run('delete from row_resends where import_id = ?', importId);
}

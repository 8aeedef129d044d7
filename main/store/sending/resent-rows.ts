import { rowIdOf } from '../../../preload/contract/rows/row-columns';
import type { StoreDatabase } from '../database/database';
import type { SendSet } from './send-set';

interface WithDatabase {
  readonly db: StoreDatabase;
}

/**
 * Rows corrected after they were sent whose identifiers stayed: what the service holds of them is overwritten, so that for a plan they
 * are not there. Numbers of rows of the send set.
 */
export function resentRows({ db }: WithDatabase, sends: SendSet): Set<number> {
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

/** Its identifier stays what it is at the service, which therefore has to take it anew. Inside a transaction. */
export function keepResend({ db }: WithDatabase, importId: string, rowId: number): void {
  db.run('insert into row_resends (row_id, import_id) values (?, ?) on conflict do nothing', rowId, importId);
}

/** Of an upload that begins, should it have to be taken up again. Inside a transaction. */
export function keepResends(context: WithDatabase, sends: SendSet, rows: ReadonlySet<number>): void {
  for (const row of rows) {
    const { segment, position } = sends.place(row);
    keepResend(context, sends.index.importId, rowIdOf(segment.id, position));
  }
}

/** The service has them as they are now. Inside a transaction. */
export function forgetResends({ db }: WithDatabase, importId: string): void {
  db.run('delete from row_resends where import_id = ?', importId);
}

import type { BridgeError } from '../../../preload/contract';
import type { StoreDatabase } from './database';
import { isFull } from './store-error';

/** How a reading ended: with an error, or null for a file that nobody wants any more. */
type End = BridgeError | null;

const unkept = new WeakMap<StoreDatabase, Map<string, End>>();

/** Ends of readings that the full disk did not take yet, by file. To everybody who asks, the file has ended all the same. */
export function unkeptEnds(db: StoreDatabase): ReadonlyMap<string, End> {
  return unkept.get(db) ?? new Map<string, End>();
}

/** Writes down how the reading of a file ended, also into a full store: then in memory, until there is room. */
export function endReading(db: StoreDatabase, fileId: string, end: End): void {
  const ends = unkept.get(db) ?? new Map<string, End>();
  unkept.set(db, ends);
  ends.set(fileId, end);
  keepEnds(db);
}

/** Once more, when there may be room again; what does not fit now stays for the next time. */
export function keepEnds(db: StoreDatabase): void {
  for (const [fileId, end] of Array.from(unkept.get(db) ?? [])) {
    try {
      db.transaction(() => keepEnd(db, fileId, end));
      unkept.get(db)?.delete(fileId);
    } catch (cause) {
      if (!isFull(cause)) throw cause;
      return;
    }
  }
}

function keepEnd(db: StoreDatabase, fileId: string, end: End): void {
  if (end === null) {
    db.run('delete from files where id = ?', fileId);
    return;
  }
  db.run('delete from segments where file_id = ?', fileId);
  db.run("update files set state = 'failed', error = ? where id = ?", JSON.stringify(end), fileId);
}

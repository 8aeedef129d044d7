import type { ReadWith } from '../../../../preload/contract';
import { KontorError } from '../../../errors/kontor-error';
import type { StoreContext } from '../../context/store-context';
import { type Keeping, keepPiece, readPiece } from '../../database/kept-bytes';

interface StagedFile {
  id: string;
  size_bytes: number;
  kept_bytes: number;
  import_state: 'open' | 'uploaded';
}

export const keptBytesOperations = {
  'imports.keepBytes': (context: StoreContext, fileId: string, piece: number, bytes: Uint8Array): Keeping => {
    const { db } = context;
    const file = db.get<StagedFile>(
      `select f.id, f.size_bytes, f.kept_bytes, i.state as import_state
       from files f join imports i on i.id = f.import_id where f.id = ? and f.state = 'staged'`,
      fileId,
    );
    // In memory only there is no restart to keep anything for.
    if (!file || file.import_state === 'uploaded' || db.isInMemory) return 'refused';
    // A power cut may take the last pieces: the file is then asked for again.
    db.requirePowerSafety(false);
    try {
      return db.transaction(() => keepPiece(db, file, piece, bytes));
    } finally {
      db.requirePowerSafety(true);
    }
  },

  'imports.keptBytes': (
    context: StoreContext,
    fileId: string,
    piece: number,
  ): Uint8Array<ArrayBuffer> | null => readPiece(context.db, fileId, piece),

  'imports.readWith': (context: StoreContext, fileId: string): ReadWith => {
    const row = context.db.get<{ read_with: string | null }>(
      'select read_with from files where id = ?',
      fileId,
    );
    if (!row) throw new KontorError('import.unknown');
    return row.read_with === null ? { options: {}, templateName: null } : JSON.parse(row.read_with);
  },
};

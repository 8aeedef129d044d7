import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { keptFileLimit, keptPieceBytes } from '../../../preload/contract/values/kept-bytes';
import type { StoreDatabase } from './database';

/** Of all files together, as they lie in the store. What is over it is asked for again, as a file that is too large is. */
export const keptTotalLimit = 1_000_000_000;

/** Fast: the store has staged rows to take in meanwhile, and exports are mostly repetitions that any level finds. */
const level = 1;

interface KeptFile {
  readonly id: string;
  readonly size_bytes: number;
  readonly kept_bytes: number;
}

/** `part`: the next piece is wanted. `whole`: all of it is there. `refused`: it is not kept, what came of it is gone. */
export type Keeping = 'part' | 'whole' | 'refused';

/** Takes the pieces of a staged file in their order; one that is there already changes nothing. Inside a transaction. */
export function keepPiece(db: StoreDatabase, file: KeptFile, piece: number, bytes: Uint8Array): Keeping {
  const offset = piece * keptPieceBytes;
  if (offset < file.kept_bytes) return file.kept_bytes === file.size_bytes ? 'whole' : 'part';
  const isInPlace = offset === file.kept_bytes && offset + bytes.byteLength <= file.size_bytes;
  if (!isInPlace || file.size_bytes > keptFileLimit || bytes.byteLength === 0) return refuse(db, file.id);
  const body = deflateRawSync(bytes, { level });
  const { total } =
    db.get<{ total: number | null }>('select sum(length(body)) as total from file_pieces') ?? {};
  if ((total ?? 0) + body.byteLength > keptTotalLimit) return refuse(db, file.id);
  db.run(
    'insert into file_pieces (file_id, piece, size, body) values (?, ?, ?, ?)',
    file.id,
    piece,
    bytes.byteLength,
    body,
  );
  const kept = offset + bytes.byteLength;
  db.run('update files set kept_bytes = ? where id = ?', kept, file.id);
  return kept === file.size_bytes ? 'whole' : 'part';
}

function refuse(db: StoreDatabase, fileId: string): Keeping {
  db.run('delete from file_pieces where file_id = ?', fileId);
  db.run('update files set kept_bytes = 0 where id = ?', fileId);
  return 'refused';
}

/** A piece as it came; null when it is not here. */
export function readPiece(db: StoreDatabase, fileId: string, piece: number): Uint8Array<ArrayBuffer> | null {
  const row = db.get<{ size: number; body: Uint8Array }>(
    'select size, body from file_pieces where file_id = ? and piece = ?',
    fileId,
    piece,
  );
  if (!row) return null;
  const bytes = inflateRawSync(row.body, { maxOutputLength: keptPieceBytes });
  return bytes.byteLength === row.size ? Uint8Array.from(bytes) : null;
}

/** Lets go of all bytes of an import; answers whether there were any. The caller sweeps. Inside a transaction. */
export function dropKeptBytes(db: StoreDatabase, importId: string): boolean {
  db.run('update files set kept_bytes = 0 where import_id = ? and kept_bytes > 0', importId);
  const { changes } = db.run(
    'delete from file_pieces where file_id in (select id from files where import_id = ?)',
    importId,
  );
  return changes > 0;
}

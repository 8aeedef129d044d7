import type { StagedRow } from '../../preload/contract/reading';
import type { StoreDatabase } from './database';
import { rowsOfBody, unpackBody } from './packed-rows';

/** Rows of a segment with their texts; empty when the segment was removed meanwhile. */
export function readRows(db: StoreDatabase, segmentId: number): StagedRow[] {
  const body = readBody(db, segmentId);
  return body === undefined ? [] : rowsOfBody(body);
}

/** The same as UTF-8 JSON, for a search that wants to know first whether it is worth reading. */
export function readRowsBytes(db: StoreDatabase, segmentId: number): Buffer {
  const body = readBody(db, segmentId);
  return body === undefined ? Buffer.from('[]') : unpackBody(body);
}

function readBody(db: StoreDatabase, segmentId: number): Uint8Array | undefined {
  return db.get<{ body: Uint8Array }>('select body from segment_bodies where segment_id = ?', segmentId)
    ?.body;
}

import type { StagedRow } from '../../../preload/contract/reading/reading';
import { unpackRows } from '../../../preload/contract/rows/packed-rows';
import type { StoreDatabase } from '../database/database';
import type { IndexedSegment } from './import-index';
import { unpackTexts } from './packed-rows';

/** Rows of a segment with their texts; empty when the segment was removed meanwhile. */
export function readRows(db: StoreDatabase, segment: IndexedSegment): StagedRow[] {
  const texts = readTexts(db, segment);
  return texts === null ? [] : rowsOfTexts(segment, texts);
}

/** What `readTexts` gave as rows. */
export function rowsOfTexts({ columns, currencies }: IndexedSegment, texts: Uint8Array): StagedRow[] {
  return unpackRows({ rowCount: columns.rowCount, columns, currencies: [...currencies], texts });
}

/** Texts of a segment, for a search that wants to know first whether they are worth reading. */
export function readTexts(db: StoreDatabase, segment: IndexedSegment): Buffer | null {
  const row = db.get<{ body: Uint8Array }>(
    'select body from segment_bodies where segment_id = ?',
    segment.id,
  );
  return row === undefined ? null : unpackTexts(row.body);
}

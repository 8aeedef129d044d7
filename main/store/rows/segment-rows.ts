import type { StagedRow } from '../../../preload/contract/reading/reading';
import { type RowSpan, unpackRows } from '../../../preload/contract/rows/packed-rows';
import { columnsOf } from '../../../preload/contract/rows/row-columns';
import { rowsHolding } from '../../../preload/contract/rows/rows-holding';
import type { StoreDatabase } from '../database/database';
import type { IndexedSegment } from './import-index';
import { stagedRowIndex as at, unpackTexts } from './packed-rows';
import { columnOfField, fieldsIn, isMoney, type RowEdit } from './row-edits';

/** Rows of a segment with their texts, as they are now; empty when the segment was removed meanwhile. */
export function readRows(db: StoreDatabase, segment: IndexedSegment, span?: RowSpan): StagedRow[] {
  const texts = readTexts(db, segment);
  return texts === null ? [] : rowsOfTexts(segment, texts, span);
}

/** The span that holds these positions: a row of a segment is read for a fraction of what all of its rows take. */
export function spanOf(positions: Iterable<number>): RowSpan {
  let [first, last] = [Number.POSITIVE_INFINITY, -1];
  for (const position of positions) {
    first = Math.min(first, position);
    last = Math.max(last, position);
  }
  return { first: Math.min(first, last + 1), end: last + 1 };
}

/**
 * What `readTexts` gave as rows. The one place in which corrected texts are laid over those of the file; corrected amounts, days
 * and identities stand in the columns.
 */
export function rowsOfTexts(
  { columns, currencies, edits }: IndexedSegment,
  texts: Uint8Array,
  span?: RowSpan,
): StagedRow[] {
  const rows = unpackRows({ rowCount: columns.rowCount, columns, currencies, texts }, span);
  for (const [position, edit] of edits) layOver(rows[position], edit);
  return rows;
}

/**
 * Of what `readTexts` gave: the rows that may hold a text, as they are or as their file has them.
 * @param needle in small letters
 * @param take see `rowsHolding`
 */
export function rowsOfTextsHolding(
  { columns, currencies, edits }: IndexedSegment,
  texts: Uint8Array,
  needle: string,
  take?: (position: number) => void,
): StagedRow[] {
  const packed = { rowCount: columns.rowCount, columns, currencies, texts };
  const rows = rowsHolding(packed, needle, edits, take);
  for (const [position, edit] of edits) layOver(rows[position], edit);
  return rows;
}

function layOver(row: (string | number | null)[] | undefined, { fields, contentHash }: RowEdit): void {
  if (!row) return;
  for (const [field, value] of fieldsIn(fields)) if (!isMoney(field)) row[at[columnOfField[field]]] = value;
  if ('purpose' in fields) row[at.purposeRaw] = null;
  row[at.contentHash] = contentHash;
}

/** Rows of a segment as the engine read them from the file, whatever was corrected since. */
export function readOriginalRows(db: StoreDatabase, segment: IndexedSegment, span?: RowSpan): StagedRow[] {
  const texts = readTexts(db, segment);
  if (texts === null) return [];
  const { rowCount } = segment.columns;
  const kept = db.get<{ columns: Uint8Array }>(
    'select columns from edited_segments where segment_id = ?',
    segment.id,
  );
  const columns = kept ? columnsOf(kept.columns, rowCount) : segment.columns;
  return unpackRows({ rowCount, columns, currencies: segment.currencies, texts }, span);
}

/** Texts of a segment, for a search that wants to know first whether they are worth reading. */
export function readTexts(db: StoreDatabase, segment: IndexedSegment): Buffer | null {
  const row = db.get<{ body: Uint8Array }>(
    'select body from segment_bodies where segment_id = ?',
    segment.id,
  );
  return row === undefined ? null : unpackTexts(row.body, segment.columns.rowCount);
}

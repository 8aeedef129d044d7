import { createHash } from 'node:crypto';
import type { StagedRow } from '../../../preload/contract/reading/reading';
import type { StoreDatabase } from '../database/database';
import type { ImportIndex, IndexedSegment } from './import-index';
import { stagedRowIndex as at } from './packed-rows';
import { keyText, type PlacedRow, placesOfKeys, type RowKey, rowsOfLines, sharesLine } from './row-keys';
import { readOriginalRows } from './segment-rows';

/** Enough to tell the records of one line. */
const digestLetters = 20;

export function digestOfText(row: StagedRow): string {
  return createHash('sha256')
    .update(row[at.raw] as string)
    .digest('hex')
    .slice(0, digestLetters);
}

/** Rows as a step keeps them: told by their text as well where their line has several. */
export function surelyKeyed(db: StoreDatabase, index: ImportIndex, rows: readonly PlacedRow[]): PlacedRow[] {
  const read = reader(db);
  return rows.map((row) => {
    const original = sharesLine(index, row) ? read(row.segment)[row.position] : undefined;
    return original ? { ...row, key: { ...row.key, text: digestOfText(original) } } : row;
  });
}

/**
 * Where these rows stand now, by `keyText`. A row of a shared line is the one with the same text: at its number, else wherever in the
 * line; none where no row has that text, or several.
 */
export function surePlaces(
  db: StoreDatabase,
  index: ImportIndex,
  keys: readonly RowKey[],
): Map<string, PlacedRow[]> {
  const places = placesOfKeys(index, keys);
  const told = keys.filter(({ text }) => text !== undefined);
  if (told.length === 0) return places;
  const read = reader(db);
  const hasText = ({ segment, position }: PlacedRow, text: string) => {
    const row = read(segment)[position];
    return row !== undefined && digestOfText(row) === text;
  };
  for (const { text = '', ...key } of told) {
    const id = keyText(key);
    const sure = (places.get(id) ?? []).filter((place) => hasText(place, text));
    places.set(
      id,
      (sure.length > 0 ? sure : movedRows(index, key, (place) => hasText(place, text))).map((place) => ({
        ...place,
        key: { ...place.key, text },
      })),
    );
  }
  return places;
}

/** The one row of the line that fits, of each file of that content. */
function movedRows(index: ImportIndex, key: RowKey, isMeant: (place: PlacedRow) => boolean): PlacedRow[] {
  return index.files.flatMap(({ sha256 }, fileIndex) => {
    if (sha256 !== key.fileSha256) return [];
    const found = [...rowsOfLines(index, fileIndex, new Set([key.line]))].filter(isMeant);
    return found.length === 1 ? found : [];
  });
}

/** Each segment is read once. */
function reader(db: StoreDatabase): (segment: IndexedSegment) => readonly StagedRow[] {
  const read = new Map<number, readonly StagedRow[]>();
  return (segment) => {
    const known = read.get(segment.id) ?? readOriginalRows(db, segment);
    read.set(segment.id, known);
    return known;
  };
}

import type { RowFilter } from '../../../../preload/contract';
import type { RowChange } from '../../context/change-steps';
import type { StoreDatabase } from '../../database/database';
import type { KeptFacts, StepAgain } from '../../database/reading-steps';
import type { ImportIndex } from '../../rows/import-index';

/** Headers of the files of an import, by position of the file. */
export function headerPrints(db: StoreDatabase, index: ImportIndex): (string | null)[] {
  const prints = new Map(
    db
      .all<{ id: string; print: string | null }>(
        "select id, reading ->> '$.headerFingerprint' as print from files where import_id = ?",
        index.importId,
      )
      .map(({ id, print }) => [id, print]),
  );
  return index.files.map(({ id }) => prints.get(id) ?? null);
}

/**
 * What a step keeps so that it can be done again with the next file of its format: nothing where its filter names rows or an account
 * of this import, or what was corrected in it.
 */
export function againWith(
  db: StoreDatabase,
  index: ImportIndex,
  { changes, filter, done }: { changes: readonly RowChange[]; filter: RowFilter; done: StepAgain['done'] },
): Pick<KeptFacts, 'again'> {
  if (filter.rowIds || filter.accountRowId || filter.isEdited) return {};
  const touched = new Set(changes.map(({ key }) => key.fileSha256));
  const prints = headerPrints(db, index).filter((_, file) => touched.has(index.files[file]?.sha256 ?? ''));
  const known = Array.from(new Set(prints)).filter((print) => print !== null);
  return known.length === 0 ? {} : { again: { prints: known, done } };
}

import type {
  ImportChange,
  ReadWith,
  RowFilter,
  RowReplacement,
  RowsChoice,
} from '../../../preload/contract';
import { canonicalJson } from '../../../preload/contract/values/canonical-json';
import type { StoreDatabase } from './database';
import { writeStep } from './kept-steps';

/** How one file was read before a step and after it. The file is told by its bytes and its name: its id changes with the reading. */
export interface ReadingChange {
  readonly fileSha256: string;
  readonly fileName: string;
  readonly before: ReadWith;
  readonly after: ReadWith;
}

/** A file and how it is to be read from now on. */
export interface WantedReading {
  readonly fileId: string;
  readonly readWith: ReadWith;
}

const shaOfFile = "coalesce(reading ->> '$.sha256', sha256)";

/** Files of the import with these bytes and this name, whether they are read or are to be. */
function filesOf(
  db: StoreDatabase,
  importId: string,
  change: Pick<ReadingChange, 'fileSha256' | 'fileName'>,
) {
  return db
    .all<{ id: string }>(
      `select id from files where import_id = ? and ${shaOfFile} = ? and name = ? order by position`,
      importId,
      change.fileSha256,
      change.fileName,
    )
    .map(({ id }) => id);
}

/** Which files have to be read anew, and how, where a step is taken back or done again. */
export function wantedReadings(
  db: StoreDatabase,
  importId: string,
  changes: readonly ReadingChange[],
  side: 'before' | 'after',
): WantedReading[] {
  return changes.flatMap((change) =>
    filesOf(db, importId, change).map((fileId) => ({ fileId, readWith: change[side] })),
  );
}

/** What the files of a step were read with until now. Those that are read so already, or that the import has not, are no part of it. */
export function readingChanges(
  db: StoreDatabase,
  importId: string,
  wanted: readonly WantedReading[],
): ReadingChange[] {
  return wanted.flatMap(({ fileId, readWith: after }) => {
    const row = db.get<{ name: string; sha256: string | null; read_with: string | null }>(
      `select name, ${shaOfFile} as sha256, read_with from files where id = ? and import_id = ?`,
      fileId,
      importId,
    );
    if (!row?.sha256) return [];
    const before: ReadWith = row.read_with ? JSON.parse(row.read_with) : { options: {}, templateName: null };
    // The order in which options were chosen means nothing.
    if (canonicalJson(before) === canonicalJson(after)) return [];
    return [{ fileSha256: row.sha256, fileName: row.name, before, after }];
  });
}

/** Writes down that files are read otherwise. Inside a transaction. */
export function takeReadingStep(
  context: Parameters<typeof writeStep>[0],
  importId: string,
  changes: readonly ReadingChange[],
): void {
  const [first] = changes;
  if (!first) return;
  const facts: KeptFacts = {
    rows: changes.length,
    fileName: first.fileName,
    line: null,
    field: null,
    choice: null,
    from: null,
    to: null,
    reason: null,
    reading: {
      files: changes.map(({ fileSha256, fileName }) => ({ fileSha256, fileName })),
      before: first.before.options,
      after: first.after.options,
    },
  };
  writeStep(context, importId, { kind: 'reading', facts }, changes);
}

type Shown = Omit<ImportChange, 'id' | 'kind' | 'changedAt' | 'changedBy' | 'isUndone'>;

/** A step as its facts are kept: files by what tells them for good. */
export type KeptFacts = Omit<Shown, 'reading'> & {
  readonly reading?: Omit<NonNullable<Shown['reading']>, 'fileIds'> & {
    readonly files: readonly Pick<ReadingChange, 'fileSha256' | 'fileName'>[];
  };
  readonly again?: StepAgain;
  /** The import whose steps a `repeat` did again. */
  readonly repeats?: string;
  /** A decision about equal rows, also one that was taken over. */
  readonly isOfEqualRows?: true;
  /** The customer for whom it was decided before; null where nobody was named. */
  readonly decidedFor?: string | null;
  /** Files of which such a decision was taken back, in a step that this one took the place of. */
  readonly declined?: readonly string[];
};

/** What a step was about beyond its own rows, so that it can be done again with files of the same header. */
export interface StepAgain {
  /** Headers of the files whose rows it changed. */
  readonly prints: readonly string[];
  readonly done:
    | { readonly replacement: RowReplacement }
    | { readonly choice: RowsChoice & { rows: RowFilter } };
}

/** As it is listed: files by the id that they have now. */
export function shownFacts(db: StoreDatabase, importId: string, kept: KeptFacts): Shown {
  const {
    reading,
    again: _again,
    repeats: _repeats,
    isOfEqualRows: _isOfEqualRows,
    decidedFor: _decidedFor,
    declined: _declined,
    ...facts
  } = kept;
  if (!reading) return facts;
  const { files, ...how } = reading;
  const fileIds = files.flatMap((file) => filesOf(db, importId, file));
  return { ...facts, reading: { ...how, fileIds } };
}

/**
 * Makes room for another reading of these files: their rows go, their names, places and bytes stay, under a new id. Inside a transaction;
 * the caller refreshes what follows from the rows.
 */
export function makeUnread(
  { db, newId }: { db: StoreDatabase; newId: () => string },
  importId: string,
  wanted: readonly WantedReading[],
) {
  for (const { fileId, readWith } of wanted) {
    const id = newId();
    const { changes } = db.run(
      `insert into files (id, import_id, position, name, size_bytes, state, kept_bytes, read_with, replaces, sha256)
       select ?1, import_id, position, name, size_bytes, 'reading', kept_bytes, ?2, id, ${shaOfFile}
       from files where id = ?3 and import_id = ?4`,
      id,
      JSON.stringify(readWith),
      fileId,
      importId,
    );
    if (changes === 0) continue;
    db.run('update file_pieces set file_id = ? where file_id = ?', id, fileId);
    db.run('delete from files where id = ?', fileId);
  }
}

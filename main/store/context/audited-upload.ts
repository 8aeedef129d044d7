import { columnsOf, segmentOfRow } from '../../../preload/contract/rows/row-columns';
import type { AuditEvent } from '../audit/add-audit';
import type { StoreContext } from './store-context';

/** Edits that are listed one by one; all are counted. */
const listedEdits = 1_000;

/** What is kept of an upload that begins: connection, files with their hashes and mappings, and what was edited by hand. */
export function uploadBegun(
  { db }: StoreContext,
  upload: { importId: string; customerId: string; uploadId: string; transactions: number; batches: number },
): AuditEvent {
  const { importId, customerId, ...begun } = upload;
  const connection = db.get<{ id: string; name: string; environment: string; userId: string | null }>(
    `select connection_id as id, connection_name as name, environment, user_id as userId
     from customers where id = ?`,
    customerId,
  );
  const files = db.all<{ name: string; sizeBytes: number; sha256: string; mapping: string | null }>(
    `select name, size_bytes as sizeBytes, reading ->> '$.sha256' as sha256, read_with ->> '$.templateName' as mapping
     from files where import_id = ? and state = 'staged' order by position`,
    importId,
  );
  return {
    event: 'uploadBegun',
    ...begun,
    importId,
    connection,
    files: files.map(({ mapping, ...file }) => ({ ...file, mapping: mapping && mappingOf(db, mapping) })),
    edits: editsOf(db, importId),
  };
}

function mappingOf(db: StoreContext['db'], name: string): { name: string; version: number | null } {
  const saved = db.get<{ version: number }>(
    'select version from templates where name = ? order by version desc limit 1',
    name,
  );
  return { name, version: saved?.version ?? null };
}

function editsOf(db: StoreContext['db'], importId: string) {
  const choices = db.all<{ row_id: number; choice: string; sha256: string }>(
    `select c.row_id, c.choice, f.reading ->> '$.sha256' as sha256
     from row_choices c join files f on f.id = c.file_id where f.import_id = ? order by c.row_id`,
    importId,
  );
  const accounts = db
    .all<{ fields: string }>('select fields from accounts where import_id = ? order by position', importId)
    .flatMap(({ fields }) => {
      const { origins = {} } = JSON.parse(fields) as { origins?: Record<string, string> };
      const edited = Object.keys(origins).filter(
        (name) => origins[name] === 'user' || origins[name] === 'made',
      );
      return edited.length > 0 ? [edited.sort()] : [];
    });
  const corrected = db.all<{ sha256: string; line: number; fields: string }>(
    'select file_sha256 as sha256, line, fields from row_edits where import_id = ? order by file_sha256, line, nth',
    importId,
  );
  return {
    /** Rows whose values were entered by hand, with the names of the fields and not their values. */
    corrected: corrected.length,
    correctedRows: corrected.slice(0, listedEdits).map(({ fields, ...row }) => ({
      ...row,
      fields: Object.keys(JSON.parse(fields) as object).sort(),
    })),
    rows: choices.length,
    listed: listedChoices(db, choices.slice(0, listedEdits)),
    /** Names of the fields that were entered or made, per account. */
    accounts,
  };
}

/** Each with its line; the choices of a segment follow each other, and its columns are read once. */
function listedChoices(
  db: StoreContext['db'],
  choices: readonly { row_id: number; choice: string; sha256: string }[],
) {
  let open: { id: number; lines: Uint32Array | null } | undefined;
  return choices.map(({ row_id: rowId, choice, sha256 }) => {
    const { segmentId, position } = segmentOfRow(rowId);
    if (open?.id !== segmentId) open = { id: segmentId, lines: linesOf(db, segmentId) };
    return { sha256, line: open.lines?.[position] ?? null, choice };
  });
}

function linesOf(db: StoreContext['db'], segmentId: number): Uint32Array | null {
  const segment = db.get<{ row_count: number; columns: Uint8Array }>(
    'select row_count, columns from segments where id = ?',
    segmentId,
  );
  return segment ? columnsOf(segment.columns, segment.row_count).lines : null;
}

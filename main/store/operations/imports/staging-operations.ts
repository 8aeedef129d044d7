import {
  type BridgeError,
  type FileReading,
  importLimits,
  type ReadWith,
} from '../../../../preload/contract';
import { KontorError } from '../../../errors/kontor-error';
import { dropUnnamedAccounts, linkDrafts } from '../../accounts/account-merging';
import { typedAccountsOf } from '../../accounts/typed-accounts';
import { choicesOfFile } from '../../context/change-steps';
import { saveFigures } from '../../context/import-figures';
import { requireImport } from '../../context/import-summary';
import { layEditsOfFile } from '../../context/laid-edits';
import { forgetIndex, indexOfImport } from '../../context/load-index';
import { giveBack } from '../../context/sent-state';
import type { StoreContext } from '../../context/store-context';
import { endReading, keepEnds, unkeptEnds } from '../../database/unkept-ends';
import { accountOfRow, changesIn } from '../../rows/import-index';
import { readChunk } from '../../rows/packed-rows';
import { atService } from '../../sending/at-service';
import { keepReceiptsOfFile } from '../../sending/receipts/kept-receipts';
import { addSentRowsOfBefore } from '../../sending/sent-rows';
import { requireNoOpenUpload } from '../../sending/upload-record';
import { decideAsBefore } from './decided-before';
import { inTransaction, refreshImport, refreshWithFile } from './import-operations';

interface FileRow {
  id: string;
  import_id: string;
  state: 'reading' | 'staged' | 'failed';
}

function fileRow(context: StoreContext, fileId: string): FileRow | undefined {
  return context.db.get<FileRow>('select id, import_id, state from files where id = ?', fileId);
}

function requireFile(context: StoreContext, fileId: string): FileRow {
  const row = fileRow(context, fileId);
  if (!row) throw new KontorError('import.unknown');
  return row;
}

function requireReading(context: StoreContext, fileId: string): FileRow {
  const row = requireFile(context, fileId);
  if (row.state !== 'reading' || unkeptEnds(context.db).has(fileId))
    throw new KontorError('import.incomplete');
  return row;
}

/** Chunks come numbered from 0 without a gap, and hold as many rows of each kind as the reading counts. */
function checkCompleteness(context: StoreContext, fileId: string, reading: FileReading): void {
  const staged = context.db.get<{ chunks: number; last: number | null; row_count: number | null }>(
    'select count(*) as chunks, max(chunk) as last, sum(row_count) as row_count from segments where file_id = ?',
    fileId,
  );
  const { bookings, pending, blocked } = reading.counts;
  const isGapless = (staged?.chunks ?? 0) === (staged?.last ?? -1) + 1;
  if (!isGapless || (staged?.row_count ?? 0) !== bookings + pending + blocked) {
    throw new KontorError('import.incomplete', {
      staged: staged?.row_count ?? 0,
      expected: bookings + pending + blocked,
    });
  }
}

/** A row that could be sent but belongs to no account of the reading would be dropped in silence later. */
function requireAccounts(context: StoreContext, importId: string, fileId: string): void {
  const index = indexOfImport(context, importId);
  for (const segment of index.segments) {
    if (index.files[segment.fileIndex]?.id !== fileId) continue;
    for (let position = 0; position < segment.columns.rowCount; position += 1) {
      if (segment.columns.dispositions[position] !== 2 && accountOfRow(segment, position) === -1) {
        throw new KontorError('import.incomplete', { line: segment.columns.lines[position] ?? 0 });
      }
    }
  }
}

/** What was corrected, left out or taken in of this file before it was read anew holds again, and what was decided of its equal rows. */
function layKeptChanges(context: StoreContext, importId: string, fileId: string): void {
  const index = indexOfImport(context, importId);
  const before = changesIn(index);
  layEditsOfFile(context, index, fileId);
  choicesOfFile(context, index, fileId);
  decideAsBefore(context, index, fileId);
  if (changesIn(index) !== before) saveFigures(context, index);
}

/** @throws KontorError `import.tooManyFiles`, `import.tooManyAccounts`: a list could not show the import any more (SEC-44) */
function requireRoom(
  context: StoreContext,
  importId: string,
  of: keyof typeof importLimits,
  more: number,
): void {
  const row = context.db.get<{ there: number }>(
    `select count(*) as there from ${of} where import_id = ?`,
    importId,
  );
  if ((row?.there ?? 0) + more <= importLimits[of]) return;
  throw new KontorError(of === 'files' ? 'import.tooManyFiles' : 'import.tooManyAccounts', {
    most: importLimits[of],
  });
}

export const stagingOperations = {
  'imports.addFile': (
    context: StoreContext,
    importId: string,
    file: { name: string; sizeBytes: number },
  ): { fileId: string } => {
    requireImport(context.db, importId);
    requireNoOpenUpload(context.db, importId);
    keepEnds(context.db);
    requireRoom(context, importId, 'files', 1);
    // What this file adds is not in a plan that was made before it.
    context.sends.delete(importId);
    const fileId = context.newId();
    context.db.run(
      `insert into files (id, import_id, position, name, size_bytes, state)
       values (?, ?, (select coalesce(max(position), -1) + 1 from files where import_id = ?), ?, ?, 'reading')`,
      fileId,
      importId,
      importId,
      file.name,
      file.sizeBytes,
    );
    return { fileId };
  },

  /** A chunk number that is there already is ignored, so a repeated message changes nothing. */
  'imports.stageRows': (context: StoreContext, fileId: string, chunk: number, bytes: Uint8Array): null => {
    requireReading(context, fileId);
    const { columns, currencies, body } = readChunk(bytes);
    // A power cut may take the last chunks: the file is unfinished then anyway, and is dropped and read again.
    context.db.requirePowerSafety(false);
    try {
      context.db.transaction(() => {
        const segment = context.db.run(
          `insert into segments (file_id, chunk, row_count, currencies, columns) values (?, ?, ?, ?, ?)
           on conflict do nothing`,
          fileId,
          chunk,
          columns.rowCount,
          JSON.stringify(currencies),
          columns.bytes,
        );
        if (segment.changes === 0) return;
        context.db.run('insert into segment_bodies (segment_id, body) values (?, ?)', segment.rowId, body);
      });
    } finally {
      context.db.requirePowerSafety(true);
    }
    return null;
  },

  /** Makes the rows of a file visible, in one transaction with its accounts and everything that follows from it. */
  'imports.finishFile': (
    context: StoreContext,
    fileId: string,
    reading: FileReading,
    readWith?: ReadWith,
  ): null => {
    const { import_id: importId } = requireReading(context, fileId);
    requireNoOpenUpload(context.db, importId);
    checkCompleteness(context, fileId, reading);
    try {
      context.db.transaction(() => {
        linkDrafts(
          context.db,
          indexOfImport(context, importId),
          {
            fileId,
            drafts: reading.accounts,
            firstBookingDay: reading.firstBookingDay,
            typed: typedAccountsOf(context.db, importId, fileId),
          },
          context.newId,
        );
        requireRoom(context, importId, 'accounts', 0);
        context.db.run(
          "update files set state = 'staged', reading = ?, read_with = ? where id = ?",
          JSON.stringify(reading),
          readWith ? JSON.stringify(readWith) : null,
          fileId,
        );
        // A file more means that there is something to send again.
        context.db.run("update imports set state = 'open' where id = ?", importId);
        refreshWithFile(context, importId, fileId);
        requireAccounts(context, importId, fileId);
        layKeptChanges(context, importId, fileId);
      });
    } catch (cause) {
      forgetIndex(context, importId);
      throw cause;
    }
    return null;
  },

  'imports.failFile': (context: StoreContext, fileId: string, error: BridgeError): null => {
    requireReading(context, fileId);
    endReading(context.db, fileId, error);
    return null;
  },

  'imports.removeFile': (context: StoreContext, fileId: string): null => {
    removeFiles(context, [requireFile(context, fileId)]);
    return null;
  },

  /** Many at once: what follows from the files that are left is worked out once. One that is gone already is what was wanted. */
  'imports.removeFiles': (context: StoreContext, fileIds: string[]): null => {
    const files = fileIds.flatMap((fileId) => fileRow(context, fileId) ?? []);
    for (const { import_id: importId, state } of files)
      if (state === 'staged') requireNoOpenUpload(context.db, importId);
    for (const importId of new Set(files.map((file) => file.import_id)))
      removeFiles(
        context,
        files.filter((file) => file.import_id === importId),
      );
    return null;
  },
};

/** Files of one import. */
function removeFiles(context: StoreContext, files: readonly FileRow[]): void {
  const { db } = context;
  const [{ import_id: importId } = { import_id: '' }] = files;
  for (const { id, state } of files) if (state !== 'staged') endReading(db, id, null);
  const staged = files.filter(({ state }) => state === 'staged').map(({ id }) => id);
  if (staged.length > 0) {
    requireNoOpenUpload(db, importId);
    inTransaction(context, importId, () => {
      const isAtService = staged.some((fileId) => atService(db, importId, fileId).transactions > 0);
      for (const fileId of staged) {
        addSentRowsOfBefore(db, fileId);
        keepReceiptsOfFile(db, indexOfImport(context, importId), fileId);
        db.run('delete from files where id = ?', fileId);
      }
      dropUnnamedAccounts(db, importId);
      refreshImport(context, importId);
      if (!isAtService) giveBack(context, importId);
    });
  }
  db.sweep();
}

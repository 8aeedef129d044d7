import { Archive } from './archives/archive';
import { isOldWorkbook } from './bytes/file-kind';
import { lostBytes } from './bytes/lost-bytes';
import { type ExportSource, ReadFailure } from './bytes/source';
import { isZip } from './containers/zip-mark';
import type { ArchiveEntry } from './derived/derived-export';
import { type ArchivedExport, readAsOne, refuseTooLarge } from './read-document';
import { unpackWorkbook } from './workbooks/sheet-tables';
import { openXls } from './workbooks/xls';
import { openXlsx } from './workbooks/xlsx';

/** What becomes of a zip in the queue: its members take its place, or it is read as it is. */
export type UnpackOutcome = 'members' | 'asItIs';

/** What unpacking gives while it goes on. */
export interface UnpackSink {
  /** An export, ready to be read. */
  member(entry: ArchiveEntry): void;
  /** A file of the archive that is not taken. */
  refused(name: string, failure: ReadFailure): void;
  /** Files of the archive that are dealt with, of all in it. */
  progress(done: number, total: number): void;
}

/** Enough to tell what a file is packed as. */
const headBytes = 16;

/**
 * Takes a zip of several exports, or a workbook with bookings in several sheets, apart: each export comes as soon as it is ready.
 * A wrapper around one export, documents that make one reading, a workbook with bookings in one sheet and what is no zip are to be
 * read as they are. Throws `ReadFailure`; what came before it stays good. `source` ends the work by throwing one.
 */
export async function unpackArchive(source: ExportSource, sink: UnpackSink): Promise<UnpackOutcome> {
  const head = await source.slice(0, Math.min(headBytes, source.sizeBytes)).catch((thrown: unknown) => {
    throw lostBytes(thrown);
  });
  if (!isZip(head) && !isOldWorkbook(head)) return 'asItIs';
  refuseTooLarge(source.sizeBytes);
  const book = await (isZip(head) ? openXlsx(source) : openXls(source));
  if (!book) return unpackMembers(await Archive.open(source), sink);
  const sheets = await unpackWorkbook(book, source.name);
  for (const sheet of sheets ?? []) sink.member(sheet);
  return sheets ? 'members' : 'asItIs';
}

async function unpackMembers(archive: Archive, sink: UnpackSink): Promise<UnpackOutcome> {
  /** Held back until it is clear that they are not one reading; null from then on. */
  let collected: ArchivedExport[] | null = [];
  let done = 0;
  sink.progress(done, archive.size);
  for await (const member of archive.members()) {
    if ('failure' in member) sink.refused(member.name, member.failure);
    else if (collected === null) sink.member(entryOf(member));
    else {
      collected.push(member);
      if (readAsOne(collected) === null) {
        for (const one of collected) sink.member(entryOf(one));
        collected = null;
      }
    }
    done++;
    sink.progress(done, archive.size);
  }
  if (collected === null) return 'members';
  if (collected.length === 0) throw new ReadFailure('file.noExports');
  return 'asItIs';
}

function entryOf({ name, bytes }: ArchivedExport): ArchiveEntry {
  return { name, bytes };
}
